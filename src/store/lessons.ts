import { type StoreApi, createStore } from 'zustand/vanilla'
import { lineOf, stateOf } from '../engine/battle'
import { type Goal, type Lesson, type LessonStep, isLike } from '../engine/lesson'
import type { Side } from '../engine/ids'
import { isRefereeAction } from '../engine/rulings'
import { distance } from '../geometry/point'
import { actingSide, endOffer, offersNow, optionsOf, seenNow } from './selectors'
import type { SessionActions } from './sessionActions'
import { PERSON, type Beginning, type Session } from './sessionState'
import { type Texts, texts } from './texts'

/** How far a pupil is. */
export interface Progress {
  /** The step that he is at; as many as there are when he is through. */
  readonly at: number
  /** Actions of the battle when he came to it. */
  readonly from: number
  /** Steps that he has left out. */
  readonly skipped: readonly number[]
}

/** The battles that are lessons, by slot. */
export type Lessons = Readonly<Record<string, Progress>>

const PLACE = 'pz8.lessons'
/** Lessons begun earlier are battles like others. */
const MOST = 12
const BEGINNING: Progress = { at: 0, from: 0, skipped: [] }

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** The lessons that a stored text gives; what cannot be read is no lesson. */
export function readLessons(text: string | null): Lessons {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(
      Object.entries(found).flatMap(([slot, given]: [string, Partial<Progress> | null]) => {
        const { at, from, skipped } = given ?? {}
        if (!isCount(at) || !isCount(from) || !Array.isArray(skipped)) return []
        return [[slot, { at, from, skipped: skipped.filter(isCount) }]]
      }),
    )
  } catch {
    return {}
  }
}

/** The lessons of this browser; each change is kept. */
export function createLessons(kept: Pick<Texts, 'read' | 'keep'> = texts) {
  const store = createStore<Lessons>(() => readLessons(kept.read(PLACE)))
  const put = (all: Lessons) => {
    store.setState(Object.fromEntries(Object.entries(all).slice(-MOST)), true)
    kept.keep(PLACE, JSON.stringify(store.getState()))
  }
  return {
    store,
    begin: (slot: string) => put({ ...store.getState(), [slot]: BEGINNING }),
    set: (slot: string, progress: Progress) => put({ ...store.getState(), [slot]: progress }),
    /** The battle goes on without the voice. */
    leave: (slot: string) =>
      put(Object.fromEntries(Object.entries(store.getState()).filter(([id]) => id !== slot))),
  }
}

export const lessons = createLessons()

/** Where a pupil stands in the lesson at the table. */
export interface Teaching {
  readonly slot: string
  readonly lesson: Lesson
  readonly progress: Progress
  /** Null when he is through. */
  readonly step: LessonStep | null
}

/** The lesson at the table; null where the battle there is none. */
export function teachingOf(session: Session, all: Lessons): Teaching | null {
  const { slot, ruleset, battle } = session
  const progress = slot === null ? undefined : all[slot]
  const lesson = ruleset?.lesson
  if (slot === null || !progress || !lesson || battle?.scenario.id !== lesson.scenario) return null
  return { slot, lesson, progress, step: lesson.steps[progress.at] ?? null }
}

/** Whether a goal is reached. */
function isReached(goal: Goal, session: Session, { from }: Progress): boolean {
  const { battle, focus, ruleset } = session
  const view = seenNow(session)
  if (!battle || !view || !ruleset) return false
  switch (goal.kind) {
    case 'choose':
      return focus.unit === goal.unit
    case 'stand': {
      const at = view.units.find(({ id }) => id === goal.unit)?.at
      return at !== undefined && at !== null && distance(at, goal.at) <= goal.within
    }
    case 'do':
      return lineOf(battle)
        .moments.slice(from, battle.cursor)
        .some(
          ({ step: { action, by } }) =>
            by === 'player' && !isRefereeAction(action) && isLike(action, goal.like),
        )
    case 'come':
      return actingSide(session) !== null && hasCome(goal, session)
  }
}

/** Whether the battle has come as far as that, or farther. */
function hasCome({ turn, step }: Extract<Goal, { kind: 'come' }>, { battle, ruleset }: Session): boolean {
  if (!battle || !ruleset) return false
  const state = stateOf(battle)
  if (state.result || state.turn > turn) return true
  if (state.turn < turn) return false
  const { steps, at } = ruleset.ribbon(state)
  return step === undefined || steps.slice(0, at + 1).some(({ label }) => label.startsWith(step))
}

/** How far a pupil has come by what lies on the table: past what he has done, and past what he can do no more. */
export function progressNow(session: Session, { lesson, progress }: Teaching): Progress {
  const { steps } = lesson
  let now = progress
  const cursor = session.battle?.cursor ?? 0
  const goOn = (at: number, skipped: readonly number[]) => {
    now = { at, from: cursor, skipped: [...now.skipped, ...skipped] }
  }
  for (;;) {
    const step = steps[now.at]
    if (!step) return now
    if (isReached(step.goal, session, now)) {
      goOn(now.at + 1, [])
      continue
    }
    // Who ends a phase before its steps are done has left them out.
    const last = steps.findLastIndex(
      ({ goal }, at) => at > now.at && goal.kind === 'come' && isReached(goal, session, now),
    )
    if (last < 0) return cursor < now.from ? { ...now, from: cursor } : now
    goOn(
      last + 1,
      Array.from({ length: last - now.at }, (_, more) => now.at + more),
    )
  }
}

/** Watches what a pupil does, and goes on with him. Returns a function that stops it. */
export function teach(
  session: Pick<StoreApi<Session>, 'getState' | 'subscribe'>,
  book: ReturnType<typeof createLessons> = lessons,
): () => void {
  const look = () => {
    const now = session.getState()
    const teaching = teachingOf(now, book.store.getState())
    // What has just happened is shown first.
    if (!teaching || now.rolling) return
    const next = progressNow(now, teaching)
    if (next !== teaching.progress) book.set(teaching.slot, next)
  }
  const off = session.subscribe(look)
  look()
  return off
}

/** How the battle of a lesson is begun: the pupil takes the side that the scenario is made for, the computer looks at what is near. */
export function beginningOf({ scenario, seed }: Lesson, side: Side): Beginning {
  const computer = { kind: 'computer', strength: 'easy' } as const
  const seats = { A: computer, B: computer, [side]: PERSON }
  return { scenario, houseRules: {}, seed, strictness: 'enforce', rules: { seats, dice: 'program' } }
}

/** Takes the pupil's hand: chooses what is to be chosen and shows the way there. What is done he does himself. */
export function showMe(session: Session, { step }: Teaching, actions: SessionActions): void {
  if (!step) return
  const { goal } = step
  if (goal.kind === 'choose') actions.chooseUnit(goal.unit)
  if (goal.kind === 'come') {
    if (endOffer(offersNow(session))) actions.end()
    else actions.next(1)
  }
  if (goal.kind === 'stand') {
    const offer = offersNow(session).find(
      each => each.unit === goal.unit && each.trace !== undefined && !each.refusal && each.input === 'path',
    )
    if (offer) actions.draw(offer.id, [goal.at])
    else actions.chooseUnit(goal.unit)
  }
  if (goal.kind === 'do') {
    for (const offer of offersNow(session)) {
      if (offer.refusal) continue
      const option = optionsOf(offer).find(each => !each.refusal && isLike(each.action, goal.like))
      if (!option) continue
      if (offer.trace && option.at) actions.draw(offer.id, [option.at])
      else actions.pointAtOffer(offer.id, option)
      return
    }
  }
}
