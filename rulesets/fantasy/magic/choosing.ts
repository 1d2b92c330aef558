import { z } from 'zod'
import { plainOffer } from '../../../src/engine/acts'
import type { Action } from '../../../src/engine/action'
import type { OwnAct } from '../../families/ancients'
import type { FantasyCode } from '../words'
import { goneInto } from './casting'
import { SPELLS, type Spell, TABLE, chooserOf, magicOf, withMagic } from './spells'

/** One of the spells that a side may use in this battle, by house rule. */
export type Choose = Action & { readonly type: 'choose'; readonly spell: Spell }

const RULING = 'fantasy-R57'

/** Under the house rule each side chooses its spells before the first turn and may use only those (R57). */
export const choose: OwnAct<Choose, FantasyCode> = {
  schema: z.strictObject({ type: z.literal('choose'), spell: z.enum(SPELLS) }),
  offers(_book, state, side) {
    const magic = magicOf(state)
    if (chooserOf(state) !== side || !magic?.chosen) return []
    const { chosen } = magic
    return SPELLS.filter(spell => !chosen[side].includes(spell)).map(spell =>
      plainOffer<Choose>({ type: 'choose', spell }, TABLE[spell].name, TABLE[spell].clause, {
        id: `choose:${spell}`,
        useful: true,
      }),
    )
  },
  refuse(_book, state, { spell }) {
    const side = chooserOf(state)
    if (side === null) return [{ code: 'no-choosing', clause: RULING }]
    return magicOf(state)?.chosen?.[side].includes(spell) ? [{ code: 'spell-taken', clause: RULING }] : []
  },
  play(book, state, { spell }, io) {
    const side = chooserOf(state)
    const chosen = magicOf(state)?.chosen
    if (side === null || !chosen) return state
    io.log({
      code: 'chooses-spell',
      facts: { side: state.scenario.sides[side].name, spell: TABLE[spell].name },
      side,
      units: [],
      clauses: [RULING, TABLE[spell].clause],
    })
    return goneInto(book, withMagic(state, { chosen: { ...chosen, [side]: [...chosen[side], spell] } }), io)
  },
}
