import { describe, expect, it } from 'vitest'
import type { TacticalAction, TacticalState } from '../../../rulesets/families/tactical'
import type { Point } from '../../../src/geometry/point'
import { FAMILY } from '../tactical/editions'
import { type BattleMore, EAST, NORTH, aboard, at, battle, mine, the, unit, wire } from '../tactical/table'

const north = (y: number, id = 'a'): TacticalAction => ({
  type: 'move',
  unit: id,
  path: [at(20, y)],
  facing: EAST,
})

function before(type: string, more: BattleMore = {}, place: Point = at(20, 30)): TacticalState {
  return battle('A moves', [unit('a', 'A', type, place), unit('b', 'B', 'german-infantry', at(45, 3))], more)
}

// The counter's near edge lies at y 28, so a base an inch deep first overlaps it at y 28.5 (28.49 with the tolerance).
const real = (side: 'A' | 'B' = 'B') => ({ mines: [mine('m', side, at(20, 27.5), true)] })
const fake = { mines: [mine('m', 'B', at(20, 27.5), false)] }

for (const t of FAMILY) {
  describe(`minefields, ${t.ruleset.title}`, () => {
    it(`stops a unit where its base first overlaps the counter, facing as it went ${t.ids('11.1', '11.3', 'R38', 'R22')}`, () => {
      const { state, told, log } = t.play(before('sherman', fake), north(26.5))
      expect(the(state, 'a').at?.y).toBeCloseTo(28.49)
      expect(the(state, 'a')).toMatchObject({ facing: NORTH, stopped: true })
      expect(t.refusalCodes(state, north(28))).toEqual(['stopped'])
      expect(told[1]).toBe('a enters a minefield: it is a fake.')
      expect(log[1]?.reveals).toBe(true)
      // Past its corner by more than the tolerance it is not entered.
      const passed = t.play(before('sherman', fake, at(21.01, 30)), {
        ...north(26.5),
        path: [at(21.01, 26.5)],
      } as TacticalAction)
      expect(the(passed.state, 'a').stopped).toBe(false)
    })

    it(`is revealed, attacks at once with 3 if it is real, and is removed ${t.ids('11.4', '11.5', '11.6', 'R38')}`, () => {
      // 4 + 3 against 2 + 4: one higher. The Defence Factor of the tank is not halved.
      const { state, told, cited } = t.play(before('sherman', real()), north(26.5), [4, 2])
      expect(the(state, 'a').status).toBe('Disorganized')
      expect(state.mines).toEqual([])
      expect(told[1]).toMatch(/^a enters a minefield/)
      expect(cited).toEqual(expect.arrayContaining([t.clause('11.5'), t.clause('11.6')]))
      const spared = t.play(before('sherman', real()), north(26.5), [3, 2]).state
      expect(the(spared, 'a').status).toBe('OK')
      expect(spared.mines).toEqual([])
    })

    it(`strikes friend and foe, and those who ride with them ${t.ids('R38', 'R27')}`, () => {
      const state = battle(
        'A moves',
        [
          unit('a', 'A', 'us-truck', at(20, 30)),
          aboard('foot', 'A', 'us-infantry', 'a'),
          unit('b', 'B', 'german-infantry', at(45, 3)),
        ],
        real('A'),
      )
      // 3 + 3 against 6 + 0 would do nothing; 6 + 3 against 1 + 0 destroys both.
      const after = t.play(state, north(27), [6, 1]).state
      expect(the(after, 'a').status).toBe('Destroyed')
      expect(the(after, 'foot').status).toBe('Destroyed')
    })

    it(`does not hurt engineers and mine-clearing tanks, but stops them ${t.ids('11.7', '11.8', 'R50', 'R38')}`, () => {
      for (const type of ['us-engineers', 'us-crab']) {
        const { state, told } = t.play(before(type, real(), at(20, 29)), north(27.5), [])
        expect(the(state, 'a')).toMatchObject({ status: 'OK', stopped: true })
        expect(state.mines).toEqual([])
        expect(told[1]).toBe('a clears a minefield.')
      }
    })

    it(`does hurt a vehicle that carries engineers ${t.ids('R50')}`, () => {
      const state = battle(
        'A moves',
        [
          unit('a', 'A', 'us-truck', at(20, 30)),
          aboard('foot', 'A', 'us-engineers', 'a'),
          unit('b', 'B', 'german-infantry', at(45, 3)),
        ],
        real(),
      )
      expect(t.play(state, north(27), [1, 5]).rolls).toHaveLength(1)
    })

    it(`resolves two counters one after the other, the nearer first ${t.ids('R38')}`, () => {
      // Side by side: both overlapped at once; the first is 0.3 to the left of the way, the second 0.7 to the right.
      const two = {
        mines: [mine('right', 'B', at(20.7, 27.5), true), mine('left', 'B', at(19.7, 27.5), true)],
      }
      const after = t.play(before('sherman', two), north(26.5), [1, 6, 2, 6]).state
      expect(after.mines).toEqual([])
      // Destroyed by the first, it leaves the second lying face up.
      const lost = t.play(before('sherman', two), north(26.5), [6, 1])
      expect(the(lost.state, 'a').status).toBe('Destroyed')
      expect(lost.state.mines).toEqual([mine('right', 'B', at(20.7, 27.5), true, true)])
      expect(lost.state.hiddenReal.B).toBe(0)
    })

    it(`lets it go on in its next movement phase, or holds it by house rule ${t.ids('11.3', 'R38')}`, () => {
      for (const [houseRules, stopped] of [
        [[], false],
        [['minefield-holds'], true],
      ] as const) {
        const entered = t.play(before('sherman', { ...fake, houseRules }), north(26.5)).state
        const next = t.force({ ...entered, step: 'rally', toAct: ['B'], turn: 1 }, { type: 'end' }).state
        expect(next.step).toBe('A moves')
        expect(the(next, 'a').stopped).toBe(stopped)
        const later = t.force({ ...next, step: 'rally', toAct: ['B'] }, { type: 'end' }).state
        expect(the(later, 'a').stopped).toBe(false)
      }
    })

    it(`hides from the enemy which counters are real, not how many ${t.ids('11.2', 'R38')}`, () => {
      const mines = [mine('m', 'B', at(20, 27.5), true), mine('n', 'B', at(24, 27.5), false)]
      const state = before('sherman', { mines })
      const { ruleset } = t
      expect(ruleset.view(state, 'B').mines.map(each => each.real)).toEqual([true, false])
      for (const viewer of ['A', 'public'] as const) {
        expect(ruleset.view(state, viewer).mines.map(each => each.real)).toEqual([null, null])
        expect(ruleset.view(state, viewer).hiddenReal).toEqual({ A: 0, B: 1 })
      }
      expect(ruleset.view(state, 'referee').mines.map(each => each.real)).toEqual([true, false])
      const other = before('sherman', {
        mines: [
          { ...mines[0], real: false },
          { ...mines[1], real: true },
        ] as typeof mines,
      })
      expect(ruleset.view(other, 'A')).toEqual(ruleset.view(state, 'A'))
    })

    it(`is reckoned by an opponent as likely real as its side has real ones left ${t.ids('R38', '11.2')}`, () => {
      const mines = [
        mine('m', 'B', at(20, 27.5), true),
        mine('n', 'B', at(24, 27.5), false),
        mine('o', 'B', at(28, 27.5), false),
      ]
      const seen = t.ruleset.view(before('sherman', { mines }), 'A')
      // One in three is real; then D6 + 3 against D6 + 4.
      const hurt = damaged(3, 4)
      const odds = t.odds(seen, north(26.5))
      const destroyed = odds.outcomes.find(each => each.outcome === 'destroyed')?.chance ?? 0
      expect(destroyed).toBeCloseTo(hurt / 3)
    })
  })

  describe(`wire, ${t.ruleset.title}`, () => {
    // A section an inch long across the way, a quarter of an inch deep: its near edge at y 28.125.
    const strung = { wires: [wire('w', at(20, 28))] }

    it(`stops infantry at its edge and attacks it at once with 1 ${t.ids('11.10', '11.12', '11.13', 'R39')}`, () => {
      for (const type of ['us-infantry', 'us-cavalry']) {
        // 5 + 1 against 4 + 0: two higher.
        const { state } = t.play(before(type, strung, at(20, 29.5)), north(27.8), [5, 4])
        expect(the(state, 'a').at?.y).toBeCloseTo(28.615)
        expect(the(state, 'a')).toMatchObject({ stopped: true, status: 'Suppressed', facing: NORTH })
        expect(state.wires).toHaveLength(1)
      }
      for (const type of ['us-hmg', 'us-mortar']) {
        const { state } = t.play(before(type, strung, at(20, 29)), north(28.3), [1, 6])
        expect(the(state, 'a')).toMatchObject({ stopped: true, status: 'OK' })
      }
    })

    it(`does not attack again as it moves on out of it ${t.ids('R39')}`, () => {
      const inWire = before('us-infantry', strung, at(20, 28.6))
      const { state, rolls } = t.play(inWire, north(26.7), [])
      expect(rolls).toEqual([])
      expect(the(state, 'a')).toMatchObject({ stopped: false, facing: EAST })
    })

    it(`is removed by engineers and tracked vehicles, which stop ${t.ids('11.14', '11.15', 'R39')}`, () => {
      for (const [type, clause] of [
        ['us-engineers', '11.14'],
        ['sherman', '11.15'],
        ['m3-halftrack', '11.15'],
      ] as const) {
        const { state, told, cited } = t.play(before(type, strung, at(20, 29.5)), north(27.8), [])
        expect(the(state, 'a')).toMatchObject({ stopped: true, status: 'OK' })
        expect(state.wires).toEqual([])
        expect(told[1]).toBe('a stops at wire and removes it.')
        expect(cited).toContain(t.clause(clause))
      }
    })

    it(`makes one attack, or goes as a whole, where two sections are met at once ${t.ids('R39')}`, () => {
      const two = { wires: [wire('w', at(19.6, 28)), wire('v', at(20.6, 28))] }
      expect(t.play(before('us-infantry', two, at(20, 29.5)), north(27.8), [1, 6]).rolls).toHaveLength(1)
      expect(t.play(before('us-engineers', two, at(20, 29.5)), north(27.8), []).state.wires).toEqual([])
    })

    it(`cannot be crossed on wheels ${t.ids('11.11', 'R39')}`, () => {
      for (const type of ['us-truck', 'us-car']) {
        const state = before(type, strung)
        expect(t.refusalCodes(state, north(27))).toEqual(['wheels-at-wire'])
        expect(t.refusalWords(state, north(27))).toEqual(['Wheels cannot cross wire.'])
        const nearest = t.refusal(state, north(27))?.nearest
        expect(nearest?.type === 'move' ? nearest.path.at(-1)?.y : 0).toBeCloseTo(28.635, 1)
      }
    })

    it(`blocks no sight ${t.ids('R39')}`, () => {
      const state = before('sherman', { wires: [wire('w', at(20, 20))] })
      const line = t.ruleset.measure(state, 'a', at(20, 10))
      expect(line.lines.map(each => each.code)).toContain('measure-clear')
    })
  })
}

/** Chance that D6 + attack beats D6 + defence by three or more. */
function damaged(attack: number, defence: number): number {
  let ways = 0
  for (let mine = 1; mine <= 6; mine++) {
    for (let theirs = 1; theirs <= 6; theirs++) if (mine + attack - theirs - defence >= 3) ways++
  }
  return ways / 36
}
