import { describe, expect, it } from 'vitest'
import { sceneNow } from '../../src/app/battle/marks'
import { isOpening, mayOpen } from '../../src/store/selectors'
import { createSession } from '../../src/store/session'
import { NO_FOCUS } from '../../src/engine/scene'
import { PERSON } from '../../src/store/sessionState'
import { duel } from '../engine/duel'
import { beginning, COMPUTER, laid, seedFor, type Laid } from './table'

const [A, B] = [seedFor('A'), seedFor('B')]
const now = ({ store }: Pick<Laid, 'store'>) => store.getState()

/** What the table does as soon as a phase may open. */
function open(table: Laid): void {
  if (mayOpen(now(table))) table.actions.openPhase()
}

describe('a phase', () => {
  it('opens on the first unit with something to do, with its offer', () => {
    const table = laid(beginning({ A: PERSON, B: COMPUTER }, { seed: A }))
    open(table)
    expect(now(table).focus).toEqual({ unit: 'a1', offer: 'shoot:a1', target: null })
    expect(isOpening(now(table))).toBe(true)
    table.actions.next(1)
    expect(now(table).focus.unit).toBe('a2')
    expect(isOpening(now(table))).toBe(false)
  })

  it('opens once: nobody is chosen again for who chooses nobody, or takes back', () => {
    const table = laid(beginning({ A: PERSON, B: COMPUTER }, { seed: A }))
    open(table)
    table.actions.back()
    expect(mayOpen(now(table))).toBe(false)
    table.actions.perform({ type: 'shoot', unit: 'a1', target: 'b1' } as never)
    table.actions.branch()
    expect(mayOpen(now(table))).toBe(false)
    expect(now(table).focus).toEqual(NO_FOCUS)
  })

  it('opens after the computer’s turn, as soon as that has been shown', () => {
    const table = laid(beginning({ A: PERSON, B: COMPUTER }, { seed: B }), { still: false })
    expect(mayOpen(now(table))).toBe(false)
    const by = { by: 'computer', side: 'B', note: null } as never
    table.actions.perform({ type: 'step', unit: 'b1', to: { x: 3, y: 7 } } as never, by)
    table.actions.perform({ type: 'end' }, by)
    const { news } = now(table)
    if (!news) throw new Error('Nothing is shown.')
    expect(mayOpen(now(table))).toBe(false)
    table.actions.rest()
    table.actions.settle(news.step)
    open(table)
    expect(now(table).focus.unit).toBe('a1')
    // What they did is still told on the table, not whom the unit could fire at.
    const tags = sceneNow(now(table))?.marks.filter(({ kind }) => kind === 'tag') ?? []
    expect(tags.some(mark => mark.kind === 'tag' && mark.token === 'b2')).toBe(false)
    table.actions.chooseUnit('a1')
    const chosen = sceneNow(now(table))?.marks ?? []
    expect(chosen.some(mark => mark.kind === 'tag' && mark.token === 'b2')).toBe(true)
  })

  it('does not open again for an act of the referee', () => {
    const table = laid(beginning({ A: PERSON, B: COMPUTER }, { seed: A }))
    open(table)
    table.actions.back()
    table.actions.perform({ type: 'referee', do: 'note', text: 'as agreed', reason: 'as agreed' } as never)
    expect(mayOpen(now(table))).toBe(false)
  })

  it('leaves what a person looks at meanwhile', () => {
    const table = laid(beginning({ A: PERSON, B: COMPUTER }, { seed: A }))
    table.actions.chooseUnit('b2')
    open(table)
    expect(now(table).focus.unit).toBe('b2')
    expect(isOpening(now(table))).toBe(false)
  })

  it('lets a question stand that was asked before it opens: whether to end the phase', () => {
    const table = laid(beginning({ A: PERSON, B: COMPUTER }, { seed: A }))
    table.actions.end()
    const { asking } = now(table)
    expect(asking).toBeGreaterThan(0)
    open(table)
    expect(now(table).asking).toBe(asking)
    expect(now(table).focus).toEqual(NO_FOCUS)
  })

  it('opens for each of two people when the curtain has been lifted', () => {
    const table = laid(beginning({}, { seed: A }), { curtain: true })
    expect(mayOpen(now(table))).toBe(false)
    table.actions.lift()
    open(table)
    expect(now(table).focus.unit).toBe('a1')
    table.actions.perform({ type: 'end' })
    expect(mayOpen(now(table))).toBe(false)
    table.actions.lift()
    open(table)
    expect(now(table).focus.unit).toBe('b1')
  })

  it('opens on what belongs to nobody in particular where that is all there is', () => {
    const table = createSession({ keep: () => undefined }, { still: () => true })
    const only: typeof duel = {
      ...duel,
      offers: (state, side) =>
        duel
          .offers(state, side)
          .slice(0, 1)
          .map(offer => ({ ...offer, id: 'battery', unit: null, useful: true })),
    }
    const { rules, ...begun } = beginning({ A: PERSON, B: COMPUTER }, { seed: A })
    table.actions.begin('slot', only, { ...begun, rules })
    expect(table.actions.openPhase()).toBeNull()
    expect(table.store.getState().focus).toEqual({ unit: null, offer: 'battery', target: null })
  })

  it('says nothing where there is nothing to do', () => {
    const table = createSession({ keep: () => undefined }, { still: () => true })
    const idle: typeof duel = {
      ...duel,
      offers: (state, side) => duel.offers(state, side).map(offer => ({ ...offer, useful: false })),
    }
    table.actions.begin('slot', idle, beginning({ A: PERSON, B: COMPUTER }, { seed: A }))
    table.actions.openPhase()
    expect(table.store.getState()).toMatchObject({ focus: NO_FOCUS, notice: null })
  })
})
