import { type UnitId, otherSide } from '../../../../src/engine/ids'
import type { Measurement, Threat } from '../../../../src/engine/ruleset'
import { hexOf, placeOf } from '../../../../src/geometry/hexBoard'
import { hexDistance } from '../../../../src/geometry/hexes'
import type { Degrees, Point } from '../../../../src/geometry/point'
import { chancesOf } from '../fire/chances'
import { canShoot, weaponsOf } from '../fire/toHit'
import type { Book } from '../model/book'
import { findAircraft, onTable } from '../model/lookup'
import type { AirState } from '../model/state'

/** Hexes from one place or aircraft to another, how many levels lie between, and what one needs to hit there. */
export function measured(book: Book, state: AirState, from: Point | UnitId, to: Point | UnitId): Measurement {
  const { board } = state.scenario
  const placed = (end: Point | UnitId) => (typeof end === 'string' ? findAircraft(state, end) : undefined)
  const [one, other] = [placed(from), placed(to)]
  const a = typeof from === 'string' ? one?.at : from
  const b = typeof to === 'string' ? other?.at : to
  if (!a || !b) return { distance: 0, lines: [], marks: [] }
  const [start, end] = [hexOf(board, a), hexOf(board, b)]
  const distance = hexDistance(start, end)
  const row = book.toHit[distance - 1]
  const levels = one && other ? Math.abs(one.level - other.level) : null
  return {
    distance,
    lines: [
      row
        ? { code: 'measure-need', facts: { need: row.need }, clause: row.clause }
        : { code: 'measure-far', facts: { limit: book.toHit.length }, clause: book.cite['range'] },
      ...book.parts.flatMap(part => part.measured?.(book, distance) ?? []),
      ...(levels === null
        ? []
        : levels === 0
          ? [{ code: 'measure-level', clause: book.cite['same level'] }]
          : [{ code: 'measure-levels', facts: { levels }, clause: book.cite['same level'] }]),
    ],
    marks: [{ kind: 'sight', from: placeOf(board, start), to: placeOf(board, end), tone: 'plain' }],
  }
}

/** Which enemies have a place and level before their guns as they are now, the worst first. */
export function threatsTo(
  book: Book,
  state: AirState,
  id: UnitId,
  at: Point,
  facing: Degrees,
  level?: number,
): readonly Threat[] {
  const one = findAircraft(state, id)
  if (!one) return []
  const target = { ...one, at, facing, level: level ?? one.level }
  return onTable(state, otherSide(one.side))
    .flatMap((enemy): readonly Threat[] => {
      const shots = weaponsOf(book, enemy)
        .filter(weapon => canShoot(book, state, enemy, target, weapon, back(state, enemy.id)))
        .map(weapon => ({ weapon, ...chancesOf(book, state, enemy, weapon, target, back(state, enemy.id)) }))
        .toSorted((a, b) => b.destroyed - a.destroyed || b.hit - a.hit)
      const [best] = shots
      const why = best?.weapon === 'rear' ? 'in its rear arc' : 'in its frontal arc'
      const own = book.parts.map(part => part.threat?.(book, state, enemy, target))
      return [best && { hit: best.hit, destroy: best.destroyed, why }, ...own]
        .flatMap((each): readonly Threat[] => (each ? [{ by: enemy.id, ...each }] : []))
        .toSorted(worseFirst)
        .slice(0, 1)
    })
    .toSorted(worseFirst)
}

const worseFirst = (a: Threat, b: Threat): number => b.destroy - a.destroy || b.hit - a.hit

/** Whether what an enemy may do now is to fire back. */
const back = (state: AirState, enemy: UnitId): boolean => state.pending?.unit === enemy
