import type { Ruleset } from '../../../engine/ruleset'
import { SIDES, type Side } from '../../../engine/ids'
import type { Scenario } from '../../../engine/scenario'
import type { Scene, Token } from '../../../engine/scene'
import { centre, hexAt } from '../../../geometry/hexes'
import type { Point } from '../../../geometry/point'
import { type Crop, openingScene, openingState } from '../../ui/Picture'

/** A ruleset's card in pixels, plain or of double width, and how large a base, one that flies and a ship are on it. */
export const CARD = { width: 220, wide: 454, height: 92, base: 32, flyer: 50, ship: 78 }

/** Where the pieces of a side stand on the card, in shares of it: across the card, or down it as their fronts lie. */
const PLACES: Readonly<
  Record<'across' | 'wide' | 'down' | 'ships', Readonly<Record<Side, readonly Point[]>>>
> = {
  across: {
    A: [
      { x: 0.17, y: 0.34 },
      { x: 0.32, y: 0.67 },
    ],
    B: [
      { x: 0.69, y: 0.34 },
      { x: 0.85, y: 0.66 },
    ],
  },
  wide: {
    A: [
      { x: 0.09, y: 0.3 },
      { x: 0.16, y: 0.7 },
      { x: 0.25, y: 0.34 },
      { x: 0.34, y: 0.68 },
    ],
    B: [
      { x: 0.67, y: 0.32 },
      { x: 0.75, y: 0.68 },
      { x: 0.84, y: 0.3 },
      { x: 0.92, y: 0.66 },
    ],
  },
  down: {
    A: [
      { x: 0.3, y: 0.76 },
      { x: 0.5, y: 0.76 },
      { x: 0.7, y: 0.76 },
    ],
    B: [
      { x: 0.3, y: 0.27 },
      { x: 0.5, y: 0.27 },
      { x: 0.7, y: 0.27 },
    ],
  },
  ships: { A: [{ x: 0.27, y: 0.62 }], B: [{ x: 0.73, y: 0.36 }] },
}

export interface Vignette {
  readonly scene: Scene
  readonly crop: Crop
}

const made = new Map<string, Vignette>()

/**
 * A ruleset in one small picture: a few pieces of both sides of a battle face each other on the ground between them. Pieces
 * whose silhouettes have one of the words of `first` go first.
 */
export function vignette(
  ruleset: Ruleset,
  scenario: Scenario,
  first: readonly string[] = [],
  wide = false,
): Vignette {
  const key = `${ruleset.id} ${scenario.id} ${wide}`
  const known = made.get(key)
  if (known) return known
  const scene = openingScene(ruleset, scenario)
  const { board } = scene
  const pieces = {
    A: piecesOf(ruleset, scenario, scene, 'A', first),
    B: piecesOf(ruleset, scenario, scene, 'B', first),
  }
  const [foremost] = [...pieces.A, ...pieces.B]
  const isCraft = foremost?.wake !== undefined
  // Small craft differ in size, and the largest of them has to have room.
  const shown = isCraft ? [...pieces.A.slice(0, 2), ...pieces.B.slice(0, 2)] : foremost ? [foremost] : []
  const long = Math.max(
    ...shown.map(each => Math.max(each.width, each.depth)),
    foremost ? 0 : board.width / 8,
  )
  const isShips = foremost?.shape === 'ship' && !isCraft
  const across = isShips || isCraft ? CARD.ship : foremost?.level === undefined ? CARD.base : CARD.flyer
  const width = Math.min(board.width, ((wide ? CARD.wide : CARD.width) * long) / across)
  const height = Math.min(board.height, (width * CARD.height) / (wide ? CARD.wide : CARD.width))
  const [a, b] = [middleOf(scene.tokens, 'A'), middleOf(scene.tokens, 'B')]
  const at = a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: board.width / 2, y: board.height / 2 }
  const crop = {
    width,
    height,
    x: Math.min(Math.max(0, at.x - width / 2), board.width - width),
    y: Math.min(Math.max(0, at.y - height / 2), board.height - height),
  }
  const isDown = a !== null && b !== null && Math.abs(a.y - b.y) > Math.abs(a.x - b.x)
  const places = PLACES[isShips ? 'ships' : isDown ? 'down' : wide ? 'wide' : 'across']
  const tokens = SIDES.flatMap(side =>
    places[side].flatMap((share, nth) => {
      const token = pieces[side][nth % Math.max(1, pieces[side].length)]
      if (!token) return []
      const place = { x: crop.x + share.x * width, y: crop.y + share.y * height }
      const stands = board.kind === 'hexes' ? centre(hexAt(place, board.size), board.size) : place
      const { cargo: _, ...bare } = token
      return [{ ...bare, id: `${side}${nth}`, at: stands, chips: [], spent: false }]
    }),
  )
  const one = { scene: { ...scene, tokens, props: [] }, crop }
  made.set(key, one)
  return one
}

/** One piece of each kind that a side has, its commonest kinds first; those that wait to be placed where none stands yet. */
function piecesOf(
  ruleset: Ruleset,
  scenario: Scenario,
  scene: Scene,
  side: Side,
  first: readonly string[],
): readonly Token[] {
  const standing = scene.tokens.filter(token => token.side === side)
  const state = openingState(ruleset, scenario)
  const all =
    standing.length > 0
      ? standing
      : state.units.filter(unit => unit.side === side).map(unit => ruleset.card(state, unit.id).token)
  const kinds = new Map<string, Token[]>()
  for (const token of all) kinds.set(token.silhouette, [...(kinds.get(token.silhouette) ?? []), token])
  const isFirst = (name: string): number => (first.some(word => name.includes(word)) ? 1 : 0)
  return [...kinds]
    .toSorted(([a, one], [b, other]) => isFirst(b) - isFirst(a) || other.length - one.length)
    .flatMap(([, [token]]) => token ?? [])
}

function middleOf(tokens: readonly Token[], side: Side): Point | null {
  const own = tokens.filter(token => token.side === side)
  if (own.length === 0) return null
  const sum = own.reduce((all, { at }) => ({ x: all.x + at.x, y: all.y + at.y }), { x: 0, y: 0 })
  return { x: sum.x / own.length, y: sum.y / own.length }
}
