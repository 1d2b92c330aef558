import type { RefereeField } from '../../src/engine/ruleset'
import { torpedoesLeft } from './tubes'
import { FATES, type Vessel } from './state'

const FLAG = [true, false] as const
/** As many as any vessel of the booklet carries, and more than it has room for in a night. */
const MOST = 8
const WHICH = ['first', 'second', 'third', 'fourth'] as const

/** Torpedoes aboard: those of the last tubes go first, and what is taken aboard goes to the first. */
function withTorpedoes(vessel: Vessel, count: number): Vessel {
  let more = count - torpedoesLeft(vessel)
  const tubes =
    more > 0
      ? vessel.tubes.map((each, at) => (at === 0 ? { ...each, left: each.left + more } : each))
      : vessel.tubes
          .toReversed()
          .map(each => {
            const gone = Math.min(each.left, -more)
            more += gone
            return { ...each, left: each.left - gone }
          })
          .toReversed()
  return { ...vessel, tubes }
}

const torpedoes: RefereeField = {
  field: 'torpedoes',
  label: 'torpedoes aboard',
  values: Array.from({ length: MOST + 1 }, (_, count) => count),
  mayBe: (vessel: Vessel) => (vessel.tubes.length > 0 ? torpedoes.values : []),
  reckoned: {
    now: torpedoesLeft,
    made: (vessel: Vessel, count) => withTorpedoes(vessel, Number(count)),
  },
}

/** Whether one of the guns is knocked out. */
const gunIsOut = (nth: string, at: number): RefereeField => ({
  field: `gun ${at + 1} KO`,
  label: `${nth} gun KO`,
  values: FLAG,
  mayBe: (vessel: Vessel) => (vessel.guns[at] ? FLAG : []),
  reckoned: {
    now: (vessel: Vessel) => vessel.ko.includes(at),
    made: (vessel: Vessel, value) => {
      const others = vessel.ko.filter(each => each !== at)
      return { ...vessel, ko: value === true ? [...others, at].toSorted((a, b) => a - b) : others }
    },
  },
})

/** What the referee may set of a vessel. */
export const REFEREE_FIELDS: readonly RefereeField[] = [
  { field: 'damaged', label: 'Damaged', values: FLAG },
  { field: 'wrecked', label: 'Wrecked', values: FLAG },
  ...WHICH.map(gunIsOut),
  torpedoes,
  { field: 'speed', label: 'speed', values: [0, 1, 2, 3, 4, 5, 6] },
  { field: 'acted', label: 'activated', values: FLAG },
  {
    field: 'fate',
    label: 'fate',
    values: FATES,
    gone: { values: ['sunk', 'submerged', 'left', 'through'], back: 'afloat' },
  },
]
