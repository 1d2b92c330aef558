import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { seededChance } from '../../src/engine/dice/seeded'
import { NO_FOCUS } from '../../src/engine/scene'
import { fitCamera, toScreen, type Viewport } from '../../src/table/camera'
import type { Rect } from '../../src/table/marks/place'
import { coverOf, namesOf, type Shown } from '../../src/table/names'

/** The table's part of a wide screen and of a small one, in pixels. */
const SIZES: readonly Viewport[] = [
  { width: 1090, height: 745, top: 20, right: 0, bottom: 0, left: 20 },
  { width: 1024, height: 488, top: 0, right: 0, bottom: 0, left: 0 },
]
const ZOOMS = [1, 1.6, 2.6]
const NOBODY: ReadonlySet<string> = new Set()

/** By how many pixels two boxes lie on each other both ways; 0 where they do not. */
const depth = (a: Rect, b: Rect): number =>
  Math.max(
    0,
    Math.min(
      Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x),
      Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y),
    ),
  )

describe('names at the beginning of every battle', () => {
  it.each(REGISTER.map(each => [each.id, each] as const))(
    'cover neither each other nor a base in %s',
    async (_, entry) => {
      const ruleset = await entry.load()
      const problems: string[] = []
      for (const scenario of ruleset.scenarios) {
        const io = { chance: seededChance('openings', 0, []), log: () => undefined }
        const view = ruleset.view(ruleset.begin(scenario, { houseRules: {} }, io), 'A')
        const { board, tokens } = ruleset.scene(view, NO_FOCUS)
        // Of several on one square only who is looked at has a name.
        if (board.kind === 'squares') continue
        for (const size of SIZES) {
          for (const zoom of ZOOMS) {
            const fit = fitCamera(board, size)
            const camera = { ...fit, scale: fit.scale * zoom }
            const shown = tokens.map((token): Shown => ({ token, at: toScreen(camera, token.at) }))
            const names = namesOf(
              shown.filter(({ token }) => token.name !== ''),
              shown,
              camera.scale,
              NOBODY,
            )
            const boxes = names.map(name => ({ of: name.of, box: coverOf(name) }))
            const bases = shown.map(({ token, at }) => {
              // The circle within a base: whichever way it faces, it covers that.
              const half = (Math.min(token.width, token.depth) * camera.scale) / 2 / Math.SQRT2
              return { of: token.id, box: { x: at.x - half, y: at.y - half, w: half * 2, h: half * 2 } }
            })
            for (const [at, one] of boxes.entries()) {
              for (const other of boxes.slice(at + 1))
                if (depth(one.box, other.box) > 0) problems.push(`${scenario.id}: ${one.of} on ${other.of}`)
              for (const base of bases) {
                if (base.of === one.of) continue
                // A name may reach over the rim of a base.
                if (depth(one.box, base.box) > 4) problems.push(`${scenario.id}: ${one.of} over ${base.of}`)
              }
            }
          }
        }
      }
      expect(problems).toEqual([])
    },
  )
})
