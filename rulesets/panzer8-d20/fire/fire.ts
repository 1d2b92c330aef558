import type { Offer, Option } from '../../../src/engine/offer'
import { refusalField, refused } from '../../../src/engine/acts'
import { memoBy } from '../../../src/engine/memo'
import { type Side, otherSide } from '../../../src/engine/ids'
import type { Reckoning } from '../../../src/engine/reckoning'
import {
  type OnWay,
  type Result,
  type Weapon,
  type WeaponId,
  bestOnWay,
  sightInReach,
  firingEye,
  isCommander,
  namedOnWay,
  placesOn,
  shotsOnWay,
} from '../../families/panzer8'
import { type Act, type Io, type Reason, cite } from '../act'
import { changed } from '../changes'
import { effective, shakenOff, suffered } from '../combat/results'
import { elementOf, findElement, qualityOf, typeOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Action, D20Element, D20State } from '../state'
import type { Code, OutcomeId } from '../words'
import { canFire, firerReasons, shotReasons, targetReasons } from './limits'
import { type Column, bandsOf, damageColumn, heSa, toHit } from './reckon'
import { type Shot, apOf, measureBetween, measureShot, ridesOutside, targetPlace } from './shot'

type Fire = Extract<D20Action, { type: 'fire' }>

export const weaponOf = (element: D20Element, id: WeaponId): Weapon | undefined =>
  typeOf(element).weapons.find(each => each.id === id)

/** Direct fire with AP, HE or small arms. */
export const fire: Act<'fire'> = {
  offers(state, side) {
    if (state.step !== 'fire' || side !== state.active || state.pending.length > 0) return []
    const offers: Offer<D20Action>[] = []
    for (const unit of state.units) {
      if (unit.side !== side || unit.fate !== 'in play' || isCommander(SHEETS, unit)) continue
      if (unit.carriedBy !== null && typeOf(unit).class === 'csw') continue
      for (const weapon of typeOf(unit).weapons) offers.push(offerFor(state, unit, weapon))
    }
    return offers
  },
  refuse(state, action) {
    const firer = findElement(state, action.unit)
    if (!firer) return [{ code: 'no-element', clause: cite('6.0.1') }]
    const weapon = weaponOf(firer, action.weapon)
    if (!weapon) return [{ code: 'no-weapon', clause: cite('2.3.12') }]
    const reasons = firerReasons(state, firer, weapon)
    if (reasons.length > 0) return reasons
    const target = findElement(state, action.target)
    const against = targetReasons(state, firer, target, action.along)
    if (against.length > 0 || !target) return against
    const shot = measureShot(state, firer, weapon, target, action.along)
    if (!shot) return [{ code: 'not-on-its-way', clause: cite('R24') }]
    return shotReasons(state, shot)
  },
  nearest(state, action) {
    const firer = findElement(state, action.unit)
    const weapon = firer && weaponOf(firer, action.weapon)
    const target = findElement(state, action.target)
    if (!firer || !weapon || !target || firerReasons(state, firer, weapon).length > 0) return null
    const best = bestOnWay(shotsAlong(state, firer, weapon, target), shot => merit(state, shot))
    return best ? { ...action, along: best.along } : null
  },
  play(state, action, io) {
    const firer = elementOf(state, action.unit)
    const weapon = weaponOf(firer, action.weapon)
    const target = findElement(state, action.target)
    if (!weapon || !target) return state
    const shot = measureShot(state, firer, weapon, target, action.along)
    if (!shot) return state
    const spent = changed(state, firer.id, { fired: [...firer.fired, weapon.id], ...usesTeam(firer, shot) })
    const seen = changed(spent, target.id, { byRoad: false })
    return resolved(seen, { ...shot, target: elementOf(seen, target.id) }, io)
  },
}

/** An anti-tank team that fires is known from then on. */
function usesTeam(firer: D20Element, { mode }: Shot): Partial<D20Element> {
  return mode === 'AP' && firer.team !== null ? { teamShown: true } : {}
}

function resolved(state: D20State, shot: Shot, io: Io): D20State {
  return shot.mode === 'AP' ? apFire(state, shot, io) : heFire(state, shot, io)
}

const OUTCOME: Readonly<Record<Result, OutcomeId>> = {
  'fall-back': 'fall-back',
  suppressed: 'suppressed',
  'knocked out': 'knocked-out',
}
export const outcomeOf = (result: Result | null): OutcomeId => (result === null ? 'none' : OUTCOME[result])

/** The sentence of an outcome. */
const CODES: Readonly<Record<OutcomeId, Code>> = {
  none: 'fires-none',
  'fall-back': 'fires-fall-back',
  suppressed: 'fires-suppressed',
  'knocked-out': 'fires-knocked-out',
}

/** Tells an attack: who, at whom, and what came of it. */
export function tellAttack(
  io: Io,
  shot: Shot,
  result: Result | null,
  more: {
    readonly code?: Code
    readonly hit?: boolean
    readonly clauses: readonly string[]
    readonly reckonings: readonly Reckoning[]
    readonly reveals?: boolean
  },
): void {
  const { firer, target, distance: away, from, at } = shot
  const outcome = outcomeOf(result)
  io.log({
    code: more.code ?? CODES[outcome],
    facts: { unit: { unit: firer.id }, target: { unit: target.id }, distance: Math.round(away * 10) / 10 },
    side: firer.side,
    units: [firer.id, target.id],
    clauses: more.clauses.map(cite),
    reckonings: more.reckonings,
    outcome,
    ...(more.hit !== undefined && { hit: more.hit }),
    ...(more.reveals && { reveals: true }),
    effects: [
      { kind: 'shot', from: from.at, to: at.at, hit: result !== null || more.hit === true },
      ...(result === 'knocked out' ? [{ kind: 'destroyed' as const, unit: target.id, at: at.at }] : []),
    ],
  })
}

/** One die on a column of the AP damage table. */
export function damageOf(
  io: Io,
  column: Column,
  quality: number,
  why: { readonly by: Side; readonly clause: string },
): Result | null {
  const rows = [column.suppresses - quality, column.knocksOut - quality]
  const purpose = `damage, ${column.odds}`
  const found = io.chance.bands(20, rows, { purpose, by: why.by, clause: cite(why.clause) })
  return found === 0 ? null : found === 1 ? 'suppressed' : 'knocked out'
}

function apFire(state: D20State, shot: Shot, io: Io): D20State {
  const { firer, target, weapon } = shot
  const given = { state, shot }
  const need = toHit(given)
  const isFlame = weapon.kind === 'F'
  const column = damageColumn(given)
  // A natural 20 always hits.
  const least = Math.min(20, need.total)
  const isHit =
    isFlame || io.chance.check(20, least, { purpose: 'to hit', by: firer.side, clause: cite('6.1.2') })
  const reckonings = isFlame ? [column.reckoning] : isHit ? [need, column.reckoning] : [need]
  const reveals = firer.team !== null && !firer.teamShown
  if (!isHit) {
    tellAttack(io, shot, null, { code: 'fires-miss', hit: false, clauses: ['6.1.2'], reckonings, reveals })
    return state
  }
  const rolled = damageOf(io, column, qualityOf(firer), { by: firer.side, clause: '6.1.17' })
  const byMortar = weapon.kind === 'M'
  const result = effective(state, target, rolled, byMortar)
  const clauses = isFlame ? ['6.1.21'] : apOf(firer, weapon) === '*' ? ['6.1.18'] : ['6.1.17']
  tellAttack(io, shot, result, {
    ...(result === null && { code: 'fires-no-damage' as const }),
    hit: true,
    clauses,
    reckonings,
    reveals,
  })
  const pose = shot.along === null ? null : shot.at
  if (result === null) return shakenOff(state, target.id, pose)
  return suffered(state, { target: target.id, result: rolled, from: shot.from.at, byMortar, pose }, io)
}

/** Throws an HE/SA die and tells what it comes to. */
export function heThrow(io: Io, shot: Shot, added: Reckoning): Result | null {
  const why = { purpose: 'HE/SA', by: shot.firer.side, clause: cite('6.2.2') }
  const found = io.chance.bands(20, bandsOf(added.total), why)
  return found === 0 ? null : found === 1 ? 'fall-back' : found === 2 ? 'suppressed' : 'knocked out'
}

function heFire(state: D20State, shot: Shot, io: Io): D20State {
  const { weapon, target } = shot
  const added = heSa({ state, shot }, weapon.value ?? 0)
  const rolled = heThrow(io, shot, added)
  const byMortar = weapon.kind === 'M'
  const result = effective(state, target, rolled, byMortar)
  tellAttack(io, shot, result, { clauses: [clauseOfTotal(rolled)], reckonings: [added] })
  const pose = shot.along === null ? null : shot.at
  return suffered(state, { target: target.id, result: rolled, from: shot.from.at, byMortar, pose }, io)
}

/** The row of the HE/SA table. */
export function clauseOfTotal(result: Result | null): string {
  switch (result) {
    case null:
      return '6.2.10'
    case 'fall-back':
      return '6.2.11'
    case 'suppressed':
      return '6.2.12'
    case 'knocked out':
      return '6.2.13'
  }
}

/** How good a shot is, to choose the best place on a way: chance to knock out counts double. */
function merit(state: D20State, shot: Shot): number {
  const given = { state, shot }
  const above = (least: number): number => Math.min(1, Math.max(0, (21 - least) / 20))
  if (shot.mode === 'HE/SA') {
    const [, suppresses = 99, knocksOut = 99] = bandsOf(heSa(given, shot.weapon.value ?? 0).total)
    return above(suppresses) + above(knocksOut)
  }
  const { suppresses, knocksOut } = damageColumn(given)
  const quality = qualityOf(shot.firer)
  const hit = shot.weapon.kind === 'F' ? 1 : above(Math.min(20, toHit(given).total))
  return hit * (above(suppresses - quality) + above(knocksOut - quality))
}

/** The places of an element's last way at which it is looked at. */
const placesOf = memoBy((target: D20Element) => placesOn(SHEETS, target, target.track, 0))

/** The shots at a target on its way that are allowed. */
const shotsAlong = (
  state: D20State,
  firer: D20Element,
  weapon: Weapon,
  target: D20Element,
): Iterable<OnWay<Shot>> =>
  shotsOnWay(
    SHEETS,
    state,
    firer,
    weapon,
    target,
    target.track.length === 0 ? [] : placesOf(target),
    (from, at, along, sight) => {
      if (targetReasons(state, firer, target, along).length > 0) return null
      const shot = measureBetween(state, firer, weapon, target, from, at, along, sight)
      return canFire(state, shot) ? shot : null
    },
  )

function offerFor(state: D20State, firer: D20Element, weapon: Weapon): Offer<D20Action> {
  const reasons: readonly Reason[] = firerReasons(state, firer, weapon)
  const targets = () => enemiesToAim(state, otherSide(firer.side))
  const label = LABELS[weapon.id]
  const offer: Offer<D20Action> = {
    id: `fire:${firer.id}:${weapon.id}`,
    kind: 'fire',
    unit: firer.id,
    label,
    clause: cite('6.0.1'),
    input: 'target',
    useful: false,
    options: () => targets().flatMap(target => optionsAt(state, firer, weapon, target)),
    sample(pick) {
      const all = targets()
      for (let tried = 0; tried < 3 && all.length > 0; tried++) {
        const target = all[pick(all.length)]
        const options = target ? allowedAt(state, firer, weapon, target) : []
        if (options.length > 0) return options[pick(options.length)] ?? null
      }
      return null
    },
  }
  if (reasons.length > 0) return refused(offer, reasons)
  return {
    ...offer,
    get useful() {
      return targets().some(target => isWorthwhile(state, firer, weapon, target))
    },
  }
}

const LABELS: Readonly<Record<WeaponId, string>> = {
  main: 'Fire',
  small: 'Fire small arms',
  second: 'Fire the second gun',
}

/** Enemies that can be aimed at: on the table, on the outside of a tank, or caught while they got on. */
function enemiesToAim(state: D20State, side: Side): readonly D20Element[] {
  return state.units.filter(
    each =>
      each.side === side &&
      each.fate === 'in play' &&
      (each.at !== null || each.track.length > 0 || ridesOutside(state, each)),
  )
}

/** A shot at where a target is, if it is allowed; null if not. */
function shotAt(state: D20State, firer: D20Element, weapon: Weapon, target: D20Element): Shot | null {
  if (targetReasons(state, firer, target, null).length > 0) return null
  const [from, at] = [firingEye(SHEETS, state, firer), targetPlace(state, target, null)]
  const sight = from && at && sightInReach(SHEETS, state, firer, weapon, target, from, at)
  if (!sight) return null
  const shot = measureBetween(state, firer, weapon, target, from, at, null, sight)
  return canFire(state, shot) ? shot : null
}

function isWorthwhile(state: D20State, firer: D20Element, weapon: Weapon, target: D20Element): boolean {
  if (shotAt(state, firer, weapon, target)) return true
  for (const _ of shotsAlong(state, firer, weapon, target)) return true
  return false
}

/** The ways to fire at a target: where it is, allowed or not, and at the best place of its way. */
function optionsAt(
  state: D20State,
  firer: D20Element,
  weapon: Weapon,
  target: D20Element,
): readonly Option<D20Action>[] {
  const onWay = optionsOnWay(state, firer, weapon, target)
  const shot = measureShot(state, firer, weapon, target, null)
  if (!shot) return onWay
  const against = targetReasons(state, firer, target, null)
  return [optionOf(state, shot, against.length > 0 ? against : shotReasons(state, shot)), ...onWay]
}

/** The same without what is not allowed. */
function allowedAt(
  state: D20State,
  firer: D20Element,
  weapon: Weapon,
  target: D20Element,
): readonly Option<D20Action>[] {
  const shot = shotAt(state, firer, weapon, target)
  const onWay = optionsOnWay(state, firer, weapon, target)
  return shot ? [optionOf(state, shot, []), ...onWay] : onWay
}

/** Firing at a target where it is. */
const optionOf = (state: D20State, shot: Shot, reasons: readonly Reason[]): Option<D20Action> => ({
  action: actionOf(shot, null),
  label: shot.target.name,
  ...(shot.target.at === null ? { at: shot.at.at } : { token: shot.target.id }),
  ...refusalField(reasons),
  ...(reasons.length === 0 && { reckonings: reckoningsOf(state, shot) }),
})

const optionsOnWay = (
  state: D20State,
  firer: D20Element,
  weapon: Weapon,
  target: D20Element,
): readonly Option<D20Action>[] =>
  namedOnWay([...shotsAlong(state, firer, weapon, target)], each => merit(state, each)).map(
    ({ along, label, shot }) => ({
      action: actionOf(shot, along),
      label: `${target.name}, ${label}`,
      at: shot.at.at,
      reckonings: reckoningsOf(state, shot),
    }),
  )

const actionOf = ({ firer, weapon, target }: Shot, along: number | null): Fire => ({
  type: 'fire',
  unit: firer.id,
  weapon: weapon.id,
  target: target.id,
  along,
})

function reckoningsOf(state: D20State, shot: Shot): readonly Reckoning[] {
  const given = { state, shot }
  if (shot.mode === 'HE/SA') return [heSa(given, shot.weapon.value ?? 0)]
  const column = damageColumn(given).reckoning
  return shot.weapon.kind === 'F' ? [column] : [toHit(given), column]
}
