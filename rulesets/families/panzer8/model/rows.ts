import type { RulebookTable } from '../../../../src/engine/rulebook'
import {
  CLASSES,
  type ElementClass,
  type ElementType,
  GOINGS,
  type Going,
  MOVE_CLASSES,
  type MoveClass,
  type Rates,
  type Sheets,
  type Weapon,
  type WeaponKind,
} from './sheet'

type Cell = string | number | boolean | null

/** Whose a data sheet is. */
export interface Nation {
  readonly nation: string
  readonly paint: string
}

/** What the columns of an edition's sheets are called. */
export interface Columns {
  readonly value: string
  readonly defence: string
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

function rowsOf({ columns, rows }: RulebookTable, named: Columns): readonly Row[] {
  return rows.map(row => {
    const cell = (column: string): Cell => row[columns.indexOf(column)] ?? null
    return {
      unit: words(cell('Unit')),
      class: words(cell('Class')),
      move: words(cell('Move')),
      he: cell(named.value),
      kind: words(cell('Kind')),
      ap: cell('AP'),
      range: words(cell('Range')),
      defence: cell(named.defence),
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

/** Smaller or larger than most: a column of its own, or a note. */
function sizeIn({ size, notes }: Row): number {
  return number(size) ?? (notes.includes('small') ? -1 : notes.includes('large') ? 1 : 0)
}

/** Width and depth of a base in inches, by the table of bases. */
function sizeOf(row: Row, kind: ElementClass, isVehicle: boolean): readonly [number, number] {
  if (kind === 'hq') return [1.6, 1.6]
  if (!isVehicle) {
    if (row.notes.includes('HW')) return [0.6, 1.2]
    return kind === 'csw' && row.move === '0' ? [1.2, 1.6] : [1.2, 1.2]
  }
  const size = sizeIn(row)
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

function typeOf(table: string, { nation, paint }: Nation, row: Row, all: readonly Row[]): ElementType | null {
  const kind = CLASSES.find(each => each === row.class)
  if (!kind || row.move === 'as vehicle') return null
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
    size: sizeIn(row),
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
    paint,
    because: `The data sheet ${nation}.`,
  }
}

/** Every element of some data sheets, by id. */
export function typesFrom(
  tables: Readonly<Record<string, RulebookTable>>,
  sheets: Readonly<Record<string, Nation>>,
  columns: Columns,
): Sheets['types'] {
  const types: Record<string, ElementType> = {}
  for (const [table, nation] of Object.entries(sheets)) {
    const rows = rowsOf(tables[table] ?? { columns: [], rows: [] }, columns)
    for (const row of rows) {
      const type = typeOf(table, nation, row, rows)
      if (type) types[type.id] = type
    }
  }
  // Names of fields are kept once in all: to find one of them is to compare addresses, not letters.
  return new Map(Object.entries(types))
}

/** A table of movement made whole: what it does not say, and a class that it does not have, stands still. */
export function ratesFrom(
  table: Readonly<Partial<Record<MoveClass, Readonly<Partial<Record<Going, number>>>>>>,
): Sheets['rates'] {
  const rates = (move: MoveClass): Rates => {
    const given = table[move]
    return Object.fromEntries(GOINGS.map(going => [going, given?.[going] ?? 0])) as unknown as Rates
  }
  return Object.fromEntries(MOVE_CLASSES.map(move => [move, rates(move)])) as unknown as Sheets['rates']
}
