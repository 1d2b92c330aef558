import { memoBy } from '../../src/engine/memo'
import type { Focus, Mark, Scene, Tone } from '../../src/engine/scene'
import { tokenOf } from './card'
import { cellOf, groundOf } from './ground'
import { findUnit, isDifficult, stands, whereIs } from './lookup'
import { centreOf, gridOf, isSquare } from './squares'
import type { Square, Ww1Action, Ww1State } from './state'
import type { Offer } from '../../src/engine/offer'

const tokensOf = memoBy((state: Ww1State) => state.units.filter(stands).map(unit => tokenOf(state, unit)))

/** What to draw of a state. */
export function sceneOf(state: Ww1State, focus: Focus, offers: readonly Offer<Ww1Action>[]): Scene {
  return {
    board: state.scenario.board,
    ground: groundOf(state),
    tokens: tokensOf(state),
    props: [],
    marks: [...frontLine(state), ...marksOf(state, focus, offers)],
  }
}

/** The line between the halves. */
function frontLine({ scenario: { board } }: Ww1State): readonly Mark[] {
  const x = board.origin.x + (board.columns / 2) * board.size
  const y = board.origin.y
  return [{ kind: 'sight', from: { x, y }, to: { x, y: y + board.rows * board.size }, tone: 'plain' }]
}

const cells = (state: Ww1State, squares: readonly Square[], tone: Tone, label?: string): readonly Mark[] =>
  squares.length === 0
    ? []
    : [
        {
          kind: 'cells',
          tone,
          cells: squares.map(square => ({ outline: cellOf(state, square) })),
          ...(label !== undefined && { label }),
        },
      ]

function marksOf(state: Ww1State, focus: Focus, offers: readonly Offer<Ww1Action>[]): readonly Mark[] {
  const marks: Mark[] = []
  for (const { square, points } of state.aimed) {
    marks.push(...cells(state, [square], 'danger'))
    marks.push({
      kind: 'pill',
      at: centreOf(state.scenario.board, square),
      text: `bombarded by ${points}`,
      tone: 'danger',
    })
  }
  const { assault } = state
  if (assault) {
    marks.push(...cells(state, [assault.from], 'chosen'), ...cells(state, [assault.to], 'danger'))
    if (!state.advance && state.losing.length === 0) marks.push(arrow(state, assault.from, assault.to))
  }
  if (state.advance) marks.push(...cells(state, [state.advance.to], 'offer'))
  const offer = offers.find(each => each.id === focus.offer && !each.refusal)
  if (offer?.kind === 'assault') {
    const [, from = '', to = ''] = offer.id.split(':')
    marks.push(...cells(state, [from], 'chosen'), ...cells(state, [to], 'danger'))
    marks.push(arrow(state, from, to))
  } else if (
    offer &&
    (offer.kind === 'move' || offer.kind === 'deploy' || offer.kind === 'dig' || offer.kind === 'aim')
  ) {
    const open = offer
      .options()
      .flatMap(option => (option.refusal || !('square' in option.action) ? [] : [option.action.square]))
    marks.push(...cells(state, open, 'offer'))
    const chosen = focus.target !== null && isSquare(state.scenario.board, focus.target) ? [focus.target] : []
    marks.push(...cells(state, chosen, 'chosen'))
  } else if (focus.unit !== null && !assault) {
    const unit = findUnit(state, focus.unit)
    const square = unit ? whereIs(state, unit) : null
    if (square !== null) marks.push(...cells(state, [square], 'chosen'))
  }
  if (offer?.kind === 'move') {
    const unit = focus.unit === null ? undefined : findUnit(state, focus.unit)
    const own = unit ? whereIs(state, unit) : null
    if (unit?.type === 'tank' && own !== null) {
      for (const square of gridOf(state.scenario.board).beside.get(own) ?? []) {
        if (!isDifficult(state, square)) continue
        marks.push({
          kind: 'pill',
          at: centreOf(state.scenario.board, square),
          text: 'no tanks',
          tone: 'refused',
        })
      }
    }
  }
  return marks
}

function arrow(state: Ww1State, from: Square, to: Square): Mark {
  const { board } = state.scenario
  const [a, b] = [centreOf(board, from), centreOf(board, to)]
  const between = (t: number) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
  return {
    kind: 'arrow',
    from: between(0.3),
    to: between(0.78),
    tone: 'chosen',
  }
}
