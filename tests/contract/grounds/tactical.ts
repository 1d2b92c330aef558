import type { Scenario } from '../../../src/engine/scenario'
import { area, inches, oblong, provingGround, square, straight } from './kit'

/** Unit types of a tactical edition that play their parts on its proving ground. */
interface Cast {
  readonly infantry: string
  readonly carrier: string
  readonly tractor: string
  readonly gun: string
  readonly tank: string
  readonly mortar: string
  /** Wire and minefields, where the edition has them. */
  readonly obstacles: boolean
}

/** Two mixed companies: infantry in contact, transports and tractors beside what they carry, counters between them. */
export function tacticalGround(ruleset: string, cast: Cast, deployment: 'placed' | 'by zones'): Scenario {
  const { infantry, carrier, tractor, gun, tank, mortar, obstacles } = cast
  const line = (side: 'A' | 'B', y: number, away: number) => {
    const unit = (number: number, type: string, x: number, back: number) => ({
      id: `${side.toLowerCase()}${number}`,
      side,
      name: `${type} ${number}`,
      type,
      quality: 'Average',
      ...(number === 1 && { isHq: true }),
      ...(deployment === 'placed' && { at: { x, y: y + back * away }, facing: away > 0 ? 0 : 180 }),
    })
    return [
      unit(1, infantry, 4, 0),
      unit(2, infantry, 8, 0),
      unit(3, carrier, 8.5, 2.2),
      unit(4, infantry, 10, 1.8),
      unit(5, tractor, 13, 2.2),
      unit(6, gun, 14.5, 2.2),
      unit(7, tank, 16, 0.5),
      unit(8, mortar, 4, 4.5),
      unit(9, infantry, 19, 1),
    ]
  }
  const battery = (side: 'A' | 'B') => ({
    id: `guns-${side.toLowerCase()}`,
    side,
    name: 'the battery',
    weapon: 'medium-artillery',
    quality: 'Average',
  })
  return provingGround(
    ruleset,
    deployment === 'placed' ? 'contact' : 'zones',
    'meadow',
    [area('wood', 'wood', square(1, 13, 4), 'the wood'), straight('road', [12, 0], [12, 20], 0.7)],
    {
      turns: 4,
      board: inches(24, 20),
      infantryScale: false,
      deployment,
      zones: { A: oblong(0, 10, 24, 20), B: oblong(0, 0, 24, 10) },
      objectives: [
        {
          id: 'mill',
          name: 'the mill',
          at: { x: 12, y: 10 },
          radius: 2,
          points: { A: 3, B: 3 },
          holder: null,
        },
      ],
      victory: { perUnit: { A: 1, B: 1 }, margin: 1 },
      units: [...line('A', 10.5, 1), ...line('B', 9.5, -1)],
      mines: obstacles
        ? [
            { id: 'm1', side: 'B', at: { x: 21, y: 9 }, real: true },
            { id: 'm2', side: 'B', at: { x: 22.5, y: 9 }, real: false },
          ]
        : [],
      wires: obstacles ? [{ id: 'w1', at: { x: 19, y: 9.5 }, facing: 0 }] : [],
      batteries: ruleset === 'sci-fi' ? [] : [battery('A'), battery('B')],
      sorties: [],
    },
  )
}
