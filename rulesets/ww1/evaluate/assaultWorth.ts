import { type Side, type UnitId, otherSide } from '../../../src/engine/ids'
import type { Weights } from '../../../src/engine/ruleset'
import { throwsLastRounds } from '../artillery'
import { type Spread, certain, gasModifier, margins, mgSpread, spreadOf } from '../chances'
import { type Layout, byLayout } from './field'
import { isOn, roomIn, unitsIn } from '../lookup'
import { type Guns, gunsIn, spareOf, weighed } from './gunBalance'
import { type Outlook, outlooks } from './rowNeeds'
import { centreOf } from '../squares'
import type { Assault, Square, Stake, Ww1State, Ww1Unit } from '../state'
import { stakesOf } from '../stakes'
import { assaultersIn, losersIn } from '../strength'
import { lossRank } from '../tables'

/** How the table may look after an Assault. */
export interface Outcome {
  readonly found: readonly Outlook[]
  readonly spare: number
}

/** All that an Assault may come to for one margin: the side that may advance chooses. */
interface Ending {
  readonly chooses: Side
  readonly ways: readonly [Outcome, ...Outcome[]]
}

const MOST_FALLEN = 4

const PLAIN: Weights = {}

/** What guns add, by their number: those that anybody would stake in one Assault. */
const GUN_SPREADS: readonly Spread[] = Array.from({ length: 17 }, (_, guns) => spreadOf({ guns, gas: false }))

/**
 * What a position in which an Assault is under way is worth to the Attacker, if the assaulted side stakes what is best
 * for it; null where that is settled: then the table says it.
 */
export function pending(state: Ww1State, assault: Assault): number | null {
  if (state.advance || state.losing.length > 0) return null
  const secret = assault.secret
  const mine = secret ? spreadOf(assault.stake ?? { guns: 2, gas: false }) : certain(0)
  const before = margins(state, assault, mine, secret ? mgsIn(state, assault.to) : certain(0))
  const now = secret && assault.stake ? without(state, assault.by, assault.stake) : state
  const values = answersOf(now, assault, PLAIN)
  return secret
    ? bestOfAll(before, values, otherSide(assault.by))
    : bestOfEach(before, values, otherSide(assault.by))
}

/** What an Assault with a stake will be worth to the Attacker on average, by every throw of its dice. */
export function assaultWorth(state: Ww1State, by: Side, order: Stake & Path, weights: Weights): number {
  const { assault, before } = unanswered(state, by, order)
  const now = without({ ...state, assaulted: [...state.assaulted, order.from] }, by, assault.stake)
  return bestOfEach(before, answersOf(now, assault, weights), otherSide(by))
}

/** How likely somebody falls on the side that is assaulted if it stakes nothing. */
export function promise(state: Ww1State, by: Side, order: Stake & Path): number {
  const { first, chances } = unanswered(state, by, order).before
  return chances.reduce((sum, chance, at) => (first + at >= 0 ? sum + chance : sum), 0)
}

/** An Assault with a stake, and its margins before the answer. */
function unanswered(state: Ww1State, by: Side, { from, to, guns, gas }: Stake & Path) {
  const stake = { guns, gas }
  const assault = { by, from, to, stake, secret: false, support: 0, machineGuns: 0 }
  const mine = spreadOf(stake, gas ? gasModifier(unitsIn(state, to)) : 0)
  return { assault, before: margins(state, assault, mine, mgsIn(state, to)) }
}

/** What an answer to the Assault under way will be worth to the Attacker on average. */
export function supportWorth(state: Ww1State, assault: Assault, stake: Stake, weights: Weights): number {
  const answer = answerOf(state, assault, stake, weights)
  return bestOfEach(margins(state, assault, certain(0), certain(0)), [answer], otherSide(assault.by))
}

interface Path {
  readonly from: Square
  readonly to: Square
}

/** An answer of the assaulted side: what its dice may add, and what each margin is then worth. */
interface Answer {
  readonly adds: Spread
  readonly values: readonly number[]
}

const mgsIn = (state: Ww1State, square: Square): Spread =>
  mgSpread(unitsIn(state, square).filter(unit => unit.type === 'mg').length)

/** More guns than this nobody adds to one answer. */
const MOST_GUNS = 16

function answersOf(state: Ww1State, assault: Assault, weights: Weights): readonly Answer[] {
  return stakesOf(state, otherSide(assault.by))
    .filter(stake => stake.guns <= MOST_GUNS)
    .map(stake => answerOf(state, assault, stake, weights))
}

function answerOf(state: Ww1State, assault: Assault, stake: Stake, weights: Weights): Answer {
  const side = otherSide(assault.by)
  const fired = [...((assault.stake?.guns ?? 0) > 0 ? [assault.by] : []), ...(stake.guns > 0 ? [side] : [])]
  const left = fired.reduce(withLastRounds, [without(state, side, stake)]).map(gunsIn)
  const upon = stake.gas ? gasModifier(assaultersIn(state, assault.from)) : 0
  const mean = (ending: Ending): number =>
    left.reduce((sum, guns) => sum + worthOf(ending, guns, weights), 0) / left.length
  return {
    adds: stake.gas ? spreadOf(stake, upon) : (GUN_SPREADS[stake.guns] ?? spreadOf(stake)),
    values: endingsOf(state, assault).map(mean),
  }
}

/** All that may be left, each as likely, where a side that fired throws for its last rounds. */
const withLastRounds = (all: readonly Ww1State[], side: Side): readonly Ww1State[] =>
  all.flatMap(state =>
    throwsLastRounds(state, side)
      ? FACES.map(face => ({
          ...state,
          guns: { ...state.guns, [side]: face },
          lastRounds: { ...state.lastRounds, [side]: true },
        }))
      : [state],
  )

const FACES = [1, 2, 3, 4, 5, 6] as const

/** The mean where the assaulted side sees the margin and then answers as is best for it. */
function bestOfEach({ first, chances }: Spread, answers: readonly Answer[], side: Side): number {
  let sum = 0
  for (const [at, chance] of chances.entries()) {
    if (chance === 0) continue
    let best: number | null = null
    for (const answer of answers) {
      const value = meanOf(first + at, answer)
      if (best === null || (side === 'A' ? value > best : value < best)) best = value
    }
    sum += chance * (best ?? 0)
  }
  return sum
}

/** The best mean where it has to answer without seeing anything. */
function bestOfAll({ first, chances }: Spread, answers: readonly Answer[], side: Side): number {
  let best: number | null = null
  for (const answer of answers) {
    let sum = 0
    for (const [at, chance] of chances.entries()) sum += chance * meanOf(first + at, answer)
    if (best === null || (side === 'A' ? sum > best : sum < best)) best = sum
  }
  return best ?? 0
}

function meanOf(margin: number, { adds, values }: Answer): number {
  let sum = 0
  for (const [at, chance] of adds.chances.entries()) {
    const left = margin - adds.first - at
    sum += chance * (values[Math.max(-MOST_FALLEN, Math.min(MOST_FALLEN, left)) + MOST_FALLEN] ?? 0)
  }
  return sum
}

const worthOf = (ending: Ending, guns: Guns, weights: Weights): number =>
  standingWith(bestOf(ending, guns, weights), guns, weights)

const standingWith = ({ found, spare }: Outcome, guns: Guns, weights: Weights): number =>
  weighed(found, guns, spare, weights)

/** The way that is best for the side that chooses. */
function bestOf({ chooses, ways: [first, ...others] }: Ending, guns: Guns, weights: Weights): Outcome {
  const isBetter = (a: Outcome, b: Outcome): boolean => {
    const more = standingWith(a, guns, weights) - standingWith(b, guns, weights)
    return chooses === 'A' ? more > 0 : more < 0
  }
  return others.reduce((best, each) => (isBetter(each, best) ? each : best), first)
}

const without = (state: Ww1State, side: Side, { guns, gas }: Stake): Ww1State => ({
  ...state,
  guns: { ...state.guns, [side]: Math.max(0, state.guns[side] - guns) },
  gas: { ...state.gas, [side]: Math.max(0, state.gas[side] - (gas ? 1 : 0)) },
})

/** The endings of an Assault by its margin, from four lost by the assaulting side to four lost by the other. */
const endingsOf = (state: Ww1State, { by, from, to }: Assault): readonly Ending[] =>
  worked(state, by, from, to)

const worked = byLayout((layout, by: Side, from: Square, to: Square): readonly Ending[] =>
  Array.from({ length: 2 * MOST_FALLEN + 1 }, (_, at) => endingOf(layout, by, from, to, at - MOST_FALLEN)),
)

function endingOf(layout: Layout, by: Side, from: Square, to: Square, margin: number): Ending {
  const mine = inOrder(losersIn(layout, from)).slice(0, margin < 0 ? -margin : margin === 0 ? 1 : 0)
  const theirs = inOrder(unitsIn(layout, to)).slice(0, margin > 0 ? margin : margin === 0 ? 1 : 0)
  const after = bereft(layout, [...mine, ...theirs])
  return endingWith(after, openedBy(after, by, from, to) ?? { side: by, units: [], to })
}

const bereft = (layout: Layout, gone: readonly Ww1Unit[]): Layout => ({
  ...layout,
  units: layout.units.map(unit =>
    gone.some(each => each.id === unit.id) ? { ...unit, at: null, lost: true } : unit,
  ),
})

/** Who may go where after an Assault, if a square of it was emptied and not both. */
function openedBy(layout: Layout, by: Side, from: Square, to: Square): Opening | null {
  const isTaken = unitsIn(layout, to).length === 0
  if (isTaken === (unitsIn(layout, from).length === 0)) return null
  if (isTaken) return { side: by, units: inOrder(assaultersIn(layout, from)), to }
  return isOn(layout, 'only-assaulters-advance')
    ? null
    : { side: otherSide(by), units: inOrder(unitsIn(layout, to)), to: from }
}

interface Opening {
  readonly side: Side
  readonly units: readonly Ww1Unit[]
  readonly to: Square
}

/** The ways to go on where a square lies open: staying, or one or more going in. */
const endingWith = (layout: Layout, { side, units, to }: Opening): Ending => ({
  chooses: side,
  ways: [outcomeOf(layout), ...advanced(layout, units, to)],
})

/**
 * How the table will look when an Assault under way is over, if its losses are taken in their order and whoever may advance
 * does what is best for its side; null where nothing of that is open.
 */
export function settled(state: Ww1State): Outcome | null {
  const { assault, losing, advance } = state
  if (!assault || (losing.length === 0 && !advance)) return null
  const standing = (ids: readonly UnitId[]) => state.units.filter(unit => unit.at && ids.includes(unit.id))
  const after = bereft(
    state,
    losing.flatMap(({ among, count }) => inOrder(standing(among)).slice(0, count)),
  )
  const open = advance
    ? { side: advance.side, units: inOrder(standing(advance.units)), to: advance.to }
    : openedBy(after, assault.by, assault.from, assault.to)
  if (!open) return outcomeOf(after)
  return bestOf(endingWith(after, open), gunsIn(state), PLAIN)
}

/** The table after one or more of some units have gone into an emptied square. */
function advanced(layout: Layout, units: readonly Ww1Unit[], into: Square): readonly Outcome[] {
  const able = units.filter(
    ({ type, stuck, heldIn }) => type !== 'mg' && type !== 'tank' && !stuck && heldIn !== layout.turn,
  )
  const room = Math.min(able.length, roomIn(layout, into))
  const at = centreOf(layout.scenario.board, into)
  return Array.from({ length: Math.max(0, room) }, (_, less) => {
    const goers = new Set(able.slice(0, less + 1).map(unit => unit.id))
    return outcomeOf({
      ...layout,
      units: layout.units.map(unit => (goers.has(unit.id) ? { ...unit, at, advanced: true } : unit)),
    })
  })
}

const outcomeOf = (layout: Layout): Outcome => ({ found: outlooks(layout), spare: spareOf(layout.units) })

/** Units in the order in which they are lost: of equal ones the last is taken off. */
const inOrder = (units: readonly Ww1Unit[]): readonly Ww1Unit[] =>
  units.toReversed().toSorted((a, b) => lossRank(a.type, a.quality) - lossRank(b.type, b.quality))
