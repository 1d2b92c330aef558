import type { UnitId } from '../../../src/engine/ids'
import type { UnitCard } from '../../../src/engine/ruleset'
import { figure, signed } from '../../../src/engine/say'
import type { Chip, Token } from '../../../src/engine/scene'
import { tokenBasics } from '../../../src/engine/token'
import { type Weapon, loadOf, moveClassOf, placeOf } from '../../families/panzer8'
import { cite } from '../act'
import { isReady } from '../deeds'
import { elementOf, nameOfSide, qualityOf, typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10Element, D10State } from '../state'

const PIPS = { Poor: 1, Average: 2, Elite: 3, 'Panzer Ace': 3 } as const

const inches = (value: number): string => `${figure(value)}″`

function chipsOf(element: D10Element): readonly Chip[] {
  return [
    ...(element.suppressed ? [{ text: 'S', tone: 'suppressed', label: 'Suppressed' } as const] : []),
    ...(element.dugIn ? [{ text: 'D', tone: 'plain', label: 'Dug in' } as const] : []),
    ...(element.brokenDown ? [{ text: 'B', tone: 'plain', label: 'Broken down' } as const] : []),
  ]
}

/** Whether it has done its part in this player turn: acted, fought, or answered. */
function isSpent(state: D10State, element: D10Element): boolean {
  if (element.side !== state.active) return element.reacted
  return state.step === 'close combat' ? element.fought : element.acts > 0 && !isReady(state, element)
}

/** An element as its base on the table. */
export function tokenOf(state: D10State, element: D10Element): Token {
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
function paintOf(state: D10State, element: D10Element): string {
  const other = state.units.find(each => each.side === element.side && typeOf(each).nation !== 'Any')
  return other ? typeOf(other).paint : 'khaki'
}

function weaponFacts(weapon: Weapon): UnitCard['facts'] {
  const name = weapon.id === 'second' ? '2nd ' : weapon.id === 'small' ? 'SA ' : ''
  const least = weapon.least > 0 ? `${figure(weapon.least)} to ` : ''
  const facts: UnitCard['facts'][number][] = []
  if (weapon.ap !== null)
    facts.push({
      label: `${name}AP`,
      value: weapon.ap === '*' ? '*' : String(weapon.ap),
      note: `${least}${inches(weapon.apRange)}`,
      clause: cite('6.1.2'),
    })
  if (weapon.value !== null)
    facts.push({
      label: `${name}${weapon.kind === 'SA' ? 'SA' : weapon.kind === 'F' ? 'Flame' : 'HE'}`,
      value: String(weapon.value),
      note: `${least}${inches(weapon.range)}`,
      clause: cite('6.1.2'),
    })
  return facts
}

/** What the panel shows of an element. */
export function cardOf(state: D10State, id: UnitId): UnitCard {
  const element = elementOf(state, id)
  const type = typeOf(element)
  const rates = SHEETS.rates[moveClassOf(type, element)]
  const quality = qualityOf(element)
  return {
    token: tokenOf(state, element),
    title: element.name,
    subtitle: [type.name, element.formation || nameOfSide(state, element.side)].join(', '),
    chips: [`${element.quality}${quality === 0 ? '' : ` ${signed(quality)}`}`, ...statesOf(element)],
    facts: [
      {
        label: 'Move',
        value: inches(rates.open),
        note: `${inches(rates.rough)} rough, ${inches(rates.road)} road`,
        clause: cite('8.2.1'),
      },
      ...type.weapons.flatMap(weapon => weaponFacts(weapon)),
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

function statesOf(element: D10Element): readonly string[] {
  if (element.fate === 'to come') return ['To come']
  if (element.fate !== 'in play')
    return [element.fate === 'knocked out' ? 'Out of action' : `Lost: ${element.fate}`]
  return [
    element.suppressed ? 'Suppressed' : 'Ready',
    ...(element.dugIn ? ['Dug in'] : []),
    ...(element.brokenDown ? ['Broken down'] : []),
    ...(element.elevated ? ['Elevated'] : []),
    ...(element.rallying ? ['Rallies'] : []),
    ...(element.reacted ? ['Has reacted'] : []),
  ]
}

function notesOf(state: D10State, element: D10Element): UnitCard['notes'] {
  const type = typeOf(element)
  const load = loadOf(state, element.id)
  const field = type.weapons[0]?.field
  return [
    ...state.effects
      .filter(({ unit }) => unit === element.id)
      .map(({ card }) => ({ text: card, clause: cite('R67') })),
    ...(load.length > 0
      ? [{ text: `Carries ${load.map(({ name }) => name).join(', ')}`, clause: cite('R60') }]
      : []),
    ...(element.carriedBy === null
      ? []
      : [{ text: `Goes with ${elementOf(state, element.carriedBy).name}`, clause: cite('R60') }]),
    ...(field === 'front' || field === 'rear'
      ? [{ text: `Field of fire of 90 degrees to the ${field}`, clause: cite('R8') }]
      : []),
    ...(type.stays ? [{ text: 'Cannot both fire and move', clause: cite('R25') }] : []),
    ...(type.openTopped ? [{ text: 'Open-topped', clause: cite('6.3.6') }] : []),
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
