import { begun } from '../../engine/draft/enlist'
import { type Row, rowOfFeature, sidesOf } from '../../engine/draft/corners'
import { type Path, samePath, valueAt } from '../../engine/draft/paths'
import { shapeOf } from '../../engine/draft/shape'
import { type Outline, type Thing, outlinesOf, thingsOf } from '../../engine/draft/things'
import type { HouseRules } from '../../engine/rulebook'
import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import { NO_FOCUS, type Scene, type Token } from '../../engine/scene'
import type { GameState } from '../../engine/state'
import type { Point } from '../../geometry/point'
import { middle } from '../../geometry/polygons'

/** A made battle as it lies on the table. */
export interface Laid {
  readonly scene: Scene
  /** How it begins; null as long as it cannot. */
  readonly state: GameState | null
  readonly things: readonly Thing[]
  readonly outlines: readonly Outline[]
  /** The things that stand there as pieces of their own; the others are taken by a knob. */
  readonly pieces: ReadonlySet<string>
}

const laid = new WeakMap<Scenario, { readonly houseRules: HouseRules; readonly found: Laid }>()

/** The table of a draft. What cannot begin yet shows its ground, and its things as knobs. */
export function laidOut(ruleset: Ruleset, draft: Scenario, houseRules: HouseRules): Laid {
  const known = laid.get(draft)
  let found = known?.houseRules === houseRules ? known.found : null
  if (!found) {
    const shape = shapeOf(ruleset)
    const state = begun(ruleset, draft, houseRules)
    const bare: Scene = { board: draft.board, ground: draft.ground, tokens: [], props: [], marks: [] }
    const scene = state ? drawnOf(ruleset, state, bare) : bare
    const pieces = new Set(scene.tokens.map(token => token.id))
    found = {
      scene,
      state,
      things: thingsOf(shape, draft),
      outlines: outlinesOf(shape, draft),
      pieces,
    }
    laid.set(draft, { houseRules, found })
  }
  return found
}

function drawnOf(ruleset: Ruleset, state: GameState, bare: Scene): Scene {
  try {
    return { ...ruleset.scene(state, NO_FOCUS), marks: [] }
  } catch {
    return bare
  }
}

/** What a knob takes hold of, as its id says. */
export type Hold =
  | { readonly of: 'corner'; readonly path: Path }
  /** The middle of a side: a corner that is not there yet, of this number. */
  | { readonly of: 'side'; readonly path: Path }
  | { readonly of: 'feature'; readonly path: Path }
  | { readonly of: 'thing'; readonly path: Path }
  | { readonly of: 'name'; readonly path: Path }

const KNOB = 'knob '

const knobId = (hold: Hold): string => `${KNOB}${JSON.stringify([hold.of, ...hold.path])}`

/** What a knob of this id holds; null where it is no knob. */
export function holdOf(id: string): Hold | null {
  if (!id.startsWith(KNOB)) return null
  const [of, ...path]: (string | number)[] = JSON.parse(id.slice(KNOB.length))
  const kinds = ['corner', 'side', 'feature', 'thing', 'name'] as const
  const kind = kinds.find(each => each === of)
  return kind ? { of: kind, path } : null
}

function knob(hold: Hold, at: Point, scale: number): Token {
  return {
    id: knobId(hold),
    side: null,
    at,
    facing: 0,
    width: scale,
    depth: scale,
    shape: 'knob',
    silhouette: '',
    paint: '',
    name: '',
    chips: [],
    spent: false,
    ...(hold.of === 'corner' ? {} : { quality: hold.of === 'side' ? 1 : 3 }),
  }
}

/** The knobs of a draft: of what no piece shows, and the corners of what is chosen. */
export function knobsOf(
  draft: Scenario,
  { things, outlines, pieces }: Laid,
  selected: Path | null,
): readonly Token[] {
  const scale = draft.board.kind === 'inches' ? 0.4 : draft.board.kind === 'zones' ? 0.2 : 0.3
  const knobs = things.flatMap(thing =>
    thing.at && !(thing.id !== null && pieces.has(thing.id))
      ? [knob({ of: 'thing', path: thing.path }, thing.at, scale)]
      : [],
  )
  // A knob would hide the name: only the one that is chosen has one.
  const names = draft.ground.names.flatMap((name, at) =>
    selected?.[1] === 'names' && selected[2] === at
      ? [knob({ of: 'name', path: ['ground', 'names', at] }, name.at, scale)]
      : [],
  )
  return [...knobs, ...names, ...cornersOfChosen()]

  function cornersOfChosen(): readonly Token[] {
    const row = rowOf(draft, outlines, selected)
    if (!row) return []
    const corners = row.points.map((at, i) => knob({ of: 'corner', path: [...row.path, i] }, at, scale))
    const sides = sidesOf(row, 4 * scale).map(({ at, number }) =>
      knob({ of: 'side', path: [...row.path, number] }, at, scale),
    )
    const isArea = selected?.[1] === 'features' && row.closed
    const centre = isArea ? [knob({ of: 'feature', path: selected }, middle(row.points), scale)] : []
    return [...sides, ...corners, ...centre]
  }
}

/** The row of places of what is chosen; null where it has none. */
export function rowOf(draft: Scenario, outlines: readonly Outline[], selected: Path | null): Row | null {
  if (!selected) return null
  const outline = outlines.find(each => samePath(each.path, selected))
  if (outline) return outline
  if (selected[0] !== 'ground' || selected[1] !== 'features') return null
  const feature = draft.ground.features[Number(selected[2])]
  return feature ? rowOfFeature(feature, selected) : null
}

/** The name on the map under a place, by about how wide its letters are. */
export function nameUnder({ ground: { names } }: Scenario, at: Point): Path | null {
  const found = names.findIndex(
    ({ text, at: middleOf, size }) =>
      Math.abs(at.y - middleOf.y) <= size * 0.6 && Math.abs(at.x - middleOf.x) <= text.length * size * 0.26,
  )
  return found < 0 ? null : ['ground', 'names', found]
}

/** What is chosen, for the panel: a piece of ground, a thing, a row of places, a name. */
export function chosenIn(draft: Scenario, { things, outlines }: Laid, selected: Path | null) {
  if (!selected) return null
  const thing = things.find(each => samePath(each.path, selected))
  if (thing) return { is: 'thing', thing } as const
  const outline = outlines.find(each => samePath(each.path, selected))
  if (outline) return { is: 'outline', outline } as const
  const at = Number(selected[2])
  const feature = selected[1] === 'features' ? draft.ground.features[at] : undefined
  if (feature) return { is: 'feature', feature, at } as const
  const name = selected[1] === 'names' ? draft.ground.names[at] : undefined
  if (name) return { is: 'name', name, at } as const
  return valueAt(draft, selected) === undefined ? null : ({ is: 'entry', path: selected } as const)
}
