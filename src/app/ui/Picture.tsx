import { useEffect, useRef } from 'react'
import { seededChance } from '../../engine/dice/seeded'
import { memoBy } from '../../engine/memo'
import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import type { GameState } from '../../engine/state'
import type { GroundLook, Scene, Token } from '../../engine/scene'
import { GROUND_COLOURS } from '../../table/tokens'
import { useFetched } from '../useFetched'

/** A part of a table, in board units. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const loadPainter = () => import('../../table/preview')

/** Pictures are painted one after another, when the page has nothing better to do. */
let queue: Promise<void> = Promise.resolve()
function later(work: (wanted: () => boolean) => void | Promise<void>): () => void {
  let wanted = true
  queue = queue
    .then(() => new Promise<void>(resolve => setTimeout(resolve, 0)))
    .then(() => (wanted ? work(() => wanted) : undefined))
    .catch(() => {
      // A picture that cannot be painted leaves its plain ground.
    })
  return () => {
    wanted = false
  }
}

/** A part of a table as a picture. `span` is how much of it shows, in board units; all of it unless given. */
export function Picture({
  scene,
  width,
  height,
  crop,
  label,
  className,
  bare = false,
}: {
  readonly scene: Pick<Scene, 'board' | 'ground' | 'tokens' | 'props'>
  readonly width: number
  readonly height: number
  readonly crop?: Crop | undefined
  readonly label: string
  readonly className?: string
  /** Without pieces. */
  readonly bare?: boolean
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { value: painter } = useFetched(loadPainter)
  useEffect(
    () =>
      later(wanted => {
        if (!canvas.current || !painter) return undefined
        const look = crop
          ? { centre: { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 }, scale: width / crop.width }
          : {}
        // The names of places are for whole tables: in a part of one they are cut off.
        const ground = crop ? { ...scene.ground, names: [] } : scene.ground
        const pieces = bare ? { tokens: [], props: [] } : {}
        const shown = { ...scene, ground, ...pieces }
        return painter.paintPreview(canvas.current, shown, width, height, look, wanted)
      }),
    [painter, scene, crop, bare, width, height],
  )
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      style={{ background: GROUND_COLOURS[scene.ground.look] }}
      className={className}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}

/** A unit's face for its card. */
export function Portrait({
  token,
  size,
  look = 'meadow',
}: {
  readonly token: Token
  readonly size: number
  readonly look?: GroundLook
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { value: painter } = useFetched(loadPainter)
  const { side, silhouette, paint, quality, width, depth, shape, level, smokes } = token
  useEffect(() => {
    if (!canvas.current || !painter) return
    const board = { kind: 'inches', width: 40, height: 40 } as const
    const picture = { board, ground: { look, seed: 'a face', features: [], names: [] } }
    painter.paintPortrait(canvas.current, picture, token, size)
    // The face depends on how the unit looks, not on where it stands.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [painter, side, silhouette, paint, quality, width, depth, shape, level, smokes, look, size])
  return (
    <canvas
      ref={canvas}
      width={size}
      height={size}
      style={{ width: size, height: size, borderRadius: 6, background: GROUND_COLOURS[look] }}
      aria-hidden="true"
    />
  )
}

const begun = memoBy((ruleset: Ruleset) =>
  memoBy((scenario: Scenario): GameState => {
    // Real dice: rolls that are repeated until they differ come to an end.
    const chance = seededChance('opening', 0, [])
    return ruleset.begin(scenario, { houseRules: {} }, { chance, log: () => undefined })
  }),
)

/** A scenario as it begins, with all that is hidden in it. */
export const openingState = (ruleset: Ruleset, scenario: Scenario): GameState => begun(ruleset)(scenario)

const shown = memoBy((ruleset: Ruleset) =>
  memoBy((scenario: Scenario): Scene => {
    const view = ruleset.view(openingState(ruleset, scenario), 'public')
    return ruleset.scene(view, { unit: null, offer: null, target: null })
  }),
)

/** A scenario's table as it stands when the battle begins, seen by both sides: nothing hidden shows. */
export const openingScene = (ruleset: Ruleset, scenario: Scenario): Scene => shown(ruleset)(scenario)
