import type { Scenario } from '../../../src/engine/scenario'
import { provingGround } from './kit'

/** A fight at close range that begins in darkness, with aircraft of both bases and zones to choose. */
export function navalGround(light: 'day' | 'night falls' | 'night'): Scenario {
  const ship = (id: string, side: 'A' | 'B', zone: number) => ({
    id,
    side,
    name: id,
    type: id,
    ...(light === 'day' && { zone }),
  })
  const group = (id: string, side: 'A' | 'B', base: string, load: string) => ({
    id,
    side,
    name: id,
    base,
    load,
    raids: 2,
  })
  const zones = Array.from({ length: 8 }, (_, at) => ({
    name: `Zone ${at + 1}`,
    from: 0.4 + 2.4 * at,
    to: 2.8 + 2.4 * at,
    side: at < 4 ? 'A' : 'B',
  }))
  return provingGround('naval', light, 'sea', [], {
    turns: 14,
    board: { kind: 'zones', zones, width: 20, height: 14.4 },
    tables: 'battleships',
    ships: [
      ship('warspite', 'A', 4),
      ship('barham', 'A', 4),
      ship('exeter', 'A', 4),
      ship('vittorio-veneto', 'B', 5),
      ship('zara', 'B', 5),
      ship('graf-spee', 'B', 5),
    ],
    airGroups: [
      group('formidable', 'A', 'carrier', 'torpedoes'),
      group('malta', 'A', 'land', 'bombs'),
      group('taranto', 'B', 'land', 'torpedoes'),
    ],
    light,
    badWeather: false,
    deployment: light === 'day' ? { A: null, B: null } : { A: [4, 3], B: [5, 6] },
    hold: { A: null, B: null },
  })
}
