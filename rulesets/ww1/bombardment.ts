import type { Io, Act } from './act'
import { lastRounds } from './artillery'
import { defencesIn, isDifficult, isOn, nameOfDefence, reason } from './lookup'
import { centreOf, gridOf, halfOf, isSquare, optionIn } from './squares'
import type { Defence, Square, Ww1State } from './state'
import { GUNS_PER_SHELLING, SHELLING, TO_REMOVE } from './tables'

/** Points of the Preliminary Bombardment that the Attacker can still declare. */
export function shellingsLeft(state: Ww1State): number {
  if (state.lastRounds.A) return 0
  const declared = state.aimed.reduce((sum, each) => sum + each.points, 0)
  return Math.max(0, Math.floor(state.guns.A / GUNS_PER_SHELLING) - declared)
}

/** Laying one point of the Preliminary Bombardment on a square of the Defender's half (section 2b, R5). */
export const aim: Act<'aim'> = {
  offers(state) {
    if (state.step !== 'bombard') return []
    const board = state.scenario.board
    const left = shellingsLeft(state)
    if (left === 0) return []
    return [
      {
        id: 'aim',
        kind: 'aim',
        unit: null,
        label: `Bombard a square, 3 guns each (${left} left)`,
        clause: 'ww1-2.5',
        input: 'choice',
        useful: false,
        options: () =>
          gridOf(board)
            .all.filter(square => halfOf(board, square) === 'B')
            .map(square => {
              const action = { type: 'aim', square } as const
              return optionIn(board, square, action, aim.refuse(state, action))
            }),
      },
    ]
  },
  refuse(state, { square }) {
    if (state.step !== 'bombard') return [reason('ww1-2.5', 'not-now')]
    const { board } = state.scenario
    if (!isSquare(board, square) || halfOf(board, square) !== 'B') {
      return [reason('ww1-R5', 'not-their-half', { square })]
    }
    return shellingsLeft(state) < 1 ? [reason('ww1-2.5', 'no-shelling', { guns: state.guns.A })] : []
  },
  play(state, { square }, io) {
    if (isOn(state, 'ranging-fire')) return afterwards(shelled(state, square, 1, io), io)
    const old = state.aimed.find(each => each.square === square)
    const points = (old?.points ?? 0) + 1
    io.log({
      code: 'aims',
      facts: { side: state.scenario.sides.A.name, square, points },
      side: 'A',
      units: [],
      clauses: ['ww1-2.6'],
    })
    const others = state.aimed.filter(each => each.square !== square)
    return { ...state, aimed: [...others, { square, points }] }
  },
}

/** The whole allocation has been declared: now the dice fall, square by square. */
export function openFire(state: Ww1State, io: Io): Ww1State {
  let after: Ww1State = { ...state, aimed: [] }
  for (const { square, points } of state.aimed) after = shelled(after, square, points, io)
  return { ...afterwards(after, io), toAct: [] }
}

const afterwards = (state: Ww1State, io: Io): Ww1State => lastRounds(state, ['A'], io)

function shelled(state: Ww1State, square: Square, points: number, io: Io): Ww1State {
  const damage = io.chance.sum(points, SHELLING, {
    purpose: `bombardment of ${square}`,
    by: 'A',
    clause: 'ww1-2.6',
  })
  const gone = removedBy(defencesIn(state, square), damage)
  const used = gone.reduce((sum, each) => sum + TO_REMOVE[each.kind], 0)
  const wasted = damage - used
  const craters =
    wasted > 0 && !isDifficult(state, square) && !(isOn(state, 'no-idle-craters') && gone.length === 0)
  const what = gone.map(each => nameOfDefence(each.kind)).join(' and ')
  io.log({
    code:
      gone.length > 0 ? (craters ? 'shelled-both' : 'shelled-away') : craters ? 'shelled-crater' : 'shelled',
    facts: { square, damage, what },
    side: 'A',
    units: [],
    clauses: ['ww1-2.6', ...(gone.length > 0 ? ['ww1-2.7'] : []), ...(craters ? ['ww1-2.8'] : [])],
    effects: [{ kind: 'burst', at: centreOf(state.scenario.board, square), size: 0.7 }],
  })
  return {
    ...state,
    guns: { ...state.guns, A: Math.max(0, state.guns.A - points * GUNS_PER_SHELLING) },
    defences: state.defences.filter(each => !gone.includes(each)),
    difficult: craters ? [...state.difficult, square] : state.difficult,
  }
}

/**
 * The Field Defences that damage removes: as many points as possible are used. Among the two of a square there is never
 * more than one way to do that, for two kinds never need the same points.
 */
export function removedBy(there: readonly Defence[], damage: number): readonly Defence[] {
  let best: readonly Defence[] = []
  let most = 0
  for (let set = 1; set < 1 << there.length; set++) {
    const chosen = there.filter((_, at) => (set >> at) % 2 === 1)
    const points = chosen.reduce((sum, each) => sum + TO_REMOVE[each.kind], 0)
    if (points <= damage && points > most) {
      best = chosen
      most = points
    }
  }
  return best
}
