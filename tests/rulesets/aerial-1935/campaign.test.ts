import { describe, expect, it } from 'vitest'
import { campaign as rules } from '../../../rulesets/aerial-1935/campaign'
import { placesAlong } from '../../../rulesets/aerial-1935/campaign/deployment'
import type { AirCampaign, Report } from '../../../rulesets/aerial-1935/campaign/state'
import type { CampaignSetup, CampaignValues } from '../../../src/engine/campaign'
import type { Roll } from '../../../src/engine/chance'
import { assertUsedUp, recordedChance } from '../../../src/engine/dice/recorded'
import type { Side } from '../../../src/engine/ids'
import type { LogEntry } from '../../../src/engine/log'
import type { Phrase } from '../../../src/engine/phrase'
import type { Io } from '../../../src/engine/ruleset'
import { missingWords, sentence } from '../../../src/engine/say'
import { telling } from '../../../src/engine/telling'
import { N, S, against, battle, h, hasFlown, plane, play, ruleset, shoot, the } from './table'

/** The kit of the campaign's tests: scripted dice, and what was told. */

interface Done {
  readonly state: AirCampaign
  readonly log: readonly LogEntry[]
  readonly told: readonly string[]
  readonly cited: readonly string[]
}

function scripted(dice: readonly number[], run: (io: Io) => AirCampaign): Done {
  const rolls: Roll[] = []
  const chance = recordedChance(dice, rolls)
  const telled = telling(chance, rolls)
  const state = run(telled.io)
  assertUsedUp(chance)
  const log = telled.entries()
  expect(missingWords(rules.words, log)).toEqual([])
  expect(rules.stateSchema.safeParse(state).error?.message).toBeUndefined()
  return {
    state,
    log,
    told: log.map(entry => said(entry)),
    cited: log.flatMap(entry => entry.clauses),
  }
}

const said = (phrase: Phrase): string => sentence(rules.words, phrase, id => id)

const [FOUR, BIPLANES] = rules.ready as readonly [CampaignSetup, CampaignSetup]

const begun = (setup = FOUR, dice: readonly number[] = [], houseRules = {}): AirCampaign =>
  scripted(dice, io => rules.begin(setup, houseRules, io)).state

const go = (state: AirCampaign, dice: readonly number[], values: CampaignValues = {}): Done => {
  expect(rules.next(state, values)).toMatchObject({ kind: 'go', problem: null })
  return scripted(dice, io => rules.go(state, values, io))
}

/** A battle drawn up by these dice: both who deploys first, where the others come from, both altitudes. */
function drawn(dice: readonly number[], values: CampaignValues = {}, from = begun()): AirCampaign {
  const rolled = go(from, dice.slice(0, -3)).state
  return go(go(rolled, dice.slice(-3), values).state, []).state
}

const NOTHING: Report = { destroyed: [], kills: {}, damaged: [], left: [] }

const fought = (state: AirCampaign, report: Partial<Report>, dice: readonly number[] = []): Done => {
  const ready = drawn([1, 2, 3, 1, 1], {}, state)
  return scripted(dice, io => rules.after(ready, { ...NOTHING, ...report }, io))
}

const seat = (state: AirCampaign, id: string) => {
  const found = state.seats.find(each => each.id === id)
  if (!found) throw new Error(`There is no fighter ${id}.`)
  return found
}
const pilot = (state: AirCampaign, id: string): string => `${seat(state, id).pilot}, ${seat(state, id).grade}`

/** A campaign after three battles with so many kills a side, whoever scored them. */
function ended(
  kills: readonly (readonly [number, number])[],
  grades: Readonly<Record<string, 'Veteran'>> = {},
) {
  const first = begun()
  let now: AirCampaign = {
    ...first,
    seats: first.seats.map(each => ({ ...each, grade: grades[each.id] ?? each.grade })),
  }
  for (const [a, b] of kills) {
    const destroyed = [...['b1', 'b2', 'b3', 'b4'].slice(0, a), ...['a1', 'a2', 'a3', 'a4'].slice(0, b)]
    // All are safe, so that grades stay as they are.
    now = fought(
      now,
      { destroyed },
      destroyed.map(() => 5),
    ).state
  }
  return now
}

describe('squadrons', () => {
  it('have pilots who are Green, Average or Veteran [aerial-1935-10.1]', () => {
    expect(rules.grades).toEqual(['Green', 'Average', 'Veteran'])
    const setup = { ...FOUR, squadrons: { ...FOUR.squadrons, A: [{ ...FOUR.squadrons.A[0], grade: 'Ace' }] } }
    expect(rules.setupSchema.safeParse(setup).success).toBe(false)
    expect(rules.setupSchema.safeParse(FOUR).success).toBe(true)
  })
  it('give every pilot one fighter [aerial-1935-10.2]', () => {
    const { aircraft } = rules.battle(drawn([1, 2, 3, 1, 1])) as unknown as {
      aircraft: { name: string; type: string }[]
    }
    expect(aircraft.map(each => `${each.name} ${each.type}`)).toEqual([
      'Penrose spitfire',
      'Lister spitfire',
      'Ashby spitfire',
      'Doyle spitfire',
      'Keller me-109',
      'Lorenz me-109',
      'Brandt me-109',
      'Ruhl me-109',
    ])
  })
  it('are four fighters a side, all Average, unless agreed otherwise [aerial-1935-R34]', () => {
    const { seats } = begun()
    expect(seats.map(each => each.side).join('')).toBe('AAAABBBB')
    expect(new Set(seats.map(each => each.grade))).toEqual(new Set(['Average']))
  })
  it('are rolled for by house rule: 1-2 Green, 3-4 Average, 5-6 Veteran [aerial-1935-R34]', () => {
    const state = begun(FOUR, [1, 2, 3, 4, 5, 6, 2, 5], { 'rolled-pilots': true })
    expect(state.seats.map(each => each.grade)).toEqual([
      'Green',
      'Green',
      'Average',
      'Average',
      'Veteran',
      'Veteran',
      'Green',
      'Veteran',
    ])
  })
  it('have no name twice', () => {
    const A = FOUR.squadrons.A.map(each => ({ ...each, name: 'Smith' }))
    const twice = { ...FOUR, squadrons: { ...FOUR.squadrons, A } }
    expect(rules.setupSchema.safeParse(twice).error?.message).toContain('have the same name')
  })
  it('are of one age', () => {
    const mixed = { ...FOUR, squadrons: { A: FOUR.squadrons.A, B: BIPLANES.squadrons.B } }
    expect(rules.setupSchema.safeParse(mixed).error?.message).toContain('different ages')
    expect(rules.types(BIPLANES).map(each => each.id)).toContain('camel')
    expect(rules.types(BIPLANES).map(each => each.id)).not.toContain('spitfire')
  })
  it.each(rules.ready.map(each => [each.title, each] as const))('of %s fly', (_, setup) => {
    expect(rules.setupSchema.safeParse(setup).success).toBe(true)
    const scenario = rules.battle(drawn([1, 2, 3, 6, 6], {}, begun(setup)))
    expect(ruleset.scenarioSchema.safeParse(scenario).error?.message).toBeUndefined()
  })
})

describe('the battles of a campaign', () => {
  const scenario = () => rules.battle(drawn([1, 2, 3, 2, 4]))
  it('last 6 turns [aerial-1935-10.3]', () => expect(scenario().turns).toBe(6))
  it('are fought on 22 by 28 hexes [aerial-1935-10.4]', () =>
    expect(scenario().board).toMatchObject({ kind: 'hexes', columns: 28, rows: 22 }))
  it('are about shooting down enemy fighters: a kill is an enemy Destroyed [aerial-1935-10.5]', () => {
    expect(scenario().briefing.A).toContain('Shoot down')
    expect(fought(begun(), { destroyed: ['b1', 'b2', 'a1'] }, [5, 5, 5]).state.fought).toEqual([
      { A: 2, B: 1 },
    ])
  })
  it('let a Damaged aircraft leave for good, and its pilot comes home [aerial-1935-10.10]', () => {
    const state = battle([plane('a', 'A', h(10, -5), N, { damaged: true }), plane('b', 'B', h(20, 3), S)])
    const gone = play(state, { type: 'leave', unit: 'a' })
    expect(the(gone.state, 'a')).toMatchObject({ at: null, fate: 'left' })
    const whole = battle([plane('a', 'A', h(10, -3), N), plane('b', 'B', h(20, 3), S)])
    expect(against(whole, { type: 'leave', unit: 'a' })).toEqual(['sound-stays'])
    const { state: after } = fought(begun(), { left: ['a1'] })
    expect(seat(after, 'a1')).toMatchObject({ pilot: 'Penrose', sorties: [{ fate: 'left', die: null }] })
    expect(after.fought).toEqual([{ A: 0, B: 0 }])
  })
  it('say that they are a campaign’s, and fit the rules', () => {
    expect(scenario().campaign).toBe(true)
    expect(ruleset.scenarioSchema.safeParse(scenario()).error?.message).toBeUndefined()
  })
})

describe('deployment', () => {
  const hexesOf = (state: AirCampaign, side: Side) =>
    (
      rules.battle(state) as unknown as {
        aircraft: { side: Side; hex: string; facing: number; level: number; name: string }[]
      }
    ).aircraft.filter(each => each.side === side)
  it('is first by the lower die, equal dice again [aerial-1935-R31]', () => {
    const { state, told } = go(begun(), [4, 4, 5, 2])
    expect(state.draws[0]?.first).toBe('B')
    expect(told).toEqual(['Equal: both roll again.', 'Battle 1: Germans deploy first.'])
    expect(rules.next(state, {})).toMatchObject({ kind: 'go', side: 'B' })
  })
  it('stands in hexes next to each other around the middle of a side of the table [aerial-1935-10.11, aerial-1935-R31]', () => {
    // R31: four in the south are (12,15) (13,15) (14,14) (15,14), four in the west (0,9) to (0,12).
    expect(placesAlong('south', 4)).toEqual(['1322', '1422', '1522', '1622'])
    expect(placesAlong('west', 4)).toEqual(['0110', '0111', '0112', '0113'])
    expect(placesAlong('north', 3)).toEqual(['1301', '1401', '1501'])
    expect(placesAlong('east', 2)).toEqual(['2811', '2812'])
  })
  it('is on the side of its choice, in the order and the directions of its choice [aerial-1935-R31]', () => {
    const rolled = go(begun(), [1, 2]).state
    const asked = rules.next(rolled, { edge: 'west' })
    expect(asked.kind === 'go' && asked.fields[0]?.choices.map(each => each.value)).toEqual([
      'north',
      'east',
      'south',
      'west',
    ])
    const hint = (edge: string) => {
      const next = rules.next(rolled, { edge })
      return next.kind === 'go' && next.hint ? said(next.hint) : ''
    }
    expect(hint('west')).toMatch(/^Places from north to south/)
    expect(hint('south')).toMatch(/^Places from west to east/)
    const headings = (edge: string) => {
      const next = rules.next(rolled, { edge })
      const field = next.kind === 'go' ? next.fields.find(each => each.id === 'heading-0') : undefined
      return field?.choices.map(each => Number(each.value) + 1).toSorted()
    }
    // R31 counts directions from 1: from the south 6, 1 or 2, and so on.
    expect(headings('south')).toEqual([1, 2, 6])
    expect(headings('north')).toEqual([3, 4, 5])
    expect(headings('west')).toEqual([2, 3])
    expect(headings('east')).toEqual([5, 6])
    const values = { edge: 'west', 'place-0': 'a2', 'place-1': 'a1', 'heading-0': '2' }
    const state = drawn([1, 2, 3, 1, 1], values)
    expect(hexesOf(state, 'A').map(each => [each.name, each.hex, each.facing])).toEqual([
      ['Lister', '0110', 2],
      ['Penrose', '0111', 1],
      ['Ashby', '0112', 1],
      ['Doyle', '0113', 1],
    ])
    expect(rules.next(rolled, { 'place-0': 'a2' })).toMatchObject({
      problem: { code: 'campaign-twice', facts: { name: 'Lister' } },
    })
  })
  it.each([
    [1, 'left', 'west'],
    [2, 'left', 'west'],
    [3, 'front', 'north'],
    [4, 'front', 'north'],
    [5, 'right', 'east'],
    [6, 'right', 'east'],
  ])('of the other on a %i is at the %s, around the middle [aerial-1935-10.12]', (die, from, edge) => {
    const state = drawn([1, 2, die, 1, 1], { edge: 'south' })
    expect(state.draws[0]?.edges).toEqual({ A: 'south', B: edge })
    expect(hexesOf(state, 'B').map(each => each.hex)).toEqual(placesAlong(edge as 'west', 4))
    const view = rules.view(state)
    expect(view.battles[0]?.lines.map(said)[0]).toBe(`Germans from the ${from}, on a ${die}`)
  })
  it.each([
    ['south', 'west', 'north', 'east'],
    ['north', 'east', 'south', 'west'],
    ['west', 'north', 'east', 'south'],
    ['east', 'south', 'west', 'north'],
  ])('from the %s has %s at the left, %s in front, %s at the right [aerial-1935-R31]', (edge, ...seen) => {
    expect([1, 3, 5].map(die => drawn([1, 2, die, 1, 1], { edge }).draws[0]?.edges?.B)).toEqual(seen)
  })
  it('tells who deploys, where the others come from and how high, each with its clause [aerial-1935-10.12, aerial-1935-10.13]', () => {
    const rolled = go(begun(), [1, 2]).state
    const first = go(rolled, [3, 2, 1])
    expect(first.log.map(({ code, units, clauses }) => [code, units, clauses])).toEqual([
      ['campaign-deploys', [], ['aerial-1935-10.11']],
      ['campaign-comes', [], ['aerial-1935-10.12']],
      ['campaign-altitude', [], ['aerial-1935-10.13', 'aerial-1935-10.14']],
      ['campaign-altitude', [], ['aerial-1935-10.13', 'aerial-1935-10.14']],
    ])
    const second = go(first.state, [])
    expect(second.log.map(({ code, clauses }) => [code, clauses])).toEqual([
      ['campaign-deploys', ['aerial-1935-10.12']],
    ])
  })
  it('throws one die for the altitude of each squadron, first that of A [aerial-1935-10.13]', () => {
    const state = drawn([2, 1, 3, 2, 1])
    expect(state.draws[0]?.levels).toEqual({ A: 2, B: 1 })
    expect(hexesOf(state, 'A').map(each => each.level)).toEqual([2, 2, 2, 2])
    expect(hexesOf(state, 'B').map(each => each.level)).toEqual([1, 1, 1, 1])
  })
  it('begins at most at an aircraft’s own maximum [aerial-1935-10.14]', () => {
    const state = drawn([1, 2, 3, 4, 4])
    expect(hexesOf(state, 'A')[0]?.level).toBe(4)
    expect(hexesOf(state, 'B')[0]?.level).toBe(3)
  })
  it('has one die for a mixed squadron too [aerial-1935-R32]', () => {
    const A = FOUR.squadrons.A.map((each, at) => (at === 1 ? { ...each, type: 'hurricane' } : each))
    const state = drawn([1, 2, 3, 6, 1], {}, begun({ ...FOUR, squadrons: { ...FOUR.squadrons, A } }))
    expect(hexesOf(state, 'A').map(each => each.level)).toEqual([4, 3, 4, 4])
  })
})

describe('pilots', () => {
  it.each([5, 6])('of a Destroyed fighter survive on a %i [aerial-1935-10.6]', die => {
    const { state, told } = fought(begun(), { destroyed: ['a2'] }, [die])
    expect(pilot(state, 'a2')).toBe('Lister, Average')
    expect(told).toContain('Lister is shot down and safe.')
  })
  it.each([1, 2, 3, 4])('of a Destroyed fighter are lost on a %i [aerial-1935-10.7]', die => {
    const { state, told } = fought(begun(), { destroyed: ['a2'] }, [die])
    expect(seat(state, 'a2').pilot).not.toBe('Lister')
    expect(told).toContain('Lister is shot down and lost.')
  })
  it('who are lost are replaced by new Green ones [aerial-1935-10.8]', () => {
    const { state } = fought(begun(), { destroyed: ['a2', 'a3'] }, [1, 1])
    expect(pilot(state, 'a2')).toBe('Carrow, Green')
    expect(pilot(state, 'a3')).toBe('Whitlock, Green')
    expect(new Set(state.seats.map(each => each.pilot)).size).toBe(8)
  })
  it('who shoot down an enemy are one level higher in the next battle [aerial-1935-10.9]', () => {
    const green = {
      ...FOUR,
      squadrons: { ...FOUR.squadrons, A: FOUR.squadrons.A.map(each => ({ ...each, grade: 'Green' })) },
    }
    const first = fought(begun(green), { destroyed: ['b1'], kills: { a1: 1 } }, [6]).state
    expect(pilot(first, 'a1')).toBe('Penrose, Average')
    expect(pilot(first, 'a2')).toBe('Lister, Green')
    const second = fought(first, { destroyed: ['b1'], kills: { a1: 1 } }, [6]).state
    expect(pilot(second, 'a1')).toBe('Penrose, Veteran')
    const next = rules.battle(drawn([1, 2, 3, 1, 1], {}, second)) as unknown as {
      aircraft: { id: string; quality?: string }[]
    }
    expect(next.aircraft.find(each => each.id === 'a1')?.quality).toBe('Veteran')
  })
  it('rise one level however many they shot down, and not above Veteran; who is lost rises no more [aerial-1935-R33]', () => {
    const three = { destroyed: ['b1', 'b2', 'b3'], kills: { a1: 3 } }
    const first = fought(begun(), three, [6, 6, 6]).state
    expect(pilot(first, 'a1')).toBe('Penrose, Veteran')
    expect(pilot(fought(first, three, [6, 6, 6]).state, 'a1')).toBe('Penrose, Veteran')
    const both = { destroyed: ['b1', 'a1'], kills: { a1: 1, b1: 1 } }
    const { state } = fought(begun(), both, [1, 5])
    expect(pilot(state, 'a1')).toBe('Penrose, Veteran')
    expect(seat(state, 'b1')).toMatchObject({
      grade: 'Green',
      sorties: [{ pilot: 'Keller', kills: 1, fate: 'lost', rose: null }],
    })
    const { aircraft } = rules.battle(drawn([1, 2, 3, 1, 1], {}, state)) as unknown as { aircraft: object[] }
    expect(aircraft).toHaveLength(8)
  })
  it('have their dice in the order in which their fighters were Destroyed [aerial-1935-R40]', () => {
    const { state } = fought(begun(), { destroyed: ['b3', 'a2'] }, [2, 6])
    expect(seat(state, 'b3').sorties).toMatchObject([{ die: 2, fate: 'lost' }])
    expect(seat(state, 'a2').sorties).toMatchObject([{ die: 6, fate: 'safe' }])
  })
  it('are reported from the battle: who fell in which order, by whom, and who came home how', () => {
    const flown = hasFlown(
      battle([
        plane('a', 'A'),
        plane('b', 'B', h(10, 4), S),
        plane('c', 'B', h(20, 0), S, { damaged: true }),
        plane('d', 'A', h(20, 5), N),
        plane('e', 'A', h(22, 5), N, { at: null, fate: 'left' }),
      ]),
    )
    const played = play(flown, shoot(), [6, 6, 1])
    expect(the(played.state, 'b')).toMatchObject({ fate: 'Destroyed' })
    expect(rules.report(played.state, played.log)).toEqual({
      destroyed: ['b'],
      kills: { a: 1 },
      damaged: ['c'],
      left: ['e'],
    })
    const flak: LogEntry = {
      code: 'attacks-flak',
      side: 'A',
      units: ['d'],
      clauses: [],
      outcome: 'flak',
      rolls: [],
    }
    const both = {
      ...played.state,
      units: played.state.units.map(each =>
        each.id === 'd' ? { ...each, at: null, fate: 'Destroyed' as const } : each,
      ),
    }
    expect(rules.report(both, [flak, ...played.log]).destroyed).toEqual(['d', 'b'])
    expect(rules.report(both, [...played.log, flak]).destroyed).toEqual(['b', 'd'])
  })
  it('are lost where their side gives the battle up, unless they are Damaged: nobody goes home with a lead [aerial-1935-10.10]', () => {
    const flying = battle([
      plane('a', 'A'),
      plane('b', 'A', h(12, 4), S, { damaged: true }),
      plane('c', 'B', h(20, 0), S),
      plane('d', 'B', h(22, 0), S, { damaged: true }),
    ])
    const { state, log } = play(flying, { type: 'concede', side: 'A' }, [])
    expect(rules.report(state, log)).toEqual({ destroyed: ['a'], kills: {}, damaged: ['d'], left: ['b'] })
  })
})

describe('the end', () => {
  it('comes after 3 games: who has destroyed more fighters wins [aerial-1935-10.15]', () => {
    const two = ended([
      [2, 0],
      [0, 1],
    ])
    expect(two).toMatchObject({ result: null, battle: 3 })
    const three = ended([
      [2, 0],
      [0, 1],
      [0, 2],
    ])
    expect(three.result).toMatchObject({
      winner: 'B',
      why: { code: 'campaign-won-kills', facts: { own: 3, others: 2 } },
    })
    expect(rules.next(three, {})).toEqual({ kind: 'over' })
  })
  it('is by Veterans if the kills are equal [aerial-1935-10.16]', () => {
    const even = [
      [1, 1],
      [0, 0],
      [0, 0],
    ] as const
    expect(ended(even, { a1: 'Veteran', a2: 'Veteran', b1: 'Veteran' }).result).toMatchObject({
      winner: 'A',
      why: { code: 'campaign-won-veterans', facts: { own: 2, others: 1 } },
    })
  })
  it('counts Veterans after the rolls and promotions of the third game; aircraft that left are no kills; else a draw [aerial-1935-R35]', () => {
    const before = ended([
      [0, 0],
      [1, 1],
    ])
    const lost = fought(
      before,
      { left: ['b4'], destroyed: ['b1', 'a1'], kills: { a2: 1, b1: 1 } },
      [1, 5],
    ).state
    // Lister rose to Veteran; Keller would have, but was lost.
    expect(lost.fought.at(-1)).toEqual({ A: 1, B: 1 })
    expect(lost.result).toMatchObject({ winner: 'A', why: { facts: { own: 1, others: 0 } } })
    expect(fought(before, { left: ['b4'] }).state.result).toMatchObject({
      winner: null,
      why: { code: 'campaign-draw' },
    })
  })
})

describe('what is shown of a campaign', () => {
  it('has words for everything, whatever has happened', () => {
    const states = [
      begun(),
      go(begun(), [1, 2]).state,
      go(go(begun(), [1, 2]).state, [3, 1, 1]).state,
      drawn([1, 2, 3, 1, 1]),
      ended([[2, 1]]),
      ended([
        [1, 1],
        [1, 1],
      ]),
      ended([
        [1, 1],
        [1, 1],
        [0, 1],
      ]),
      fought(
        begun(),
        { destroyed: ['a1', 'b1'], kills: { a2: 1, b1: 1 }, damaged: ['a2'], left: ['a3'] },
        [1, 5],
      ).state,
    ]
    for (const state of states) {
      const { lead, more, button, battles, sum, verdict, squadrons, ends } = rules.view(state)
      const members = [...squadrons.A.members, ...squadrons.B.members]
      const phrases = [
        lead,
        more,
        button,
        verdict,
        ...sum,
        ...battles.flatMap(each => each.lines),
        ...ends.flatMap(each => [each.title, each.text]),
        ...[...squadrons.A.foot, ...squadrons.B.foot].map(each => each.text),
        ...members.flatMap(each => [
          each.chip,
          ...each.battles.flatMap(one => one.notes.map(note => note.text)),
        ]),
      ]
      expect(missingWords(rules.words, phrases)).toEqual([])
    }
  })
  it('says in a row who flew the fighter before, and what became of him', () => {
    const { state } = fought(begun(), { destroyed: ['a4'], kills: { b1: 1, a4: 1 } }, [3])
    const row = rules.view(state).squadrons.A.members[3]
    expect(row).toMatchObject({ name: 'Carrow', kills: 1, grade: { label: 'Green' } })
    expect(row?.battles).toEqual([
      { kills: 1, notes: [{ text: { code: 'campaign-note-lost', facts: {} }, die: 3, lost: 'Doyle' }] },
    ])
  })
})
