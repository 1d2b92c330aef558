import { describe, expect, it } from 'vitest'
import { proposedLosses } from '../../../rulesets/colonial/losses'
import type { ColonialState } from '../../../rulesets/colonial/state'
import { area, at } from '../kit'
import { act, company, field, fire, kit, play, refusalCodes, spots, unit, withUnit, type Put } from './table'

const british = (more: Partial<Put> = {}) => unit('A', 'a', { men: 6, at: at(20, 18), ...more })
const zulus = (more: Partial<Put> = {}) => unit('B', 'b', { men: 8, at: at(20, 10), ...more })
/** A volley with so many hits. */
const hit = (state: ColonialState, hits: number) =>
  play(
    state,
    fire('a', 'b'),
    Array.from({ length: 6 }, (_, k) => (k < hits ? 6 : 1)),
  ).state

describe('losses', () => {
  it('fall on figures that the owner of the target chooses [colonial-2.32, colonial-2.36, colonial-R16]', () => {
    const state = hit(field([british(), zulus()]), 2)
    expect(state).toMatchObject({ pending: { kind: 'losses', hits: 2 }, toAct: ['B'] })
    const one = play(state, { type: 'name', unit: 'b', figure: '3' }).state
    expect(refusalCodes(one, { type: 'name', unit: 'b', figure: '3' })).toEqual(['is-named'])
    const two = play(one, { type: 'name', unit: 'b', figure: '5' }).state
    expect(company(two, 'b').figures.map(({ id }) => id)).toEqual(['1', '2', '4', '6', '7', '8'])
    expect(company(two, 'b').fallen.map(({ id }) => id)).toEqual(['3', '5'])
    expect(two.step).toBe('card')
  })

  it('are proposed, men without firearms first and leaders last, and accepted by one key [colonial-2.36]', () => {
    const state = hit(field([british(), zulus({ leaders: ['Chief'], firearms: 4 })]), 3)
    const { pending } = state
    if (pending?.kind !== 'losses') throw new Error('No losses.')
    expect(proposedLosses(state, pending).toSorted()).toEqual(['6', '7', '8'])
    const offer = kit.offer(state, 'B', 'accept')
    expect(offer).toMatchObject({ ends: true, input: 'nothing' })
    expect(company(play(state, act('accept', 'b')).state, 'b').figures).toHaveLength(5)
  })

  it('are only of men in range and sight of somebody who fires; the rest of the hits is lost [colonial-R16]', () => {
    const half = field([british(), zulus()], { features: [area('building', at(21, 13), 20, 2)] })
    const state = hit(half, 4)
    const { pending } = state
    const among = pending?.kind === 'losses' ? pending.among : []
    expect(among.length).toBeLessThan(8)
    const hidden = ['1', '2', '3', '4', '5', '6', '7', '8'].find(id => !among.includes(id)) ?? ''
    expect(refusalCodes(state, { type: 'name', unit: 'b', figure: hidden })).toEqual(['not-in-sight'])
    const few = withUnit(field([british(), zulus()]), 'b', {
      figures: company(half, 'b').figures.slice(0, 2),
    })
    const gone = hit(few, 5)
    expect(company(gone, 'b').figures).toHaveLength(0)
  })
})

describe('a leader', () => {
  const led = (leader: 'Chief' | 'Religious Leader') =>
    hit(field([british(), zulus({ leaders: [leader] })]), 1)

  it('who is hit is saved by 4 or more, an NCO or Religious Leader by 5 [colonial-2.33, colonial-2.34, colonial-R17]', () => {
    const name = { type: 'name', unit: 'b', figure: '1' } as const
    expect(play(led('Chief'), name, [4]).codes).toEqual(['saves'])
    expect(company(play(led('Chief'), name, [3]).state, 'b').figures).toHaveLength(7)
    expect(company(play(led('Religious Leader'), name, [5]).state, 'b').figures).toHaveLength(8)
    expect(company(play(led('Religious Leader'), name, [4]).state, 'b').figures).toHaveLength(7)
    const officer = field([
      unit('B', 'b', { men: 8, firearms: 4, at: at(20, 12) }),
      unit('A', 'a', { men: 6, leaders: ['Officer', 'NCO'], at: at(20, 17) }),
    ])
    const shot = play(
      officer,
      fire('b', 'a'),
      [6, 1, 1, 1, 1, 1, 1, 1].slice(0, kit.odds(officer, fire('b', 'a')).branches.length > 0 ? 8 : 8),
    ).state
    expect(play(shot, { type: 'name', unit: 'a', figure: '1' }, [4]).codes).toEqual(['saves'])
    expect(play(shot, { type: 'name', unit: 'a', figure: '2' }, [4]).codes).toEqual(['saves-not', 'loses'])
  })

  it('is not saved in melee, unless that is agreed [colonial-R17]', () => {
    const fightOf = (houseRules: readonly string[]) => {
      const state = field(
        [
          unit('B', 'b', { men: 8, at: at(20, 12) }),
          unit('A', 'a', { men: 8, leaders: ['Officer'], at: at(20, 18) }),
        ],
        { houseRules },
      )
      return play(state, { type: 'charge', unit: 'b', target: 'a' }).state
    }
    const fight = { type: 'fight', figure: '1', target: 'a', enemy: '1' } as const
    expect(play(fightOf([]), fight, [6, 1]).codes).toEqual(['fight-won'])
    expect(play(fightOf(['melee-saves']), fight, [6, 1, 4]).codes).toEqual(['saves', 'fight-recoil'])
  })
})

describe('a firearm of the fallen', () => {
  it('may be taken up by a man with sword or spear within 2 inches, who stands in for him [colonial-2.37, colonial-R18]', () => {
    const state = hit(field([british(), zulus({ firearms: 1 })]), 1)
    const fell = play(state, { type: 'name', unit: 'b', figure: '1' }).state
    expect(fell).toMatchObject({ pending: { kind: 'arms' }, toAct: ['B'] })
    expect(refusalCodes(fell, { type: 'take', unit: 'b', figure: '3' })).toEqual([])
    expect(refusalCodes(fell, { type: 'take', unit: 'b', figure: '4' })).toEqual(['cannot-take'])
    const spot = spots(state, 'b')[0]
    const taken = play(fell, { type: 'take', unit: 'b', figure: '2' }).state
    const man = company(taken, 'b').figures.find(({ id }) => id === '2')
    expect(man).toMatchObject({ weapons: ['Musket'], shield: false })
    expect(spots(taken, 'b')[0]).toEqual(spot)
    expect(company(taken, 'b').figures).toHaveLength(7)
    expect(taken.step).toBe('card')
    // What he laid down lies with the dead.
    expect(company(taken, 'b').fallen[0]).toMatchObject({ weapons: ['Spear'], shield: true })
    expect(play(fell, { type: 'leave' }).state.step).toBe('card')
  })

  it('is not taken up by the Europeans, nor by Boers [colonial-R18]', () => {
    const boers = field([british(), unit('B', 'b', { type: 'boers', men: 8, at: at(20, 10) })])
    expect(play(hit(boers, 1), { type: 'name', unit: 'b', figure: '1' }).state.pending).toBeNull()
  })
})
