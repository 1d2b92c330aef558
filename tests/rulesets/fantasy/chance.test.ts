import { expect, it } from 'vitest'
import type { AncientState } from '../../../rulesets/families/ancients'
import { ruleset } from '../../../rulesets/fantasy'
import { seededChance } from '../../../src/engine/dice/seeded'
import { PLAIN_OPTIONS } from '../../../src/engine/ruleset'
import type { LogInput } from '../../../src/engine/log'
import { SIDES } from '../../../src/engine/ids'

const { armies } = ruleset
const { chance } = armies ?? {}
if (!armies || !chance) throw new Error('There are no armies of chance.')

function begun(
  points: number,
  seed: string,
): { readonly state: AncientState; readonly log: readonly LogInput[] } {
  const log: LogInput[] = []
  const io = { chance: seededChance(seed, 0, []), log: (entry: LogInput) => void log.push(entry) }
  const scenario = chance?.battle(points, { seed })
  if (!scenario) throw new Error('No battle.')
  expect(ruleset.scenarioSchema.safeParse(scenario).success).toBe(true)
  return { state: ruleset.begin(scenario, PLAIN_OPTIONS, io), log }
}

it('draws armies of one people each by dice, of no more points than were asked for, with a General and in line [fantasy-13.0] [fantasy-1.4] [fantasy-2.3]', () => {
  const peoples = new Set<string>()
  for (const points of chance.points) {
    for (let i = 0; i < 6; i++) {
      const { state, log } = begun(points, `muster ${points} ${i}`)
      expect(log.filter(entry => entry.code === 'musters')).toHaveLength(2)
      for (const side of SIDES) {
        const units = state.units.filter(unit => unit.side === side)
        const cost = units.reduce(
          (sum, unit) =>
            sum +
            armies.cost(
              {
                type: unit.type,
                quality: unit.quality,
                manoeuvre: unit.regular ? 'regular' : 'irregular',
                armour: unit.armour,
                arms: unit.arms,
                missile: unit.missile ?? 'none',
                general: unit.general,
              },
              {},
            ).total,
          0,
        )
        expect(cost).toBeLessThanOrEqual(points)
        // Nothing is left for which another unit of the list could be had, unless the army is full.
        expect(points - cost).toBeLessThan(points >= 100 ? 40 : 12)
        expect(units.length).toBeLessThanOrEqual(14)
        expect(units.filter(unit => unit.general !== 'none')).toHaveLength(1)
        expect(units.every(unit => unit.at !== null)).toBe(true)
        const [people] = new Set(units.map(unit => unit.id.split('-')[1] ?? ''))
        expect(new Set(units.map(unit => unit.id.split('-')[1])).size).toBe(1)
        peoples.add(people ?? '')
      }
      expect(ruleset.stateSchema.safeParse(state).success).toBe(true)
      expect(state.strength.A).toBeGreaterThan(1)
    }
  }
  expect(peoples.size).toBe(6)
})
