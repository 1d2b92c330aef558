import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/ww1'
import type { Square, Ww1Action, Ww1State } from '../../../rulesets/ww1/state'
import { END, codes, field, inSquare, lostIn, play, refused, units, works } from './table'

const A_ASSAULTS = { step: 'A assaults', toAct: ['A'] } as const
const go = (from: Square, to: Square, guns = 0, gas = false): Ww1Action => ({
  type: 'assault',
  from,
  to,
  guns,
  gas,
})
const answer = (guns: number, gas = false): Ww1Action => ({ type: 'support', guns, gas })
/** Bystanders far off, so that no side is ever without units. */
const OTHERS = [...units('A', 'A1', 'mg'), ...units('B', 'A8', 'mg')]

describe('the turn', () => {
  it('is the Attacker moving and assaulting, then the Defender, roles never changing [ww1-4a.1, ww1-4a.2, ww1-R26]', () => {
    let state = field({ units: [...units('A', 'A1', 'infantry'), ...units('B', 'A8', 'infantry')] })
    const seen = [`${state.turn} ${state.step}`]
    for (let at = 0; at < 4; at++) {
      state = play(state, END).state
      seen.push(`${state.turn} ${state.step}`)
    }
    expect(seen).toEqual(['1 A moves', '1 A assaults', '1 B moves', '1 B assaults', '2 A moves'])
    expect(refused(state, go('A1', 'A2'))).toBe('ww1-4a.1 not-now')
  })
})

describe('movement', () => {
  const to = (unit: string, square: Square): Ww1Action => ({ type: 'move', unit, square })

  it('is one square across a side for Infantry and Tanks, once [ww1-4b.1]', () => {
    const state = field({ units: [...units('A', 'C3', 'infantry'), ...units('A', 'D3', 'tank'), ...OTHERS] })
    for (const square of ['C4', 'C2', 'B3']) expect(refused(state, to('a-C3-1', square))).toBeNull()
    expect(refused(state, to('a-C3-1', 'D4'))).toBe('ww1-4b.1 not-beside')
    expect(refused(state, to('a-D3-1', 'C4'))).toBe('ww1-4b.1 not-beside')
    expect(refused(state, to('a-C3-1', 'C5'))).toBe('ww1-4b.1 not-beside')
    const gone = play(state, to('a-C3-1', 'C4')).state
    expect(inSquare(gone, 'C4')).toEqual(['a-C3-1'])
    expect(refused(gone, to('a-C3-1', 'C5'))).toBe('ww1-R9 has-moved')
  })

  it('lets Stormtroopers go across corners [ww1-4b.2]', () => {
    const state = field({ units: [...units('A', 'C3', ['stormtroopers', 'Elite']), ...OTHERS] })
    expect(refused(state, to('a-C3-1', 'D4'))).toBeNull()
    expect(refused(state, to('a-C3-1', 'C5'))).toBe('ww1-4b.2 not-next')
  })

  it('is not for MGs [ww1-4b.3]', () => {
    expect(refused(field({ units: units('A', 'C3', 'mg') }), to('a-C3-1', 'C4'))).toBe('ww1-4b.3 static')
  })

  it('sticks a Tank for good on a 1, in its square, or in the new one as a house rule [ww1-4b.4, ww1-R11]', () => {
    const state = field({ units: [...units('A', 'C3', 'tank'), ...OTHERS] })
    expect(inSquare(play(state, to('a-C3-1', 'C4'), 2).state, 'C4')).toEqual(['a-C3-1'])
    const stuck = play(state, to('a-C3-1', 'C4'), 1).state
    expect(inSquare(stuck, 'C3')).toEqual(['a-C3-1'])
    expect(
      refused({ ...stuck, units: stuck.units.map(unit => ({ ...unit, moved: false })) }, to('a-C3-1', 'C4')),
    ).toBe('ww1-4b.4 is-stuck')
    const there = play({ ...state, houseRules: { 'stuck-on-arrival': true } }, to('a-C3-1', 'C4'), 1).state
    expect([inSquare(there, 'C4'), there.units[0]?.stuck]).toEqual([['a-C3-1'], true])
  })

  it('keeps Tanks out of difficult ground, which does not hinder foot and counts for no limit [ww1-4b.5, ww1-R7]', () => {
    const state = field({
      units: [
        ...units('A', 'C3', 'tank', 'infantry'),
        ...units('A', 'C4', 'infantry', 'infantry', 'infantry'),
        ...OTHERS,
      ],
      difficult: ['C4', 'C4'],
    })
    expect(refused(state, to('a-C3-1', 'C4'))).toBe('ww1-4b.5 no-tanks')
    expect(refused(state, to('a-C3-2', 'C4'))).toBeNull()
    // The table says so beside a Tank that is to move, and beside nobody else.
    const pills = (unit: string) =>
      ruleset
        .scene(state, { unit, offer: `move:${unit}`, target: null })
        .marks.flatMap(mark => (mark.kind === 'pill' ? [{ text: mark.text, at: mark.at }] : []))
    const { origin, size } = state.scenario.board
    expect(pills('a-C3-1')).toEqual([
      { text: 'no tanks', at: { x: origin.x + 3.5 * size, y: origin.y + 2.5 * size } },
    ])
    expect(pills('a-C3-2')).toEqual([])
  })

  it('shows the square of who is chosen, and the one that is pointed at [ww1-4b.1]', () => {
    const state = field({ units: [...units('A', 'C3', 'infantry'), ...OTHERS] })
    const chosen = (offer: string | null, target: string | null) =>
      ruleset
        .scene(state, { unit: 'a-C3-1', offer, target })
        .marks.flatMap(mark => (mark.kind === 'cells' && mark.tone === 'chosen' ? [mark.cells.length] : []))
    expect(chosen(null, null)).toEqual([1])
    expect(chosen('move:a-C3-1', 'C4')).toEqual([1])
    expect(chosen('move:a-C3-1', null).every(count => count === 0)).toBe(true)
  })

  it('goes into free squares with enemy works, never among enemies nor beyond four [ww1-R9, ww1-2.10]', () => {
    const state = field({
      units: [
        ...units('A', 'C4', 'infantry', 'infantry'),
        ...units('B', 'D4', 'infantry'),
        ...units('A', 'B4', 'infantry', 'infantry', 'infantry'),
        ...OTHERS,
      ],
      defences: [...works('B', 'C5', 'trench', 'wire'), ...works('A', 'B4', 'trench')],
    })
    expect(refused(state, to('a-C4-1', 'C5'))).toBeNull()
    expect(refused(state, to('a-C4-1', 'D4'))).toBe('ww1-R9 enemy-there')
    expect(refused(state, to('a-C4-1', 'B4'))).toBe('ww1-2.10 no-room')
  })

  it('is not stopped by wire, but for a turn as a house rule [ww1-R10]', () => {
    const state = field({
      units: [...units('A', 'C4', 'infantry'), ...OTHERS],
      defences: works('B', 'C5', 'wire'),
    })
    expect(play(state, to('a-C4-1', 'C5')).state.units[0]?.heldIn).toBe(0)
    const held = play({ ...state, houseRules: { 'wire-holds': true } }, to('a-C4-1', 'C5')).state
    const later = (turn: number) => ({
      ...held,
      turn,
      units: held.units.map(unit => ({ ...unit, moved: false })),
    })
    expect(refused(later(2), to('a-C4-1', 'C6'))).toBe('ww1-R10 held-by-wire')
    expect(refused(later(3), to('a-C4-1', 'C6'))).toBeNull()
  })
})

describe('an Assault', () => {
  const state = (more: Partial<Ww1State>): Ww1State => field(A_ASSAULTS, more)
  const totals = (log: ReturnType<typeof play>['log']) => {
    const entry = log.find(each => each.code.startsWith('assault-'))
    return [entry?.facts?.['own'], entry?.facts?.['other']]
  }

  it('is by all of one square on all of another that shares a side [ww1-5a.1, ww1-5a.2]', () => {
    const now = state({
      units: [
        ...units('A', 'C4', 'infantry', 'infantry'),
        ...units('A', 'D5', 'infantry'),
        ...units('B', 'C5', 'infantry', 'infantry'),
        ...OTHERS,
      ],
    })
    expect(refused(now, go('C4', 'D5'))).toBe('ww1-5a.1 not-side-by-side')
    expect(refused(now, go('B4', 'B5'))).toBe('ww1-5a.1 nobody-assaults')
    expect(refused(now, go('C4', 'C3'))).toBe('ww1-R13 nobody-to-assault')
    // Two against two, though a third stands beside the same square.
    const { log, state: after } = play(now, go('C4', 'C5'))
    expect(totals(log)).toEqual([2, 2])
    expect(refused(after, go('C4', 'C5'))).toBe('ww1-R13 has-assaulted')
    // Another square may assault the same one later.
    expect(refused(after, go('D5', 'C5'))).toBeNull()
  })

  it('adds Infantry, Tanks, Elite and Green of the assaulting side once each [ww1-5a.3, ww1-5a.4, ww1-5a.5, ww1-5a.6, ww1-R15]', () => {
    const against = [...units('B', 'C5', 'infantry', 'infantry', 'infantry', 'infantry'), ...OTHERS]
    const own = (...kinds: Parameters<typeof units>[2][]) =>
      totals(play(state({ units: [...units('A', 'C4', ...kinds), ...against] }), go('C4', 'C5')).log)[0]
    expect(own('infantry', 'infantry', 'tank')).toBe(1 + 1 + 2)
    expect(own(['stormtroopers', 'Elite'], ['infantry', 'Elite'])).toBe(2 + 1)
    expect(own(['infantry', 'Green'], ['infantry', 'Green'], 'infantry')).toBe(3 - 1)
    expect(own(['infantry', 'Green'], ['stormtroopers', 'Elite'])).toBe(2)
  })

  it('adds every unit and work of the assaulted square [ww1-5a.8, ww1-5a.9, ww1-5a.10, ww1-5a.11, ww1-5a.12, ww1-R17]', () => {
    const attackers = units('A', 'C4', 'infantry')
    const other = (
      kinds: Parameters<typeof units>[2][],
      there = works('B', 'C5'),
      dice: readonly number[] = [],
    ) =>
      totals(
        play(
          state({ units: [...attackers, ...units('B', 'C5', ...kinds), ...OTHERS], defences: there }),
          go('C4', 'C5'),
          ...dice,
        ).log,
      )[1]
    expect(other(['infantry', 'infantry', 'tank'])).toBe(1 + 1 + 2)
    // An MG counts 1 and a D3: a 3 is 2.
    expect(other(['infantry', 'mg'], works('B', 'C5'), [3])).toBe(1 + 1 + 2)
    expect(other(['infantry'], works('B', 'C5', 'wire', 'trench'))).toBe(1 + 1 + 2)
    expect(other(['infantry'], works('B', 'C5', 'bunker', 'wire'))).toBe(1 + 3 + 1)
  })

  it('adds quality and difficult ground to the assaulted side [ww1-5a.13, ww1-5a.14, ww1-5a.15, ww1-R7]', () => {
    const other = (quality: 'Elite' | 'Green', difficult: readonly Square[]) =>
      totals(
        play(
          state({
            units: [
              ...units('A', 'C4', 'infantry'),
              ...units('B', 'C5', ['infantry', quality], ['infantry', quality]),
              ...OTHERS,
            ],
            difficult,
          }),
          go('C4', 'C5'),
        ).log,
      )[1]
    expect(other('Elite', [])).toBe(3)
    expect(other('Green', [])).toBe(1)
    expect(other('Elite', ['C5'])).toBe(4)
  })

  it('counts MGs by a D3 each where they are assaulted, nothing where they assault [ww1-5a.16, ww1-R14]', () => {
    const now = state({
      units: [...units('A', 'C4', 'infantry', ['mg', 'Elite']), ...units('B', 'C5', 'mg', 'mg'), ...OTHERS],
    })
    // 2 and D3 of 1 and 6: 1 + 3. The own MG adds nothing, its quality neither, and it is not lost.
    const { log, state: after } = play(now, go('C4', 'C5'), 1, 6)
    expect(totals(log)).toEqual([1, 2 + 1 + 3])
    expect(lostIn(after)).toEqual(['a-C4-1'])
    expect(
      refused(state({ units: [...units('A', 'C4', 'mg'), ...units('B', 'C5', 'mg')] }), go('C4', 'C5')),
    ).toBe('ww1-R14 only-mgs')
    const falls = play({ ...now, houseRules: { 'mgs-fall': true } }, go('C4', 'C5'), 1, 6).state
    expect(lostIn(falls)).toEqual(['a-C4-1', 'a-C4-2'])
  })

  it('adds 1 to 3 for each gun that shows so, of either side, in their order [ww1-5a.7, ww1-5a.17, ww1-R16, ww1-R30]', () => {
    const now = state({
      units: [...units('A', 'C4', 'infantry', 'infantry'), ...units('B', 'C5', 'infantry', 'mg'), ...OTHERS],
      guns: { A: 5, B: 5 },
    })
    expect(refused(now, go('C4', 'C5', 6))).toBe('ww1-2.4 few-guns-left')
    // Guns 3, 5, 2 add 5; the MG's 4 is 2; then the other side knows and answers.
    const declared = play(now, go('C4', 'C5', 3), 3, 5, 2, 4)
    expect(declared.state.toAct).toEqual(['B'])
    expect(refused(declared.state, END)).toBe('ww1-R16 answer-first')
    // Both sums as they stand are before its eyes.
    const [option] = ruleset.offers(declared.state, 'B').flatMap(each => each.options())
    expect(option?.reckonings?.map(each => [each.total, each.modifiers.at(-1)])).toMatchObject([
      [2 + 5, { clause: 'ww1-5a.7', label: 'Support', value: 5 }],
      [2 + 2, { clause: 'ww1-5a.16', label: 'MG fire', value: 2 }],
    ])
    const { log, state: after } = play(declared.state, answer(2), 1, 6)
    expect(totals(log)).toEqual([2 + 5, 2 + 2 + 1])
    expect(after.guns).toEqual({ A: 2, B: 3 })
    // Nobody can see who threw what but in the order of the dice.
    expect([...declared.log, ...log].flatMap(entry => entry.rolls.flatMap(roll => roll.faces))).toEqual([
      3, 5, 2, 4, 1, 6,
    ])
  })

  it('allows three guns at most as a house rule [ww1-R16]', () => {
    const now = state({
      units: [...units('A', 'C4', 'infantry'), ...units('B', 'C5', 'infantry'), ...OTHERS],
      guns: { A: 5, B: 0 },
      houseRules: { 'few-guns': true },
    })
    expect(refused(now, go('C4', 'C5', 4))).toBe('ww1-R16 three-guns')
    expect(refused(now, go('C4', 'C5', 3))).toBeNull()
  })

  it('costs the lower total the difference in units, and no more than there are [ww1-5a.18, ww1-R18]', () => {
    const now = state({
      units: [
        ...units('A', 'C4', 'infantry', 'infantry', 'infantry'),
        ...units('B', 'C5', 'infantry'),
        ...OTHERS,
      ],
      guns: { A: 1, B: 0 },
    })
    expect(lostIn(play(now, go('C4', 'C5')).state)).toEqual(['b-C5-1'])
    // A Green Infantry counts 1 - 1; with nothing else the total is 0, and a Green MG-less side never below it.
    const weak = state({
      units: [
        ...units('A', 'C4', ['infantry', 'Green']),
        ...units('B', 'C5', 'infantry', 'infantry', 'infantry'),
        ...OTHERS,
      ],
      defences: works('B', 'C5', 'wire'),
    })
    const { log, state: after } = play(weak, go('C4', 'C5'))
    expect(totals(log)).toEqual([0, 4])
    expect(lostIn(after)).toEqual(['a-C4-1'])
  })

  it('takes Green, Average, Elite Infantry, then MGs, then Tanks [ww1-5a.19, ww1-R19]', () => {
    const target = units('B', 'C5', 'tank', ['infantry', 'Elite'], 'mg', ['infantry', 'Green'])
    const now = (guns: number) =>
      state({ units: [...units('A', 'C4', 'tank', 'tank'), ...target, ...OTHERS], guns: { A: guns, B: 0 } })
    // 4 and the guns against 2 + 1 + 1 + 1 with Elite and Green cancelling, and the MG's D3 of 1: 6.
    const lost = (...guns: readonly number[]) =>
      lostIn(play({ ...now(guns.length + 1) }, go('C4', 'C5', guns.length), ...guns, 1).state)
    expect(lost(3)).toEqual(['b-C5-4'])
    expect(lost(3, 1)).toEqual(['b-C5-2', 'b-C5-4'])
    expect(lost(3, 2)).toEqual(['b-C5-2', 'b-C5-3', 'b-C5-4'])
    expect(lost(3, 3)).toEqual(['b-C5-1', 'b-C5-2', 'b-C5-3', 'b-C5-4'])
  })

  it('lets the owner choose within a group where that makes a difference [ww1-R19]', () => {
    const now = state({
      units: [
        ...units('A', 'C4', 'infantry', 'infantry', 'infantry'),
        ...units(
          'B',
          'C5',
          ['stormtroopers', 'Elite'],
          ['infantry', 'Elite'],
          ['tank', 'Average', { stuck: true }],
        ),
        ...OTHERS,
      ],
      guns: { A: 1, B: 0 },
      lastRounds: { A: true, B: true },
    })
    // 3 and 3 against 5: one of two Elite foot goes.
    const { state: choosing } = play(now, go('C4', 'C5', 1), 3)
    expect([choosing.toAct, lostIn(choosing)]).toEqual([['B'], []])
    expect(choosing.toAct).toEqual(['B'])
    expect(refused(choosing, { type: 'lose', unit: 'b-C5-3' })).toBe('ww1-5a.19 not-to-be-lost')
    expect(lostIn(play(choosing, { type: 'lose', unit: 'b-C5-2' }).state)).toEqual(['b-C5-2'])
  })

  it('costs each side one unit where the totals are equal [ww1-5a.20]', () => {
    const now = state({
      units: [
        ...units('A', 'C4', 'infantry', 'tank'),
        ...units('B', 'C5', 'infantry', 'infantry', 'infantry'),
        ...OTHERS,
      ],
    })
    expect(lostIn(play(now, go('C4', 'C5')).state)).toEqual(['a-C4-1', 'b-C5-3'])
  })

  it('lets those who took part go into the emptied square, up to four with its works [ww1-5a.21, ww1-R20]', () => {
    const now = state({
      units: [
        ...units('A', 'C4', 'infantry', 'infantry', 'infantry', 'mg'),
        ...units('B', 'C5', 'infantry'),
        ...OTHERS,
      ],
      defences: works('B', 'C5', 'wire', 'wire'),
      guns: { A: 4, B: 0 },
    })
    const won = play(now, go('C4', 'C5', 1), 3).state
    expect(won.toAct).toEqual(['A'])
    expect(refused(won, { type: 'advance', unit: 'a-C4-4' })).toBe('ww1-R20 took-no-part')
    const two = play(play(won, { type: 'advance', unit: 'a-C4-1' }).state, {
      type: 'advance',
      unit: 'a-C4-2',
    }).state
    expect(inSquare(two, 'C5')).toEqual(['a-C4-1', 'a-C4-2'])
    // Two works and two units: the square is full, and the Assault over.
    expect([two.assault, two.toAct]).toEqual([null, ['A']])
    // Staying is allowed.
    expect(inSquare(play(won, END).state, 'C5')).toEqual([])
  })

  it('lets the assaulted side go in where nobody is left, unless a house rule forbids it [ww1-R20]', () => {
    const now = state({
      units: [...units('A', 'C4', 'infantry'), ...units('B', 'C5', 'infantry', 'infantry', 'mg'), ...OTHERS],
    })
    const open = play(now, go('C4', 'C5'), 1).state
    expect([open.toAct, open.advance?.units]).toEqual([['B'], ['b-C5-1', 'b-C5-2']])
    expect(inSquare(play(open, { type: 'advance', unit: 'b-C5-2' }).state, 'C4')).toEqual(['b-C5-2'])
    expect(
      play({ ...now, houseRules: { 'only-assaulters-advance': true } }, go('C4', 'C5'), 1).state.advance,
    ).toBeNull()
    // An MG left behind holds the square.
    const held = state({
      units: [...units('A', 'C4', 'infantry', 'mg'), ...units('B', 'C5', 'infantry', 'infantry'), ...OTHERS],
    })
    expect(play(held, go('C4', 'C5')).state.advance).toBeNull()
  })

  it('throws for a Tank that advances, and keeps it out of difficult ground [ww1-R20, ww1-4b.4, ww1-4b.5]', () => {
    const now = state({
      units: [...units('A', 'C4', 'tank', 'tank'), ...units('B', 'C5', 'infantry'), ...OTHERS],
    })
    const won = play(now, go('C4', 'C5')).state
    const stuck = play(won, { type: 'advance', unit: 'a-C4-1' }, 1).state
    expect([inSquare(stuck, 'C5'), stuck.units[0]?.stuck]).toEqual([[], true])
    expect(play({ ...now, difficult: ['C5'] }, go('C4', 'C5')).state.advance).toBeNull()
  })

  it('counts enemy works for those who hold them, but not enemy wire [ww1-5a.22, ww1-R17]', () => {
    const now = field({
      step: 'B assaults',
      toAct: ['B'],
      units: [
        ...units('A', 'C5', 'infantry'),
        ...units('B', 'C6', 'infantry', 'infantry', 'infantry'),
        ...OTHERS,
      ],
      defences: [...works('B', 'C5', 'trench', 'wire')],
    })
    const { log } = play(now, go('C6', 'C5'))
    expect(totals(log)).toEqual([3, 1 + 2])
    expect(play(now, go('C6', 'C5')).state.defences.length).toBe(2)
  })

  it('leaves those who advanced out for the rest of the phase; Stormtroopers assault along sides only [ww1-R13]', () => {
    const now = state({
      units: [
        ...units('A', 'C4', ['stormtroopers', 'Elite'], ['stormtroopers', 'Elite'], 'infantry'),
        ...units('B', 'C5', 'infantry'),
        ...units('B', 'C6', 'infantry'),
        ...units('B', 'D5', 'infantry'),
        ...OTHERS,
      ],
    })
    expect(refused(now, go('C4', 'D5'))).toBe('ww1-5a.1 not-side-by-side')
    const won = play(now, go('C4', 'C5')).state
    const there = play(play(won, { type: 'advance', unit: 'a-C4-1' }).state, END).state
    expect(refused(there, go('C5', 'C6'))).toBe('ww1-R13 just-advanced')
    // Units that moved may assault.
    const moved = { ...now, units: now.units.map(unit => ({ ...unit, moved: true })) }
    expect(refused(moved, go('C4', 'C5'))).toBeNull()
  })

  it('lets a stuck Tank assault and defend with 2 [ww1-R12]', () => {
    const stuck = ['tank', 'Average', { stuck: true }] as const
    const now = state({
      units: [...units('A', 'C4', stuck), ...units('B', 'C5', stuck, 'infantry'), ...OTHERS],
    })
    expect(totals(play(now, go('C4', 'C5')).log)).toEqual([2, 3])
  })
})

describe('poison gas', () => {
  const gassed = (quality: 'Green' | 'Average' | 'Elite', more: Partial<Ww1State> = {}): Ww1State =>
    field(
      A_ASSAULTS,
      {
        units: [
          ...units('A', 'C4', 'infantry'),
          ...units('B', 'C5', ['infantry', quality], ['infantry', quality], ['infantry', quality]),
          ...OTHERS,
        ],
        gas: { A: 2, B: 0 },
        guns: { A: 3, B: 0 },
      },
      more,
    )
  const own = (state: Ww1State, die: number) =>
    play(state, go('C4', 'C5', 0, true), die).log.find(each => each.code.startsWith('assault-'))?.facts?.[
      'own'
    ]

  it('takes the place of guns, one point in an Assault [ww1-5b.1, ww1-5b.2]', () => {
    expect(refused(gassed('Average'), go('C4', 'C5', 1, true))).toBe('ww1-5b.1 guns-or-gas')
    expect(refused(gassed('Average', { gas: { A: 0, B: 0 } }), go('C4', 'C5', 0, true))).toBe(
      'ww1-5b.1 no-gas',
    )
    const after = play(gassed('Average'), go('C4', 'C5', 0, true), 1).state
    expect([after.gas.A, after.guns.A]).toEqual([1, 3])
  })

  it('adds its die, whatever it shows [ww1-5b.3]', () => {
    expect(own(gassed('Average'), 6)).toBe(1 + 6)
  })

  it('does 1 more to Green enemies and 1 less to Elite ones [ww1-5b.4, ww1-5b.5, ww1-R21]', () => {
    expect(own(gassed('Green'), 6)).toBe(1 + 7)
    expect(own(gassed('Elite'), 1)).toBe(1 + 0)
    const users = {
      units: [
        ...units('A', 'C4', ['infantry', 'Elite']),
        ...units('B', 'C5', 'infantry', 'infantry', 'infantry'),
        ...OTHERS,
      ],
      houseRules: { 'gas-by-its-users': true },
    }
    // 1 and 1 for Elite, and the die of 4 less 1.
    expect(own(gassed('Average', users), 4)).toBe(2 + 3)
  })
})

describe('secret stakes', () => {
  const now = field(A_ASSAULTS, {
    units: [
      ...units('A', 'C4', 'infantry', 'infantry'),
      ...units('B', 'C5', 'infantry', 'infantry'),
      ...OTHERS,
    ],
    guns: { A: 4, B: 4 },
    houseRules: { 'secret-stakes': true },
  })

  it('lie unseen until both have chosen, then all dice fall [ww1-R33]', () => {
    const declared = play(now, go('C4', 'C5', 2)).state
    const other = play(now, go('C4', 'C5', 4)).state
    expect(ruleset.view(declared, 'B')).toEqual(ruleset.view(other, 'B'))
    expect(ruleset.view(declared, 'public')).toEqual(ruleset.view(other, 'public'))
    expect(ruleset.view(declared, 'A').assault?.stake).toEqual({ guns: 2, gas: false })
    expect([declared.guns.A, declared.toAct]).toEqual([4, ['B']])
    // 2 + 3 + 0 against 2 + 1.
    const { state, log } = play(declared, answer(1), 3, 6, 1)
    expect(codes(log)[0]).toBe('stakes-shown')
    expect(log.find(each => each.code === 'assault-won')?.facts).toMatchObject({ own: 5, other: 3 })
    expect(state.guns).toEqual({ A: 2, B: 3 })
    expect(lostIn(state)).toEqual(['b-C5-1', 'b-C5-2'])
  })

  it('are guessed by chance where they are not known [ww1-R33]', () => {
    const seen = ruleset.view(play(now, go('C4', 'C5', 2)).state, 'B')
    // One of five stakes, by the die: the second is one gun, which shows 3.
    const { log } = play(seen, answer(0), 2, 3)
    expect(log.find(each => each.code === 'assault-won')?.facts).toMatchObject({ own: 5, other: 2 })
  })
})

describe('wire', () => {
  const cutting = (more: Partial<Ww1State>): Ww1State => field({ step: 'A cuts wire', toAct: ['A'] }, more)
  const cut = (unit: string, owner: 'A' | 'B' = 'B'): Ww1Action => ({ type: 'cut', unit, owner })

  it('is tried at the end of the turn by those who neither moved nor fought, the Attacker first [ww1-6.1, ww1-R22]', () => {
    const both = [...units('A', 'C4', 'infantry'), ...units('B', 'C5', 'infantry')]
    const state = field({
      step: 'B assaults',
      toAct: ['B'],
      units: both,
      defences: [...works('A', 'C4', 'wire'), ...works('B', 'C5', 'wire')],
    })
    const first = play(state, END).state
    expect([first.step, first.turn]).toEqual(['A cuts wire', 1])
    expect(refused(first, cut('a-C4-1'))).toBe('ww1-6.1 no-wire')
    expect(refused(first, cut('a-C4-1', 'A'))).toBeNull()
    expect(play(first, END).state.step).toBe('B cuts wire')
    const busy = (change: object) => ({ ...first, units: first.units.map(unit => ({ ...unit, ...change })) })
    expect(refused(busy({ moved: true }), cut('a-C4-1', 'A'))).toBe('ww1-6.1 moved-this-turn')
    expect(refused(busy({ fought: true }), cut('a-C4-1', 'A'))).toBe('ww1-6.1 fought-this-turn')
  })

  it('is cut by Infantry on 5 or 6, Green 1 worse and Elite 1 better [ww1-6.2, ww1-6.3, ww1-6.4]', () => {
    const left = (quality: 'Green' | 'Average' | 'Elite', die: number) =>
      play(
        cutting({
          units: [...units('A', 'C5', ['infantry', quality], 'infantry'), ...OTHERS],
          defences: works('B', 'C5', 'wire', 'wire'),
        }),
        cut('a-C5-1'),
        die,
      ).state.defences.length
    expect([left('Average', 4), left('Average', 5)]).toEqual([2, 1])
    expect([left('Green', 5), left('Green', 6)]).toEqual([2, 1])
    expect([left('Elite', 3), left('Elite', 4)]).toEqual([2, 1])
  })

  it('is cut by a Tank without a die, by MGs not at all, once for each unit [ww1-6.5, ww1-R22, ww1-R12]', () => {
    const state = cutting({
      units: [...units('A', 'C5', ['tank', 'Average', { stuck: true }], 'mg'), ...OTHERS],
      defences: works('B', 'C5', 'wire', 'wire'),
    })
    const after = play(state, cut('a-C5-1')).state
    expect(after.defences.length).toBe(1)
    expect(refused(after, cut('a-C5-1'))).toBe('ww1-R22 has-tried')
    expect(refused(state, cut('a-C5-2'))).toBe('ww1-R22 mgs-cut-nothing')
  })
})

describe('the last rounds', () => {
  const now = field(A_ASSAULTS, {
    units: [
      ...units('A', 'C4', 'infantry'),
      ...units('A', 'D4', 'infantry'),
      ...units('B', 'C5', 'infantry', 'infantry', 'infantry', 'infantry'),
      ...units('B', 'D5', 'infantry', 'infantry'),
      ...OTHERS,
    ],
    guns: { A: 1, B: 0 },
    lastRounds: { A: false, B: true },
  })

  it('are thrown for once, when the guns run out [ww1-7.1, ww1-R23]', () => {
    const spent = play(now, go('C4', 'C5', 1), 6, 4).state
    expect([spent.guns.A, spent.lastRounds.A]).toEqual([4, true])
    const closed = spent.advance ? play(spent, END).state : spent
    // They bring no other roll.
    expect(play(closed, go('D4', 'D5', 4), 4, 5, 6, 6).state.guns.A).toBe(0)
  })

  it('are not for a Preliminary Bombardment [ww1-R23]', () => {
    const state = field({ turn: 0, step: 'bombard', guns: { A: 6, B: 0 }, lastRounds: { A: true, B: true } })
    expect(refused(state, { type: 'aim', square: 'C5' })).toBe('ww1-2.5 no-shelling')
  })
})

describe('the end', () => {
  const last = (turn: number, more: Partial<Ww1State> = {}): Ww1State =>
    field({ turn, step: 'B assaults', toAct: ['B'], units: OTHERS }, more)
  const row = (number: number) =>
    ['A', 'B', 'C', 'D', 'E', 'F'].flatMap(file => units('A', `${file}${number}`, 'infantry'))
  const why = (state: Ww1State) => [
    state.result?.winner,
    state.result?.why.facts?.['grade'] ?? state.result?.why.code,
  ]

  it('is turn 9 at the latest [ww1-8a.1]', () => {
    expect(play(last(9), END).state.result?.winner).toBe('B')
    expect(play(last(5), END).state.turn).toBe(6)
  })

  it('comes on 5 or 6 after turns 6, 7 and 8, or after turn 6 alone as a house rule [ww1-8a.2, ww1-R24]', () => {
    for (const turn of [6, 7, 8]) {
      expect(play(last(turn), END, 4).state.turn).toBe(turn + 1)
      expect(play(last(turn), END, 5).state.result?.winner).toBe('B')
    }
    expect(play(last(7, { houseRules: { 'one-ending-die': true } }), END).state.turn).toBe(8)
  })

  it('gives the Attacker an Indecisive, Marginal or Decisive Victory for row 5, 6 or 7 and on [ww1-8a.3, ww1-8a.4, ww1-8a.5, ww1-R25, ww1-R1]', () => {
    const ended = (number: number) =>
      why(
        play(
          last(9, {
            units: [
              ...row(number),
              ...units('B', 'A8', 'mg').map(unit =>
                number === 8 ? { ...unit, at: null, lost: true } : unit,
              ),
            ],
          }),
          END,
        ).state,
      )
    expect(ended(4)).toEqual(['B', 'won-held'])
    expect([5, 6, 7, 8].map(ended)).toEqual([
      ['A', 'Indecisive'],
      ['A', 'Marginal'],
      ['A', 'Decisive'],
      ['A', 'Decisive'],
    ])
  })

  it('is the Defender\u2019s otherwise: a gap in the row, or one of his in the other half [ww1-8a.6, ww1-R25]', () => {
    expect(why(play(last(9, { units: [...row(5).slice(1), ...OTHERS] }), END).state)).toEqual([
      'B',
      'won-held',
    ])
    expect(why(play(last(9, { units: [...row(5), ...units('B', 'C2', 'infantry')] }), END).state)).toEqual([
      'B',
      'won-infiltrated',
    ])
  })

  it('comes at once for an Attacker without units, never so for a Defender [ww1-R31]', () => {
    const lone = field(A_ASSAULTS, {
      units: [...units('A', 'C4', 'infantry'), ...units('B', 'C5', 'infantry', 'infantry')],
    })
    expect(play(play(lone, go('C4', 'C5')).state, END).state.result?.winner).toBe('B')
    const won = field(A_ASSAULTS, {
      units: [...units('A', 'C4', 'infantry', 'infantry'), ...units('B', 'C5', 'infantry')],
    })
    const after = play(play(play(won, go('C4', 'C5')).state, END).state, END).state
    expect([after.result, after.step, after.turn]).toEqual([null, 'A moves', 2])
    expect(play(after, { type: 'concede', side: 'B' }).state.result?.why.code).toBe(
      'won-by-concession-decisive',
    )
    expect(play(after, { type: 'concede', side: 'A' }).state.result?.winner).toBe('B')
  })

  it('brings reinforcements on in the own edge row, as moved [ww1-9b.2, ww1-R32]', () => {
    const [late] = units('A', 'C1', ['infantry', 'Average', { at: null, arrives: 2 }])
    if (!late) throw new Error('There is nobody late.')
    const waits = field({ turn: 1, units: [late, ...OTHERS] })
    const to = (square: Square): Ww1Action => ({ type: 'deploy', unit: late.id, square })
    expect(refused(waits, to('C1'))).toBe('ww1-2.9 cannot-deploy')
    const turn2 = { ...waits, turn: 2 }
    expect(refused(turn2, to('C2'))).toBe('ww1-R32 not-edge-row')
    const there = play(turn2, to('C1')).state
    expect(inSquare(there, 'C1')).toEqual([late.id])
    expect(refused(there, { type: 'move', unit: late.id, square: 'C2' })).toBe('ww1-R9 has-moved')
    // The Defender's come on at the other edge.
    const [relief] = units('B', 'C8', ['infantry', 'Average', { at: null, arrives: 2 }])
    if (!relief) throw new Error('There is no relief.')
    const theirs: Ww1State = { ...turn2, step: 'B moves', toAct: ['B'], units: [relief, ...OTHERS] }
    const on = (square: Square): Ww1Action => ({ type: 'deploy', unit: relief.id, square })
    expect(refused(theirs, on('C1'))).toBe('ww1-R32 not-edge-row')
    expect(refused(theirs, on('C8'))).toBeNull()
    // Whoever was left out of the deployment stays out.
    const left = { ...turn2, units: [{ ...late, arrives: 0 }, ...OTHERS] }
    expect(refused(left, to('C1'))).toBe('ww1-2.9 cannot-deploy')
    // Once lost it does not come again, and who was to come never does.
    const gone = { ...turn2, units: [{ ...late, lost: true }, ...OTHERS] }
    expect(refused(gone, to('C1'))).toBe('ww1-2.9 cannot-deploy')
    expect(ruleset.offers(gone, 'A').filter(offer => offer.kind === 'deploy')).toEqual([])
  })
})
