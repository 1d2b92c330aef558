import { diceOf, outcomeOf } from './contest'
import type { Ship } from './state'

/** Chance that a D6 shows so much or more. */
export const hitChance = (need: number): number => Math.min(1, Math.max(0, (7 - need) / 6))

interface Share {
  readonly damaged: number
  readonly destroyed: number
}

/** Chances of each total of one or two dice. */
function totals(dice: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (let a = 1; a <= 6; a++) {
    if (dice === 1) found.set(a, 1 / 6)
    else for (let b = 1; b <= 6; b++) found.set(a + b, (found.get(a + b) ?? 0) + 1 / 36)
  }
  return found
}

function reckoned(dice: number, target: Ship): Share {
  let damaged = 0
  let destroyed = 0
  for (const [mine, chance] of totals(dice)) {
    for (const [theirs, other] of totals(diceOf(target))) {
      const outcome = outcomeOf(target, mine - theirs)
      if (outcome === 'damaged') damaged += chance * other
      if (outcome === 'destroyed') destroyed += chance * other
    }
  }
  return { damaged, destroyed }
}

const like = (damaged: boolean): Ship => ({
  id: '',
  side: 'A',
  name: '',
  type: '',
  at: null,
  facing: 0,
  fate: 'in play',
  damaged,
  cloaked: false,
  activated: false,
  jumped: false,
  firedBack: false,
  torpedo: false,
  escaped: false,
})

/** By dice of the attacker (1, 2), for a sound target and a Damaged one. */
const SHARES = [1, 2].map(dice => [reckoned(dice, like(false)), reckoned(dice, like(true))] as const)

/** What a damage contest with so many dice does to a ship: chances of Damaged and Destroyed. */
export function shareOf(dice: number, damaged: boolean): Share {
  return SHARES[dice - 1]?.[damaged ? 1 : 0] ?? { damaged: 0, destroyed: 0 }
}

/** Chance that a hit with so many dice destroys a ship. */
export const destroyChance = (dice: number, target: Ship): number => shareOf(dice, target.damaged).destroyed
