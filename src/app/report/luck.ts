import { type Battle, lineOf, stateOf } from '../../engine/battle'
import type { Contestant, Roll } from '../../engine/chance'
import type { Side } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import { figure } from '../../engine/say'

/** Luck after a roll: where on the axis of turns it fell, and hits above or below what the dice owed so far. */
export interface LuckPoint {
  readonly x: number
  readonly luck: number
  /** How far luck strays in two battles of three. */
  readonly spread: number
}

/**
 * What luck is counted in: hits; where no die hits anything by itself, what the dice were worth together; where they are only
 * thrown against each other, the rolls won.
 */
export type Counted = 'hits' | 'points' | 'wins'

/** What the dice are called, by what luck is counted in. */
export const THROWN: Readonly<Record<Counted, string>> = {
  hits: 'shots',
  points: 'dice',
  wins: 'opposed rolls',
}

export interface SideFigures {
  readonly counted: Counted
  /** Dice that could hit, dice that were added up, or opposed rolls. */
  readonly shots: number
  readonly owed: number
  readonly rolled: number
  readonly luck: number
  readonly spread: number
  readonly series: readonly LuckPoint[]
  /** Other rolls that pass or fail, by purpose. */
  readonly others: readonly { readonly purpose: string; readonly passed: number; readonly of: number }[]
}

/** The chance that a die of a check, or each die of a handful, shows what is needed. */
export function owedBy({ sides, need }: Pick<Roll, 'sides' | 'need'>): number {
  return showing(sides, need?.[0] ?? 1)
}

const showing = (sides: number, need: number): number => Math.min(1, Math.max(0, (sides - need + 1) / sides))

/** The chance that the first party of an opposed roll comes out above the second. */
export function owedByContest({ mine, theirs }: NonNullable<Roll['contest']>): number {
  const defended = totalsOf(theirs)
  let chance = 0
  for (const [total, share] of totalsOf(mine)) {
    for (const [other, of] of defended) if (total > other) chance += share * of
  }
  return chance
}

/** How likely each total of a party is, bonus included. */
function totalsOf({ dice = 1, sides, bonus }: Contestant): ReadonlyMap<number, number> {
  let totals = new Map([[bonus, 1]])
  for (let thrown = 0; thrown < dice; thrown++) {
    const next = new Map<number, number>()
    for (const [total, share] of totals) {
      for (let face = 1; face <= sides; face++) {
        next.set(total + face, (next.get(total + face) ?? 0) + share / sides)
      }
    }
    totals = next
  }
  return totals
}

const HITTING: ReadonlySet<Roll['kind']> = new Set(['check', 'hits', 'tally', 'contest'])

/** Rolls by which a hit is decided, as their purpose says in the ruleset's own word for it. */
function hitting(ruleset: Pick<Ruleset, 'headlines'>): (roll: Roll) => boolean {
  const words = new RegExp(`\\b(hit|${ruleset.headlines.hit})\\b`, 'i')
  return roll => words.test(roll.purpose) && HITTING.has(roll.kind)
}

/** What a roll owed, how much that ordinarily strays (the variance), and what it gave. */
interface Fortune {
  readonly dice: number
  readonly owed: number
  readonly variance: number
  readonly given: number
}

function hitsOf(roll: Roll): Fortune {
  if (roll.kind === 'tally') return talliedOf(roll)
  const p = roll.contest ? owedByContest(roll.contest) : owedBy(roll)
  const dice = hitsIn(roll)
  return { dice, owed: p * dice, variance: p * (1 - p) * dice, given: successes(roll) }
}

/** The same for dice with a need of their own each. */
function talliedOf({ sides, need = [], faces }: Roll): Fortune {
  const chances = need.map(one => showing(sides, one))
  return {
    dice: faces.length,
    owed: chances.reduce((sum, p) => sum + p, 0),
    variance: chances.reduce((sum, p) => sum + p * (1 - p), 0),
    given: successesOf(faces, need),
  }
}

/** The same for dice whose faces are worth something and are added up. */
function pointsOf(roll: Roll): Fortune {
  const worths = roll.worths ?? []
  const dice = roll.faces.length
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length)
  const square = worths.reduce((sum, worth) => sum + (worth - mean) ** 2, 0) / Math.max(1, worths.length)
  return { dice, owed: mean * dice, variance: square * dice, given: roll.total ?? 0 }
}

/** What a roll is for, whoever throws it: 'to rally, Velites' is a roll to rally. */
const headOf = (purpose: string): string => purpose.split(',')[0] ?? purpose

/** How many hits a roll may make: one for each of a handful, one in all for an opposed roll. */
const hitsIn = (roll: Roll): number => (roll.contest ? 1 : roll.faces.length)

const successes = (roll: Roll): number => {
  if (roll.kind === 'check') return roll.passed ? 1 : 0
  if (roll.totals) return roll.totals[0] > roll.totals[1] ? 1 : 0
  const need = roll.need?.[0] ?? 1
  return roll.faces.filter(face => face >= need).length
}

/** How many dice show what each of them needs. */
export function successesOf(faces: readonly number[], needs: readonly number[]): number {
  return faces.filter((face, at) => face >= (needs[at] ?? Infinity)).length
}

/** Every roll with the place of its step on the axis of turns: 1 is the beginning of turn 1. */
function rollsByTurn(battle: Battle): readonly { readonly x: number; readonly roll: Roll }[] {
  const moments = lineOf(battle).moments.slice(0, battle.cursor)
  const turns = moments.map((_, at) => stateOf(battle, at).turn)
  const inTurn = new Map<number, number>()
  for (const turn of turns) inTurn.set(turn, (inTurn.get(turn) ?? 0) + 1)
  const seen = new Map<number, number>()
  return moments.flatMap((moment, at) => {
    const turn = turns[at] ?? 0
    const nth = (seen.get(turn) ?? 0) + 1
    seen.set(turn, nth)
    const x = turn + nth / (inTurn.get(turn) ?? 1)
    return moment.rolls.map(roll => ({ x, roll }))
  })
}

/** How lucky a side was: hits rolled against hits owed, or whatever counts instead, and how far that may ordinarily stray. */
export function figuresOf(ruleset: Pick<Ruleset, 'headlines'>, battle: Battle, side: Side): SideFigures {
  const thrown = rollsByTurn(battle)
  const ways: Readonly<Record<Counted, (roll: Roll) => boolean>> = {
    hits: hitting(ruleset),
    points: roll => roll.kind === 'sum',
    wins: roll => roll.kind === 'contest',
  }
  const was = (way: Counted): boolean => thrown.some(({ roll }) => ways[way](roll))
  const counted = (['hits', 'points', 'wins'] as const).find(was) ?? 'hits'
  const counts = ways[counted]
  const fortuneOf = counted === 'points' ? pointsOf : hitsOf
  let owed = 0
  let rolled = 0
  let shots = 0
  let variance = 0
  const series: LuckPoint[] = []
  const others = new Map<string, { passed: number; of: number }>()
  for (const { x, roll } of thrown) {
    if (roll.by !== side) continue
    if (counts(roll)) {
      const fortune = fortuneOf(roll)
      shots += fortune.dice
      owed += fortune.owed
      rolled += fortune.given
      variance += fortune.variance
      series.push({ x, luck: rolled - owed, spread: Math.sqrt(variance) })
    } else if (roll.kind === 'check') {
      const purpose = headOf(roll.purpose)
      const row = others.get(purpose) ?? { passed: 0, of: 0 }
      others.set(purpose, { passed: row.passed + (roll.passed ? 1 : 0), of: row.of + 1 })
    }
  }
  return {
    counted,
    shots,
    owed,
    rolled,
    luck: rolled - owed,
    spread: Math.sqrt(variance),
    series,
    others: [...others].map(([purpose, row]) => ({ purpose, ...row })),
  }
}

/** By how much the dice went one way: luck of side A above that of side B as the table shows both, and what is ordinary. */
export function swingOf(a: SideFigures, b: SideFigures): { readonly swing: number; readonly spread: number } {
  const shown = (value: number): number => Math.round(value * 10) / 10
  return { swing: shown(shown(a.luck) - shown(b.luck)), spread: shown(Math.hypot(a.spread, b.spread)) }
}

/** Whether dice or decisions weighed more, in a sentence of the figures beside it. */
export function verdict(a: SideFigures, b: SideFigures, names: Readonly<Record<Side, string>>): string {
  const { swing, spread } = swingOf(a, b)
  if (a.shots + b.shots < 6) return 'Too few dice were thrown to speak of luck.'
  const lucky = swing > 0 ? names.A : names.B
  const by = `by ${figure(Math.abs(swing))} ${a.counted}, where ${figure(spread)} ${spread === 1 ? 'is' : 'are'} ordinary`
  if (Math.abs(swing) <= spread) {
    return swing === 0
      ? 'The dice were even. What was decided, decided it.'
      : `The dice were even: they favoured the ${lucky} ${by}. What was decided, decided it.`
  }
  return Math.abs(swing) > 2 * spread
    ? `The dice stood by the ${lucky}, far more than is ordinary: ${by}.`
    : `The dice leaned towards the ${lucky}, more than is ordinary: ${by}.`
}
