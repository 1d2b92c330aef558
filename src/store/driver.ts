import { stateOf } from '../engine/battle'
import type { Side } from '../engine/ids'
import type { Adviser } from './ports'
import { computerToAct, undeployed } from './selectors'
import type { SessionStore } from './sessionActions'
import type { Computer, Session } from './sessionState'

/** The side that the computer is to think for now, or null while it has to wait. */
export function due(session: Session): Side | null {
  const { battle, rules, halted, dice, overrule, curtain, shownSteps, displaced } = session
  if (!battle || displaced || halted || dice || overrule || curtain) return null
  // What has just happened is shown first; nobody gets three orders at once thrown at him.
  if (shownSteps < battle.cursor) return null
  return computerToAct(battle, rules.seats) ?? (waitsFor(session) > 0 ? session.deployingFor : null)
}

/** How many units the computer has still to deploy for a person. */
function waitsFor({ ruleset, battle, deployingFor }: Session): number {
  return ruleset && battle && deployingFor !== null ? undeployed(ruleset, battle, deployingFor) : 0
}

/** How well the computer deploys for a person. */
const LENT: Computer = { strength: 'expert' }

/** How often a computer may be shownSteps that its order is refused before the person has to step in. */
const PATIENCE = 3

/**
 * Plays the computer's sides: asks for an order whenever one is due and carries it out. Whatever changes the battle
 * meanwhile (an undo, the referee) makes it think anew. Returns a function that stops it.
 */
export function drive({ store, actions }: SessionStore, adviser: Adviser): () => void {
  let thinking: AbortController | null = null
  let about: Session['battle'] = null
  let failures = 0
  let ordering = false

  function stop(): void {
    thinking?.abort()
    thinking = null
    about = null
    if (store.getState().thinking !== null) actions.think(null)
  }

  function give(text: string): void {
    stop()
    actions.halt(true)
    actions.say({ text })
  }

  function look(): void {
    // What an order does to the store is looked at when it is done.
    if (ordering) return
    const session = store.getState()
    const side = due(session)
    if (thinking && (about !== session.battle || side === null)) stop()
    if (side === null || thinking) return
    const { battle, ruleset, rules } = session
    const seat = rules.seats[side]
    if (!battle || !ruleset) return
    const own = new AbortController()
    thinking = own
    about = battle
    actions.think(side)
    const computer = seat.kind === 'computer' ? seat : LENT
    adviser.advise(ruleset, battle, side, computer, own.signal).then(
      advice => {
        if (own.signal.aborted) return
        thinking = null
        about = null
        ordering = true
        actions.think(null)
        ordering = false
        const { toAct } = stateOf(battle)
        if (!advice) {
          if (toAct.length === 1)
            give('The computer finds no order to give. Play on for it, or take back your last act.')
          return
        }
        ordering = true
        // What it deploys for a person is his own act, and may be taken back unit by unit.
        const extras =
          seat.kind === 'computer' ? ({ by: 'computer', side, note: advice.reason } as const) : { side }
        const went = actions.perform(advice.action, extras)
        ordering = false
        if (went || store.getState().dice) failures = 0
        else if (++failures >= PATIENCE)
          give('The computer gave an order that the rules refuse. Play on for it.')
        const after = store.getState()
        if (after.deployingFor !== null && waitsFor(after) === 0) actions.deployFor(null)
        look()
      },
      (error: unknown) => {
        if (own.signal.aborted) return
        give(`The computer cannot go on: ${error instanceof Error ? error.message : String(error)}`)
      },
    )
  }

  const off = store.subscribe(look)
  look()
  return () => {
    off()
    stop()
  }
}
