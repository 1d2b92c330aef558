import trenches from '../../../rulesets/ww1/scenarios/learn.json'
import type { Scenario } from '../../../src/engine/scenario'

const force = (counts: Readonly<Record<string, number>>, quality = 'Average') =>
  Object.entries(counts).map(([type, count]) => ({ type, count, quality }))

/** Squares full of infantry without a spade in the ground, and guns to lose two or three of them at once. */
export function ww1Crowd(): Scenario {
  const bare = { trenches: 0, wire: 0, bunkers: 0 }
  const { A, B } = trenches.forces
  return {
    ...trenches,
    id: 'contract-crowd',
    forces: {
      A: { ...A, ...bare, units: force({ infantry: 40 }, 'Elite'), guns: 14 },
      B: { ...B, ...bare, units: force({ infantry: 48 }, 'Green'), guns: 0 },
    },
  } as unknown as Scenario
}

/** A raid by all kinds of battalions at once, so that somebody has to choose which of them is lost. */
export function ww1Ground(): Scenario {
  const { A, B } = trenches.forces
  return {
    ...trenches,
    id: 'contract-mixed',
    forces: {
      A: { ...A, units: force({ infantry: 5, stormtroopers: 5, tank: 6, mg: 2 }) },
      B: { ...B, units: force({ infantry: 5, stormtroopers: 5, tank: 4, mg: 3 }), guns: 12 },
    },
  } as unknown as Scenario
}
