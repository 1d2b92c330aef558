import { SIDES, type UnitId, type Viewer } from './ids'
import type { LogInput } from './log'
import type { Fact } from './phrase'
import type { Refusal } from './refusal'
import { type RefereeAction, refused, unstopped } from './rulings'
import { madeSo } from './stating'
import type { Io, RefereeField, Ruleset } from './ruleset'
import type { GameState, Unit } from './state'
import { changedTable, isOfTable, knowsThing, refuseOfTable, toldOfTable } from './tableActs'

type Value = RefereeField['values'][number]

/** What a unit may be set to; nothing where it has nothing of the kind. */
export const valuesFor = (field: RefereeField, unit: Unit, state: GameState): readonly Value[] =>
  field.mayBe?.(unit, state) ?? field.values

/** What is set of a unit now. */
export function valueNow(field: RefereeField, unit: Unit): unknown {
  return field.reckoned ? field.reckoned.now(unit) : new Map(Object.entries(unit)).get(field.field)
}

/** Acts that leave the position as it is: they concern the people at the table. */
function isAside(
  action: RefereeAction,
): action is Extract<RefereeAction, { do: 'note' | 'look' | 'strictness' }> {
  return action.do === 'note' || action.do === 'look' || action.do === 'strictness'
}

/** Why not even the referee can do this: the unit is unknown, or the state would no longer be one of this ruleset. */
export function refuseReferee<S extends GameState>(
  ruleset: Ruleset<S>,
  state: S,
  action: RefereeAction,
): Refusal | null {
  if (isAside(action) || action.do === 'result') return null
  if (isOfTable(action)) {
    const refusal = refuseOfTable(ruleset, state, action)
    if (refusal) return refusal
  } else if (action.do === 'add') {
    const id = action.unit.id
    const twin = state.units.find(each => each.id === id)
    if (twin) return refused('engine-unit-exists', { name: twin.name })
  } else if (action.do === 'bring') {
    if (!ruleset.bring?.(state, action)) return refused('engine-not-brought')
  } else {
    const named = action.do === 'state' ? action.places.map(each => each.unit) : [action.unit]
    if (!named.every(id => state.units.some(each => each.id === id))) return refused('engine-no-such-unit')
  }
  if (action.do === 'set') {
    const field = ruleset.refereeFields.find(each => each.field === action.field)
    if (!field) return refused('engine-no-such-field', { field: action.field })
    const unit = state.units.find(each => each.id === action.unit)
    if (!unit || !valuesFor(field, unit, state).includes(action.value)) {
      return refused('engine-no-such-value', { value: String(action.value), field: field.label })
    }
  }
  const parsed = ruleset.stateSchema.safeParse(changed(ruleset, state, action))
  if (parsed.success) return null
  const issue = parsed.error.issues[0]
  return refused('engine-broken-state', {
    problem: `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim().replace(/\.$/, ''),
  })
}

/** Carries a referee action out and tells it. Whoever cannot see the unit does not read of it either. */
export function playReferee<S extends GameState>(
  ruleset: Ruleset<S>,
  state: S,
  action: RefereeAction,
  io: Io,
): S {
  const after = changed(ruleset, state, action)
  io.log({ ...told(ruleset, state, action), ...readers(ruleset, state, after, action) })
  return after
}

function changed<S extends GameState>(ruleset: Ruleset<S>, state: S, action: RefereeAction): S {
  if (isAside(action)) return state
  if (isOfTable(action)) return changedTable(ruleset, state, action)
  if (action.do === 'result') {
    return { ...state, toAct: [], result: { winner: action.winner, why: because(action.reason) } }
  }
  if (action.do === 'state') return madeSo(state, action)
  if (action.do === 'add') return { ...state, units: [...state.units, action.unit as unknown as Unit] }
  if (action.do === 'remove') return { ...state, units: state.units.filter(each => each.id !== action.unit) }
  if (action.do === 'bring') return ruleset.bring?.(state, action) ?? state
  if (action.do === 'move') {
    const { at, facing } = action
    return withUnit(state, action.unit, { at, facing, ...comingOrGoing(ruleset, state, action.unit, at) })
  }
  const field = ruleset.refereeFields.find(each => each.field === action.field)
  if (field?.reckoned) {
    const { reckoned } = field
    const units = state.units.map(each =>
      each.id === action.unit ? reckoned.made(each, action.value) : each,
    )
    return { ...state, units }
  }
  const goes = field?.gone?.values.includes(action.value) === true
  return withUnit(state, action.unit, { [action.field]: action.value, ...(goes && { at: null }) })
}

/** Who is put back on the table is no longer lost; where nobody waits beside it, who is taken off it is gone. */
function comingOrGoing<S extends GameState>(
  { refereeFields }: Ruleset<S>,
  state: S,
  id: UnitId,
  at: Unit['at'],
): Readonly<Record<string, unknown>> {
  const members = new Map(Object.entries(state.units.find(each => each.id === id) ?? {}))
  return Object.fromEntries(
    refereeFields.flatMap(({ field, gone }): readonly [string, unknown][] => {
      if (!gone) return []
      const isGone = gone.values.includes(members.get(field))
      if (at) return isGone ? [[field, gone.back]] : []
      return gone.off === undefined || isGone ? [] : [[field, gone.off]]
    }),
  )
}

function because(reason: string) {
  return { code: 'engine-result', facts: { reason: unstopped(reason) } }
}

function withUnit<S extends GameState>(state: S, id: UnitId, change: Readonly<Record<string, unknown>>): S {
  return { ...state, units: state.units.map(each => (each.id === id ? { ...each, ...change } : each)) }
}

function told<S extends GameState>(ruleset: Ruleset<S>, state: S, action: RefereeAction): LogInput {
  const reason = unstopped(action.reason)
  const base = { side: null, clauses: [] }
  if (action.do === 'note') return { ...base, code: 'engine-note', units: [], facts: { reason } }
  if (isOfTable(action)) return toldOfTable(ruleset, state, action)
  if (action.do === 'look') {
    const code = action.eyes === 'referee' ? 'engine-looks-at-all' : 'engine-looks'
    return { ...base, code, units: [], facts: { whose: action.whose, reason }, reveals: true }
  }
  if (action.do === 'strictness') {
    return { ...base, code: `engine-strictness-${action.to}`, units: [], facts: { reason } }
  }
  if (action.do === 'result') return { ...base, ...because(reason), units: [] }
  if (action.do === 'state') {
    return { ...base, code: 'engine-stated', units: action.places.map(each => each.unit), facts: { reason } }
  }
  if (action.do === 'add') {
    const { id, name } = action.unit
    return { ...base, code: 'engine-added', units: [id], facts: { name, reason } }
  }
  if (action.do === 'bring') {
    const name = ruleset.muster.find(each => each.id === action.kind)?.name ?? action.kind
    const had = new Set(state.units.map(({ id }) => id))
    const units = changed(ruleset, state, action).units.flatMap(({ id }) => (had.has(id) ? [] : [id]))
    return { ...base, code: 'engine-brought', units, facts: { name, count: units.length, reason } }
  }
  const of = state.units.find(each => each.id === action.unit)
  const units = [action.unit]
  if (action.do === 'remove') {
    return { ...base, code: 'engine-removed', units, facts: { name: of?.name ?? action.unit, reason } }
  }
  const facts = { unit: { unit: action.unit }, reason }
  if (action.do === 'set') {
    const label = ruleset.refereeFields.find(each => each.field === action.field)?.label ?? action.field
    return { ...base, code: 'engine-set', units, facts: { ...facts, label, value: shown(action.value) } }
  }
  return moved(ruleset, of, action.at, { ...base, units, facts })
}

/** A move by hand: how far, where it began and where it ended. */
function moved<S extends GameState>(
  ruleset: Ruleset<S>,
  of: Unit | undefined,
  to: Unit['at'],
  base: Omit<LogInput, 'code'>,
): LogInput {
  const from = of?.at ?? null
  if (!to) return { ...base, code: 'engine-taken-off' }
  if (!from || !of) return { ...base, code: 'engine-placed' }
  if (from.x === to.x && from.y === to.y) return { ...base, code: 'engine-turned' }
  const effects = [{ kind: 'move' as const, unit: of.id, path: [from, to] }]
  if (ruleset.scenarios[0]?.board.kind !== 'inches') return { ...base, effects, code: 'engine-moved' }
  const distance = Math.round(Math.hypot(to.x - from.x, to.y - from.y) * 10) / 10
  return { ...base, effects, code: 'engine-moved-inches', facts: { ...base.facts, distance } }
}

function readers<S extends GameState>(
  ruleset: Ruleset<S>,
  before: S,
  after: S,
  action: RefereeAction,
): { readonly visibleTo?: readonly Viewer[] } {
  if (action.do === 'note') return action.for === undefined ? {} : { visibleTo: noteReaders(action.for) }
  if (isOfTable(action)) {
    const known = SIDES.filter(side => knowsThing(ruleset, before, after, action, side))
    return known.length === SIDES.length ? {} : { visibleTo: ['referee', ...known] }
  }
  if (isAside(action) || action.do === 'result' || action.do === 'state' || action.do === 'bring') return {}
  const id = action.do === 'add' ? action.unit.id : action.unit
  const known = SIDES.filter(side => knows(ruleset, before, id, side) || knows(ruleset, after, id, side))
  return known.length === SIDES.length ? {} : { visibleTo: ['referee', ...known] }
}

const noteReaders = (reader: Viewer): readonly Viewer[] =>
  reader === 'referee' ? ['referee'] : ['referee', reader]

/** Whether the view of a side shows a unit where it truly is. */
function knows<S extends GameState>(ruleset: Ruleset<S>, state: S, id: unknown, viewer: Viewer): boolean {
  const truth = state.units.find(each => each.id === id)
  const seen = ruleset.view(state, viewer).units.find(each => each.id === id)
  if (!truth || !seen) return false
  return truth.at === null ? seen.at === null : seen.at?.x === truth.at.x && seen.at.y === truth.at.y
}

function shown(value: string | number | boolean): Fact {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value
}
