import { describe, expect, it } from 'vitest'
import type { D10Action } from '../../../rulesets/panzer8-d10/state'
import { threatsTo } from '../../../rulesets/panzer8-d10/view/measure'
import { area, at, strip, the } from '../kit'
import {
  allowed,
  END,
  GRENADIERS,
  HALFTRACK,
  HOLD,
  MG42,
  PAK,
  PANZER,
  RIFLES,
  SHERMAN,
  card,
  fire,
  hasOffer,
  lie,
  load,
  move,
  offer,
  play,
  refusalCodes,
  unit,
} from './table'

const hunt = (unitId: string, target: string, along: number | null = null): D10Action => ({
  type: 'hunt',
  unit: unitId,
  target,
  along,
})

/** A Sherman about to drive north past a Panzer. */
const drive = (more: Partial<Parameters<typeof lie>[0]> = {}) =>
  lie({ units: [unit('a1', SHERMAN, 30, 40), unit('b1', PANZER, 20, 36)], ...more })

describe('reactions', () => {
  it('asks the enemy after a move, and nobody where nobody could answer [panzer8-d10-4.0.4, panzer8-d10-R32]', () => {
    const moved = play(drive(), move('a1', 30, 34)).state
    expect(moved.toAct).toEqual(['B'])
    expect(moved.pending[0]).toMatchObject({ kind: 'react', unit: 'a1', reached: 0, hunted: null })
    expect(hasOffer(moved, 'B', 'fire:b1:main')).toBe(true)
    const wall = area('wood', at(24, 30), 3, 12)
    const hidden = play(drive({ features: [wall] }), move('a1', 30, 34)).state
    expect(hidden.pending).toEqual([])
    expect(hidden.toAct).toEqual(['A'])
  })

  it('answers at any point of the way, as it is there [panzer8-d10-R33, panzer8-d10-R34]', () => {
    // Behind a wood, the Sherman is seen from the first 2.6 inches of its way on only at its end.
    const moved = play(drive(), move('a1', 30, 34)).state
    for (const along of [0, 3, 6]) expect(refusalCodes(moved, fire('b1', 'a1', { along }))).toEqual([])
    expect(refusalCodes(moved, fire('b1', 'a1', { along: 6.5 }))).toEqual(['not-on-its-way'])
    expect(refusalCodes(moved, fire('b1', 'a1'))).toEqual(['name-the-place'])
    const shot = play(moved, fire('b1', 'a1', { along: 3 }), [1, 5])
    expect(shot.codes).toEqual(['fires-none'])
    expect(the(shot.state, 'a1').at).toEqual(at(30, 34))
    expect(shot.state.toAct).toEqual(['A'])
  })

  it('shows every place that can be answered, none earlier than has been [panzer8-d10-R34]', () => {
    const two = [unit('a1', SHERMAN, 30, 40), unit('b1', PANZER, 20, 36), unit('b2', PANZER, 20, 30)]
    const moved = play(drive({ units: two }), move('a1', 30, 34)).state
    const norths = (state: typeof moved): readonly (number | undefined)[] =>
      (allowed(state, 'B', 'fire:b2:main')[0]?.along?.() ?? []).map(one => one.at?.y)
    expect(norths(moved)).toEqual([40, 39.5, 39, 38.5, 38, 37.5, 37, 36.5, 36, 35.5, 35, 34.5, 34])
    const after = play(moved, fire('b1', 'a1', { along: 3 }), [1, 5]).state
    expect(norths(after)).toEqual([37, 36.5, 36, 35.5, 35, 34.5, 34])
  })

  it('is resolved in the order of the way: nobody answers earlier than has been answered [panzer8-d10-R34]', () => {
    const two = [unit('a1', SHERMAN, 30, 40), unit('b1', PANZER, 20, 36), unit('b2', PANZER, 20, 30)]
    const moved = play(drive({ units: two }), move('a1', 30, 34)).state
    const after = play(moved, fire('b1', 'a1', { along: 3 }), [1, 5]).state
    expect(after.toAct).toEqual(['B'])
    expect(refusalCodes(after, fire('b2', 'a1', { along: 2 }))).toEqual(['too-late'])
    expect(refusalCodes(after, fire('b2', 'a1', { along: 3 }))).toEqual([])
    expect(refusalCodes(after, fire('b1', 'a1', { along: 4 }))).toContain('has-reacted')
    expect(offer(after, 'B', 'hold').ends).toBe(true)
  })

  it('ends the action where it has a result, and an attack not yet made is lost [panzer8-d10-R35]', () => {
    const moved = play(drive(), move('a1', 30, 34)).state
    // AP 9 against Def 6 and 1 for the flank: suppressed by a face that is no higher.
    const hit = play(moved, fire('b1', 'a1', { along: 3 }), [4, 4])
    expect(hit.codes).toEqual(['fires-suppressed', 'put-back'])
    expect(the(hit.state, 'a1')).toMatchObject({ at: at(30, 37), suppressed: true })
    expect(refusalCodes(hit.state, fire('a1', 'b1'))).toContain('has-acted')
  })

  it('lets a later one fire only at where the element is then [panzer8-d10-R35]', () => {
    const two = [unit('a1', SHERMAN, 30, 40), unit('b1', PANZER, 20, 36), unit('b2', PANZER, 20, 30)]
    const moved = play(drive({ units: two }), move('a1', 30, 34)).state
    const after = play(moved, fire('b1', 'a1', { along: 3 }), [4, 4]).state
    expect(refusalCodes(after, fire('b2', 'a1', { along: 5 }))).toEqual(['has-not-moved'])
    expect(play(after, fire('b2', 'a1'), [4, 4]).codes).toEqual(['fires-out'])
  })

  it('answers an attack without a move after it, if it still can [panzer8-d10-R33]', () => {
    const fired = play(drive(), fire('a1', 'b1'), [1, 8])
    expect(fired.state.pending[0]).toMatchObject({ kind: 'react', track: [] })
    expect(refusalCodes(fired.state, fire('b1', 'a1'))).toEqual([])
    const out = play(drive(), fire('a1', 'b1'), [10, 1])
    expect(out.state.pending).toEqual([])
    // After a move the answers were on its way.
    const moved = play(play(drive(), move('a1', 30, 34)).state, HOLD).state
    expect(play(moved, fire('a1', 'b1'), [1, 8]).state.pending).toEqual([])
  })

  it('answers Recover, Rally and the like after they are done [panzer8-d10-R33]', () => {
    const state = drive({
      units: [unit('a1', SHERMAN, 30, 40, { suppressed: true }), unit('b1', PANZER, 20, 36)],
    })
    expect(play(state, { type: 'recover', unit: 'a1' }, [6]).state.pending[0]).toMatchObject({
      kind: 'react',
      track: [],
    })
  })

  it('gives each one reaction in each player turn, though it attacked in its own [panzer8-d10-R32]', () => {
    const attacked = [unit('a1', SHERMAN, 30, 40), unit('b1', PANZER, 20, 36, { attacked: true })]
    const moved = play(drive({ units: attacked }), move('a1', 30, 34)).state
    expect(refusalCodes(moved, fire('b1', 'a1', { along: 3 }))).toEqual([])
    const strict = play(drive({ units: attacked, rules: ['opportunity-only'] }), move('a1', 30, 34)).state
    expect(strict.pending).toEqual([])
    const busy = [unit('a1', RIFLES, 30, 40), unit('b1', MG42, 30, 28, { busy: true })]
    expect(play(drive({ units: busy }), move('a1', 30, 37)).state.pending).toEqual([])
    // In B's own turn nobody of B has reacted any more.
    const own = play(play(drive(), move('a1', 30, 34)).state, fire('b1', 'a1', { along: 3 }), [1, 5]).state
    expect(the(own, 'b1').reacted).toBe(true)
    expect(the(play(own, END).state, 'b1').reacted).toBe(false)
  })

  it('keeps to its field of fire: a gun does not turn in a reaction [panzer8-d10-R8]', () => {
    const gun = (facing: number) =>
      drive({
        units: [unit('a1', SHERMAN, 30, 40), unit('b1', '1944-british-6pdr-at-gun', 20, 36, { facing })],
      })
    expect(play(gun(90), move('a1', 30, 34)).state.pending.length).toBe(1)
    expect(play(gun(270), move('a1', 30, 34)).state.pending).toEqual([])
  })

  it('hunts a tank that comes by, on its way [panzer8-d10-R32, panzer8-d10-R37]', () => {
    const state = lie({ units: [unit('a1', SHERMAN, 30, 40), unit('b1', GRENADIERS, 31.7, 36)] })
    const moved = play(state, move('a1', 30, 32.5)).state
    expect(refusalCodes(moved, hunt('b1', 'a1', 4))).toEqual([])
    expect(refusalCodes(moved, hunt('b1', 'a1', 1))).toEqual(['too-far-to-hunt'])
    // AP 10 of a Panzerfaust against 4, and the side of the tank.
    expect(play(moved, hunt('b1', 'a1', 4), [1, 3]).codes[0]).toBe('hunts-out')
  })

  it('lets infantry beside a hunted tank answer before the attempt, past that tank [panzer8-d10-R36]', () => {
    // The section touches the Panzer's far side: its shot passes the Panzer's base.
    const state = lie({
      units: [
        unit('a1', RIFLES, 30, 30),
        unit('b1', PANZER, 30, 28.2),
        unit('b2', GRENADIERS, 30, 26.75),
        unit('b3', PANZER, 36, 28),
      ],
    })
    const tried = play(state, hunt('a1', 'b1')).state
    expect(tried.pending[0]).toMatchObject({ kind: 'react', unit: 'a1', hunted: 'b1' })
    expect(refusalCodes(tried, fire('b3', 'a1'))).toContain('not-beside-hunted')
    expect(refusalCodes(tried, fire('b2', 'a1'))).toEqual([])
    // 5 and 1 for the range against 2: any effect, and the attempt has failed.
    const stopped = play(tried, fire('b2', 'a1'), [1, 2]).state
    expect(the(stopped, 'a1').suppressed).toBe(true)
    expect(stopped.pending.every(each => each.kind !== 'react' || each.hunted === null)).toBe(true)
    const failed = play(tried, fire('b2', 'a1'), [1, 10, 5, 5])
    expect(failed.codes).toEqual(['fires-none', 'hunts-falls-back'])
    expect(play(tried, HOLD, [9, 1]).codes).toEqual(['hunts-out'])
  })

  it('counts infantry beside a hunted tank among the threats to the hunter, and only then [panzer8-d10-R36]', () => {
    const state = lie({
      units: [unit('a1', RIFLES, 30, 30), unit('b1', PANZER, 30, 28.2), unit('b2', GRENADIERS, 30, 26.75)],
    })
    const tried = play(state, hunt('a1', 'b1')).state
    const guards = (given: typeof state) =>
      threatsTo(given, 'a1', at(30, 30), the(given, 'a1').facing).filter(({ by }) => by === 'b2')
    // Before the attempt the tank stands in the line of its own infantry.
    expect(guards(state)).toEqual([])
    // 5 and 1 for the range against 2: in 79 of 100 throws the other die is less than four ahead.
    expect(guards(tried)).toMatchObject([{ hit: 0.79 }])
  })

  it('keeps a carrier’s load from the place to which it is put back [panzer8-d10-R35, panzer8-d10-R44]', () => {
    const state = lie({
      units: [unit('a1', HALFTRACK, 30, 40), load('a2', GRENADIERS, 'a1'), unit('b1', PAK, 30, 22)],
    })
    const moved = play(state, move('a1', 30, 34)).state
    const hit = play(moved, fire('b1', 'a1', { along: 2 }), [1, 5]).state
    expect(the(hit, 'a1')).toMatchObject({ at: at(30, 38), suppressed: true })
    expect(the(hit, 'a2').suppressed).toBe(true)
  })

  it('fires at a charger before contact, by whoever can react, and not in contact [panzer8-d10-R51]', () => {
    const state = lie({
      units: [
        unit('a1', RIFLES, 30, 30),
        unit('b1', GRENADIERS, 30, 26.5),
        unit('b2', MG42, 37, 29, { facing: 270 }),
      ],
    })
    const charged = play(state, move('a1', 30, 27.7)).state
    expect(the(charged, 'a1').charged).toEqual(['b1'])
    for (const id of ['b1', 'b2']) expect(refusalCodes(charged, fire(id, 'a1', { along: 1 }))).toEqual([])
    const end = Math.round((30 - (the(charged, 'a1').at?.y ?? 0)) * 100) / 100
    expect(refusalCodes(charged, fire('b2', 'a1', { along: end }))).toContain('target-in-melee')
    // In contact the two fire at nobody else either.
    const joined = lie({
      units: [unit('a1', RIFLES, 30, 30), unit('b1', GRENADIERS, 30, 28.75), unit('b2', MG42, 30, 20)],
    })
    expect(refusalCodes(joined, fire('a1', 'b2'))).toEqual(['fights-hand-to-hand'])
    // A result before contact prevents the fight.
    const back = play(charged, fire('b1', 'a1', { along: 1 }), [1, 2]).state
    expect(the(back, 'a1')).toMatchObject({ at: at(30, 29), charged: [] })
  })

  it('answers nobody whose action is covered by Heads down [panzer8-d10-R67]', () => {
    const state = drive({ state: { effects: [card('Heads down')] } })
    const named = play(state, { type: 'heads-down', unit: 'a1' }).state
    expect(play(named, move('a1', 30, 34)).state.pending).toEqual([])
    expect(play(state, move('a1', 30, 34)).state.pending.length).toBe(1)
  })

  it('sees along a hedge as it stands there [panzer8-d10-R33]', () => {
    const hedge = strip('hedge', [at(28, 37.5), at(34, 37.5)], 0.3)
    const state = drive({
      units: [unit('a1', RIFLES, 30, 41), unit('b1', MG42, 30, 28, { facing: 180 })],
      features: [hedge],
    })
    // The way ends at the hedge: only there it is seen.
    const moved = play(state, move('a1', 30, 38.2)).state
    expect(refusalCodes(moved, fire('b1', 'a1', { along: 0 }))).toContain('sight-across')
    expect(refusalCodes(moved, fire('b1', 'a1', { along: 2.8 }))).toEqual([])
  })
})
