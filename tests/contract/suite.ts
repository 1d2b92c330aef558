import { beforeAll, describe, expect, it } from 'vitest'
import type { Action } from '../../src/engine/action'
import type { Ruleset } from '../../src/engine/ruleset'
import type { GameState } from '../../src/engine/state'
import * as checks from './checks'
import { badDamage, badNames } from './damage'
import { mirrored } from './mirror'
import { attacksIn, badMirrors, badOdds } from './oddsChecks'
import { type Position, type RandomBattle, playAtRandom, positionsOf } from './sample'
import { type TwinsOf, leaks, telltales } from './secrets'

/** What a ruleset may say about itself, so that the suite can look closer. */
export interface ContractOptions {
  /** Battles played at random from each scenario. */
  readonly games?: number
  /** Actions after which a random battle must be over. */
  readonly longest?: number
  /** Positions looked at closely in each scenario. */
  readonly positions?: number
  /** States that differ from this one only in what a viewer cannot know. */
  readonly secretTwins?: TwinsOf
  /** A position in the mirror, where mirroring places and facings in its JSON is not enough. Null where there is none. */
  readonly mirror?: (position: Position) => readonly [GameState, Action] | null
}

/** Everything that every ruleset must be, as tests. `tests/contract/all.test.ts` runs it over the register. */
export function contractSuite(ruleset: Ruleset, options: ContractOptions = {}): void {
  const { games = 2, longest = 4_000, positions = 8, mirror = mirroredInches } = options
  let battles: readonly RandomBattle[] = []
  let sample: readonly Position[] = []
  /** With every house rule: what may be hidden by one of them alone. */
  let ruled: readonly Position[] = []
  let attacks: readonly Position[] = []

  describe(`contract of ${ruleset.id}`, { timeout: 300_000 }, () => {
    beforeAll(() => {
      battles = ruleset.scenarios.flatMap(scenario =>
        Array.from({ length: games }, (_, at) => playAtRandom(ruleset, scenario, `contract ${at}`, longest)),
      )
      sample = battles.filter((_, at) => at % games === 0).flatMap(battle => positionsOf(battle, positions))
      attacks = attacksIn(battles, 20)
      const all = Object.fromEntries(ruleset.houseRules.map(rule => [rule.id, true]))
      ruled = ruleset.scenarios.flatMap(scenario =>
        positionsOf(playAtRandom(ruleset, scenario, 'house rules', longest, all), 4 * positions),
      )
    }, 300_000)

    function holds(title: string, problems: () => checks.Problems): void {
      it(title, () => expect(few(problems())).toEqual([]))
    }

    holds('has scenarios, unit types and rulings that hold together', () => checks.badContents(ruleset))
    holds('plays every scenario at random to its end', () => checks.badEnds(ruleset, battles))
    it('plays every scenario with every house rule', () => {
      expect(new Set(ruled.map(({ scenario }) => scenario)).size).toBe(ruleset.scenarios.length)
    })
    holds('refuses what it shows as refused, and nothing else', () => checks.badOffers(ruleset, sample))
    holds('refuses an act that it does not know', () => checks.badStrangers(ruleset, sample))
    holds('names as nearest only what is allowed', () => checks.badNearest(ruleset, sample))
    holds('has states and actions of plain JSON', () => checks.badData(ruleset, battles, sample))
    holds('refuses damaged positions or copes with them', () => badDamage(ruleset, sample))
    holds('refuses names that reach into the program or copes with them', () => badNames(ruleset, sample))
    it('comes to the same states and log through save and load', async () => {
      expect(await checks.badTwins(ruleset, battles)).toEqual([])
    })
    holds('tells every die in the log', () => checks.untoldDice(battles))
    holds('has odds that match a seeded sample of 20,000 throws', () => badOdds(ruleset, attacks))
    holds('has views that hide nothing more when looked at twice', () => checks.badViews(ruleset, sample))
    holds('leaks no secret: states that differ only in one look the same', () =>
      leaks(ruleset, [...sample, ...ruled], options.secretTwins),
    )
    holds('names in a refusal nothing that the side does not see', () =>
      telltales(ruleset, [...sample, ...ruled]),
    )
    holds('has the same odds in a mirrored position', () => badMirrors(ruleset, attacks, mirror))
    holds('is worth to one side what it costs the other', () => checks.badWorth(ruleset, sample))
    holds('has words for all that it says', () => checks.badWords(ruleset, battles, sample))
    holds('cites only what its rulebook has', () => checks.badCitations(ruleset, battles, sample))
    holds('draws only what is there', () => checks.badScenes(ruleset, sample))
  })
}

/** On a table measured in inches, a position in the mirror is its JSON with places and facings mirrored. */
export function mirroredInches({ scenario, state, action }: Position): readonly [GameState, Action] | null {
  const { board } = scenario
  return board.kind === 'inches' ? [mirrored(state, board.width), mirrored(action, board.width)] : null
}

/** The first few problems, each once: a broken rule shows in a thousand places. */
function few(problems: checks.Problems): readonly string[] {
  const found = new Set<string>()
  for (const problem of problems) {
    found.add(problem)
    if (found.size >= 10) break
  }
  return [...found]
}
