import type { Offer, Option } from '../../../src/engine/offer'
import { refusalField, refused, usefulIf } from '../../../src/engine/acts'
import { type Limit, reasonsOf } from '../../../src/engine/limits'
import { otherSide } from '../../../src/engine/ids'
import { isWithin } from '../../../src/geometry/tolerance'
import {
  type Cover,
  type Eye,
  type Weapon,
  apart,
  coverOf,
  eyeOf,
  friendsTouching,
  isArmoured,
  isAtLine,
  isFoot,
  isInField,
  landOf,
  placesOn,
  stands,
} from '../../families/panzer8'
import { type Act, type Io, type Reason, cite } from '../act'
import { changed } from '../changes'
import { effective, suffered } from '../combat/results'
import { elementOf, findElement, qualityOf, typeOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Action, D20Element, D20State } from '../state'
import type { Code } from '../words'
import { HUNTING } from '../tables'
import { damageOf, heThrow, tellAttack } from './effect'
import { isInMelee, screening, sightReason, targetReasons } from './limits'
import { type Column, fixedColumn, heSa } from './reckon'
import { CLOSE_DEFENCE, type Shot, friendInLine, measureShot, targetPlace } from './shot'

type Hunt = Extract<D20Action, { type: 'hunt' }>

/** Charges and grenades: nothing of a section's own weapons counts. */
const CHARGES: Weapon = {
  ...CLOSE_DEFENCE,
  name: 'charges',
  kind: 'HE',
  ap: 1,
  range: HUNTING,
  apRange: HUNTING,
}

interface Case {
  readonly state: D20State
  readonly shot: Shot
}

/** Cover that serves for hunting tanks: soft or hard, but no field of crops, no crest-line and no smoke. */
const serves = ({ kind, crops }: Cover): boolean => (kind === 'soft' && !crops) || kind === 'hard'

/** A hedge or a wall that a base touches, wherever the other stands. */
const touchesEdge = (state: D20State, eye: Eye): boolean =>
  landOf(state.scenario).screens.some(piece => piece.terrain.cover === 'soft' && isAtLine(SHEETS, eye, piece))

function isCovered({ state, shot }: Case): boolean {
  const { firer, target, from, at, sight } = shot
  const isEasy = state.houseRules['edge-hides-hunters'] === true
  if (isEasy && (touchesEdge(state, from) || touchesEdge(state, at))) return true
  return (
    serves(coverOf(SHEETS, state, from, target, at, sight, 'HE')) ||
    serves(coverOf(SHEETS, state, at, firer, from, sight, 'HE'))
  )
}

const LIMITS: readonly Limit<Case, Code>[] = [
  {
    broken: ({ shot }) => !isArmoured(typeOf(shot.target)),
    why: () => [{ code: 'not-an-afv', clause: cite('6.3.1') }],
    alone: true,
  },
  {
    broken: ({ shot }) => !isWithin(shot.distance, HUNTING),
    why: ({ shot }) => [
      { code: 'too-far-to-hunt', clause: cite('6.3.4'), facts: { distance: shot.distance, limit: HUNTING } },
    ],
    alone: true,
  },
  { broken: ({ shot }) => !shot.sight.clear, why: ({ shot }) => [sightReason(shot)] },
  {
    broken: given => !given.shot.target.suppressed && !isCovered(given),
    why: () => [{ code: 'no-cover-to-hunt', clause: cite('6.3.5') }],
  },
]

function hunterReasons(state: D20State, hunter: D20Element): readonly Reason[] {
  const reasons: Reason[] = []
  if (state.step !== 'fire') reasons.push({ code: 'not-fire-phase', clause: cite('4.0.6') })
  if (hunter.side !== state.active) reasons.push({ code: 'not-its-turn', clause: cite('4.0.2') })
  if (hunter.fate !== 'in play') reasons.push({ code: 'is-gone', clause: cite('6.4.8') })
  if (!isFoot(typeOf(hunter))) reasons.push({ code: 'cannot-hunt', clause: cite('6.3.2') })
  if (hunter.suppressed) reasons.push({ code: 'suppressed-cannot-hunt', clause: cite('6.3.3') })
  if (hunter.carriedBy !== null) reasons.push({ code: 'hunts-on-foot', clause: cite('R32') })
  if (hunter.fired.length > 0) reasons.push({ code: 'has-fired', clause: cite('6.3.1') })
  if (isInMelee(state, hunter)) reasons.push({ code: 'fights-hand-to-hand', clause: cite('7.1.10') })
  return reasons
}

/** Close assault on a tank, instead of fire. */
export const hunt: Act<'hunt'> = {
  offers(state, side) {
    if (state.step !== 'fire' || side !== state.active) return []
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
    const shot = measureShot(state, hunter, CHARGES, target, action.along)
    return shot ? reasonsOf(LIMITS, { state, shot }) : [{ code: 'not-on-its-way', clause: cite('R24') }]
  },
  play(state, action, io) {
    const hunter = elementOf(state, action.unit)
    const target = findElement(state, action.target)
    const shot = target && measureShot(state, hunter, CHARGES, target, action.along)
    if (!target || !shot) return state
    const spent = changed(changed(state, hunter.id, { fired: [...hunter.fired, 'main'] }), target.id, {
      byRoad: false,
    })
    return assault(spent, shot, io)
  },
}

/** 3:2 for engineers and against open tops, 1:1 in every other case. */
export function columnFor(hunter: D20Element, target: D20Element): Column {
  if (typeOf(hunter).explosives) return fixedColumn('3:2', '6.3.9', 'Engineers')
  if (typeOf(target).openTopped) return fixedColumn('3:2', '6.3.9', 'Open-topped')
  return fixedColumn('1:1', '6.3.10', 'Tank hunting')
}

function assault(state: D20State, shot: Shot, io: Io): D20State {
  const { firer: hunter, target, along } = shot
  const defended = closeDefence(state, hunter, target, io)
  if (defended.stopped) return defended.state
  const column = columnFor(hunter, target)
  const why = { by: hunter.side, clause: '6.3.11' }
  const rolled = damageOf(io, column, qualityOf(hunter), why)
  const result = effective(defended.state, target, rolled, false)
  tellAttack(io, shot, result, {
    code: HUNT_CODES[result ?? 'none'],
    clauses: ['6.3.11'],
    reckonings: [column.reckoning],
  })
  if (result !== null) {
    const pose = along === null ? null : shot.at
    const blow = { target: target.id, result: rolled, from: shot.from.at, byMortar: false, pose }
    return suffered(defended.state, blow, io)
  }
  return machineGun(defended.state, shot, io)
}

const HUNT_CODES = {
  none: 'hunts-none',
  'fall-back': 'hunts-none',
  suppressed: 'hunts-suppressed',
  'knocked out': 'hunts-knocked-out',
} as const

/** Infantry that touches the hunted vehicle fires first; any result and the attempt has failed. */
function closeDefence(
  state: D20State,
  hunter: D20Element,
  target: D20Element,
  io: Io,
): { readonly state: D20State; readonly stopped: boolean } {
  if (!stands(target)) return { state, stopped: false }
  for (const friend of friendsTouching(SHEETS, state, target, isFoot)) {
    const [weapon] = typeOf(friend).weapons
    if (!weapon || weapon.value === null) continue
    const shot = measureShot(state, friend, weapon, hunter, null)
    if (!shot || !mayDefend(state, shot, target.id)) continue
    const done = answered(state, shot, weapon.value, io)
    if (done) return { state: done, stopped: true }
  }
  return { state, stopped: false }
}

/** Fire in close defence is bound by the usual limits; the vehicle that is hunted does not stand in its way. */
function mayDefend(state: D20State, shot: Shot, hunted: string): boolean {
  return (
    isWithin(shot.distance, shot.reach) &&
    isInField(shot) &&
    shot.sight.clear &&
    !isInMelee(state, shot.firer) &&
    friendInLine(state, shot, hunted) === null &&
    screening(state, shot) === null
  )
}

/** An HE/SA throw that answers an assault; the state if it had a result. */
function answered(state: D20State, shot: Shot, value: number, io: Io): D20State | null {
  const added = heSa({ state, shot }, value)
  const rolled = heThrow(io, shot, added)
  const result = effective(state, shot.target, rolled, false)
  io.log({
    code: DEFENCE_CODES[result ?? 'none'],
    facts: { unit: { unit: shot.firer.id }, target: { unit: shot.target.id } },
    side: shot.firer.side,
    units: [shot.firer.id, shot.target.id],
    clauses: [cite('6.3.7')],
    reckonings: [added],
    effects: [{ kind: 'shot', from: shot.from.at, to: shot.at.at, hit: result !== null }],
  })
  if (result === null) return null
  return suffered(
    state,
    { target: shot.target.id, result: rolled, from: shot.from.at, byMortar: false, pose: null },
    io,
  )
}

const DEFENCE_CODES = {
  none: 'defends-none',
  'fall-back': 'defends-fall-back',
  suppressed: 'defends-suppressed',
  'knocked out': 'defends-knocked-out',
} as const

/** A vehicle that was not hurt fires its machine gun at the hunters. */
function machineGun(state: D20State, shot: Shot, io: Io): D20State {
  const { firer: hunter, target, along } = shot
  if (!typeOf(target).machineGun || target.command) return state
  const pose = targetPlace(state, target, along)
  if (!pose) return state
  const weapon: Weapon = { ...CLOSE_DEFENCE, field: 'all' }
  const stand = { ...target, at: pose.at, facing: pose.facing }
  const answer = measureShot(state, stand, weapon, hunter, null)
  if (!answer || !isInField(answer)) return state
  return answered(state, answer, weapon.value ?? 0, io) ?? state
}

function optionsAt(state: D20State, hunter: D20Element, target: D20Element): readonly Option<D20Action>[] {
  const action = (along: number | null): Hunt => ({ type: 'hunt', unit: hunter.id, target: target.id, along })
  const options: Option<D20Action>[] = []
  const here = hunt.refuse(state, action(null))
  if (target.at !== null)
    options.push({
      action: action(null),
      label: target.name,
      token: target.id,
      ...refusalField(here),
      ...(here.length === 0 && { reckonings: [columnFor(hunter, target).reckoning] }),
    })
  if (here.length === 0) return options
  const near = placesOn(SHEETS, target, target.track, 0).find(
    ({ along, eye }) =>
      stands(hunter) &&
      isWithin(apart(state, eye, eyeOf(SHEETS, hunter, hunter)), HUNTING) &&
      hunt.refuse(state, action(along)).length === 0,
  )
  if (near)
    options.push({
      action: action(near.along),
      label: `${target.name}, on its way`,
      at: near.eye.at,
      reckonings: [columnFor(hunter, target).reckoning],
    })
  return options
}

/** How far off a tank may be and still be shown as a target that is too far, in inches. */
const SHOWN = 5

function offerFor(state: D20State, hunter: D20Element): Offer<D20Action> | null {
  const near = state.units.filter(
    each =>
      each.side === otherSide(hunter.side) &&
      each.fate === 'in play' &&
      isArmoured(typeOf(each)) &&
      isNear(hunter, each),
  )
  if (near.length === 0) return null
  const reasons = hunterReasons(state, hunter)
  const options = (): readonly Option<D20Action>[] => near.flatMap(each => optionsAt(state, hunter, each))
  const offer: Omit<Offer<D20Action>, 'useful'> = {
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

function isNear(hunter: D20Element, target: D20Element): boolean {
  const places = [target.at, ...target.track.map(({ at }) => at)]
  return places.some(at => at && hunter.at && Math.hypot(at.x - hunter.at.x, at.y - hunter.at.y) <= SHOWN)
}
