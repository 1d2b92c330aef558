import { describe, expect, it } from 'vitest'
import { EDITION } from '../../../rulesets/cold-war'
import { type TacticalState, type UnitType, tactical } from '../../../rulesets/families/tactical'
import { UNITS } from '../../../rulesets/cold-war/units'
import { aboard, at, battery, battle, mine, smoke, sortie, unit, wire, wreck } from './table'

// What a file may hold of a battle: everything in it is known, named once, and in its place.

const TANK = UNITS['m60']
const own: Readonly<Record<string, UnitType>> = TANK ? { prototype: { ...TANK, id: 'prototype' } } : {}
const infantry = unit('a', 'A', 'us-infantry', at(20, 20))
const other = unit('b', 'B', 'm60', at(20, 10))

const said = (state: TacticalState): string => {
  const { stateSchema } = tactical(EDITION)
  const parsed = stateSchema.safeParse(state)
  return parsed.success ? 'fits' : (parsed.error.issues[0]?.message ?? 'does not fit')
}
const saidOf = (scenario: TacticalState['scenario']): string => {
  const { scenarioSchema } = tactical(EDITION)
  const parsed = scenarioSchema.safeParse({ ...scenario, ruleset: EDITION.id })
  return parsed.success ? 'fits' : (parsed.error.issues[0]?.message ?? 'does not fit')
}
const fight = (units: Parameters<typeof battle>[1], more: Parameters<typeof battle>[2] = {}) =>
  battle('A moves', units, more)

describe('a battle in a file', () => {
  it('has units of known types, those that only its scenario has among them', () => {
    expect(said(fight([infantry, other]))).toBe('fits')
    const strange = fight([infantry, unit('x', 'B', 'prototype', at(20, 10))])
    expect(said(strange)).toBe('Unit x is of no known type: prototype.')
    expect(said({ ...strange, scenario: { ...fight([infantry]).scenario, types: own } })).toBe('fits')
  })

  it('has HQs and transports of the own side, and none that is carried itself', () => {
    const carrier = unit('c', 'A', 'm113', at(22, 20))
    const missing = 'The HQ or the transport of a is missing or not on its side.'
    expect(said(fight([{ ...infantry, hq: 'c' }, carrier, other]))).toBe('fits')
    expect(said(fight([{ ...infantry, hq: 'gone' }, other]))).toBe(missing)
    expect(said(fight([{ ...infantry, hq: 'b' }, other]))).toBe(missing)
    expect(said(fight([aboard('a', 'A', 'us-infantry', 'c'), carrier, other]))).toBe('fits')
    expect(said(fight([aboard('a', 'A', 'us-infantry', 'b'), other]))).toBe(missing)
    expect(
      said(
        fight([
          aboard('a', 'A', 'us-infantry', 'c'),
          aboard('c', 'A', 'm113', 'd'),
          unit('d', 'A', 'm113', at(9, 9)),
          other,
        ]),
      ),
    ).toBe('What carries a is carried itself.')
  })

  it('has batteries and air attacks with what the tables have', () => {
    const [weapon = ''] = Object.keys(EDITION.weapons)
    const [aircraft = ''] = Object.keys(EDITION.numbers.airAttack)
    expect(said(fight([infantry, other], { batteries: [battery('x', 'A', weapon)] }))).toBe('fits')
    expect(said(fight([infantry, other], { batteries: [battery('x', 'A', 'bow')] }))).toBe(
      'A battery has a weapon that is in no table.',
    )
    expect(said(fight([infantry, other], { sorties: [sortie('x', 'A', aircraft)] }))).toBe('fits')
    expect(said(fight([infantry, other], { sorties: [sortie('x', 'A', 'zeppelin')] }))).toBe(
      'An air attack is by an aircraft that is in no table.',
    )
  })

  it('names everything once', () => {
    const plain = fight([infantry, other])
    expect(said({ ...plain, units: [infantry, infantry, other] })).toBe('Two units have one id.')
    const twice = 'Two counters have one id.'
    const place = at(5, 5)
    expect(
      said(fight([infantry, other], { mines: [mine('x', 'A', place, true), mine('x', 'A', place, false)] })),
    ).toBe(twice)
    expect(
      said(fight([infantry, other], { mines: [mine('x', 'A', place, true)], wires: [wire('x', place)] })),
    ).toBe(twice)
    expect(
      said(fight([infantry, other], { mines: [mine('x', 'A', place, true)], wires: [wire('y', place)] })),
    ).toBe('fits')
    expect(said(fight([infantry, other], { smoke: [smoke('x', place), smoke('x', place)] }))).toBe(twice)
    const tank = wreck('x', 'A', 'm60', place)
    expect(said(fight([infantry, other], { wrecks: [tank, tank] }))).toBe(twice)
    expect(said(fight([infantry, other], { wrecks: [tank, { ...tank, id: 'y' }] }))).toBe('fits')
  })

  it('has wrecks of known types', () => {
    const strange = fight([infantry, other], { wrecks: [wreck('w', 'A', 'prototype', at(5, 5))] })
    expect(said(strange)).toBe('A wreck is of a type that is not there.')
    expect(said({ ...strange, scenario: { ...strange.scenario, types: own } })).toBe('fits')
  })
})

describe('a scenario in a file', () => {
  const { scenario } = fight([infantry, other])

  it('places all its units, or leaves them to their players', () => {
    expect(saidOf(scenario)).toBe('fits')
    const nowhere = {
      ...scenario,
      units: scenario.units.map(({ at: _, ...rest }) => rest),
    }
    expect(saidOf(nowhere)).toBe('A unit has no place, though the scenario places all units.')
    expect(saidOf({ ...nowhere, deployment: 'by zones' })).toBe('fits')
    expect(
      saidOf({
        ...nowhere,
        units: nowhere.units.map(each => ({ ...each, arrives: { turn: 2, edge: 'west' } })) as never,
      }),
    ).not.toBe('A unit has no place, though the scenario places all units.')
  })

  it('knows what it names, and names it once', () => {
    const [first] = scenario.units
    if (!first) throw new Error('There are units.')
    expect(saidOf({ ...scenario, units: [first, first] })).toBe(
      'Two units, batteries or air attacks have one id.',
    )
    expect(saidOf({ ...scenario, units: [{ ...first, type: 'prototype' }] })).toBe(
      'Unit a is of no known type: prototype.',
    )
    expect(saidOf({ ...scenario, units: [{ ...first, type: 'prototype' }], types: own })).toBe('fits')
    const [weapon = ''] = Object.keys(EDITION.weapons)
    const { attacked: _, silent: __, ...guns } = battery('a', 'A', weapon)
    expect(saidOf({ ...scenario, batteries: [guns] })).toBe(
      'Two units, batteries or air attacks have one id.',
    )
    expect(saidOf({ ...scenario, batteries: [{ ...guns, id: 'x' }] })).toBe('fits')
    expect(saidOf({ ...scenario, batteries: [{ ...guns, id: 'x', weapon: 'bow' }] })).toBe(
      'A battery has a weapon that is in no table.',
    )
    const { shown: ___, ...field } = mine('m', 'A', at(5, 5), true)
    expect(saidOf({ ...scenario, mines: [field, field] })).toBe('Two counters or objectives have one id.')
    expect(saidOf({ ...scenario, mines: [field], wires: [wire('m', at(9, 9))] })).toBe(
      'Two counters or objectives have one id.',
    )
  })
})
