import { describe, expect, it } from 'vitest'
import { EDITION, ruleset as coldWar } from '../../../rulesets/cold-war'
import { ruleset as modern } from '../../../rulesets/modern'
import { ruleset as sciFi } from '../../../rulesets/sci-fi'
import { ruleset as of2012 } from '../../../rulesets/ww2'
import { contact } from '../../../rulesets/families/tactical/ground/contact'
import { ground } from '../../../rulesets/families/tactical/ground/ground'
import { sight } from '../../../rulesets/families/tactical/ground/sight'
import { damagePart } from '../../../rulesets/families/tactical/damage/damage'
import { indirect } from '../../../rulesets/families/tactical/fire/batteries'
import type { Book } from '../../../rulesets/families/tactical/model/book'
import { movement } from '../../../rulesets/families/tactical/movement/move/move'
import { obstacles } from '../../../rulesets/families/tactical/obstacles/obstacles'
import { anyHeadquarters } from '../../../rulesets/families/tactical/sequence/headquarters'
import { rallyPart } from '../../../rulesets/families/tactical/sequence/rally'
import { sequence } from '../../../rulesets/families/tactical/sequence/sequence'
import { victory } from '../../../rulesets/families/tactical/sequence/victory'
import { tactical } from '../../../rulesets/families/tactical/tactical'
import type { Edition, TacticalState } from '../../../rulesets/families/tactical'
import { type BattleMore, NORTH, at, battery, battle, mine, tableOf, unit } from './table'

/** Each part of the book exchanged: whatever asks it has to change together. */

const edition = (parts: Partial<Book>): Edition => ({ ...EDITION, parts: { ...EDITION.parts, ...parts } })
const withParts = (parts: Partial<Book>) => tableOf(tactical(edition(parts)))
const PLAIN = withParts({})

const FIRE = { type: 'fire', unit: 'a', target: 'b', weapon: '90mm' } as const

/** Two tanks face to face. */
const duel = (more: BattleMore = {}) =>
  battle('A fires', [unit('a', 'A', 't-55', at(20, 24), NORTH), unit('b', 'B', 'm48', at(20, 18))], more)

type Asked = ReturnType<typeof tableOf>

/** What offers, refusals, odds and threats say of the shot of the one at the other. */
function said(t: Asked, state: TacticalState) {
  const option = t.offer(state, 'A', 'fire:a').options()[0]
  const codes = t.refusalCodes(state, FIRE)
  const { hit, destroy } = codes.length === 0 ? t.odds(state, FIRE) : { hit: 0, destroy: 0 }
  const threat = t.ruleset.threats(state, 'b', at(20, 18), 180).find(({ by }) => by === 'a')
  return {
    offered: option !== undefined && !option.refusal,
    offeredCodes: (option?.refusal?.reasons ?? []).map(({ code }) => code),
    reckoned: (option?.refusal ? [] : (option?.reckonings ?? [])).map(({ total }) => total),
    codes,
    hit,
    destroy,
    threat: { hit: threat?.hit ?? 0, destroy: threat?.destroy ?? 0 },
  }
}

/** Odds and threats are of one mind, and so are offers and refusals. */
function expectOneMind(t: Asked, state: TacticalState) {
  const told = said(t, state)
  expect(told.threat.hit).toBeCloseTo(told.hit, 12)
  expect(told.threat.destroy).toBeCloseTo(told.destroy, 12)
  expect(told.offeredCodes).toEqual(told.codes)
  expect(told.offered).toBe(told.codes.length === 0)
  return told
}

const before = expectOneMind(PLAIN, duel())

describe('a part that is exchanged', () => {
  it('ground: cover is in odds, reckonings and threats; concealment in offers, refusals and threats', () => {
    const covered = expectOneMind(withParts({ ground: { ...ground, cover: () => 'bunker' } }), duel())
    expect(covered.reckoned[0]).toBe((before.reckoned[0] ?? 0) + 2)
    expect(covered.hit).toBeLessThan(before.hit)
    const infantry = battle('A fires', [
      unit('a', 'A', 't-55', at(20, 24), NORTH),
      unit('b', 'B', 'us-infantry', at(20, 18)),
    ])
    const concealing = withParts({ ground: { ...ground, conceals: () => true } })
    expect(expectOneMind(PLAIN, infantry).offered).toBe(true)
    expect(expectOneMind(concealing, infantry).codes).toEqual(['hidden'])
  })

  it('sight: what stands in the way is in offers, refusals and threats', () => {
    const blocker = { outline: [], label: 'fog', at: at(20, 20), subject: 'ground blocks' } as const
    const foggy = withParts({
      sight: {
        ...sight,
        clear: () => false,
        line: () => ({ distance: 6, clear: false, blocker }),
      },
    })
    const told = expectOneMind(foggy, duel())
    expect(told.codes).toEqual(['no-sight-ground'])
    expect(foggy.refusalWords(duel(), FIRE)[0]).toContain('fog')
    const why = { code: 'hidden', clause: 'cold-war-5.2', facts: { distance: 6, limit: 5 } } as const
    const dark = withParts({ sight: { ...sight, sees: () => false, unseen: () => [why] } })
    expect(expectOneMind(dark, duel()).codes).toEqual(['hidden'])
  })

  it('contact: who touches whom is in offers of both attacks, refusals and threats', () => {
    const enemy = unit('b', 'B', 'm48', at(20, 18))
    const grappling = withParts({
      contact: { ...contact, foes: (_, state, { id }) => (id === 'a' ? [state.units[1] ?? enemy] : []) },
    })
    const assault = { ...FIRE, type: 'assault' } as const
    expect(PLAIN.refusalCodes(duel(), assault)).toEqual(['not-in-contact'])
    expect(PLAIN.hasOffer(duel(), 'A', 'assault:a')).toBe(false)
    expect(grappling.refusalCodes(duel(), assault)).toEqual([])
    expect(grappling.hasOffer(duel(), 'A', 'assault:a')).toBe(true)
    expect(grappling.refusalCodes(duel(), FIRE)).toEqual(['in-contact'])
    expect(grappling.offer(duel(), 'A', 'fire:a').refusal?.reasons[0].code).toBe('in-contact')
    const [threat] = grappling.ruleset.threats(duel(), 'b', at(20, 18), 180)
    expect(threat).toMatchObject({ hit: 1, why: 'close combat' })
    expect(threat?.destroy).toBeCloseTo(grappling.odds(duel(), assault).destroy, 12)
  })

  it('movement: the allowance is in offers, refusals, the reach and the acts of transport', () => {
    const slow = withParts({ movement: { ...movement, allowance: () => 1 } })
    const moving = { ...duel(), step: 'A moves', toAct: ['A'] } as const
    const move = { type: 'move', unit: 'a', path: [at(20, 22)], facing: NORTH } as const
    expect(PLAIN.refusalCodes(moving, move)).toEqual([])
    expect(slow.refusalCodes(moving, move)).toEqual(['too-far'])
    const reached = (t: Asked) =>
      t
        .allowed(moving, 'A', 'move:a')
        .map(({ at: end }) => Math.hypot((end?.x ?? 0) - 20, (end?.y ?? 0) - 24))
    expect(Math.max(...reached(PLAIN))).toBeGreaterThan(3)
    expect(Math.max(...reached(slow))).toBeLessThan(1.02)
    expect(slow.offer(moving, 'A', 'move:a').region?.().label).toBe('reach of 1 inches')
    const held = withParts({
      movement: { ...movement, held: () => [{ code: 'stopped', clause: 'cold-war-11.3' }] },
    })
    expect(held.refusalCodes(moving, move)).toEqual(['stopped'])
    expect(held.offer(moving, 'A', 'move:a').refusal?.reasons[0].code).toBe('stopped')
  })

  it('obstacles: what is met is in the path under the hand and in play', () => {
    const mined = {
      ...duel({ mines: [mine('m', 'B', at(20, 21), false)] }),
      step: 'A moves',
      toAct: ['A'],
    } as const
    const move = { type: 'move', unit: 'a', path: [at(20, 20.5)], facing: NORTH } as const
    const end = (t: Asked) => t.play(mined, move).state.units[0]
    expect(end(PLAIN)?.at?.y).toBeGreaterThan(21)
    expect(end(withParts({ obstacles: null }))?.at?.y).toBe(20.5)
    const met: string[] = []
    const watched = withParts({
      obstacles: {
        ...obstacles,
        enter(book, state, id, already, io) {
          met.push(id)
          return obstacles.enter(book, state, id, already, io)
        },
      },
    })
    end(watched)
    expect(met).toEqual(['a'])
  })

  it('headquarters: who rallies is in offers and refusals, the saving roll in odds and threats', () => {
    const shaken = battle('rally', [
      unit('a', 'A', 't-55', at(20, 24), NORTH, { status: 'Disorganized' }),
      unit('b', 'B', 'm48', at(20, 18)),
    ])
    const rally = { type: 'rally' } as const
    const alone = withParts({ headquarters: { ...anyHeadquarters, of: () => null } })
    expect(PLAIN.refusalCodes(shaken, rally)).toEqual(['no-unit-to-rally'])
    expect(alone.refusalCodes(shaken, rally)).toEqual([])
    expect(alone.offer(shaken, 'A', 'rally').refusal).toBeUndefined()
    const weak = battle('A fires', [
      unit('a', 'A', 't-55', at(20, 24), NORTH),
      unit('b', 'B', 'm48', at(20, 18), 180, { status: 'Suppressed' }),
    ])
    const need = {
      kind: 'need',
      title: 'Saving roll',
      base: { clause: 'cold-war-6.20', label: 'luck', value: 2 },
      modifiers: [],
      total: 2,
    } as const
    const lucky = withParts({ headquarters: { ...anyHeadquarters, save: () => need } })
    expect(expectOneMind(lucky, weak).destroy).toBeLessThan(expectOneMind(PLAIN, weak).destroy)
  })

  it('damage: Defence is in reckonings, odds and threats; what a hit adds up to as well', () => {
    const tough = withParts({
      damage: {
        ...damagePart,
        defence(book, state, target, manner) {
          const plain = damagePart.defence(book, state, target, manner)
          return { ...plain, total: plain.total + 2 }
        },
      },
    })
    const told = expectOneMind(tough, duel())
    expect(told.reckoned[2]).toBe((before.reckoned[2] ?? 0) + 2)
    expect(told.destroy).toBeLessThan(before.destroy)
    const shaken = battle('A fires', [
      unit('a', 'A', 't-55', at(20, 24), NORTH),
      unit('b', 'B', 'm48', at(20, 18), 180, { status: 'Disorganized' }),
    ])
    const brittle = withParts({
      damage: {
        ...damagePart,
        combined: (state, present, result) =>
          result !== 'OK' && present === 'Disorganized'
            ? 'Destroyed'
            : damagePart.combined(state, present, result),
      },
    })
    expect(expectOneMind(brittle, shaken).destroy).toBeGreaterThan(expectOneMind(PLAIN, shaken).destroy)
    const clean = withParts({ damage: { ...damagePart, leavesWreck: () => false } })
    const destroyed = (t: Asked) => t.play(duel(), FIRE, [6, 6, 1])
    expect([destroyed(PLAIN).state.wrecks.length, destroyed(clean).state.wrecks.length]).toEqual([1, 0])
    expect(destroyed(clean).cited).toContain('cold-war-6.15')
  })

  it('fire: what a shot has for dice is in play and in its chances', () => {
    const sure = withParts({
      fire: {
        shoot: (book, state, shooting, io) => {
          const { target, entry } = shooting
          const struck = book.damage.destroy(book, state, target.id)
          book.damage.tell(io, struck, entry)
          return struck.state
        },
        outcome: () => ({ hit: 1, destroy: 1 }),
      },
    })
    expect(expectOneMind(sure, duel())).toMatchObject({ hit: 1, destroy: 1 })
  })

  it('indirect fire: the roll is in the odds, the observer in offers and refusals', () => {
    const guns = duel({ batteries: [battery('guns', 'A', 'heavy-artillery')] })
    const bombard = { type: 'bombard', battery: 'guns', target: 'b' } as const
    const sure = withParts({ indirect: { ...indirect, roll: () => ({ hit: true, silenced: false }) } })
    expect(PLAIN.odds(guns, bombard).hit).toBeLessThan(1)
    expect(sure.odds(guns, bombard).hit).toBeCloseTo(1, 12)
    const blind = withParts({
      indirect: { ...indirect, needsObserver: () => true },
      sight: { ...sight, clear: () => false },
    })
    expect(blind.refusalCodes(guns, bombard)).toEqual(['no-observer'])
    const [option] = blind.offer(guns, 'A', 'bombard:guns').options()
    expect(option?.refusal?.reasons[0].code).toBe('no-observer')
  })

  it('rally: who is able is in offers, refusals, play and the sequence', () => {
    const shaken = battle('A fires', [
      unit('a', 'A', 't-55', at(20, 24), NORTH, { status: 'Disorganized' }),
      unit('b', 'B', 'm48', at(20, 18)),
    ])
    const all = withParts({
      rally: {
        ...rallyPart,
        able: (_, state, side) => state.units.filter(each => each.side === side && each.status !== 'OK'),
      },
    })
    const end = { type: 'end' } as const
    expect(PLAIN.play(shaken, end).state.step).toBe('A moves')
    const rallying = all.play(shaken, end).state
    expect(rallying.step).toBe('rally')
    expect(all.refusalCodes(rallying, { type: 'rally' })).toEqual([])
    expect(all.offer(rallying, 'A', 'rally').refusal).toBeUndefined()
    expect(all.play(rallying, { type: 'rally' }, [6]).state.units[0]?.status).toBe('OK')
  })

  it('sequence: who fires and who moves is in offers and refusals', () => {
    const still = withParts({ sequence: { ...sequence, firer: () => null, mover: () => 'A' } })
    const move = { type: 'move', unit: 'a', path: [at(20, 22)], facing: NORTH } as const
    expect(still.refusalCodes(duel(), FIRE)).toEqual(['not-its-fire-phase'])
    expect(still.hasOffer(duel(), 'A', 'fire:a')).toBe(false)
    expect(still.refusalCodes(duel(), move)).toEqual([])
    expect(still.hasOffer(duel(), 'A', 'move:a')).toBe(true)
  })

  it('victory: the end of the battle is in play, points in its worth', () => {
    const won = withParts({
      victory: { ...victory, result: () => ({ winner: 'A', why: { code: 'draw' } }) },
    })
    const shot = won.play(duel(), FIRE, [1])
    expect([PLAIN.play(duel(), FIRE, [1]).state.result, shot.state.result?.winner]).toEqual([null, 'A'])
    const ahead = withParts({ victory: { ...victory, points: (_, __, side) => (side === 'A' ? 9 : 0) } })
    expect(ahead.ruleset.worth(duel(), 'A')).not.toBe(PLAIN.ruleset.worth(duel(), 'A'))
  })
})

describe('the schema of actions', () => {
  const actions = {
    split: { type: 'split', unit: 'a', weapon: '105mm', targets: ['b', 'c'] },
    share: { type: 'share', satellites: 2 },
    smoke: { type: 'smoke', from: 'a', at: at(20, 20) },
  }
  it.each([
    ['WW2', of2012, { split: false, share: false, smoke: true }],
    ['1950-75', coldWar, { split: false, share: false, smoke: true }],
    ['1975-2010', modern, { split: true, share: false, smoke: true }],
    ['Sci-Fi', sciFi, { split: false, share: true, smoke: false }],
  ] as const)('has the acts that %s has, and no others', (_, { actionSchema }, known) => {
    const accepted = Object.entries(actions).map(([type, action]) => [
      type,
      actionSchema.safeParse(action).success,
    ])
    expect(Object.fromEntries(accepted)).toEqual(known)
  })
})
