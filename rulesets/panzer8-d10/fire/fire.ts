import { refusalField, refused, usefulIf } from '../../../src/engine/acts'
import { type Side, otherSide } from '../../../src/engine/ids'
import type { Offer, Option } from '../../../src/engine/offer'
import type { Reckoning } from '../../../src/engine/reckoning'
import {
  type Result,
  type Weapon,
  type WeaponId,
  bestOnWay,
  carriage,
  isCommander,
  loadOf,
  optionsOnWay,
} from '../../families/panzer8'
import { type Act, type Io, type Reason, cite } from '../act'
import { withoutFirst } from '../changes'
import { effective, shakenOff, suffered } from '../combat/results'
import { asking, elementOf, findElement, firstOf, typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10Action, D10Element, D10State } from '../state'
import type { Code } from '../words'
import { offRoad, spent, tellAttack } from './attack'
import { firerReasons, shotReasons, targetReasons } from './limits'
import { columnOf, duelled, fireDuel, leastOf, rowOf } from './reckon'
import { answeredTo, opened } from './windows'
import { type Shot, answered, isReaction, measureShot, ridesOutside } from './shot'
import { isOpen, meritOf, shotAt, shotsAlong } from './track'

type Fire = Extract<D10Action, { type: 'fire' }>

export const weaponOf = (element: D10Element, id: WeaponId): Weapon | undefined =>
  typeOf(element).weapons.find(each => each.id === id)

/** AP, HE or small arms fire: in one's own action, or in answer to one of the enemy's. */
export const fire: Act<'fire'> = {
  offers(state, side) {
    const [first] = state.pending
    if (first && first.kind !== 'react' && first.kind !== 'second gun') return []
    if (!first && (state.step !== 'action' || side !== state.active)) return []
    const second = firstOf(state, 'second gun')
    const offers: Offer<D10Action>[] = []
    for (const unit of state.units) {
      if (unit.side !== side || unit.fate !== 'in play' || isCommander(SHEETS, unit)) continue
      if (second && unit.id !== second.unit) continue
      if (unit.carriedBy !== null && typeOf(unit).class === 'csw') continue
      for (const weapon of typeOf(unit).weapons) {
        if (second && weapon.id !== 'second') continue
        const offer = offerFor(state, unit, weapon)
        if (offer) offers.push(offer)
      }
    }
    return offers
  },
  refuse(state, action) {
    const firer = findElement(state, action.unit)
    if (!firer) return [{ code: 'no-element', clause: cite('6.1.1') }]
    const weapon = weaponOf(firer, action.weapon)
    if (!weapon) return [{ code: 'no-weapon', clause: cite('R68') }]
    const second = firstOf(state, 'second gun')
    if (second && (second.unit !== firer.id || weapon.id !== 'second'))
      return [{ code: 'decide-first', clause: cite('R72') }]
    const reasons = firerReasons(state, firer, weapon)
    if (reasons.length > 0) return reasons
    const target = findElement(state, action.target)
    const against = targetReasons(state, firer, target, action.along)
    if (against.length > 0 || !target) return against
    const shot = measureShot(state, firer, weapon, target, action.along)
    return shot ? shotReasons(state, shot) : [{ code: 'not-on-its-way', clause: cite('R33') }]
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
    const shot = target && weapon && measureShot(state, firer, weapon, target, action.along)
    if (!target || !shot) return state
    const second = firstOf(state, 'second gun')
    const asked = second ? withoutFirst(state) : state
    const fired = offRoad(spent(asked, firer, weapon, second !== null), target.id)
    const hit = resolved(fired, { ...shot, target: elementOf(fired, target.id) }, io)
    const more = withSecondGun(hit, firer, weapon, action.along)
    return isReaction(state, firer) ? answeredTo(more, target.id, action.along) : opened(more, firer.id, [])
  },
}

/** A vehicle with a second gun may fire that too, in the same attack. */
function withSecondGun(state: D10State, firer: D10Element, weapon: Weapon, along: number | null): D10State {
  const hasMore = weapon.id === 'main' && typeOf(firer).weapons.some(({ id }) => id === 'second')
  return hasMore ? asking(state, { kind: 'second gun', unit: firer.id, along }) : state
}

const CODES: Readonly<Record<Result | 'none', Code>> = {
  none: 'fires-none',
  'fall-back': 'fires-fall-back',
  suppressed: 'fires-suppressed',
  'knocked out': 'fires-out',
}

/** The clause of a row of the table of firing results. */
export function clauseOf(column: 'HE/SA' | 'AP', result: Result | null): string {
  switch (result) {
    case null:
      return column === 'AP' ? '6.4.3' : '6.4.1'
    case 'fall-back':
      return '6.4.2'
    case 'suppressed':
      return '6.4.6'
    case 'knocked out':
      return '6.4.7'
  }
}

/** What a '*' value, and the house rule about it, make of a result. */
const starred = (state: D10State, { mode, weapon }: Shot, result: Result | null): Result | null =>
  mode === 'AP' && weapon.ap === '*' && result === 'knocked out' && state.houseRules['star-kills'] !== true
    ? 'suppressed'
    : result

/** Riders on a tank: a hit without damage shakes them off. */
const ridersOn = (state: D10State, target: D10Element): readonly D10Element[] =>
  loadOf(state, target.id).filter(each => carriage(SHEETS, target, each) === 'rides')

function resolved(state: D10State, shot: Shot, io: Io): D10State {
  const { firer, target, weapon } = shot
  const duel = fireDuel(state, shot)
  const column = columnOf(shot)
  const hasRiders = column === 'AP' && ridersOn(state, target).length > 0
  const purpose = column === 'AP' ? 'AP fire' : 'HE or small arms fire'
  const who = { by: firer.side, clause: '6.1.1', purpose }
  const difference = duelled(io, duel, who, hasRiders ? -1 : leastOf(column))
  const row = rowOf(difference)[column]
  const rolled = starred(state, shot, row === 'hunter falls back' ? null : row)
  const byMortar = weapon.kind === 'M'
  const result = effective(state, target, rolled, byMortar)
  tellAttack(io, shot, result, {
    code: CODES[result ?? 'none'],
    clauses: [clauseOf(column, rolled)],
    reckonings: [duel.mine, duel.theirs],
  })
  const pose = shot.along === null ? null : shot.at
  if (rolled === null) return hasRiders && difference >= 0 ? shakenOff(state, target.id, pose) : state
  return suffered(state, { target: target.id, result: rolled, from: shot.from.at, byMortar, pose }, io)
}

const LABELS: Readonly<Record<WeaponId, string>> = {
  main: 'Fire',
  small: 'Fire small arms',
  second: 'Fire the second gun',
}

function offerFor(state: D10State, firer: D10Element, weapon: Weapon): Offer<D10Action> | null {
  const reasons: readonly Reason[] = firerReasons(state, firer, weapon)
  const asked = isReaction(state, firer)
  // A second gun that has fired, or waits for the first one, is not spoken of.
  if (asked && reasons.length > 0) return null
  const targets = (): readonly D10Element[] => enemiesToAim(state, otherSide(firer.side))
  const offer: Omit<Offer<D10Action>, 'useful'> = {
    id: `fire:${firer.id}:${weapon.id}`,
    kind: 'fire',
    unit: firer.id,
    label: LABELS[weapon.id],
    clause: cite(asked ? '4.0.4' : '6.1.1'),
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
    : usefulIf(offer, () => targets().some(target => isOpen(state, firer, weapon, target)))
}

/** Enemies that can be aimed at: on the table or on the outside of a tank; in answer to an action, him whose it is. */
function enemiesToAim(state: D10State, side: Side): readonly D10Element[] {
  const asked = side === state.active ? answered(state) : null
  return state.units.filter(
    each =>
      each.side === side &&
      each.fate === 'in play' &&
      (each.at !== null || ridesOutside(state, each)) &&
      (!asked || each.id === asked.unit || each.carriedBy === asked.unit),
  )
}

/** The ways to fire at a target: where it is, or at places of its way; or why it cannot be fired at. */
function optionsAt(
  state: D10State,
  firer: D10Element,
  weapon: Weapon,
  target: D10Element,
): readonly Option<D10Action>[] {
  const allowed = allowedAt(state, firer, weapon, target)
  const shot = allowed.length > 0 ? null : measureShot(state, firer, weapon, target, null)
  if (!shot) return allowed
  const against = targetReasons(state, firer, target, null)
  const reasons = against.length > 0 ? against : shotReasons(state, shot)
  return [{ ...optionOf(shot), ...refusalField(reasons) }]
}

/** The ways to fire at a target that are allowed. */
function allowedAt(
  state: D10State,
  firer: D10Element,
  weapon: Weapon,
  target: D10Element,
): readonly Option<D10Action>[] {
  const onWay = optionsOnWay(
    shotsAlong(state, firer, weapon, target),
    each => meritOf(state, each),
    ({ along, shot }, called): Option<D10Action> => ({
      action: actionOf(shot, along),
      label: `${target.name}, ${called}`,
      at: shot.at.at,
      reckonings: reckoningsOf(state, shot),
    }),
  )
  if (onWay.length > 0) return onWay
  const shot = shotAt(state, firer, weapon, target)
  return shot ? [{ ...optionOf(shot), reckonings: reckoningsOf(state, shot) }] : []
}

const actionOf = ({ firer, weapon, target }: Shot, along: number | null): Fire => ({
  type: 'fire',
  unit: firer.id,
  weapon: weapon.id,
  target: target.id,
  along,
})

/** Firing at a target where it is. */
const optionOf = (shot: Shot): Option<D10Action> => ({
  action: actionOf(shot, null),
  label: shot.target.name,
  ...(shot.target.at === null ? { at: shot.at.at } : { token: shot.target.id }),
})

function reckoningsOf(state: D10State, shot: Shot): readonly Reckoning[] {
  const { mine, theirs } = fireDuel(state, shot)
  return [mine, theirs]
}
