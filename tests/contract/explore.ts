import type { Action } from '../../src/engine/action'
import { act, lineOf, startBattle, stateOf } from '../../src/engine/battle'
import { SIDES } from '../../src/engine/ids'
import type { Offer } from '../../src/engine/offer'
import { fromCheckpoint, recordOf } from '../../src/engine/replay'
import { PLAIN_OPTIONS, type Ruleset } from '../../src/engine/ruleset'
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

/**
 * Battles of each scenario that come to blows: one fought by computers; the same again from the attack in its middle on, by
 * seekers; some by seekers from the beginning; and, where a side may give up, one that each side gives up.
 */
export function foughtOut(
  ruleset: Ruleset,
  scenarios: readonly Scenario[],
  longest: number,
  seekers: number,
): readonly RandomBattle[] {
  const seek = seeking(ruleset)
  const fight = fighting(ruleset, seek)
  const out = scenarios.flatMap(scenario => {
    const fought = played(ruleset, scenario, longest, fight)
    const again = playedAgain(ruleset, fought, longest, seek)
    const sought = Array.from({ length: seekers }, (_, at) =>
      played(ruleset, scenario, longest, seek, String(at)),
    )
    return [fought, ...(again ? [again] : []), ...sought]
  })
  return [...out, ...given(ruleset, scenarios)]
}

function played(
  ruleset: Ruleset,
  scenario: Scenario,
  longest: number,
  choose: Chooser,
  time = '',
): RandomBattle {
  const battle = startBattle(ruleset, scenario, PLAIN_OPTIONS, `contract ${scenario.id} ${time}`)
  return playOut(ruleset, { scenario, battle }, longest, choose)
}

/** Another end of a battle, from the attack in its middle on; null where nobody attacked. */
function playedAgain(
  ruleset: Ruleset,
  { scenario, battle }: RandomBattle,
  longest: number,
  choose: Chooser,
): RandomBattle | null {
  const { moments } = lineOf(battle)
  const attacks = moments.flatMap(({ log }, at) =>
    log.some(({ outcome }) => outcome !== undefined) ? [at] : [],
  )
  const middle = attacks[Math.floor(attacks.length / 2)]
  if (middle === undefined) return null
  const record = { ...recordOf(battle), seed: `${battle.seed} again`, cursor: middle }
  const begun = fromCheckpoint(ruleset, record, stateOf(battle, middle))
  return playOut(ruleset, { scenario, battle: begun }, longest, choose)
}

/** A battle that each side gives up at once, if the ruleset knows that. It is never offered. */
function given(ruleset: Ruleset, [scenario]: readonly Scenario[]): readonly RandomBattle[] {
  if (!scenario) return []
  return SIDES.flatMap(side => {
    const concede = ruleset.actionSchema.safeParse({ type: 'concede', side })
    if (!concede.success) return []
    const battle = startBattle(ruleset, scenario, PLAIN_OPTIONS, `contract of ${side}`)
    const acted = act(ruleset, battle, concede.data, { side })
    if (!acted.ok) throw new Error(`${side} may not concede: ${acted.refusal.reasons[0].code}`)
    return [{ scenario, battle: acted.battle }]
  })
}

function filledIn(offer: Offer, pick: (count: number) => number): Action | null {
  if (offer.sample) return offer.sample(pick)?.action ?? null
  const options = offer.options().filter(option => !option.refusal)
  return options[pick(Math.max(1, options.length))]?.action ?? null
}
