import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { seededChance } from '../../src/engine/dice/seeded'
import { PLAIN_OPTIONS } from '../../src/engine/ruleset'

/** A battle as it begins, and how its units are led: by name, 'keep', 'wait' or null. */
async function led(id: string, scenario: string) {
  const ruleset = await REGISTER.find(each => each.id === id)?.load()
  const found = ruleset?.scenarios.find(each => each.id === scenario)
  if (!ruleset || !found) throw new Error(scenario)
  const state = ruleset.begin(found, PLAIN_OPTIONS, { chance: seededChance('care', 0, []), log: () => {} })
  const unit = (name: string) => {
    const one = state.units.find(each => each.name === name)
    if (!one) throw new Error(name)
    return one.id
  }
  const careOf = (of: string) => ruleset.care?.(state, of)?.kind ?? null
  return {
    /** How all those of a type that stand on the table are led. */
    kinds: (type: string) => [
      ...new Set(state.units.filter(each => each.type === type && each.at).map(each => careOf(each.id))),
    ],
    /** How those are led with whom there is a General, or those with whom there is none. */
    generals: (has: boolean) => [
      ...new Set(
        state.units
          .filter(each => ('general' in each && each.general !== 'none') === has && each.at)
          .map(each => careOf(each.id)),
      ),
    ],
    care: (name: string) => careOf(unit(name)),
    presence: (name: string) => ruleset.presence?.(state, unit(name)) ?? 0,
  }
}

describe('who is led with care', () => {
  it('platoons: headquarters and empty transports are kept, those in cover wait, tanks and full carriers fight', async () => {
    const { care, presence } = await led('sci-fi', 'crater-station')
    // The marines are aboard: the carrier counts for them where a place is fought for.
    expect(care('Carrier 1')).toBeNull()
    expect(presence('Carrier 1')).toBeGreaterThanOrEqual(1)
    expect(care('Ram 1')).toBeNull()
    expect(care('Night Shift')).toBe('wait')
  })

  it('in WW2 too: the HQ is kept, rifles in a wood wait, those in the open fight', async () => {
    const { care } = await led('ww2', 'saint-aubin')
    expect(care('Company HQ')).toBe('keep')
    expect(care('Grenadiers 1')).toBe('wait')
    expect(care('1st Platoon')).toBeNull()
  })

  it('single tanks: who commands is kept', async () => {
    const { care, presence } = await led('panzer8-d20', 'road')
    expect(care('Captain')).toBe('keep')
    expect(presence('Captain')).toBe(0)
    expect(care('Sherman 76')).toBeNull()
  })

  it('divisions: headquarters and guns are kept, battalions are not', async () => {
    const { kinds } = await led('divisional', 'sand-ridge')
    expect(kinds('hq')).toEqual(['keep'])
    expect(kinds('artillery')).toEqual(['keep'])
    expect(kinds('motor')).toEqual([null])
  })

  it('blocks of men: Generals are kept, the others are not', async () => {
    const { generals } = await led('legio', 'zama')
    expect(generals(true)).toEqual(['keep'])
    expect(generals(false)).toEqual([null])
  })
})
