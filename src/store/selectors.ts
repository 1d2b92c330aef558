import { type Battle, scenarioOf, stateOf, strictnessOf } from '../engine/battle'
import { liesOpen } from '../engine/proof'
import { type Odds, oddsOfOption } from '../engine/odds'
import type { Side, UnitId, Viewer } from '../engine/ids'
import { SIDES } from '../engine/ids'
import { type Offer, type Option, optionOf } from '../engine/offer'
import type { Ruleset } from '../engine/ruleset'
import { sentence } from '../engine/say'
import type { Phrase } from '../engine/phrase'
import type { Scenario } from '../engine/scenario'
import type { GameState } from '../engine/state'
import { isSame } from '../engine/same'
import { namesOf, numbersOf } from '../engine/targets'
import { allWords } from '../engine/words'
import type { Words } from '../engine/phrase'
import type { TableRules } from '../save/format'
import type { Plan, Seats, Session } from './sessionState'

// Everything shown is derived from the view of whoever sits in the chair. States and views are immutable, so what was
// derived from one is kept with it and goes with it.

const views = new WeakMap<GameState, Map<Viewer, GameState>>()
const offerLists = new WeakMap<GameState, Map<Side, readonly Offer[]>>()
const optionLists = new WeakMap<Offer, readonly Option[]>()
const oddsKept = new WeakMap<Option, Odds<GameState>>()
const wordLists = new WeakMap<Ruleset, Words>()

/** The state as a viewer may know it. */
export function viewOf(ruleset: Ruleset, state: GameState, viewer: Viewer): GameState {
  let kept = views.get(state)
  if (!kept) {
    kept = new Map()
    views.set(state, kept)
  }
  let view = kept.get(viewer)
  if (!view) {
    view = ruleset.view(state, viewer)
    kept.set(viewer, view)
  }
  return view
}

/** All that a side may do, from what it may know. */
export function offersOf(ruleset: Ruleset, view: GameState, side: Side): readonly Offer[] {
  let kept = offerLists.get(view)
  if (!kept) {
    kept = new Map()
    offerLists.set(view, kept)
  }
  let list = kept.get(side)
  if (!list) {
    list = ruleset.offers(view, side)
    kept.set(side, list)
  }
  return list
}

export function optionsOf(offer: Offer): readonly Option[] {
  let list = optionLists.get(offer)
  if (!list) {
    list = offer.refusal ? [] : offer.options()
    optionLists.set(offer, list)
  }
  return list
}

/** How an option may come out, as far as the viewer can know. */
export function oddsFor(ruleset: Ruleset, view: GameState, option: Option): Odds<GameState> {
  let odds = oddsKept.get(option)
  if (!odds) {
    odds = oddsOfOption(ruleset, view, option)
    oddsKept.set(option, odds)
  }
  return odds
}

export function wordsOf(ruleset: Ruleset): Words {
  let words = wordLists.get(ruleset)
  if (!words) {
    words = allWords(ruleset)
    wordLists.set(ruleset, words)
  }
  return words
}

export function tell(ruleset: Ruleset, state: GameState, phrase: Phrase): string {
  return sentence(wordsOf(ruleset), phrase, namesOf(state), numbersOf(state))
}

/** The sides that people at this screen play. */
export function peopleOf(seats: Seats): readonly Side[] {
  return SIDES.filter(side => seats[side].kind !== 'computer')
}

/** Whether two people play against each other here: then each has secrets from the other. */
export function isHotSeat(seats: Seats): boolean {
  return SIDES.every(side => seats[side].kind === 'person')
}

/** Whether all eyes may look: the battle is over, of two people the battle itself and not a what-if. */
export function mayAllLook({ battle, rules }: Pick<Session, 'battle' | 'rules'>): boolean {
  if (!battle) return false
  return isHotSeat(rules.seats) ? liesOpen(battle) : stateOf(battle).result !== null
}

/** Whose chair it is now, whoever sits in it by an act of the referee. */
export function rightfulChair({ battle, rules, chair, curtain, guest }: Session): Viewer {
  if (!battle) return chair
  return chairFor(battle, rules.seats, guest !== null ? 'public' : (curtain ?? chair))
}

/** Whether looking with any eyes needs no leave: the table's referee looks, or nothing is hidden any more. */
export function looksFreely(session: Session): boolean {
  return mayAllLook(session) || rightfulChair(session) === 'referee'
}

/** Whether one viewer sees anything in a position otherwise than another: only then is there something to hide. */
export function seesOtherwise(ruleset: Ruleset, state: GameState, one: Viewer, other: Viewer): boolean {
  return !isSame(viewOf(ruleset, state, one), viewOf(ruleset, state, other))
}

/** Whether a what-if throws the dice that the battle will throw. Between two people it would foretell them. */
export function throwsSame({ seats, sameDice }: TableRules): boolean {
  return sameDice === true && peopleOf(seats).length < 2
}

/** The side that acts from the chair now; null while it is not the turn of anyone who sits there. */
export function actingSide(session: Pick<Session, 'battle' | 'chair' | 'rules' | 'curtain'>): Side | null {
  const { battle, chair, rules, curtain } = session
  if (!battle || curtain) return null
  const { toAct, result } = stateOf(battle)
  if (result) return null
  if (chair === 'A' || chair === 'B') {
    return toAct.includes(chair) && rules.seats[chair].kind !== 'computer' ? chair : null
  }
  // Between two people the referee's chair is there to see and to set right, not to play a side that has no secrets left.
  if (chair === 'referee' && isHotSeat(rules.seats)) return null
  if (chair === 'referee') return toAct.find(side => rules.seats[side].kind !== 'computer') ?? null
  return null
}

/** The side that is to act now and that nobody here plays. */
export function computerToAct(battle: Battle, seats: Seats): Side | null {
  const { toAct, result } = stateOf(battle)
  if (result) return null
  return toAct.find(side => seats[side].kind === 'computer') ?? null
}

/** How many units a side has still to put on the table before the battle. */
export function undeployed(ruleset: Ruleset, battle: Battle, side: Side): number {
  const state = stateOf(battle)
  if (state.turn > 0 || state.result || !state.toAct.includes(side)) return 0
  const view = viewOf(ruleset, state, side)
  const places = usefulOffers(offersOf(ruleset, view, side)).filter(offer => offer.input === 'place')
  return unitsLeft(places).length
}

/** The side that a person could give the battle up for: the one person's, else the one that a person is to act for. */
export function concedingSide(session: Session): Side | null {
  const { battle, rules } = session
  if (!battle || stateOf(battle).result) return null
  const people = peopleOf(rules.seats)
  return (people.length === 1 ? people[0] : actingSide(session)) ?? null
}

/** Who should sit in the chair: the referee, the one person's side, the side to act of two, or all eyes where nobody plays. */
export function chairFor(battle: Battle, seats: Seats, now: Viewer): Viewer {
  const people = peopleOf(seats)
  const [only] = people
  if (only === undefined || SIDES.some(side => seats[side].kind === 'referee')) return 'referee'
  if (people.length === 1) return only
  const { toAct } = stateOf(battle)
  if (now !== 'public' && now !== 'referee' && toAct.includes(now)) return now
  return toAct[0] ?? now
}

/** What can still be done and would be a loss to leave: the offers that Space goes round. */
export function usefulOffers(offers: readonly Offer[]): readonly Offer[] {
  return offers.filter(offer => offer.useful && !offer.refusal && !offer.ends)
}

/** The units that have something useful left, in the order of the army. */
export function unitsLeft(offers: readonly Offer[]): readonly UnitId[] {
  return [...new Set(usefulOffers(offers).flatMap(offer => (offer.unit === null ? [] : [offer.unit])))]
}

/** Where nothing has to be done: the units that a place could still be given to, before whoever else places them. */
function unitsToPlace(offers: readonly Offer[]): readonly UnitId[] {
  if (usefulOffers(offers).length > 0) return []
  return offers.flatMap(({ input, unit, refusal }) =>
    input === 'place' && unit !== null && !refusal ? [unit] : [],
  )
}

/** The units that Space goes through: those with something useful left, else those that could still be placed. */
export function unitsToGoThrough(offers: readonly Offer[]): readonly UnitId[] {
  const left = unitsLeft(offers)
  return left.length > 0 ? left : unitsToPlace(offers)
}

/** Where Space would go, as its button says it; null where nothing is left. */
export function nextLabel(offers: readonly Offer[]): string | null {
  if (unitsToGoThrough(offers).length > 0) return 'Next unit'
  return usefulOffers(offers).length > 0 ? 'What is left' : null
}

/** The one after `now` among the units that have something left, round and round; backwards with a step of -1. */
export function nextUnit(left: readonly UnitId[], now: UnitId | null, step: 1 | -1 = 1): UnitId | null {
  if (left.length === 0) return null
  const at = now === null ? -1 : left.indexOf(now)
  if (at < 0) return (step === 1 ? left[0] : left.at(-1)) ?? null
  return left[(at + step + left.length) % left.length] ?? null
}

export const endOffer = (offers: readonly Offer[]): Offer | null =>
  offers.find(offer => offer.ends && !offer.refusal) ?? null

export const offersOfUnit = (offers: readonly Offer[], unit: UnitId | null): readonly Offer[] =>
  offers.filter(
    offer => (offer.unit === unit || (unit !== null && offer.with?.includes(unit))) && !offer.ends,
  )

/** The offer that is filled in when a unit is chosen: the first that is allowed and has something useful in it. */
export function firstOffer(offers: readonly Offer[], unit: UnitId): Offer | null {
  const own = offersOfUnit(offers, unit).filter(offer => !offer.refusal)
  return own.find(offer => offer.useful) ?? own[0] ?? null
}

/** Offers that differ from one only in how high they lead, and itself: the highest first. */
export function heightsOf(offers: readonly Offer[], one: Offer): readonly Offer[] {
  return offers
    .filter(
      each => each.level !== undefined && each.unit === one.unit && each.kind === one.kind && !each.refusal,
    )
    .toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0))
}

/** Offers without those that the ladder of heights shows, once one of them is chosen. */
export function besideHeights(offers: readonly Offer[], chosen: string | null): readonly Offer[] {
  const one = offers.find(offer => offer.id === chosen)
  // Where a stepper goes on to the next ones, the first of them is enough.
  if (offers.some(({ steps }) => steps?.below !== undefined)) {
    return offers.filter(offer => offer.steps?.below === undefined || offer === one)
  }
  if (one?.level === undefined) return offers
  const heights = heightsOf(offers, one)
  return heights.length < 2 ? offers : offers.filter(offer => !heights.includes(offer))
}

/** What a plan has gone stretch by stretch. */
export const gone = (plan: Plan | null): readonly string[] => plan?.trace.stretches ?? []

/** The state that the chair sees now. */
export function seenNow(session: Session): GameState | null {
  const { ruleset, battle, chair } = session
  return ruleset && battle ? viewOf(ruleset, stateOf(battle), chair) : null
}

const NOTHING: readonly Offer[] = []

/** The scenario at the table, as it was drawn up. */
export function scenarioNow({ ruleset, battle }: Pick<Session, 'ruleset' | 'battle'>): Scenario | null {
  return ruleset && battle ? scenarioOf(ruleset, battle) : null
}

/** How many units whoever acts from the chair has still to deploy. */
export function toDeploy(session: Session): number {
  const { ruleset, battle } = session
  const side = actingSide(session)
  return ruleset && battle && side ? undeployed(ruleset, battle, side) : 0
}

/** The offers of whoever may act from the chair. */
export function offersNow(session: Session): readonly Offer[] {
  const view = seenNow(session)
  const side = actingSide(session)
  if (!view || !side || !session.ruleset) return NOTHING
  return offersOf(session.ruleset, view, side)
}

/** The offer in focus. Where there is but one thing to do it need not be chosen first. */
export function chosenOffer(session: Session): Offer | null {
  const { offer } = session.focus
  if (offer === null) {
    const [only, ...others] = offersNow(session)
    return only && others.length === 0 && !only.refusal && only.input !== 'nothing' && only.unit === null
      ? only
      : null
  }
  return offersNow(session).find(one => one.id === offer) ?? null
}

/** The option that the target in focus stands for. */
export function chosenOption(session: Session): Option | null {
  const offer = chosenOffer(session)
  const { target } = session.focus
  if (!offer || target === null) return null
  return optionOf(optionsOf(offer), target)
}

/** Whether a phase has opened and nobody has chosen anything since. */
export const isOpening = ({ focus, opened }: Pick<Session, 'focus' | 'opened'>): boolean =>
  opened !== null && focus === opened

/** The step of the turn in which whoever sits in the chair is to act; null while he is not. */
export function phaseNow(session: Session): string | null {
  const [view, side] = [seenNow(session), actingSide(session)]
  if (!session.ruleset || !view || !side) return null
  const { steps, at } = session.ruleset.ribbon(view)
  return JSON.stringify([side, view.turn, at, steps[at]?.label])
}

/** Whether a phase may open on a unit now: its side is to act, and all that came before has been shown. */
export function mayOpen(session: Session): boolean {
  const { phase, news, showing, review, dice, thinking, deployingFor } = session
  const isShown = news === null || !showing
  const isFree = !review && !dice && thinking === null && deployingFor === null
  if (!isShown || !isFree) return false
  const now = phaseNow(session)
  return now !== null && now !== phase
}

/** Whether the table lets pass what the rules refuse, with a reason or without one. */
export function isLenient({ battle }: Session): boolean {
  return battle !== null && strictnessOf(battle) !== 'enforce'
}
