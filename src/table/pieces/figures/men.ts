import { blob, face, limb, oval, type Part, type Spot } from './stand'

const SKIN = '#d9a77c'
const BROWN = ['#7d4c30', '#6f432a', '#8a5836'] as const
const OLIVE = ['#a9774e', '#986a45', '#b58458'] as const
const STEEL = '#e8ecea'
const WOOD = '#5a3b1f'
const IRON = '#3a3a38'

/** Paints one kind of figure; `i` tells one of a unit from the next. */
type Man = (i: number) => readonly Part[]
type Pose = 'aim' | 'load' | 'ready'

const legs = (colour: string, step = 0.06, width = 0.13): readonly Part[] => [
  limb([-0.085, -step, 0.02], [-0.07, 0, 0.36], width, colour),
  limb([0.085, step, 0.02], [0.07, 0, 0.36], width, colour),
]

const RIFLES: Readonly<Record<Pose, readonly [Spot, Spot, Spot]>> = {
  aim: [
    [0.11, -0.06, 0.7],
    [0.09, 0.26, 0.73],
    [0.09, 0.66, 0.76],
  ],
  load: [
    [0.2, 0.16, 0.2],
    [0.18, 0.18, 0.55],
    [0.15, 0.2, 1.02],
  ],
  ready: [
    [0.2, 0.02, 0.42],
    [0.06, 0.14, 0.62],
    [-0.12, 0.26, 0.92],
  ],
}
const HANDS: Readonly<Record<Pose, Spot>> = {
  aim: [0.08, 0.3, 0.7],
  load: [0.17, 0.18, 0.6],
  ready: [0, 0.18, 0.66],
}

const rifle = (pose: Pose): readonly Part[] => {
  const [a, b, c] = RIFLES[pose]
  return [limb(a, b, 0.065, WOOD), limb(b, c, 0.04, IRON)]
}

interface Uniform {
  readonly coat: string
  readonly trousers: string
  readonly pose: Pose
  readonly helmet?: string
  readonly hat?: string
  readonly turban?: string
  readonly belts?: string
  readonly skin?: string
  readonly unarmed?: true
  readonly extra?: readonly Part[]
}

function soldier(of: Uniform): readonly Part[] {
  const { coat, pose, belts = '#f3eedd', skin = SKIN } = of
  const hand = HANDS[pose]
  const low: Spot = pose === 'aim' ? [0.12, 0.08, 0.68] : [hand[0], hand[1], hand[2] - 0.12]
  return [
    ...legs(of.trousers),
    limb([0, 0, 0.4], [0, 0.01, 0.68], 0.27, coat),
    limb([-0.12, -0.05, 0.7], [0.1, -0.05, 0.42], 0.035, belts),
    limb([0.12, -0.05, 0.7], [-0.1, -0.05, 0.42], 0.035, belts),
    limb([-0.16, 0.02, 0.68], hand, 0.085, coat),
    limb([0.17, 0.02, 0.68], low, 0.085, coat),
    ...(of.unarmed ? [] : rifle(pose)),
    blob(0, 0.03, 0.82, 0.095, 0.1, skin),
    ...headOf(of),
    ...(of.extra ?? []),
  ]
}

function headOf({ helmet, hat, turban }: Uniform): readonly Part[] {
  if (turban !== undefined)
    return [blob(0, 0.01, 0.92, 0.125, 0.085, turban), blob(0.03, -0.04, 0.97, 0.06, 0.045, turban)]
  if (hat !== undefined) return [blob(0, 0.01, 0.9, 0.2, 0.09, hat), blob(0, 0, 0.97, 0.105, 0.07, hat)]
  const white = helmet ?? '#efe6cf'
  return [
    blob(0, 0.01, 0.89, 0.175, 0.1, white),
    blob(0, 0, 0.98, 0.115, 0.1, white),
    blob(0, 0, 1.1, 0.022, 0.03, '#d6a93c'),
  ]
}

const SABRE: readonly Part[] = [limb([-0.3, 0.16, 0.92], [-0.46, 0.36, 1.28], 0.035, STEEL)]
const officer = (coat: string, trousers: string): readonly Part[] =>
  soldier({
    coat,
    trousers,
    pose: 'ready',
    unarmed: true,
    extra: [
      limb([-0.14, 0.04, 0.68], [-0.3, 0.16, 0.9], 0.085, coat),
      ...SABRE,
      limb([0.17, 0.06, 0.66], [0.24, 0.3, 0.66], 0.085, coat),
      limb([0.24, 0.32, 0.68], [0.25, 0.46, 0.7], 0.05, '#262624'),
      limb([0.13, -0.08, 0.44], [-0.13, -0.08, 0.44], 0.07, '#e0b64a'),
    ],
  })

const poseOf = (i: number): Pose => (i % 7 === 2 ? 'load' : i % 7 === 4 ? 'ready' : 'aim')
const dark = <T>(list: readonly [T, T, T], i: number): T => list[Math.abs(i) % 3] ?? list[0]

interface Warrior {
  readonly skin: readonly [string, string, string]
  /** Kilt or robe. */
  readonly cloth: string
  readonly robe?: true
  readonly shield?: { readonly colour: string; readonly spots?: string; readonly round?: true }
  readonly arms: 'spear' | 'sword' | 'firearm' | 'bow'
  readonly head?: string
  readonly hair?: string
  readonly plume?: string
}

/** A warrior with shield and spear, sword, firearm or bow. */
function warrior(i: number, of: Warrior): readonly Part[] {
  const side = i % 2 === 1 ? -1 : 1
  const raised = i % 3 > 0
  const skin = dark(of.skin, i)
  const body = of.robe ? of.cloth : skin
  const leg = of.robe ? of.cloth : skin
  return [
    ...legs(leg, 0.09 * side, of.robe ? 0.15 : 0.1),
    blob(0, 0, 0.38, 0.15, 0.085, of.cloth),
    limb([0, 0, 0.44], [0, 0.02, 0.68], of.robe ? 0.26 : 0.2, body),
    ...armsOf(of.arms, raised, skin),
    ...(of.shield ? shieldOf(of.shield) : []),
    blob(0, 0.03, 0.84, 0.1, 0.105, skin),
    ...(of.head === undefined
      ? [blob(0, 0, 0.93, of.hair === 'wild' ? 0.16 : 0.082, of.hair === 'wild' ? 0.11 : 0.035, '#1d1712')]
      : [blob(0, 0.01, 0.92, 0.125, 0.08, of.head)]),
    ...(of.plume === undefined ? [] : [limb([0.03, -0.03, 0.94], [0.1, -0.12, 1.18], 0.035, of.plume)]),
  ]
}

function armsOf(arms: Warrior['arms'], raised: boolean, skin: string): readonly Part[] {
  if (arms === 'firearm') {
    return [
      limb([-0.13, 0.03, 0.68], [0.04, 0.3, 0.68], 0.08, skin),
      limb([0.14, 0.02, 0.68], [0.12, 0.08, 0.66], 0.08, skin),
      limb([0.11, -0.1, 0.68], [0.08, 0.3, 0.72], 0.07, '#7a5228'),
      limb([0.08, 0.3, 0.72], [0.07, 0.74, 0.76], 0.038, '#4a4a48'),
    ]
  }
  if (arms === 'bow') {
    return [
      limb([-0.13, 0.03, 0.68], [-0.12, 0.36, 0.68], 0.08, skin),
      limb([0.14, 0.02, 0.68], [0.05, 0.08, 0.66], 0.08, skin),
      limb([-0.12, 0.36, 0.36], [-0.12, 0.44, 0.68], 0.035, WOOD),
      limb([-0.12, 0.44, 0.68], [-0.12, 0.36, 1], 0.035, WOOD),
      limb([0.05, 0.1, 0.66], [-0.12, 0.6, 0.7], 0.022, '#d9c69a'),
    ]
  }
  const hand: Spot = raised ? [0.3, 0.14, 0.86] : [0.26, 0.24, 0.56]
  const own = [
    limb([-0.13, 0.03, 0.68], [-0.18, 0.2, 0.5], 0.08, skin),
    limb([0.14, 0.02, 0.68], hand, 0.08, skin),
  ]
  if (arms === 'sword') {
    const tip: Spot = raised ? [0.36, 0.44, 1.1] : [0.32, 0.6, 0.7]
    return [...own, limb(hand, tip, 0.045, STEEL)]
  }
  const [butt, neck, tip]: readonly [Spot, Spot, Spot] = raised
    ? [
        [0.24, -0.12, 0.8],
        [0.4, 0.5, 1],
        [0.43, 0.66, 1.04],
      ]
    : [
        [0.24, 0, 0.5],
        [0.3, 0.56, 0.66],
        [0.31, 0.7, 0.69],
      ]
  return [...own, limb(butt, neck, 0.03, '#8b6a3c'), limb(neck, tip, 0.055, STEEL)]
}

function shieldOf({ colour, spots, round }: NonNullable<Warrior['shield']>): readonly Part[] {
  if (round)
    return [
      face(oval(-0.2, 0.25, 0.5, 0.19, 0.2, 0.35), colour),
      blob(-0.2, 0.28, 0.52, 0.045, 0.045, '#c9a24a'),
    ]
  const spot = (dx: number, dz: number, r: number): Part =>
    face(oval(-0.2 + dx, 0.262 - dz * 0.35, 0.44 + dz, r, r * 1.3, 0.35, 8), spots ?? colour, 0.5)
  const stick = limb([-0.2, 0.13, 0.84], [-0.2, 0.41, 0.06], 0.022, '#3b2817')
  return [
    face(oval(-0.2, 0.25, 0.44, 0.165, 0.38, 0.35), colour),
    ...(spots === undefined
      ? []
      : [spot(-0.04, 0.14, 0.06), spot(0.05, -0.06, 0.07), spot(-0.03, -0.22, 0.05)]),
    { ...stick, at: [-0.2, 0.25, 1] },
  ]
}

const hide = (i: number): { readonly colour: string; readonly spots: string } =>
  i % 3 === 1 ? { colour: '#6b3a22', spots: '#efe8d8' } : { colour: '#efe8d8', spots: '#6b3a22' }

const zulu: Man = i =>
  warrior(i, {
    skin: BROWN,
    cloth: '#8a5a33',
    arms: 'spear',
    shield: hide(i),
    ...(i % 4 === 1 && { plume: '#f2ecdc' }),
  })
const dervish: Man = i =>
  warrior(i, {
    skin: BROWN,
    cloth: '#efe7d2',
    robe: true,
    arms: i % 3 === 0 ? 'sword' : 'spear',
    shield: { colour: '#6b4a2a', round: true },
    head: '#f4eede',
  })
const pathan: Man = i =>
  warrior(i, {
    skin: OLIVE,
    cloth: i % 2 === 0 ? '#cfc4a6' : '#b7a27c',
    robe: true,
    arms: 'sword',
    shield: { colour: '#4a3524', round: true },
    head: i % 3 === 0 ? '#3f5566' : '#d9d0b4',
  })

/** A rider: the beast below, the man above. */
function ride(beast: readonly Part[], man: readonly Part[], up: number): readonly Part[] {
  const lift = (spot: Spot): Spot => [spot[0] * 0.8, spot[1] * 0.8, spot[2] * 0.8 + up]
  const raised = man
    .filter(part => part.at[2] > 0.3)
    .map((part): Part => {
      const at = lift(part.at)
      if (part.kind === 'blob') return { ...part, at, rx: part.rx * 0.85, rz: part.rz * 0.85 }
      if (part.kind === 'limb')
        return { ...part, at, a: lift(part.a), b: lift(part.b), width: part.width * 0.85 }
      return { ...part, at, points: part.points.map(lift) }
    })
  return [...beast, ...raised]
}

const HORSES = ['#6b4426', '#8a5a32', '#3f2a1a'] as const
const horse = (i: number): readonly Part[] => {
  const coat = dark(HORSES, i)
  return [
    limb([-0.1, -0.3, 0.02], [-0.09, -0.26, 0.36], 0.08, coat),
    limb([0.1, -0.24, 0.02], [0.09, -0.26, 0.36], 0.08, coat),
    limb([-0.1, 0.3, 0.02], [-0.09, 0.24, 0.36], 0.08, coat),
    limb([0.1, 0.34, 0.06], [0.09, 0.24, 0.36], 0.08, coat),
    limb([0, -0.3, 0.44], [0, 0.28, 0.44], 0.27, coat),
    limb([0, 0.28, 0.5], [0, 0.5, 0.78], 0.14, coat),
    limb([0, 0.48, 0.8], [0, 0.66, 0.7], 0.1, coat),
    limb([0, 0.26, 0.6], [0, 0.44, 0.88], 0.05, '#1f150c'),
    limb([0, -0.42, 0.46], [0, -0.54, 0.22], 0.06, '#1f150c'),
    limb([0, -0.08, 0.56], [0, 0.1, 0.56], 0.2, '#5c3a1e'),
  ]
}
const camel = (i: number): readonly Part[] => {
  const coat = i % 2 === 0 ? '#c49a5c' : '#b0854a'
  return [
    limb([-0.1, -0.3, 0.02], [-0.08, -0.26, 0.5], 0.07, coat),
    limb([0.1, -0.24, 0.02], [0.08, -0.26, 0.5], 0.07, coat),
    limb([-0.1, 0.28, 0.02], [-0.08, 0.22, 0.5], 0.07, coat),
    limb([0.1, 0.32, 0.02], [0.08, 0.22, 0.5], 0.07, coat),
    limb([0, -0.28, 0.56], [0, 0.24, 0.56], 0.26, coat),
    blob(0, -0.06, 0.74, 0.13, 0.12, coat),
    limb([0, 0.28, 0.54], [0, 0.5, 0.6], 0.11, coat),
    limb([0, 0.5, 0.6], [0, 0.56, 0.96], 0.09, coat),
    limb([0, 0.56, 0.98], [0, 0.72, 0.94], 0.09, coat),
    limb([0, -0.02, 0.72], [0, 0.14, 0.7], 0.2, '#8e3b22'),
  ]
}

const red = (i: number): readonly Part[] => soldier({ coat: '#bf2a1d', trousers: '#2b3350', pose: poseOf(i) })
const khaki = (i: number): readonly Part[] =>
  soldier({ coat: '#b59a63', trousers: '#a38a56', helmet: '#cdb583', belts: '#6b4a2a', pose: poseOf(i) })
const police = (i: number): readonly Part[] =>
  soldier({ coat: '#3c3a36', trousers: '#6d5b3d', helmet: '#e5dcc2', belts: '#5a4326', pose: poseOf(i) })
const boer = (i: number): readonly Part[] =>
  soldier({
    coat: i % 2 === 0 ? '#6b5a44' : '#4f5a5e',
    trousers: '#5d4c36',
    hat: '#7d6644',
    belts: '#4a3420',
    pose: poseOf(i),
  })
const trooper = (extra: readonly Part[] = SABRE): readonly Part[] =>
  soldier({
    coat: '#b59a63',
    trousers: '#8b744a',
    helmet: '#d8c595',
    belts: '#6b4a2a',
    pose: 'ready',
    unarmed: true,
    extra: [limb([-0.14, 0.04, 0.68], [-0.3, 0.16, 0.9], 0.085, '#b59a63'), ...extra],
  })

const LANCE: readonly Part[] = [
  limb([0.26, -0.3, 0.5], [0.26, 0.6, 1.1], 0.035, '#8b6a3c'),
  limb([0.26, 0.6, 1.1], [0.26, 0.72, 1.18], 0.05, STEEL),
  face(
    [
      [0.26, 0.42, 0.98],
      [0.26, 0.56, 1.07],
      [0.34, 0.44, 0.9],
    ],
    '#c23a2a',
    0.3,
  ),
]

/** Figures by the key of their silhouette. */
export const MEN: Readonly<Record<string, Man>> = {
  redcoat: red,
  'redcoat-officer': () => officer('#bf2a1d', '#2b3350'),
  khaki,
  'khaki-officer': () => officer('#b59a63', '#a38a56'),
  police,
  sepoy: i =>
    soldier({
      coat: '#8d7a4c',
      trousers: '#7c6a42',
      turban: i % 2 === 0 ? '#3f5a7a' : '#c9b27a',
      belts: '#5a3f22',
      skin: '#8a5a38',
      pose: poseOf(i),
    }),
  gunner: () =>
    soldier({ coat: '#2e3b63', trousers: '#2b3048', helmet: '#efe6cf', pose: 'ready', unarmed: true }),
  trooper: i => ride(horse(i), trooper(), 0.34),
  lancer: i => ride(horse(i + 1), trooper(LANCE), 0.34),
  'camel-trooper': i => ride(camel(i), trooper([]), 0.5),
  zulu,
  'zulu-musket': i => warrior(i, { skin: BROWN, cloth: '#c9b68e', arms: 'firearm' }),
  'zulu-chief': () => [
    ...warrior(2, {
      skin: BROWN,
      cloth: '#c9a05a',
      arms: 'spear',
      shield: { colour: '#f5f1e6' },
      plume: '#9fb6c9',
    }),
    blob(0, -0.02, 0.6, 0.19, 0.13, '#c99a4a'),
  ],
  pathan,
  'pathan-rifle': i =>
    warrior(i, {
      skin: OLIVE,
      cloth: i % 2 === 0 ? '#d8cdb0' : '#9aa07c',
      robe: true,
      arms: 'firearm',
      head: '#d9d0b4',
    }),
  dervish,
  'dervish-rifle': i =>
    warrior(i, { skin: BROWN, cloth: '#efe7d2', robe: true, arms: 'firearm', head: '#f4eede' }),
  'dervish-emir': () =>
    warrior(1, {
      skin: BROWN,
      cloth: '#4f7a58',
      robe: true,
      arms: 'sword',
      shield: { colour: '#6b4a2a', round: true },
      head: '#f4eede',
    }),
  'dervish-rider': i => ride(horse(i), dervish(i), 0.34),
  'dervish-camel': i => ride(camel(i), dervish(i), 0.5),
  hadendoa: i =>
    warrior(i, {
      skin: BROWN,
      cloth: '#efe7d2',
      arms: i % 2 === 0 ? 'sword' : 'spear',
      shield: { colour: '#4a3018', round: true },
      hair: 'wild',
    }),
  abyssinian: i =>
    warrior(i, {
      skin: BROWN,
      cloth: '#f2ead6',
      robe: true,
      arms: 'sword',
      shield: { colour: '#7a2f1c', round: true },
    }),
  archer: i => warrior(i, { skin: BROWN, cloth: '#c9b68e', arms: 'bow' }),
  boer,
  'boer-rider': i => ride(horse(i), boer(i), 0.34),
  boxer: i => warrior(i, { skin: OLIVE, cloth: '#2f4a7a', robe: true, arms: 'sword', head: '#b3271c' }),
  'boxer-musket': i =>
    warrior(i, { skin: OLIVE, cloth: '#2f4a7a', robe: true, arms: 'firearm', head: '#b3271c' }),
}
