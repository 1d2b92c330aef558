import { describe, expect, it } from 'vitest'
import { type RefereeAction, refereeActionSchema } from '../../src/engine/rulings'
import { act, logOf, stateOf } from '../../src/engine/battle'
import { canUndo, undo } from '../../src/engine/history'
import { recordOf, replay } from '../../src/engine/replay'
import { sentence } from '../../src/engine/say'
import { namesOf } from '../../src/engine/targets'
import { allWords, mayRead } from '../../src/engine/words'
import { after, begun } from './begun'
import { duel } from './duel'

const base = { type: 'referee', reason: 'bumped' } as const
const MOVE: RefereeAction = { ...base, do: 'move', unit: 'a1', at: { x: 3, y: 2.5 }, facing: 90 }

function said(action: RefereeAction): string | undefined {
  const battle = after(begun(), action)
  const entry = logOf(battle).at(-1)?.entry
  return entry && sentence(allWords(duel), entry, namesOf(stateOf(battle, 0)))
}

describe('the referee', () => {
  it('moves, turns, sets, adds, removes, notes and ends, each with a reason in the log', () => {
    expect(said(MOVE)).toBe('Referee moves Anne 0.5 inches: bumped.')
    expect(said({ ...base, do: 'move', unit: 'a1', at: { x: 3, y: 3 }, facing: 90 })).toBe(
      'Referee moves Anne 1.0 inches: bumped.',
    )
    expect(said({ ...base, do: 'move', unit: 'a1', at: { x: 3, y: 2 }, facing: 90 })).toBe(
      'Referee turns Anne: bumped.',
    )
    expect(said({ ...base, do: 'move', unit: 'a1', at: null, facing: 0 })).toBe(
      'Referee takes Anne off the table: bumped.',
    )
    expect(said({ ...base, do: 'set', unit: 'a1', field: 'life', value: 1 })).toBe(
      'Referee sets Life of Anne to 1: bumped.',
    )
    expect(said({ ...base, do: 'remove', unit: 'a2' })).toBe('Referee removes Abel: bumped.')
    expect(said({ ...base, do: 'note' })).toBe('Referee: bumped.')
    expect(said({ ...base, do: 'result', winner: 'B' })).toBe('The referee ends the battle: bumped.')
    const unit = { ...stateOf(begun()).units[0]!, id: 'a3', name: 'Ada' }
    expect(said({ ...base, do: 'add', unit })).toBe('Referee adds Ada: bumped.')
  })

  it('changes the state and nothing else of it', () => {
    const before = begun()
    const moved = stateOf(after(before, MOVE))
    expect(moved.units[0]).toEqual({ ...stateOf(before).units[0], at: { x: 3, y: 2.5 }, facing: 90 })
    expect(moved.units.slice(1)).toEqual(stateOf(before).units.slice(1))
    const wounded = after(before, { ...base, do: 'set', unit: 'b1', field: 'life', value: 1 })
    expect(stateOf(wounded).units[2]?.life).toBe(1)
    expect(stateOf(after(before, { ...base, do: 'remove', unit: 'b1' })).units).toHaveLength(3)
    const over = stateOf(after(before, { ...base, do: 'result', winner: null }))
    expect([over.result?.winner, over.toAct]).toEqual([null, []])
  })

  it.each<readonly [string, RefereeAction]>([
    ['engine-no-such-unit', { ...base, do: 'remove', unit: 'zz' }],
    ['engine-no-such-field', { ...base, do: 'set', unit: 'a1', field: 'side', value: 'B' }],
    ['engine-no-such-value', { ...base, do: 'set', unit: 'a1', field: 'life', value: 9 }],
    ['engine-unit-exists', { ...base, do: 'add', unit: { id: 'a1', name: 'Anne' } }],
    ['engine-broken-state', { ...base, do: 'add', unit: { id: 'a9', name: 'Nobody' } }],
    ['engine-broken-state', { ...base, do: 'move', unit: 'a1', at: { x: Number.NaN, y: 0 }, facing: 0 }],
  ])('cannot break the battle: %s', (code, action) => {
    const acted = act(duel, begun('off'), action)
    expect(acted).toMatchObject({ ok: false, refusal: { reasons: [{ code }] } })
  })

  it('can be taken back and is replayed', () => {
    const battle = after(begun(), MOVE, { ...base, do: 'set', unit: 'a2', field: 'life', value: 1 })
    expect(canUndo(battle, 'A')).toBe('free')
    expect(undo(battle, 'B').cursor).toBe(1)
    expect(replay(duel, recordOf(battle))).toEqual(battle)
  })

  it('is read by those who see the unit', () => {
    const entry = logOf(after(begun(), MOVE)).at(-1)?.entry
    expect(entry?.visibleTo).toBeUndefined()
    const hidden: typeof duel = {
      ...duel,
      view: (state, viewer) =>
        viewer === 'B' ? { ...state, units: state.units.filter(unit => unit.side === 'B') } : state,
    }
    const acted = act(hidden, begun(), MOVE)
    if (!acted.ok) throw new Error('It is refused.')
    const told = logOf(acted.battle).at(-1)?.entry
    expect(told?.visibleTo).toEqual(['referee', 'A'])
    expect((['A', 'B', 'referee', 'public'] as const).map(viewer => told && mayRead(told, viewer))).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('acts by a schema that knows every action and no other', () => {
    expect(refereeActionSchema.parse(MOVE)).toEqual(MOVE)
    expect(refereeActionSchema.safeParse({ ...base, do: 'explode' }).success).toBe(false)
    expect(refereeActionSchema.safeParse({ ...MOVE, at: { x: 1 } }).success).toBe(false)
  })
})
