import type { Scene, Token } from '../../engine/scene'
import type { Crop } from '../ui/Picture'

type Shown = Pick<Scene, 'board' | 'tokens'>

/** The same part of a scene each time, so that a picture is painted once. */
function once(cut: (scene: Shown) => Crop): (scene: Shown) => Crop {
  const kept = new WeakMap<Shown, Crop>()
  return scene => {
    const crop = kept.get(scene) ?? cut(scene)
    kept.set(scene, crop)
    return crop
  }
}

/** The widest part of a table of a certain shape, about its middle. */
const middle = (shape: number) =>
  once(({ board: { width, height } }) => {
    const tall = Math.min(height, width / shape)
    return { x: 0, width, y: (height - tall) / 2, height: tall }
  })

/** The middle of a table at two to one. */
export const wideCrop = middle(2)

/** The middle of a table in the shape of a battle's card. */
export const wholeCrop = middle(264 / 150)

/** A ruleset's card in pixels, and how large a base and a ship are on it. */
const CARD = { width: 220, height: 92, base: 31, ship: 74 }

const ASIDE = [0, -0.6, 0.6].flatMap(dy => [0, -0.6, 0.6].map(dx => [dx, dy] as const))

/** Where both sides and as many pieces as possible are seen, large enough to be known. */
export const cardCrop = once(({ board, tokens }) => {
  const shown = tokens.filter(token => token.side !== null)
  const [first] = shown
  const long = first ? Math.max(first.width, first.depth) : 1
  const width = Math.min(board.width, (CARD.width * long) / (first?.shape === 'ship' ? CARD.ship : CARD.base))
  const height = Math.min(board.height, (width * CARD.height) / CARD.width)
  const cut = (x: number, y: number): Crop => ({
    width,
    height,
    x: Math.min(Math.max(0, x - width / 2), board.width - width),
    y: Math.min(Math.max(0, y - height / 2), board.height - height),
  })
  let best = cut(board.width / 2, board.height / 2)
  let most = 0
  for (const a of shown) {
    for (const b of shown) {
      // Moved a little, a piece at the edge may be seen whole, or not at all.
      for (const [dx, dy] of ASIDE) {
        const crop = cut((a.at.x + b.at.x) / 2 + dx * long, (a.at.y + b.at.y) / 2 + dy * long)
        const worth = worthOf(shown, crop, long / 2)
        if (worth <= most) continue
        most = worth
        best = crop
      }
    }
  }
  return best
})

/** How much is to be seen: whole pieces, and both sides before all. A piece cut in two counts against it. */
function worthOf(tokens: readonly Token[], crop: Crop, half: number): number {
  const sides = new Set<string>()
  let whole = 0
  let cut = 0
  for (const { at, side } of tokens) {
    const [x, y] = [at.x - crop.x, at.y - crop.y]
    const inside = (by: number) => x > by && y > by && x < crop.width - by && y < crop.height - by
    if (inside(half)) {
      whole++
      sides.add(side ?? '')
    } else if (inside(-half)) cut++
  }
  return (sides.size > 1 ? 3 : 0) + Math.min(whole, 5) - cut * 1.2
}
