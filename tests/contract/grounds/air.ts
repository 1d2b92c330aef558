import type { Scenario } from '../../../src/engine/scenario'
import { hexes, provingGround } from './kit'

/** Aircraft of all kinds close to each other: a raid with loads, flak and rear guns, or biplanes whose guns jam. */
export function airGround(order: 'initiative' | 'cards', age: 'raid' | 'great war'): Scenario {
  const [one, two, heavy, other] =
    age === 'raid' ? ['spitfire', 'bf-110', 'il-2', 'ju-87'] : ['camel', 're8', 'se5a', 're8']
  const aircraft = (
    id: string,
    side: 'A' | 'B',
    type: string,
    hex: string,
    facing: number,
    load?: string,
  ) => ({
    id,
    side,
    name: id,
    type,
    hex,
    facing,
    level: 1,
    ...(load && { load }),
  })
  const target = (id: string, hex: string) => ({ id, side: 'B', name: id, hex })
  return provingGround('aerial-1935', `${order}-${age}`, 'meadow', [], {
    turns: 5,
    board: hexes(14, 12, 21.5, 21.651),
    order,
    aircraft: [
      aircraft('a1', 'A', one, '0504', 2),
      aircraft('a2', 'A', two, '0506', 2),
      aircraft('a3', 'A', heavy, '0508', 1, age === 'raid' ? 'rockets' : undefined),
      aircraft('a4', 'A', other, '0606', 2, age === 'raid' ? 'bombs' : undefined),
      aircraft('b1', 'B', one, '0904', 4),
      aircraft('b2', 'B', two, '0906', 5),
      aircraft('b3', 'B', one, '0908', 5),
    ],
    targets:
      age === 'raid' ? [target('bridge', '0806'), target('depot', '0708'), target('train', '0805')] : [],
  })
}

/** Jets in reach of each other's missiles, by Initiative; or by cards within reach of their cannon, with nothing else left. */
export function jetGround(weapons: 'missiles' | 'cannon'): Scenario {
  const jet = (
    id: string,
    side: 'A' | 'B',
    type: string,
    hex: string,
    facing: number,
    more: object = {},
  ) => ({
    id,
    side,
    name: id,
    type,
    hex,
    facing,
    level: 1,
    ...(weapons === 'cannon' && { HS: 0, RH: 0 }),
    ...more,
  })
  const far = [
    jet('a1', 'A', 'phantom', '0405', 2, { force: 'NATO/Israeli' }),
    jet('a2', 'A', 'skyhawk', '0407', 2, { force: 'NATO/Israeli', quality: 'Green' }),
    jet('a3', 'A', 'f-5', '0409', 1),
    jet('b1', 'B', 'mig-21', '1105', 2, { force: '3rd World', firstGeneration: true }),
    jet('b2', 'B', 'mig-19', '1207', 2, { force: '3rd World', quality: 'Veteran' }),
    jet('b3', 'B', 'draken', '1309', 5),
  ]
  const near = [
    jet('a1', 'A', 'skyhawk', '0505', 2),
    jet('a2', 'A', 'skyhawk', '0507', 2),
    jet('a3', 'A', 'super-mystere', '0509', 1),
    jet('b1', 'B', 'skyhawk', '0905', 5),
    jet('b2', 'B', 'skyhawk', '0907', 5),
    jet('b3', 'B', 'mig-19', '0909', 4),
  ]
  return provingGround('aerial-1965', weapons, 'meadow', [], {
    turns: 6,
    board: hexes(22, 14, 33.5, 25.115),
    order: weapons === 'missiles' ? 'initiative' : 'cards',
    aircraft: weapons === 'missiles' ? far : near,
  })
}
