import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'

describe('the scenarios of all rulesets', () => {
  it.each(REGISTER)('say of both sides whether their names are plurals: $id', async entry => {
    const { scenarios } = await entry.load()
    const silent = scenarios.filter(({ sides }) =>
      [sides.A, sides.B].some(({ plural }) => plural === undefined),
    )
    expect(silent.map(({ id }) => id)).toEqual([])
  })
})
