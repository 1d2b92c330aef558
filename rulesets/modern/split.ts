import { z } from 'zod'
import type { Action } from '../../src/engine/action'
import type { UnitId } from '../../src/engine/ids'
import { id } from '../../src/engine/schema'
import { isBroken } from '../../src/engine/limits'
import { once } from '../../src/engine/memo'
import type { Offer, Option } from '../../src/engine/offer'
import type { Reason } from '../../src/engine/refusal'
import type { Io } from '../../src/engine/ruleset'
import { isWithin } from '../../src/geometry/tolerance'
import {
  type Book,
  type OwnAct,
  declaredBy,
  distanceTo,
  enemiesOf,
  fallsShort,
  findUnit,
  fireAct,
  isOn,
  isOutOfReach,
  SILENT,
  aimOf,
  attackerOf,
  mayShoot,
  muzzleOf,
  neededFor,
  scaled,
  shootingOf,
  type Standing,
  stands,
  struckBy,
  type TacticalState,
  type TacticalUnit,
  typeOf,
  type Weapon,
  weaponOf,
} from '../families/tactical'
import { isStabilised } from './stabilised'
import type { Switch } from './houseRules'
import type { ModernCode } from './words'

/** Direct fire of a gun with two dice to hit, each at a target of its own. */
export type Split = Action & {
  readonly type: 'split'
  readonly unit: UnitId
  readonly targets: readonly [UnitId, UnitId]
  readonly weapon: string
}

const RULING = 'modern-R56'

/** How far the second target may be from the first, in inches. */
const APART = 2

/** By house rule the second die of a stabilised gun may be aimed at another target near the first (R56). */
export const split: OwnAct<Split, ModernCode> = {
  schema: z.strictObject({ type: z.literal('split'), unit: id, targets: z.tuple([id, id]), weapon: id }),
  offers,
  refuse,
  play,
}

function offers(book: Book, state: TacticalState, side: TacticalUnit['side']): readonly Offer<Split>[] {
  if (!isOn<Switch>(state, 'two-targets') || book.sequence.firer(state.step) !== side) return []
  return state.units.flatMap(unit => {
    if (unit.side !== side || !stands(unit) || isBroken(SILENT, attackerOf(book, state, unit))) return []
    return typeOf(book, state, unit).weapons.flatMap(id => {
      const weapon = weaponOf(book, state, id)
      const pairs = isStabilised(book, state, unit, weapon) ? pairsFor(book, state, unit, weapon) : []
      return pairs.length > 0 ? [offer(book, state, unit, weapon, pairs)] : []
    })
  })
}

type Pair = readonly [Standing, Standing]

function offer(
  book: Book,
  state: TacticalState,
  unit: Standing,
  weapon: Weapon,
  pairs: readonly Pair[],
): Offer<Split> {
  return {
    id: `split:${unit.id}:${weapon.id}`,
    kind: 'fire',
    unit: unit.id,
    label: 'Fire at two targets',
    clause: RULING,
    input: 'choice',
    useful: false,
    options: () => pairs.map(pair => option(book, state, unit, weapon, pair)),
  }
}

function option(
  book: Book,
  state: TacticalState,
  unit: Standing,
  weapon: Weapon,
  [first, second]: Pair,
): Option<Split> {
  const reckonings = once(() =>
    [first, second].map(target => neededFor(book, shootingOf(book, state, unit, unit, weapon, target).shot)),
  )
  return {
    action: { type: 'split', unit: unit.id, weapon: weapon.id, targets: [first.id, second.id] },
    label: `${first.name} and ${second.name}`,
    get reckonings() {
      return reckonings()
    },
  }
}

/** Two enemies near each other that the gun may fire at. Which of them is named first makes no difference. */
function pairsFor(book: Book, state: TacticalState, unit: Standing, weapon: Weapon): readonly Pair[] {
  if (book.contact.foes(book, state, unit).length > 0 && !isOn(state, 'fire-out-of-contact')) return []
  const targets = enemiesOf(state, unit.side).filter(each =>
    mayShoot(aimOf(book, state, unit, unit, weapon, each)),
  )
  return targets.flatMap((first, i) =>
    targets
      .slice(i + 1)
      .flatMap(second => (isNear(book, state, first, second) ? [[first, second] as const] : [])),
  )
}

function isNear(book: Book, state: TacticalState, first: Standing, second: Standing): boolean {
  return isWithin(distanceTo(book, state, first.at, second), scaled(state, APART))
}

function refuse(
  book: Book,
  state: TacticalState,
  { unit: id, weapon: row, targets }: Split,
): readonly Reason<ModernCode>[] {
  const unit = findUnit(state, id)
  const [first, second] = targets.map(target => findUnit(state, target))
  if (!isOn<Switch>(state, 'two-targets')) return [{ code: 'one-target', clause: RULING }]
  const each = targets.flatMap(target =>
    fireAct.refuse(book, state, { type: 'fire', unit: id, target, weapon: row }),
  )
  if (!unit || each.length > 0 || !stands(first) || !stands(second)) return each
  if (!isStabilised(book, state, unit, weaponOf(book, state, row)))
    return [{ code: 'not-stabilised', clause: 'modern-5.18' }]
  if (first.id === second.id) return [{ code: 'same-target', clause: RULING }]
  if (isNear(book, state, first, second)) return []
  const facts = { distance: distanceTo(book, state, first.at, second), limit: scaled(state, APART) }
  return [{ code: 'too-far-apart', clause: RULING, facts }]
}

/** Both dice to hit first, one at each target; then what they have done, one after the other. */
function play(
  book: Book,
  state: TacticalState,
  { unit: id, weapon: row, targets }: Split,
  io: Io<ModernCode>,
): TacticalState {
  const unit = findUnit(state, id)
  const muzzle = unit && muzzleOf(book, state, unit)
  if (!unit || !muzzle) return state
  const weapon = weaponOf(book, state, row)
  const shots = targets.flatMap(target => {
    const aimed = findUnit(state, target)
    return stands(aimed) ? [shootingOf(book, state, unit, muzzle, weapon, aimed)] : []
  })
  const rolled = shots.map(shooting => {
    const entry = { ...shooting.entry, clauses: [...shooting.entry.clauses, 'modern-5.18', RULING] }
    const why = { purpose: 'to hit', by: unit.side, clause: 'modern-5.18' }
    const short = isOutOfReach(state, shooting)
    const hits = !short && io.chance.check(6, neededFor(book, shooting.shot).total, why)
    return { shooting: { ...shooting, entry }, short, hits }
  })
  let after = declaredBy(state, unit, weapon)
  for (const { shooting, short, hits } of rolled) {
    if (hits) after = struckBy(book, after, shooting, io)
    else io.log(short ? fallsShort(book, shooting) : shooting.entry)
  }
  return after
}
