import type { Muster, MusterEntry } from '../../src/engine/muster'
import type { Battery, Factors } from './state'

/** A published class of ship. */
export interface ShipClass {
  readonly name: string
  readonly nation: string
  readonly group: string
  readonly silhouette: string
  readonly paint: string
  /** Length on the table in board units. */
  readonly length: number
  readonly factors: Factors
  readonly because: string
}

const SIZES = {
  battleship: { group: 'Battleships', silhouette: 'battleship', length: 2.6 },
  battlecruiser: { group: 'Battle cruisers', silhouette: 'battleship', length: 2.5 },
  heavy: { group: 'Heavy cruisers', silhouette: 'warcruiser', length: 2.1 },
  light: { group: 'Light cruisers', silhouette: 'lightcruiser', length: 1.9 },
} as const

const PAINTS: Readonly<Record<string, string>> = { British: 'navy', German: 'slate', Italian: 'steel' }

const battery = (guns: number, calibre: number, attack: number, range: number): Battery => ({
  guns,
  calibre,
  attack,
  range,
})

const factors = (defence: number, main: Battery, more: Partial<Factors> = {}): Factors => ({
  defence,
  main,
  secondary: null,
  radar: false,
  critical: 0,
  salvoes: 0,
  ...more,
})

function ship(
  name: string,
  nation: string,
  size: keyof typeof SIZES,
  because: string,
  own: Factors,
): ShipClass {
  return { name, nation, ...SIZES[size], paint: PAINTS[nation] ?? 'navy', factors: own, because }
}

const STRAIT = 'Printed for Denmark Strait [naval-9.1].'
const MATAPAN = 'Printed for Cape Matapan [naval-9.3].'
const PLATE = 'Printed for River Plate, by the rules of section 11 [naval-11.9].'

const queen = (name: string): ShipClass =>
  ship(name, 'British', 'battleship', MATAPAN, factors(3, battery(8, 15, 4, 4), { radar: true }))
const zara = (name: string): ShipClass =>
  ship(name, 'Italian', 'heavy', MATAPAN, factors(1, battery(8, 8, 1, 3)))
const leander = (name: string): ShipClass =>
  ship(name, 'British', 'light', PLATE, factors(2, battery(8, 6, 1, 3), { salvoes: 4 }))

/** The ships of the published actions with their printed factors. */
export const SHIPS: Readonly<Record<string, ShipClass>> = {
  hood: ship('Hood', 'British', 'battlecruiser', STRAIT, factors(5, battery(8, 15, 4, 4), { critical: 1 })),
  'prince-of-wales': ship(
    'Prince of Wales',
    'British',
    'battleship',
    STRAIT,
    factors(5, battery(10, 14, 4, 4)),
  ),
  bismarck: ship('Bismarck', 'German', 'battleship', STRAIT, factors(4, battery(8, 15, 4, 4))),
  'prinz-eugen': ship('Prinz Eugen', 'German', 'heavy', STRAIT, factors(1, battery(8, 8, 1, 3))),
  barham: queen('Barham'),
  valiant: queen('Valiant'),
  warspite: queen('Warspite'),
  'vittorio-veneto': ship(
    'Vittorio Veneto',
    'Italian',
    'battleship',
    MATAPAN,
    factors(5, battery(9, 15, 5, 4)),
  ),
  zara: zara('Zara'),
  fiume: zara('Fiume'),
  pola: zara('Pola'),
  trieste: zara('Trieste'),
  trento: zara('Trento'),
  bolzano: zara('Bolzano'),
  'graf-spee': ship(
    'Graf Spee',
    'German',
    'battlecruiser',
    PLATE,
    factors(3, battery(6, 11, 2, 4), { secondary: battery(8, 5.9, 1, 3), salvoes: 3 }),
  ),
  exeter: ship('Exeter', 'British', 'heavy', PLATE, factors(2, battery(6, 8, 1, 3), { salvoes: 3 })),
  ajax: leander('Ajax'),
  achilles: leander('Achilles'),
}

/** The class of a type; ships from the yard look by their guns. */
export function classOf(type: string, own: Factors): ShipClass {
  const known = Object.hasOwn(SHIPS, type) ? SHIPS[type] : undefined
  if (known) return known
  const size =
    own.main.calibre >= 13
      ? 'battleship'
      : own.main.calibre >= 10
        ? 'battlecruiser'
        : own.main.calibre >= 8
          ? 'heavy'
          : 'light'
  return ship('Ship', '', size, 'Made in the yard.', own)
}

/** A battery as the books write it: '8 x 15-inch'. */
export const gunsText = ({ guns, calibre }: Battery): string => `${guns} \u00d7 ${calibre}-inch`

function entry([id, { name, nation, group, factors: own, because }]: [string, ShipClass]): MusterEntry {
  const { main, secondary } = own
  const pair = (pick: (battery: Battery) => number): string =>
    secondary ? `${pick(main)}/${pick(secondary)}` : String(pick(main))
  return {
    id,
    name,
    nation,
    group,
    because,
    facts: [
      { label: 'Guns', value: secondary ? `${gunsText(main)}, ${gunsText(secondary)}` : gunsText(main) },
      { label: 'Defence', value: String(own.defence) },
      { label: 'Attack', value: pair(each => each.attack) },
      { label: 'Range', value: pair(each => each.range) },
      { label: 'Radar', value: own.radar ? 'yes' : 'none' },
      { label: 'Torpedo Salvoes', value: String(own.salvoes) },
    ],
  }
}

export const MUSTER: Muster = Object.entries(SHIPS).map(entry)
