import type { UnitId } from '../../../src/engine/ids'
import { otherSide } from '../../../src/engine/ids'
import type { Point } from '../../../src/geometry/point'
import { isWithin } from '../../../src/geometry/tolerance'
import {
  apart,
  eyeAt,
  eyeOf,
  groundAt,
  isArmoured,
  isFoot,
  isVehicle,
  landOf,
  onTable,
  placeOf,
  sightBetween,
  stands,
} from '../../families/panzer8'
import { commandersNear, elementOf, typeOf } from '../lookup'
import { sheetsIn } from '../sheets'
import type { D10Element, D10State, Pending } from '../state'
import { SMOKE_REACH } from '../tables'

type Card = Extract<Pending, { kind: 'card' }>

/** Elements that a card may befall. */
export function objectsOf(state: D10State, { card, by }: Pick<Card, 'card' | 'by'>): readonly D10Element[] {
  const inPlay = state.units.filter(each => each.fate === 'in play')
  const own = inPlay.filter(each => each.side === by)
  switch (card) {
    case 'Fresh orders':
      return own.filter(each => !each.suppressed && commandersNear(state, each).length > 0)
    case 'Second wind':
      return own.filter(each => each.suppressed)
    case 'Low ammunition':
      return own.filter(each => ['csw', 'tank', 'spg', 'ac'].includes(typeOf(each).class) && !each.command)
    case 'Bogged':
      return own.filter(each => stands(each) && isVehicle(typeOf(each)) && isOnBadGround(state, each.at))
    case 'Breakdown':
      return own.filter(each => stands(each) && isVehicle(typeOf(each)))
    case 'Confusion':
      return own.filter(each => placeOf(state, each) !== null && !isWellCommanded(state, each))
    case 'Sniper':
      return own.filter(each => stands(each) && isSnipersPrey(each))
    case 'Harassing fire':
      return onTable(state, otherSide(by)).filter(
        each => !isArmoured(typeOf(each)) && isSeen(state, each, by),
      )
    default:
      return []
  }
}

const isSnipersPrey = (each: D10Element): boolean =>
  isFoot(typeOf(each)) || ['csw', 'commander'].includes(typeOf(each).class)

const isOnBadGround = (state: D10State, at: Point): boolean => {
  const going = groundAt(landOf(state.scenario), at)?.terrain.going
  return going === 'rough' || going === 'difficult'
}

/** A commander is near, or it is one himself. */
const isWellCommanded = (state: D10State, element: D10Element): boolean =>
  element.command || typeOf(element).class === 'commander' || commandersNear(state, element).length > 0

function isSeen(
  state: D10State,
  target: ReturnType<typeof onTable<D10State>>[number],
  by: D10Element['side'],
): boolean {
  const sheets = sheetsIn(state)
  const at = eyeOf(sheets, target, target)
  return onTable(state, by).some(
    each => !each.suppressed && sightBetween(sheets, state, eyeOf(sheets, each, each), at).clear,
  )
}

/** Whether smoke may be laid there: near to infantry of one's own that sees the place. */
export function maySmoke(state: D10State, by: D10Element['side'], at: Point): boolean {
  const { width, height } = state.scenario.board
  if (at.x < 0 || at.y < 0 || at.x > width || at.y > height) return false
  const sheets = sheetsIn(state)
  const bare = eyeAt(at)
  return onTable(state, by).some(
    each =>
      isFoot(typeOf(each)) &&
      isWithin(apart(state, eyeOf(sheets, each, each), bare), SMOKE_REACH) &&
      sightBetween(sheets, state, eyeOf(sheets, each, each), bare).clear,
  )
}

/** Whether a card that is to be named has lost its object. */
export function nothingToName(state: D10State, card: Card): boolean {
  if (card.card === 'Smoke') return !onTable(state, card.by).some(each => isFoot(typeOf(each)))
  return objectsOf(state, card).length === 0
}

/** Which of an element's actions comes next. */
export const nextAct = (state: D10State, unit: UnitId): number => elementOf(state, unit).acts + 1
