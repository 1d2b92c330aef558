import { plainOffer, refusalField } from '../../../../src/engine/acts'
import type { Offer } from '../../../../src/engine/offer'
import { type Point, bearing } from '../../../../src/geometry/point'
import { allAt, landOf } from '../ground/terrain'
import type { Battle, BattleAction, BattleElement, ElementOf } from '../model/battle'
import type { BattleAct, Edition, AnyReason } from '../model/edition'
import { elementOf, findElement, typeOf } from '../model/lookup'
import { unrest } from './path'

const orderOf = (state: Battle, { id }: BattleElement) => state.scenario.units.find(each => each.id === id)

/** The place on the edge at which an element comes on; null if it has none. */
function gateOf(state: Battle, element: BattleElement): Point | null {
  return orderOf(state, element)?.at ?? null
}

function reasonsFor<S extends Battle>(
  edition: Edition<S>,
  state: S,
  element: ElementOf<S>,
): readonly AnyReason[] {
  const type = typeOf(edition.sheets, element)
  const at = gateOf(state, element)
  if (element.fate !== 'to come' || !at) return [{ code: 'is-not-to-come', clause: edition.cite['to come'] }]
  const reasons: AnyReason[] = [...edition.against(state, { ...element, fate: 'in play', at }, 'enter')]
  const turn = orderOf(state, element)?.enters ?? 1
  if (state.turn < turn)
    reasons.push({ code: 'comes-later', clause: edition.cite['to come'], facts: { turn } })
  if (type.class === 'csw' && !element.brokenDown && type.move !== 'Inf')
    reasons.push({ code: 'enters-limbered', clause: edition.cite['limbered when it comes'] })
  const facing = inwards(state, at)
  const rest = unrest(edition.sheets, state, element, { at, facing })
  if (rest !== null && rest !== 'off the table')
    reasons.push({ code: 'no-room', clause: edition.cite['room'], facts: { unit: { unit: rest.on.id } } })
  return reasons
}

/** Towards the middle of the table. */
const inwards = (state: Battle, at: Point): number => {
  const { width, height } = state.scenario.board
  const edges: readonly (readonly [number, Point])[] = [
    [at.y, { x: at.x, y: height }],
    [height - at.y, { x: at.x, y: 0 }],
    [at.x, { x: width, y: at.y }],
    [width - at.x, { x: 0, y: at.y }],
  ]
  const [nearest] = edges.toSorted(([a], [b]) => a - b)
  return nearest ? Math.round(bearing(at, nearest[1])) % 360 : 0
}

/** Coming on at a place of the edge; from there it moves as usual, by a road 2 inches farther. */
export const enterOf = <S extends Battle>(edition: Edition<S>): BattleAct<S, 'enter'> => ({
  offers(state, side) {
    if (state.step !== edition.moves || side !== state.active || state.pending.length > 0) return []
    return (state.units as readonly ElementOf<S>[])
      .filter(each => each.side === side && each.fate === 'to come')
      .map((each): Offer<BattleAction> => {
        const action: BattleAction = { type: 'enter', unit: each.id }
        const reasons = reasonsFor(edition, state, each)
        return plainOffer(action, 'Come on', edition.cite['coming on'], {
          id: `enter:${each.id}`,
          unit: each.id,
          useful: reasons.length === 0,
          ...refusalField(reasons),
        })
      })
  },
  refuse(state, { unit }) {
    const element = findElement(state, unit)
    return element
      ? reasonsFor(edition, state, element)
      : [{ code: 'no-element', clause: edition.cite['to come'] }]
  },
  play(state, { unit }, io) {
    const element = elementOf(state, unit)
    const at = gateOf(state, element)
    if (!at) return state
    const byRoad = allAt(landOf(state.scenario), at).some(({ terrain }) => terrain.going === 'road')
    io.log({
      code: byRoad ? 'comes-on-by-road' : 'comes-on',
      facts: { unit: { unit } },
      side: element.side,
      units: [unit],
      clauses: [edition.cite['coming on']],
    })
    return edition.changed(state, unit, { at, facing: inwards(state, at), fate: 'in play', byRoad })
  },
})
