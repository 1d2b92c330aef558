import type { Battle } from '../engine/battle'
import type { Progress } from './decode'
import type { TableRules } from './format'

/** Who wants to know how far the reading is, and who may stop it. */
export interface Reading {
  readonly signal?: AbortSignal
  readonly progress?: Progress
}

export interface Refused {
  readonly ok: false
  readonly problem: string
}

/** A battle out of a text, or a sentence that says what is wrong with it. */
export type Read =
  | Refused
  | { readonly ok: true; readonly battle: Battle; readonly table: TableRules; readonly remark: string | null }

/** A foreign battle as it is kept in this browser: written anew by this program. */
export type Received =
  | Refused
  | {
      readonly ok: true
      readonly text: string
      readonly about: {
        readonly title: string
        readonly ruleset: string
        readonly scenario: string
        readonly turn: number
        readonly over: boolean
      }
      readonly remark: string | null
    }

/** Reads battles beside the page. All reject with an AbortError when they are stopped. */
export interface BattleReader {
  open(text: string, reading: Reading): Promise<Read>
  /** Judges a foreign text and answers it as it is kept; `app` is this version of the program. */
  receive(text: string, app: string, reading: Reading): Promise<Received>
}
