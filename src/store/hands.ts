import {
  type AsksForDice,
  type Battle,
  type Start,
  lineOf,
  startBattle,
  startWithDice,
} from '../engine/battle'
import type { Roll } from '../engine/chance'
import type { IsTyped, TypedFace } from '../engine/dice/byHand'
import type { DiceAsked } from '../engine/dice/throwing'
import { SIDES, type Side } from '../engine/ids'
import type { Ruleset } from '../engine/ruleset'
import type { TableRules } from '../save/format'
import type { Beginning } from './sessionState'

/** Whose die it is, of a roll that is asked for: of an opposed one each side has its own. */
export function ownerOf({ by, contest }: Pick<DiceAsked, 'by' | 'contest'>, die: number): Side | null {
  if (!contest) return by
  return die < (contest.mine.dice ?? 1) ? contest.mine.by : contest.theirs.by
}

/** What a roll is for without whom it is about: 'to hit' for 'to hit MG 42 with Rifles 1'. */
export function kindOfRoll(purpose: string): string {
  const bare = /^.[^A-Z0-9,:(]*/.exec(purpose)?.[0] ?? purpose
  return bare.replace(/( (of|with|the|on|for|in))*\s*$/, '')
}

/** The sides whose dice the program throws though others are thrown by hand: the computers', unless it was chosen. */
export function thrownFor({ byProgram, seats }: TableRules): readonly Side[] {
  return byProgram?.sides ?? SIDES.filter(side => seats[side].kind === 'computer')
}

/** Whether a person throws this die at his own table. Dice of nobody are thrown by hand while anybody's are. */
export function isTyped(rules: TableRules, asked: DiceAsked, die: number): boolean {
  if (rules.dice !== 'hand') return false
  const program = thrownFor(rules)
  const owner = ownerOf(asked, die)
  if (owner === null ? program.length === SIDES.length : program.includes(owner)) return false
  return rules.byProgram?.kinds.includes(kindOfRoll(asked.purpose)) !== true
}

export const typedBy =
  (rules: TableRules): IsTyped =>
  (asked, die) =>
    isTyped(rules, asked, die)

/** The rules of the table with a kind of roll given to the program, or taken back from it. */
export function withKind(rules: TableRules, kind: string, byProgram: boolean): TableRules {
  const kinds = (rules.byProgram?.kinds ?? []).filter(each => each !== kind)
  return {
    ...rules,
    byProgram: { sides: [...thrownFor(rules)], kinds: byProgram ? [...kinds, kind] : kinds },
  }
}

/** The rules of the table with a side's dice thrown by hand or by the program; by hand for nobody is the program for all. */
export function withHand(rules: TableRules, side: Side, byHand: boolean): TableRules {
  const had = rules.dice === 'hand' ? thrownFor(rules) : SIDES
  const sides = SIDES.filter(each => (each === side ? !byHand : had.includes(each)))
  const kinds = rules.byProgram?.kinds ?? []
  return { ...rules, dice: sides.length === SIDES.length ? 'program' : 'hand', byProgram: { sides, kinds } }
}

/** Whether a side's dice are thrown by hand. */
export const isByHand = (rules: TableRules, side: Side): boolean =>
  rules.dice === 'hand' && !thrownFor(rules).includes(side)

/** Why these faces cannot be those of the dice that a person throws for a roll; null where they can. */
export function wrongFace(rules: TableRules, asked: DiceAsked, faces: readonly TypedFace[]): string | null {
  const dice = asked.dice.filter((_, die) => isTyped(rules, asked, die))
  const wrong = faces.findIndex((face, at) => {
    const sides = dice[at] ?? 6
    return face !== null && (!Number.isInteger(face) || face < 1 || face > sides)
  })
  return wrong < 0 ? null : `A D${dice[wrong]} has no ${faces[wrong]}. Type 1 to ${dice[wrong]}.`
}

/** What the beginning of a battle asks for of real dice; null where it has all it needs. */
export function openingAsks(ruleset: Ruleset, beginning: Beginning): AsksForDice | null {
  const { rules, faces = [] } = beginning
  if (rules.dice !== 'hand') return null
  const begun = startWithDice(ruleset, startOf(ruleset, beginning), faces, typedBy(rules))
  return begun.ok ? null : begun
}

/** A battle as it begins: with the dice that were typed for it, or, where nobody was asked, with the program's. */
export function begunBattle(ruleset: Ruleset, beginning: Beginning): Battle {
  const { rules, faces } = beginning
  const start = startOf(ruleset, beginning)
  if (faces === undefined) {
    return startBattle(ruleset, start.scenario, start.options, start.seed, start.strictness)
  }
  const begun = startWithDice(ruleset, start, faces, typedBy(rules))
  if (!begun.ok) throw new Error(`The beginning wants dice: ${begun.asks.purpose}.`)
  return begun.battle
}

function startOf(ruleset: Ruleset, { own, scenario: id, houseRules, seed, strictness }: Beginning): Start {
  const scenario = own ?? ruleset.scenarios.find(one => one.id === id)
  if (!scenario) throw new Error(`There is no scenario '${id}' in ${ruleset.title}.`)
  return { scenario, options: { houseRules }, seed, strictness }
}

/** Whether a person throws any die of a roll. */
export const asksAnybody = (rules: TableRules, asked: DiceAsked): boolean =>
  asked.dice.some((_, die) => isTyped(rules, asked, die))

/** The faces of a roll for all whom `begun` let type, of those that whoever still types has given; the others are thrown. */
export function facesFor(
  begun: TableRules,
  now: TableRules,
  asked: DiceAsked,
  faces: readonly TypedFace[],
): readonly TypedFace[] {
  let given = 0
  return asked.dice.flatMap((_, die) => {
    const face = isTyped(now, asked, die) ? (faces[given++] ?? null) : null
    return isTyped(begun, asked, die) ? [face] : []
  })
}

/** The rolls of a battle in which a person typed a die, up to now. */
export function rollsByHand(battle: Battle): readonly Roll[] {
  const moments = lineOf(battle).moments.slice(0, battle.cursor)
  return [...battle.opening.rolls, ...moments.flatMap(moment => moment.rolls)].filter(roll => roll.byHand)
}
