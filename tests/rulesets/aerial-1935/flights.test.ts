import { describe, expect, it } from 'vitest'
import type { AirState, Aircraft, Manoeuvre } from '../../../rulesets/families/air'
import { ruleset } from '../../../rulesets/aerial-1935'
import { hexOf, placeOf } from '../../../src/geometry/hexBoard'
import type { Hex, HexFacing } from '../../../src/geometry/hexes'
import { picker } from '../../contract/sample'
import { BOARD, HOME, N, S, against, battle, fly, h, kit, plane } from './table'

// Every order of manoeuvres is judged here by the booklet's own tables, without the program: what it may do, must be just that.

/** Steps to the six neighbours, north first, then clockwise (R1). */
const STEPS = [h(0, -1), h(1, -1), h(1, 0), h(0, 1), h(-1, 1), h(-1, 0)] as const

interface Row {
  readonly cost: number
  readonly step: number
  readonly climb: number
  readonly turn: number
}
/** Section 3: cost, hex (sides clockwise from the nose), level, turn. */
const ROWS: Readonly<Partial<Record<Manoeuvre, Row>>> = {
  ahead: { cost: 1, step: 0, climb: 0, turn: 0 },
  dive: { cost: 1, step: 0, climb: -1, turn: 0 },
  climb: { cost: 2, step: 0, climb: 1, turn: 0 },
  'slip-left': { cost: 2, step: -1, climb: -1, turn: 0 },
  'slip-right': { cost: 2, step: 1, climb: -1, turn: 0 },
  'turn-left': { cost: 2, step: 0, climb: 0, turn: -1 },
  'turn-right': { cost: 2, step: 0, climb: 0, turn: 1 },
  reverse: { cost: 4, step: 0, climb: 1, turn: 3 },
}
const BIPLANE = { ...ROWS, reverse: { cost: 3, step: 0, climb: 1, turn: 3 } }
/** 12.4: an action more. */
const WW1 = {
  ...BIPLANE,
  'sharp-left': { cost: 3, step: 0, climb: 0, turn: -2 },
  'sharp-right': { cost: 3, step: 0, climb: 0, turn: 2 },
}

/** An aircraft as the booklet has it: what it may spend, how high it may go, what it knows. */
interface Case {
  readonly title: string
  readonly more: Partial<Aircraft>
  readonly mps: number
  readonly ceiling: number
  readonly rows?: typeof ROWS
  readonly hex?: Hex
  readonly facing?: HexFacing
  readonly others?: readonly Aircraft[]
  readonly rules?: readonly string[]
}
const other = (id: string, hex: Hex, level: number) => plane(id, 'B', hex, S, { level })
/** MP, maximum altitude: Spitfire 6 and 4, Hurricane 5 and 3, Gladiator 4 and 3, Corsair 7 and 4, SE5a 4 and 3. */
const CASES: readonly Case[] = [
  { title: 'a Spitfire', more: {}, mps: 6, ceiling: 4 },
  { title: 'a Hurricane at its maximum', more: { type: 'hurricane', level: 3 }, mps: 5, ceiling: 3 },
  { title: 'a Hurricane at level 1', more: { type: 'hurricane', level: 1 }, mps: 5, ceiling: 3 },
  { title: 'a biplane', more: { type: 'gladiator' }, mps: 4, ceiling: 3, rows: BIPLANE },
  { title: 'a biplane of the Great War', more: { type: 'se5a' }, mps: 4, ceiling: 3, rows: WW1 },
  { title: 'a loaded Hurricane', more: { type: 'hurricane', load: 'bombs' }, mps: 4, ceiling: 2 },
  {
    title: 'a Damaged Corsair above its maximum',
    more: { type: 'corsair', level: 4, damaged: true },
    mps: 4,
    ceiling: 3,
  },
  {
    title: 'a loaded and Damaged Corsair two above its maximum',
    more: { type: 'corsair', level: 4, damaged: true, load: 'rockets' },
    mps: 3,
    ceiling: 2,
  },
  {
    title: 'a Hurricane among others',
    more: { type: 'hurricane' },
    mps: 5,
    ceiling: 3,
    others: [other('c', h(10, 3), 2), other('d', h(10, 2), 3), other('e', h(9, 4), 1)],
  },
  {
    title: 'a Hurricane among others of other levels by house rule',
    more: { type: 'hurricane' },
    mps: 5,
    ceiling: 3,
    others: [other('c', h(10, 3), 2), other('d', h(10, 2), 3), other('e', h(9, 4), 1)],
    rules: ['share-a-hex'],
  },
  { title: 'a Hurricane near the edge', more: { type: 'hurricane' }, mps: 5, ceiling: 3, hex: h(10, -3) },
  {
    title: 'a Damaged Hurricane near a corner',
    more: { type: 'hurricane', damaged: true },
    mps: 3,
    ceiling: 2,
    hex: h(0, 1),
    facing: 5,
  },
]

interface Flown {
  readonly manoeuvres: readonly Manoeuvre[]
  readonly hexes: readonly Hex[]
  readonly facing: number
  readonly level: number
  readonly spent: number
  readonly reversed: boolean
  readonly off: boolean
  readonly bars: ReadonlySet<string>
}

const stateOf = ({ more, hex = HOME, facing = N, others = [], rules = [] }: Case): AirState =>
  battle([plane('a', 'A', hex, facing, more), plane('b', 'B', h(20, 5), S), ...others], { rules })

const isOnTable = ({ q, r }: Hex) => {
  const row = r + Math.floor(q / 2)
  return q >= 0 && q < 28 && row >= 0 && row < 22
}
const nowhere = (hexes: readonly Hex[]): Hex => hexes.at(-1) ?? h(0, 0)

/** All orders of manoeuvres up to a cost, with what the booklet has against them. */
function allOf(given: Case, most: number): readonly Flown[] {
  const { more, ceiling, rows = ROWS, hex = HOME, facing = N } = given
  const start: Flown = {
    manoeuvres: [],
    hexes: [hex],
    facing,
    level: more.level ?? 2,
    spent: 0,
    reversed: false,
    off: false,
    bars: new Set(),
  }
  const all: Flown[] = []
  const open = [start]
  for (let at = open.pop(); at; at = open.pop()) {
    all.push(at)
    for (const [kind, row] of Object.entries(rows) as [Manoeuvre, Row][]) {
      if (at.off || at.spent + row.cost > most) continue
      const step = STEPS[(at.facing + row.step + 6) % 6] ?? h(0, 0)
      const from = nowhere(at.hexes)
      const to = h(from.q + step.q, from.r + step.r)
      const bars = new Set(at.bars)
      const isFirst = at.manoeuvres.length === 0
      // One bar for an action, the weightiest: the forced dive, the load, the levels.
      if (isFirst && at.level > ceiling && row.climb >= 0) bars.add('must-dive')
      else if (more.load !== undefined && row.turn === 3) bars.add('loaded-no-reverse')
      else if (row.climb > 0 && at.level + 1 > ceiling) bars.add('above-ceiling')
      else if (row.climb < 0 && at.level <= 1) bars.add('below-floor')
      open.push({
        manoeuvres: [...at.manoeuvres, kind],
        hexes: [...at.hexes, to],
        facing: (at.facing + row.turn + 6) % 6,
        level: at.level + row.climb,
        spent: at.spent + row.cost,
        reversed: at.reversed || row.turn === 3,
        off: !isOnTable(to),
        bars,
      })
    }
  }
  return all
}

/** What the booklet has against the end of a flight. */
function endBars({ mps, others = [], rules = [], hex = HOME }: Case, flown: Flown): readonly string[] {
  if (flown.off) return ['over-the-edge']
  const bars: string[] = []
  if (flown.spent > mps) bars.push('too-many-mps')
  if (flown.spent < Math.ceil(mps / 3)) bars.push('too-few-mps')
  const { q, r } = nowhere(flown.hexes)
  const isHome = flown.spent === 0 && q === hex.q && r === hex.r
  const taken = others.some(each => {
    const there = each.at && hexOf(BOARD, each.at)
    const sameLevel = !rules.includes('share-a-hex') || each.level === flown.level
    return there?.q === q && there.r === r && sameLevel
  })
  if (taken && !isHome) bars.push('hex-taken')
  return bars
}

const isLegal = (given: Case, flown: Flown) => flown.bars.size === 0 && endBars(given, flown).length === 0
interface Cost {
  readonly spent: number
  readonly reversed: boolean
}
const costOf = ({ spent, reversed }: Flown): Cost => ({ spent, reversed })
const hexName = ({ q, r }: Hex) => `${q},${r}`
const nameOf = ({ hexes, level, facing }: Pick<Flown, 'hexes' | 'level' | 'facing'>) =>
  `${hexName(nowhere(hexes))} level ${level} facing ${facing}`

type Any = Parameters<typeof ruleset.play>[1]
const manoeuvresIn = (action: Any | undefined) =>
  action?.type === 'fly' ? action.manoeuvres.join() : 'no flight'

describe.each(CASES)('the flights of $title', given => {
  const state = stateOf(given)
  const legal = allOf(given, given.mps).filter(each => isLegal(given, each))
  /** The flight of an action; throws where the booklet does not allow it. */
  function found(action: Any | undefined): Flown {
    const flown = legal.find(each => each.manoeuvres.join() === manoeuvresIn(action))
    if (!flown) throw new Error(`${manoeuvresIn(action)} is not legal.`)
    return flown
  }

  it('are all that the table allows, and no others [aerial-1935-3.1, aerial-1935-R5, aerial-1935-R9]', () => {
    const beyond = allOf(given, given.mps + 1)
    expect(beyond.length).toBeGreaterThan(10)
    const wrong = beyond.flatMap(flown => {
      const wanted = [...flown.bars, ...endBars(given, flown)].toSorted()
      const told = [...against(state, fly(flown.manoeuvres))].toSorted()
      return wanted.join() === told.join()
        ? []
        : [`${flown.manoeuvres.join(' ')}: ${told.join()}, not ${wanted.join()}`]
    })
    expect(wrong.slice(0, 5)).toEqual([])
  })

  it('end in every place that they can reach, for as little as may be [aerial-1935-3.9, aerial-1935-3.11]', () => {
    const byEnd = new Map<string, Cost>()
    for (const flown of legal) {
      const name = nameOf(flown)
      const { spent = Infinity, reversed = true } = byEnd.get(name) ?? {}
      const better = flown.reversed === reversed ? flown.spent < spent : reversed
      if (better) byEnd.set(name, costOf(flown))
    }
    const flying = ruleset.offers(state, 'A').filter(offer => offer.kind === 'fly')
    const levels = [...new Set(legal.map(({ level }) => level))]
    expect(flying.map(({ id }) => id).toSorted()).toEqual(levels.map(level => `fly:a:${level}`).toSorted())
    for (const level of levels) {
      const offer = kit.offer(state, 'A', `fly:a:${level}`)
      const hexes = new Map(
        legal.filter(each => each.level === level).map(each => [hexName(nowhere(each.hexes)), each.hexes]),
      )
      expect(offer.region?.().figures).toHaveLength(hexes.size)
      for (const [hex, flown] of hexes) {
        for (const facing of [0, 1, 2, 3, 4, 5]) {
          const wanted = byEnd.get(`${hex} level ${level} facing ${facing}`)
          const traced = offer.trace?.([placeOf(BOARD, nowhere(flown))], facing * 60)
          const cost = traced?.refusal === null ? costOf(found(traced.action)) : undefined
          expect([hex, facing, cost]).toEqual([hex, facing, wanted])
        }
      }
      for (const { action } of offer.options())
        expect(byEnd.get(nameOf(found(action)))).toMatchObject(costOf(found(action)))
    }
  })

  it('are taken by chance only where they may be [aerial-1935-3.1]', () => {
    const pick = picker(given.title)
    for (const offer of ruleset.offers(state, 'A').filter(each => each.kind === 'fly')) {
      for (let time = 0; time < 20; time++) {
        const option = offer.sample?.(pick)
        expect(option ? `fly:a:${found(option.action).level}` : offer.id).toBe(offer.id)
      }
    }
  })

  it('go through the hexes that the hand has drawn, in their order, for as little as may be [aerial-1935-3.1]', () => {
    const drawn = legal.filter((each, at) => each.hexes.length > 3 && at % 7 === 0)
    for (const { hexes, level, facing } of drawn) {
      const through = hexes.slice(1)
      const best = Math.min(
        ...legal
          .filter(each => each.level === level && each.facing === facing && isThrough(each.hexes, through))
          .map(each => each.spent),
      )
      const trace = kit.offer(state, 'A', `fly:a:${level}`).trace?.(
        through.map(hex => placeOf(BOARD, hex)),
        facing * 60,
      )
      expect(trace?.refusal).toBeNull()
      const way = found(trace?.action)
      expect([way.level, way.facing, way.spent]).toEqual([level, facing, best])
      expect(isThrough(way.hexes, through)).toBe(true)
      expect(trace).toMatchObject({ left: given.mps - best, counts: 'MP' })
      expect(trace?.legs.reduce((sum, { cost }) => sum + cost, 0)).toBe(best)
    }
  })

  it('lead off the table where it may leave [aerial-1935-R10]', () => {
    const off = allOf(given, given.mps).filter(each => each.off && each.bars.size === 0)
    const may = legal.length === 0 || (given.more.damaged === true && off.length > 0)
    expect(kit.hasOffer(state, 'A', 'leave:a')).toBe(may)
    if (!may || off.length === 0) return
    const { effects = [] } = kit.play(state, { type: 'leave', unit: 'a' }).log[0] ?? {}
    const [effect] = effects
    const path = effect?.kind === 'move' ? (effect.path ?? []).slice(1) : []
    const cheapest = Math.min(...off.map(each => each.spent))
    const shown = path.map(each => hexOf(BOARD, each))
    const ways = off.filter(each => each.spent === cheapest).map(each => JSON.stringify(each.hexes.slice(1)))
    expect(ways).toContain(JSON.stringify(shown))
  })
})

/** Whether hexes come in this order, the last of them at the end. */
function isThrough(hexes: readonly Hex[], through: readonly Hex[]): boolean {
  let passed = 0
  for (const { q, r } of hexes.slice(1)) {
    const next = through[passed]
    if (next && next.q === q && next.r === r) passed += 1
  }
  const [end, last] = [hexes.at(-1), through.at(-1)]
  return passed === through.length && end?.q === last?.q && end?.r === last?.r
}

it('keeps to what an aircraft can do while others move on [aerial-1935-3.11]', () => {
  const state = stateOf({ title: '', more: {}, mps: 6, ceiling: 4, others: [other('c', h(10, 3), 2)] })
  const to = (now: AirState) => kit.offer(now, 'A', 'fly:a:2').trace?.([placeOf(BOARD, h(10, 3))], 0).refusal
  expect(to(state)).not.toBeNull()
  expect(to({ ...state, units: state.units.filter(each => each.id !== 'c') })).toBeNull()
})
