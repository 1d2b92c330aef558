import { branches } from '../../src/engine/dice/everyOutcome'

import type { Foreseen } from '../../src/engine/offer'
import type { Io } from './act'
import { fightsOf, sumsOf, type Fight } from './fights'
import { matchesOf, match } from './matching'
import { findFigure, type Standing } from './lookup'
import { downOutcome, OUTCOMES } from './outcomes'
import type { ColonialState } from './state'
import { ELIMINATES } from './tables'

/** What is lost so far, and which enemies that somebody has yet to fight are down or have gone back, a bit for each. */
interface Course {
  readonly own: number
  readonly theirs: number
  readonly gone: number
  readonly chance: number
}

/**
 * What comes of a charge if everybody who can matches up and all fight: exact for the fights that there are when it strikes home.
 * Riders who ride on, leaders who save by a house rule, and who stumbles into another fight as he goes back are left out.
 */
export function foreseen(charge: (io: Io) => ColonialState, unit: Standing, target: Standing): Foreseen {
  const courses = branches(io => {
    let now = charge(io)
    for (let id = now.melee?.matching[0]; now.pending?.kind === 'match' && id !== undefined; ) {
      now = match.play(now, { type: 'match', unit: id, figures: matchesOf(now, id).map(each => each.id) }, io)
      id = now.melee?.matching[0]
    }
    return now
  }).flatMap(({ state: struck, chance }) =>
    fought(struck).map(each => ({ ...each, chance: each.chance * chance })),
  )
  const chanceOf = (wanted: (course: Course) => boolean): number =>
    courses.filter(wanted).reduce((sum, { chance }) => sum + chance, 0)
  const likeliest = (of: 'own' | 'theirs', most: number): number => {
    const counts = Array.from({ length: most + 1 }, (_, lost) => chanceOf(each => each[of] === lost))
    return most - counts.indexOf(Math.max(...counts))
  }
  const [own, theirs] = [unit.figures.length, target.figures.length]
  return {
    outcomes: OUTCOMES.map(({ id }) => ({
      outcome: id,
      chance: chanceOf(each => downOutcome(each.theirs) === id),
    })),
    lines: [
      `most likely left: ${likeliest('theirs', theirs)} of ${theirs}, own ${likeliest('own', own)} of ${own}`,
    ],
  }
}

/** All fights of a charge, ways that come to the same taken together. */
function fought(state: ColonialState): readonly Course[] {
  const fights = fightsOf(state)
  // Along the line of battle: neighbours share enemies, and what is far along no longer matters.
  const men = alongTheLine(state, [...new Set(fights.map(each => each.figure))])
  const enemies = [...new Set(fights.map(keyOf))]
  const foes = men.map(man =>
    fights
      .filter(each => each.figure === man)
      .map(each => ({ bit: 2 ** enemies.indexOf(keyOf(each)), ...chancesOf(state, each) })),
  )
  let courses: readonly Course[] = [{ own: 0, theirs: 0, gone: 0, chance: 1 }]
  for (const [at, own] of foes.entries()) {
    const later = foes.slice(at + 1).flatMap(all => all.map(({ bit }) => bit))
    const matters = [...new Set(later)]
    const known = new Map<number, Course>()
    const add = (course: Course): void => {
      if (course.chance === 0) return
      const gone = matters.reduce((sum, bit) => sum + (has(course.gone, bit) ? bit : 0), 0)
      const key = (gone * MOST + course.own) * MOST + course.theirs
      const before = known.get(key)
      known.set(key, { ...course, gone, chance: course.chance + (before?.chance ?? 0) })
    }
    for (const course of courses) {
      // He goes on to the next enemy that he touches as long as he wins.
      let [theirs, gone, chance] = [course.theirs, course.gone, course.chance]
      for (const { bit, won, lost, recoil } of own) {
        if (has(gone, bit)) continue
        add({ own: course.own + 1, theirs, gone, chance: chance * lost })
        gone += bit
        add({ own: course.own, theirs, gone, chance: chance * recoil })
        theirs += 1
        chance *= won
      }
      add({ own: course.own, theirs, gone, chance })
    }
    courses = [...known.values()]
  }
  return courses
}

/** More figures than fight in any charge. */
const MOST = 64
const keyOf = (fight: Fight): string => `${fight.target} ${fight.enemy}`
const has = (set: number, bit: number): boolean => Math.floor(set / bit) % 2 === 1

function alongTheLine(state: ColonialState, men: readonly string[]): readonly string[] {
  const unit = state.melee?.unit ?? ''
  const places = men.map(id => ({ id, at: findFigure(state, { unit, figure: id })?.at ?? { x: 0, y: 0 } }))
  const extent = (of: readonly number[]): number => Math.max(...of) - Math.min(...of)
  const isWide = extent(places.map(({ at }) => at.x)) >= extent(places.map(({ at }) => at.y))
  return places.toSorted((a, b) => (isWide ? a.at.x - b.at.x : a.at.y - b.at.y)).map(({ id }) => id)
}

/** The chances of one fight: the charging figure eliminates the other, falls, or both recoil (2.44, 2.51). */
export function chancesOf(state: ColonialState, fight: Fight): FightChances {
  const [own, other] = sumsOf(state, fight) ?? []
  return chancesBy((own?.total ?? 0) - (other?.total ?? 0))
}

interface FightChances {
  readonly won: number
  readonly lost: number
  readonly recoil: number
}

/** The same by what the one adds more to its die than the other. */
export function chancesBy(edge: number): FightChances {
  return BY_EDGE[Math.max(0, Math.min(2 * EDGES, edge + EDGES))] ?? LEVEL
}

/** With an edge of 8 each throw is won, and more changes nothing. */
const EDGES = 8
const BY_EDGE: readonly FightChances[] = Array.from({ length: 2 * EDGES + 1 }, (_, at) => counted(at - EDGES))
const LEVEL = counted(0)

function counted(edge: number): FightChances {
  let [won, lost] = [0, 0]
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      if (a - b + edge >= ELIMINATES) won += 1
      if (a - b + edge <= -ELIMINATES) lost += 1
    }
  }
  return { won: won / 36, lost: lost / 36, recoil: 1 - (won + lost) / 36 }
}
