import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import type { Action } from '../../src/engine/action'
import { startBattle, stateOf } from '../../src/engine/battle'
import type { Lesson } from '../../src/engine/lesson'
import type { Ruleset } from '../../src/engine/ruleset'
import { planOrders } from '../../src/opponents/opponent'
import { beginningOf, createLessons, showMe, teach, teachingOf } from '../../src/store/lessons'
import { createSession } from '../../src/store/session'
import { actingSide } from '../../src/store/selectors'
import type { SessionStore } from '../../src/store/sessionActions'

const taught = await Promise.all(
  REGISTER.filter(({ lesson }) => lesson !== undefined).map(entry => entry.load()),
)

interface Class extends SessionStore {
  readonly ruleset: Ruleset
  readonly lesson: Lesson
  readonly side: 'A' | 'B'
  readonly book: ReturnType<typeof createLessons>
}

function lessonOf(ruleset: Ruleset): Lesson {
  if (!ruleset.lesson) throw new Error(`${ruleset.title} has no lesson.`)
  return ruleset.lesson
}

function begun(ruleset: Ruleset): Class {
  const lesson = lessonOf(ruleset)
  const side = ruleset.scenarios.find(({ id }) => id === lesson.scenario)?.solo ?? 'A'
  const session = createSession({ keep: () => {} }, { still: () => true })
  const book = createLessons({ read: () => null, keep: () => {} })
  session.actions.begin('slot', ruleset, beginningOf(lesson, side))
  book.begin('slot')
  teach(session.store, book)
  return { ...session, ruleset, lesson, side, book }
}

const progress = ({ book }: Class) => book.store.getState()['slot'] ?? { at: -1, from: 0, skipped: [] }

/** Whoever is not the pupil acts until the pupil is to act again. */
function theyAct({ store, actions, ruleset }: Class): void {
  for (let acts = 0; acts < 400; acts++) {
    const { battle } = store.getState()
    if (!battle || stateOf(battle).result || actingSide(store.getState()) !== null) return
    const [side] = stateOf(battle).toAct
    if (!side) return
    const view = ruleset.view(stateOf(battle), side)
    let looks = 0
    const question = { ruleset, view, side, seed: 'class', mayGoOn: () => ++looks < 60, without: [] }
    const action = planOrders(question, 'easy').steps[0]?.order.action
    if (!action) throw new Error('The computer has no order.')
    actions.perform(action, { by: 'computer', side })
  }
}

/** What a pupil does who presses 'Show me', and the green button. */
function followed(room: Class): void {
  const { store, actions, book } = room
  theyAct(room)
  const teaching = teachingOf(store.getState(), book.store.getState())
  if (!teaching?.step) return
  const cursor = store.getState().battle?.cursor
  const { at } = teaching.progress
  showMe(store.getState(), teaching, actions)
  if (store.getState().asking !== null) actions.end()
  else if (store.getState().battle?.cursor === cursor && progress(room).at === at && !actions.confirm()) {
    // Ships that go one by one: whoever is chosen does the first thing that it may.
    const view = room.ruleset.view(stateOf(store.getState().battle ?? fail()), room.side)
    const plan = planOrders(
      {
        ruleset: room.ruleset,
        view,
        side: room.side,
        seed: 'pupil',
        mayGoOn: () => false,
        without: [],
      },
      'middle',
    )
    const action = plan.steps[0]?.order.action
    if (action) actions.perform(action)
  }
}

function fail(): never {
  throw new Error('There is no battle.')
}

describe('the lessons', () => {
  it('are one for each kind of board at least, and are all in the list of the first screens', async () => {
    const boards = new Set(taught.map(({ scenarios }) => scenarios[0]?.board.kind))
    expect(boards).toEqual(new Set(['inches', 'hexes', 'squares', 'zones']))
    const all = await Promise.all(REGISTER.map(entry => entry.load()))
    expect(all.filter(({ lesson }) => lesson).map(({ id }) => id)).toEqual(taught.map(({ id }) => id))
  })

  it.each(taught)('of $title name units and clauses that there are', ruleset => {
    const lesson = lessonOf(ruleset)
    const scenario = ruleset.scenarios.find(({ id }) => id === lesson.scenario)
    if (!scenario) return fail()
    const { opening } = startBattle(ruleset, scenario, { houseRules: {} }, lesson.seed)
    const units = new Set(opening.state.units.map(({ id }) => id))
    const named = lesson.steps.flatMap(({ goal }) =>
      goal.kind === 'come'
        ? []
        : goal.kind === 'do'
          ? ['unit', 'ship'].flatMap(field => goal.like[field] ?? [])
          : [goal.unit],
    )
    expect(named.filter(unit => !units.has(String(unit)))).toEqual([])
    const clauses = new Set([...ruleset.rulebook.clauses, ...ruleset.rulebook.rulings].map(({ id }) => id))
    const cited = lesson.steps.flatMap(({ why }) =>
      why.flatMap(({ text }) => text.match(new RegExp(`${ruleset.id}-R?\\d[\\w.]*\\w`, 'g')) ?? []),
    )
    expect(cited.length).toBeGreaterThan(3)
    expect(cited.filter(id => !clauses.has(id))).toEqual([])
  })

  it.each(taught)('of $title comes to its end where one does what is shown', ruleset => {
    const room = begun(ruleset)
    for (let presses = 0; presses < 120 && progress(room).at < room.lesson.steps.length; presses++)
      followed(room)
    expect(progress(room)).toMatchObject({ at: room.lesson.steps.length, skipped: [] })
  })

  it('leaves out what can be done no more when a phase is ended before it', () => {
    const ww2 = taught.find(({ id }) => id === 'ww2') ?? fail()
    const room = begun(ww2)
    room.actions.chooseUnit('a2')
    expect(progress(room).at).toBe(1)
    room.actions.end()
    room.actions.end()
    theyAct(room)
    expect(progress(room)).toMatchObject({ at: 4, skipped: [1, 2] })
  })

  it('goes on only when what is asked for is done, and the same by every way', () => {
    const ww2 = taught.find(({ id }) => id === 'ww2') ?? fail()
    const room = begun(ww2)
    const move = (x: number, y: number): Action => {
      const action = { type: 'move', unit: 'a2', path: [{ x, y }], facing: 90 }
      return action
    }
    room.actions.chooseUnit('a3')
    expect(progress(room).at).toBe(0)
    room.actions.chooseUnit('a2')
    room.actions.chooseUnit('b6')
    expect(progress(room).at).toBe(2)
    room.actions.perform(move(6, 9))
    expect(progress(room).at).toBe(2)
    room.actions.undo()
    room.actions.perform(move(8.9, 8.4))
    expect(progress(room).at).toBe(3)
  })
})
