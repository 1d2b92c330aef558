import { createStore } from 'zustand/vanilla'
import { type Battle, lineOf, scenarioOf, stateOf } from '../engine/battle'
import { SIDES, type Side, type Viewer } from '../engine/ids'
import type { Ruleset } from '../engine/ruleset'
import type { GameState } from '../engine/state'
import { mayRead } from '../engine/words'
import { peopleOf, rightfulChair, tell, viewOf } from './selectors'
import type { Session } from './sessionState'
import type { SessionStore } from './sessionActions'

/** Whose eyes the players' window has: one side's, or what both sides see. */
export type WindowEyes = Side | 'public'

/** What the players' window is shown: a view and sentences, never more than its eyes may know. */
export interface Shown {
  readonly kind: 'shown'
  readonly slot: string
  readonly ruleset: string
  readonly title: string
  readonly eyes: WindowEyes
  readonly view: GameState
  readonly step: string
  readonly side: Side | null
  readonly turn: string
  readonly names: Readonly<Record<Side, string>>
  readonly said: string
  readonly saidBy: Side | null
  readonly dice: readonly {
    readonly face: number
    readonly sides: number
    readonly by: Side | null
    readonly purpose: string
    readonly hand: boolean
  }[]
}

/** The channel between the table and its windows. It stays in this browser. */
export const WINDOW_CHANNEL = 'pz8-window'

/** Whose eyes a window may have without giving anything away: a side's where the referee shows it, or the one person who plays it. */
export function eyesFor(session: Session): readonly WindowEyes[] {
  const people = peopleOf(session.rules.seats)
  const isReferee = rightfulChair(session) === 'referee'
  const own = SIDES.filter(side => isReferee || (people.length === 1 && people[0] === side))
  return ['public', ...own]
}

/** So many dice stand in the caption of a window. */
const MOST_DICE = 8

export const windowEyes = createStore<{ readonly eyes: WindowEyes }>(() => ({ eyes: 'public' }))

/** What a window with these eyes is shown of the table; null while there is no battle. */
export function shownTo(session: Session, eyes: WindowEyes): Shown | null {
  const { slot, title, ruleset, battle, shownSteps } = session
  if (!slot || !ruleset || !battle) return null
  const steps = Math.min(shownSteps, battle.cursor)
  const view = viewOf(ruleset, stateOf(battle, steps), eyes)
  const { sides } = scenarioOf(ruleset, battle)
  const ribbon = ruleset.ribbon(view)
  const step = ribbon.steps[ribbon.at]
  return {
    kind: 'shown',
    slot,
    ruleset: ruleset.id,
    title,
    eyes,
    view,
    step: step?.label ?? '',
    side: step?.side ?? null,
    turn: ribbon.now ?? (view.turn === 0 ? 'deployment' : `turn ${view.turn} of ${ribbon.turns}`),
    names: { A: sides.A.name, B: sides.B.name },
    ...lastOf(ruleset, battle, steps, eyes),
  }
}

/** The last thing that happened and that these eyes may read of. */
function lastOf(
  ruleset: Ruleset,
  battle: Battle,
  steps: number,
  eyes: Viewer,
): Pick<Shown, 'said' | 'saidBy' | 'dice'> {
  const moments = lineOf(battle).moments.slice(0, steps)
  for (let at = moments.length - 1; at >= 0; at--) {
    const entry = moments[at]?.log.findLast(each => mayRead(each, eyes))
    if (!entry) continue
    const dice = entry.rolls.flatMap(({ faces, sides, by, purpose, contest, byHand = false }) =>
      faces.map((face, die) => {
        const theirs = contest !== undefined && die >= (contest.mine.dice ?? 1)
        const own = contest ? (theirs ? contest.theirs : contest.mine) : { sides, by }
        return { face, sides: own.sides, by: own.by, purpose, hand: byHand }
      }),
    )
    const said = tell(ruleset, viewOf(ruleset, stateOf(battle, at + 1), eyes), entry)
    return { said, saidBy: entry.side, dice: dice.slice(0, MOST_DICE) }
  }
  return { said: '', saidBy: null, dice: [] }
}

/** Shows the table to every window that asks, and again whenever something has changed. Returns what ends it. */
export function showToWindows({ store }: SessionStore): () => void {
  const channel = new BroadcastChannel(WINDOW_CHANNEL)
  let wanted = false
  const show = () => {
    const now = store.getState()
    const { eyes } = windowEyes.getState()
    const shown = shownTo(now, eyesFor(now).includes(eyes) ? eyes : 'public')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it stays in its origin
    if (wanted && shown) channel.postMessage(shown)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== `hello ${store.getState().slot}`) return
    wanted = true
    show()
  })
  const offs = [
    store.subscribe((now, before) => {
      if (now.battle !== before.battle || now.shownSteps !== before.shownSteps) show()
    }),
    windowEyes.subscribe(show),
  ]
  return () => {
    for (const off of offs) off()
    channel.close()
  }
}
