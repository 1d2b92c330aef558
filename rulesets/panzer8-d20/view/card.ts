import type { UnitId } from '../../../src/engine/ids'
import type { UnitCard } from '../../../src/engine/ruleset'
import { signed } from '../../../src/engine/say'
import type { Token } from '../../../src/engine/scene'
import { isArmoured, moveFact, notesIn, statesOf, tokenIn, weaponFacts } from '../../families/panzer8'
import { cite } from '../act'
import { apOf } from '../fire/shot'
import { elementOf, nameOfSide, qualityOf, typeOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Element, D20State } from '../state'

/** Whether it has done its part in this phase. */
function isSpent(state: D20State, element: D20Element): boolean {
  if (element.side !== state.active) return false
  switch (state.step) {
    case 'command':
      return element.tested
    case 'fire':
      return element.fired.length > 0
    case 'close combat':
      return element.fought
    case 'movement':
      return element.moved
  }
}

/** An element as its base on the table. */
export const tokenOf = (state: D20State, element: D20Element): Token =>
  tokenIn(SHEETS, state, element, isSpent(state, element))

/** What the panel shows of an element. */
export function cardOf(state: D20State, id: UnitId): UnitCard {
  const element = elementOf(state, id)
  const type = typeOf(element)
  const quality = qualityOf(element)
  return {
    token: tokenOf(state, element),
    title: element.name,
    subtitle: [type.name, element.formation || nameOfSide(state, element.side)].join(', '),
    chips: [
      `${element.quality}${quality === 0 ? '' : ` ${signed(quality)}`}`,
      ...statesOf(element, 'Knocked out'),
      ...(type.weapons[0] && type.weapons[0].accuracy !== 0
        ? [`Acc ${signed(type.weapons[0].accuracy)}`]
        : []),
      ...(isArmoured(type) ? [`Size ${signed(type.size)}`] : []),
    ],
    facts: [
      moveFact(SHEETS, element, cite('8.2.1')),
      ...type.weapons.flatMap(weapon =>
        weaponFacts({ ...weapon, ap: apOf(element, weapon) }, { ap: cite('2.3.4'), value: cite('2.3.3') }),
      ),
      {
        label: 'Defence',
        value: String(type.defence),
        ...(type.flank !== null && { note: `${type.flank} side, rear` }),
        clause: cite('2.3.8'),
      },
    ],
    notes: notesOf(state, element),
  }
}

function notesOf(state: D20State, element: D20Element): UnitCard['notes'] {
  const type = typeOf(element)
  return [
    ...notesIn(SHEETS, state, element, {
      load: cite('2.1.14'),
      carrier: cite('R55'),
      field: cite('6.0.3'),
      stays: cite('6.0.4'),
      openTopped: cite('6.3.9'),
    }),
    ...(type.explosives ? [{ text: 'Explosives: hunts tanks at 3:2', clause: cite('2.1.24') }] : []),
    ...(element.command || type.class === 'commander'
      ? [{ text: '+1 to the morale of all within 4 inches; never shoots', clause: cite('5.0.3') }]
      : []),
    ...(type.class === 'hq'
      ? [{ text: `Elements lost: ${state.losses[element.side]}`, clause: cite('2.2.7') }]
      : []),
  ]
}
