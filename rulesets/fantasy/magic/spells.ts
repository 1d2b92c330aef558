import { z } from 'zod'
import { SIDES, type ClauseId, type Side, type UnitId } from '../../../src/engine/ids'
import { bySide, id, side } from '../../../src/engine/schema'
import type { AncientState } from '../../families/ancients'

export const SPELLS = ['winged-foot', 'freeze', 'panic', 'fury', 'magic-shield', 'hawk-eye'] as const
export type Spell = (typeof SPELLS)[number]

/** A spell as the booklet has it: its name, its clause, and what it does in a few words. */
interface SpellRow {
  readonly name: string
  readonly clause: ClauseId
  readonly effect: string
  /** The letter on a base that is under it. */
  readonly letter: string
  readonly helps: boolean
}

/** The spell table (12.0). */
export const TABLE: Readonly<Record<Spell, SpellRow>> = {
  'winged-foot': {
    name: 'Winged Foot',
    clause: 'fantasy-12.6',
    effect: 'Doubles its speed.',
    letter: 'W',
    helps: true,
  },
  freeze: {
    name: 'Freeze',
    clause: 'fantasy-12.7',
    effect: 'Neither moves nor turns, and fights at \u22122.',
    letter: 'F',
    helps: false,
  },
  panic: {
    name: 'Panic',
    clause: 'fantasy-12.9',
    effect: 'Turned about and made a full move.',
    letter: 'P',
    helps: false,
  },
  fury: {
    name: 'Fury',
    clause: 'fantasy-12.10',
    effect: '+2 to its Attack factor.',
    letter: 'Y',
    helps: true,
  },
  'magic-shield': {
    name: 'Magic Shield',
    clause: 'fantasy-12.11',
    effect: '+2 to its Defence factor.',
    letter: 'M',
    helps: true,
  },
  'hawk-eye': {
    name: 'Hawk Eye',
    clause: 'fantasy-12.12',
    effect: '+2 to its die when it shoots.',
    letter: 'H',
    helps: true,
  },
}

/** A spell that was tried on a unit, in which turn, and whether it took hold. */
export interface Attempt {
  readonly by: Side
  readonly spell: Spell
  readonly unit: UnitId
  readonly turn: number
  readonly works: boolean
}

/** The magic of a battle. */
export interface Magic {
  /** How many spells each side may try in the whole battle. */
  readonly number: Readonly<Record<Side, number>>
  readonly attempts: readonly Attempt[]
  /** Who may still cast before the present step, in their order. */
  readonly asked: readonly Side[]
  /** The turn in which each side has said that it casts no more; 0 if it has not. */
  readonly silent: Readonly<Record<Side, number>>
  /** Under the house rule: the spells that each side has chosen, the only ones that it may try. */
  readonly chosen?: Readonly<Record<Side, readonly Spell[]>>
}

const count = z.number().int().min(0).max(10_000)

const attempt = z.strictObject({
  by: side,
  spell: z.enum(SPELLS),
  unit: id,
  turn: count,
  works: z.boolean(),
})

/** What a scenario says of magic and of armies of chance, and what a state keeps of magic; null in a battle without. */
export const OWN_FIELDS = {
  scenario: {
    magic: z.boolean().exactOptional(),
    /** Points for which each side draws its units from those of the scenario. */
    muster: z.number().int().min(20).max(200).exactOptional(),
  },
  state: {
    magic: z
      .strictObject({
        number: bySide(z.number().int().min(0).max(6)),
        attempts: z.array(attempt).max(12),
        asked: z.array(side).max(2),
        silent: bySide(count),
        chosen: bySide(z.array(z.enum(SPELLS)).max(6)).exactOptional(),
      })
      .nullable(),
  },
}

/** The magic of a battle; null in one without. */
export function magicOf(state: AncientState): Magic | null {
  return (state as AncientState & { readonly magic?: Magic | null }).magic ?? null
}

/** The state with its magic changed. */
export function withMagic(state: AncientState, change: Partial<Magic>): AncientState {
  const magic = magicOf(state)
  return magic ? ({ ...state, magic: { ...magic, ...change } } as AncientState) : state
}

/** Whether a unit is under a spell: one that took hold in this turn (12.5). */
export function isUnder(state: AncientState, unit: { readonly id: UnitId }, spell: Spell): boolean {
  const magic = magicOf(state)
  if (!magic || magic.attempts.length === 0) return false
  return magic.attempts.some(
    each => each.works && each.turn === state.turn && each.unit === unit.id && each.spell === spell,
  )
}

/** The spells that lie on a unit now, each once. */
export function spellsOn(state: AncientState, unit: { readonly id: UnitId }): readonly Spell[] {
  return magicOf(state) ? SPELLS.filter(spell => isUnder(state, unit, spell)) : []
}

/** How many spells a side may still try. */
export function spellsLeft({ number, attempts }: Magic, by: Side): number {
  return number[by] - attempts.filter(each => each.by === by).length
}

/** The side that chooses its spells now, before the first turn; null where none has to. Only under the house rule (R57). */
export function chooserOf(state: AncientState): Side | null {
  const magic = magicOf(state)
  if (!magic?.chosen || state.turn === 0) return null
  const { chosen, number } = magic
  return SIDES.find(side => chosen[side].length < number[side]) ?? null
}

/** Whether a side may try a spell as far as its choice goes. */
export function isChosen({ chosen }: Magic, by: Side, spell: Spell): boolean {
  return chosen === undefined || chosen[by].includes(spell)
}

/** The attempt of a side at a spell; undefined if it has not tried it. */
export function attemptAt({ attempts }: Magic, by: Side, spell: Spell): Attempt | undefined {
  return attempts.find(each => each.by === by && each.spell === spell)
}
