import { refusalField } from '../../src/engine/acts'
import type { HouseRules } from '../../src/engine/rulebook'
import type { GameOptions } from '../../src/engine/scenario'
import { SIDES, type Side } from '../../src/engine/ids'
import type { Io, Act } from './act'
import { isOn, namesOfSide, reason } from './lookup'
import type { BySide, Kind, Levy, Quality, Ww1Scenario, Ww1State, Ww1Unit } from './state'

const NAME: Readonly<Record<Kind, string>> = {
  infantry: 'Battalion',
  stormtroopers: 'Stormtroopers',
  mg: 'MG company',
  tank: 'Tank company',
}

const facingOf = (side: Side): number => (side === 'A' ? 90 : 270)

/** A unit that is not on the table yet. */
function recruit(side: Side, type: Kind, quality: Quality, number: number, arrives: number): Ww1Unit {
  return {
    id: `${side.toLowerCase()}-${type}-${number}`,
    side,
    name: `${NAME[type]} ${number}`,
    type,
    at: null,
    facing: facingOf(side),
    quality,
    lost: false,
    arrives,
    stuck: false,
    moved: false,
    fought: false,
    advanced: false,
    cut: false,
    heldIn: 0,
  }
}

/** Counts the units of each kind of a side, so that each has a number of its own. */
function mustering(scenario: Ww1Scenario, houseRules: HouseRules, io: Io): readonly Ww1Unit[] {
  const units: Ww1Unit[] = []
  for (const side of SIDES) {
    const raised: Record<Kind, number> = { infantry: 0, stormtroopers: 0, mg: 0, tank: 0 }
    const raise = (type: Kind, quality: Quality, count: number, arrives: number): void => {
      for (let at = 0; at < count; at++) {
        raised[type] += 1
        units.push(recruit(side, type, quality, raised[type], arrives))
      }
    }
    for (const levy of scenario.forces[side].units) {
      raise(levy.type, levy.quality, counted(scenario.sides[side].name, side, levy, houseRules, io), 0)
    }
    for (const each of scenario.reinforcements) {
      if (each.side === side) raise(each.type, each.quality, each.count, each.turn)
    }
  }
  return units
}

/** What is counted of each kind, one and several. */
const COUNTED: Readonly<Record<Kind, readonly [string, string]>> = {
  infantry: ['Battalion', 'Battalions'],
  stormtroopers: ['unit of Stormtroopers', 'units of Stormtroopers'],
  mg: ['MG', 'MGs'],
  tank: ['Tank', 'Tanks'],
}

/** A number, written down or agreed on, or one die thrown openly. */
function counted(name: string, side: Side, levy: Levy, houseRules: HouseRules, io: Io): number {
  const { type, count, orThrown } = levy
  if (count !== 'D6' && orThrown === undefined) return count
  const [one, many] = COUNTED[type]
  const isAgreed = count !== 'D6' && !isOn({ houseRules }, 'numbers-thrown')
  const number = isAgreed
    ? count
    : io.chance.die(6, { purpose: `number of ${many}`, by: side, clause: 'ww1-R3' })
  io.log({
    code: isAgreed ? 'raised-agreed' : 'raised',
    facts: { side: name, count: number, what: number === 1 ? one : many },
    side,
    units: [],
    clauses: ['ww1-R3'],
  })
  return number
}

const bySide = <T>(make: (side: Side) => T): BySide<T> => ({ A: make('A'), B: make('B') })

/**
 * The battle before anything is done. The dice for numbers fall at once: Attacker's Tanks, his MGs, Defender's MGs; those for
 * which a number is agreed on are told in their place.
 */
export function setUp(scenario: Ww1Scenario, { houseRules }: GameOptions, io: Io): Ww1State {
  const { forces } = scenario
  return {
    turn: 0,
    toAct: [],
    result: null,
    step: 'exchange',
    units: mustering(scenario, houseRules, io),
    defences: scenario.defences.map((each, at) => ({ ...each, id: `d${at + 1}` })),
    store: bySide(side => ({
      wire: forces[side].wire,
      trench: forces[side].trenches,
      bunker: forces[side].bunkers,
    })),
    planned: { A: false, B: false },
    difficult: scenario.difficult,
    guns: bySide(side => forces[side].guns),
    gas: bySide(side => forces[side].gas),
    lastRounds: { A: false, B: false },
    aimed: [],
    assaulted: [],
    assault: null,
    losing: [],
    advance: null,
    houseRules,
    scenario,
  }
}

/** Exchanging Stormtroopers for Tanks, one for one, before anything is placed (R27). */
export const exchange: Act<'exchange'> = {
  offers(state, side) {
    if (state.step !== 'exchange') return []
    const most = state.scenario.forces[side].exchange
    return [
      {
        id: 'exchange',
        kind: 'exchange',
        unit: null,
        label: 'Take Tanks for Stormtroopers',
        clause: 'ww1-9a.4',
        input: 'choice',
        useful: false,
        options: () =>
          Array.from({ length: most }, (_, at) => {
            const action = { type: 'exchange', count: at + 1 } as const
            return {
              action,
              label: at === 0 ? 'One Tank company' : `${at + 1} Tank companies`,
              ...refusalField(exchange.refuse(state, action)),
            }
          }),
      },
    ]
  },
  refuse(state, { count }) {
    if (state.step !== 'exchange') return [reason('ww1-R27', 'not-now')]
    const side = state.toAct[0] ?? 'A'
    const troopers = state.units.filter(unit => unit.side === side && unit.type === 'stormtroopers').length
    const most = Math.min(state.scenario.forces[side].exchange, troopers)
    return count < 0 || count > most ? [reason('ww1-9a.4', 'too-many-tanks', { most })] : []
  },
  play(state, { count }, io) {
    const side = state.toAct[0] ?? 'A'
    const tanks = state.units.filter(unit => unit.side === side && unit.type === 'tank').length
    const troopers = state.units.filter(unit => unit.side === side && unit.type === 'stormtroopers')
    const gone = troopers.slice(Math.max(0, troopers.length - count)).map(unit => unit.id)
    const units = state.units.map(unit => {
      const at = gone.indexOf(unit.id)
      return at < 0 ? unit : recruit(side, 'tank', 'Average', tanks + at + 1, 0)
    })
    io.log({
      code: count === 0 ? 'exchanged-none' : 'exchanged',
      facts: { side: namesOfSide(state, side).name, count },
      side,
      units: units.filter(unit => !state.units.includes(unit)).map(unit => unit.id),
      clauses: ['ww1-9a.4', 'ww1-R27'],
    })
    return { ...state, units, toAct: [] }
  },
}
