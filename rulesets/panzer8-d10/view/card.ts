import type { UnitId } from '../../../src/engine/ids'
import type { UnitCard } from '../../../src/engine/ruleset'
import { signed } from '../../../src/engine/say'
import type { Token } from '../../../src/engine/scene'
import { moveFact, notesIn, statesOf, tokenIn, weaponFacts } from '../../families/panzer8'
import { cite } from '../act'
import { isReady } from '../deeds'
import { elementOf, nameOfSide, qualityOf, typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10Element, D10State } from '../state'

/** Whether it has done its part in this player turn: acted, fought, or answered. */
function isSpent(state: D10State, element: D10Element): boolean {
  if (element.side !== state.active) return element.reacted
  return state.step === 'close combat' ? element.fought : element.acts > 0 && !isReady(state, element)
}

/** An element as its base on the table. */
export const tokenOf = (state: D10State, element: D10Element): Token =>
  tokenIn(SHEETS, state, element, isSpent(state, element))

/** What the panel shows of an element. */
export function cardOf(state: D10State, id: UnitId): UnitCard {
  const element = elementOf(state, id)
  const type = typeOf(element)
  const quality = qualityOf(element)
  return {
    token: tokenOf(state, element),
    title: element.name,
    subtitle: [type.name, element.formation || nameOfSide(state, element.side)].join(', '),
    chips: [
      `${element.quality}${quality === 0 ? '' : ` ${signed(quality)}`}`,
      ...statesOf(element, 'Out of action'),
      ...doingsOf(element),
    ],
    facts: [
      moveFact(SHEETS, element, cite('8.2.1')),
      ...type.weapons.flatMap(weapon => weaponFacts(weapon, { ap: cite('6.1.2'), value: cite('6.1.2') })),
      {
        label: 'Def',
        value: String(type.defence),
        ...(type.flank !== null && { note: `${type.flank} side, rear` }),
        clause: cite('6.1.6'),
      },
    ],
    notes: notesOf(state, element),
  }
}

function doingsOf(element: D10Element): readonly string[] {
  if (element.fate !== 'in play') return []
  return [...(element.rallying ? ['Rallies'] : []), ...(element.reacted ? ['Has reacted'] : [])]
}

function notesOf(state: D10State, element: D10Element): UnitCard['notes'] {
  const type = typeOf(element)
  return [
    ...state.effects
      .filter(({ unit }) => unit === element.id)
      .map(({ card }) => ({ text: card, clause: cite('R67') })),
    ...notesIn(SHEETS, state, element, {
      load: cite('R60'),
      carrier: cite('R60'),
      field: cite('R8'),
      stays: cite('R25'),
      openTopped: cite('6.3.6'),
    }),
    ...(type.explosives
      ? [{ text: 'Engineers: +2 to hunt tanks and hand to hand', clause: cite('6.3.4') }]
      : []),
    ...(element.command || type.class === 'commander'
      ? [
          {
            text: '+1 hand to hand to all within 4 inches, and to their Recover rolls when he rallies',
            clause: cite('5.0.2'),
          },
        ]
      : []),
    ...(type.class === 'hq'
      ? [{ text: `Elements lost: ${state.losses[element.side]}`, clause: cite('5.0.3') }]
      : []),
  ]
}
