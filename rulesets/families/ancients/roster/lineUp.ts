import type { Army, Battlefield } from '../../../../src/engine/armies'
import { SIDES, type Side } from '../../../../src/engine/ids'
import type { Feature } from '../../../../src/engine/scene'
import { distanceToLine } from '../../../../src/geometry/lines'
import type { Degrees, Point, Polygon } from '../../../../src/geometry/point'
import { bounds } from '../../../../src/geometry/polygons'
import type { Book } from '../model/book'
import type { AncientScenario } from '../model/state'
import { unitsIn } from './enlisted'
import { drawnField } from './field'

const SIZE = 24
const BASE = 1.5
/** From the middle of one base to that of its neighbour, in inches. */
const PITCH = 1.6

/** Where a unit stands in the line of its side. */
interface Stand {
  readonly side: Side
  readonly at: Point
  readonly facing: Degrees
}

/** Units that the line of a side has room for: three rows. */
export const MOST_IN_LINE = 3 * (Math.floor((SIZE - 1.5) / PITCH) + 1)

/** What of a battle is its ground: the table, what lies on it, and where the sides deploy. */
type Lie = Pick<AncientScenario, 'board' | 'ground' | 'gentle' | 'zones'>

/** A battle between two armies, each proposed in line: foot in the middle, horse on the wings, light troops ahead. */
export function linedUpBattle(
  book: Book,
  armies: Readonly<Record<Side, Army>>,
  field: Battlefield,
  scenarios: readonly AncientScenario[],
): AncientScenario {
  const { A, B } = armies
  const own = 'place' in field ? scenarios.find(({ id }) => id === field.place) : undefined
  const drawn = 'seed' in field ? drawnField(field.seed, tableOf(book)) : null
  const where = own ? `on the ground of ${own.title}` : `in ${drawn?.name ?? 'open country'}`
  const lie = own ? lieOf(own) : drawnLie(book, drawn?.ground ?? OPEN, drawn?.gentle ?? [])
  return {
    format: 'pz8-scenario',
    version: 1,
    id: 'pitched-battle',
    ruleset: book.id,
    title: `${A.name} against ${B.name}`,
    setting: settingOf(A, B),
    blurb: `A pitched battle ${where}: ${A.name} against ${B.name}.`,
    briefing: { A: BRIEFING, B: BRIEFING },
    sides: {
      A: { name: A.name, adjective: adjectiveOf(A.name) },
      B: { name: B.name, adjective: adjectiveOf(B.name) },
    },
    solo: 'A',
    turns: 30,
    minutes: 45,
    ...lie,
    base: BASE,
    deployment: 'by zones',
    units: SIDES.flatMap(side =>
      drawnUp(book, unitsIn(book, armies[side], side), side, lie.board).map(unit => proposed(unit, lie)),
    ),
    ...book.pitched,
  }
}

const BRIEFING =
  'Break the enemy: destroy half of his army. Your line is drawn up; move units about before the battle if you wish.'

/** Where and when, where anybody has said so. */
function settingOf(A: Army, B: Army): string {
  const said = [...new Set([A.setting.trim(), B.setting.trim()])].filter(text => text !== '')
  return said.length === 0 ? 'Somewhere, some day' : said.join('; ')
}

const OPEN: AncientScenario['ground'] = { look: 'meadow', seed: 'open', features: [], names: [] }

const tableOf = ({ numbers }: Book) => ({ size: SIZE, depth: numbers.deploymentDepth })

const lieOf = ({ board, ground, gentle, zones }: AncientScenario): Lie => ({ board, ground, gentle, zones })

function drawnLie(book: Book, ground: AncientScenario['ground'], gentle: readonly string[]): Lie {
  const { size, depth } = tableOf(book)
  const zone = (y: number): Polygon => [
    { x: 0, y },
    { x: size, y },
    { x: size, y: y + depth },
    { x: 0, y: y + depth },
  ]
  return {
    board: { kind: 'inches', width: size, height: size },
    ground,
    gentle,
    zones: { A: zone(size - depth), B: zone(0) },
  }
}

/** A unit with the place proposed for it; without one where that is on more than open ground, or outside of its zone. */
function proposed<U extends { readonly side: Side; readonly at: Point; readonly facing: Degrees }>(
  unit: U,
  { ground, zones }: Lie,
): U | Omit<U, 'at'> {
  const half = BASE / 2
  const zone = bounds(zones[unit.side])
  const { x, y } = unit.at
  const isInZone =
    x - half >= zone.minX && x + half <= zone.maxX && y - half >= zone.minY && y + half <= zone.maxY
  if (isInZone && !ground.features.some(feature => liesUnder(feature, unit.at))) return unit
  const { at: _at, ...unplaced } = unit
  return unplaced
}

/** Whether a piece may lie under a base, whichever way that faces. Roads may. */
function liesUnder({ kind, shape }: Feature, { x, y }: Point): boolean {
  if (kind === 'road') return false
  if ('line' in shape) return distanceToLine({ x, y }, shape.line) < shape.width / 2 + BASE * Math.SQRT1_2
  const { minX, maxX, minY, maxY } = bounds(shape.area)
  const half = BASE / 2
  return x + half > minX && x - half < maxX && y + half > minY && y - half < maxY
}

/** 'Roman' of 'Romans': as near as one comes with names that players give. */
function adjectiveOf(name: string): string {
  return name.replace(/s$/, '')
}

/** Units with a place for each, in rows as long as the table is wide: light troops ahead, then the line, then who is left. */
export function drawnUp<U extends { readonly type: string }>(
  book: Book,
  units: readonly U[],
  side: Side,
  { width, height }: { readonly width: number; readonly height: number } = { width: SIZE, height: SIZE },
): readonly (U & Stand)[] {
  const isLight = (type: string): boolean => book.kinds[type]?.manoeuvre === 'light'
  const isMounted = (type: string): boolean => book.kinds[type]?.mounted === true
  const skirmish = units.filter(unit => isLight(unit.type))
  const horse = units.filter(unit => !isLight(unit.type) && isMounted(unit.type))
  const foot = units.filter(unit => !isLight(unit.type) && !isMounted(unit.type))
  const most = Math.floor((width - BASE) / PITCH) + 1
  const wing = Math.ceil(horse.length / 2)
  const line = [...horse.slice(0, wing), ...foot, ...horse.slice(wing)]
  // Who has no room in his row stands in the one behind.
  const second = [...line, ...skirmish.slice(most)]
  const rows = [skirmish.slice(0, most), second.slice(0, most), second.slice(most)]
  const facing = side === 'A' ? 0 : 180
  return rows.flatMap((row, depth) =>
    row.map((unit, i): U & Stand => {
      const ahead = 4.9 - depth * PITCH
      const at = {
        x: width / 2 + (i - (Math.min(row.length, most) - 1) / 2) * PITCH,
        y: side === 'A' ? height - ahead : ahead,
      }
      return { ...unit, side, at, facing }
    }),
  )
}
