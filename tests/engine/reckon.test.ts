import { expect, it } from 'vitest'
import { modifier, reckon } from '../../src/engine/reckon'

interface Shot {
  readonly distance: number
  readonly guns: number
}

const BASE = { clause: 'x-1', label: 'direct fire', value: 4 }
const TABLE = [
  modifier<Shot>('x-2', -1, 'over half range', shot => shot.distance > 6),
  modifier<Shot>(
    'x-3',
    shot => -shot.guns,
    shot => `${shot.guns} guns`,
    () => true,
  ),
  modifier<Shot>('x-4', 2, 'point blank', shot => shot.distance < 1),
]

it('makes a number needed higher by what counts against it, and gives the reasons in the order of the table', () => {
  expect(reckon('need', 'To hit', BASE, TABLE, { distance: 7, guns: 2 })).toEqual({
    kind: 'need',
    title: 'To hit',
    base: BASE,
    modifiers: [
      { clause: 'x-2', label: 'over half range', value: -1 },
      { clause: 'x-3', label: '2 guns', value: -2 },
    ],
    total: 7,
  })
})

it('adds up a sum', () => {
  const { total, modifiers } = reckon('sum', 'Attack Factor', BASE, TABLE, { distance: 0.5, guns: 1 })
  expect([total, modifiers.length]).toEqual([5, 2])
})

it('leaves out what is worth nothing', () => {
  expect(reckon('need', 'To hit', BASE, TABLE, { distance: 3, guns: 0 })).toMatchObject({
    modifiers: [],
    total: 4,
  })
})
