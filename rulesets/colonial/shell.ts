import { refusalField } from '../../src/engine/acts'
import type { Chance } from '../../src/engine/chance'
import type { UnitId } from '../../src/engine/ids'
import type { Option } from '../../src/engine/offer'
import { bearing, distance, moveBy, type Point } from '../../src/geometry/point'
import { isWithin } from '../../src/geometry/tolerance'
import type { Act, ActionOf, Io, Reason } from './act'
import { activeOf, candidates, withActive } from './activation'
import { isCover, isScreened } from './ground'
import { reasonsNotToFire } from './fire'
import {
  enemiesOf,
  findFigure,
  findUnit,
  inches,
  placedOf,
  stands,
  unitOf,
  type Placed,
  type Standing,
} from './lookup'
import { eliminated } from './losses'
import { downOutcome } from './outcomes'
import { afterAttack } from './sequence'
import { blockerBetween } from './sight'
import type { ColonialAction, ColonialState, Dropped } from './state'
import { GUN_TABLE, LENGTHS, SHELL_SAVES } from './tables'
import { droppedBy } from './takers'

/** Why a gun cannot be laid on a figure: it has to be seen (R33). */
function reasonsNotAt(
  state: ColonialState,
  unit: Standing,
  target: Standing | undefined,
  figure: string,
): readonly Reason[] {
  if (!target || target.side === unit.side) return [{ code: 'no-unit', clause: 'colonial-4.9' }]
  const man = findFigure(state, { unit: target.id, figure })
  if (!man) return [{ code: 'no-figure', clause: 'colonial-4.9' }]
  return blockerBetween(state, unit.at, man.at, [unit, target])
    ? [{ code: 'not-seen', clause: 'colonial-R33' }]
    : []
}

/** Longest distance that anybody may name. */
export const MOST_INCHES = 200

/** A shell: the distance is named, and the marker lies exactly there (4.9, R33). */
export const shell: Act<'shell'> = {
  offers: (state, side) =>
    candidates(state, side)
      .filter(unit => unit.gun !== null && unit.gun.kind !== 'machine gun')
      .map(unit => ({
        id: `shell:${unit.id}`,
        kind: 'shell',
        unit: unit.id,
        label: 'Shell',
        clause: 'colonial-4.9',
        input: 'number',
        blind: true,
        number: { least: 0, most: MOST_INCHES, label: 'inches' },
        useful: false,
        ...refusalField(reasonsNotToFire(state, unit.id)),
        options: () => enemiesOf(state)[side].flatMap(target => optionsAt(state, unit, target)),
        named: (at: Point, number: number) => named(state, unit, at, number),
      })),
  refuse(state, { unit: id, target, figure, inches: named }) {
    const reasons = reasonsNotToFire(state, id)
    if (reasons.length > 0) return reasons
    const unit = unitOf(state, id) as Standing
    if (!unit.gun || unit.gun.kind === 'machine gun')
      return [{ code: 'no-artillery', clause: 'colonial-4.9' }]
    if (named !== null && !(named >= 0 && named <= MOST_INCHES))
      return [{ code: 'no-distance', clause: 'colonial-R33', facts: { most: MOST_INCHES } }]
    const found = findUnit(state, target)
    return reasonsNotAt(state, unit, stands(found) ? found : undefined, figure)
  },
  play(state, action, io) {
    const unit = findUnit(state, action.unit)
    const target = findFigure(state, { unit: action.target, figure: action.figure })
    if (!stands(unit) || !unit.gun || !target) return state
    const gun = { ...unit.gun, loaded: false, reloading: 0 }
    const fired = {
      ...state,
      units: state.units.map(each => (each.id === unit.id ? { ...each, gun } : each)),
    }
    const aimed = withActive(fired, { ...activeOf(state, unit.id), stage: 'extra', rolled: 0 })
    const away = distance(unit.at, target.at)
    const facing = away === 0 ? unit.facing : bearing(unit.at, target.at)
    // Distances at which as many of every unit are hit come to the same.
    const landed = io.chance.series<Landed>(
      { far: action.inches ?? 0, mark: unit.at, isLost: false, hits: null },
      2,
      (now, dice, step) => {
        if (step === 1) return { ...now, hits: now.isLost ? [] : hitBy(aimed, unit, now.mark, dice) }
        const far = action.inches ?? estimated(away, unit, dice)
        const mark = moveBy(unit.at, facing, far)
        return { ...now, far, mark, isLost: isOffTable(state, mark) }
      },
      ({ far, isLost, hits }) => (isLost ? 'lost' : hits ? toll(hits) : String(far)),
    )
    return burst(aimed, unit, action, landed, io)
  },
}

/** The computer's eye: the true distance, wrong by the difference of two dice in twentieths, to the nearest inch (R33). */
function estimated(away: number, unit: Standing, chance: Chance): number {
  const die = { by: unit.side, sides: 6, bonus: 0 }
  const why = { purpose: 'to guess the distance', by: unit.side, clause: 'colonial-R33' }
  const wrong = chance.contest(die, die, why)
  return Math.floor(away * (1 + wrong * 0.05) + 0.5)
}

/** A shell that has come down. */
interface Landed {
  /** The distance that was named. */
  readonly far: number
  readonly mark: Point
  readonly isLost: boolean
  /** Null until everybody near has saved. */
  readonly hits: readonly Struck[] | null
}

function isOffTable({ scenario }: ColonialState, { x, y }: Point): boolean {
  const { width, height } = scenario.board
  return x < 0 || y < 0 || x > width || y > height
}

const burstOf = ({ gun }: Standing): number => GUN_TABLE[gun?.kind ?? 'light gun'].burst

/** Everybody within the burst, on both sides, saves for himself (R34): those who do not. */
function hitBy(state: ColonialState, unit: Standing, mark: Point, chance: Chance): readonly Struck[] {
  const struck = struckBy(state, mark, inches(state, burstOf(unit)))
  const close = inches(state, LENGTHS.behindWall)
  const needs = struck.map(({ man }) =>
    isCover(state, man.at) || isScreened(state, unit.at, man.at, close)
      ? SHELL_SAVES.cover
      : SHELL_SAVES.open,
  )
  // Leaders are told one by one; of the others of a unit it is enough how many.
  const alike = struck.map(({ of, man }, at) =>
    man.figure.leader !== null ? 1000 + at : state.units.indexOf(of) * 10 + (needs[at] ?? 0),
  )
  const why = { purpose: 'to save from the shell', by: null, clause: 'colonial-4.12' }
  const saved = chance.each(6, needs, alike, why)
  return struck.filter((_, at) => saved[at] === false)
}

/** Who is hit of each unit, as far as it matters: which leaders, and how many of the others. */
function toll(hits: readonly Struck[]): string {
  const leaders = hits.filter(({ man }) => man.figure.leader !== null).map(({ man }) => man.id)
  // In the order of the units, as they were struck.
  const counts = new Map<UnitId, number>()
  for (const { of } of hits) counts.set(of.id, (counts.get(of.id) ?? 0) + 1)
  return JSON.stringify([leaders, [...counts]])
}

/** What the shell does is told, and those who are hit fall. */
function burst(
  state: ColonialState,
  unit: Standing,
  action: ActionOf<'shell'>,
  landed: Landed,
  io: Io,
): ColonialState {
  const { far, mark, isLost } = landed
  const hits = landed.hits ?? []
  const isLight = (unit.gun?.kind ?? 'light gun') === 'light gun'
  const radius = inches(state, burstOf(unit))
  const own = hits.filter(({ of }) => of.side === unit.side).length
  io.log({
    code: isLost ? 'shell-lost' : hits.length === 0 ? 'shell-nothing' : own > 0 ? 'shell-own' : 'shell',
    side: unit.side,
    facts: { unit: { unit: unit.id }, target: { unit: action.target }, far, hits: hits.length, own },
    units: [unit.id, action.target],
    clauses: ['colonial-4.9', isLight ? 'colonial-4.10' : 'colonial-4.11', 'colonial-R34'],
    outcome: downOutcome(hits.length - own),
    hit: hits.length > own,
    effects: isLost
      ? []
      : [
          { kind: 'shot', from: unit.at, to: mark, hit: hits.length > 0, weapon: 'gun' },
          { kind: 'burst', at: mark, size: radius },
        ],
  })
  let now = state
  const dropped: Dropped[] = []
  for (const of of new Set(hits.map(each => each.of))) {
    const men = hits.filter(each => each.of === of).map(({ man }) => man.id)
    const { next, dead } = eliminated(now, of.id, men, io)
    now = next
    dropped.push(...droppedBy(of, dead))
  }
  return afterAttack(now, dropped, io)
}

interface Struck {
  readonly of: Standing
  readonly man: Placed
}

const struckBy = (state: ColonialState, mark: Point, radius: number): readonly Struck[] =>
  state.units
    .filter((unit): unit is Standing => stands(unit))
    .flatMap(of =>
      placedOf(of)
        .filter(man => isWithin(distance(man.at, mark), radius))
        .map(man => ({ of, man })),
    )

/** What a computer may do: lay the gun on the man in the midst of a unit, and guess. */
function optionsAt(
  state: ColonialState,
  unit: Standing,
  target: Standing,
): readonly Option<ColonialAction>[] {
  const man = placedOf(target).toSorted((a, b) => distance(a.at, target.at) - distance(b.at, target.at))[0]
  if (!man) return []
  return [
    {
      action: { type: 'shell', unit: unit.id, target: target.id, figure: man.id, inches: null },
      label: target.name,
      token: target.id,
      at: man.at,
      ...refusalField(reasonsNotAt(state, unit, target, man.id)),
    },
  ]
}

/** What a person names: the figure nearest to where he pressed, and his inches. */
function named(
  state: ColonialState,
  unit: Standing,
  at: Point,
  number: number,
): Option<ColonialAction> | null {
  const men = enemiesOf(state)[unit.side].flatMap(of => placedOf(of).map(man => ({ of, man })))
  const nearest = men.toSorted((a, b) => distance(a.man.at, at) - distance(b.man.at, at))[0]
  if (!nearest) return null
  const { of, man } = nearest
  const reasons =
    number >= 0 && number <= MOST_INCHES
      ? reasonsNotAt(state, unit, of, man.id)
      : [{ code: 'no-distance', clause: 'colonial-R33', facts: { most: MOST_INCHES } } as const]
  return {
    action: { type: 'shell', unit: unit.id, target: of.id, figure: man.id, inches: number },
    label: of.name,
    token: of.id,
    at: man.at,
    ...refusalField(reasons),
  }
}
