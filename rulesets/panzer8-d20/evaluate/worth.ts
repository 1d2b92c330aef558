import { type Side, otherSide } from '../../../src/engine/ids'
import { distance } from '../../../src/geometry/point'
import { isVehicle, onTable } from '../../families/panzer8'
import { isCombatElement, typeOf } from '../lookup'
import type { D20Element, D20State } from '../state'

/** What a position is made of. */
export interface Merits {
  readonly elements: number
  readonly objectives: number
  readonly approach: number
}

/** Points of an element: a rifle section is about 100. */
export function pointsOf(element: D20Element): number {
  const type = typeOf(element)
  const [weapon] = type.weapons
  const value = Math.max(0, ...type.weapons.map(each => each.value ?? 0))
  const ap = typeof weapon?.ap === 'number' ? weapon.ap : 0
  const base = type.class === 'soft' ? 30 : type.class === 'hq' ? 20 : type.class === 'commander' ? 60 : 50
  const armour = isVehicle(type) && type.class !== 'soft' ? type.defence * 8 : 0
  return base + value * 10 + ap * 7 + armour
}

function elementsOf(state: D20State, side: Side): number {
  let sum = 0
  for (const element of state.units) {
    if (element.side !== side || (element.fate !== 'in play' && element.fate !== 'to come')) continue
    sum += pointsOf(element) * (element.suppressed ? 0.55 : 1)
  }
  return sum
}

function approachOf(state: D20State, side: Side): number {
  let sum = 0
  for (const { at, id } of state.scenario.objectives) {
    const isOwn = state.holdings.find(held => held.id === id)?.holder === side
    for (const element of onTable(state, side)) {
      if (!isCombatElement(state, element)) continue
      sum += (isOwn ? 3 : 8) / (1 + distance(element.at, at) / 6)
    }
  }
  return sum
}

/** What speaks for a side. */
export function merits(state: D20State, side: Side): Merits {
  const enemy = otherSide(side)
  const held = (by: Side): number => state.holdings.filter(({ holder }) => holder === by).length
  return {
    elements: elementsOf(state, side) - elementsOf(state, enemy),
    objectives: 150 * (held(side) - held(enemy)),
    approach: approachOf(state, side) - approachOf(state, enemy),
  }
}

/** How good a position is: a battle that is over counts above all. */
export function worth(state: D20State, side: Side): number {
  if (state.result) return state.result.winner === null ? 0 : state.result.winner === side ? 5_000 : -5_000
  const { elements, objectives, approach } = merits(state, side)
  return elements + objectives + approach
}
