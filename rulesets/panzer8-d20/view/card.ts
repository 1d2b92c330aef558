import type { UnitId } from '../../../src/engine/ids'
import type { UnitCard } from '../../../src/engine/ruleset'
import { figure, signed } from '../../../src/engine/say'
import type { Chip, Token } from '../../../src/engine/scene'
import { tokenBasics } from '../../../src/engine/token'
import { type Weapon, isArmoured, loadOf, moveClassOf, placeOf } from '../../families/panzer8'
import { cite } from '../act'
import { elementOf, nameOfSide, qualityOf, typeOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Element, D20State } from '../state'

const PIPS = { Poor: 1, Average: 2, Elite: 3, 'Panzer Ace': 3 } as const

const inches = (value: number): string => `${figure(value)}″`

function chipsOf(element: D20Element): readonly Chip[] {
  return [
    ...(element.suppressed ? [{ text: 'S', tone: 'suppressed', label: 'Suppressed' } as const] : []),
    ...(element.dugIn ? [{ text: 'D', tone: 'plain', label: 'Dug in' } as const] : []),
    ...(element.brokenDown ? [{ text: 'B', tone: 'plain', label: 'Broken down' } as const] : []),
  ]
}

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
export function tokenOf(state: D20State, element: D20Element): Token {
  const type = typeOf(element)
  const [load] = loadOf(state, element.id)
  return {
    ...tokenBasics(element),
    at: placeOf(state, element) ?? { x: 0, y: 0 },
    width: type.width,
    depth: type.depth,
    shape: 'base',
    silhouette: element.command ? 'hq' : type.silhouette,
    paint: type.paint === 'khaki' ? paintOf(state, element) : type.paint,
    quality: PIPS[element.quality],
    chips: chipsOf(element),
    spent: isSpent(state, element),
    ...(load && { cargo: typeOf(load).silhouette }),
  }
}

/** Elements that every nation has wear the paint of their own side. */
function paintOf(state: D20State, element: D20Element): string {
  const other = state.units.find(each => each.side === element.side && typeOf(each).nation !== 'Any')
  return other ? typeOf(other).paint : 'khaki'
}

function weaponFacts(element: D20Element, weapon: Weapon): UnitCard['facts'] {
  const name = weapon.id === 'second' ? '2nd ' : weapon.id === 'small' ? 'SA ' : ''
  const least = weapon.least > 0 ? `${figure(weapon.least)} to ` : ''
  const facts: UnitCard['facts'][number][] = []
  if (weapon.ap !== null && element.team !== false)
    facts.push({
      label: `${name}AP`,
      value: weapon.ap === '*' ? '*' : String(weapon.ap),
      note: `${least}${inches(weapon.apRange)}`,
      clause: cite('2.3.4'),
    })
  if (weapon.value !== null)
    facts.push({
      label: `${name}${weapon.kind === 'SA' ? 'SA' : weapon.kind === 'F' ? 'Flame' : 'HE'}`,
      value: String(weapon.value),
      note: `${least}${inches(weapon.range)}`,
      clause: cite('2.3.3'),
    })
  return facts
}

/** What the panel shows of an element. */
export function cardOf(state: D20State, id: UnitId): UnitCard {
  const element = elementOf(state, id)
  const type = typeOf(element)
  const rates = SHEETS.rates[moveClassOf(type, element)]
  const quality = qualityOf(element)
  return {
    token: tokenOf(state, element),
    title: element.name,
    subtitle: [type.name, element.formation || nameOfSide(state, element.side)].join(', '),
    chips: [
      `${element.quality}${quality === 0 ? '' : ` ${signed(quality)}`}`,
      ...statesOf(element),
      ...(type.weapons[0] && type.weapons[0].accuracy !== 0
        ? [`Acc ${signed(type.weapons[0].accuracy)}`]
        : []),
      ...(isArmoured(type) ? [`Size ${signed(type.size)}`] : []),
    ],
    facts: [
      {
        label: 'Move',
        value: inches(rates.open),
        note: `${inches(rates.rough)} rough, ${inches(rates.road)} road`,
        clause: cite('8.2.1'),
      },
      ...type.weapons.flatMap(weapon => weaponFacts(element, weapon)),
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

function statesOf(element: D20Element): readonly string[] {
  if (element.fate === 'to come') return ['To come']
  if (element.fate !== 'in play')
    return [element.fate === 'knocked out' ? 'Knocked out' : `Lost: ${element.fate}`]
  return [
    element.suppressed ? 'Suppressed' : 'Ready',
    ...(element.dugIn ? ['Dug in'] : []),
    ...(element.brokenDown ? ['Broken down'] : []),
    ...(element.elevated ? ['Elevated'] : []),
  ]
}

function notesOf(state: D20State, element: D20Element): UnitCard['notes'] {
  const type = typeOf(element)
  const load = loadOf(state, element.id)
  const field = type.weapons[0]?.field
  return [
    ...(load.length > 0
      ? [{ text: `Carries ${load.map(({ name }) => name).join(', ')}`, clause: cite('2.1.14') }]
      : []),
    ...(element.carriedBy === null
      ? []
      : [{ text: `Goes with ${elementOf(state, element.carriedBy).name}`, clause: cite('R55') }]),
    ...(field === 'front' || field === 'rear'
      ? [{ text: `Field of fire of 90 degrees to the ${field}`, clause: cite('6.0.3') }]
      : []),
    ...(type.stays ? [{ text: 'Cannot both fire and move', clause: cite('6.0.4') }] : []),
    ...(type.openTopped ? [{ text: 'Open-topped', clause: cite('6.3.9') }] : []),
    ...(type.explosives ? [{ text: 'Explosives: hunts tanks at 3:2', clause: cite('2.1.24') }] : []),
    ...(element.command || type.class === 'commander'
      ? [{ text: '+1 to the morale of all within 4 inches; never shoots', clause: cite('5.0.3') }]
      : []),
    ...(type.class === 'hq'
      ? [{ text: `Elements lost: ${state.losses[element.side]}`, clause: cite('2.2.7') }]
      : []),
  ]
}
