import type { Mark, Scene, Token } from '../../../src/engine/scene'
import { SILHOUETTES } from '../../../src/table/pieces/silhouettes'
import { area, ellipse, line, points, prop, rect, smooth, token } from './make'

const SIZE = 1
const hexAt = (column: number, row: number): readonly [number, number] => [
  SIZE + column * SIZE * 1.5,
  (Math.sqrt(3) / 2) * SIZE * (1 + 2 * row + (column % 2)),
]
const ship = (
  name: string,
  column: number,
  row: number,
  side: 'A' | 'B',
  turn: number,
  more: Partial<Token> & { chip?: string } = {},
): Token =>
  token(
    name,
    hexAt(column, row),
    side,
    side === 'A' ? 'cruiser' : 'raider',
    side === 'A' ? 'steel' : 'copper',
    turn * 60,
    {
      width: 2,
      depth: 2,
      shape: 'hex',
      quality: undefined as never,
      ...more,
    },
  )
const hex = (column: number, row: number): readonly { x: number; y: number }[] => {
  const [x, y] = hexAt(column, row)
  return Array.from({ length: 6 }, (_, i) => ({
    x: x + Math.cos((i * Math.PI) / 3) * SIZE,
    y: y + Math.sin((i * Math.PI) / 3) * SIZE,
  }))
}
const LANE: readonly (readonly [number, number, string?])[] = [
  [5, 7],
  [6, 7, '1 to 3: 4, 5 or 6'],
  [7, 6],
  [8, 6],
  [9, 5, '4 to 6: 5 or 6'],
  [10, 5],
  [11, 4],
  [12, 4, '7 to 9: only 6'],
  [13, 3],
]
export const SPACE: Scene = {
  board: { kind: 'hexes', columns: 17, rows: 12, size: SIZE, width: 26, height: 21.6 },
  ground: { look: 'space', seed: 'Karsa', features: [area('planet', ellipse(24, 21, 7, 7))], names: [] },
  tokens: [
    ship('Aldebaran', 2, 5, 'A', 1),
    ship('Vega', 4, 8, 'A', 1),
    ship('Rigel', 3, 10, 'A', 0, { chip: 'D' }),
    ship('Altair', 6, 10, 'A', 1, { spent: true }),
    ship('Korvath', 10, 5, 'B', 4),
    ship('Ashmar', 13, 8, 'B', 4),
    ship('Dreyl', 14, 5, 'B', 4, { faint: true }),
    ship('Orrun', 14, 10, 'B', 5, { chip: 'D' }),
  ],
  props: [
    ...(
      [
        [8, 2],
        [9, 3],
        [14, 6],
        [5, 5],
        [15, 4],
        [2, 3],
      ] as const
    ).map(([c, r]) => prop('asteroid', hexAt(c, r), { width: 1.1, depth: 1.1 })),
    prop('torpedo', hexAt(9, 11), { facing: -100, width: 0.5, depth: 1 }),
  ],
  marks: [
    {
      kind: 'cells',
      tone: 'offer',
      cells: LANE.map(([c, r, label]) => ({ outline: hex(c, r), ...(label === undefined ? {} : { label }) })),
    },
    { kind: 'brackets', token: 'Korvath', tone: 'danger' },
    { kind: 'path', points: points([hexAt(2, 9), hexAt(3, 8), hexAt(4, 8)]), pills: [], tone: 'chosen' },
    {
      kind: 'tag',
      token: 'Korvath',
      at: { x: hexAt(10, 5)[0], y: hexAt(10, 5)[1] },
      tone: 'danger',
      figures: [
        { value: '33 %', label: 'hit' },
        { value: '8 %', label: 'destroy' },
      ],
      bar: [
        { share: 0.08, outcome: 'destroyed' },
        { share: 0.07, outcome: 'disorganized' },
      ],
      lines: ['5 or 6 at 6 hexes'],
    },
  ] satisfies readonly Mark[],
}

const O = { x: 0.6, y: 0.4 }
const sq = (column: number, row: number, kind: string, i: number, n: number): Token => {
  const cx = n > 2 ? (i % 2 ? 0.72 : 0.28) : 0.5
  const cy = n > 2 ? (i < 2 ? 0.27 : 0.73) : n === 1 ? 0.5 : i ? 0.73 : 0.27
  const side = column < 5 ? 'A' : 'B'
  return token(
    `${side}${column}${row}${i}`,
    [O.x + column - 1 + cx, O.y + row + cy],
    side,
    kind,
    side === 'A' ? 'khaki' : 'feld',
    side === 'A' ? 90 : -90,
    { name: '', width: 0.32, depth: 0.32 },
  )
}
const put = (column: number, row: number, kinds: readonly string[]): readonly Token[] =>
  kinds.map((kind, i) => sq(column, row, kind, i, kinds.length))
const I = 'infantry'
const M = 'hmg'
const trench = (x: number, width: number) =>
  line(
    'trench',
    smooth(
      [0, 1, 2, 3, 4, 5, 6.8].map((y, i) => [x + (i % 2 ? 0.06 : -0.06), y] as const),
      false,
    ),
    width,
  )
const cell = (column: number, row: number): readonly { x: number; y: number }[] =>
  rect(O.x + column - 0.5, O.y + row + 0.5, 1, 1)
export const FLANDERS: Scene = {
  board: {
    kind: 'squares',
    columns: 8,
    rows: 6,
    size: 1,
    origin: O,
    columnNames: ['1', '2', '3', '4', '5', '6', '7', '8'],
    rowNames: ['A', 'B', 'C', 'D', 'E', 'F'],
    width: 9.2,
    height: 6.7,
  },
  ground: {
    look: 'mud',
    seed: 'Somme',
    names: [],
    features: [
      area('craters', rect(4.6, 3.35, 5.4, 6.7)),
      area('craters', rect(1.2, 3.3, 1, 5)),
      line(
        'road',
        smooth(
          [
            [-0.3, 4],
            [1.6, 3.85],
            [2.8, 4.02],
          ],
          false,
        ),
        0.16,
      ),
      line(
        'road',
        smooth(
          [
            [9.4, 2.9],
            [7.8, 2.8],
            [6.5, 3],
          ],
          false,
        ),
        0.16,
      ),
      trench(3.4, 0.3),
      trench(2.1, 0.24),
      trench(5, 0.3),
      trench(7.1, 0.24),
      ...(
        [
          [1.4, 2.3],
          [4.4, 6],
        ] as const
      ).flatMap(([a, b]) => [
        line(
          'wire',
          points([
            [3.7, a - 0.9],
            [3.7, b - 0.9],
          ]),
          0.2,
        ),
        line(
          'wire',
          points([
            [4.7, a - 0.4],
            [4.7, b - 0.4],
          ]),
          0.2,
        ),
      ]),
      ...(
        [
          [5.4, 1.65],
          [5.4, 5.7],
          [7.4, 4.9],
        ] as const
      ).map(([x, y]) => area('bunker', rect(x, y, 0.34, 0.28))),
      area('wood', rect(6.1, 4.9, 0.9, 0.9)),
      area('wood', rect(3.1, 5.9, 0.9, 0.9)),
      ...(
        [
          [6.85, 0.68],
          [7.2, 0.75],
          [7.02, 1.02],
        ] as const
      ).map(([x, y], i) => area('building', rect(x, y, 0.2, 0.15, i * 0.7), 'ruin')),
    ],
  },
  tokens: [
    ...put(4, 3, [I, I, 'landship', I]),
    ...put(3, 1, [I, I, I]),
    ...put(3, 4, [I, I, M]),
    ...put(2, 2, [I, I]),
    ...put(3, 0, [I, M]),
    ...put(5, 3, [I, M]),
    ...put(5, 1, [I, I]),
    ...put(5, 4, [I, I, M]),
    ...put(6, 2, [I, I]),
    ...put(7, 3, [I]),
  ],
  props: [],
  marks: [
    { kind: 'cells', tone: 'chosen', cells: [{ outline: cell(4, 3) }] },
    { kind: 'cells', tone: 'danger', cells: [{ outline: cell(5, 3) }] },
    {
      kind: 'arrow',
      from: { x: O.x + 3.75, y: O.y + 3.5 },
      to: { x: O.x + 4.32, y: O.y + 3.5 },
      tone: 'chosen',
      label: '29 % D5 loses, 58 % D4 loses',
    },
  ],
}

const zone = (i: number) => ({
  name: `Zone ${i + 1}`,
  from: 0.4 + i * 2.4,
  to: 0.4 + (i + 1) * 2.4,
  side: i < 4 ? ('A' as const) : ('B' as const),
})
const band = (i: number, label: string) => ({ outline: rect(0.4 + (i + 0.5) * 2.4, 7.2, 2.4, 13.4), label })
const warship = (
  name: string,
  x: number,
  y: number,
  side: 'A' | 'B',
  kind: string,
  turn: number,
  l: number,
  more: Partial<Token> & { chip?: string } = {},
): Token =>
  token(name, [x, y], side, kind, side === 'A' ? 'navy' : 'slate', turn, {
    width: l * 0.3,
    depth: l,
    shape: 'ship',
    quality: undefined as never,
    ...more,
  })
export const STRAIT: Scene = {
  board: { kind: 'zones', zones: Array.from({ length: 8 }, (_, i) => zone(i)), width: 20, height: 14.4 },
  ground: {
    look: 'sea',
    seed: 'Denmark',
    names: [{ text: 'DENMARK STRAIT', at: { x: 10, y: 12.4 }, size: 0.62 }],
    features: [
      area(
        'coast',
        smooth(
          [
            [20.4, 10.8],
            [18.9, 11.6],
            [17.7, 12.2],
            [17, 13.2],
            [15.6, 13.4],
            [14.8, 15],
            [20.4, 15],
          ],
          true,
        ),
      ),
      area(
        'sandbank',
        smooth(
          [
            [3, 3],
            [4.4, 2.6],
            [4.8, 3.6],
            [3.4, 4],
          ],
          true,
        ),
      ),
    ],
  },
  tokens: [
    warship('Prince of Wales', 8.8, 7.3, 'A', 'battleship', 0, 3.5, { chip: 'T' }),
    warship('Bismarck', 13.6, 5.7, 'B', 'battleship', 0, 3.6, { chip: 'H' }),
    warship('Prinz Eugen', 16, 9.6, 'B', 'warcruiser', 90, 2.9),
    warship('Norfolk', 5, 10, 'A', 'destroyer', 30, 2),
  ],
  props: [
    prop('wreck', [6, 4.8], { silhouette: 'battleship', facing: 28, width: 1.4, depth: 3 }),
    prop('smoke', [14.5, 9.6], { width: 2, depth: 2.4 }),
    prop('splash', [9.8, 6.6], { width: 0.6, depth: 0.6 }),
    prop('splash', [7.8, 8.2], { width: 0.6, depth: 0.6 }),
  ],
  marks: [
    {
      kind: 'cells',
      tone: 'plain',
      cells: [band(4, '1 zone: 4, 5, 6'), band(5, '2 zones: 5, 6'), band(6, '3 zones: 5, 6')],
    },
    { kind: 'sight', from: { x: 8.8, y: 7.3 }, to: { x: 13.6, y: 5.7 }, tone: 'danger' },
    { kind: 'brackets', token: 'Bismarck', tone: 'danger' },
    {
      kind: 'tag',
      token: 'Bismarck',
      at: { x: 13.6, y: 5.7 },
      tone: 'danger',
      figures: [
        { value: '17 %', label: 'straddle' },
        { value: '2 %', label: 'sink' },
      ],
      bar: [
        { share: 0.02, outcome: 'sunk' },
        { share: 0.1, outcome: 'damaged' },
      ],
      lines: ['5 or 6, one turret out −1'],
    },
  ],
}

const block = (
  name: string,
  x: number,
  y: number,
  side: 'A' | 'B',
  kind: string,
  paint: string,
  more: Partial<Token> & { chip?: string } = {},
): Token =>
  token(name, [x, y], side, kind, paint, side === 'A' ? 0 : 180, {
    width: 1.5,
    depth: 1.41,
    shape: 'block',
    ...more,
  })
export const ZAMA: Scene = {
  board: { kind: 'inches', width: 27, height: 27 },
  ground: {
    look: 'meadow',
    seed: 'Zama',
    names: [{ text: 'the Plain of Zama', at: { x: 8.4, y: 11.6 }, size: 0.52, angle: -3 }],
    features: [
      area('hill', ellipse(22.6, 18, 4.4, 3.4)),
      area('hill', ellipse(4.4, 6.4, 3.4, 2.8)),
      line(
        'road',
        smooth(
          [
            [-1, 19.6],
            [8, 20.2],
            [14, 19.4],
            [20, 20.4],
            [28, 19.6],
          ],
          false,
        ),
        0.4,
      ),
      area(
        'wood',
        smooth(
          [
            [20.6, 6.2],
            [22.4, 5.4],
            [24.6, 6],
            [24.8, 8],
            [22.8, 8.8],
            [21, 8],
          ],
          true,
        ),
        'dark',
      ),
      area('building', rect(22.3, 13.2, 1, 0.7), 'tile'),
      area(
        'orchard',
        points([
          [20.8, 11.2],
          [23.8, 11],
          [24, 12.6],
          [21, 12.7],
        ]),
      ),
    ],
  },
  tokens: [
    block('Italian horse', 7.2, 15.2, 'A', 'horse', 'red'),
    block('I Legion', 9.5, 15.6, 'A', 'legion', 'red'),
    block('II Legion', 11.2, 15.6, 'A', 'legion', 'red'),
    block('V Legion, Scipio', 12.9, 13.2, 'A', 'legion', 'red', { quality: 3 }),
    block('Socii', 16.3, 15.6, 'A', 'spearmen', 'buff', { quality: 1 }),
    block('Velites', 10.4, 13.4, 'A', 'velites', 'buff'),
    block('Massinissa', 18.8, 14.9, 'A', 'lighthorse', 'buff', { facing: 17, quality: 3 }),
    block('Triarii', 12.9, 17.7, 'A', 'legion', 'red', { quality: 3 }),
    block('Cretan archers', 10.2, 17.8, 'A', 'archers', 'brown'),
    block('Scipio', 15, 17.6, 'A', 'general', 'red'),
    block('Gauls', 9.2, 8.7, 'B', 'warband', 'khaki'),
    block('Ligurians', 11.05, 9.9, 'B', 'warband', 'khaki', { chip: 'D' }),
    block('Elephants', 12.9, 11.5, 'B', 'elephants', 'blue'),
    block('Libyan spears', 14.9, 9.2, 'B', 'phalanx', 'blue', { quality: 3 }),
    block('Veterans', 13, 7.1, 'B', 'phalanx', 'blue', { quality: 3 }),
    block('Punic horse', 19.2, 9.6, 'B', 'horse', 'blue', { chip: 'S' }),
    block('Chariots', 16.8, 7, 'B', 'chariots', 'blue'),
  ],
  props: [prop('camp', [4, 12], { width: 3, depth: 2 })],
  marks: [
    { kind: 'brackets', token: 'Elephants', tone: 'danger' },
    { kind: 'ghost', token: 'V Legion, Scipio', at: { x: 12.9, y: 15.1 }, facing: 0, tone: 'offer' },
  ],
}

const PAINTS = ['olive', 'dunkel', 'green', 'khaki', 'feld', 'sand'] as const
export const MUSTER: Scene = {
  board: { kind: 'inches', width: 24, height: 1 + Math.ceil(SILHOUETTES.length / 12) * 2.3 },
  ground: { look: 'steppe', seed: 'muster', features: [], names: [] },
  tokens: SILHOUETTES.map((key, i) =>
    token(
      key,
      [1.4 + (i % 12) * 1.9, 1.5 + Math.floor(i / 12) * 2.3],
      i % 2 ? 'B' : 'A',
      key,
      PAINTS[i % 6] ?? 'olive',
      0,
      { width: 1.3, depth: 1.3 },
    ),
  ),
  props: [],
  marks: [],
}

/** 500 bases on the ground of the battle, for measuring. */
export function crowd(ground: Scene['ground'], count: number): Scene {
  const kinds = ['sherman', 'infantry', 'pz4', 'gun', 'halftrack', 'tiger', 'hmg', 'truck'] as const
  return {
    board: { kind: 'inches', width: 48, height: 36 },
    ground,
    tokens: Array.from({ length: count }, (_, i) =>
      token(
        `Unit ${i}`,
        [1 + (i % 32) * 1.48, 1 + Math.floor(i / 32) * (34 / Math.ceil(count / 32))],
        i % 2 ? 'B' : 'A',
        kinds[i % 8] ?? 'infantry',
        i % 2 ? 'dunkel' : 'olive',
        (i * 37) % 360,
      ),
    ),
    props: [],
    marks: [],
  }
}
