import { scenarioOf, stateOf } from '../engine/battle'
import { type Decoded, type Progress, decodeBattle } from '../save/decode'
import { encodeBattle } from '../save/encode'
import type { TableRules } from '../save/format'
import type { Received, Refused } from '../save/reading'
import { type Frame, type Piece, frameOf, piecesOf } from './pieces'
import { rulesetOf } from './rulesets'

/** A battle that was judged and found sound; frame and pieces went before. */
export type Opened =
  | Refused
  | { readonly ok: true; readonly table: TableRules; readonly remark: string | null }

/** What the worker answers to. */
export interface Reader {
  /** Judges a text and plays it again; the frame goes to `begin`, the moments piece by piece to `take`. */
  open(
    text: string,
    tell: Progress,
    begin: (frame: Frame) => Promise<void>,
    take: (piece: Piece) => Promise<void>,
  ): Promise<Opened>
  /** Judges a foreign text and writes it as `app`, this version of the program, does. */
  receive(text: string, app: string, tell: Progress): Promise<Received>
}

/** Milliseconds between two words about progress. */
const TELLING = 100

/** Reads texts of unknown origin: whatever they ask for in work is asked of this thread, and ends with it. */
export function reader(clock: () => number): Reader {
  function nowAndThen(tell: Progress): Progress {
    let told = clock()
    return (done, of) => {
      if (clock() - told < TELLING) return
      told = clock()
      tell(done, of)
    }
  }
  /** What the text says; rejects where the rules for it could not be fetched, which is no fault of the text. */
  async function judged(text: string, tell: Progress): Promise<Decoded> {
    const missing: unknown[] = []
    const fetched = (id: string) =>
      rulesetOf(id).catch((error: unknown) => {
        missing.push(error)
        throw error
      })
    const decoded = await decodeBattle(text, fetched, nowAndThen(tell))
    if (missing.length > 0) throw missing[0]
    return decoded
  }
  return {
    async open(text, tell, begin, take) {
      const decoded = await judged(text, tell)
      if (!decoded.ok) return decoded
      const { battle, table, remark = null } = decoded
      await begin(frameOf(battle))
      for (const piece of piecesOf(battle)) await take(piece)
      return { ok: true, table, remark }
    },
    async receive(text, app, tell) {
      const decoded = await judged(text, tell)
      if (!decoded.ok) return decoded
      const { battle, ruleset, table, remark = null } = decoded
      const { turn, result } = stateOf(battle)
      const about = {
        title: scenarioOf(ruleset, battle).title,
        ruleset: battle.ruleset,
        scenario: battle.scenario.id,
        turn,
        over: result !== null,
      }
      return { ok: true, text: encodeBattle(battle, table, app), about, remark }
    },
  }
}
