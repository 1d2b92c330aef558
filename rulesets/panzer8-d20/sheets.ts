import type { RulebookTable } from '../../src/engine/rulebook'
import {
  CLASSES,
  type ElementClass,
  type ElementType,
  type Going,
  type MoveClass,
  type Sheets,
  type Weapon,
  type WeaponKind,
} from '../families/panzer8'
import { MOVEMENT } from './tables'
import rulebook from './rulebook.json'

type Cell = string | number | boolean | null

/** The data sheets as the rulebook prints them: nation and year by table. */
const SHEETS: Readonly<Record<string, { readonly nation: string; readonly paint: string }>> = {
  'data-1940-german': { nation: 'German 1940', paint: 'panzergrey' },
  'data-1940-french': { nation: 'French 1940', paint: 'blue' },
  'data-1940-british': { nation: 'British 1940', paint: 'khaki' },
  'data-1943-german': { nation: 'German 1943', paint: 'dunkel' },
  'data-1943-soviet': { nation: 'Soviet 1943', paint: 'green' },
  'data-1944-german': { nation: 'German 1944', paint: 'dunkel' },
  'data-1944-british': { nation: 'British 1944', paint: 'bronze' },
  'data-1944-american': { nation: 'American 1944', paint: 'olive' },
  'data-common': { nation: 'Any', paint: 'khaki' },
}

const GROUPS: Readonly<Record<ElementClass, string>> = {
  infantry: 'Infantry',
  engineer: 'Engineers',
  bicycle: 'Infantry',
  motorcycle: 'Motorcycles and cavalry',
  cavalry: 'Motorcycles and cavalry',
  csw: 'Crew-served weapons',
  commander: 'Command',
  hq: 'Command',
  fo: 'Command',
  tank: 'Tanks',
  spg: 'Self-propelled guns',
  ac: 'Armoured cars',
  apc: 'Armoured transports',
  soft: 'Transports',
  portee: 'Portees',
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const number = (cell: Cell | undefined): number | null => (typeof cell === 'number' ? cell : null)
const words = (cell: Cell | undefined): string => (typeof cell === 'string' ? cell : String(cell ?? ''))

/** A row by the names of its columns. */
interface Row {
  readonly unit: string
  readonly class: string
  readonly move: string
  readonly he: Cell
  readonly kind: string
  readonly ap: Cell
  readonly range: string
  readonly defence: Cell
  readonly accuracy: Cell
  readonly size: Cell
  readonly notes: readonly string[]
}

function rowsOf({ columns, rows }: RulebookTable): readonly Row[] {
  return rows.map(row => {
    const cell = (column: string): Cell => row[columns.indexOf(column)] ?? null
    return {
      unit: words(cell('Unit')),
      class: words(cell('Class')),
      move: words(cell('Move')),
      he: cell('HE/SA'),
      kind: words(cell('Kind')),
      ap: cell('AP'),
      range: words(cell('Range')),
      defence: cell('Defence'),
      accuracy: cell('Acc'),
      size: cell('Size'),
      notes: words(cell('Notes'))
        .split(';')
        .map(each => each.trim()),
    }
  })
}

/** '4-48' has a minimum; '36(15)' is for shells and, in brackets, for AP. */
function rangesOf(text: string): Pick<Weapon, 'least' | 'range' | 'apRange'> {
  const [, least, range, ap] = /^(?:(\d+)-)?(\d+)(?:\((\d+)\))?$/.exec(text) ?? []
  const far = Number(range ?? 0)
  return { least: Number(least ?? 0), range: far, apRange: ap === undefined ? far : Number(ap) }
}

function weaponOf(row: Row, id: Weapon['id'], isHull: boolean): Weapon | null {
  const value = number(row.he)
  const ap = row.ap === '*' ? '*' : number(row.ap)
  if (value === null && ap === null) return null
  const notes = new Set(row.notes)
  return {
    id,
    name: id === 'second' ? row.unit : 'main weapon',
    kind: (row.kind === '-' ? 'HE' : row.kind) as WeaponKind,
    value,
    ap,
    ...rangesOf(row.range),
    accuracy: number(row.accuracy) ?? 0,
    field: notes.has('90R') ? 'rear' : notes.has('90') ? 'front' : 'all',
    hull: isHull && notes.has('HM'),
  }
}

const codeNumber = (notes: readonly string[], code: RegExp): number | null => {
  for (const note of notes) {
    const found = code.exec(note)
    if (found) return Number(found[1])
  }
  return null
}

/** Width and depth of a base in inches, by the table of bases. */
function sizeOf(row: Row, kind: ElementClass, isVehicle: boolean): readonly [number, number] {
  if (kind === 'hq') return [1.6, 1.6]
  if (!isVehicle) {
    if (row.notes.includes('HW')) return [0.6, 1.2]
    return kind === 'csw' && row.move === '0' ? [1.2, 1.6] : [1.2, 1.2]
  }
  const size = number(row.size) ?? 0
  if (size < 0 || row.unit === 'Jeep' || row.unit === 'Kuebelwagen') return [0.8, 1.2]
  return size > 0 || row.unit === 'Bus' ? [1.2, 2] : [1, 1.6]
}

function silhouetteOf(row: Row, kind: ElementClass): string {
  const name = row.unit.toLowerCase()
  const named: readonly (readonly [RegExp, string])[] = [
    [/sherman/, 'sherman'],
    [/t-34/, 't34'],
    [/cromwell/, 'cromwell'],
    [/churchill/, 'churchill'],
    [/panther/, 'panther'],
    [/tiger/, 'tiger'],
    [/pz iv|pz iii/, 'pz4'],
    [/kv-1|char b1|matilda/, 'heavytank'],
    [/stug|su-1|ferdinand/, 'stug'],
    [/jagdpanzer/, 'jagdpanzer'],
    [/marder|jaeger/, 'marder'],
    [/m10/, 'tankdestroyer'],
    [/priest|wespe|hummel/, 'spg'],
    [/stuart|pz i |pz ii |38|light tank|t-70|r35|h39/, 'lighttank'],
    [/jeep|kuebel/, 'jeep'],
    [/half-track|251/, 'halftrack'],
    [/carrier|ue tractor/, 'carrier'],
    [/tractor/, 'tractor'],
    [/sfmg|mg section/, 'hmg'],
    [/mortar/, 'mortar'],
    [/flak/, 'aagun'],
    [/25pdr|lefh|75mm mle|leig|76mm/, 'howitzer'],
  ]
  const found = named.find(([pattern]) => pattern.test(name))
  if (found) return found[1]
  const usual: Readonly<Record<ElementClass, string>> = {
    infantry: 'infantry',
    engineer: 'engineers',
    bicycle: 'infantry',
    motorcycle: 'motorcycle',
    cavalry: 'cavalry',
    csw: 'atgun',
    commander: 'hq',
    hq: 'hq',
    fo: 'infantry',
    tank: 'tank',
    spg: 'assaultgun',
    ac: 'armouredcar',
    apc: 'halftrack',
    soft: 'truck',
    portee: 'truck',
  }
  return usual[kind]
}

/** The armies whose infantry rides on tanks and assault guns. */
const RIDING = /^(German|Soviet)/

function typeOf(table: string, row: Row, all: readonly Row[]): ElementType | null {
  const kind = CLASSES.find(each => each === row.class)
  const sheet = SHEETS[table]
  if (!kind || !sheet || row.move === 'as vehicle') return null
  const notes = new Set(row.notes)
  const isVehicle = ['tank', 'spg', 'ac', 'apc', 'soft', 'portee'].includes(kind)
  const main = weaponOf(row, 'main', true)
  const second = all.find(each => each.notes.includes(`SEC of ${row.unit}`))
  // With a flamethrower it may instead fire as an ordinary section of its nation.
  const ordinary = notes.has('FL')
    ? all.find(each => each.class === 'engineer' && !each.notes.includes('FL'))
    : null
  const small = ordinary && weaponOf(ordinary, 'small', false)
  const other = second && weaponOf(second, 'second', true)
  const [width, depth] = sizeOf(row, kind, isVehicle)
  const nation = sheet.nation
  return {
    id: table === 'data-common' ? plain(row.unit) : `${table.slice(5)}-${plain(row.unit)}`,
    name: row.unit,
    nation,
    group: GROUPS[kind],
    class: kind,
    move: row.move as MoveClass,
    weapons: [main, small, other].filter(each => each !== null && each !== undefined),
    defence: number(row.defence) ?? 1,
    flank: codeNumber(row.notes, /^FD (\d+)$/),
    size: number(row.size) ?? 0,
    turreted: notes.has('TU'),
    machineGun: notes.has('MG'),
    radio: notes.has('R'),
    rearDriver: notes.has('RD'),
    openTopped: notes.has('OT'),
    portable: notes.has('MP'),
    stays: notes.has('NFM'),
    explosives: notes.has('EXP'),
    capacity: codeNumber(row.notes, /^C(\d)$/) ?? 0,
    tows: notes.has('TOW'),
    riders: RIDING.test(nation) && (kind === 'tank' || (kind === 'spg' && !notes.has('OT'))),
    width,
    depth,
    silhouette: silhouetteOf(row, kind),
    paint: sheet.paint,
    because: `The data sheet ${nation}.`,
  }
}

const TABLES: Readonly<Record<string, RulebookTable>> = rulebook.tables

/** Every element of every data sheet, by id. */
export const TYPES: Readonly<Record<string, ElementType>> = Object.fromEntries(
  Object.keys(SHEETS).flatMap(table => {
    const rows = rowsOf(TABLES[table] ?? { columns: [], rows: [] })
    return rows.flatMap(row => {
      const type = typeOf(table, row, rows)
      return type ? [[type.id, type] as const] : []
    })
  }),
)

const GOINGS: readonly Going[] = ['road', 'open', 'rough', 'difficult', 'extreme', 'track']
const STILL: Readonly<Record<Going, number>> = {
  road: 0,
  open: 0,
  rough: 0,
  difficult: 0,
  extreme: 0,
  track: 0,
}

/** What the family's parts reckon with. */
export const SHEETS_OF_2008: Sheets = {
  types: TYPES,
  rates: {
    ...(Object.fromEntries(
      MOVEMENT.map(([move, ...rates]) => [
        move,
        Object.fromEntries(GOINGS.map((going, at) => [going, rates[at]])),
      ]),
    ) as unknown as Sheets['rates']),
    '0': STILL,
  },
  visibility: 60,
  seenInside: 2,
  touch: 0.1,
  acrossObstacle: 0.5,
}

/** Whether it is an infantry section of a sort that may have an anti-tank team; a team of its own, as its model shows, is no secret. */
export function mayHaveTeam({ class: kind, weapons: [weapon] }: ElementType): boolean {
  return kind === 'infantry' && typeof weapon?.ap === 'number' && (weapon.value ?? 0) >= SECTION
}

/** Combat value of a section with rifles; a team of its own has less. */
const SECTION = 4
