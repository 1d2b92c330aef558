import { toScreen } from '../camera'
import type { Easel } from '../easel'
import { about } from '../marks/rects'
import { coverOf, namesOf, onlySomeNamed } from '../names'
import type { Pen } from '../paint/pen'
import { drawName } from '../pieces/draw'
import { chipRects, flagRects } from '../pieces/signPlaces'
import { handleAt } from './Handle'
import { Painting } from './Painting'
import { isSeen } from './seen'

/** Half of what the handle takes up, in pixels. */
const HANDLE = 14

/** The names of the pieces, as many as have room at this scale; those that are looked at come first. */
export function Names({ easel }: { readonly easel: Easel }) {
  const paint = (pen: Pen): null => {
    const camera = easel.camera()
    const view = easel.view()
    const { board, tokens } = easel.scene()
    const { selected, lit = [] } = easel.props()
    const wide = new Set(easel.marksOf('brackets').map(mark => mark.token))
    // Who is chosen, pointed at or aimed at is named however small it is.
    const first = new Set([selected, easel.hovered(), ...lit, ...wide])
    const isCrowded = onlySomeNamed(board, camera.scale)
    const shown = tokens.flatMap(token => {
      const at = toScreen(camera, easel.placeOf(token.id) ?? token.at)
      return isSeen(view, at, 80) ? [{ token, at }] : []
    })
    const named = shown
      .filter(({ token }) => token.name !== '' && (!isCrowded || first.has(token.id)))
      .toSorted((a, b) => Number(first.has(b.token.id)) - Number(first.has(a.token.id)))
    const handle = handleAt(easel)
    const signs = [
      ...flagRects(easel.scene().props, camera),
      ...shown.flatMap(({ token, at }) => chipRects(token, at, camera.scale)),
    ]
    const others = [...signs, ...(handle ? [about(toScreen(camera, handle.at), HANDLE)] : [])]
    const written = namesOf(named, shown, camera.scale, wide, selected, others, first)
    for (const { text, at } of written) drawName(pen, easel.pictures.sprites, text, at.x, at.y)
    easel.write(new Map(written.map(one => [one.of, coverOf(one)])), signs)
    return null
  }
  return <Painting paint={paint} />
}
