import { describe, expect, it } from 'vitest'
import type { AirState } from '../../../rulesets/families/air'
import { placeOf } from '../../../src/geometry/hexBoard'
import { NO_FOCUS } from '../../../src/engine/scene'
import { BOARD, HOME, N, S, battle, h, plane, ruleset } from './table'

function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('It is not there.')
  return value
}

const alone = (more = {}, b = h(20, 5)) => battle([plane('a', 'A', HOME, N, more), plane('b', 'B', b, S)])
const offersOf = (state: AirState) => ruleset.offers(state, 'A').filter(({ kind }) => kind === 'fly')
const steering = (state: AirState) => sure(offersOf(state)[0]?.steering)
const refusedFor = (state: AirState, gone: readonly string[], id: string) =>
  sure(
    steering(state)
      .next(gone)
      .find(each => each.id === id),
  ).refusal

describe('flying move by move', () => {
  it('has a key for every action of the table, at its cost [aerial-1935-3.1]', () => {
    expect(
      steering(alone())
        .next([])
        .map(({ id, cost, keys }) => `${id} ${cost} ${keys[0]}`),
    ).toEqual([
      'turn-left 2 ArrowLeft',
      'ahead 1 ArrowUp',
      'turn-right 2 ArrowRight',
      'slip-left 2 Shift+ArrowLeft',
      'climb 2 Shift+ArrowUp',
      'slip-right 2 Shift+ArrowRight',
      'dive 1 Shift+ArrowDown',
      'reverse 4 ArrowDown',
    ])
  })
  it('knows the turns of 120 degrees of its age, each by a key of its own [aerial-1935-12.4]', () => {
    const state = battle([
      plane('a', 'A', HOME, N, { type: 'camel' }),
      plane('b', 'B', h(20, 5), S, { type: 'dr1' }),
    ])
    const all = steering(state).next([])
    expect(all.map(({ id }) => id)).toContain('sharp-left')
    expect(new Set(all.flatMap(({ keys }) => keys)).size).toBe(all.length)
  })
  it('comes to a flight with its legs, where it ends and what is left', () => {
    const trace = steering(alone()).trace(['ahead', 'climb', 'turn-right'])
    expect(trace).toMatchObject({
      action: { type: 'fly', unit: 'a', manoeuvres: ['ahead', 'climb', 'turn-right'] },
      left: 1,
      refusal: null,
      stop: { at: placeOf(BOARD, h(10, 2)), facing: 60, level: 3 },
      counts: 'MP',
    })
    expect(trace.legs.map(({ label, cost }) => `${label} ${cost}`)).toEqual([
      'ahead 1',
      'climb 2',
      'turn right 2',
    ])
  })
  it('says why an action cannot follow, and what most like it can [aerial-1935-R7]', () => {
    expect(refusedFor(alone({ level: 4 }), [], 'climb')).toMatchObject({
      reason: { code: 'above-ceiling', clause: 'aerial-1935-R7' },
      instead: 'ahead',
    })
    expect(refusedFor(alone({ level: 1 }), [], 'dive')).toMatchObject({
      reason: { code: 'below-floor' },
      instead: 'ahead',
    })
    expect(refusedFor(alone(), ['turn-left', 'turn-left'], 'reverse')).toMatchObject({
      reason: { code: 'too-many-mps', facts: { spent: 8, limit: 6 } },
    })
    expect(refusedFor(alone(), ['turn-left', 'turn-left', 'turn-left'], 'ahead')?.instead).toBeNull()
  })
  it('is not at its end before a third of the MPs is spent, and names the nearest end [aerial-1935-3.9]', () => {
    const { refusal } = steering(alone()).trace(['ahead'])
    expect(refusal?.reasons.map(({ code }) => code)).toEqual(['too-few-mps'])
    expect(refusal?.nearest).toMatchObject({ type: 'fly', unit: 'a' })
  })
  it('goes on from what the hand has drawn', () => {
    const offer = sure(offersOf(alone()).find(({ level }) => level === 2))
    const drawn = sure(offer.trace?.([placeOf(BOARD, h(10, 3))]))
    expect(drawn.stretches).toEqual(['ahead', 'ahead'])
    expect(steering(alone()).trace([...sure(drawn.stretches), 'ahead']).left).toBe(3)
  })
})

describe('what is shown of a flight', () => {
  it('the least that each hex costs at the level of the offer, all levels in dots [aerial-1935-3.9]', () => {
    const region = sure(
      offersOf(alone())
        .find(({ level }) => level === 2)
        ?.region?.(),
    )
    const costAt = (q: number, r: number) => {
      const { x, y } = placeOf(BOARD, h(q, r))
      return region.figures?.find(({ at }) => Math.hypot(at.x - x, at.y - y) < 0.01)?.text
    }
    // A turn costs 2 MPs, a hex ahead 1.
    expect([costAt(10, 4), costAt(10, 3), costAt(10, -1), costAt(10, -2)]).toEqual(['2', '2', '6', undefined])
    expect(region.wider).toHaveLength(1)
  })
  it('whose tail it would be on, and who would be on its own [aerial-1935-2.6]', () => {
    const ahead = battle([plane('a', 'A', HOME, N), plane('b', 'B', h(10, 2), N)])
    const shown = (state: AirState, gone: readonly string[]) => {
      const { marks, notes } = steering(state).trace(gone)
      const chevrons = (marks ?? []).flatMap(mark => (mark.kind === 'chevrons' ? [mark] : []))
      return { chevrons, notes: (notes ?? []).map(({ text }) => text) }
    }
    const [one, two] = [placeOf(BOARD, h(10, 3)), placeOf(BOARD, h(10, 2))]
    expect(shown(ahead, ['ahead', 'ahead'])).toEqual({
      chevrons: [{ kind: 'chevrons', from: one, to: two, tone: 'chosen' }],
      notes: ['On the tail of b, who has to go first'],
    })
    const behind = battle([plane('a', 'A', HOME, N), plane('b', 'B', h(10, 4), N)])
    expect(shown(behind, ['ahead', 'ahead'])).toEqual({
      chevrons: [{ kind: 'chevrons', from: placeOf(BOARD, h(10, 4)), to: one, tone: 'danger' }],
      notes: ['b is on its tail: it has to go first'],
    })
    expect(shown(alone(), ['ahead', 'ahead'])).toEqual({ chevrons: [], notes: [] })
    expect(shown({ ...ahead, houseRules: { cards: true }, drawn: 'a' }, ['ahead', 'ahead']).chevrons).toEqual(
      [],
    )
  })
  it('who is on whose tail, whoever is looked at [aerial-1935-4.2]', () => {
    const state = battle([plane('a', 'A', HOME, N), plane('b', 'B', h(10, 6), N)])
    const [from, to] = [placeOf(BOARD, h(10, 6)), placeOf(BOARD, HOME)]
    expect(ruleset.scene(state, NO_FOCUS).marks).toEqual([{ kind: 'chevrons', from, to, tone: 'side-b' }])
    expect(ruleset.card(state, 'a').chips[0]).toBe('Tailed by b')
    expect(ruleset.card(state, 'b').chips[0]).toBe('Undamaged')
  })
  it('its arcs with the level that each weapon can hit [aerial-1935-5.3, aerial-1935-5.4]', () => {
    const state = battle([plane('a', 'A', HOME, N, { type: 'bf-110' }), plane('b', 'B', h(20, 5), S)])
    const marks = steering(state).trace(['ahead', 'climb']).marks ?? []
    expect(marks.flatMap(mark => (mark.kind === 'area' ? [mark.label] : []))).toEqual([
      'guns: level 3',
      'rear gun: levels 3 and 4',
    ])
  })
})
