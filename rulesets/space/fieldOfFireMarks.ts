import { type Hex, type HexFacing, hexDistance } from '../../src/geometry/hexes'
import type { Mark, Tone } from '../../src/engine/scene'
import { isOnBoard, outlineOf } from './board'
import { blockers, fieldOfFire } from './sight'
import type { SpaceState } from './state'
import { TO_HIT } from './tables'

/** The field of fire of a ship in some hex, one set of cells for each distance band, as far as asteroids let it see. */
export function fieldOfFireMarks(
  state: SpaceState,
  from: Hex,
  facing: HexFacing,
  tone: Tone,
): readonly Mark[] {
  const { board } = state.scenario
  const hexes = fieldOfFire(state, from, facing).filter(
    hex => isOnBoard(board, hex) && blockers(state, from, hex).length === 0,
  )
  return TO_HIT.flatMap(({ upTo, short }, i): readonly Mark[] => {
    const beyond = TO_HIT[i - 1]?.upTo ?? 0
    const band = hexes.filter(hex => {
      const distance = hexDistance(from, hex)
      return distance > beyond && distance <= upTo
    })
    if (band.length === 0) return []
    const middle = Math.floor(band.length / 2)
    const cells = band.map((hex, at) => ({
      outline: outlineOf(board, hex),
      ...(at === middle && { label: short }),
    }))
    return [{ kind: 'cells', cells, tone }]
  })
}
