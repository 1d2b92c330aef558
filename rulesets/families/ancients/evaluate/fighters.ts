import type { Side } from '../../../../src/engine/ids'
import { rallyNeed } from '../sequence/rallying'
import { maySave, saveNeed } from '../damage/result'
import type { Book } from '../model/book'
import type { AncientState, Flank, Standing } from '../model/state'
import { attackReckoning, defenceReckoning, fightOf } from '../melee/fight'
import { type Margins, marginsOf } from './chances'
import { type Piece, type Position, SHAPE, WILD } from './position'

/** A unit in a forecast: how likely it still stands in each state, and whom it fights. */
export interface Fighter {
  readonly piece: Piece
  /** Chances of each state; what is missing to 1 is lost. */
  good: number
  disordered: number
  shaken: number
  bouts: readonly Bout[]
  /** Sides on which it has been attacked in the present melee step, and how surely. */
  struck: Map<Flank, number>
  /** Chance that its General takes one from the result. */
  readonly saves: number
  /** Chance of recovering by one in a rally; 0 out of reach of a General. */
  readonly rallies: number
  /** Would be lost where others are Shaken. */
  readonly frail: boolean
}

/** One enemy that a fighter attacks: what it adds more to its die while in good order, in the first turn and after. */
export interface Bout {
  readonly foe: Fighter
  readonly first: number
  readonly later: number
  readonly side: Flank
  /** How likely the two come to blows at all. */
  readonly sure: number
  /** Whether they are in melee already, or come to it by a charge that lies open. */
  readonly by: 'melee' | 'charges'
  /** Melee steps of its side that went by since the two met. */
  begun: number
}

const LESS: Readonly<Record<Standing['status'], number>> = {
  'Good order': 0,
  Disordered: 1,
  Shaken: 2,
  Lost: 0,
}

/** What a unit adds more than its enemy when it attacks, as they stand, if it were in good order. */
export function leadsOf(
  book: Book,
  state: AncientState,
  by: Standing,
  target: Standing,
): Pick<Bout, 'first' | 'later' | 'side'> {
  const fight = fightOf(book, state, by, target)
  const defence = defenceReckoning(book, fight).total - LESS[by.status]
  return {
    first: attackReckoning(book, { ...fight, first: true }).total - defence,
    later: attackReckoning(book, { ...fight, first: false }).total - defence,
    side: fight.side,
  }
}

/** A unit as it goes into a forecast. */
export function fighterOf(book: Book, state: AncientState, piece: Piece, inReach: boolean): Fighter {
  const { unit } = piece
  const { status } = unit
  return {
    piece,
    good: status === 'Good order' ? 1 : 0,
    disordered: status === 'Disordered' ? 1 : 0,
    shaken: status === 'Shaken' ? 1 : 0,
    bouts: [],
    struck: new Map(),
    saves: maySave(state, unit, 'melee') ? share(saveNeed(book, unit)) : 0,
    rallies: inReach ? share(rallyNeed(book, unit)) : 0,
    frail: book.damage.escalated(state, { ...unit, status: 'Good order' }, 2, 'melee') === 'Lost',
  }
}

/** The chance of throwing so much or more. */
function share(need: number): number {
  return Math.min(1, Math.max(0, (7 - need) / 6))
}

/** What is left of a unit in melee once it is Shaken: little, if it cannot get away. */
export function trapped({ piece, frail }: Fighter): number {
  return frail ? 0 : piece.flees ? 0.38 : 0.06
}

/** How likely a fighter can still attack. */
export function fitness({ good, disordered }: Fighter): number {
  return good + disordered
}

/** What it costs, as a share of a unit in good order, that it becomes Disordered. */
export const DISORDER = 1 - SHAPE.Disordered

/** The chances of the three results of an attack, whatever state the attacker is in. */
export function resultsOf({ good, disordered }: Fighter, bout: Bout): Margins {
  const lead = bout.begun === 0 ? bout.first : bout.later
  const whole = marginsOf(lead)
  const less = marginsOf(lead - 1)
  const { saves } = bout.foe
  const one = good * whole.one + disordered * less.one
  const two = good * whole.two + disordered * less.two
  const three = good * whole.three + disordered * less.three
  return {
    one: one * (1 - saves) + two * saves,
    two: two * (1 - saves) + three * saves,
    three: three * (1 - saves),
  }
}

/** What an attack is expected to take from its target, in points, without what it means to the army. */
export function harmOf(by: Fighter, bout: Bout): number {
  const { foe } = bout
  const { one, two, three } = resultsOf(by, bout)
  const left = trapped(foe)
  const wild = foe.piece.kind.rampages ? WILD : 0
  return (
    foe.piece.value *
    (foe.good * (one * (DISORDER + wild) + two * (1 - left) + three) +
      foe.disordered * ((one + two) * (SHAPE.Disordered - left) + three * SHAPE.Disordered) +
      foe.shaken * (two + three) * left)
  )
}

/** What the melees and charges of the next steps are expected to take from the other side, in points. */
export interface Harvest {
  melee: number
  charges: number
}

/** Everybody on the table with what a forecast keeps of them. */
export interface Field {
  readonly position: Position
  readonly sides: Readonly<Record<Side, readonly Fighter[]>>
  readonly lost: Record<Side, number>
  readonly limits: Readonly<Record<Side, number>>
  readonly harvest: Readonly<Record<Side, Harvest>>
}
