import { describe, expect, it } from 'vitest'
import type { Aircraft } from '../../../rulesets/families/air'
import type { OwnAction } from '../../../rulesets/aerial-1935'
import {
  HOME,
  N,
  against,
  battle,
  citedAgainst,
  depot,
  h,
  hasFlown,
  kit,
  plane,
  play,
  ruleset,
  shoot,
  the,
} from './table'

/** A at home facing north with an enemy depot in the hex ahead. */
const raid = (more: Partial<Aircraft> = {}, rules: string[] = [], spent = 2, at = h(10, 4)) =>
  hasFlown(
    battle([plane('a', 'A', HOME, N, { level: 1, ...more }), plane('b', 'B', h(20, 5))], {
      rules,
      targets: [depot('t', 'B', at), depot('u', 'B', h(2, 2)), depot('v', 'B', h(3, 2))],
    }),
    'a',
    { spent },
  )
const attack = (weapon: 'bombs' | 'rockets' | 'strafing'): OwnAction => ({
  type: 'attack',
  unit: 'a',
  weapon,
  target: 't',
})
const need = (state: ReturnType<typeof raid>, weapon: string) =>
  kit.offer(state, 'A', `attack:a:${weapon}`).options()[0]?.reckonings?.[0]?.total
const isDown = (state: ReturnType<typeof raid>) => state.targets?.[0]?.destroyed

describe('ground attacks', () => {
  it('are made in place of firing [aerial-1935-9.1]', () => {
    const state = { ...raid(), houseRules: { 'both-guns': true } }
    const fired = { ...state, active: state.active && { ...state.active, fired: ['front' as const] } }
    expect(citedAgainst(fired, attack('strafing'))).toEqual(['aerial-1935-9.1'])
    expect(play(raid(), attack('strafing'), [2]).state.active).toBeNull()
  })
  it('need the target in a hex next to it, whatever the facing [aerial-1935-9.2, aerial-1935-R26]', () => {
    expect(against(raid({}, [], 2, h(10, 6)), attack('strafing'))).toEqual([])
    expect(citedAgainst(raid({}, [], 2, h(10, 3)), attack('strafing'))).toEqual(['aerial-1935-9.2'])
    expect(against(raid({}, [], 2, HOME), attack('strafing'))).toEqual(['not-adjacent'])
    expect(against(raid({}, ['target-ahead'], 2, h(10, 6)), attack('strafing'))).toEqual(['target-not-ahead'])
    expect(against(raid({ load: 'bombs' }, ['target-ahead'], 2, h(10, 6)), attack('bombs'))).toEqual([])
  })
  it('are bombs, rockets or strafing, as the player chooses [aerial-1935-9.3]', () => {
    const kinds = (load: NonNullable<Aircraft['load']>) =>
      ruleset
        .offers(raid({ load }), 'A')
        .filter(each => each.kind === 'attack')
        .map(each => each.label)
    expect(kinds('bombs')).toEqual(['Bombs', 'Strafing'])
    expect(kinds('rockets')).toEqual(['Rockets', 'Strafing'])
    expect(kinds('none')).toEqual(['Strafing'])
  })
  it('use up a load, hit or miss, once in a battle [aerial-1935-9.4, aerial-1935-R29]', () => {
    const missed = play(raid({ load: 'bombs' }), attack('bombs'), [2]).state
    expect(the(missed, 'a').load).toBe('none')
    expect(ruleset.card(missed, 'a').facts[0]?.value).toBe('6')
    expect(citedAgainst(raid(), attack('bombs'))).toEqual(['aerial-1935-9.4'])
    expect(the(play(raid({ load: 'bombs' }), attack('strafing'), [2]).state, 'a').load).toBe('bombs')
    const loaded = hasFlown(battle([plane('a', 'A', HOME, N, { load: 'bombs' }), plane('b', 'B', h(10, 4))]))
    expect(against(loaded, shoot())).toEqual([])
    expect(
      citedAgainst(battle([plane('a', 'A', HOME, N, { load: 'bombs' }), plane('b', 'B', h(20, 5))]), {
        type: 'jettison',
        unit: 'a',
      }),
    ).toEqual(['aerial-1935-R29'])
  })
  it('let a load be dropped by house rule, at the start of an activation [aerial-1935-R29]', () => {
    const state = battle([plane('a', 'A', HOME, N, { load: 'bombs' }), plane('b', 'B', h(20, 5))], {
      rules: ['jettison'],
    })
    const dropped = play(state, { type: 'jettison', unit: 'a' }).state
    expect(the(dropped, 'a').load).toBe('none')
    expect(dropped.active).toMatchObject({ unit: 'a', stage: 'move' })
  })
  it('take the altitude level from the die [aerial-1935-9.5]', () => {
    expect(need(raid({ load: 'bombs', level: 1 }), 'bombs')).toBe(5)
    expect(need(raid({ load: 'bombs', level: 2 }), 'bombs')).toBe(6)
  })
  it('take 1 more after more than 3 MPs, and nothing else [aerial-1935-9.6, aerial-1935-R27]', () => {
    expect(need(raid({ load: 'bombs' }, [], 3), 'bombs')).toBe(5)
    expect(need(raid({ load: 'bombs' }, [], 4), 'bombs')).toBe(6)
    expect(need(raid({ load: 'bombs', damaged: true, quality: 'Green' }), 'bombs')).toBe(5)
    expect(need(raid({ load: 'bombs', quality: 'Green' }, ['crew-counts']), 'bombs')).toBe(6)
    expect(need(raid({ load: 'bombs', quality: 'Veteran' }, ['crew-counts']), 'bombs')).toBe(4)
    expect(need(raid({ load: 'bombs', damaged: true }, ['crew-counts']), 'bombs')).toBe(6)
  })
  it('are made by dive bombers with bombs from their maximum altitude [aerial-1935-9.7, aerial-1935-R28]', () => {
    const stuka = { type: 'ju-87', load: 'bombs' } as const
    expect(against(raid({ ...stuka, level: 1 }), attack('bombs'))).toEqual([])
    expect(citedAgainst(raid({ ...stuka, level: 2 }), attack('bombs'))).toEqual(['aerial-1935-9.7'])
    expect(against(raid({ type: 'ju-87', level: 1 }), attack('strafing'))).toEqual([])
    expect(against(raid({ type: 'ju-87', level: 1 }, ['dive-with-all']), attack('strafing'))).toEqual([
      'not-from-the-top',
    ])
  })
  it('take just 1 from the die of a dive bomber [aerial-1935-9.8]', () => {
    expect(need(raid({ type: 'ju-87', load: 'bombs' }, [], 4), 'bombs')).toBe(5)
    expect(need(raid({ type: 'ju-87', load: 'none', level: 2 }, [], 2), 'strafing')).toBe(7)
  })
  it('destroy with rockets by 3 to 5 [aerial-1935-9.9]', () => {
    expect(isDown(play(raid({ load: 'rockets' }), attack('rockets'), [4]).state)).toBe(true)
    expect(isDown(play(raid({ load: 'rockets' }), attack('rockets'), [3]).state)).toBe(false)
  })
  it('destroy with bombs by 4 or 5 [aerial-1935-9.10]', () => {
    expect(isDown(play(raid({ load: 'bombs' }), attack('bombs'), [5]).state)).toBe(true)
    expect(isDown(play(raid({ load: 'bombs' }), attack('bombs'), [4]).state)).toBe(false)
  })
  it('destroy by strafing with 5 [aerial-1935-9.11]', () => {
    expect(isDown(play(raid(), attack('strafing'), [6]).state)).toBe(true)
    expect(isDown(play(raid(), attack('strafing'), [5]).state)).toBe(false)
    expect(against(raid({ frontJammed: true }), attack('strafing'))).toEqual(['is-jammed'])
  })
  it('are flak on a natural 1: the aircraft is lost, the target unharmed, and nobody has a kill [aerial-1935-9.12, aerial-1935-R30]', () => {
    for (const more of [{ load: 'rockets' as const }, { load: 'bombs' as const, type: 'ju-87' }]) {
      const { state } = play(raid(more), attack(more.load), [1])
      expect(the(state, 'a').fate).toBe('Destroyed')
      expect(isDown(state)).toBe(false)
      expect(state.units.map(each => each.kills)).toEqual([0, 0])
      expect(state.result?.winner).toBe('B')
    }
  })
  it('end the battle when every target is destroyed; without aircraft its owner plays on [aerial-1935-R41]', () => {
    const state = raid({ load: 'rockets' })
    const others = state.targets?.map(each => ({ ...each, destroyed: each.id !== 't' }))
    expect(play({ ...state, targets: others ?? [] }, attack('rockets'), [6]).state.result?.winner).toBe('A')
    const noneLeft = {
      ...state,
      units: state.units.map(each =>
        each.id === 'b' ? { ...each, at: null, fate: 'Destroyed' as const } : each,
      ),
    }
    expect(play(noneLeft, attack('strafing'), [2]).state.result).toBeNull()
  })
})
