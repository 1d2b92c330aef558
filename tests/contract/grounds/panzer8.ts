import type { Scenario } from '../../../src/engine/scenario'
import { area, inches, provingGround, square, straight } from './kit'

/**
 * Companies of all arms within reach of one another: carriers and riders, guns in tow, a second gun and flame. `edition` is what the
 * files of one edition say besides.
 */
export function panzer8Ground(ruleset = 'panzer8-d20', edition: object = { openTeams: false }): Scenario {
  const line = (side: 'A' | 'B', y: number, away: number) => {
    const unit = (number: number, type: string, x: number, back: number, more: object = {}) => ({
      id: `${side.toLowerCase()}${number}`,
      side,
      name: `${type} ${number}`,
      type,
      ...('carriedBy' in more ? {} : { at: { x, y: y + back * away }, facing: away > 0 ? 0 : 180 }),
      ...more,
    })
    const id = (number: number) => `${side.toLowerCase()}${number}`
    const [rifles, flame, truck, apc, mg, mortar] =
      side === 'A'
        ? [
            '1940-german-rifle-section-mg34',
            '1940-german-engineer-section-with-flamethrower',
            '1940-german-medium-truck',
            '1940-german-sdkfz-251-1',
            '1940-german-sfmg-section-mg34-on-tripod',
            '1940-german-5cm-mortar-section',
          ]
        : [
            '1940-french-rifle-section-fm-24-29',
            '1940-french-engineer-section',
            '1940-french-lorry',
            '1940-french-renault-ue-tractor',
            '1940-french-sfmg-section-hotchkiss',
            '1940-french-60mm-mortar-section',
          ]
    const tank = side === 'A' ? '1940-german-pz-iii-e' : '1940-french-char-b1-bis'
    const gun = side === 'A' ? '1940-german-3-7cm-pak-36' : '1940-french-25mm-hotchkiss-at-gun'
    return [
      unit(1, rifles, 4, 0),
      unit(2, flame, 7, 0),
      unit(3, tank, 10, 0.5),
      unit(4, rifles, 0, 0, side === 'A' ? { carriedBy: id(3) } : { carriedBy: id(5) }),
      unit(5, truck, 13, 1.5),
      unit(6, rifles, 0, 0, { carriedBy: id(5) }),
      unit(7, apc, 16, side === 'A' ? 0.2 : 1.5),
      unit(8, side === 'A' ? rifles : gun, 0, 0, { carriedBy: id(7) }),
      unit(9, gun, 19, 1.5),
      unit(10, mg, 22, 1),
      unit(11, mortar, 4, 4),
      unit(12, 'commander', 10, 3.5),
      unit(13, 'hq', 16, 5),
      unit(14, 'forward-observer-on-foot', 20, 4),
      unit(15, truck, 22, 4),
    ]
  }
  return provingGround(
    ruleset,
    'companies',
    'meadow',
    [
      area('wood', 'wood', square(1, 8.5, 5), 'the wood'),
      straight('road', [13, 0], [13, 22], 1.1),
      straight('hedge', [14.5, 11], [25, 11], 0.4),
      area('tower', 'building', square(23, 13, 2), 'the tower'),
    ],
    {
      turns: 3,
      board: inches(26, 22),
      kinds: {},
      elevated: ['tower'],
      smoke: [],
      first: 'B',
      home: { A: 'south', B: 'north' },
      objectives: [{ id: 'mill', name: 'the mill', at: { x: 13, y: 11 }, holder: null }],
      riders: false,
      ...edition,
      units: [...line('A', 13, 1), ...line('B', 9.5, -1)],
    },
  )
}

/** Many sections about few, a tower with a floor above, half-tracks before an anti-tank gun, and some who come on later. */
export function panzer8Melee(ruleset = 'panzer8-d20', edition: object = { openTeams: false }): Scenario {
  const unit = (id: string, type: string, x: number, y: number, more: object = {}) => ({
    id,
    side: id.startsWith('a') ? 'A' : 'B',
    name: id,
    type,
    ...('carriedBy' in more ? {} : { at: { x, y }, facing: id.startsWith('a') ? 0 : 180 }),
    ...more,
  })
  const [rifles, guns, carrier] = [
    '1944-american-rifle-squad',
    '1944-american-57mm-m1-at-gun',
    '1944-german-sdkfz-251-1',
  ]
  const grenadiers = '1944-german-grenadier-section-panzerfaust'
  return {
    ...panzer8Ground(ruleset, edition),
    id: 'contract-melee',
    turns: 6,
    board: inches(18, 16),
    home: { A: 'south', B: 'north' },
    ground: {
      look: 'meadow',
      seed: 'melee',
      features: [
        area('tower', 'building', square(12, 6, 2.5), 'the tower'),
        area('wood', 'wood', square(1, 1, 3.5), 'the wood'),
      ],
      names: [],
    },
    first: 'A',
    objectives: [{ id: 'mill', name: 'the mill', at: { x: 7, y: 8 }, holder: null }],
    units: [
      unit('a1', rifles, 6, 9.25),
      unit('a2', rifles, 7.25, 8),
      unit('a3', rifles, 4.75, 8),
      unit('a4', rifles, 9.5, 10),
      unit('a5', rifles, 7.3, 12),
      unit('a6', guns, 15.5, 12),
      unit('a7', guns, 13.5, 12),
      unit('a8', 'commander', 5, 12.5),
      unit('a11', guns, 17.2, 13.5),
      unit('a9', rifles, 13.2, 7.2, { elevated: true }),
      unit('a10', '1944-american-m4-sherman-75mm', 10, 16, { enters: 2 }),
      unit('b1', grenadiers, 6, 8),
      unit('b2', grenadiers, 9.5, 8),
      unit('b3', grenadiers, 2.5, 3),
      unit('b4', carrier, 15.5, 5),
      unit('b5', grenadiers, 0, 0, { carriedBy: 'b4' }),
      unit('b12', grenadiers, 0, 0, { carriedBy: 'b4' }),
      unit('b6', carrier, 17, 3),
      unit('b7', grenadiers, 0, 0, { carriedBy: 'b6' }),
      unit('b13', grenadiers, 0, 0, { carriedBy: 'b6' }),
      unit('b8', 'commander', 8, 4),
      unit('b9', '1944-german-pz-iv-h', 6, 4.5),
      unit('b10', '1944-german-8cm-mortar-section', 10, 2),
      unit('b11', grenadiers, 4, 0, { enters: 1 }),
    ],
  } as Scenario
}

/** Commanders in close combat with sections behind them, and half-tracks full of men before anti-tank guns. */
export function panzer8Command(): Scenario {
  const unit = (id: string, type: string, x: number, y: number, more: object = {}) => ({
    id,
    side: id.startsWith('a') ? 'A' : 'B',
    name: id,
    type,
    ...('carriedBy' in more ? {} : { at: { x, y }, facing: id.startsWith('a') ? 0 : 180 }),
    ...more,
  })
  const [rifles, gun] = ['1944-american-rifle-squad', '1944-american-57mm-m1-at-gun']
  const [grenadiers, carrier] = ['1944-german-grenadier-section-panzerfaust', '1944-german-sdkfz-251-1']
  const carried = (id: string, by: string) => unit(id, grenadiers, 0, 0, { carriedBy: by })
  return {
    ...panzer8Melee('panzer8-d10', {}),
    id: 'contract-command',
    turns: 3,
    units: [
      unit('a1', 'commander', 6, 9.25),
      unit('a2', rifles, 4, 13),
      unit('a3', rifles, 7, 13),
      unit('a4', gun, 13, 13),
      unit('a5', gun, 15, 13),
      unit('a6', gun, 17, 13),
      unit('b1', grenadiers, 6, 8),
      unit('b2', 'commander', 9, 8),
      unit('a7', rifles, 9, 9.25),
      unit('b3', grenadiers, 9, 3),
      unit('b4', carrier, 13, 5),
      carried('b5', 'b4'),
      carried('b6', 'b4'),
      unit('b7', carrier, 15, 4),
      carried('b8', 'b7'),
      carried('b9', 'b7'),
      unit('b10', carrier, 17, 3),
      carried('b11', 'b10'),
      carried('b12', 'b10'),
    ],
  } as unknown as Scenario
}
