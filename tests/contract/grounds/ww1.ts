import trenches from '../../../rulesets/ww1/scenarios/learn.json'
import type { Scenario } from '../../../src/engine/scenario'

/** A raid by all kinds of battalions at once, so that somebody has to choose which of them is lost. */
export function ww1Ground(): Scenario {
  const force = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([type, count]) => ({ type, count, quality: 'Average' }))
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
