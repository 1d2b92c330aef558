import type { Action } from '../../src/engine/action'
import { lineOf, startBattle } from '../../src/engine/battle'
import type { Offer } from '../../src/engine/offer'
import { fromCheckpoint, recordOf } from '../../src/engine/replay'
import type { HouseRules } from '../../src/engine/rulebook'
import type { Ruleset } from '../../src/engine/ruleset'
import type { Scenario } from '../../src/engine/scenario'
import { chooseOrder } from '../../src/opponents/opponent'
import { type Chooser, type RandomBattle, playOut } from './sample'

/**
 * Takes, of the kinds of offer that there are, the one that it took least often in all its battles: so that no kind that
 * is ever offered stays untried.
 */
export function seeking(ruleset: Ruleset): Chooser {
  const taken = new Map<string, number>()
  const often = ({ kind }: Offer): number => taken.get(kind) ?? 0
  return (view, side, pick) => {
    const open = ruleset.offers(view, side).filter(offer => !offer.refusal)
    const kinds = [...new Set(open.toSorted((a, b) => often(a) - often(b)).map(({ kind }) => kind))]
    for (const kind of kinds) {
      const offers = open.filter(offer => offer.kind === kind)
      while (offers.length > 0) {
        const [offer] = offers.splice(pick(offers.length), 1)
        const action = offer && filledIn(offer, pick)
        if (!action) continue
        taken.set(kind, (taken.get(kind) ?? 0) + 1)
        return action
      }
    }
    return null
  }
}

/** In so many of a hundred cases what a seeker would do, else what the weakest computer would. */
const WHIMS = 30

/** A computer brings the armies into contact, a seeker tries there what a computer would not. */
export function fighting(ruleset: Ruleset, seek: Chooser): Chooser {
  return (view, side, pick) => {
    if (pick(100) < WHIMS) return seek(view, side, pick)
    const order = chooseOrder(ruleset, view, side, 'easy', `contract ${pick(1000)}`, () => true)
    return order?.action ?? seek(view, side, pick)
  }
}

/** A battle of a scenario, played out by this chooser. */
export function played(
  ruleset: Ruleset,
  scenario: Scenario,
  longest: number,
  choose: Chooser,
  houseRules: HouseRules = {},
): RandomBattle {
  const battle = startBattle(ruleset, scenario, { houseRules }, `contract ${scenario.id}`)
  return playOut(ruleset, { scenario, battle }, longest, choose)
}

/** Another end of a battle, from the attack in its middle on; null where nobody attacked. */
export function playedAgain(
  ruleset: Ruleset,
  { scenario, battle }: RandomBattle,
  longest: number,
  choose: Chooser,
): RandomBattle | null {
  const { moments } = lineOf(battle)
  const attacks = moments.flatMap(({ log }, at) => (log.some(({ outcome }) => outcome !== undefined) ? [at] : []))
  const middle = attacks[Math.floor(attacks.length / 2)]
  if (middle === undefined) return null
  const before = moments[middle - 1]?.state ?? battle.opening.state
  const seed = `${battle.seed} again`
  const record = { ...recordOf(battle), seed, cursor: middle }
  return playOut(ruleset, { scenario, battle: fromCheckpoint(ruleset, record, before) }, longest, choose)
}

function filledIn(offer: Offer, pick: (count: number) => number): Action | null {
  if (offer.sample) return offer.sample(pick)?.action ?? null
  const options = offer.options().filter(option => !option.refusal)
  return options[pick(Math.max(1, options.length))]?.action ?? null
}
