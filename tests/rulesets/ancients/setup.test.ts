import { describe, expect, it } from 'vitest'
import type { AncientScenario, AncientState } from '../../../rulesets/families/ancients'
import { seededChance } from '../../../src/engine/dice/seeded'
import { recordedChance } from '../../../src/engine/dice/recorded'
import type { LogInput } from '../../../src/engine/log'
import {
  END,
  MEMBERS,
  NORTH,
  SOUTH,
  type UnitMore,
  advance,
  area,
  at,
  changed,
  shoot,
  statusOf,
  the,
} from './members'

for (const t of MEMBERS) {
  const { id, allowed, battle, codes, hasOffer, offer, play, playAll, refusal, ruleset, unit } = t

  function begun(
    scenario: AncientScenario,
    houseRules: Readonly<Record<string, boolean>> = {},
    // Spells are dealt before a battle with magic.
    dice: readonly number[] = 'magic' in scenario && scenario.magic === true ? [1, 1] : [],
  ) {
    const log: LogInput[] = []
    const state = ruleset.begin(
      scenario,
      { houseRules },
      { chance: recordedChance(dice, []), log: entry => void log.push(entry) },
    )
    return { state, log }
  }

  const scenarios = ruleset.scenarios as readonly AncientScenario[]

  /** A scenario in which both sides deploy, with three units a side. */
  function deploying(more: Partial<AncientScenario> = {}): AncientState {
    const units = [
      unit('a', 'A', 'heavy-foot', null),
      unit('c', 'A', 'light-chariots', null),
      unit('b', 'B', 'heavy-foot', null),
      unit('d', 'B', 'heavy-foot', null),
    ]
    const { scenario } = battle('A moves', units, { ground: [area('rough', at(16, 18), 6, 6)] })
    return begun({ ...scenario, deployment: 'by zones', ...more }).state
  }

  /** Where a battle begins as it is placed, its units are as free to stand there as if both sides deployed all over the table. */
  function asProposed(scenario: AncientScenario): AncientScenario {
    if (scenario.deployment === 'by zones') return scenario
    const { width, height } = scenario.board
    const table = [at(0, 0), at(width, 0), at(width, height), at(0, height)]
    return { ...scenario, deployment: 'by zones', zones: { A: table, B: table } }
  }

  const put = (id: string, x: number, y: number, facing = NORTH) =>
    ({ type: 'deploy', unit: id, at: at(x, y), facing }) as const

  describe('what is needed', () => {
    it(`is a six-sided die and a direction for each, with equal chances all round [${id}-1.1] [${id}-R33]`, () => {
      const state = battle('A shoots', [
        unit('a', 'A', 'light-foot', at(12, 15), NORTH, { missile: 'bow' }),
        unit('b', 'B', 'beasts', at(12, 12), SOUTH),
      ])
      const hit = play(state, shoot('a', 'b'), [6, 1]).state
      const seen = new Set<number>()
      for (let i = 0; i < 400; i++) {
        const io = { chance: seededChance(`wild ${i}`, 0, []), log: () => undefined }
        const after = ruleset.play(hit, { type: 'rampage', unit: 'b' }, io)
        const { facing } = the(after, 'b')
        expect(Number.isInteger(facing)).toBe(true)
        seen.add(Math.floor(facing / 45))
      }
      expect(seen.size).toBe(8)
    })

    it(`is figures of any scale on bases of any size, and markers for Disordered and Shaken units [${id}-1.2] [${id}-1.3]`, () => {
      const state = battle(
        'A moves',
        [
          unit('a', 'A', 'heavy-foot', at(12, 18), NORTH, { status: 'Disordered' }),
          unit('b', 'B', 'heavy-foot', at(12, 3), SOUTH, { status: 'Shaken' }),
        ],
        { scenario: { base: 0.75 } },
      )
      const { tokens } = ruleset.scene(state, { unit: null, offer: null, target: null })
      expect(tokens.map(token => [token.width, token.depth, token.chips[0]?.text])).toEqual([
        [0.75, 0.75, 'D'],
        [0.75, 0.75, 'S'],
      ])
    })

    it(`is a table of about 24 x 24 inches and armies of 10 to 14 units, 75 to 100 points [${id}-1.4] [${id}-90.3]`, () => {
      // Those of a whole evening: a battle to learn on is smaller.
      for (const scenario of scenarios.filter(each => each.minutes > 30)) {
        expect(scenario.board.width * scenario.board.height).toBeLessThanOrEqual(26 * 24)
        for (const side of ['A', 'B'] as const) {
          const count = scenario.units.filter(each => each.side === side).length
          expect(count).toBeGreaterThanOrEqual(10)
          expect(count).toBeLessThanOrEqual(14)
        }
      }
    })
  })

  describe('units', () => {
    it(`are one square base each, of 1.5 inches, in three qualities [${id}-2.1] [${id}-2.2] [${id}-2.4]`, () => {
      for (const scenario of scenarios) expect(scenario.base).toBe(1.5)
      const tokens = scenarios.flatMap(
        scenario => ruleset.scene(begun(scenario).state, { unit: null, offer: null, target: null }).tokens,
      )
      expect(tokens.every(token => token.width === 1.5 && token.depth === 1.5)).toBe(true)
      expect(new Set(tokens.map(token => token.quality))).toEqual(new Set([1, 2, 3]))
    })

    it(`stand on the table in a scenario: a file with one beyond its edge is refused with a sentence [${id}-R2]`, () => {
      const read = (x: number) =>
        ruleset.scenarioSchema.safeParse(battle('A moves', [unit('a', 'A', 'heavy-foot', at(x, 4))]).scenario)
      expect(read(24).success).toBe(true)
      expect(read(25).error?.issues.map(({ message }) => message)).toEqual(['A unit stands off the table.'])
    })

    it(`may hold a General, who is shown [${id}-2.3]`, () => {
      const state = battle('A moves', [
        unit('a', 'A', 'heavy-foot', at(12, 18), NORTH, { general: 'normal' }),
        unit('b', 'B', 'heavy-foot', at(12, 3)),
      ])
      expect(
        ruleset.card(state, 'a').notes.some(note => note.text.startsWith('General: rallies within 4')),
      ).toBe(true)
      for (const scenario of scenarios) {
        for (const side of ['A', 'B'] as const) {
          expect(
            scenario.units.filter(each => each.side === side && each.general !== 'none').length,
          ).toBeGreaterThan(0)
        }
      }
    })

    it(`have all distances go with the size of the bases, unless the house rule keeps them [${id}-2.5] [${id}-R1] [${id}-2.6]`, () => {
      const small = (houseRules: readonly string[] = []) =>
        battle(
          'A moves',
          [unit('a', 'A', 'heavy-foot', at(12, 18), NORTH), unit('b', 'B', 'heavy-foot', at(2, 2))],
          { scenario: { base: 0.75 }, houseRules },
        )
      expect(codes(small(), advance('a', 1))).toEqual([])
      expect(codes(small(), advance('a', 1.1))).toEqual(['too-far'])
      expect(codes(small(['printed-distances']), advance('a', 2))).toEqual([])
      // An inch is 50 metres: a bow of 4 inches carries 200 metres, which on half bases are 2 inches of the table.
      const shot = (y: number) =>
        codes(
          battle(
            'A shoots',
            [
              unit('a', 'A', 'light-foot', at(12, 12.375), NORTH, { missile: 'bow' }),
              unit('b', 'B', 'heavy-foot', at(12, y), SOUTH),
            ],
            { scenario: { base: 0.75 } },
          ),
          shoot('a', 'b'),
        )
      expect([shot(9.625), shot(9.5)]).toEqual([[], ['out-of-range']])
    })

    it(`measure between bases, and exactly the limit is within it [${id}-R1]`, () => {
      const state = battle('A moves', [
        unit('a', 'A', 'heavy-foot', at(6, 12)),
        unit('b', 'B', 'heavy-foot', at(11.5, 12)),
      ])
      expect(ruleset.measure(state, 'a', 'b').distance).toBeCloseTo(4, 6)
    })
  })

  describe('deployment', () => {
    it(`has Side B place its whole army before Side A [${id}-3.2] [${id}-3.1] [${id}-R2]`, () => {
      const state = deploying()
      expect([state.step, state.toAct, state.turn]).toEqual(['deploy B', ['B'], 0])
      expect(codes(state, put('a', 12, 20))).toEqual(['not-deploying'])
      expect(codes(state, END)).toEqual(['not-all-deployed'])
      const placed = playAll(state, put('b', 12, 3, SOUTH), put('d', 15, 3, SOUTH), END)
      expect([placed.step, placed.toAct]).toEqual(['deploy A', ['A']])
      const ready = playAll(placed, put('a', 12, 20), put('c', 9, 20), END)
      expect([ready.step, ready.turn]).toEqual(['A moves', 1])
    })

    it(`is within 6 inches of the own edge with the whole base, clear of others, Chariots on open ground [${id}-R2]`, () => {
      const state = playAll(deploying(), put('b', 12, 5.25, SOUTH))
      expect(codes(state, put('d', 15, 5.3, SOUTH))).toEqual(['outside-zone'])
      expect(codes(state, put('d', 12.5, 4, SOUTH))).toEqual(['no-room'])
      const a = playAll(state, put('d', 15, 3, SOUTH), END)
      expect(codes(a, put('c', 18, 20))).toEqual(['needs-open'])
      expect(codes(a, put('a', 18, 20, 77))).toEqual([])
      expect(allowed(a, 'A', 'deploy:c').length).toBeGreaterThan(10)
      expect(refusal(a, put('c', 18, 20))?.nearest).toMatchObject({ type: 'deploy', unit: 'c' })
    })

    it(`is proposed by every scenario as the rules allow it [${id}-R2]`, () => {
      for (const scenario of scenarios) {
        const b = begun(asProposed(scenario)).state
        for (const state of [b, play(b, END).state]) {
          const [side] = state.toAct
          for (const each of state.units.filter(one => one.side === side)) {
            if (!each.at) throw new Error(`${each.name} has no place.`)
            expect(codes(state, put(each.id, each.at.x, each.at.y, each.facing))).toEqual([])
          }
        }
      }
    })

    it(`lets units that the scenario has drawn up be moved about [${id}-R2]`, () => {
      const { state } = begun(scenarios[0]!)
      const first = state.units.find(each => each.side === 'B')
      if (!first) throw new Error('No unit.')
      expect(offer(state, 'B', `deploy:${first.id}`).label).toBe('Deploy elsewhere')
      expect(codes(state, END)).toEqual([])
      expect(the(play(state, put(first.id, 2, 1.5, SOUTH)).state, first.id).at).toEqual(at(2, 1.5))
    })
  })

  describe('the turn', () => {
    /** Both sides with bows in range and a melee, so that every step has something in it. */
    const busy = () =>
      battle('A moves', [
        unit('a', 'A', 'heavy-foot', at(12, 12), NORTH),
        unit('b', 'B', 'heavy-foot', at(12, 10.5), SOUTH),
        unit('p', 'A', 'light-foot', at(4, 12), NORTH, { missile: 'bow' }),
        unit('q', 'B', 'light-foot', at(4, 8.5), SOUTH, { missile: 'bow' }),
        unit('g', 'A', 'heavy-foot', at(20, 20), NORTH, { general: 'normal', status: 'Disordered' }),
      ])

    it(`has seven steps, always in this order, and then a new turn [${id}-3.3] [${id}-3.4] [${id}-3.5] [${id}-3.6] [${id}-3.7] [${id}-3.8] [${id}-3.9] [${id}-3.10]`, () => {
      const steps: string[] = []
      let now = busy()
      for (let i = 0; i < 7; i++) {
        steps.push(`${now.turn} ${now.step} ${now.toAct.join()}`)
        const [side] = now.toAct
        if (now.step.endsWith('attacks') && side) {
          const [a, b] = side === 'A' ? ['a', 'b'] : ['b', 'a']
          now = play(now, { type: 'attack', unit: a ?? '', target: b ?? '' }, [1, 6]).state
        }
        now =
          now.step === 'rally' ? play(now, { type: 'rally', unit: null }, [1]).state : play(now, END).state
      }
      expect(steps).toEqual([
        '1 A moves A',
        '1 B shoots B',
        '1 A attacks A',
        '1 B moves B',
        '1 A shoots A',
        '1 B attacks B',
        '1 rally A',
      ])
      expect([now.turn, now.step]).toEqual([2, 'A moves'])
      expect(ruleset.ribbon(now).steps.map(step => step.label)).toEqual([
        'Romans move',
        'Gauls shoot',
        'Romans attack',
        'Gauls move',
        'Romans shoot',
        'Gauls attack',
        'Both rally',
      ])
    })

    it(`passes over steps in which nobody can do anything [${id}-3.3]`, () => {
      const quiet = battle('A moves', [
        unit('a', 'A', 'heavy-foot', at(12, 20)),
        unit('b', 'B', 'heavy-foot', at(12, 3)),
      ])
      const b = play(quiet, END).state
      expect([b.step, b.turn]).toEqual(['B moves', 1])
      expect(play(b, END).state).toMatchObject({ step: 'A moves', turn: 2 })
    })

    it(`says what to do, and who waits [${id}-3.3]`, () => {
      const state = busy()
      const focus = { unit: null, offer: null, target: null }
      expect(ruleset.prompt(state, 'A', focus).code).toBe('prompt-move')
      expect(ruleset.prompt(state, 'B', focus).code).toBe('prompt-wait')
      expect(hasOffer(state, 'B', 'end')).toBe(false)
    })

    it(`asks only what the chosen unit can do now [${id}-4.12, ${id}-5.1, ${id}-6.1]`, () => {
      const code = (state: AncientState, unit: string | null, target: string | null = null) =>
        ruleset.prompt(state, 'A', { unit, offer: null, target }).code
      const army = [
        unit('a', 'A', 'heavy-foot', at(12, 12)),
        unit('b', 'B', 'heavy-foot', at(12, 10.5), SOUTH),
        unit('c', 'A', 'light-foot', at(4, 16), NORTH, { missile: 'sling' }),
        unit('d', 'B', 'heavy-foot', at(4, 12), SOUTH),
      ]
      const moving = battle('A moves', army)
      expect([code(moving, null), code(moving, 'c'), code(moving, 'a')]).toEqual([
        'prompt-move',
        'prompt-drop',
        'prompt-engaged',
      ])
      for (const id of ['c', 'a']) {
        const { facts } = ruleset.prompt(moving, 'A', { unit: id, offer: null, target: null })
        expect(facts).toMatchObject({ unit: { unit: id } })
      }
      const gone = battle('A moves', [army[0]!, army[1]!, { ...army[2]!, moved: true }, army[3]!])
      expect([code(gone, null), code(gone, 'c')]).toEqual(['prompt-moved', 'prompt-moved'])
      const shooting = battle('A shoots', army)
      expect([code(shooting, 'a'), code(shooting, 'c'), code(shooting, 'c', 'd')]).toEqual([
        'prompt-shoot',
        'prompt-target',
        'prompt-shoot-at',
      ])
      const attacking = battle('A attacks', army)
      expect([code(attacking, 'c'), code(attacking, 'a'), code(attacking, 'a', 'b')]).toEqual([
        'prompt-attack',
        'prompt-attack-with',
        'prompt-attack-it',
      ])
    })
  })

  describe('the Breakpoint', () => {
    const G: UnitMore = { general: 'normal' }
    /** Four units of side A, one with a General and one of Scythed Chariots beside them: strength 5, Breakpoint 2. */
    const army = (lost: readonly string[], more: Partial<AncientState> = {}) => {
      const units = [
        unit('a', 'A', 'heavy-foot', at(4, 20), NORTH, G),
        unit('c', 'A', 'heavy-foot', at(8, 20)),
        unit('d', 'A', 'heavy-foot', at(12, 20)),
        unit('e', 'A', 'heavy-foot', at(16, 20)),
        unit('s', 'A', 'scythed-chariots', at(20, 20)),
        unit('b', 'B', 'heavy-foot', at(4, 3), SOUTH),
        unit('f', 'B', 'heavy-foot', at(8, 3), SOUTH),
        unit('h', 'B', 'heavy-foot', at(12, 3), SOUTH),
        unit('i', 'B', 'heavy-foot', at(16, 3), SOUTH),
      ]
      let state: AncientState = { ...battle('B moves', units), ...more }
      for (const id of lost) state = changed(state, id, { status: 'Lost', at: null })
      return play(state, END).state
    }

    it(`is half of the army, rounded down, looked at when the turn ends [${id}-14.1] [${id}-14.2] [${id}-R42]`, () => {
      expect(army(['c']).result).toBeNull()
      expect(army(['c', 'd']).result).toMatchObject({
        winner: 'B',
        why: { code: 'won-by-breakpoint', facts: { losses: 2, limit: 2 } },
      })
      // Within the turn it does not count: B has not moved yet.
      const early = changed(
        changed(
          battle('A moves', [
            unit('a', 'A', 'heavy-foot', at(4, 20)),
            unit('c', 'A', 'heavy-foot', at(8, 20)),
            unit('b', 'B', 'heavy-foot', at(4, 3), SOUTH),
          ]),
          'c',
          { status: 'Lost', at: null },
        ),
        'a',
        {},
      )
      const b = play(early, END).state
      expect([b.step, b.result]).toEqual(['B moves', null])
      expect(play(b, END).state.result?.winner).toBe('B')
    })

    it(`counts a unit with a General as two, and Scythed Chariots not at all [${id}-14.3] [${id}-14.4] [${id}-R42] [${id}-R46]`, () => {
      expect(army(['a']).result?.winner).toBe('B')
      expect(army(['s', 'c']).result).toBeNull()
    })

    it(`makes a draw if both armies reach theirs in one turn; the smaller share of losses wins under the house rule [${id}-R42]`, () => {
      const both = ['c', 'd', 'b', 'f', 'h']
      expect(army(both).result).toMatchObject({ winner: null, why: { code: 'both-broken' } })
      expect(army(both, { houseRules: { 'share-of-losses': true } }).result?.winner).toBe('A')
    })

    it(`knows no turn limit but the night of the scenario: a draw, or the smaller share of losses [${id}-R42]`, () => {
      expect(army([], { turn: 19 }).result).toBeNull()
      expect(army(['c'], { turn: 20 }).result).toMatchObject({ winner: null, why: { code: 'night' } })
      expect(army(['c'], { turn: 20, houseRules: { 'share-of-losses': true } }).result?.winner).toBe('B')
    })

    it(`is won at night by the side that had to hold out, where the scenario says so [${id}-R42]`, () => {
      const { scenario } = army([], { turn: 19 })
      const siege = { ...scenario, night: 'A' as const }
      expect(army(['c'], { turn: 19, scenario: siege }).result).toBeNull()
      expect(army(['c'], { turn: 20, scenario: siege }).result).toMatchObject({
        winner: 'A',
        why: { code: 'won-by-night' },
      })
    })
  })

  describe('Generals', () => {
    it(`are as the scenario says; a die makes them bad, normal or excellent under the house rule [${id}-R46]`, () => {
      const [first] = scenarios
      if (!first) throw new Error('No battle.')
      const generals = (state: AncientState) =>
        state.units.filter(each => each.general !== 'none').map(each => each.general)
      expect(generals(begun(first).state)).toEqual(['normal', 'normal'])
      const rolled = (dice: readonly number[]) =>
        generals(begun(first, { 'rolled-generals': true }, dice).state)
      expect(rolled([1, 6])).toEqual(['bad', 'excellent'])
      expect(rolled([2, 5])).toEqual(['normal', 'normal'])
    })

    it(`are lost with their unit, and nothing else happens [${id}-R46]`, () => {
      const state = battle('A attacks', [
        unit('a', 'A', 'heavy-foot', at(12, 12), NORTH),
        unit('b', 'B', 'heavy-foot', at(12, 10.5), SOUTH, { general: 'normal' }),
        unit('c', 'B', 'heavy-foot', at(15, 10.5), SOUTH),
      ])
      const after = play(state, { type: 'attack', unit: 'a', target: 'b' }, [6, 1, 1]).state
      expect([statusOf(after, 'b'), statusOf(after, 'c')]).toEqual(['Lost', 'Good order'])
    })
  })

  it(`ends by concession when a side gives up [${id}-14.2]`, () => {
    const state = battle('A moves', [
      unit('a', 'A', 'heavy-foot', at(12, 20)),
      unit('b', 'B', 'heavy-foot', at(12, 3)),
    ])
    expect(play(state, { type: 'concede', side: 'A' }).state).toMatchObject({
      result: { winner: 'B' },
      toAct: [],
    })
  })

  it(`hides nothing: every viewer sees the same [${id}-3.2]`, () => {
    const { state } = begun(scenarios[0]!)
    for (const viewer of ['A', 'B', 'public', 'referee'] as const)
      expect(ruleset.view(state, viewer)).toBe(state)
  })
}
