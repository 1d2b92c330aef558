import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../../rulesets'
import { check } from '../../../src/engine/draft/check'
import { begun, enlisted } from '../../../src/engine/draft/enlist'
import { samePath, valueAt, withValue } from '../../../src/engine/draft/paths'
import { shapeOf } from '../../../src/engine/draft/shape'
import { outlinesOf, placeWritten, thingsOf, withPlace } from '../../../src/engine/draft/things'
import { SIDES } from '../../../src/engine/ids'
import type { Ruleset } from '../../../src/engine/ruleset'
import { decodeDraft, encodeDraft } from '../../../src/save/draftFile'
import { copyOf } from '../../../src/store/drafts'

const loaded = await Promise.all(REGISTER.map(entry => entry.load()))
const load = (id: string): Promise<Ruleset | null> =>
  Promise.resolve(loaded.find(ruleset => ruleset.id === id) ?? null)
const battles = loaded.flatMap(ruleset =>
  ruleset.scenarios.map(scenario => ({ name: `${ruleset.id}: ${scenario.id}`, ruleset, scenario })),
)

/** A file may hold 24.799999999999997; a place is written to a thousandth. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, each: unknown) =>
    typeof each === 'number' ? Math.round(each * 1000) / 1000 : each,
  )

describe.each(battles)('a copy of $name', ({ ruleset, scenario }) => {
  const shape = shapeOf(ruleset)

  it('is the same after it was written to a file and read', async () => {
    const draft = copyOf(scenario)
    const read = await decodeDraft(encodeDraft(draft, 'test'), load)
    expect(read).toEqual({ ok: true, draft, ruleset })
  })

  it('has every place where it is read, and is the same when each is written back', () => {
    const things = thingsOf(shape, scenario)
    const moved = things.reduce((now, thing) => {
      if (!thing.at || thing.written.as !== 'point') return now
      return withPlace(now, thing, thing.at)
    }, scenario)
    expect(rounded(moved)).toEqual(rounded(scenario))
    const placed = things.flatMap(({ at, written }) => (at ? [{ at, written }] : []))
    for (const { at, written } of placed)
      expect(placeWritten(scenario.board, written.as, at)).toEqual(rounded(valueAt(scenario, written.path)))
    for (const { path, points } of outlinesOf(shape, scenario))
      expect(withValue(scenario, path, points)).toEqual(scenario)
  })

  it('can begin, and has nothing to mend', () => {
    const { scenario: own } = copyOf(scenario)
    expect(begun(ruleset, own, {})).not.toBeNull()
    expect(check(ruleset, own, {}).filter(({ grave }) => grave === 'mend')).toEqual([])
  })

  it('shows a thing that was moved where it was moved to', () => {
    const first = thingsOf(shape, scenario).find(thing => thing.at !== null && thing.type !== null)
    if (!first?.at) return
    const to = placeWritten(scenario.board, first.written.as, {
      x: scenario.board.width * 0.52,
      y: scenario.board.height * 0.53,
    })
    const after = withPlace(scenario, first, {
      x: scenario.board.width * 0.52,
      y: scenario.board.height * 0.53,
    })
    const again = thingsOf(shape, after).find(({ path }) => samePath(path, first.path))
    expect(valueAt(after, again?.written.path ?? [])).toEqual(to)
  })
})

/** Rulesets whose battles name no units of the muster by their type: Divisions and forces are counted instead. */
const COUNTED = new Set(['divisional', 'ww1'])

describe.each(loaded.filter(({ id }) => !COUNTED.has(id)))('the muster of $title', ruleset => {
  it('gives units that some battle of it begins with, on some side', () => {
    const few = ruleset.muster.filter((_, at) => at % Math.ceil(ruleset.muster.length / 6) === 0)
    // Some kinds come by a house rule only, and some stay away by one.
    const all = Object.fromEntries(ruleset.houseRules.map(({ id }) => [id, true]))
    const joins = (type: string, name: string, house: Readonly<Record<string, boolean>>): boolean =>
      ruleset.scenarios.some(scenario =>
        SIDES.some(side => {
          const at = { x: scenario.board.width * 0.5, y: scenario.board.height * 0.5 }
          const made = enlisted(ruleset, scenario, { id: 'new-one', type, side, name }, at, house)
          const unit = made && begun(ruleset, made.draft, house)?.units.find(({ id }) => id === 'new-one')
          return unit?.type === type && unit.side === side
        }),
      )
    expect(
      few.filter(({ id, name }) => !joins(id, name, {}) && !joins(id, name, all)).map(({ id }) => id),
    ).toEqual([])
  })
})
