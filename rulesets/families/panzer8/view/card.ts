import type { ClauseId } from '../../../../src/engine/ids'
import type { UnitCard } from '../../../../src/engine/ruleset'
import { figure } from '../../../../src/engine/say'
import type { Chip, Token } from '../../../../src/engine/scene'
import { tokenBasics } from '../../../../src/engine/token'
import type { Battle, BattleElement } from '../model/battle'
import { elementOf, loadOf, placeOf, typeOf } from '../model/lookup'
import type { Sheets, Weapon } from '../model/sheet'
import { moveClassOf } from '../movement/rates'

const PIPS = { Poor: 1, Average: 2, Elite: 3, 'Panzer Ace': 3 } as const

const inches = (value: number): string => `${figure(value)}″`

function chipsOf(element: BattleElement): readonly Chip[] {
  return [
    ...(element.suppressed ? [{ text: 'S', tone: 'suppressed', label: 'Suppressed' } as const] : []),
    ...(element.dugIn ? [{ text: 'D', tone: 'plain', label: 'Dug in' } as const] : []),
    ...(element.brokenDown ? [{ text: 'B', tone: 'plain', label: 'Broken down' } as const] : []),
  ]
}

/** An element as its base on the table; `spent` where it has done its part for now. */
export function tokenIn(sheets: Sheets, state: Battle, element: BattleElement, spent: boolean): Token {
  const type = typeOf(sheets, element)
  const [load] = loadOf(state, element.id)
  return {
    ...tokenBasics(element),
    at: placeOf(state, element) ?? { x: 0, y: 0 },
    width: type.width,
    depth: type.depth,
    shape: 'base',
    silhouette: element.command ? 'hq' : type.silhouette,
    paint: type.paint === 'khaki' ? paintOf(sheets, state, element) : type.paint,
    quality: PIPS[element.quality],
    chips: chipsOf(element),
    spent,
    ...(load && { cargo: typeOf(sheets, load).silhouette }),
  }
}

/** Elements that every nation has wear the paint of their own side. */
function paintOf(sheets: Sheets, state: Battle, element: BattleElement): string {
  const other = state.units.find(each => each.side === element.side && typeOf(sheets, each).nation !== 'Any')
  return other ? typeOf(sheets, other).paint : 'khaki'
}

/** How fast an element is. */
export function moveFact(
  sheets: Sheets,
  element: BattleElement,
  clause: ClauseId,
): UnitCard['facts'][number] {
  const rates = sheets.rates[moveClassOf(typeOf(sheets, element), element)]
  return {
    label: 'Move',
    value: inches(rates.open),
    note: `${inches(rates.rough)} rough, ${inches(rates.road)} road`,
    clause,
  }
}

/** The values of a weapon and how far they reach: against what is armoured, and against everything else. */
export function weaponFacts(
  weapon: Weapon,
  clauses: { readonly ap: ClauseId; readonly value: ClauseId },
): UnitCard['facts'] {
  const name = weapon.id === 'second' ? '2nd ' : weapon.id === 'small' ? 'SA ' : ''
  const least = weapon.least > 0 ? `${figure(weapon.least)} to ` : ''
  const facts: UnitCard['facts'][number][] = []
  if (weapon.ap !== null)
    facts.push({
      label: `${name}AP`,
      value: weapon.ap === '*' ? '*' : String(weapon.ap),
      note: `${least}${inches(weapon.apRange)}`,
      clause: clauses.ap,
    })
  if (weapon.value !== null)
    facts.push({
      label: `${name}${weapon.kind === 'SA' ? 'SA' : weapon.kind === 'F' ? 'Flame' : 'HE'}`,
      value: String(weapon.value),
      note: `${least}${inches(weapon.range)}`,
      clause: clauses.value,
    })
  return facts
}

/** The states in which an element is; `out` is what is said of one that is knocked out. */
export function statesOf(element: BattleElement, out: string): readonly string[] {
  if (element.fate === 'to come') return ['To come']
  if (element.fate !== 'in play') return [element.fate === 'knocked out' ? out : `Lost: ${element.fate}`]
  return [
    element.suppressed ? 'Suppressed' : 'Ready',
    ...(element.dugIn ? ['Dug in'] : []),
    ...(element.brokenDown ? ['Broken down'] : []),
    ...(element.elevated ? ['Elevated'] : []),
  ]
}

/** Where the book has what the notes of a card say. */
interface NoteClauses {
  readonly load: ClauseId
  readonly carrier: ClauseId
  readonly field: ClauseId
  readonly stays: ClauseId
  readonly openTopped: ClauseId
}

/** What is to be known of an element besides: whom it goes with, and what it is. */
export function notesIn(
  sheets: Sheets,
  state: Battle,
  element: BattleElement,
  clauses: NoteClauses,
): UnitCard['notes'] {
  const type = typeOf(sheets, element)
  const load = loadOf(state, element.id)
  const field = type.weapons[0]?.field
  return [
    ...(load.length > 0
      ? [{ text: `Carries ${load.map(({ name }) => name).join(', ')}`, clause: clauses.load }]
      : []),
    ...(element.carriedBy === null
      ? []
      : [{ text: `Goes with ${elementOf(state, element.carriedBy).name}`, clause: clauses.carrier }]),
    ...(field === 'front' || field === 'rear'
      ? [{ text: `Field of fire of 90 degrees to the ${field}`, clause: clauses.field }]
      : []),
    ...(type.stays ? [{ text: 'Cannot both fire and move', clause: clauses.stays }] : []),
    ...(type.openTopped ? [{ text: 'Open-topped', clause: clauses.openTopped }] : []),
  ]
}
