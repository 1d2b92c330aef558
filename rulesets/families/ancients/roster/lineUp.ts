import type { Army } from '../../../../src/engine/armies'
import { SIDES, type Side } from '../../../../src/engine/ids'
import type { Feature } from '../../../../src/engine/scene'
import type { Degrees, Point, Polygon } from '../../../../src/geometry/point'
import type { Book } from '../model/book'
import { unitsIn } from './enlisted'
import type { AncientScenario } from '../model/state'

const SIZE = 24

/** Where a unit stands in the line of its side. */
interface Stand {
  readonly side: Side
  readonly at: Point
  readonly facing: Degrees
}

/** From the middle of one base to that of its neighbour, in inches. */
const PITCH = 1.6

/** A battle between two armies on open ground, each proposed in line: foot in the middle, horse on the wings, light troops ahead. */
export function linedUpBattle(book: Book, armies: Readonly<Record<Side, Army>>): AncientScenario {
  const { A, B } = armies
  return {
    format: 'pz8-scenario',
    version: 1,
    id: 'pitched-battle',
    ruleset: book.id,
    title: `${A.name} against ${B.name}`,
    setting: A.setting === B.setting ? A.setting : `${A.setting}; ${B.setting}`,
    blurb: `A pitched battle on open ground: ${A.name} against ${B.name}.`,
    briefing: {
      A: 'Break the enemy: destroy half of his army. Your line is drawn up; move units about before the battle if you wish.',
      B: 'Break the enemy: destroy half of his army. Your line is drawn up; move units about before the battle if you wish.',
    },
    sides: {
      A: { name: A.name, adjective: adjectiveOf(A.name) },
      B: { name: B.name, adjective: adjectiveOf(B.name) },
    },
    solo: 'A',
    turns: 30,
    minutes: 45,
    board: { kind: 'inches', width: SIZE, height: SIZE },
    ground: { look: 'meadow', seed: `${A.id} ${B.id}`, features: GROUND, names: [] },
    base: 1.5,
    deployment: 'by zones',
    zones: { A: zone(SIZE - book.numbers.deploymentDepth), B: zone(0) },
    units: SIDES.flatMap(side => drawnUp(book, unitsIn(armies[side], side), side)),
    gentle: [],
    ...book.pitched,
  }

  function zone(y: number): Polygon {
    const bottom = y + book.numbers.deploymentDepth
    return [
      { x: 0, y },
      { x: SIZE, y },
      { x: SIZE, y: bottom },
      { x: 0, y: bottom },
    ]
  }
}

/** 'Roman' of 'Romans': as near as one comes with names that players give. */
function adjectiveOf(name: string): string {
  return name.replace(/s$/, '')
}

/** Two woods in opposite corners of the middle: the same for both sides. */
const GROUND: readonly Feature[] = [
  wood('wood-west', { x: 3.4, y: 9 }),
  wood('wood-east', { x: 20.6, y: 15 }),
]

function wood(id: string, middle: Point): Feature {
  const area = Array.from({ length: 12 }, (_, i) => {
    const turn = (i * Math.PI) / 6
    const reach = i % 2 === 0 ? 1.9 : 1.6
    return { x: middle.x + Math.cos(turn) * reach, y: middle.y + Math.sin(turn) * reach }
  })
  return { id, kind: 'wood', shape: { area } }
}

/** Units with a place for each: three rows, as many as the table is wide. */
export function drawnUp<U extends { readonly type: string }>(
  book: Book,
  units: readonly U[],
  side: Side,
): readonly (U & Stand)[] {
  const isLight = (type: string): boolean => book.kinds[type]?.manoeuvre === 'light'
  const isMounted = (type: string): boolean => book.kinds[type]?.mounted === true
  const skirmish = units.filter(unit => isLight(unit.type))
  const horse = units.filter(unit => !isLight(unit.type) && isMounted(unit.type))
  const foot = units.filter(unit => !isLight(unit.type) && !isMounted(unit.type))
  const wing = Math.ceil(horse.length / 2)
  const line = [...horse.slice(0, wing), ...foot, ...horse.slice(wing)]
  const most = Math.floor((SIZE - 1.5) / PITCH) + 1
  const rows = [skirmish, line.slice(0, most), line.slice(most, 2 * most)]
  const facing = side === 'A' ? 0 : 180
  return rows.flatMap((row, depth) =>
    row.slice(0, most).map((unit, i): U & Stand => {
      const ahead = 4.9 - depth * PITCH
      const at = {
        x: SIZE / 2 + (i - (Math.min(row.length, most) - 1) / 2) * PITCH,
        y: side === 'A' ? SIZE - ahead : ahead,
      }
      return { ...unit, side, at, facing }
    }),
  )
}
