import { describe, expect, it } from 'vitest'
import type { TacticalState } from '../../../rulesets/families/tactical'
import { sentence } from '../../../src/engine/say'
import { type Focus, NO_FOCUS } from '../../../src/engine/scene'
import { WW2 } from '../tactical/editions'
import {
  type BattleMore,
  NORTH,
  aboard,
  area,
  at,
  battle,
  changed,
  mine,
  smoke,
  strip,
  unit,
  wire,
  wreck,
  sortie,
} from '../tactical/table'

const { ruleset } = WW2

function table(more: BattleMore = {}): TacticalState {
  return battle(
    'A moves',
    [
      unit('hq', 'A', 'us-hq', at(24, 32), NORTH, { isHq: true, name: 'B Company' }),
      unit('a', 'A', 'sherman-76', at(20, 30), NORTH, { hq: 'hq', name: '2nd Platoon' }),
      unit('ht', 'A', 'm3-halftrack', at(26, 30), NORTH, { hq: 'hq', quality: 'Elite' }),
      aboard('foot', 'A', 'us-infantry', 'ht', { name: 'Rifles 1' }),
      unit('b', 'B', 'stug-iii-g', at(20, 8), 180, { status: 'Suppressed', quality: 'Green' }),
    ],
    {
      mines: [mine('m', 'B', at(10, 15), true), mine('n', 'B', at(12, 15), false, true)],
      wires: [wire('w', at(14, 15))],
      smoke: [smoke('s', at(16, 15))],
      wrecks: [wreck('x', 'B', 'pz-iv-h', at(30, 12), 200)],
      scenario: {
        objectives: [
          { id: 'o', name: 'the farm', at: at(20, 18), radius: 2, points: { A: 4, B: 2 }, holder: 'B' },
        ],
      },
      ...more,
    },
  )
}

const focus = (more: Partial<Focus>): Focus => ({ ...NO_FOCUS, ...more })
const prompt = (state: TacticalState, more: Partial<Focus> = {}) =>
  sentence(
    ruleset.words,
    ruleset.prompt(state, 'A', focus(more)),
    id => state.units.find(u => u.id === id)?.name ?? id,
  )

describe('the scene', () => {
  it('shows bases with quality, status, cargo and whether they have moved [ww2-1.2] [ww2-2.2]', () => {
    const { tokens } = ruleset.scene(table(), NO_FOCUS)
    expect(tokens.map(token => token.id)).toEqual(['hq', 'a', 'ht', 'b'])
    const [, tank, halftrack, gun] = tokens
    expect(tank).toMatchObject({ at: at(20, 30), width: 1, depth: 1, quality: 2, spent: false, chips: [] })
    expect(halftrack).toMatchObject({ quality: 3 })
    expect(halftrack?.cargo).toBeTruthy()
    expect(gun).toMatchObject({ quality: 1, chips: [{ text: 'S', tone: 'suppressed', label: 'Suppressed' }] })
    const moved = ruleset.scene(changed(table(), 'a', { spent: 4 }), NO_FOCUS).tokens[1]
    expect(moved?.spent).toBe(true)
  })

  it('shows counters, wrecks and objectives, and secrets only to those who know [ww2-11.1] [ww2-11.10] [ww2-6.13]', () => {
    const { props } = ruleset.scene(ruleset.view(table(), 'A'), NO_FOCUS)
    const short = props.map(({ id, kind, text, side }) => ({ id, kind, text, side }))
    expect(short).toEqual([
      { id: 'o', kind: 'objective', text: '4', side: 'B' },
      { id: 'x', kind: 'wreck', text: undefined, side: 'B' },
      { id: 'm', kind: 'mine', text: undefined, side: 'B' },
      { id: 'n', kind: 'mine', text: 'fake', side: 'B' },
      { id: 'w', kind: 'wire', text: undefined, side: null },
      { id: 's', kind: 'smoke', text: undefined, side: null },
    ])
    const own = ruleset.scene(ruleset.view(table(), 'B'), NO_FOCUS).props
    expect(own.find(prop => prop.id === 'm')?.text).toBe('real')
    expect(props.find(prop => prop.kind === 'wire')).toMatchObject({ width: 1, depth: 0.25 })
    expect(props.find(prop => prop.kind === 'mine')).toMatchObject({ width: 1, depth: 1 })
  })

  it('keeps the ground one object, whatever happens on it', () => {
    const state = table()
    const moved = WW2.play(state, { type: 'move', unit: 'a', path: [at(20, 28)], facing: 0 }).state
    expect(ruleset.scene(ruleset.view(moved, 'A'), NO_FOCUS).ground).toBe(
      ruleset.scene(state, NO_FOCUS).ground,
    )
  })

  it('marks the true reach of the chosen unit while it may move [ww2-4.1]', () => {
    const marks = ruleset.scene(table(), focus({ unit: 'a' })).marks
    const reach = marks.find(mark => mark.kind === 'area')
    if (reach?.kind !== 'area') throw new Error('No reach.')
    expect(reach).toMatchObject({ label: 'reach of 4 inches', shadeBeyond: true })
    expect(Math.min(...(reach.outlines[0] ?? []).map(p => p.y))).toBeCloseTo(26, 1)
    const still = changed(table(), 'a', { status: 'Disorganized' })
    expect(ruleset.scene(still, focus({ unit: 'a' })).marks.some(mark => mark.kind === 'area')).toBe(false)
  })

  it('says how far the road takes it [ww2-4.3]', () => {
    const road = table({ ground: [strip('road', [at(20, 35), at(20, 5)])] })
    const pill = ruleset.scene(road, focus({ unit: 'a' })).marks.find(mark => mark.kind === 'pill')
    expect(pill).toMatchObject({ text: '8 inches by road' })
    expect(ruleset.scene(table(), focus({ unit: 'a' })).marks.some(mark => mark.kind === 'pill')).toBe(false)
  })

  it('marks the zone in which units are placed [ww2-R46]', () => {
    const deploying: TacticalState = { ...table(), step: 'deploy A' }
    expect(ruleset.scene(deploying, NO_FOCUS).marks).toEqual([
      expect.objectContaining({
        kind: 'area',
        outlines: [deploying.scenario.zones.A],
        label: 'deployment zone',
      }),
    ])
  })

  it('marks ranges in the fire phase, and the 12 inches of the HQ when it rallies [ww2-7.1] [ww2-10.2]', () => {
    const fires: TacticalState = { ...table(), step: 'A fires' }
    const rings = ruleset
      .scene(fires, focus({ unit: 'a' }))
      .marks.flatMap(mark => (mark.kind === 'ring' ? mark : []))
    expect(rings.map(ring => [ring.radius, ring.line])).toEqual([
      [6, 'dashed'],
      [12, 'solid'],
    ])
    const rally: TacticalState = { ...table(), step: 'rally' }
    expect(ruleset.scene(rally, focus({ unit: 'hq' })).marks).toContainEqual(
      expect.objectContaining({ kind: 'ring', radius: 12, at: at(24, 32) }),
    )
  })
})

describe('the card of a unit', () => {
  it('tells move, range, attack and defence with what changes them [ww2-4.3] [ww2-9.2] [ww2-7.1] [ww2-8.1]', () => {
    const card = ruleset.card(table(), 'a')
    expect(card).toMatchObject({ title: '2nd Platoon', chips: ['Average', 'Ready to move'] })
    expect(card.subtitle).toMatch(/B Company$/)
    expect(card.facts.map(({ label, value, note }) => [label, value, note])).toEqual([
      ['Move', '4\u2033', '8\u2033 on road'],
      ['Range', '12\u2033', 'half is 6\u2033'],
      ['Attack', '5', '2 on soft'],
      ['Defence', '4', '2 side, rear'],
    ])
    for (const fact of card.facts) expect(fact.clause).toMatch(/^ww2-/)
  })

  it('names cargo, transport, arc and what else is special [ww2-R26] [ww2-7.5]', () => {
    const notes = (id: string) => ruleset.card(table(), id).notes.map(note => note.text)
    expect(notes('ht')).toContain('Carries Rifles 1.')
    expect(notes('foot').join(' ')).toMatch(/^Rides with ht\./)
    expect(notes('b')).toEqual(
      expect.arrayContaining([
        'Fires 45 degrees to either side of its front.',
        'Hides in cover as foot does.',
      ]),
    )
    expect(notes('hq')).toContain('Rallies its units within 12\u2033.')
    expect(ruleset.card(table(), 'b').chips).toEqual(['Green', 'Suppressed'])
  })

  it('doubles what an infantry scenario doubles [ww2-2.5] [ww2-R47]', () => {
    const facts = ruleset.card(table({ infantryScale: true }), 'a').facts
    expect(facts.slice(0, 2).map(fact => fact.value)).toEqual(['8\u2033', '24\u2033'])
  })
})

describe('the prompt', () => {
  it('says what to do now and what is left of the phase', () => {
    expect(prompt(table())).toBe('Choose a unit to move. 3 of 3 Allied units may still move.')
    expect(prompt(changed(table(), 'a', { spent: 1 }))).toBe(
      'Choose a unit to move. 2 of 3 Allied units may still move.',
    )
    expect(prompt(table(), { unit: 'a' })).toBe(
      'Drop 2nd Platoon where it shall stop. 3 of 3 Allied units may still move.',
    )
    const fires: TacticalState = { ...table(), step: 'A fires' }
    expect(prompt(fires)).toBe('No Allied unit has a target left. End the phase when you are ready.')
    const near = changed(fires, 'b', { at: at(20, 21) })
    expect(prompt(near)).toBe('Choose a unit to fire. 1 of 3 Allied units has a target.')
    expect(prompt(near, { unit: 'a' })).toBe(
      'Choose a target for 2nd Platoon. 1 of 3 Allied units has a target.',
    )
    expect(prompt(near, { unit: 'hq' })).toBe(
      'B Company has nothing to fire at. 1 of 3 Allied units has a target.',
    )
    expect(prompt(fires, { unit: 'a' })).toBe(
      'No Allied unit has a target left. End the phase when you are ready.',
    )
    // An aircraft waits off the table: it is counted, and aimed without a word of units that have no target.
    const flown = { ...fires, sorties: [sortie('flight', 'A', 'fighter-bomber')] }
    expect(prompt(flown)).toBe('Choose an attack from off the table. No Allied unit has a target left.')
    expect(prompt(flown, { offer: 'air:flight' })).toBe(
      'Choose a target for the aircraft. No Allied unit on the table has a target.',
    )
    expect(prompt({ ...near, sorties: flown.sorties })).toBe(
      'Choose a unit to fire. 1 of 3 Allied units has a target, and 1 attack from off the table is left.',
    )
    expect(prompt({ ...fires, sorties: [{ ...sortie('flight', 'A', 'fighter-bomber'), flown: true }] })).toBe(
      'No Allied unit has a target left. End the phase when you are ready.',
    )
    expect(prompt({ ...table(), step: 'rally' })).toBe('Allies: roll to rally, or end the turn.')
    expect(prompt({ ...table(), step: 'B moves', toAct: ['B'] })).toBe(
      'Germans are acting. You may look round.',
    )
  })
})

describe('what a file may hold', () => {
  const valid = () => table({ ground: [area('wood', at(1, 1), 3, 3)] })
  const accepts = (state: unknown) => ruleset.stateSchema.safeParse(state).success

  it('knows a state whole and changes nothing of it', () => {
    const parsed = ruleset.stateSchema.safeParse(valid())
    expect(parsed.data).toEqual(valid())
  })

  it.each([
    ['a place that is no number', { at: { x: Number.NaN, y: 1 } }],
    ['a place beyond all tables', { at: { x: 1e9, y: 1 } }],
    ['a type that is not in the muster', { type: 'death-star' }],
    ['a type from the prototype', { type: 'constructor' }],
    ['a status that is none', { status: 'Angry' }],
    ['an HQ that is not there', { hq: 'nobody' }],
    ['an HQ of the enemy', { hq: 'b' }],
    ['a name without end', { name: 'x'.repeat(5000) }],
    ['a field that is unknown', { secret: 1 }],
    ['the id of another', { id: 'hq' }],
    ['a ride in itself', { carriedBy: 'a' }],
  ])('refuses %s', (_, more) => {
    const state = valid()
    const units = state.units.map(each => (each.id === 'a' ? { ...each, ...more } : each))
    expect(accepts({ ...state, units })).toBe(false)
  })

  it('refuses what is unknown and lists without end in actions', () => {
    const accepts = (action: unknown) => ruleset.actionSchema.safeParse(action).success
    expect(accepts({ type: 'move', unit: 'a', path: [at(1, 2)], facing: 0 })).toBe(true)
    expect(accepts({ type: 'move', unit: 'a', path: [at(1, Infinity)], facing: 0 })).toBe(false)
    expect(
      accepts({ type: 'move', unit: 'a', path: Array.from({ length: 1000 }, () => at(1, 1)), facing: 0 }),
    ).toBe(false)
    expect(accepts({ type: 'end', more: true })).toBe(false)
    expect(accepts({ type: 'teleport', unit: 'a' })).toBe(false)
  })
})
