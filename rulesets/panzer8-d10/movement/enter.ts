import type { Offer } from '../../../src/engine/offer'
import { plainOffer, refusalField } from '../../../src/engine/acts'
import { type Point, bearing } from '../../../src/geometry/point'
import { allAt, landOf, unrest } from '../../families/panzer8'
import { type Act, type Reason, cite } from '../act'
import { notActing } from '../deeds'
import { changed, elementOf, findElement, typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10Action, D10Element, D10State } from '../state'

const orderOf = (state: D10State, { id }: D10Element) => state.scenario.units.find(each => each.id === id)

/** The place on the edge at which an element comes on; null if it has none. */
function gateOf(state: D10State, element: D10Element): Point | null {
  return orderOf(state, element)?.at ?? null
}

function reasonsFor(state: D10State, element: D10Element): readonly Reason[] {
  const type = typeOf(element)
  const at = gateOf(state, element)
  if (element.fate !== 'to come' || !at) return [{ code: 'is-not-to-come', clause: cite('R63') }]
  const reasons: Reason[] = [...notActing(state, { ...element, fate: 'in play', at }, 'move')]
  const turn = orderOf(state, element)?.enters ?? 1
  if (state.turn < turn) reasons.push({ code: 'comes-later', clause: cite('R63'), facts: { turn } })
  if (type.class === 'csw' && !element.brokenDown && type.move !== 'Inf')
    reasons.push({ code: 'enters-limbered', clause: cite('R59') })
  const facing = inwards(state, at)
  const rest = unrest(SHEETS, state, element, { at, facing })
  if (rest !== null && rest !== 'off the table')
    reasons.push({ code: 'no-room', clause: cite('R6'), facts: { unit: { unit: rest.on.id } } })
  return reasons
}

/** Towards the middle of the table. */
const inwards = (state: D10State, at: Point): number => {
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
export const enter: Act<'enter'> = {
  offers(state, side) {
    if (state.step !== 'action' || side !== state.active || state.pending.length > 0) return []
    return state.units
      .filter(each => each.side === side && each.fate === 'to come')
      .map((each): Offer<D10Action> => {
        const action: D10Action = { type: 'enter', unit: each.id }
        const reasons = reasonsFor(state, each)
        return plainOffer(action, 'Come on', cite('R63'), {
          id: `enter:${each.id}`,
          unit: each.id,
          useful: reasons.length === 0,
          ...refusalField(reasons),
        })
      })
  },
  refuse(state, { unit }) {
    const element = findElement(state, unit)
    return element ? reasonsFor(state, element) : [{ code: 'no-element', clause: cite('R63') }]
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
      clauses: [cite('R63')],
    })
    return changed(state, unit, { at, facing: inwards(state, at), fate: 'in play', byRoad })
  },
}
