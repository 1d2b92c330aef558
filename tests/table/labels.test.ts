import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { sceneNow } from '../../src/app/battle/marks'
import { lineOf, stateOf } from '../../src/engine/battle'
import type { Ruleset } from '../../src/engine/ruleset'
import { type Mark, NO_FOCUS, type Scene } from '../../src/engine/scene'
import type { GameState } from '../../src/engine/state'
import { targetMarks } from '../../src/engine/targets'
import { createSession } from '../../src/store/session'
import { PERSON } from '../../src/store/sessionState'
import {
  type Camera,
  centreOn,
  fitCamera,
  scaleLimits,
  toScreen,
  type Viewport,
} from '../../src/table/camera'
import { boardRect, type MarkFrame } from '../../src/table/marks/frame'
import type { Rect } from '../../src/table/marks/place'
import { layTags } from '../../src/table/marks/tagged'
import { layWords } from '../../src/table/marks/words'
import { coverOf, namesOf, onlySomeNamed, type Shown } from '../../src/table/names'
import type { Pen } from '../../src/table/paint/pen'
import { chipRects, flagRects } from '../../src/table/pieces/signPlaces'
import { begun, ordersIn, replayed, storedIn } from '../games/game'
import { GAMES } from '../games/table'
import { COMPUTER } from '../store/table'

/** The table's part of the screen at 1440x900, at 1024x768 and on a telephone, in pixels. */
const SIZES: readonly Viewport[] = [
  { width: 1090, height: 745, top: 20, right: 0, bottom: 0, left: 20 },
  { width: 1024, height: 488, top: 0, right: 0, bottom: 0, left: 0 },
  { width: 390, height: 470, top: 0, right: 0, bottom: 0, left: 0 },
]

/** Measures letters as the table's narrow face has them, half as wide as high; draws nothing. */
const pen = {
  font: '',
  letterSpacing: '',
  save: () => undefined,
  restore: () => undefined,
  measureText: (text: string) => ({ width: (text.length * Number(/(\d+)px/.exec(pen.font)?.[1] ?? 14)) / 2 }),
}

/** By how many pixels two boxes lie on each other both ways. */
const depth = (a: Rect, b: Rect): number =>
  Math.min(
    Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x),
    Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y),
  )

/** A side that has something to aim at, and at what. */
interface Aiming {
  readonly scene: Scene
  readonly unit: string | null
  readonly tags: number
}

/** The offer with the most targets in this position, aimed at the first of them, as its side sees it. */
function aiming(ruleset: Ruleset, state: GameState): Aiming {
  const [side = 'A'] = state.toAct
  const view = ruleset.view(state, side)
  const all = state.toAct.length === 0 ? [] : ruleset.offers(view, side)
  const counted = all.flatMap(offer => {
    if (offer.refusal || offer.input !== 'target') return []
    return [
      { offer, targets: offer.options().filter(option => !option.refusal && option.token !== undefined) },
    ]
  })
  const most = counted.toSorted((a, b) => b.targets.length - a.targets.length)[0]
  if (!most || most.targets.length === 0) return { scene: ruleset.scene(view, NO_FOCUS), unit: null, tags: 0 }
  const { offer, targets } = most
  const target = targets[0]?.token ?? null
  const unit = offer.unit ?? null
  const scene = ruleset.scene(view, { unit, offer: offer.id, target })
  const marks = targetMarks(ruleset, view, offer, target)
  return { scene: { ...scene, marks: [...scene.marks, ...marks] }, unit, tags: targets.length }
}

/** What lies over the table: the tools above it, and those that bring it nearer. */
const toolsOf = ({ left, top, width, height }: Viewport): readonly Rect[] => [
  { x: left + 8, y: top + 8, w: 190, h: 44 },
  { x: width - 52, y: height - 148, w: 44, h: 132 },
]

type Kind = 'name' | 'pill' | 'card' | 'figure' | 'chip' | 'flag' | 'tool'
interface Label {
  readonly kind: Kind
  readonly of: string
  readonly box: Rect
}

/** Everything to be read on the table as it is laid out. */
function labelsOf({ scene, unit }: Aiming, camera: Camera, view: Viewport): readonly Label[] {
  const { board, tokens, props, marks } = scene
  const shown = tokens.flatMap((token): readonly Shown[] => {
    const at = toScreen(camera, token.at)
    const seen = at.x > -80 && at.y > -80 && at.x < view.width + 80 && at.y < view.height + 80
    return seen ? [{ token, at }] : []
  })
  const wide = new Set(marks.flatMap((mark: Mark) => (mark.kind === 'brackets' ? [mark.token] : [])))
  const first = new Set<string | null>([unit, ...wide])
  const few = onlySomeNamed(board, camera.scale)
  const named = shown
    .filter(({ token }) => token.name !== '' && (!few || first.has(token.id)))
    .toSorted((a, b) => Number(first.has(b.token.id)) - Number(first.has(a.token.id)))
  const chips = shown.flatMap(({ token, at }) =>
    chipRects(token, at, camera.scale).map((box): Label => ({ kind: 'chip', of: token.id, box })),
  )
  const flags = flagRects(props, camera).map((box): Label => ({ kind: 'flag', of: 'flag', box }))
  const signs = [...flags, ...chips].map(({ box }) => box)
  const written = namesOf(named, shown, camera.scale, wide, unit, signs, first)
  const frame: MarkFrame = {
    camera,
    width: view.width,
    height: view.height,
    clear: {
      x: view.left + 6,
      y: view.top + 6,
      w: view.width - view.left - view.right - 12,
      h: view.height - view.top - view.bottom - 12,
    },
    board: boardRect(camera, board),
    tokens: new Map(tokens.map(token => [token.id, token])),
    selected: unit,
    names: new Map(written.map(one => [one.of, coverOf(one)])),
    signs,
    pointed: [],
    covers: () => toolsOf(view),
  }
  const words = layWords(pen as unknown as Pen, marks, frame)
  const tags = layTags(pen as unknown as Pen, marks, frame, words)
  return [
    ...toolsOf(view).map((box): Label => ({ kind: 'tool', of: 'tool', box })),
    ...flags,
    ...chips,
    ...written.map((one): Label => ({ kind: 'name', of: one.of, box: coverOf(one) })),
    ...words.map((box): Label => ({ kind: 'pill', of: box.text, box })),
    ...tags.map(
      ({ tag, spot, figure }): Label => ({
        kind: figure ? 'figure' : 'card',
        of: tag.token ?? '',
        box: spot,
      }),
    ),
  ]
}

/** What a base wears lies on the base, and bases may touch; a name may reach over the rim of one. */
function over(a: Label, b: Label): boolean {
  const worn = (label: Label): boolean => label.kind === 'chip' || label.kind === 'flag'
  if (worn(a) && worn(b)) return false
  // What is of the table itself may lie under a tool: one moves the table.
  if (a.kind === 'tool' && (b.kind === 'tool' || b.kind === 'name' || worn(b))) return false
  return depth(a.box, b.box) > (worn(a) && b.kind === 'name' ? 4 : 0.01)
}

function problemsOf(where: string, shown: Aiming): readonly string[] {
  const { board, tokens } = shown.scene
  const chosen = tokens.find(({ id }) => id === shown.unit)
  const middle = chosen?.at ?? { x: board.width / 2, y: board.height / 2 }
  const found: string[] = []
  for (const size of SIZES) {
    const fit = fitCamera(board, size)
    const near = scaleLimits(board, size).most
    const cameras = [fit, ...[Math.sqrt(fit.scale * near), near].map(scale => centreOn(middle, scale, size))]
    for (const camera of cameras) {
      const labels = labelsOf(shown, camera, size)
      const zoom = (camera.scale / fit.scale).toFixed(1)
      for (const { kind, of, box } of labels) {
        const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 }
        const isSeen = middle.x > 0 && middle.x < size.width && middle.y > 0 && middle.y < size.height
        if (kind === 'pill' && isSeen && (box.x < 0 || box.x + box.w > size.width))
          found.push(`${where} ${size.width} x${zoom}: ${of} is cut`)
      }
      for (const [at, one] of labels.entries())
        for (const other of labels.slice(at + 1))
          if (over(one, other)) {
            found.push(`${where} ${size.width} x${zoom}: ${one.kind} ${one.of} and ${other.kind} ${other.of}`)
          }
    }
  }
  return found
}

/** Positions of a recorded game are looked through for the one with the most targets, every so many orders. */
const EVERY = 6

describe.each(REGISTER.map(entry => [entry.id, entry] as const))(
  'what is to be read on the table of %s',
  (id, entry) => {
    it('never covers each other at the beginning of any battle, at any zoom', async () => {
      const ruleset = await entry.load()
      const problems = ruleset.scenarios.flatMap(scenario =>
        problemsOf(scenario.id, aiming(ruleset, begun(ruleset, scenario.id).opening.state)),
      )
      expect(problems).toEqual([])
    })

    it('nor where a unit of a battle has the most targets', async () => {
      const ruleset = await entry.load()
      const game = GAMES.find(each => each.ruleset === id)
      const battle = replayed(ruleset, begun(ruleset, game?.scenario ?? ''), ordersIn(storedIn(id)))
      const moments = lineOf(battle).moments.filter((_, at) => at % EVERY === 0)
      const [most] = moments.map(({ state }) => aiming(ruleset, state)).toSorted((a, b) => b.tags - a.tags)
      expect(most && problemsOf(`${most.tags} targets`, most)).toEqual([])
    })

    it('nor with what the other side did, with rulers, and with all distances', async () => {
      const ruleset = await entry.load()
      const game = GAMES.find(each => each.ruleset === id)
      const orders = ordersIn(storedIn(id))
      const start = begun(ruleset, game?.scenario ?? '')
      const { moments } = lineOf(replayed(ruleset, start, orders))
      // Where the word comes back to A: in the midst of the battle, and later.
      const turns = moments.flatMap(({ state }, at) =>
        state.toAct[0] === 'A' && moments[at - 1]?.state.toAct[0] === 'B' ? [at + 1] : [],
      )
      const problems = [0.4, 0.7].flatMap(share => {
        const cut = turns[Math.floor(turns.length * share)]
        if (cut === undefined) return []
        const table = createSession({ keep: () => undefined }, { still: () => true })
        const rules = { seats: { A: PERSON, B: COMPUTER }, dice: 'program' } as const
        const battle = replayed(ruleset, start, orders.slice(0, cut))
        table.actions.resume('slot', 'Test', ruleset, battle, rules)
        const shownNow = (): Aiming => {
          const scene = sceneNow(table.store.getState())
          if (!scene) throw new Error('Nothing is shown.')
          return { scene, unit: table.store.getState().focus.unit, tags: 0 }
        }
        const theirs = problemsOf(`${cut} theirs`, shownNow())
        const [first, ...others] = stateOf(battle).units.filter(({ at }) => at !== null)
        for (const other of others.slice(0, 4)) {
          table.actions.measure(first?.id ?? '', other.id)
          table.actions.keepRuler()
        }
        const ruled = problemsOf(`${cut} rulers`, shownNow())
        table.actions.chooseUnit(first?.id ?? null)
        table.actions.showDistances(true)
        return [...theirs, ...ruled, ...problemsOf(`${cut} distances`, shownNow())]
      })
      expect(problems).toEqual([])
    })
  },
)
