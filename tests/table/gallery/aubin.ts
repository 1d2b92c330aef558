import type { Feature, Ground, Mark, Scene, Token } from '../../../src/engine/scene'
import { area, ellipse, line, points, prop, rect, smooth, token, type Pair } from './make'

const FIELDS: readonly (readonly [string, readonly Pair[]])[] = [
  [
    'wheat',
    [
      [1.2, 3.4],
      [6.7, 2.4],
      [7.3, 7.4],
      [1.7, 8],
    ],
  ],
  [
    'green',
    [
      [7.2, 2.2],
      [11.2, 1.7],
      [11.6, 7.1],
      [7.8, 7.5],
    ],
  ],
  [
    'plough',
    [
      [1.4, 14.4],
      [6.4, 14.8],
      [6, 19.5],
      [1.2, 19.2],
    ],
  ],
  [
    'plough',
    [
      [21, 13.9],
      [25.6, 13.6],
      [26.1, 18.3],
      [20.2, 18.8],
    ],
  ],
  [
    'hay',
    [
      [12.8, 15.4],
      [18.8, 14],
      [19.6, 18.9],
      [13.2, 19.6],
    ],
  ],
  [
    'stubble',
    [
      [27.2, 8.8],
      [33.2, 9.2],
      [32.8, 13.4],
      [27.4, 12.8],
    ],
  ],
  [
    'wheat',
    [
      [34, 2],
      [41, 3],
      [40.4, 9],
      [34.6, 8.4],
    ],
  ],
  [
    'wheat',
    [
      [12, 24],
      [19, 23],
      [20, 29.4],
      [12.6, 30],
    ],
  ],
  [
    'green',
    [
      [22, 24],
      [28.6, 22.6],
      [29.6, 29],
      [23, 30],
    ],
  ],
]
const HEDGES: readonly (readonly Pair[])[] = [
  [
    [1.2, 3.1],
    [6.8, 2.1],
    [11.3, 1.5],
  ],
  [
    [7, 2.1],
    [7.6, 7.6],
  ],
  [
    [11.3, 1.5],
    [11.8, 7.2],
  ],
  [
    [1.7, 8.2],
    [7.6, 7.7],
    [11.8, 7.3],
  ],
  [
    [1.5, 14],
    [6.6, 14.5],
    [6.2, 19.7],
  ],
  [
    [12.7, 15.3],
    [18.9, 13.8],
  ],
  [
    [12.7, 15.3],
    [13.1, 19.8],
  ],
  [
    [20.9, 13.7],
    [25.7, 13.4],
    [26.3, 18.5],
  ],
  [
    [33.4, 9],
    [33, 13.6],
  ],
  [
    [34, 1.9],
    [41.2, 2.9],
    [40.5, 9.1],
  ],
]
const WOODS: readonly (readonly [string, readonly Pair[]])[] = [
  [
    'broad',
    [
      [12.2, 4.2],
      [13, 2.9],
      [15, 2.5],
      [16.6, 3.6],
      [16.2, 4.9],
      [16.5, 6.4],
      [14.6, 7.3],
      [12.9, 7.3],
      [12, 6],
    ],
  ],
  [
    'dark',
    [
      [21.4, 2],
      [22.6, 0.8],
      [24.4, 1],
      [26.3, 0.9],
      [26.9, 2.9],
      [25.8, 4.2],
      [24.6, 5.2],
      [22.8, 4.2],
    ],
  ],
  [
    'broad',
    [
      [8, 16.6],
      [9.3, 15.6],
      [11.1, 15.5],
      [11.9, 16.9],
      [11.2, 18.2],
      [11.5, 19.6],
      [9.2, 20.3],
      [7.7, 18.8],
    ],
  ],
  [
    'dark',
    [
      [34, 16],
      [38, 15],
      [40, 18],
      [37, 20.4],
      [34, 19.6],
    ],
  ],
  [
    'broad',
    [
      [2, 24],
      [6, 22.6],
      [8, 25],
      [5, 27.6],
      [2, 27],
    ],
  ],
  [
    'pine',
    [
      [41, 28],
      [46, 27],
      [46.6, 31],
      [42, 32],
    ],
  ],
  [
    'dark',
    [
      [43, 12.6],
      [46, 12],
      [47, 16],
      [44, 17],
    ],
  ],
]
const HOUSES: readonly (readonly [number, number, number, number, number, string])[] = [
  [18.9, 10.35, 1.15, 0.8, 0.05, 'tile'],
  [21.9, 10.15, 1.2, 0.8, -0.14, 'slate'],
  [23.3, 9.7, 0.95, 0.75, -0.14, 'tile'],
  [21.5, 12.6, 1.1, 0.78, -0.08, 'tile'],
  [22.9, 12.35, 0.9, 0.7, -0.1, 'slate'],
  [18.55, 12.85, 0.9, 1.15, 0.06, 'tile'],
  [20.5, 9, 0.72, 1, 0.2, 'slate'],
  [17.4, 12.9, 0.95, 0.72, -0.06, 'thatch'],
  [24.3, 11.9, 0.85, 0.7, -0.2, 'tile'],
  [12.9, 9.6, 1.35, 0.85, 0.5, 'tile'],
  [14.2, 10.2, 0.8, 0.62, 2, 'thatch'],
  [12.2, 10.7, 0.7, 0.55, 0.5, 'slate'],
  [36.4, 12.9, 1.2, 0.8, 0, 'tile'],
  [38, 13.2, 0.9, 0.7, 0, 'tile'],
  [24, 31.8, 1.2, 0.8, 0, 'tile'],
  [25.6, 32, 0.9, 0.8, 0, 'slate'],
]
const features: readonly Feature[] = [
  area('hill', ellipse(26.6, 3.6, 6.4, 5.2)),
  area('hill', ellipse(43, 25, 5, 6)),
  ...FIELDS.map(([look, outline]) => area('field', points(outline), look)),
  area(
    'orchard',
    points([
      [15.8, 8.3],
      [18.1, 7.9],
      [18.5, 9.9],
      [16.2, 10.2],
    ]),
  ),
  line(
    'river',
    smooth(
      [
        [31.6, -1],
        [30.2, 3],
        [31, 6.4],
        [29.4, 10],
        [27.2, 14.4],
        [28.8, 19.4],
        [31.4, 24],
        [31, 30],
        [33, 37],
      ],
      false,
    ),
    1.15,
  ),
  line(
    'road',
    smooth(
      [
        [-1, 12.6],
        [4, 12.2],
        [9, 11.8],
        [14, 11.9],
        [19.2, 11.6],
        [24, 10.8],
        [30, 10.4],
        [38, 11.6],
        [49, 10.8],
      ],
      false,
    ),
    0.68,
  ),
  line(
    'road',
    smooth(
      [
        [20.4, 11.5],
        [19.4, 8],
        [18.6, 4.2],
        [17.6, -1],
      ],
      false,
    ),
    0.56,
  ),
  line(
    'road',
    smooth(
      [
        [20.4, 11.4],
        [19.8, 14],
        [19.5, 20],
        [21, 26],
        [20.2, 37],
      ],
      false,
    ),
    0.56,
  ),
  line(
    'bridge',
    points([
      [28.3, 10.45],
      [30.2, 10.45],
    ]),
    0.8,
  ),
  ...[
    [
      [21.3, 7.2],
      [24.2, 7],
      [24.4, 8.8],
    ] as const,
    [
      [11.6, 8.9],
      [13.2, 8.4],
    ] as const,
    [
      [17, 12.2],
      [18, 12.2],
    ] as const,
  ].map(wall => line('wall', points(wall), 0.1)),
  ...HOUSES.map(([x, y, w, d, turn, look]) => area('building', rect(x, y, w, d, turn), look)),
  area('building', rect(22.3, 8, 2.1, 0.62, -0.1), 'church'),
  ...HEDGES.map(hedge => line('hedge', points(hedge), 0.26)),
  ...WOODS.map(([look, outline]) => area('wood', smooth(outline, true), look)),
  area(
    'rough',
    smooth(
      [
        [27, 20],
        [30, 19],
        [31, 22],
        [28, 24],
      ],
      true,
    ),
  ),
  area(
    'marsh',
    smooth(
      [
        [33, 21],
        [36, 22],
        [35.6, 25.6],
        [33.4, 27],
        [32.4, 24],
      ],
      true,
    ),
  ),
  area(
    'water',
    smooth(
      [
        [8, 31],
        [11, 30],
        [13, 32],
        [10, 34.4],
        [7, 33.4],
      ],
      true,
    ),
  ),
  area('building', rect(40, 22, 4.6, 2.8, 0.2)),
  line(
    'trench',
    smooth(
      [
        [33, 30],
        [36, 29],
        [39, 30.4],
        [42, 34],
      ],
      false,
    ),
    0.5,
  ),
  line(
    'wire',
    points([
      [34, 28.4],
      [38, 28],
    ]),
    0.6,
  ),
  area('bunker', rect(37, 31, 1, 0.8, -0.2)),
  line(
    'earthwork',
    points([
      [15, 32],
      [18, 31.6],
      [18.6, 34],
    ]),
    0.4,
  ),
  area(
    'craters',
    smooth(
      [
        [2, 29],
        [6, 29],
        [6, 34],
        [2, 34],
      ],
      true,
    ),
  ),
]
export const AUBIN: Ground = {
  look: 'meadow',
  seed: 'Saint-Aubin 3',
  features,
  names: [
    { text: 'Saint-Aubin', at: { x: 24.3, y: 13.95 }, size: 0.62 },
    { text: 'Bois du Curé', at: { x: 15.2, y: 7.75 }, size: 0.4 },
    { text: 'la Haie Noire', at: { x: 24.3, y: 5.6 }, size: 0.4 },
    { text: 'Ferme Lebrun', at: { x: 10.9, y: 8.55 }, size: 0.36 },
    { text: 'Point 61', at: { x: 27, y: 6.3 }, size: 0.36 },
    { text: 'Petit Bois', at: { x: 9.9, y: 20.1 }, size: 0.4 },
  ],
}

const UNITS: readonly Token[] = [
  token('2nd Platoon', [8.3, 11.9], 'A', 'sherman', 'olive', 84),
  token('1st Platoon', [6.4, 9.6], 'A', 'sherman', 'olive', 80, { spent: true }),
  token('3rd Platoon', [6.2, 13.3], 'A', 'sherman', 'olive', 88, { chip: 'D' }),
  token('Company HQ', [3.6, 11.4], 'A', 'hq', 'field', 85),
  token('Rifles 1', [8.1, 14.7], 'A', 'infantry', 'field', 60),
  token('Rifles 2', [9.4, 18.1], 'A', 'infantry', 'field', 70),
  token('M10', [5.3, 5.5], 'A', 'tankdestroyer', 'olive', 75, { quality: 3, spent: true }),
  token('Half-tracks', [3.2, 14.1], 'A', 'halftrack', 'olive', 80, { cargo: 'infantry' }),
  token('Mortars', [6.9, 17], 'A', 'mortar', 'field', 60, { quality: 1, spent: true }),
  token('Grenadiers 1', [13.3, 9.95], 'B', 'infantry', 'feld', -95),
  token('Panzer IV, 1st', [16.5, 14.3], 'B', 'pz4', 'dunkel', -78),
  token('StuG III', [12, 14], 'B', 'stug', 'dunkel', 12),
  token('Pak 40', [12.9, 6.35], 'B', 'gun', 'dunkel', -150),
  token('Tiger', [18.4, 11.75], 'B', 'tiger', 'dunkel', -92, { quality: 3 }),
  token('Grenadiers 2', [21.6, 11.3], 'B', 'infantry', 'feld', -90),
  token('Battalion HQ', [23.6, 10.8], 'B', 'hq', 'feld', -90),
  token('MG 42', [17.9, 7.2], 'B', 'hmg', 'feld', -110, { chip: 'S' }),
  token('Grenadiers 3', [24.4, 3.1], 'B', 'infantry', 'feld', -110, { quality: 1 }),
]
const WRECK = rect(15.1, 11.85, 1.06, 1.06, (-80 * Math.PI) / 180)
const MARKS: readonly Mark[] = [
  { kind: 'ring', at: { x: 8.3, y: 11.9 }, radius: 6, line: 'dashed', label: '0 to 6 inches: no modifier' },
  {
    kind: 'ring',
    at: { x: 8.3, y: 11.9 },
    radius: 12,
    line: 'solid',
    label: '6 to 12 inches: −1 over half range',
    shadeBeyond: true,
  },
  {
    kind: 'sight',
    from: { x: 8.3, y: 11.9 },
    to: { x: 18.4, y: 11.75 },
    tone: 'refused',
    blockedAt: { x: 14.55, y: 11.8 },
    blocker: WRECK,
  },
  { kind: 'sight', from: { x: 8.3, y: 11.9 }, to: { x: 12, y: 14 }, tone: 'danger' },
  { kind: 'brackets', token: 'StuG III', tone: 'danger' },
  { kind: 'brackets', token: 'Panzer IV, 1st', tone: 'offer' },
  { kind: 'brackets', token: 'Grenadiers 1', tone: 'offer' },
  {
    kind: 'tag',
    token: 'StuG III',
    at: { x: 12, y: 14 },
    tone: 'danger',
    figures: [
      { value: '50 %', label: 'hit' },
      { value: '29 %', label: 'destroy', strong: true },
    ],
    bar: [
      { share: 0.29, outcome: 'destroyed' },
      { share: 0.07, outcome: 'suppressed' },
      { share: 0.06, outcome: 'disorganized' },
    ],
    lines: ['Into its flank: Defence 3 halves to 2'],
  },
  {
    kind: 'tag',
    token: 'Grenadiers 1',
    at: { x: 13.3, y: 9.95 },
    tone: 'offer',
    figures: [
      { value: '33 %', label: 'hit' },
      { value: '14 %', label: 'destroy', strong: true },
    ],
    bar: [
      { share: 0.14, outcome: 'destroyed' },
      { share: 0.06, outcome: 'suppressed' },
      { share: 0.05, outcome: 'disorganized' },
    ],
    lines: ['−1 in buildings'],
  },
  {
    kind: 'tag',
    token: 'Panzer IV, 1st',
    at: { x: 16.5, y: 14.3 },
    tone: 'offer',
    figures: [
      { value: '33 %', label: 'hit' },
      { value: '9 %', label: 'destroy', strong: true },
    ],
    bar: [
      { share: 0.09, outcome: 'destroyed' },
      { share: 0.05, outcome: 'suppressed' },
      { share: 0.06, outcome: 'disorganized' },
    ],
    lines: ['−1 over half range'],
  },
  {
    kind: 'tag',
    token: 'Pak 40',
    at: { x: 12.9, y: 6.35 },
    tone: 'refused',
    figures: [],
    bar: [],
    lines: ['Hidden in the wood', '7.2 inches, seen only within 5'],
    clause: 'ww2-5.6',
  },
  {
    kind: 'tag',
    token: 'Tiger',
    at: { x: 18.4, y: 11.75 },
    tone: 'refused',
    figures: [],
    bar: [],
    lines: ['No line of sight', 'A burning wreck is in the way'],
    clause: 'ww2-6.14',
  },
]
export const BATTLE: Scene = {
  board: { kind: 'inches', width: 48, height: 36 },
  ground: AUBIN,
  tokens: UNITS,
  props: [
    prop('objective', [20.35, 11.45], { side: 'B', text: '2', width: 1.3, depth: 1.3 }),
    prop('wreck', [15.1, 11.85], { silhouette: 'pz4', facing: -80 }),
    prop('wreck', [4.6, 8.4], { silhouette: 'sherman', facing: 70 }),
    prop('mine', [24.5, 16], { width: 2, depth: 2, side: 'B' }),
    prop('smoke', [10.5, 22.3], { width: 3, depth: 1.4, facing: 20 }),
  ],
  marks: MARKS,
}
