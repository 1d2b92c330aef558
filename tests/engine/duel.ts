import { otherSide } from '../../src/engine/ids'
import type { Side, UnitId } from '../../src/engine/ids'
import type { Offer, Option, Trace } from '../../src/engine/offer'
import { modifier, reckon } from '../../src/engine/reckon'
import type { Reason, Refusal } from '../../src/engine/refusal'
import type { Io, Ruleset } from '../../src/engine/ruleset'
import type { Token } from '../../src/engine/scene'
import { threatsByOffers } from '../../src/engine/threats'
import { type Point, type Polygon, moveBy } from '../../src/geometry/point'
import type { DuelAction, DuelState, Duellist } from './duelBook'
import { RULEBOOK, WORDS, actionSchema, scenario, scenarioSchema, stateSchema } from './duelBook'

export type { DuelState } from './duelBook'

const REACH = 10
const STRIDE = 3

const toHit = [modifier<number>('duel-2', -1, 'over half range', distance => distance > REACH / 2)]

/**
 * A tiny game that tests the kernel by itself. Two or three duellists a side on a lawn. In his turn a side may let each of
 * its own step up to 3 inches, shoot or peek (once each), and ends it. A shot of at most 10 inches hits on 4 or more, 1
 * harder beyond 5 inches; a hit kills on 5 or 6 and wounds else, the second wound kills. A straw man may stand for a
 * duellist: only his own side knows it until somebody peeks or shoots. After three turns the side with more life wins.
 */
export const duel: Ruleset<DuelState, DuelAction> = {
  id: 'duel',
  title: 'Duel',
  rulebook: RULEBOOK,
  words: WORDS,
  outcomes: [
    { id: 'killed', label: 'Killed', tone: 'destroyed', headline: 'destroy' },
    { id: 'wounded', label: 'Wounded', tone: 'suppressed', headline: 'hit' },
    { id: 'missed', label: 'Missed', tone: 'none' },
  ],
  houseRules: [],
  muster: [],
  scenarios: [scenario],
  scenarioSchema,
  actionSchema,
  stateSchema,
  refereeFields: [{ field: 'life', label: 'Life', values: [1, 2] }],
  begin(_scenario, _options, io) {
    const first: Side = io.chance.check(6, 4, { purpose: 'who begins', by: null }) ? 'A' : 'B'
    const facts = { side: scenario.sides[first].name }
    io.log({ code: 'begins', facts, side: first, units: [], clauses: ['duel-4'] })
    return {
      turn: 1,
      toAct: [first],
      units: [
        duellist('a1', 'A', 'Anne', { x: 3, y: 2 }, 'flesh'),
        duellist('a2', 'A', 'Abel', { x: 8, y: 2 }, 'straw'),
        duellist('b1', 'B', 'Bert', { x: 3, y: 9 }, 'flesh'),
        duellist('b2', 'B', 'Beth', { x: 8, y: 9 }, 'straw'),
      ],
      result: null,
    }
  },
  offers(state, of) {
    if (!state.toAct.includes(of)) return []
    const mine = state.units.filter(unit => unit.side === of && unit.at)
    const theirs = state.units.filter(unit => unit.side !== of && unit.at)
    const offers: Offer<DuelAction>[] = mine.flatMap(unit => [
      offer('shoot', unit, () =>
        theirs.map(target => filled(state, { type: 'shoot', unit: unit.id, target: target.id }, target)),
      ),
      offer('peek', unit, () =>
        theirs.map(target => filled(state, { type: 'peek', unit: unit.id, target: target.id }, target)),
      ),
      {
        ...offer('step', unit, () =>
          steps(unit).map(to => filled(state, { type: 'step', unit: unit.id, to })),
        ),
        input: 'place',
        region: () => ({ outlines: [circle(unit)] }),
        trace: points => traced(state, unit, points.at(-1) ?? NOWHERE),
      },
    ])
    return [
      ...offers,
      {
        ...offer('end', null, () => [filled(state, { type: 'end' })]),
        input: 'nothing',
        useful: false,
        ends: true,
      },
    ]
  },
  refuse: refuseDuel,
  play: playDuel,
  view(state, viewer) {
    if (viewer === 'referee') return state
    return {
      ...state,
      units: state.units.map(unit => (unit.side === viewer ? unit : { ...unit, body: 'unknown' as const })),
    }
  },
  scene: state => ({
    board: scenario.board,
    ground: scenario.ground,
    tokens: state.units.flatMap(unit => (unit.at ? [tokenOf(unit, unit.at)] : [])),
    props: [],
    marks: [],
  }),
  card(state, id) {
    const unit = found(state, id)
    if (!unit) throw new Error(`There is no ${id}.`)
    const token = tokenOf(unit, unit.at ?? { x: 0, y: 0 })
    return { token, title: unit.name, subtitle: 'duellist', chips: [], facts: [], notes: [] }
  },
  ribbon: state => ({ steps: [{ label: 'Turn', short: 'T', side: null }], at: 0, turns: state.turn }),
  prompt: () => ({ code: 'choose' }),
  worth: (state, of) => life(state, of) - life(state, otherSide(of)),
  measure: () => ({ distance: 0, lines: [], marks: [] }),
  threats: (state, unit, at, facing) => threatsByOffers(duel, state, unit, at, facing),
}

function duellist(id: string, of: Side, name: string, at: Point, body: Duellist['body']): Duellist {
  const facing = of === 'A' ? 180 : 0
  return { id, side: of, name, type: 'duellist', at, facing, life: 2, acted: false, stepped: false, body }
}

function tokenOf(unit: Duellist, at: Point): Token {
  const { id, side, facing, name, acted } = unit
  const look = { width: 1, depth: 1, shape: 'base', silhouette: 'man', paint: 'plain' } as const
  return { id, side, at, facing, name, ...look, chips: [], spent: acted }
}

function life(state: DuelState, of: Side): number {
  return state.units
    .filter(unit => unit.side === of && unit.at)
    .reduce((sum, unit) => sum + unit.life * 50, 0)
}

function offer(
  kind: string,
  unit: Duellist | null,
  options: () => readonly Option<DuelAction>[],
): Offer<DuelAction> {
  const id = unit ? `${kind}:${unit.id}` : kind
  return { id, kind, unit: unit?.id ?? null, label: kind, input: 'target', useful: kind === 'shoot', options }
}

function filled(state: DuelState, action: DuelAction, target?: Duellist): Option<DuelAction> {
  const refusal = refuseDuel(state, action)
  return {
    action,
    label: action.type,
    ...(target ? { token: target.id } : {}),
    ...(refusal ? { refusal } : {}),
    ...(action.type === 'shoot' ? { reckonings: [reckoned(state, action)] } : {}),
  }
}

function steps(unit: Duellist): readonly Point[] {
  const from = unit.at ?? { x: 0, y: 0 }
  return [
    { x: from.x + STRIDE, y: from.y },
    { x: from.x - 1, y: from.y },
    { x: from.x, y: from.y + 2 },
    { x: from.x, y: from.y - STRIDE - 1 },
  ]
}

const NOWHERE: Point = { x: 0, y: 0 }

/** As far as a step reaches. */
function circle(unit: Duellist): Polygon {
  return Array.from({ length: 36 }, (_, at) => moveBy(unit.at ?? NOWHERE, at * 10, unit.stepped ? 0 : STRIDE))
}

function traced(state: DuelState, unit: Duellist, to: Point): Trace<DuelAction> {
  const action = { type: 'step', unit: unit.id, to } as const
  const refusal = refuseDuel(state, action)
  const distance = apart(unit.at, to)
  const stop = { at: refusal ? (unit.at ?? NOWHERE) : to, facing: unit.facing }
  const legs = [{ label: 'grass', length: distance, cost: distance }]
  return { action, legs, left: STRIDE - distance, refusal, stop }
}

function found(state: DuelState, id: UnitId): Duellist | undefined {
  return state.units.find(unit => unit.id === id)
}

function apart(a: Point | null | undefined, b: Point | null | undefined): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}

function reckoned(state: DuelState, action: Extract<DuelAction, { type: 'shoot' }>) {
  const distance = apart(found(state, action.unit)?.at, found(state, action.target)?.at)
  return reckon('need', 'To hit', { clause: 'duel-2', label: 'a shot', value: 4 }, toHit, distance)
}

const KINDS: ReadonlySet<string> = new Set(['end', 'step', 'shoot', 'peek'])

function refuseDuel(state: DuelState, action: DuelAction): Refusal<DuelAction> | null {
  const reasons: Reason[] = []
  const turn = state.toAct[0]
  if (!KINDS.has(action.type)) return { reasons: [{ clause: 'duel-1', code: 'engine-no-such-act' }] }
  if (turn === undefined) return { reasons: [{ clause: 'duel-4', code: 'not-yours' }] }
  if (action.type === 'end') return null
  const unit = found(state, action.unit)
  if (!unit?.at) return { reasons: [{ clause: 'duel-1', code: 'gone' }] }
  if (unit.side !== turn) reasons.push({ clause: 'duel-1', code: 'not-yours' })
  if (action.type === 'step' ? unit.stepped : unit.acted) reasons.push({ clause: 'duel-1', code: 'spent' })
  if (action.type === 'step') {
    const distance = apart(unit.at, action.to)
    if (distance > STRIDE)
      reasons.push({ clause: 'duel-1', code: 'too-far', facts: { distance, limit: STRIDE } })
  } else {
    const target = found(state, action.target)
    const limit = action.type === 'shoot' ? REACH : 4
    const distance = apart(unit.at, target?.at)
    if (!target?.at) reasons.push({ clause: 'duel-2', code: 'gone' })
    if (target?.side === unit.side) reasons.push({ clause: 'duel-2', code: 'friend' })
    if (distance > limit) reasons.push({ clause: 'duel-2', code: 'too-far', facts: { distance, limit } })
  }
  const [first, ...others] = reasons
  return first ? { reasons: [first, ...others] } : null
}

function changed(state: DuelState, id: UnitId, change: Partial<Duellist>): DuelState {
  return { ...state, units: state.units.map(unit => (unit.id === id ? { ...unit, ...change } : unit)) }
}

function playDuel(state: DuelState, action: DuelAction, io: Io): DuelState {
  if (!KINDS.has(action.type)) return state
  if (action.type === 'end') return ended(state, io)
  const unit = found(state, action.unit)
  if (!unit) throw new Error(`There is no ${action.unit}.`)
  const base = { side: unit.side, units: [unit.id] }
  if (action.type === 'step') {
    const facts = { unit: { unit: unit.id }, distance: apart(unit.at, action.to) }
    io.log({ ...base, code: 'step', facts, clauses: ['duel-1'] })
    return changed(state, unit.id, { at: action.to, stepped: true })
  }
  const target = found(state, action.target)
  if (!target) throw new Error(`There is no ${action.target}.`)
  const told = { ...base, units: [unit.id, target.id] }
  const names = { unit: { unit: unit.id }, target: { unit: target.id } }
  const after = changed(state, unit.id, { acted: true })
  const isStraw =
    target.body === 'straw' ||
    (target.body === 'unknown' && io.chance.pick(2, { purpose: 'straw or flesh', by: null }) === 0)
  if (action.type === 'peek') {
    const body = isStraw ? 'straw' : 'flesh'
    io.log({ ...told, code: 'peek', facts: { ...names, body }, clauses: ['duel-3'], reveals: true })
    return after
  }
  return shot(after, { told, names, target, isStraw, reckoning: reckoned(state, action) }, io)
}

interface Shot {
  readonly told: { readonly side: Side; readonly units: readonly UnitId[] }
  readonly names: Readonly<Record<string, { readonly unit: UnitId }>>
  readonly target: Duellist
  readonly isStraw: boolean
  readonly reckoning: ReturnType<typeof reckoned>
}

function shot(state: DuelState, { told, names, target, isStraw, reckoning }: Shot, io: Io): DuelState {
  const by = told.side
  const isHit = io.chance.check(6, reckoning.total, { purpose: 'to hit', by, clause: 'duel-2' })
  const kills =
    isHit && (isStraw || io.chance.bands(6, [5], { purpose: 'damage', by }) === 1 || target.life === 1)
  const outcome = kills ? 'killed' : isHit ? 'wounded' : 'missed'
  io.log({
    ...told,
    code: 'shot',
    facts: { ...names, result: outcome },
    clauses: ['duel-2'],
    reckonings: [reckoning],
    outcome,
    hit: isHit,
  })
  if (kills) return changed(state, target.id, { at: null, life: 0 })
  return isHit ? changed(state, target.id, { life: target.life - 1 }) : state
}

function ended(state: DuelState, io: Io): DuelState {
  const now = state.toAct[0] ?? 'A'
  const fresh = state.units.map(unit => ({ ...unit, acted: false, stepped: false }))
  const next = { ...state, units: fresh, toAct: [otherSide(now)], turn: state.turn + (now === 'B' ? 1 : 0) }
  if (next.turn <= scenario.turns) {
    io.log({ code: 'turn', facts: { turn: next.turn }, side: null, units: [], clauses: ['duel-4'] })
    return next
  }
  const lead = duel.worth(next, 'A')
  const winner = lead === 0 ? null : lead > 0 ? 'A' : 'B'
  const why = winner
    ? { code: 'over', facts: { turns: scenario.turns, side: scenario.sides[winner].name } }
    : { code: 'draw' }
  io.log({ ...why, side: winner, units: [], clauses: ['duel-4'] })
  return { ...next, toAct: [], result: { winner, why } }
}
