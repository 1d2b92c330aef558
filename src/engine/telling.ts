import type { Chance, Roll } from './chance'
import type { LogEntry, LogInput } from './log'
import type { Io } from './io'

/** An `io` over a source of luck, and the log it collects. */
export interface Telling {
  readonly io: Io
  /** The entries so far, each with the dice thrown since the one before it. Dice thrown after the last go with the last. */
  entries(): readonly LogEntry[]
}

/** Joins a source of luck and its tape (which may hold older Rolls) with a log. */
export function telling(chance: Chance, tape: readonly Roll[]): Telling {
  const entries: LogEntry[] = []
  let told = tape.length
  const io: Io = {
    chance,
    log(entry: LogInput) {
      entries.push({ ...entry, rolls: tape.slice(told) })
      told = tape.length
    },
  }
  return {
    io,
    entries() {
      const last = entries.at(-1)
      if (last && told < tape.length) {
        entries[entries.length - 1] = { ...last, rolls: [...last.rolls, ...tape.slice(told)] }
        told = tape.length
      }
      return entries
    },
  }
}
