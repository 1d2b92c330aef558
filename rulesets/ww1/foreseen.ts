import { otherSide } from '../../src/engine/ids'
import type { Foreseen, Shares } from '../../src/engine/offer'
import { between } from '../../src/engine/targets'
import { type Path, outcomesOf } from './chances'
import { stakeLabel, stakesOf } from './stakes'
import type { Stake, Ww1State } from './state'

/** What comes of an Assault with a stake: without an answer, and from the least to the most that the other side may still add. */
export function foreseenOf(state: Ww1State, path: Path, mine: Stake): Foreseen {
  const stakes = stakesOf(state, otherSide(path.by))
  const all = outcomesOf(state, path, mine, stakes)
  const range = (lost: (outcome: string) => boolean): string =>
    between(all.map(shares => chanceOf(shares, lost)))
  const most = stakes.at(-1)?.gas ? stakes.at(-2) : stakes.at(-1)
  const gas = stakes.some(each => each.gas)
  return {
    outcomes: all[0] ?? [],
    lines: [
      `${path.from} loses ${range(id => id.startsWith('ours'))}, each loses one ${range(id => id.startsWith('both'))}`,
      `columns: ${path.from} loses on the left, ${path.to} on the right`,
      ...(stakes.length > 1
        ? [
            `as it stands if they add nothing; they have ${stakeLabel(most ?? { guns: 0, gas: false })}${gas ? ' and gas' : ''}`,
          ]
        : []),
    ],
    answers: stakes.map((stake, at) => ({ label: stakeLabel(stake), outcomes: all[at] ?? [] })),
  }
}

const chanceOf = (shares: Shares, wanted: (outcome: string) => boolean): number =>
  shares.reduce((sum, { outcome, chance }) => sum + (wanted(outcome) ? chance : 0), 0)
