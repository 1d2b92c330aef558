import { REGISTER } from '../rulesets'
import { lineOf, logOf, stateOf } from '../src/engine/battle'
import { branches } from '../src/engine/dice/everyOutcome'
import { recordedChance } from '../src/engine/dice/recorded'
import { seededChance } from '../src/engine/dice/seeded'
import { oddsOf } from '../src/engine/odds'
import { randomAction } from '../src/engine/random'
import { isRefereeAction } from '../src/engine/rulings'
import { recordOf, replay } from '../src/engine/replay'
import { type Io, PLAIN_OPTIONS, type Ruleset } from '../src/engine/ruleset'
import type { Scenario } from '../src/engine/scenario'
import { encodeBattle } from '../src/save/encode'
import { foughtOut } from '../tests/contract/explore'
import { optionsOf } from '../tests/contract/hooks'
import { attacksIn } from '../tests/contract/oddsChecks'
import { type Position, picker, playAtRandom, type RandomBattle } from '../tests/contract/sample'
import { duel } from '../tests/engine/duel'
import type { Row } from './rows'

const WHY = { purpose: 'to hit', by: 'A' } as const

/** A shot with a saving roll as the kernel sees it: 18 runs of next to nothing. */
function savingRoll(io: Io): number {
  const { chance } = io
  if (!chance.check(6, 4, WHY)) return 0
  const damage = chance.bands(6, [3, 5], WHY)
  const saved = chance.check(6, 5, WHY)
  return chance.die(3, WHY) + damage + Number(saved)
}

const kernel: readonly Row[] = [
  {
    name: 'a thousand dice thrown from the seed',
    run: () => {
      const chance = seededChance('bench', 0, [])
      for (let die = 0; die < 1000; die++) chance.check(6, 4, WHY)
    },
  },
  { name: `odds of ${branches(savingRoll).length} branches`, run: () => branches(savingRoll) },
]

const rulesets: readonly Ruleset[] = [duel, ...(await Promise.all(REGISTER.map(entry => entry.load())))]

/** What the first ruleset does on the machine for which the others' speeds are wanted. */
const FIRST: Speed = { 'actions checked and played': 110_000, 'actions in random play': 30_000 }
const USUAL: Speed = { 'actions checked and played': 40_000, 'actions in random play': 12_000 }
const FAST: Speed = { 'actions checked and played': 50_000, 'actions in random play': 15_000 }
/** Rulesets in which one order moves many figures. */
const CROWD: Speed = { 'actions checked and played': 20_000, 'actions in random play': 5_000 }
const WANTED: Readonly<Record<string, Speed>> = {
  'panzer8-d20': FAST,
  'panzer8-d10': FAST,
  divisional: FAST,
  coastal: FAST,
  colonial: CROWD,
  fantasy: CROWD,
}

/** What is measured, by what it is of. */
export const rows: readonly (readonly [string, readonly Row[]])[] = [
  ['engine', kernel],
  ...rulesets.map(ruleset => [ruleset.id, rowsOf(ruleset)] as const),
]

function rowsOf(ruleset: Ruleset): readonly Row[] {
  const battles = ruleset.scenarios.map(scenario => playAtRandom(ruleset, scenario, 'bench', 10_000))
  // Who plays at random seldom comes to blows: some battles are fought out.
  const fought = foughtOut(ruleset, optionsOf(ruleset.id).grounds ?? ruleset.scenarios, 4_000, 1)
  const attacks = attacksIn([...battles, ...fought], 200).filter(attack => !isEnd(ruleset, attack))
  const long = battles.toSorted((a, b) => b.battle.cursor - a.battle.cursor)[0]
  if (!long) return []
  const record = recordOf(long.battle)
  const person = { kind: 'person' } as const
  const table = { seats: { A: person, B: person }, dice: 'program' } as const
  const actions = lineOf(long.battle).moments.length
  return [
    {
      name: 'actions checked and played',
      ...least(ruleset, 'actions checked and played'),
      times: battles.reduce((sum, { battle }) => sum + lineOf(battle).moments.length, 0),
      run: () => battles.forEach(battle => playAgain(ruleset, battle)),
    },
    {
      name: 'actions in random play',
      ...least(ruleset, 'actions in random play'),
      ...randomPlay(ruleset),
    },
    { name: 'exact odds of an action with dice', run: each(attacks, oddsIn(ruleset)) },
    { name: `worst odds (${worst(ruleset, attacks).name})`, run: worst(ruleset, attacks).run },
    { name: `battle of ${actions} actions replayed`, run: () => replay(ruleset, record) },
    {
      name: `log of ${logOf(long.battle).length} entries collected`,
      run: () => logOf(long.battle),
    },
    {
      name: `battle of ${actions} actions written`,
      run: () => encodeBattle(long.battle, table, 'bench'),
    },
    { name: 'value of a position', run: () => ruleset.worth(stateOf(long.battle, 1), 'A') },
  ]
}

/** Actions a second: checked and played, and in random play. */
interface Speed {
  readonly 'actions checked and played': number
  readonly 'actions in random play': number
}

/** No ruleset is slow: it does so much at least of what the first one does, which is measured before it on the same machine. */
function least({ id }: Ruleset, name: keyof Speed): Pick<Row, 'least'> {
  const [, first] = rulesets
  if (first === undefined || id === 'duel' || id === first.id) return {}
  const share = (WANTED[id] ?? USUAL)[name] / FIRST[name]
  return { least: { of: `${first.id}: ${name}`, share } }
}

/** The end of a step, which may throw many dice: nobody asks for its odds before. */
function isEnd(ruleset: Ruleset, { state, action }: Position): boolean {
  return state.toAct
    .flatMap(side => ruleset.offers(state, side))
    .some(offer => offer.ends && offer.options().some(option => option.action.type === action.type))
}

/** One after the other, again and again. */
function each<T>(list: readonly T[], work: (item: T, at: number) => unknown): () => unknown {
  let at = 0
  return () => {
    const item = list[at % list.length]
    at += 1
    return item === undefined ? null : work(item, at)
  }
}

/** A battle once more with the dice that it had. Each state is a new one as in a game: nothing is known of it beforehand. */
function playAgain(ruleset: Ruleset, { battle }: RandomBattle): void {
  const { moments } = lineOf(battle)
  const dice = moments.flatMap(({ step }) => step.dice)
  const io: Io = { chance: recordedChance(dice, []), log: () => undefined }
  let state = stateOf(battle, 0)
  for (const { step } of moments) {
    const { action } = step
    if (isRefereeAction(action)) throw new Error('Random play has no referee.')
    if (ruleset.refuse(state, action)) throw new Error('A battle played again must be the same.')
    state = ruleset.play(state, action, io)
  }
}

/** One battle of each scenario from the first to the last action, by offers taken at random. */
function randomPlay(ruleset: Ruleset): { readonly times: number; readonly run: () => void } {
  const battle = (scenario: Scenario): number => {
    const io: Io = { chance: seededChance('random', 0, []), log: () => undefined }
    const pick = picker('random')
    let state = ruleset.begin(scenario, PLAIN_OPTIONS, io)
    for (let actions = 0; ; actions++) {
      const [side] = state.toAct
      const action = side === undefined ? null : randomAction(ruleset, state, side, pick)
      if (state.result || !action) return actions
      if (ruleset.refuse(state, action)) throw new Error('What is offered must be allowed.')
      state = ruleset.play(state, action, io)
    }
  }
  const all = (): number => ruleset.scenarios.reduce((sum, scenario) => sum + battle(scenario), 0)
  return { times: all(), run: () => void all() }
}

function oddsIn(ruleset: Ruleset) {
  return ({ state, action }: Position) => oddsOf(ruleset, state, action)
}

/** The action that comes out in the most ways. */
function worst(
  ruleset: Ruleset,
  attacks: readonly Position[],
): { readonly name: string; readonly run: () => unknown } {
  const counted = attacks.map(position => {
    const odds = oddsOf(ruleset, position.state, position.action)
    return { position, ways: odds.branches.length }
  })
  const most = counted.toSorted((a, b) => b.ways - a.ways)[0]
  if (!most) return { name: 'no dice', run: () => null }
  const { state, action } = most.position
  return { name: `${action.type}, ${most.ways} ways`, run: () => oddsOf(ruleset, state, action) }
}
