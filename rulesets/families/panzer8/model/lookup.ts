import type { Side, UnitId } from '../../../../src/engine/ids'
import { footprint } from '../../../../src/geometry/bases'
import type { Degrees, Point, Polygon } from '../../../../src/geometry/point'
import { type ElementType, type Sheets, isFoot, isGun } from './sheet'
import type { Decision } from './battle'
import type { Element, Field, Standing } from './state'

export const stands = <E extends Element>(element: E | undefined): element is Standing<E> =>
  element !== undefined && element.at !== null && element.fate === 'in play'

export const typeOf = ({ types }: Sheets, { type }: Pick<Element, 'type'>): ElementType => {
  const found = types.get(type)
  if (!found) throw new RangeError(`There is no element type '${type}'.`)
  return found
}

type In<S extends Field> = S['units'][number]

/** Elements of a side on the table, those that are carried not among them. */
export function onTable<S extends Field>(state: S, side: Side): readonly Standing<In<S>>[] {
  const found: Standing<In<S>>[] = []
  for (const unit of state.units as readonly In<S>[]) if (unit.side === side && stands(unit)) found.push(unit)
  return found
}

/** What an element carries or tows. */
export function loadOf<S extends Field>(state: S, id: UnitId): readonly In<S>[] {
  return (state.units as readonly In<S>[]).filter(each => each.carriedBy === id && each.fate === 'in play')
}

/** Where an element is: on the table, or where its carrier is; null if nowhere. */
export function placeOf(state: Field, element: Element): Point | null {
  if (element.carriedBy === null) return element.at
  return state.units.find(each => each.id === element.carriedBy)?.at ?? null
}

/** The base of an element in a pose. */
export const baseIn = (type: ElementType, at: Point, facing: Degrees): Polygon =>
  footprint(at, facing, type.width, type.depth)

interface Base {
  readonly type: ElementType
  readonly at: Point
  readonly facing: Degrees
  readonly outline: Polygon
}
const kept = new Map<UnitId, Base>()

/** The base of an element where it stands: the last answer for each element is kept while it stands so. */
export function baseOf(sheets: Sheets, element: Standing): Polygon {
  const type = typeOf(sheets, element)
  const { id, at, facing } = element
  const known = kept.get(id)
  if (known && known.at === at && known.facing === facing && known.type === type) return known.outline
  const outline = baseIn(type, at, facing)
  kept.set(id, { type, at, facing, outline })
  return outline
}

/** Empty of everything that it might carry or tow. */
export const isEmptyTransport = (sheets: Sheets, state: Field, element: Element): boolean => {
  const type = typeOf(sheets, element)
  const isTransport = (type.class === 'soft' || type.class === 'apc') && (type.capacity > 0 || type.tows)
  return isTransport && !state.units.some(each => each.carriedBy === element.id && each.fate === 'in play')
}

/** Whether it commands: a commander on foot, or the vehicle of one. */
export const isCommander = (sheets: Sheets, element: Element): boolean =>
  element.command || typeOf(sheets, element).class === 'commander'

/** Commanders, headquarters, observers and empty transports do not count as combat elements. */
export function isCombat(sheets: Sheets, state: Field, element: Element): boolean {
  const { class: kind } = typeOf(sheets, element)
  if (element.command || kind === 'commander' || kind === 'hq' || kind === 'fo') return false
  return !isEmptyTransport(sheets, state, element)
}

/** How an element goes along: on the outside, in tow, or inside. */
export function carriage(
  sheets: Sheets,
  carrier: Element,
  load: Element,
): 'rides' | 'is towed' | 'is inside' {
  const type = typeOf(sheets, load)
  if (isGun(type)) return 'is towed'
  const { class: kind } = typeOf(sheets, carrier)
  return isFoot(type) && (kind === 'tank' || kind === 'spg') ? 'rides' : 'is inside'
}

export const findElement = <S extends Field>(state: S, id: UnitId): In<S> | undefined =>
  (state.units as readonly In<S>[]).find(each => each.id === id)

/** The element of that id; throws if there is none. */
export function elementOf<S extends Field>(state: S, id: UnitId): In<S> {
  const found = findElement(state, id)
  if (!found) throw new RangeError(`There is no element '${id}' in this battle.`)
  return found
}

export const nameOfSide = ({ scenario }: Field, side: Side): string => scenario.sides[side].name
export const adjectiveOf = ({ scenario }: Field, side: Side): string => scenario.sides[side].adjective

/** The decision that comes first, if it is of this kind. */
export function firstOf<P extends { readonly kind: string } = Decision, K extends P['kind'] = P['kind']>(
  state: { readonly pending: readonly { readonly kind: string }[] },
  kind: K,
): Extract<P, { kind: K }> | null {
  const [first] = state.pending
  return first?.kind === kind ? (first as unknown as Extract<P, { kind: K }>) : null
}
