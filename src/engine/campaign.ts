import type { ZodType } from 'zod'
import type { ClauseId, Side } from './ids'
import type { Io } from './io'
import type { LogEntry } from './log'
import type { Phrase, Words } from './phrase'
import type { HouseRule, HouseRules } from './rulebook'
import type { Scenario, SideNames } from './scenario'
import type { Token } from './scene'
import type { GameState, Result } from './state'

/** Somebody as he joins a squadron: his name, what he rides or flies, and his experience. */
export interface Recruit {
  readonly name: string
  /** Key of the ruleset's muster. */
  readonly type: string
  readonly grade: string
}

/** What a campaign begins with. */
export interface CampaignSetup {
  readonly id: string
  readonly title: string
  /** Where and when, in words. */
  readonly setting: string
  readonly sides: Readonly<Record<Side, SideNames>>
  readonly squadrons: Readonly<Record<Side, readonly Recruit[]>>
}

/** What every campaign's state has: readonly plain JSON. Rulesets add their own. */
export interface CampaignState {
  /** The battle that is fought, or comes next, counted from 1. */
  readonly battle: number
  readonly result: Result | null
}

/** Answers to what is asked before a battle, by the ids of the fields. */
export type CampaignValues = Readonly<Record<string, string>>

/** One thing to decide before a battle, with what it is unless somebody says otherwise. Fields of one row stand together. */
export interface CampaignField {
  readonly id: string
  readonly label: string
  readonly row?: string
  readonly value: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

/** What is to be done next: something is decided and dice are thrown, a battle is fought, or nothing more. */
export type CampaignNext =
  | {
      readonly kind: 'go'
      /** Whose decision it is; null where nothing is decided. */
      readonly side: Side | null
      readonly fields: readonly CampaignField[]
      /** How the rows are to be read. */
      readonly hint: Phrase | null
      /** What is amiss with the values; it cannot go on then. */
      readonly problem: Phrase | null
      readonly clause: ClauseId
    }
  | { readonly kind: 'battle' }
  | { readonly kind: 'over' }

/** A part of what became of somebody in a battle; a die beside it is the one that decided it. */
export interface CampaignNote {
  readonly text: Phrase
  readonly die?: number
  /** The name of somebody who was lost, to be struck out. */
  readonly lost?: string
  readonly strong?: true
}

/** A place in a squadron, and who has it now. */
export interface CampaignMember {
  readonly id: string
  readonly name: string
  readonly token: Token
  readonly type: string
  readonly grade: { readonly label: string; readonly step: number; readonly steps: number }
  readonly chip: Phrase
  /** Enemies to his name, of everybody who had the place. */
  readonly kills: number
  /** What he has done in each battle fought. */
  readonly battles: readonly { readonly kills: number; readonly notes: readonly CampaignNote[] }[]
  readonly facts: readonly { readonly label: string; readonly value: string; readonly note: string }[]
}

/** A squadron as it is shown. */
export interface CampaignSquadron {
  readonly note: string
  /** How an enemy that it has destroyed is marked: the nation's sign. */
  readonly mark: string
  readonly kills: number
  readonly members: readonly CampaignMember[]
  readonly foot: readonly { readonly text: Phrase; readonly clause: ClauseId }[]
}

/** One of the battles on the board; `came` is the side of the table from which each squadron came. */
export interface CampaignBattle {
  readonly kills: Readonly<Record<Side, number>> | null
  readonly came: Readonly<Record<Side, 'north' | 'east' | 'south' | 'west'>> | null
  readonly lines: readonly Phrase[]
}

/** A campaign as it is shown: sentences are phrases of its words, so that the screen knows no ruleset. */
export interface CampaignView {
  /** What happens next in one sentence, and something to add. */
  readonly lead: Phrase
  readonly more: Phrase
  /** What the one button says. */
  readonly button: Phrase
  readonly battles: readonly CampaignBattle[]
  readonly sum: readonly Phrase[]
  readonly verdict: Phrase
  readonly squadrons: Readonly<Record<Side, CampaignSquadron>>
  /** How it ends, the side that wins by it, and where the book says so. */
  readonly ends: readonly {
    readonly side: Side | null
    readonly title: Phrase
    readonly text: Phrase
    readonly clause: ClauseId
  }[]
}

/**
 * A campaign, where a ruleset has one. Pure functions over plain data; dice and log only through `io`. `C` is its state,
 * `S` that of the ruleset's battles, `R` what it keeps of a battle.
 */
export interface CampaignRules<
  C extends CampaignState = CampaignState,
  S extends GameState = GameState,
  R = unknown,
> {
  readonly title: string
  /** What it is, in a sentence or two. */
  readonly text: string
  readonly clause: ClauseId
  readonly battles: number
  readonly words: Words
  readonly houseRules: readonly HouseRule[]
  /** Campaigns to begin with; all else is changed from one of them. */
  readonly ready: readonly CampaignSetup[]
  /** How few and how many a squadron has. */
  readonly members: readonly [number, number]
  /** What may be flown beside what is flown in a setup, by id of the muster. */
  types(
    setup: CampaignSetup,
  ): readonly { readonly id: string; readonly name: string; readonly group: string }[]
  readonly grades: readonly string[]
  /** A name for one more member. */
  nameFor(setup: CampaignSetup, side: Side): string
  readonly setupSchema: ZodType<CampaignSetup>
  readonly stateSchema: ZodType<C>
  readonly reportSchema: ZodType<R>
  begin(setup: CampaignSetup, houseRules: HouseRules, io: Io): C
  next(state: C, values: CampaignValues): CampaignNext
  /** Goes on with these values; only where `next` says 'go' without a problem. */
  go(state: C, values: CampaignValues, io: Io): C
  /** The battle that is to be fought; only where `next` says 'battle'. */
  battle(state: C): Scenario
  /** What the campaign keeps of a battle that is over. */
  report(end: S, log: readonly LogEntry[]): R
  /** The campaign after that battle. */
  after(state: C, report: R, io: Io): C
  view(state: C): CampaignView
}
