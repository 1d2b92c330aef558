import { createStore } from 'zustand/vanilla'
import type { Side } from '../../engine/ids'
import type { Draft } from '../../save/draftFile'
import { drafts } from '../../store/drafts'
import { isStopped } from '../../workers/onDemand'
import { openWeigher } from '../../workers/weighClient'
import type { Fought } from '../../workers/weigher'

/** So many battles are fought. */
export const BATTLES = 100

/** How often a battle ended in one way. */
export interface Way {
  readonly winner: Side | null
  /** In the words of the first that did. */
  readonly why: string
  readonly times: number
}

/** What has come of the battles so far. */
export interface Weighed {
  readonly slot: string | null
  readonly draft: Draft | null
  readonly running: boolean
  readonly done: number
  readonly wins: Readonly<Record<Side, number>>
  readonly drawn: number
  readonly turns: number
  readonly ways: Readonly<Record<string, Way>>
  readonly problem: string | null
}

export const NOTHING: Weighed = {
  slot: null,
  draft: null,
  running: false,
  done: 0,
  wins: { A: 0, B: 0 },
  drawn: 0,
  turns: 0,
  ways: {},
  problem: null,
}

/** The count with one more battle. */
export function withBattle(now: Weighed, { winner, code, why, turns }: Fought): Weighed {
  const key = `${winner ?? '-'} ${code}`
  const way = now.ways[key] ?? { winner, why, times: 0 }
  return {
    ...now,
    done: now.done + 1,
    wins: winner === null ? now.wins : { ...now.wins, [winner]: now.wins[winner] + 1 },
    drawn: now.drawn + (winner === null ? 1 : 0),
    turns: now.turns + turns,
    ways: { ...now.ways, [key]: { ...way, times: way.times + 1 } },
  }
}

export const weighed = createStore<Weighed>(() => NOTHING)

let running: AbortController | null = null

/** Has the battle fought a hundred times by equal computers. What was fought stays when it is stopped. */
export async function weigh(): Promise<void> {
  const { slot, ruleset, draft } = drafts.store.getState()
  if (!slot || !ruleset || !draft) return
  stop()
  const own = new AbortController()
  running = own
  weighed.setState({ ...NOTHING, slot, draft, running: true })
  const weigher = openWeigher()
  try {
    for (let battle = 0; battle < BATTLES; battle++) {
      const { scenario, houseRules } = draft
      const match = { ruleset: ruleset.id, scenario, houseRules, seed: `weighed ${battle}` }
      const fought = await weigher.fight(match, own.signal)
      if (running !== own) return
      weighed.setState(withBattle(weighed.getState(), fought))
    }
  } catch (error) {
    if (running === own && !isStopped(error))
      weighed.setState({ problem: error instanceof Error ? error.message : String(error) })
  } finally {
    weigher.end()
    if (running === own) {
      running = null
      weighed.setState({ running: false })
    }
  }
}

/** Stops at once. */
export function stop(): void {
  running?.abort()
}
