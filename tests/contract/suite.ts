import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Action } from '../../src/engine/action'
import type { Ruleset } from '../../src/engine/ruleset'
import type { Scenario } from '../../src/engine/scenario'
import type { GameState } from '../../src/engine/state'
import { badEstimates, badMerits, badThreats, type Foretold } from './agreement'
import * as checks from './checks'
import { type Problems, few } from './count'
import { unplayed } from './coverage'
import { badDamage, badNames } from './damage'
import { foughtOut } from './explore'
import { mirrored } from './mirror'
import { type Attack, attacksIn, badMirrors, badOdds, withOdds } from './oddsChecks'
import { badRegions } from './regions'
import { type Position, type RandomBattle, playAtRandom, positionsOf, shotsIn } from './sample'
import { type TwinsOf, leaks, telltales } from './secrets'

/** What a ruleset may say about itself, so that the suite can look closer. */
export interface ContractOptions {
  /** Battles played at random from each scenario. */
  readonly games?: number
  /** Actions after which a random battle must be over. */
  readonly longest?: number
  /** Positions looked at closely in each scenario. */
  readonly positions?: number
  /** Battles of each scenario that try everything that is offered. */
  readonly seekers?: number
  /** Battles of each scenario played at random with every house rule: more than one where a house rule has much that is rare. */
  readonly ruledGames?: number
  /** Scenarios of the suite's own, for what those of the ruleset do not show: most begin with somebody in reach of somebody. */
  readonly grounds?: readonly Scenario[]
  /** What need not occur in battle, by its name in `needsOf`, and why. */
  readonly excused?: Readonly<Record<string, string>>
  /** Problems that are known and wait for their mending, by the beginning of the sentence. */
  readonly known?: Readonly<Record<string, Known>>
  /** States that differ from this one only in what a viewer cannot know. */
  readonly secretTwins?: TwinsOf
  /** A position in the mirror, where mirroring places and facings in its JSON is not enough. Null where there is none. */
  readonly mirror?: (position: Position) => readonly [GameState, Action] | null
  /** The attacks that `threats` foretell, where they are not options with the target's token. */
  readonly foretold?: (position: Position) => readonly Foretold[]
  /** How far estimates may be on average from the mean of what they estimate, in points. */
  readonly estimatesWithin?: number
}

/** Attacks with dice that the odds of each ruleset are held against, at least. */
const ATTACKS = 20

/** A problem that waits for its mending: what is wrong, and how many times it may be found. */
export interface Known {
  readonly why: string
  readonly most: number
}

/** Everything that every ruleset must be, as tests: one file for each runs it. */
export function contractSuite(ruleset: Ruleset, options: ContractOptions = {}): void {
  const { games = 2, longest = 4_000, positions = 8, seekers = 2, ruledGames = 1 } = options
  const { mirror = mirroredInches, known = {}, excused = {} } = options
  let battles: readonly RandomBattle[] = []
  let fought: readonly RandomBattle[] = []
  let sample: readonly Position[] = []
  /** With every house rule: what may be hidden, or done, by one of them alone. */
  let switched: readonly RandomBattle[] = []
  let ruled: readonly Position[] = []
  let attacks: readonly Attack[] = []
  let shots: readonly Position[] = []

  describe(`contract of ${ruleset.id}`, { timeout: 300_000 }, () => {
    beforeAll(() => {
      const random = ruleset.scenarios.flatMap(scenario =>
        Array.from({ length: games }, (_, at) => playAtRandom(ruleset, scenario, `contract ${at}`, longest)),
      )
      fought = foughtOut(ruleset, [...ruleset.scenarios, ...(options.grounds ?? [])], longest, seekers)
      battles = [...random, ...fought]
      const firsts = random.filter((_, at) => at % games === 0)
      const fights = fought.filter(({ battle }) => battle.opening.from === 'scenario')
      const one = fights.filter(
        ({ scenario }, at) => fights.findIndex(each => each.scenario === scenario) === at,
      )
      sample = [...firsts, ...one].flatMap(battle => positionsOf(battle, Math.ceil(positions / 2)))
      attacks = withOdds(ruleset, attacksIn(battles, ATTACKS))
      shots = shotsIn(battles, 40)
      const all = Object.fromEntries(ruleset.houseRules.map(rule => [rule.id, true]))
      switched = ruleset.scenarios.flatMap(scenario =>
        Array.from({ length: ruledGames }, (_, at) =>
          playAtRandom(ruleset, scenario, at === 0 ? 'house rules' : `house rules ${at}`, longest, all),
        ),
      )
      const firstRuled = switched.filter((_, at) => at % ruledGames === 0)
      ruled = firstRuled.flatMap(battle => positionsOf(battle, 4 * positions))
    }, 300_000)
    // All their ways take much room, and the suites of all rulesets are in memory together.
    afterAll(() => {
      attacks = []
    })

    /** The first few problems beyond those that are known. */
    function unknown(problems: Problems): readonly string[] {
      const times = new Map<string, number>()
      return few(problems, problem => {
        const [start, { most }] = Object.entries(known).find(([each]) => problem.startsWith(each)) ?? [
          '',
          { most: 0 },
        ]
        times.set(start, (times.get(start) ?? 0) + 1)
        return (times.get(start) ?? 0) > most
      })
    }
    function holds(title: string, problems: () => Problems): void {
      it(title, () => {
        expect(unknown(problems()).join('\n')).toBe('')
      })
    }

    holds('has scenarios, unit types and rulings that hold together', () => checks.badContents(ruleset))
    holds('plays every scenario at random to its end', () => checks.badEnds(ruleset, battles))
    it('plays every scenario with every house rule', () => {
      expect(switched.length).toBe(ruleset.scenarios.length * ruledGames)
    })
    holds('plays every act, outcome and decision at least once', () =>
      unplayed(ruleset, [...battles, ...switched], excused),
    )
    holds('refuses what it shows as refused, and nothing else', () =>
      checks.badOffers(ruleset, [...sample, ...shots.slice(0, 10)]),
    )
    holds('refuses an act that it does not know', () => checks.badStrangers(ruleset, sample))
    holds('names as nearest only what is allowed', () => checks.badNearest(ruleset, sample))
    holds('has regions that hold what is allowed, and nothing else', () =>
      badRegions(ruleset, [...sample, ...third(ruled)]),
    )
    holds('has states and actions of plain JSON', () => checks.badData(ruleset, battles, sample))
    holds('refuses damaged positions or copes with them', () => badDamage(ruleset, third(sample)))
    holds('refuses names that reach into the program or copes with them', () =>
      badNames(ruleset, third(sample)),
    )
    it('comes to the same states and log through save and load', async () => {
      expect(await checks.badTwins(ruleset, third(battles))).toEqual([])
    })
    holds('tells every die in the log', () => checks.untoldDice(battles))
    holds('has odds that match a seeded sample of 20,000 throws', () => badOdds(ruleset, attacks, ATTACKS))
    holds('threatens with the odds of the attack', () =>
      badThreats(ruleset, shotsIn(battles, 80), options.foretold),
    )
    holds('has views that hide nothing more when looked at twice', () => checks.badViews(ruleset, sample))
    holds('leaks no secret: states that differ only in one look the same', () =>
      leaks(ruleset, [...sample, ...ruled], options.secretTwins),
    )
    holds('names in a refusal nothing that the side does not see', () =>
      telltales(ruleset, [...sample, ...ruled]),
    )
    holds('has the same odds in a mirrored position', () => badMirrors(ruleset, attacks, mirror))
    holds('is worth to one side what it costs the other', () =>
      checks.badWorth(ruleset, [...sample, ...shots]),
    )
    holds('is worth what its parts are', () => badMerits(ruleset, [...sample, ...shots]))
    if (ruleset.estimate) {
      holds('estimates what comes out on average', () =>
        badEstimates(ruleset, [...shots, ...sample], options.estimatesWithin),
      )
    }
    holds('has words for all that it says', () => checks.badWords(ruleset, battles, sample))
    holds('cites only what its rulebook has', () => checks.badCitations(ruleset, battles, sample))
    holds('draws only what is there', () => checks.badScenes(ruleset, third(sample)))
  })
}

/** Every third: what takes long and finds what it finds anywhere. */
function third<T>(all: readonly T[]): readonly T[] {
  return all.filter((_, at) => at % 3 === 0)
}

/** On a table measured in inches, a position in the mirror is its JSON with places and facings mirrored. */
export function mirroredInches({ scenario, state, action }: Position): readonly [GameState, Action] | null {
  const { board } = scenario
  return board.kind === 'inches' ? [mirrored(state, board.width), mirrored(action, board.width)] : null
}
