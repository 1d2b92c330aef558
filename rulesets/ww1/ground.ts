import { memoBy } from '../../src/engine/memo'
import { SIDES, type Side } from '../../src/engine/ids'
import type { Feature, Ground } from '../../src/engine/scene'
import type { Point, Polygon } from '../../src/geometry/point'
import { centreOf, fileOf, gridOf, outlineOf, rowOf, squareOf } from './squares'
import type { Defence, DefenceKind, Square, SquaresBoard, Ww1Scenario, Ww1State } from './state'

/** The ground with the Field Defences and craters of a state: the same object as long as they are the same. */
export const groundOf = (state: Ww1State): Ground => drawn(state.scenario)(state.defences)(state.difficult)

const drawn = memoBy((scenario: Ww1Scenario) =>
  memoBy((defences: Ww1State['defences']) =>
    memoBy((difficult: Ww1State['difficult']): Ground => {
      const { board, ground } = scenario
      const lines = SIDES.flatMap(side => [
        ...linesOf(board, defences, side, 'trench'),
        ...linesOf(board, defences, side, 'wire'),
      ])
      const holes = difficult.flatMap(square => craters(scenario, square))
      const bunkers = defences.filter(each => each.kind === 'bunker').map(each => bunkerOf(board, each))
      return { ...ground, features: [...ground.features, ...holes, ...lines, ...bunkers] }
    }),
  ),
)

/** How far to the front of its square each of up to two of a kind lies, as a share of the side. */
const FRONT: Readonly<Record<Exclude<DefenceKind, 'bunker'>, readonly [number, number]>> = {
  trench: [0.16, -0.24],
  wire: [0.43, 0.31],
}

/** Trenches and wire of squares beside one another run on as one line. */
function linesOf(
  board: SquaresBoard,
  defences: readonly Defence[],
  side: Side,
  kind: Exclude<DefenceKind, 'bunker'>,
): readonly Feature[] {
  const features: Feature[] = []
  const { rows, files } = gridOf(board)
  for (let row = 1; row <= rows; row++) {
    for (const [lane, front] of FRONT[kind].entries()) {
      let run: number[] = []
      for (let file = 0; file <= files; file++) {
        const square = squareOf(file, row)
        const count = defences.filter(
          each => each.side === side && each.kind === kind && each.square === square,
        ).length
        if (count > lane) {
          run.push(file)
          continue
        }
        const [from] = run
        if (from !== undefined) {
          features.push({
            id: `${side}-${kind}-${row}-${lane}-${from}`,
            kind,
            shape: {
              line: lineAlong(board, row, from, from + run.length, side === 'A' ? front : -front, kind),
              width: board.size * (kind === 'trench' ? 0.28 : 0.18),
            },
          })
        }
        run = []
      }
    }
  }
  return features
}

/** A line down a row of squares; a trench winds a little, so that nobody fires along it. */
function lineAlong(
  board: SquaresBoard,
  row: number,
  from: number,
  to: number,
  front: number,
  kind: DefenceKind,
): readonly Point[] {
  const { origin, size } = board
  const x = origin.x + (row - 0.5 + front) * size
  const points: Point[] = []
  for (let step = from * 2; step <= to * 2; step++) {
    const bend = kind === 'trench' ? (step % 4 === 1 ? 0.07 : step % 4 === 3 ? -0.07 : 0) : 0
    points.push({ x: x + bend * size, y: origin.y + (step / 2) * size })
  }
  return points
}

function bunkerOf(board: SquaresBoard, { id, side, square }: Defence): Feature {
  const { x, y } = centreOf(board, square)
  const back = (side === 'A' ? -0.3 : 0.3) * board.size
  const [w, h] = [board.size * 0.16, board.size * 0.13]
  const area: Polygon = [
    { x: x + back - w, y: y - h },
    { x: x + back + w, y: y - h },
    { x: x + back + w, y: y + h },
    { x: x + back - w, y: y + h },
  ]
  return { id: `bunker-${id}`, kind: 'bunker', shape: { area } }
}

/** Ground that was difficult from the beginning is drawn by the scenario; a crater field is drawn here. */
function craters({ board, difficult }: Ww1Scenario, square: Square): readonly Feature[] {
  if (difficult.includes(square)) return []
  const { x, y } = centreOf(board, square)
  const area = Array.from({ length: 14 }, (_, at) => {
    const angle = (at / 14) * Math.PI * 2
    const r = board.size * (0.4 + 0.07 * Math.sin(at * 2.4 + fileOf(square) + rowOf(square)))
    return { x: x + Math.cos(angle) * r, y: y + Math.sin(angle) * r }
  })
  return [{ id: `crater-${square}`, kind: 'craters', shape: { area } }]
}

/** The outline of a square, for marks. */
export const cellOf = (state: Ww1State, square: Square): Polygon => outlineOf(state.scenario.board, square)
