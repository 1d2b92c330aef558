import type { UnitId } from '../../../engine/ids'
import type { Mark, Scene } from '../../../engine/scene'
import type { Point } from '../../../geometry/point'
import { centre, hexAt } from '../../../geometry/hexes'
import { inches, tidy } from '../../ui/numbers'
import { apart } from '../places'
import { ruleAct } from './ruling'

/** Where a piece comes to rest that is let go or put here: in the middle of a hex, else where the hand is. */
export function restAt({ board }: Pick<Scene, 'board'>, at: Point): Point {
  return board.kind === 'hexes' ? centre(hexAt(at, board.size), board.size) : at
}

function lengthText({ board }: Scene, length: number): string {
  if (board.kind === 'inches') return `${inches(length)} inches`
  return board.kind === 'hexes' ? `${tidy(length / (board.size * Math.sqrt(3)))} hexes` : 'to here'
}

/** A piece in the referee's hand: from where, how far. */
export function handMarks(
  scene: Scene | null,
  unit: UnitId,
  points: readonly Point[],
): readonly Mark[] | undefined {
  const token = scene?.tokens.find(({ id }) => id === unit)
  const hand = points.at(-1)
  if (!scene || !token || !hand) return undefined
  const at = restAt(scene, hand)
  return [
    { kind: 'path', points: [token.at, at], pills: [], tone: 'chosen' },
    { kind: 'ghost', token: unit, at, facing: token.facing, tone: 'chosen' },
    { kind: 'pill', at, text: lengthText(scene, apart(token.at, at)), tone: 'chosen' },
  ]
}

/** Lets a piece go: why is it moved? */
export function putByHand(scene: Scene | null, unit: UnitId, points: readonly Point[]): void {
  const token = scene?.tokens.find(({ id }) => id === unit)
  const hand = points.at(-1)
  if (!scene || !token || !hand) return
  const at = restAt(scene, hand)
  const far = scene.board.kind === 'inches' ? ` ${lengthText(scene, apart(token.at, at))}` : ''
  const act = { type: 'referee', do: 'move', unit, at: { x: at.x, y: at.y }, facing: token.facing } as const
  ruleAct(`Why is ${token.name} moved${far}?`, act, handMarks(scene, unit, points))
}
