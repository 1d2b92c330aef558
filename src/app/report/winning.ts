/** A battle in which hardly anything moved is not decided by what little did: an ordinary unit a turn sways every battle. */
const LEAST_SWAY = 100
/** Nobody is surer of a battle than this before it begins. */
const SUREST = 0.95

/** What the chances of a battle are judged by, each for every state, the opening first. */
export interface Course {
  /** What the position is worth to side A, in points. */
  readonly worths: readonly number[]
  /** The turn; 0 while the forces are drawn up. */
  readonly turns: readonly number[]
  /** The last turn of the battle. */
  readonly last: number
  /** The chance of side A at the opening. */
  readonly even: number
}

/**
 * The chance of side A to win with a position of some worth in some turn: how much more that is than at the opening, against how far
 * the worth strays in the turns that are left, if it goes on as it strayed from turn to turn in this battle.
 */
export function judgeOf({ worths, turns, last, even }: Course): (worth: number, turn: number) => number {
  const opening =
    worths[
      Math.max(
        0,
        turns.findIndex(turn => turn > 0),
      )
    ] ?? 0
  const sway = swayOf(worths, turns)
  const share = Math.min(SUREST, Math.max(1 - SUREST, even))
  const ahead = quantile(share) * sway * Math.sqrt(Math.max(1, last))
  return (worth, turn) => {
    const left = Math.max(1, last - Math.max(1, turn) + 1)
    return normal((worth - opening + ahead) / (sway * Math.sqrt(left)))
  }
}

/** How far the worth strays in a turn: the root of the mean square of what the turns changed. */
function swayOf(worths: readonly number[], turns: readonly number[]): number {
  // The worth with which each turn began.
  const begun = worths.filter((_, at) => (turns[at] ?? 0) > 0 && turns[at] !== turns[at - 1])
  const changes = begun.slice(1).map((worth, at) => worth - (begun[at] ?? 0))
  const mean = changes.reduce((sum, change) => sum + change * change, 0) / Math.max(1, changes.length)
  return Math.max(LEAST_SWAY, Math.sqrt(mean))
}

/** The share of a normal distribution below a value; by Abramowitz and Stegun 26.2.17, good to seven places. */
export function normal(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value))
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const above = (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) * series
  return value > 0 ? 1 - above : above
}

/** The value below which such a share lies. */
function quantile(share: number): number {
  let [low, high] = [-6, 6]
  for (let round = 0; round < 50; round++) {
    const middle = (low + high) / 2
    if (normal(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
