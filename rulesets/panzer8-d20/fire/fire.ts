import type { Offer, Option } from '../../../src/engine/offer'
import { refusalField, refused, usefulIf } from '../../../src/engine/acts'
import { type Side, otherSide } from '../../../src/engine/ids'
import type { Reckoning } from '../../../src/engine/reckoning'
import { type Weapon, type WeaponId, bestOnWay, isCommander, optionsOnWay } from '../../families/panzer8'
import { type Act, type Reason, cite } from '../act'
import { changed } from '../changes'
import { elementOf, findElement, typeOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Action, D20Element, D20State } from '../state'
import { resolved } from './effect'
import { firerReasons, shotReasons, targetReasons } from './limits'
import { damageColumn, heSa, toHit } from './reckon'
import { type Shot, measureShot, ridesOutside } from './shot'
import { isWorthwhile, meritOf, shotAt, shotsAlong } from './track'

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
    const best = bestOnWay(shotsAlong(state, firer, weapon, target), shot => meritOf(state, shot))
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

function offerFor(state: D20State, firer: D20Element, weapon: Weapon): Offer<D20Action> {
  const reasons: readonly Reason[] = firerReasons(state, firer, weapon)
  const targets = () => enemiesToAim(state, otherSide(firer.side))
  const label = LABELS[weapon.id]
  const offer: Omit<Offer<D20Action>, 'useful'> = {
    id: `fire:${firer.id}:${weapon.id}`,
    kind: 'fire',
    unit: firer.id,
    label,
    clause: cite('6.0.1'),
    input: 'target',
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
  return reasons.length > 0
    ? refused({ ...offer, useful: false }, reasons)
    : usefulIf(offer, () => targets().some(target => isWorthwhile(state, firer, weapon, target)))
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

/** The ways to fire at a target: where it is, allowed or not, and at the best place of its way. */
function optionsAt(
  state: D20State,
  firer: D20Element,
  weapon: Weapon,
  target: D20Element,
): readonly Option<D20Action>[] {
  const onWay = waysAt(state, firer, weapon, target)
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
  const onWay = waysAt(state, firer, weapon, target)
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

/** Firing at a target at places of its way (R24). */
const waysAt = (
  state: D20State,
  firer: D20Element,
  weapon: Weapon,
  target: D20Element,
): readonly Option<D20Action>[] =>
  optionsOnWay(
    shotsAlong(state, firer, weapon, target),
    shot => meritOf(state, shot),
    ({ along, shot }, called) => ({
      action: actionOf(shot, along),
      label: `${target.name}, ${called}`,
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
