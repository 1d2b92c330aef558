import { ruleset } from '../../../rulesets/colonial'
import { seededChance } from '../../../src/engine/dice/seeded'
import type { Scene } from '../../../src/engine/scene'

const CALM = { chance: seededChance('gallery', 0, []), log: () => undefined }

function opened(): Scene {
  const gorge = ruleset.scenarios.find(({ id }) => id === 'gorge')
  if (!gorge) throw new Error('There is no gorge.')
  const state = ruleset.begin(gorge, { houseRules: {} }, CALM)
  return ruleset.scene(state, { unit: null, offer: null, target: null })
}

/** The Tangi as it begins: ten units of 120 single figures, each on its own base. */
export const FIGURES = opened()
