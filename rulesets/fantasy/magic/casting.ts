import { z } from 'zod'
import { type Waiting, plainOffer } from '../../../src/engine/acts'
import type { Action } from '../../../src/engine/action'
import { type Side, type UnitId, otherSide } from '../../../src/engine/ids'
import type { Offer } from '../../../src/engine/offer'
import type { Phrase } from '../../../src/engine/phrase'
import type { Reckoning } from '../../../src/engine/reckoning'
import type { Reason } from '../../../src/engine/refusal'
import type { Io } from '../../../src/engine/ruleset'
import { id } from '../../../src/engine/schema'
import {
  type AncientAction,
  type AncientState,
  type Book,
  type OpeningPart,
  type Outcome,
  type OwnAct,
  entered,
  findUnit,
  isOn,
  sideOfStep,
  standing,
  stands,
  unitOf,
} from '../../families/ancients'
import { withoutBorrowed } from '../borrowed'
import { mustered } from '../chance'
import type { FantasyCode } from '../words'
import { panicked } from './panic'
import {
  type Magic,
  SPELLS,
  type Spell,
  TABLE,
  attemptAt,
  chooserOf,
  isChosen,
  magicOf,
  spellsLeft,
  withMagic,
} from './spells'

/** A spell on a unit, enemy or friend. */
export type Cast = Action & { readonly type: 'cast'; readonly spell: Spell; readonly unit: UnitId }
/** No spell before this step, or none any more in this turn. */
export type Hold = Action & { readonly type: 'hold'; readonly until: 'step' | 'turn' }

const RULING = 'fantasy-R57'
/** The face from which a spell succeeds (12.3). */
const NEED = 4
const NEEDED: Reckoning = {
  kind: 'need',
  title: 'Spell',
  base: { clause: 'fantasy-12.3', label: 'every spell', value: NEED },
  modifiers: [],
  total: NEED,
}

/** Before each step but the rally either side may try one spell, the side whose step it is first (R57). */
export const opening: OpeningPart = {
  begins(book, state, io) {
    const magic = 'magic' in state.scenario && state.scenario.magic === true ? dealt(state, io) : null
    return { ...mustered(book, withoutBorrowed(book, state), io), magic } as AncientState
  },
  opens,
  waiting(state) {
    if (chooserOf(state) !== null) return CHOOSING
    return magicOf(state)?.asked.length ? WAITING : null
  },
  asks(state, side, focus): Phrase<FantasyCode> | null {
    const magic = magicOf(state)
    if (magic && chooserOf(state) === side) {
      const count = magic.number[side] - (magic.chosen?.[side].length ?? 0)
      return { code: 'prompt-choose-spell', facts: { count } }
    }
    if (!magic || magic.asked[0] !== side) return null
    const left = spellsLeft(magic, side)
    const step = sideOfStep(state.step)
    const who = step === null ? '' : state.scenario.sides[step].name
    const chosen = SPELLS.find(spell => focus.offer === `cast:${spell}`)
    const spell = chosen ? TABLE[chosen].name : ''
    const unit = focus.target === null ? undefined : findUnit(state, focus.target)
    if (chosen && unit) return { code: 'prompt-cast-on', facts: { spell, unit: { unit: unit.id } } }
    if (chosen) return { code: 'prompt-cast-whom', facts: { spell } }
    return { code: 'prompt-cast', facts: { left, of: magic.number[side], side: who } }
  },
}

/** Whoever has still to choose spells does so first; then those are asked who may cast before the step. */
function opens(state: AncientState): AncientState | null {
  const magic = magicOf(state)
  const side = sideOfStep(state.step)
  if (!magic || side === null) return null
  const chooser = chooserOf(state)
  if (chooser !== null) return { ...state, toAct: [chooser] }
  const asked = [side, otherSide(side)].filter(each => mayCast(magic, each, state.turn))
  return asked[0] ? { ...withMagic(state, { asked }), toAct: [asked[0]] } : null
}

/** The step with what comes before it. */
export function goneInto(book: Book, state: AncientState, io: Io<FantasyCode, Outcome>): AncientState {
  return opens(state) ?? entered(book, state, io)
}

const FIRST: Reason<FantasyCode> = { code: 'spells-first', clause: RULING }
const WAITING: Waiting<AncientAction> = {
  // The acts of the family have no name for those of a member.
  for: ['cast', 'hold', 'concede'] as unknown as readonly AncientAction['type'][],
  reason: FIRST,
}

const CHOSEN_FIRST: Reason<FantasyCode> = { code: 'spells-chosen-first', clause: RULING }
const CHOOSING: Waiting<AncientAction> = {
  for: ['choose', 'concede'] as unknown as readonly AncientAction['type'][],
  reason: CHOSEN_FIRST,
}

/** A D3 for each side: how many spells it has for the battle (12.1, R58). */
function dealt(state: AncientState, io: Io<FantasyCode, Outcome>): Magic {
  const roll = (by: Side): number => {
    const name = state.scenario.sides[by].name
    const number =
      1 + io.chance.bands(6, [3, 5], { purpose: `spells of ${name} (D3)`, by, clause: 'fantasy-12.1' })
    io.log({
      code: 'has-spells',
      facts: { side: name, number },
      side: by,
      units: [],
      clauses: ['fantasy-12.1', 'fantasy-R58'],
    })
    return number
  }
  return {
    number: { A: roll('A'), B: roll('B') },
    attempts: [],
    asked: [],
    silent: { A: 0, B: 0 },
    ...(isOn(state, 'chosen-spells') && { chosen: { A: [], B: [] } }),
  }
}

function mayCast(magic: Magic, side: Side, turn: number): boolean {
  return spellsLeft(magic, side) > 0 && magic.silent[side] !== turn
}

/** Whether a side is asked for a spell now. */
function isAsked(state: AncientState, side: Side): boolean {
  return magicOf(state)?.asked[0] === side
}

/** The next who may cast before this step; the step itself once nobody is left to ask. */
function goneOn(book: Book, state: AncientState, io: Io<FantasyCode, Outcome>): AncientState {
  const asked = magicOf(state)?.asked.slice(1) ?? []
  const now = withMagic(state, { asked })
  return asked[0] ? { ...now, toAct: [asked[0]] } : entered(book, now, io)
}

function againstCasting(state: AncientState, spell: Spell): readonly Reason<FantasyCode>[] {
  const magic = magicOf(state)
  const side = magic?.asked[0]
  if (!magic || side === undefined) return [{ code: 'no-casting', clause: RULING }]
  if (!isChosen(magic, side, spell)) return [{ code: 'spell-not-chosen', clause: RULING }]
  const tried = attemptAt(magic, side, spell)
  return tried ? [{ code: 'spell-tried', clause: 'fantasy-12.4', facts: { turn: tried.turn } }] : []
}

/** Casting a spell on any unit on the table: on 4, 5 or 6 it takes hold until the turn ends. */
export const cast: OwnAct<Cast, FantasyCode> = {
  schema: z.strictObject({ type: z.literal('cast'), spell: z.enum(SPELLS), unit: id }),
  offers(_book, state, side) {
    if (!isAsked(state, side)) return []
    return SPELLS.map((spell): Offer<Cast> => {
      const [reason] = againstCasting(state, spell)
      const { name, clause } = TABLE[spell]
      return {
        id: `cast:${spell}`,
        kind: 'cast',
        unit: null,
        label: name,
        clause,
        input: 'target',
        ...(reason && { refusal: { reasons: [reason] } }),
        useful: false,
        options: () =>
          standing(state.units).map(unit => ({
            action: { type: 'cast', spell, unit: unit.id },
            label: unit.name,
            token: unit.id,
            reckonings: [NEEDED],
          })),
      }
    })
  },
  refuse(_book, state, { spell, unit }) {
    const against = againstCasting(state, spell)
    if (against.length > 0) return against
    return stands(findUnit(state, unit)) ? [] : [{ code: 'not-on-table', clause: 'fantasy-12.2' }]
  },
  play(book, state, { spell, unit: on }, io) {
    const by = magicOf(state)?.asked[0] ?? state.toAct[0] ?? 'A'
    const unit = unitOf(state, on)
    const { name, clause } = TABLE[spell]
    const works = io.chance.check(6, NEED, {
      purpose: `${name} on ${unit.name}`,
      by,
      clause: 'fantasy-12.3',
    })
    io.log({
      code: works ? 'casts' : 'fails-to-cast',
      facts: { side: state.scenario.sides[by].name, spell: name, unit: { unit: on } },
      side: by,
      units: [on],
      clauses: ['fantasy-12.3', clause],
      effects: works && unit.at ? [{ kind: 'burst', at: unit.at, size: 0.7 }] : [],
    })
    const attempts = [...(magicOf(state)?.attempts ?? []), { by, spell, unit: on, turn: state.turn, works }]
    const tried = withMagic(state, { attempts })
    const after = works && spell === 'panic' && stands(unit) ? panicked(book, tried, unit, io) : tried
    return goneOn(book, after, io)
  },
}

/** Casting nothing. */
export const hold: OwnAct<Hold, FantasyCode> = {
  schema: z.strictObject({ type: z.literal('hold'), until: z.enum(['step', 'turn']) }),
  offers(_book, state, side) {
    if (!isAsked(state, side)) return []
    return [
      plainOffer<Hold>({ type: 'hold', until: 'step' }, 'No spell', RULING, { id: 'hold:step', ends: true }),
      plainOffer<Hold>({ type: 'hold', until: 'turn' }, 'No spell this turn', RULING, { id: 'hold:turn' }),
    ]
  },
  refuse: (_book, state) => (magicOf(state)?.asked.length ? [] : [{ code: 'no-casting', clause: RULING }]),
  play(book, state, { until }, io) {
    const magic = magicOf(state)
    const by = magic?.asked[0]
    if (!magic || by === undefined) return state
    const silent = until === 'turn' ? { ...magic.silent, [by]: state.turn } : magic.silent
    return goneOn(book, withMagic(state, { silent }), io)
  },
}
