import trenches from '../../rulesets/ww1/scenarios/learn.json'
import type { Scenario } from '../../src/engine/scenario'

// Scenarios of the suite's own: small, with somebody in reach of somebody from the beginning, and with what those of the
// rulesets do not show.

export const COMMON = {
  format: 'pz8-scenario',
  version: 1,
  setting: 'A proving ground',
  blurb: 'Everybody is near everybody.',
  briefing: { A: 'Try everything.', B: 'Try everything.' },
  sides: { A: { name: 'Reds', adjective: 'red' }, B: { name: 'Blues', adjective: 'blue' } },
  solo: 'A',
  minutes: 5,
} as const

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
  const zone = (from: number, to: number) => [
    { x: 0, y: from },
    { x: 24, y: from },
    { x: 24, y: to },
    { x: 0, y: to },
  ]
  const battery = (side: 'A' | 'B') => ({
    id: `guns-${side.toLowerCase()}`,
    side,
    name: 'the battery',
    weapon: 'medium-artillery',
    quality: 'Average',
  })
  return {
    ...COMMON,
    id: `contract-${deployment === 'placed' ? 'contact' : 'zones'}`,
    ruleset,
    title: 'The proving ground',
    turns: 4,
    board: { kind: 'inches', width: 24, height: 20 },
    ground: {
      look: 'meadow',
      seed: 'proving',
      features: [
        { id: 'wood', kind: 'wood', shape: { area: square(1, 13, 4) }, name: 'the wood' },
        {
          id: 'road',
          kind: 'road',
          shape: {
            line: [
              { x: 12, y: 0 },
              { x: 12, y: 20 },
            ],
            width: 0.7,
          },
        },
      ],
      names: [],
    },
    infantryScale: false,
    deployment,
    zones: { A: zone(10, 20), B: zone(0, 10) },
    objectives: [
      { id: 'mill', name: 'the mill', at: { x: 12, y: 10 }, radius: 2, points: { A: 3, B: 3 }, holder: null },
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
  } as Scenario
}

export function square(x: number, y: number, size: number) {
  return [
    { x, y },
    { x: x + size, y },
    { x: x + size, y: y + size },
    { x, y: y + size },
  ]
}

/** Two squadrons within range of each other, and one whose places and asteroids are rolled for. */
export function spaceGround(deployment: 'placed' | 'rolled'): Scenario {
  const ship = (id: string, side: 'A' | 'B', hex: string, facing: number) => ({
    id,
    side,
    name: id,
    type: side === 'A' ? 'cruiser' : 'raider',
    ...(deployment === 'placed' && { hex, facing }),
  })
  return {
    ...COMMON,
    id: `contract-${deployment}`,
    ruleset: 'space',
    title: 'The proving ground',
    turns: 5,
    board: { kind: 'hexes', columns: 14, rows: 12, size: 1, width: 21.5, height: 21.651 },
    ground: { look: 'space', seed: 'proving', features: [], names: [] },
    deployment,
    ships: [
      ship('a1', 'A', '0504', 2),
      ship('a2', 'A', '0506', 2),
      ship('a3', 'A', '0508', 1),
      ship('b1', 'B', '0904', 4),
      ship('b2', 'B', '0906', 5),
      ship('b3', 'B', '0908', 5),
    ],
    asteroids:
      deployment === 'placed'
        ? [
            { id: 'rock1', hex: '0702' },
            { id: 'rock2', hex: '0710' },
          ]
        : [],
    drift: 3,
    loose: deployment === 'placed' ? 0 : 4,
  } as Scenario
}

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
  return {
    ...COMMON,
    id: `contract-${order}-${age.replace(' ', '-')}`,
    ruleset: 'aerial-1935',
    title: 'The proving ground',
    turns: 5,
    board: { kind: 'hexes', columns: 14, rows: 12, size: 1, width: 21.5, height: 21.651 },
    ground: { look: 'meadow', seed: 'proving', features: [], names: [] },
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
  } as Scenario
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
  return {
    ...COMMON,
    id: `contract-${weapons}`,
    ruleset: 'aerial-1965',
    title: 'The proving ground',
    turns: 6,
    board: { kind: 'hexes', columns: 22, rows: 14, size: 1, width: 33.5, height: 25.115 },
    ground: { look: 'meadow', seed: 'proving', features: [], names: [] },
    order: weapons === 'missiles' ? 'initiative' : 'cards',
    aircraft: weapons === 'missiles' ? far : near,
  } as Scenario
}

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
  return {
    ...COMMON,
    id: `contract-${light.replace(' ', '-')}`,
    ruleset: 'naval',
    title: 'The proving ground',
    turns: 14,
    board: { kind: 'zones', zones, width: 20, height: 14.4 },
    ground: { look: 'sea', seed: 'proving', features: [], names: [] },
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
  } as unknown as Scenario
}

/** A raid by all kinds of battalions at once, so that somebody has to choose which of them is lost. */
export function ww1Ground(): Scenario {
  const force = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([type, count]) => ({ type, count, quality: 'Average' }))
  const { A, B } = trenches.forces
  return {
    ...trenches,
    id: 'contract-mixed',
    forces: {
      A: { ...A, units: force({ infantry: 5, stormtroopers: 5, tank: 6, mg: 2 }) },
      B: { ...B, units: force({ infantry: 5, stormtroopers: 5, tank: 4, mg: 3 }), guns: 12 },
    },
  } as unknown as Scenario
}

/** Companies of all arms within reach of one another: carriers and riders, guns in tow, a second gun and flame. */
/** `edition` is what the files of one edition say besides. */
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
  return {
    ...COMMON,
    id: 'contract-companies',
    ruleset,
    title: 'The proving ground',
    turns: 3,
    board: { kind: 'inches', width: 26, height: 22 },
    ground: {
      look: 'meadow',
      seed: 'proving',
      features: [
        { id: 'wood', kind: 'wood', shape: { area: square(1, 8.5, 5) }, name: 'the wood' },
        {
          id: 'road',
          kind: 'road',
          shape: {
            line: [
              { x: 13, y: 0 },
              { x: 13, y: 22 },
            ],
            width: 1.1,
          },
        },
        {
          id: 'hedge',
          kind: 'hedge',
          shape: {
            line: [
              { x: 14.5, y: 11 },
              { x: 25, y: 11 },
            ],
            width: 0.4,
          },
        },
        { id: 'tower', kind: 'building', shape: { area: square(23, 13, 2) }, name: 'the tower' },
      ],
      names: [],
    },
    kinds: {},
    elevated: ['tower'],
    smoke: [],
    first: 'B',
    home: { A: 'south', B: 'north' },
    objectives: [{ id: 'mill', name: 'the mill', at: { x: 13, y: 11 }, holder: null }],
    riders: false,
    ...edition,
    units: [...line('A', 13, 1), ...line('B', 9.5, -1)],
  } as Scenario
}

/** Everything of the colonial wars within reach of each other: guns, riders, camels, a rabble with firearms. */
export function colonialGround(deployment: 'placed' | 'free'): Scenario {
  const unit = (id: string, side: 'A' | 'B', type: string, men: number, x: number, y: number, more = {}) => ({
    id,
    side,
    name: id,
    type,
    rating: 'Average',
    men,
    ...(deployment === 'placed' && { at: { x, y } }),
    ...more,
  })
  return {
    ...COMMON,
    id: `contract-${deployment}`,
    ruleset: 'colonial',
    title: 'The proving ground',
    turns: 3,
    board: { kind: 'inches', width: 40, height: 30 },
    ground: {
      look: 'desert',
      seed: 'proving',
      features: [
        { id: 'rocks', kind: 'rough', shape: { area: square(14, 11, 5) } },
        { id: 'works', kind: 'earthwork', shape: { area: square(24, 17, 4) } },
      ],
      names: [],
    },
    scale: 1,
    deployment,
    cards: 60,
    holds: null,
    units: [
      unit('a1', 'A', 'redcoats', 8, 6, 20, { leaders: ['Officer'] }),
      unit('a2', 'A', 'lancers', 8, 16, 22),
      unit('a3', 'A', 'gatling', 2, 22, 21),
      unit('a4', 'A', 'seven-pounder', 4, 28, 24),
      unit('a5', 'A', 'police', 8, 34, 20),
      unit('b1', 'B', 'zulu', 12, 6, 10, { firearms: 6, leaders: ['Chief'] }),
      unit('b2', 'B', 'dervish-horse', 8, 15, 7),
      unit('b3', 'B', 'zulu', 12, 25, 11, { rating: 'Fanatic', leaders: ['Religious Leader'] }),
      unit('b4', 'B', 'native-gun', 4, 34, 6, { limbered: true }),
      unit('b5', 'B', 'pathan', 12, 33, 11, { firearms: 6 }),
    ],
  } as unknown as Scenario
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
    board: { kind: 'inches', width: 18, height: 16 },
    home: { A: 'south', B: 'north' },
    ground: {
      look: 'meadow',
      seed: 'melee',
      features: [
        { id: 'tower', kind: 'building', shape: { area: square(12, 6, 2.5) }, name: 'the tower' },
        { id: 'wood', kind: 'wood', shape: { area: square(1, 1, 3.5) }, name: 'the wood' },
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
