/** What the list of battles shows of a slot. */
export interface SlotInfo {
  readonly id: string
  readonly title: string
  readonly ruleset: string
  readonly scenario: string
  readonly turn: number
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly over: boolean
  /** It is a campaign: its turns are battles. */
  readonly campaign?: true
  /** It is a battle that is being made, not one that is fought. */
  readonly made?: true
  /** It is an army list: where and when stands in place of its scenario, and it has no turns. */
  readonly army?: { readonly units: number; readonly points: number; readonly breaks: boolean }
}

/** A battle in a slot: the file's own text, so that a slot and an exported file are the same thing. */
export interface Slot {
  readonly info: SlotInfo
  readonly text: string
}

/**
 * Where battles are kept. All of it may fail: every promise is rejected with a SlotError.
 *
 * A slot is written by one hand at a time. A hand is a name that is used once: who takes a slot relieves the hand before,
 * and so does who removes it. What a relieved hand still writes is refused by the database itself.
 */
export interface SlotStore {
  /** The latest first. */
  list(): Promise<readonly SlotInfo[]>
  get(id: string): Promise<Slot | null>
  /** Reads a slot for a hand that writes it from now on. */
  take(id: string, hand: string): Promise<Slot | null>
  /** Writes a slot, or nothing at all of it. Rejected with 'moved' where the hand has been relieved. */
  put(slot: Slot, hand: string): Promise<void>
  rename(id: string, title: string): Promise<void>
  /** Answers what was there. */
  remove(id: string): Promise<Slot | null>
  /** Puts a removed slot back, unless there is one again. */
  restore(slot: Slot): Promise<void>
}

/** Why a battle is not kept: `moved`, another tab writes it now; `newer`, another tab runs a newer version of the program. */
export type Trouble = 'full' | 'unavailable' | 'moved' | 'newer'

const SAID: Readonly<Record<Trouble, string>> = {
  full: 'The browser has no room left for battles.',
  unavailable: 'The browser does not keep battles just now.',
  moved: 'Another tab has gone on with this battle.',
  newer: 'Another tab runs a newer version of the program.',
}

/** The browser could not keep or find a battle; the message is for the player. */
export class SlotError extends Error {
  readonly code: Trouble
  constructor(code: Trouble, options?: ErrorOptions) {
    super(SAID[code], options)
    this.name = 'SlotError'
    this.code = code
  }
}

/** The slot of a campaign's battle: it is named for both, so that the battle knows its campaign. */
export const slotOfBattle = (campaign: string, battle: number): string => `${campaign}.${battle}`

/** The slot of the campaign that the battle of a slot is part of; null where there is none. */
export function campaignOf(slot: string): string | null {
  const [campaign = '', battle] = slot.split('.')
  return battle === undefined ? null : campaign
}
