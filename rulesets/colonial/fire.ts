import { refusalField } from '../../src/engine/acts'
import type { UnitId } from '../../src/engine/ids'
import type { Option } from '../../src/engine/offer'
import { distance } from '../../src/geometry/point'
import { isWithin } from '../../src/geometry/tolerance'
import type { Act, Io, Reason } from './act'
import { activeOf, candidates, reasonsNotTo, withActive } from './activation'
import { aimAt, type Aim } from './aim'
import { isCover, isScreened } from './ground'
import {
  findFigure,
  findUnit,
  inches,
  enemiesOf,
  isServed,
  isSniper,
  placedOf,
  stands,
  unitOf,
  withUnit,
  type Standing,
} from './lookup'
import { hit } from './losses'
import { blockerBetween } from './sight'
import { finish } from './sequence'
import { afterVolley, splitOf } from './split'
import type { ColonialAction, ColonialState } from './state'
import { LENGTHS, SNIPER_NEEDS } from './tables'
import { downOutcome } from './outcomes'

/** Why a unit fires at nobody at all now. */
export function reasonsNotToFire(state: ColonialState, id: UnitId): readonly Reason[] {
  const reasons = reasonsNotTo(state, id, 'fire')
  if (reasons.length > 0) return reasons
  const unit = unitOf(state, id) as Standing
  if (unit.routing) return [{ code: 'is-routing', clause: 'colonial-R41' }]
  const { gun } = unit
  if (!gun) return []
  const isMachineGun = gun.kind === 'machine gun'
  const clause = isMachineGun ? 'colonial-R29' : 'colonial-R32'
  if (!gun.ready) return [{ code: 'is-packed', clause }]
  if (gun.jammed) return [{ code: 'is-jammed', clause: 'colonial-3.5' }]
  if (!isServed(state, unit))
    return [{ code: 'too-few-crew', clause: isMachineGun ? clause : 'colonial-4.8' }]
  if (!isMachineGun && !gun.loaded) return [{ code: 'not-loaded', clause: 'colonial-4.6' }]
  return activeOf(state, id).stage === 'open' ? [] : [{ code: 'has-moved', clause }]
}

/** Why a unit cannot hit another from where it stands. */
export function reasonsNotAt(
  state: ColonialState,
  unit: Standing,
  target: Standing | undefined,
): readonly Reason[] {
  if (!target || target.figures.length === 0) return [{ code: 'no-unit', clause: 'colonial-2.17' }]
  if (target.side === unit.side) return [{ code: 'own-side', clause: 'colonial-R10' }]
  if (splitOf(state, unit)?.at.includes(target.id)) return [{ code: 'fired-there', clause: 'colonial-R10' }]
  const aim = aimAt(state, unit, target)
  if (aim.why === null) return []
  if (aim.why === 'no-arms') {
    const riders = unit.mounted && unit.figures.some(({ weapons }) => weapons.includes('Carbine'))
    return riders
      ? [{ code: 'dismounts-first', clause: 'colonial-5.1' }]
      : [{ code: 'no-arms', clause: 'colonial-R55' }]
  }
  if (aim.why === 'out-of-range')
    return [{ code: 'out-of-range', clause: 'colonial-2.20', facts: { distance: aim.nearest } }]
  return [notSeen(state, unit, target)]
}

function notSeen(state: ColonialState, unit: Standing, target: Standing): Reason {
  const from = placedOf(unit)[0]?.at ?? unit.at
  const to = placedOf(target)[0]?.at ?? target.at
  const blocker = blockerBetween(state, from, to, [unit, target])
  if (!blocker) return { code: 'not-seen', clause: 'colonial-R12' }
  return blocker.by === 'figure'
    ? { code: 'men-block', clause: 'colonial-R12', facts: { name: blocker.name } }
    : {
        code: 'ground-blocks',
        clause: 'colonial-R12',
        facts: { name: blocker.piece.terrain.label },
        marks: [{ kind: 'area', outlines: [blocker.piece.outline], tone: 'refused' }],
      }
}

export const fire: Act<'fire'> = {
  offers: (state, side) =>
    candidates(state, side)
      .filter(unit => !isSniper(unit))
      .map(unit => ({
        id: `fire:${unit.id}`,
        kind: 'fire',
        unit: unit.id,
        label:
          activeOf(state, unit.id).stage === 'open' && !unit.gun
            ? 'Fire, aimed'
            : unit.gun?.kind === 'machine gun' || !unit.gun
              ? 'Fire'
              : 'Canister',
        clause: 'colonial-2.17',
        input: 'target',
        useful: false,
        ...refusalField(reasonsNotToFire(state, unit.id)),
        options: () => enemiesOf(state)[side].map(target => optionOf(state, unit, target)),
      })),
  refuse(state, { unit: id, target }) {
    const reasons = reasonsNotToFire(state, id)
    if (reasons.length > 0) return reasons
    const unit = unitOf(state, id) as Standing
    if (isSniper(unit)) return [{ code: 'is-sniper', clause: 'colonial-10.3' }]
    const found = findUnit(state, target)
    return reasonsNotAt(state, unit, stands(found) ? found : undefined)
  },
  play(state, { unit: id, target: at }, io) {
    const unit = findUnit(state, id)
    const target = findUnit(state, at)
    if (!stands(unit) || !stands(target)) return state
    const aim = aimAt(state, unit, target)
    const from = unit.at
    const { hits, jams } = thrown(unit, aim, io)
    const counted = Math.min(hits, aim.among.length)
    const isMachineGun = unit.gun?.kind === 'machine gun'
    io.log({
      code: hits === 0 ? 'fires-nothing' : 'fires',
      side: unit.side,
      facts: { unit: { unit: id }, target: { unit: at }, dice: aim.needs.length, hits },
      units: [id, at],
      clauses: [
        'colonial-2.17',
        ...(unit.gun ? [isMachineGun ? 'colonial-3.4' : 'colonial-4.5'] : ['colonial-2.35']),
      ],
      reckonings: aim.reckonings,
      outcome: downOutcome(counted),
      hit: counted > 0,
      effects: [{ kind: 'shot', from, to: target.at, hit: hits > 0, weapon: unit.gun ? 'gun' : 'rifle' }],
    })
    if (jams) {
      io.log({
        code: 'jams',
        side: unit.side,
        facts: { unit: { unit: id } },
        units: [id],
        clauses: ['colonial-3.5', 'colonial-R30'],
        effects: [{ kind: 'chip', unit: id, chip: 'Jammed' }],
      })
    }
    const { gun } = unit
    const spent = gun
      ? withUnit(state, id, {
          gun: { ...gun, jammed: gun.jammed || jams, loaded: isMachineGun, reloading: 0 },
        })
      : state
    const done = withActive(spent, { ...activeOf(state, id), stage: 'extra', rolled: 0 })
    return hit(firingOn(state, unit, aim, at) ?? done, at, hits, aim.among, io)
  },
}

/** By house rule: the unit goes on where somebody who has not fired could hit another unit; null where nobody can (R10). */
function firingOn(state: ColonialState, unit: Standing, { shooters }: Aim, at: UnitId): ColonialState | null {
  if (!splitOf(state, unit)) return null
  const after = afterVolley(
    state,
    unit,
    shooters.map(({ id }) => id),
    at,
  )
  const canHit = (other: Standing): boolean => reasonsNotAt(after, unit, other).length === 0
  return enemiesOf(after)[unit.side].some(canHit) ? after : null
}

function optionOf(state: ColonialState, unit: Standing, target: Standing): Option<ColonialAction> {
  const reasons = reasonsNotAt(state, unit, target)
  return {
    action: { type: 'fire', unit: unit.id, target: target.id },
    label: target.name,
    token: target.id,
    reckonings: reasons.length > 0 ? [] : aimAt(state, unit, target).reckonings,
    ...refusalField(reasons),
  }
}

/** The dice. A machine gun jams where two of those that it really throws show a 1 (3.5, R30). */
function thrown(
  unit: Standing,
  { needs, among }: Aim,
  io: Io,
): { readonly hits: number; readonly jams: boolean } {
  const why = { purpose: 'to hit', by: unit.side, clause: 'colonial-2.17' }
  const [need = 7] = needs
  if (unit.gun?.kind !== 'machine gun')
    return {
      hits: io.chance.tally(6, needs, why, unit.gun ? undefined : Math.max(1, among.length)),
      jams: false,
    }
  // A 1 counts for the jam, as many as there are; a hit counts a hundredth of it.
  const worths = [1, 2, 3, 4, 5, 6].map(face => (face === 1 ? JAM : face >= need ? 1 : 0))
  const sum = io.chance.sum(needs.length, worths, { ...why, clause: 'colonial-3.4' })
  return { hits: sum % JAM, jams: sum >= 2 * JAM }
}
const JAM = 100

/** A sniper's shot at one figure (section 10). */
export const snipe: Act<'snipe'> = {
  offers: (state, side) =>
    candidates(state, side)
      .filter(isSniper)
      .map(unit => ({
        id: `snipe:${unit.id}`,
        kind: 'snipe',
        unit: unit.id,
        label: 'Snipe',
        clause: 'colonial-10.3',
        input: 'target',
        useful: false,
        ...refusalField(reasonsNotToFire(state, unit.id)),
        options: () => enemiesOf(state)[side].flatMap(target => sniped(state, unit, target)),
      })),
  refuse(state, { unit: id, target, figure }) {
    const reasons = reasonsNotToFire(state, id)
    if (reasons.length > 0) return reasons
    const unit = unitOf(state, id) as Standing
    if (!isSniper(unit)) return [{ code: 'no-sniper', clause: 'colonial-10.2' }]
    const found = findUnit(state, target)
    return stands(found) && found.side !== unit.side
      ? snipeReasons(state, unit, found, figure)
      : [{ code: 'no-unit', clause: 'colonial-10.3' }]
  },
  play(state, { unit: id, target: at, figure }, io) {
    const unit = findUnit(state, id)
    const target = findUnit(state, at)
    const victim = findFigure(state, { unit: at, figure })
    if (!stands(unit) || !stands(target) || !victim) return state
    const close = inches(state, LENGTHS.behindWall)
    const covered = isCover(state, victim.at) || isScreened(state, unit.at, victim.at, close)
    const need = covered ? SNIPER_NEEDS.cover : SNIPER_NEEDS.open
    const clause = covered ? 'colonial-10.5' : 'colonial-10.4'
    const hits = io.chance.check(6, need, { purpose: 'to hit', by: unit.side, clause })
    io.log({
      code: hits ? 'snipes' : 'snipes-nothing',
      side: unit.side,
      facts: { unit: { unit: id }, target: { unit: at } },
      units: [id, at],
      clauses: ['colonial-10.3', clause, 'colonial-10.6'],
      outcome: downOutcome(hits ? 1 : 0),
      hit: hits,
      effects: [{ kind: 'shot', from: unit.at, to: victim.at, hit: hits, weapon: 'rifle' }],
    })
    const fired = withActive(state, { ...activeOf(state, id), stage: 'extra', rolled: 0 })
    return hits ? hit(fired, at, 1, [figure], io) : finish(fired, io)
  },
}

function snipeReasons(
  state: ColonialState,
  unit: Standing,
  target: Standing,
  figure: string,
): readonly Reason[] {
  const victim = findFigure(state, { unit: target.id, figure })
  if (!victim) return [{ code: 'no-figure', clause: 'colonial-10.3' }]
  const away = distance(unit.at, victim.at)
  if (!isWithin(away, inches(state, LENGTHS.sniper)))
    return [{ code: 'out-of-range', clause: 'colonial-10.3', facts: { distance: away } }]
  return blockerBetween(state, unit.at, victim.at, [unit, target])
    ? [{ code: 'not-seen', clause: 'colonial-10.3' }]
    : []
}

/** Leaders first, and the nearest of the others. */
function sniped(state: ColonialState, unit: Standing, target: Standing): readonly Option<ColonialAction>[] {
  const men = placedOf(target).toSorted((a, b) => distance(a.at, unit.at) - distance(b.at, unit.at))
  const leaders = men.filter(({ figure }) => figure.leader !== null)
  const chosen = new Set([...leaders, ...men.slice(0, 1)])
  return [...chosen].map(man => ({
    action: { type: 'snipe', unit: unit.id, target: target.id, figure: man.id },
    label: `${man.figure.leader ?? 'Nearest'}, ${target.name}`,
    token: target.id,
    at: man.at,
    ...refusalField(snipeReasons(state, unit, target, man.id)),
  }))
}
