import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/colonial'
import { KINDS } from '../../../rulesets/colonial/kinds'
import { soloPlayer } from '../../../rulesets/colonial/solo'
import { pileOf } from '../../../rulesets/colonial/sequence'
import { CARDS } from '../../../src/engine/playingCards'
import type { ColonialAction, ColonialState } from '../../../rulesets/colonial/state'
import {
  FIRE_MODIFIERS,
  GUN_TABLE,
  MELEE_MODIFIERS,
  NATIONS,
  PACES,
  RANDOM_RATINGS,
  SAVES,
} from '../../../rulesets/colonial/tables'
import { recordedChance } from '../../../src/engine/dice/recorded'
import { area, at } from '../kit'
import {
  act,
  charge,
  company,
  field,
  fire,
  kit,
  march,
  play,
  refusalClauses,
  refusalCodes,
  scenarioOf,
  spots,
  unit,
  withUnit,
  type Put,
} from './table'

const british = (more: Partial<Put> = {}) => unit('A', 'a', { men: 8, at: at(20, 24), ...more })
const zulus = (more: Partial<Put> = {}) => unit('B', 'b', { men: 8, at: at(20, 6), ...more })
const others = unit('B', 'c', { men: 8, at: at(36, 6) })
/** What the solo procedure does next, with these lots of its own. */
const next = (state: ColonialState, ...lots: readonly number[]): ColonialAction =>
  soloPlayer(state, 'B', { chance: recordedChance(lots, []), log: () => undefined })
const acting = (state: ColonialState, solo: 'aim' | 'fire' | 'run' | 'nothing'): ColonialState => ({
  ...state,
  active: { unit: 'b', stage: 'open', rolled: null, gone: {}, tried: false, solo },
})

describe('a solo game', () => {
  it('has the player command the Europeans [colonial-8.1]', () => {
    for (const scenario of ruleset.scenarios) expect(scenario.solo).toBe('A')
  })

  it('rolls a die for each Native unit: aim, move and fire, move on, or nothing [colonial-8.2, colonial-8.3, colonial-8.4, colonial-8.5, colonial-8.6]', () => {
    const state = field([zulus(), british()])
    expect(next(state)).toEqual({ type: 'solo', unit: 'b' })
    const rolled = (face: number) => play(state, act('solo', 'b'), [face])
    expect([1, 2, 3, 4, 5, 6].map(face => rolled(face).codes[0])).toEqual([
      'solo-aim',
      'solo-fire',
      'solo-fire',
      'solo-run',
      'solo-run',
      'solo-nothing',
    ])
    expect(rolled(6).state.step).toBe('card')
    const rifles = field([zulus({ type: 'boers', mounted: false, at: at(20, 10) }), british()])
    expect(next(acting(rifles, 'aim'))).toEqual(fire('b', 'a'))
    // Nobody in range: it moves, as for 2 and 3.
    expect(next(acting(state, 'aim')).type).toBe('march')
    const walked = play(state, march('b', at(20, 8))).state
    const after = (solo: 'fire' | 'run') =>
      next({ ...walked, active: walked.active && { ...walked.active, solo } })
    expect(after('run')).toEqual(act('push', 'b'))
    expect(after('fire')).toEqual(act('done', 'b'))
  })

  it('has them always charge whoever they can, and test their morale first [colonial-8.7, colonial-8.8]', () => {
    const near = field([zulus({ at: at(20, 16) }), british()])
    expect(next(near)).toEqual(charge('b', 'a'))
    const worn = withUnit(near, 'b', { figures: company(near, 'b').figures.slice(0, 4) })
    expect(next(worn)).toEqual(act('test', 'b'))
    const held = play(worn, act('test', 'b'), [6]).state
    expect(next(held)).toEqual(charge('b', 'a'))
    const far = withUnit(field([zulus(), british()]), 'b', {
      figures: company(near, 'b').figures.slice(0, 4),
    })
    expect(next(play(far, act('test', 'b'), [6]).state)).toEqual(act('solo', 'b'))
  })

  it('is rolled for a Native unit whose card it is, and for the one that acts [colonial-8.2]', () => {
    const state = field([zulus(), others, british()])
    const why = (now: ColonialState, id = 'b') => [
      ...refusalCodes(now, act('solo', id)),
      ...refusalClauses(now, act('solo', id)),
    ]
    const notItsCard = ['not-its-card', 'colonial-8.2']
    expect(why(state)).toEqual([])
    expect(why(state, 'a')).toEqual(notItsCard)
    expect(why(withUnit(state, 'b', { at: null }))).toEqual(notItsCard)
    expect(why({ ...state, step: 'card' })).toEqual(notItsCard)
    expect(why({ ...state, pending: { kind: 'event', side: 'B' } })).toContain('decide-first')
    expect(why(acting(state, 'fire'))).toEqual([])
    expect(why(acting(state, 'fire'), 'c')).toEqual(['not-active', 'colonial-8.2'])
  })

  it('draws the unit by lot, moves straight at the enemy, serves guns and decides for itself [colonial-R43]', () => {
    const state = field([zulus(), others, british()])
    expect(next(state, 1)).toMatchObject({ unit: 'b' })
    expect(next(state, 2)).toMatchObject({ unit: 'c' })
    const way = next(acting(field([zulus(), british()]), 'fire'))
    expect(way.type === 'march' && way.path[0]?.y).toBeGreaterThan(10)
    const gun = field([unit('B', 'b', { type: 'native-gun', men: 4, at: at(20, 6) }), british()])
    expect(next(acting(gun, 'fire'))).toMatchObject({ type: 'shell', inches: null })
    const struck = play(
      field([british({ at: at(20, 14) }), zulus()]),
      fire('a', 'b'),
      [6, 1, 1, 1, 1, 1, 1, 1],
    ).state
    expect(next(struck)).toEqual(act('accept', 'b'))
    expect(next({ ...state, pending: { kind: 'event', side: 'B' } }, 6, 1)).toMatchObject({
      type: 'event',
      event: 'Stand Fast',
    })
    expect(next({ ...state, pending: { kind: 'event', side: 'B' } }, 5)).toEqual({ type: 'decline' })
  })
})

describe('random ratings', () => {
  it('are rolled for each unit by its nation, Europeans first [colonial-9.1, colonial-9.2, colonial-R51]', () => {
    const { state, rolls, log } = kit.begin(scenarioOf([zulus(), british()]), [6, 5, 1], ['random-ratings'])
    expect(log.slice(0, 2).map(({ units }) => units[0])).toEqual(['a', 'b'])
    expect(rolls.slice(0, 2).map(({ purpose }) => purpose)).toEqual(['rating', 'rating'])
    expect([company(state, 'a').rating, company(state, 'b').rating]).toEqual(['Veteran', 'Fanatic'])
    expect(NATIONS).toHaveLength(9)
    const row = (nation: keyof typeof RANDOM_RATINGS) => RANDOM_RATINGS[nation].map(each => each[0]).join('')
    expect(NATIONS.map(row)).toEqual([
      'GAAAVV',
      'GGAAAV',
      'GAAAFF',
      'GGAAFF',
      'GAAAAF',
      'AAAAFF',
      'GGGAAF',
      'GAAAAV',
      'GAAAFF',
    ])
  })
})

describe('snipers', () => {
  const rocks = [area('rough', at(4, 4), 6, 4), area('rough', at(30, 4), 10, 4)]
  const lone = (x: number, y: number): ColonialState => {
    const state = field([zulus(), british({ leaders: ['Officer'] })], { features: rocks })
    const sniper = {
      ...company(state, 'b'),
      id: 's',
      name: 'Sniper',
      type: 'sniper',
      at: at(x, y),
      started: 1,
      figures: company(state, 'b')
        .figures.slice(0, 1)
        .map(each => ({ ...each, dx: 0, dy: 0, weapons: ['Native rifle' as const], shield: false })),
    }
    return { ...state, units: [...state.units, sniper] }
  }
  const snipe = (figure: string) => ({ type: 'snipe', unit: 's', target: 'a', figure }) as const

  it('are as many as a die says, hidden 12 inches from every enemy [colonial-10.1, colonial-R44]', () => {
    const begun = kit.begin(scenarioOf([zulus(), british()], { features: rocks }), [2, 1], ['snipers'])
    expect(begun.rolls[0]).toMatchObject({ purpose: 'snipers', faces: [2] })
    const placed = begun.state.units.filter(({ type }) => type === 'sniper')
    expect(placed).toHaveLength(2)
  })

  it('are activated one by one, move and fire, and never test [colonial-10.2, colonial-R44]', () => {
    const state = lone(20, 10)
    expect(refusalCodes(state, march('s', at(20, 12)))).toEqual([])
    const walked = play(state, march('s', at(20, 12))).state
    expect(refusalCodes(walked, snipe('1'))).toEqual([])
    expect(refusalCodes(walked, march('b', at(20, 8)))).toEqual(['another-acts'])
    expect(refusalCodes(state, act('test', 's'))).toEqual(['no-test'])
    expect(refusalCodes(state, fire('s', 'a'))).toEqual(['is-sniper'])
  })

  it('pick any man in sight within 24 inches, and hit with 5, or 6 in cover, with no modifiers [colonial-10.3, colonial-10.4, colonial-10.5, colonial-10.6]', () => {
    const shot = play(lone(20, 10), snipe('1'), [5, 3])
    expect(shot.rolls[0]?.need).toEqual([5])
    expect(shot.codes).toEqual(['snipes', 'saves-not', 'loses'])
    expect(company(shot.state, 'a').figures.map(({ id }) => id)).not.toContain('1')
    expect(refusalCodes(lone(2, 2), snipe('8'))).toEqual(['out-of-range'])
    const covered = field([zulus(), british()], { features: [area('rough', at(10, 23), 20, 2)] })
    const sniper = lone(20, 10).units.find(({ id }) => id === 's')
    const hidden = { ...covered, units: [...covered.units, ...(sniper ? [sniper] : [])] }
    expect(play(hidden, snipe('1'), [5]).rolls[0]?.need).toEqual([6])
    const green = withUnit(lone(20, 10), 's', { rating: 'Green', short: true })
    expect(play(green, snipe('2'), [4]).rolls[0]?.need).toEqual([5])
  })
})

describe('events', () => {
  const joker = (
    side: 'A' | 'B',
    state = field([zulus(), british({ leaders: ['Officer'] }), others], { houseRules: ['events'] }),
  ): ColonialState => ({
    ...state,
    discards: [side === 'A' ? 'Joker (red)' : 'Joker (black)'],
    pending: { kind: 'event', side },
    toAct: [side],
  })
  const event = (
    name: Extract<ColonialAction, { type: 'event' }>['event'],
    id: string,
    figure?: string,
  ): ColonialAction => ({
    type: 'event',
    event: name,
    unit: id,
    ...(figure !== undefined && { figure }),
  })

  it('come with a Joker to its player, before he activates a unit; he may decline [colonial-11.1, colonial-11.2, colonial-R45]', () => {
    const scenario = scenarioOf([zulus(), british()])
    const red = kit.begin(scenario, [53], ['events']).state
    expect(red).toMatchObject({ discards: ['Joker (red)'], toAct: ['A'], pending: { kind: 'event' } })
    expect(refusalCodes(red, march('a', at(20, 20)))).toEqual(['decide-first'])
    const declined = play(red, { type: 'decline' }).state
    expect(refusalCodes(declined, march('a', at(20, 20)))).toEqual([])
    expect(kit.begin(scenario, [54], ['events']).state.toAct).toEqual(['B'])
    expect(pileOf(kit.begin(scenario, [1]).state)).toHaveLength(52)
  })

  it('Short on Munitions: −1 to the fire of an enemy unit for good [colonial-11.3, colonial-R46]', () => {
    const short = play(joker('B'), event('Short on Munitions', 'a')).state
    expect(company(short, 'a').short).toBe(true)
    expect(refusalCodes(joker('B'), event('Short on Munitions', 'b'))).toEqual(['no-such-event'])
    expect(
      refusalCodes(joker('B', withUnit(joker('B'), 'a', { short: true })), event('Short on Munitions', 'a')),
    ).toEqual(['no-such-event'])
  })

  it('Panic: an enemy unit routs until it passes a test [colonial-11.4, colonial-R46]', () => {
    const panic = play(joker('B'), event('Panic', 'a')).state
    expect(company(panic, 'a')).toMatchObject({ routing: true, panicked: true })
    expect(spots(panic, 'a')[0]?.y).toBeGreaterThan(32)
    const fast = withUnit(joker('B'), 'a', { standsFast: true })
    expect(refusalCodes(fast, event('Panic', 'a'))).toEqual(['stands-fast'])
  })

  it('Reinforcements: the dead of a unit come again at their own edge as another unit [colonial-11.5, colonial-R47]', () => {
    const state = joker('B')
    const { figures } = company(state, 'b')
    const bled = withUnit(state, 'b', { figures: figures.slice(3), fallen: figures.slice(0, 3) })
    expect(refusalCodes(state, event('Reinforcements', 'b'))).toEqual(['no-such-event'])
    const back = play(bled, event('Reinforcements', 'b')).state
    const fresh = company(back, 'b+1')
    expect(fresh).toMatchObject({ started: 3, extra: true, side: 'B' })
    expect(spots(back, 'b+1').every(({ y }) => y < 1)).toBe(true)
    expect(company(back, 'b').fallen).toEqual([])
    const gun = joker(
      'A',
      field([unit('A', 'a', { type: 'seven-pounder', men: 4, at: at(20, 24) }), zulus()], {
        houseRules: ['events'],
      }),
    )
    const shot = withUnit(gun, 'a', {
      figures: company(gun, 'a').figures.slice(1),
      fallen: company(gun, 'a').figures.slice(0, 1),
    })
    expect(refusalCodes(shot, event('Reinforcements', 'a'))).toEqual(['crew-lives'])
  })

  it('Stray Bullet: an enemy leader dies and is not saved [colonial-11.6, colonial-R47]', () => {
    const after = play(joker('B'), event('Stray Bullet', 'a', '1'))
    expect(after.rolls).toEqual([])
    expect(company(after.state, 'a').figures).toHaveLength(7)
    expect(refusalCodes(joker('B'), event('Stray Bullet', 'a', '2'))).toEqual(['no-such-event'])
  })

  it('Rally and Stand Fast: a unit runs no more, or never [colonial-11.7, colonial-11.8, colonial-R46]', () => {
    const running = joker('B', withUnit(joker('B'), 'b', { routing: true }))
    expect(company(play(running, event('Rally', 'b')).state, 'b').routing).toBe(false)
    expect(refusalCodes(joker('B'), event('Rally', 'b'))).toEqual(['no-such-event'])
    const fast = play(running, event('Stand Fast', 'b')).state
    expect(company(fast, 'b')).toMatchObject({ standsFast: true, routing: false })
    const few = withUnit(fast, 'b', { figures: company(fast, 'b').figures.slice(0, 2) })
    expect(refusalCodes(few, act('test', 'b'))).toEqual(['no-test'])
  })

  it('are followed by a shuffle of all cards [colonial-11.9]', () => {
    const state = play(joker('A', field([british(), zulus()], { houseRules: ['events'] })), {
      type: 'decline',
    }).state
    const { codes, state: after } = play(state, act('stand', 'a'), [1])
    expect(codes).toContain('shuffles-after-joker')
    expect(after.discards).toHaveLength(1)
  })

  it('may be added to: a scenario and the referee set what a unit is [colonial-11.10]', () => {
    expect(ruleset.refereeFields.map(({ field: of }) => of)).toEqual(
      expect.arrayContaining(['short', 'routing', 'standsFast', 'rating']),
    )
  })
})

it('a black King, Queen or Jack lets two Native units act, one after the other [colonial-12.1, colonial-R48]', () => {
  const face = (card: string) => CARDS.indexOf(card) + 1
  const two = kit.begin(scenarioOf([zulus(), others, british()]), [face('K♠')], ['native-two']).state
  expect(two.left).toBe(2)
  const one = play(two, act('stand', 'b')).state
  expect(one).toMatchObject({ step: 'act', toAct: ['B'], left: 1 })
  expect(refusalCodes(one, march('b', at(20, 8)))).toEqual(['has-acted'])
  expect(refusalCodes(one, march('c', at(36, 8)))).toEqual([])
  expect(kit.begin(scenarioOf([zulus(), others, british()]), [face('A♠')], ['native-two']).state.left).toBe(1)
  expect(kit.begin(scenarioOf([zulus(), others, british()]), [face('K♠')]).state.left).toBe(1)
})

it('rounds, where they are agreed, let nobody act twice before all have [colonial-R4]', () => {
  const state = field([zulus(), others, british()], { houseRules: ['rounds'] })
  const card = (now: ColonialState): ColonialState => ({
    ...now,
    step: 'act',
    left: 1,
    used: [],
    toAct: ['B'],
    discards: ['7♠'],
  })
  const once = card(kit.force(state, act('stand', 'b'), [40]).state)
  expect(refusalCodes(once, march('b', at(20, 8)))).toEqual(['has-had-round'])
  expect(refusalCodes(once, march('c', at(36, 8)))).toEqual([])
  const all = card(kit.force(once, act('stand', 'c'), [40]).state)
  expect(refusalCodes(all, march('b', at(20, 8)))).toEqual([])
})

describe('armies', () => {
  const legal = (put: Partial<Put>, side: 'A' | 'B' = 'B') => {
    const units =
      side === 'A'
        ? [unit('A', 'a', { at: at(20, 24), ...put }), zulus()]
        : [british(), unit('B', 'b', { at: at(20, 6), ...put })]
    return ruleset.scenarioSchema.safeParse(scenarioOf(units)).success
  }

  it('are of 6 to 12 Europeans, 8 to 24 Natives, or a gun with its crew [colonial-2.1, colonial-2.2, colonial-2.3, colonial-2.5]', () => {
    expect([5, 6, 12, 13].map(men => legal({ men }, 'A'))).toEqual([false, true, true, false])
    expect([7, 8, 24].map(men => legal({ men }))).toEqual([false, true, true])
    expect(legal({ type: 'gatling', men: 2 }, 'A')).toBe(true)
    expect(legal({ type: 'seven-pounder', men: 4 }, 'A')).toBe(true)
    expect(legal({ type: 'native-gun', men: 4 })).toBe(true)
    expect(legal({ type: 'native-gun', men: 8 })).toBe(false)
  })

  it('have firearms for half of a Native unit at most, rounded down; Boers all [colonial-2.4, colonial-R50, colonial-R37]', () => {
    expect([4, 5].map(firearms => legal({ men: 9, firearms }))).toEqual([true, false])
    expect(legal({ type: 'boers', men: 10, firearms: 10 })).toBe(true)
  })

  it('are set up within 9 inches of their own edge, Natives first [colonial-R49]', () => {
    const { state } = kit.begin(
      scenarioOf(
        [zulus(), british()].map(({ at: _at, ...each }) => each as never),
        { deployment: 'free' },
      ),
    )
    expect(state).toMatchObject({ step: 'deploy', toAct: ['B'] })
    const put = (id: string, y: number) =>
      ({ type: 'deploy', unit: id, at: at(20, y), form: 'line', facing: 0 }) as const
    expect(refusalCodes(state, put('b', 9.1))).toEqual(['outside-strip'])
    expect(refusalCodes(state, { type: 'ready' })).toEqual(['not-all-placed'])
    const natives = play(state, put('b', 8)).state
    const british2 = play(natives, { type: 'ready' }).state
    expect(british2.toAct).toEqual(['A'])
    const set = play(british2, put('a', 28)).state
    expect(play(set, { type: 'ready' }, [1]).state).toMatchObject({ step: 'act', turn: 1 })
  })
})

it('the tables are those of the booklet [colonial-2.54]', () => {
  expect(
    Object.values(PACES).map(({ move, charge: far, chargeBad, badDice }) => [move, far, chargeBad, badDice]),
  ).toEqual([
    [6, 9, 6, 1],
    [12, 18, 12, 2],
    [9, 12, 12, 0],
  ])
  expect(FIRE_MODIFIERS.map(({ value }) => value)).toEqual([1, 1, -1, -1, -1, -1, -1])
  expect(MELEE_MODIFIERS.map(({ value }) => value)).toEqual([-1, 1, 1, 2, -1, 1])
  expect(Object.values(SAVES).map(({ need }) => need)).toEqual([4, 4, 5, 5])
  expect(Object.values(GUN_TABLE).map(({ crew, dice, range, burst }) => [crew, dice, range, burst])).toEqual([
    [2, 12, 24, 0],
    [4, 8, 12, 2],
    [4, 12, 12, 3],
  ])
  expect(Object.values(KINDS).every(({ look }) => look.man.length > 0)).toBe(true)
})
