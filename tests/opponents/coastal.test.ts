import { describe, expect, it } from 'vitest'
import { ruleset } from '../../rulesets/coastal'
import type { CoastalState, Vessel } from '../../rulesets/coastal/state'
import { chooseOrder } from '../../src/opponents/opponent'
import { EAST, area, at, sea, the, vessel } from '../rulesets/coastal/table'

const chosen = (state: CoastalState) => chooseOrder(ruleset, state, 'A', 'expert', 'sea', () => true)?.action
const tubes = (left: number): Vessel['tubes'] => [{ calibre: 18, arc: 'F', left }]
const silent = { guns: [], light: 0 }

/** Where the first order of side A takes a vessel, or where it is. */
function after(state: CoastalState, id: string): Vessel {
  const action = chosen(state)
  if (!action) throw new Error('There is no order.')
  return the(ruleset.play(state, action, { chance: never, log: () => {} }), id)
}
/** Heads elsewhere than north. */
const isTurned = ({ facing }: Vessel): boolean => Math.abs(Math.sin((facing * Math.PI) / 360)) > 0.3

const never = new Proxy({} as never, {
  get: () => () => {
    throw new Error('A die was thrown.')
  },
})

describe('the computer at sea', () => {
  it('keeps both torpedoes while only a poor shot is to be had, and launches a good one', () => {
    const active = { units: ['boat'], moved: true, fired: [], looks: [] }
    const lying = (x: number, speed: number) =>
      sea(
        [
          vessel('A', 'boat', 'mas', at(x, 18), { facing: EAST, speed: 5, tubes: tubes(2), ...silent }),
          vessel('B', 'ship', 'large-transport', at(30, 18), { facing: 0, speed, acted: true }),
        ],
        { state: { active } },
      )
    // Beyond half distance it is hit by a 6 at speed 6, by a 5 at speed 3; within, by a 4 [coastal-10.4, 6.10].
    expect(chosen(lying(14, 6))).toEqual({ type: 'end' })
    expect(chosen(lying(14, 3))).toMatchObject({ type: 'launch', unit: 'boat' })
    expect(chosen(lying(22, 3))).toMatchObject({ type: 'launch', unit: 'boat' })
  })

  it('turns away from a shore while there is room to', () => {
    const shore = area('coast', at(10, 10), 20, 4)
    const ship = vessel('A', 'ship', 'minesweeper', at(20, 20), { facing: 0, speed: 3 })
    const enemy = vessel('B', 'enemy', 'mas', at(20, 3), { facing: 0, speed: 5, tubes: [], ...silent })
    expect(isTurned(after(sea([ship, enemy], { features: [shore] }), 'ship'))).toBe(true)
  })
})
