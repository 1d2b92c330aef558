import { describe, expect, it } from 'vitest'
import { ruleset } from '../../rulesets/ww2'
import type { Slot } from '../../src/save/slots'
import { copyOf, createDrafts } from '../../src/store/drafts'

const [scenario] = ruleset.scenarios
if (!scenario) throw new Error('No battle.')

/** A browser that keeps what it is given, at once. */
function kept() {
  const slots = new Map<string, Slot>()
  const mine = new Set<string>()
  const drafts = createDrafts(
    {
      begin: id => void mine.add(id),
      keep: (id, make) => void slots.set(id, make()),
      open: id => {
        mine.add(id)
        return Promise.resolve(slots.get(id) ?? null)
      },
      takeOver: id => Promise.resolve(slots.get(id) ?? null),
      mine: id => mine.has(id),
      slots: {
        list: () => Promise.resolve([...slots.values()].map(({ info }) => info)),
        get: id => Promise.resolve(slots.get(id) ?? null),
        take: id => Promise.resolve(slots.get(id) ?? null),
        put: slot => Promise.resolve(void slots.set(slot.info.id, slot)),
        rename: () => Promise.resolve(),
        remove: id => Promise.resolve(slots.get(id) ?? null),
        restore: () => Promise.resolve(),
      },
    },
    { entries: [{ id: 'ww2' }] as never, load: () => Promise.resolve(ruleset) },
  )
  return { drafts, slots, mine }
}

const titled = (title: string) => ({ ...scenario, title })

describe('a battle of one’s own', () => {
  it('is kept with each change, and opened as it was', async () => {
    const { drafts, slots } = kept()
    const slot = drafts.begin(ruleset, copyOf(scenario))
    drafts.change(titled('One'))
    expect(slots.get(slot)?.info).toMatchObject({ title: 'One', made: true, ruleset: 'ww2', over: false })
    const other = createDrafts(
      {
        ...({} as Parameters<typeof createDrafts>[0]),
        open: () => Promise.resolve(slots.get(slot) ?? null),
        mine: () => true,
      },
      { entries: [{ id: 'ww2' }] as never, load: () => Promise.resolve(ruleset) },
    )
    expect(await other.open(slot)).toBeNull()
    expect(other.store.getState().draft).toEqual(drafts.store.getState().draft)
  })

  it('is kept again by who comes back to it from a battle, and taken back as before', async () => {
    const { drafts, slots, mine } = kept()
    const slot = drafts.begin(ruleset, copyOf(scenario))
    drafts.change(titled('Before'))
    // A battle is at the table now, and the draft has been let go of.
    mine.delete(slot)
    expect(await drafts.open(slot)).toBeNull()
    drafts.change(titled('After'))
    expect(slots.get(slot)?.info.title).toBe('After')
    drafts.undo()
    drafts.undo()
    expect(drafts.store.getState().past).toEqual([])
  })

  it('takes changes back one by one, and those about one thing as one', () => {
    const { drafts } = kept()
    drafts.begin(ruleset, copyOf(scenario))
    const title = () => drafts.store.getState().draft?.scenario.title
    const first = title()
    drafts.change(titled('A'), 'title')
    drafts.change(titled('Ab'), 'title')
    drafts.change(titled('Abc'))
    drafts.undo()
    expect(title()).toBe('Ab')
    drafts.undo()
    expect(title()).toBe(first)
    drafts.redo()
    drafts.redo()
    expect(title()).toBe('Abc')
    drafts.undo()
    drafts.change(titled('Else'))
    drafts.redo()
    expect(title()).toBe('Else')
  })

  it('leaves everything as it was where a file is no battle', async () => {
    const { drafts, slots } = kept()
    expect(await drafts.receive('nonsense')).toEqual({
      problem: 'The file is damaged or of another kind: it cannot be read as JSON.',
    })
    expect(slots.size).toBe(0)
  })
})
