import type { Io } from '../../../src/engine/ruleset'
import { z } from 'zod'
import { refusalField } from '../../../src/engine/acts'
import type { Action } from '../../../src/engine/action'
import { type UnitId, otherSide } from '../../../src/engine/ids'
import type { Effect } from '../../../src/engine/log'
import type { Offer, Option } from '../../../src/engine/offer'
import { id } from '../../../src/engine/schema'
import {
  type AirState,
  type Book,
  type OwnAct,
  type Standing,
  aircraftOf,
  apart,
  changed,
  destroyed,
  endActivation,
  findAircraft,
  onTable,
  reasonsNotNow,
  stands,
  withActive,
} from '../../families/air'
import { canLaunch, launchReasons, mostAtOnce } from './aim'
import { reckonings } from './chances'
import { fittedOf } from './jet'
import { MISSILES, MISSILE_KINDS, type Missile } from './tables'
import type { MissileCode } from './words'

/** Missiles of one kind at one target; how many is said before the dice are thrown (R21). */
export type Launch = Action & {
  readonly type: 'launch'
  readonly unit: UnitId
  readonly missile: Missile
  readonly count: number
  readonly target: UnitId
}

const clause = (subject: string): string => `aerial-1965-${subject}`

/** Why the active aircraft may fire nothing more: it has fired its cannon (5.2). */
const silent = ({ active }: AirState) =>
  active && active.fired.length > 0 ? [{ code: 'has-fired', clause: clause('5.2') }] : []

function optionOf(
  book: Book,
  state: AirState,
  firer: Standing,
  target: Standing,
  missile: Missile,
  count: number,
): Option<Launch> {
  return {
    action: { type: 'launch', unit: firer.id, missile, count, target: target.id },
    label: target.name,
    token: target.id,
    at: target.at,
    ...refusalField(launchReasons(state, firer, target, missile, count)),
    reckonings: reckonings(book, state, firer, target, missile, count),
  }
}

/** Firing missiles in place of the cannon. One offer for each number of each kind that may be fired. */
export const launch: OwnAct<Launch> = {
  schema: z.strictObject({
    type: z.literal('launch'),
    unit: id,
    missile: z.enum(MISSILE_KINDS),
    count: z.number().int().min(1).max(8),
    target: id,
  }),
  offers(book, state, side) {
    const firer = withActive(state, side, 'fire')
    if (!firer) return []
    const enemies = onTable(state, otherSide(side))
    return MISSILE_KINDS.flatMap((missile): readonly Offer<Launch>[] => {
      const most = mostAtOnce(state, firer, missile)
      if (most === 0) return []
      const reasons = silent(state)
      const aimed = reasons.length === 0 && enemies.some(each => canLaunch(state, firer, each, missile))
      const targets = enemies.toSorted((a, b) => apart(state, firer, a) - apart(state, firer, b))
      // Where nothing can be aimed at, one row says why.
      return Array.from({ length: aimed ? most : 1 }, (_, at) => at + 1).map(count => ({
        id: `launch:${firer.id}:${missile}:${count}`,
        kind: 'fire',
        unit: firer.id,
        label:
          count === 1 ? `Fire a ${MISSILES[missile].plain}` : `Fire ${count} ${MISSILES[missile].plain}s`,
        clause: clause(MISSILES[missile].clauses.roll),
        input: 'target',
        ...refusalField(reasons),
        useful: aimed,
        options: () => targets.map(each => optionOf(book, state, firer, each, missile, count)),
      }))
    })
  },
  refuse(book, state, { unit, missile, count, target }) {
    const own = reasonsNotNow(book, state, unit, 'fire')
    if (own.length > 0) return own
    const firer = aircraftOf(state, unit)
    if (!stands(firer)) return []
    const reasons = silent(state)
    const at = findAircraft(state, target)
    return reasons.length > 0
      ? reasons
      : launchReasons(state, firer, stands(at) ? at : undefined, missile, count)
  },
  play(book, state, { unit, missile, count, target: aimed }, io: Io<MissileCode>) {
    const [firer, target] = [findAircraft(state, unit), findAircraft(state, aimed)]
    if (!stands(firer) || !stands(target)) return state
    const { clauses } = MISSILES[missile]
    const [mine, theirs] = reckonings(book, state, firer, target, missile, count)
    const why = { purpose: `${count} ${missile}`, by: firer.side, clause: clause(clauses.roll) }
    const lead = io.chance.contest(
      { by: firer.side, sides: 6, bonus: mine.total },
      { by: target.side, sides: 6, bonus: theirs.total },
      why,
      [0, 1],
    )
    const hit = lead > 0
    const effects: Effect[] = [{ kind: 'shot', from: firer.at, to: target.at, hit, weapon: 'missile' }]
    if (hit)
      effects.push(
        { kind: 'burst', at: target.at, size: 1.4 },
        { kind: 'destroyed', unit: aimed, at: target.at },
      )
    io.log({
      code: hit ? 'launches-destroyed' : 'launches-none',
      facts: { unit: { unit }, target: { unit: aimed }, count, missile },
      side: firer.side,
      units: [unit, aimed],
      clauses: [clause(clauses.roll), clause(hit ? clauses.hit : 'R20')],
      reckonings: [mine, theirs],
      outcome: hit ? 'destroyed' : 'none',
      hit,
      effects,
    })
    const spent = changed(state, unit, { [missile]: Math.max(0, fittedOf(firer)[missile] - count) })
    const after = hit ? changed(destroyed(spent, aimed), unit, { kills: firer.kills + 1 }) : spent
    return endActivation(book, after, io)
  },
}
