import { refusalField, refused, usefulIf } from '../../../src/engine/acts'
import { type UnitId, otherSide } from '../../../src/engine/ids'
import { type Limit, isBroken, reasonsOf } from '../../../src/engine/limits'
import type { Offer, Option } from '../../../src/engine/offer'
import { distance } from '../../../src/geometry/point'
import { isWithin } from '../../../src/geometry/tolerance'
import {
  type Cover,
  type Result,
  type Weapon,
  apart,
  coverOf,
  eyeOf,
  friendsTouching,
  isArmoured,
  isFoot,
  placesOn,
  stands,
} from '../../families/panzer8'
import { type Act, type Io, type Reason, cite } from '../act'
import { effective, fallingBack, suffered } from '../combat/results'
import { elementOf, findElement, typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10Action, D10Element, D10State } from '../state'
import { HUNTING } from '../tables'
import type { Code } from '../words'
import { offRoad, spent, tellAttack } from './attack'
import { isInMelee, notAttacking, sightReason, targetReasons } from './limits'
import { duelled, huntDuel, rowOf } from './reckon'
import { type Shot, answered, isReaction, measureShot, trackOf } from './shot'
import { answeredTo, opened } from './windows'

type Hunt = Extract<D10Action, { type: 'hunt' }>

/** Charges, grenades and tubes at arm's length. */
const CHARGES: Weapon = {
  id: 'main',
  name: 'charges',
  kind: 'HE',
  value: null,
  ap: HUNTING,
  least: 0,
  range: HUNTING,
  apRange: HUNTING,
  accuracy: 0,
  field: 'all',
  hull: false,
}

interface Case {
  readonly state: D10State
  readonly shot: Shot
}

/** By house rule: cover that serves for hunting tanks, soft or hard, but no field of crops. */
const serves = ({ kind, crops }: Cover): boolean => (kind === 'soft' && !crops) || kind === 'hard'

function isCovered({ state, shot }: Case): boolean {
  const { firer, target, from, at, sight } = shot
  return (
    serves(coverOf(SHEETS, state, from, target, at, sight, 'HE')) ||
    serves(coverOf(SHEETS, state, at, firer, from, sight, 'HE'))
  )
}

const LIMITS: readonly Limit<Case, Code>[] = [
  {
    broken: ({ shot }) => !isArmoured(typeOf(shot.target)),
    why: () => [{ code: 'not-an-afv', clause: cite('R37') }],
    alone: true,
  },
  {
    broken: ({ shot }) => !isWithin(shot.distance, HUNTING),
    why: ({ shot }) => [
      { code: 'too-far-to-hunt', clause: cite('R37'), facts: { distance: shot.distance, limit: HUNTING } },
    ],
    alone: true,
  },
  { broken: ({ shot }) => !shot.sight.clear, why: ({ state, shot }) => [sightReason(state, shot)] },
  {
    broken: given =>
      given.state.houseRules['hunt-from-cover'] === true &&
      !given.shot.target.suppressed &&
      !isCovered(given),
    why: () => [{ code: 'no-cover-to-hunt', clause: cite('R37') }],
  },
]

function hunterReasons(state: D10State, hunter: D10Element): readonly Reason[] {
  const reasons: Reason[] = [...notAttacking(state, hunter)]
  if (!isFoot(typeOf(hunter))) reasons.push({ code: 'cannot-hunt', clause: cite('R37') })
  if (hunter.suppressed) reasons.push({ code: 'suppressed-cannot-hunt', clause: cite('R27') })
  if (hunter.carriedBy !== null) reasons.push({ code: 'hunts-on-foot', clause: cite('R37') })
  if (isInMelee(state, hunter)) reasons.push({ code: 'fights-hand-to-hand', clause: cite('R51') })
  return reasons
}

/** Measures an attempt: cover against it is that against fire, without a crest-line. */
function attempt(state: D10State, hunter: D10Element, target: D10Element, along: number | null): Shot | null {
  const shot = measureShot(state, hunter, CHARGES, target, along)
  if (!shot || !shot.sight.clear) return shot
  return { ...shot, cover: coverOf(SHEETS, state, shot.from, target, shot.at, shot.sight, 'HE') }
}

/** Infantry against an armoured vehicle, close by. */
export const hunt: Act<'hunt'> = {
  offers(state, side) {
    const [first] = state.pending
    if (first && first.kind !== 'react') return []
    if (!first && (state.step !== 'action' || side !== state.active)) return []
    return state.units
      .filter(each => each.side === side && stands(each) && isFoot(typeOf(each)))
      .flatMap(hunter => offerFor(state, hunter) ?? [])
  },
  refuse(state, action) {
    const hunter = findElement(state, action.unit)
    if (!hunter) return [{ code: 'no-element', clause: cite('6.3.1') }]
    const reasons = hunterReasons(state, hunter)
    if (reasons.length > 0) return reasons
    const target = findElement(state, action.target)
    const against = targetReasons(state, hunter, target, action.along)
    if (against.length > 0 || !target) return against
    const shot = attempt(state, hunter, target, action.along)
    return shot ? reasonsOf(LIMITS, { state, shot }) : [{ code: 'not-on-its-way', clause: cite('R33') }]
  },
  play(state, action, io) {
    const hunter = elementOf(state, action.unit)
    const target = findElement(state, action.target)
    const shot = target && attempt(state, hunter, target, action.along)
    if (!target || !shot) return state
    const now = offRoad(spent(state, hunter, CHARGES, false), target.id)
    if (isReaction(state, hunter)) return answeredTo(assaulted(now, shot, io), target.id, action.along)
    // Infantry beside the vehicle answers before the attempt.
    const isGuarded = stands(target) && friendsTouching(SHEETS, state, target, isFoot).length > 0
    if (isGuarded) {
      const asked = opened(now, hunter.id, [], target.id)
      if (asked !== now) return asked
    }
    return opened(assaulted(now, shot, io), hunter.id, [])
  },
}

/** The attempt itself, after those beside the vehicle have answered. */
export function huntNow(state: D10State, unit: UnitId, hunted: UnitId, io: Io): D10State {
  const [hunter, target] = [findElement(state, unit), findElement(state, hunted)]
  if (!stands(hunter) || !stands(target) || hunter.suppressed) return state
  const shot = attempt(state, hunter, target, null)
  return shot ? opened(assaulted(state, shot, io), unit, []) : state
}

const CODES: Readonly<Record<Result | 'none', Code>> = {
  none: 'hunts-none',
  'fall-back': 'hunts-none',
  suppressed: 'hunts-suppressed',
  'knocked out': 'hunts-out',
}

function assaulted(state: D10State, shot: Shot, io: Io): D10State {
  const { firer: hunter, target } = shot
  const duel = huntDuel(state, shot)
  const who = { by: hunter.side, clause: '6.3.1', purpose: 'tank hunting' }
  const row = rowOf(duelled(io, duel, who, 0))['Tank Hunting']
  const reckonings = [duel.mine, duel.theirs]
  if (row === 'hunter falls back') {
    tellAttack(io, shot, null, { code: 'hunts-falls-back', clauses: ['6.4.4', 'R40'], reckonings })
    return fallingBack(state, hunter.id, shot.at.at)
  }
  const result = effective(state, target, row, false)
  const clause = row === null ? '6.4.5' : row === 'suppressed' ? '6.4.6' : '6.4.7'
  tellAttack(io, shot, result, { code: CODES[result ?? 'none'], clauses: [clause], reckonings })
  const pose = shot.along === null ? null : shot.at
  return suffered(state, { target: target.id, result: row, from: shot.from.at, byMortar: false, pose }, io)
}

/** Whether an element may hunt this one, where it is or on its way. */
export function canHunt(state: D10State, hunter: D10Element, target: D10Element): boolean {
  if (!isNear(state, hunter, target) || !isFoot(typeOf(hunter)) || !isArmoured(typeOf(target))) return false
  if (hunterReasons(state, hunter).length > 0) return false
  return placesFor(state, hunter, target).length > 0
}

function isAllowed(state: D10State, hunter: D10Element, target: D10Element, along: number | null): boolean {
  if (targetReasons(state, hunter, target, along).length > 0) return false
  const shot = attempt(state, hunter, target, along)
  return shot !== null && !isBroken(LIMITS, { state, shot })
}

/** Where a vehicle may be hunted: where it stands, or the first and the last place of its way. */
function placesFor(state: D10State, hunter: D10Element, target: D10Element): readonly (number | null)[] {
  const track = trackOf(state, target)
  if (track.length < 2) return isAllowed(state, hunter, target, null) ? [null] : []
  const reached = answered(state)?.reached ?? 0
  const found = placesOn(SHEETS, target, track, reached)
    .filter(
      ({ along, eye }) =>
        stands(hunter) &&
        isWithin(apart(state, eye, eyeOf(SHEETS, hunter, hunter)), HUNTING) &&
        isAllowed(state, hunter, target, along),
    )
    .map(({ along }) => along)
  const [first] = found
  const last = found.at(-1)
  return first === undefined || last === undefined ? [] : first === last ? [first] : [first, last]
}

function optionsAt(state: D10State, hunter: D10Element, target: D10Element): readonly Option<D10Action>[] {
  const action = (along: number | null): Hunt => ({ type: 'hunt', unit: hunter.id, target: target.id, along })
  const track = trackOf(state, target)
  const found = placesFor(state, hunter, target).flatMap((along): readonly Option<D10Action>[] => {
    const shot = attempt(state, hunter, target, along)
    if (!shot) return []
    const { mine, theirs } = huntDuel(state, shot)
    const place = along === null ? { token: target.id } : { at: shot.at.at }
    const label = along === null ? target.name : `${target.name}, on its way`
    return [{ action: action(along), label, ...place, reckonings: [mine, theirs] }]
  })
  if (found.length > 0 || track.length > 1) return found
  return [
    {
      action: action(null),
      label: target.name,
      token: target.id,
      ...refusalField(hunt.refuse(state, action(null))),
    },
  ]
}

/** How far off a tank may be and still be shown as a target that is too far, in inches. */
const SHOWN = 5

function offerFor(state: D10State, hunter: D10Element): Offer<D10Action> | null {
  const asked = isReaction(state, hunter)
  const enemy = otherSide(hunter.side)
  const answers = asked ? answered(state)?.unit : undefined
  const near = state.units.filter(
    each =>
      each.side === enemy &&
      each.fate === 'in play' &&
      (!asked || each.id === answers) &&
      isNear(state, hunter, each) &&
      isArmoured(typeOf(each)),
  )
  if (near.length === 0) return null
  const reasons = hunterReasons(state, hunter)
  if (asked && reasons.length > 0) return null
  const options = (): readonly Option<D10Action>[] => near.flatMap(each => optionsAt(state, hunter, each))
  const offer: Omit<Offer<D10Action>, 'useful'> = {
    id: `hunt:${hunter.id}`,
    kind: 'hunt',
    unit: hunter.id,
    label: 'Hunt a tank',
    clause: cite('6.3.1'),
    input: 'target',
    options,
  }
  return reasons.length > 0
    ? refused({ ...offer, useful: false }, reasons)
    : usefulIf(offer, () => options().some(each => !each.refusal))
}

function isNear(state: D10State, hunter: D10Element, target: D10Element): boolean {
  const { at } = hunter
  if (!at) return false
  const track = trackOf(state, target)
  const reach = SHOWN + (track.length > 1 ? 4 : 0)
  if (target.at && distance(target.at, at) <= reach) return true
  return track.some(place => distance(place.at, at) <= reach)
}
