import { describe, expect, it } from 'vitest'
import { area, at, battle, mine, unit, wire } from '../ww2/table'
import { LATER } from './later'

for (const t of LATER) {
  describe(`what the other side knows, ${t.ruleset.title}`, () => {
    it(`is where concealed units stand, but not which minefields are real ${t.ids(t.hiding, '11.2')}`, () => {
      const units = [unit('a', 'A', 'us-infantry', at(20, 30)), unit('b', 'B', 'us-infantry', at(20, 12))]
      const state = battle('A moves', units, {
        ground: [area('wood', at(15, 8), 10, 8)],
        mines: [mine('m', 'B', at(30, 20), true)],
        wires: [wire('w', at(26, 20))],
      })
      const seen = t.ruleset.view(state, 'A')
      expect({ ...seen, mines: [], scenario: state.scenario }).toEqual({ ...state, mines: [] })
      expect(seen.mines[0]?.real).toBeNull()
      expect(t.ruleset.view(state, 'B').mines[0]?.real).toBe(true)
    })
  })
}
