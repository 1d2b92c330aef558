import { type ActOf, finished, fromActs, plainOffer } from '../../src/engine/acts'
import { type Side, type UnitId, otherSide } from '../../src/engine/ids'
import { measuredBetween } from '../../src/engine/measure'
import type { Offer, Option, Trace } from '../../src/engine/offer'
import { modifier, reckon } from '../../src/engine/reckon'
import type { Reckoning } from '../../src/engine/reckoning'
import type { Reason } from '../../src/engine/refusal'
import { ribbonOf } from '../../src/engine/ribbon'
import type { Io, Ruleset } from '../../src/engine/ruleset'
import type { Token } from '../../src/engine/scene'
import { lossesBy, turnsLeft } from '../../src/engine/standing'
import { threatsByOffers } from '../../src/engine/threats'
import { tokenBasics } from '../../src/engine/token'
import { findUnit, unitOf, withUnit } from '../../src/engine/units'
import { type Point, distance, moveBy } from '../../src/geometry/point'
import { OUTCOMES, RULEBOOK, WORDS, scenario } from './duelBook'
import {
  type DuelAction,
  type DuelScenario,
  type DuelState,
  type Duellist,
  actionSchema,
  scenarioSchema,
  stateSchema,
} from './duelState'

const REACH = 10
const NEAR = 4
const STRIDE = 3

const toHit = [modifier<number>('duel-2', -1, 'over half range', away => away > REACH / 2)]

type Standing = Duellist & { readonly at: Point }
type Act<T extends DuelAction['type']> = ActOf<DuelState, DuelAction, T>

const stands = (unit: Duellist | undefined): unit is Standing => unit !== undefined && unit.at !== null

const standing = (state: DuelState, side: Side): readonly Standing[] =>
  state.units.filter(stands).filter(unit => unit.side === side)

// What may be done: each act with its offers, its reasons against, and what comes of it.

const shoot: Act<'shoot'> = {
  offers: (state, side) =>
    aimed('shoot', state, side, (unit, target) => ({
      ...option(state, { type: 'shoot', unit: unit.id, target: target.id }),
      reckonings: [shotReckoning(unit, target)],
    })),
  refuse: (state, action) => aimReasons(state, action, REACH),
  play(state, action, io) {
    const [unit, target] = [unitOf(state, action.unit), unitOf(state, action.target)]
    const reckoning = shotReckoning(unit, target)
    const after = withUnit(state, unit.id, { acted: true })
    const straw = isStraw(target, io)
    const by = unit.side
    const hit = io.chance.check(6, reckoning.total, { purpose: 'to hit', by, clause: 'duel-2' })
    const kills =
      hit && (straw || io.chance.bands(6, [5], { purpose: 'damage', by }) === 1 || target.life === 1)
    const outcome = kills ? 'killed' : hit ? 'wounded' : 'missed'
    io.log({
      code: 'shot',
      facts: { unit: { unit: unit.id }, target: { unit: target.id }, result: outcome },
      side: by,
      units: [unit.id, target.id],
      clauses: ['duel-2'],
      reckonings: [reckoning],
      outcome,
      hit,
    })
    if (kills) return withUnit(after, target.id, { at: null, life: 0 })
    return hit ? withUnit(after, target.id, { life: target.life - 1 }) : after
  },
}

const peek: Act<'peek'> = {
  offers: (state, side) =>
    aimed('peek', state, side, (unit, target) =>
      option(state, { type: 'peek', unit: unit.id, target: target.id }),
    ),
  refuse: (state, action) => aimReasons(state, action, NEAR),
  play(state, action, io) {
    const [unit, target] = [unitOf(state, action.unit), unitOf(state, action.target)]
    const body = isStraw(target, io) ? 'straw' : 'flesh'
    io.log({
      code: 'peek',
      facts: { unit: { unit: unit.id }, target: { unit: target.id }, body },
      side: unit.side,
      units: [unit.id, target.id],
      clauses: ['duel-3'],
      reveals: true,
    })
    return withUnit(state, unit.id, { acted: true })
  },
}

const step: Act<'step'> = {
  offers: (state, side) =>
    standing(state, side).map(unit => ({
      ...offerOf('step', unit, () =>
        strides(unit).map(to => option(state, { type: 'step', unit: unit.id, to })),
      ),
      input: 'place',
      region: () => ({ outlines: [circle(unit.at, unit.stepped ? 0 : STRIDE)] }),
      trace: points => traced(state, unit, points.at(-1) ?? unit.at),
    })),
  refuse(state, action) {
    const unit = findUnit(state, action.unit)
    if (!stands(unit)) return [{ clause: 'duel-1', code: 'gone' }]
    const away = distance(unit.at, action.to)
    const tooFar: Reason = { clause: 'duel-1', code: 'too-far', facts: { distance: away, limit: STRIDE } }
    return [...turnReasons(state, unit, unit.stepped), ...(away > STRIDE ? [tooFar] : [])]
  },
  play(state, action, io) {
    const unit = unitOf(state, action.unit)
    const facts = { unit: { unit: unit.id }, distance: unit.at ? distance(unit.at, action.to) : 0 }
    const path = unit.at ? [unit.at, action.to] : []
    io.log({
      code: 'step',
      facts,
      side: unit.side,
      units: [unit.id],
      clauses: ['duel-1'],
      effects: [{ kind: 'move', unit: unit.id, path }],
    })
    return withUnit(state, unit.id, { at: action.to, stepped: true })
  },
}

const end: Act<'end'> = {
  offers: () => [plainOffer({ type: 'end' }, 'end', 'duel-4', { ends: true })],
  refuse: () => [],
  play(state, _action, io) {
    const [now = 'A'] = state.toAct
    const { turns, sides } = state.scenario
    const units = state.units.map(unit => ({ ...unit, acted: false, stepped: false }))
    const turn = state.turn + (now === 'B' ? 1 : 0)
    const next: DuelState = { ...state, units, turn, toAct: [otherSide(now)] }
    if (turn <= turns) {
      io.log({ code: 'turn', facts: { turn }, side: null, units: [], clauses: ['duel-4'] })
      return next
    }
    const lead = worth(next, 'A')
    if (lead === 0) return finished(next, { winner: null, why: { code: 'draw' } }, 'duel-4', io)
    const winner = lead > 0 ? 'A' : 'B'
    const why = { code: 'over', facts: { turns, side: sides[winner].name } }
    return finished(next, { winner, why }, 'duel-4', io)
  },
}

// What the acts share.

function offerOf(
  kind: 'shoot' | 'peek' | 'step',
  unit: Duellist,
  options: () => readonly Option<DuelAction>[],
): Offer<DuelAction> {
  const id = `${kind}:${unit.id}`
  return { id, kind, unit: unit.id, label: kind, input: 'target', useful: kind === 'shoot', options }
}

/** An offer for each of a side's duellists, with all enemies to choose from. */
const aimed = (
  kind: 'shoot' | 'peek',
  state: DuelState,
  side: Side,
  at: (unit: Standing, target: Standing) => Option<DuelAction>,
): readonly Offer<DuelAction>[] =>
  standing(state, side).map(unit =>
    offerOf(kind, unit, () =>
      standing(state, otherSide(side)).map(target => ({ ...at(unit, target), token: target.id })),
    ),
  )

/** One way to fill in an offer; refused ones say why. */
function option(state: DuelState, action: DuelAction): Option<DuelAction> {
  const refusal = duel.refuse(state, action)
  return { action, label: action.type, ...(refusal && { refusal }) }
}

function turnReasons(state: DuelState, unit: Duellist, isSpent: boolean): readonly Reason[] {
  return [
    ...(state.toAct.includes(unit.side) ? [] : [{ clause: 'duel-1', code: 'not-yours' }]),
    ...(isSpent ? [{ clause: 'duel-1', code: 'spent' }] : []),
  ]
}

/** Why one may not shoot or peek at another. */
function aimReasons(
  state: DuelState,
  action: { readonly unit: UnitId; readonly target: UnitId },
  limit: number,
): readonly Reason[] {
  const [unit, target] = [findUnit(state, action.unit), findUnit(state, action.target)]
  if (!stands(unit)) return [{ clause: 'duel-1', code: 'gone' }]
  const reasons = turnReasons(state, unit, unit.acted)
  if (!stands(target)) return [...reasons, { clause: 'duel-2', code: 'gone' }]
  const away = distance(unit.at, target.at)
  return [
    ...reasons,
    ...(target.side === unit.side ? [{ clause: 'duel-2', code: 'friend' }] : []),
    ...(away > limit ? [{ clause: 'duel-2', code: 'too-far', facts: { distance: away, limit } }] : []),
  ]
}

function shotReckoning(unit: Duellist, target: Duellist): Reckoning {
  const away = unit.at && target.at ? distance(unit.at, target.at) : 0
  return reckon('need', 'To hit', { clause: 'duel-2', label: 'a shot', value: 4 }, toHit, away)
}

/** What a side does not know of its target chance decides. */
const isStraw = ({ body }: Duellist, io: Io): boolean =>
  body === 'straw' || (body === 'unknown' && io.chance.pick(2, { purpose: 'straw or flesh', by: null }) === 0)

/** A spread of places for random play, one of them too far. */
function strides({ at: { x, y } }: Standing): readonly Point[] {
  return [
    { x: x + STRIDE, y },
    { x: x - 1, y },
    { x, y: y + 2 },
    { x, y: y - STRIDE - 1 },
  ]
}

const circle = (at: Point, radius: number): readonly Point[] =>
  Array.from({ length: 36 }, (_, tenth) => moveBy(at, tenth * 10, radius))

function traced(state: DuelState, unit: Standing, to: Point): Trace<DuelAction> {
  const action = { type: 'step', unit: unit.id, to } as const
  const refusal = duel.refuse(state, action)
  const length = distance(unit.at, to)
  const stop = { at: refusal ? unit.at : to, facing: unit.facing }
  return { action, legs: [{ label: 'grass', length, cost: length }], left: STRIDE - length, refusal, stop }
}

// How it looks, and how good it is.

function tokenOf(unit: Duellist): Token {
  const look = { width: 1, depth: 1, shape: 'base', silhouette: 'man', paint: 'plain' } as const
  return { ...tokenBasics(unit), ...look, chips: [], spent: unit.acted }
}

const life = (state: DuelState, side: Side): number =>
  standing(state, side).reduce((sum, unit) => sum + unit.life * 50, 0)

const worth = (state: DuelState, side: Side): number => life(state, side) - life(state, otherSide(side))

/**
 * The smallest whole game, and that by which the kernel is tested. Two duellists a side on a lawn. In his turn a side may let each
 * of its own step up to 3 inches, shoot or peek (once each), and ends it. A shot of at most 10 inches hits on 4 or more, 1 harder
 * beyond 5 inches; a hit kills on 5 or 6 and wounds else, the second wound kills. A straw man may stand for a duellist: only his
 * own side knows it until somebody peeks or shoots. After three turns the side with more life wins.
 */
export const duel: Ruleset<DuelState, DuelAction> = {
  id: 'duel',
  title: 'Duel',
  rulebook: RULEBOOK,
  words: WORDS,
  headlines: { hit: 'hit', destroy: 'destroy' },
  outcomes: OUTCOMES,
  houseRules: [],
  muster: [],
  scenarios: [scenario],
  scenarioSchema,
  actionSchema,
  stateSchema,
  refereeFields: [{ field: 'life', label: 'Life', values: [1, 2] }],
  begin(given, { houseRules }, io) {
    const fought = given as DuelScenario
    const first: Side = io.chance.check(6, 4, { purpose: 'who begins', by: null }) ? 'A' : 'B'
    const facts = { side: fought.sides[first].name }
    io.log({ code: 'begins', facts, side: first, units: [], clauses: ['duel-4'] })
    const fresh = { type: 'duellist', life: 2, acted: false, stepped: false }
    const units = fought.duellists.map(each => ({ ...each, ...fresh, facing: each.side === 'A' ? 180 : 0 }))
    return { turn: 1, toAct: [first], units, result: null, houseRules, scenario: fought }
  },
  ...fromActs<DuelState, DuelAction>({
    acts: { shoot, peek, step, end },
    clauses: { over: 'duel-4', sequence: 'duel-1' },
  }),
  view(state, viewer) {
    if (viewer === 'referee') return state
    const hidden = (unit: Duellist): Duellist => (unit.side === viewer ? unit : { ...unit, body: 'unknown' })
    return { ...state, units: state.units.map(hidden) }
  },
  scene: ({ scenario: { board, ground }, units }) => ({
    board,
    ground,
    tokens: units.filter(stands).map(tokenOf),
    props: [],
    marks: [],
  }),
  standing: state => ({
    score: { label: 'life', A: life(state, 'A'), B: life(state, 'B') },
    stakes: [],
    losses: lossesBy(state.units, unit => !stands(unit)),
    left: turnsLeft(state.turn, state.scenario.turns),
  }),
  card(state, id) {
    const unit = unitOf(state, id)
    return {
      token: tokenOf(unit),
      title: unit.name,
      subtitle: 'duellist',
      chips: [],
      facts: [{ label: 'Life', value: String(unit.life), clause: 'duel-2' }],
      notes: [],
    }
  },
  ribbon({ scenario: { sides, turns }, toAct }) {
    const turn = (['A', 'B'] as const).map(side => ({ step: side, side, verb: 'act' }))
    return ribbonOf({ sides, turns }, turn, toAct[0] ?? 'B')
  },
  prompt: () => ({ code: 'choose' }),
  worth,
  merits: (state, side) => ({ life: worth(state, side) }),
  measure: (state, from, to) => measuredBetween(state, from, to, (a, b) => ({ distance: distance(a, b) })),
  threats: (state, unit, at, facing) => threatsByOffers(duel, state, unit, at, facing),
}
