import { type Side, type UnitId, otherSide } from '../../../src/engine/ids'
import { type Pose, onTable, poseOnTrack, stands, trackLength } from '../../families/panzer8'
import { type OnTable, findElement, firstOf, typeOf } from '../lookup'
import type { D10Action, D10State } from '../state'
import { gainAt, gainOf, pointsOf } from './gains'

/** An answer that is not yet given counts at least so much, and such a share of what it would do to the best target that may come. */
const ANSWER = 2
const KEPT = 0.3

/** What answers may still do in this player turn, for side A: to whose action is answered now, and to those who come after him. */
export function answersFor(state: D10State): number {
  const sign = state.active === 'A' ? -1 : 1
  const [asked] = reactionsIn(state)
  let sum = 0
  for (const each of answerers(state)) sum += keptBy(state, each)
  return sign * (sum + (asked ? promiseOf(state, asked) : 0))
}

type Asked = Extract<D10State['pending'][number], { readonly kind: 'react' }>

const reactionsIn = ({ pending }: D10State): readonly Asked[] =>
  pending.filter((each): each is Asked => each.kind === 'react')

/** Who may still answer in this player turn. */
const answerers = (state: D10State): readonly OnTable[] =>
  onTable(state, otherSide(state.active)).filter(
    each => !each.reacted && !each.busy && !each.command && typeOf(each).weapons.length > 0,
  )

/** What an answer promises that is kept for those who have not acted yet. */
function keptBy(state: D10State, enemy: OnTable): number {
  let most = 0
  for (const comer of onTable(state, state.active))
    if (comer.acts === 0) most = Math.max(most, gainOf(state, enemy, comer) * pointsOf(comer))
  return ANSWER + KEPT * most
}

/** What answering now promises beyond keeping the answers: of all, or of all but one. Who would do less by it keeps his. */
function promiseOf(state: D10State, asked: Asked, without?: UnitId): number {
  const mover = findElement(state, asked.unit)
  if (!stands(mover) || mover.side !== state.active) return 0
  const poses = posesOn(asked, mover)
  let spared = 1
  let given = 0
  for (const enemy of answerers(state)) {
    if (enemy.id === without) continue
    let most = 0
    for (const pose of poses) most = Math.max(most, gainAt(state, enemy, mover, pose))
    const kept = most > 0 ? keptBy(state, enemy) : 0
    if (most * spared * pointsOf(mover) <= kept) continue
    spared *= 1 - most
    given += kept
  }
  return pointsOf(mover) * (1 - spared) - given
}

/** Where a mover may be answered: who leaves a place in view is fired at before he has left it, unless somebody answered later. */
function posesOn({ track, reached }: Asked, mover: OnTable): readonly Pose[] {
  if (track.length < 2) return [mover]
  const length = trackLength(track)
  return [reached, (reached + length) / 2, length].flatMap(along => poseOnTrack(track, along) ?? [])
}

/**
 * Who holds his fire lets go what his answer promised: that speaks for giving it, since a position in which answers are
 * still open cannot be compared with one in which they are given.
 */
export function urge(state: D10State, side: Side, action: D10Action): number {
  if (action.type !== 'fire' && action.type !== 'hunt') return 0
  const asked = firstOf(state, 'react')
  if (!asked || side === state.active) return 0
  return promiseOf(state, asked) - promiseOf(state, asked, action.unit)
}
