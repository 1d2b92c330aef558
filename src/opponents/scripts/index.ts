import { randomAction } from '../../engine/random'
import { whim } from '../stream'
import { likeliest } from './attacks'
import { type Script, byTaste, nearestShot } from './script'
import { toHold, toNearest, toStay, toTake } from './ways'

/** Turns before the end in which the late rush begins. */
const LATE = 3

/** Goes to the nearest thing that counts for victory (else to its own middle), stays there, and shoots from where it is. */
export const camp: Script = byTaste({
  goal: toHold,
  movesFirst: false,
  closes: false,
  compares: false,
  choose: likeliest,
})

/** Goes straight at what counts for victory and is not its own (else at the enemy's middle), and attacks what it comes upon. */
export const rush: Script = byTaste({
  goal: toTake,
  movesFirst: true,
  closes: true,
  compares: false,
  choose: likeliest,
})

/** Each of its units goes for the enemy that is nearest to it, and attacks the nearest. */
export const nearest: Script = byTaste({
  goal: toNearest,
  movesFirst: false,
  closes: true,
  compares: false,
  choose: nearestShot,
})

/** Stays where it was put and shoots at what comes within reach. */
export const sitStill: Script = byTaste({
  goal: toStay,
  movesFirst: false,
  closes: false,
  compares: false,
  choose: likeliest,
})

/** Of all attacks that its side can make, always makes the one with the best odds; who has none goes for the nearest enemy. */
export const bestOdds: Script = byTaste({
  goal: toNearest,
  movesFirst: false,
  closes: true,
  compares: true,
  choose: likeliest,
})

/** Camps, and rushes in the last three turns: of what is not counted in turns (cards, days), in the last quarter. */
export const lateRush: Script = question => {
  const { left } = question.ruleset.standing(question.view)
  const isLate = left !== null && left.count <= (left.label === 'turn' ? LATE : left.of / 4)
  return isLate ? rush(question) : camp(question)
}

/** Draws before what was found to be refused is given all the same. */
const DRAWS = 50

/** Whatever the rules allow, by whim: first one of the offers, then one of its ways. */
export const random: Script = ({ ruleset, view, side, seed, without = [] }) => {
  const position = JSON.stringify(view)
  const left = new Set(without.map(action => JSON.stringify(action)))
  let asked = 0
  const pick = (count: number): number => Math.floor(whim(seed, `${position} ${(asked += 1)}`) * count)
  let action = randomAction(ruleset, view, side, pick)
  for (let draws = 1; draws < DRAWS && action && left.has(JSON.stringify(action)); draws++)
    action = randomAction(ruleset, view, side, pick)
  return action
}

/** All sparring partners, by the name that the tools call them. */
export const SCRIPTS = {
  camp,
  rush,
  nearest,
  'sit-still': sitStill,
  'best-odds': bestOdds,
  'late-rush': lateRush,
  random,
} as const satisfies Readonly<Record<string, Script>>

export type ScriptName = keyof typeof SCRIPTS
