import type { AirAction, AirScenario, AirState, Aircraft, Manoeuvre } from '../../../rulesets/families/air'
import type { Action } from '../../../src/engine/action'
import type { Side } from '../../../src/engine/ids'
import type { Ruleset } from '../../../src/engine/ruleset'
import { hexOf, placeOf, sizeOf } from '../../../src/geometry/hexBoard'
import type { Hex, HexFacing } from '../../../src/geometry/hexes'
import { type Played, kitOf, the } from '../kit'

export { the } from '../kit'

/** What the tests of both aerial booklets share: a battle in a few lines. */

export const BOARD = { kind: 'hexes', columns: 28, rows: 22, size: 1, ...sizeOf(28, 22, 1) } as const

/** Hex sides as R1 numbers them, less one: 0 north, then clockwise. */
export const [N, S] = [0, 3] as const

/** A hex by axial coordinates. */
export const h = (q: number, r: number): Hex => ({ q, r })

/** The middle of the board, where most tests begin: 10,5 is far from every edge. */
export const HOME = h(10, 5)

export const fly = (manoeuvres: readonly Manoeuvre[], unit = 'a'): AirAction => ({
  type: 'fly',
  unit,
  manoeuvres,
})

export const shoot = (target = 'b', weapon: 'front' | 'rear' = 'front', unit = 'a'): AirAction => ({
  type: 'fire',
  unit,
  weapon,
  target,
})

/** Where an aircraft is and how: '10,5 level 2 facing 0'; 'gone' if nowhere. */
export function pose(state: AirState, id = 'a'): string {
  const { at, level, facing } = the(state, id)
  if (!at) return 'gone'
  const { q, r } = hexOf(BOARD, at)
  return `${q},${r} level ${level} facing ${((facing + 360) % 360) / 60}`
}

export interface More extends Partial<Omit<AirState, 'scenario' | 'houseRules'>> {
  readonly rules?: readonly string[]
  readonly scenario?: Partial<AirScenario>
}

/** What the tests of one booklet begin from. */
export interface Beginning {
  /** The types of aircraft of A and of B, with 6 MPs each. */
  readonly types: Readonly<Record<Side, string>>
  /** What an aircraft has beside what all have, and what a state has. */
  readonly aircraft: (type: string) => object
  readonly state: object
  readonly scenario: object
}

/** The table of one booklet: its kit, aircraft and battles. */
export function airTable<Own extends Action>(
  ruleset: Ruleset<AirState, AirAction | Own>,
  beginning: Beginning,
) {
  const kit = kitOf(ruleset)

  /** An aircraft: of the type of its side at level 2 unless it says otherwise. */
  function plane(
    id: string,
    side: Side,
    hex: Hex = HOME,
    facing: HexFacing = N,
    more: Partial<Aircraft> & object = {},
  ): Aircraft {
    const type = more.type ?? beginning.types[side]
    return {
      id,
      side,
      name: id,
      type,
      at: placeOf(BOARD, hex),
      facing: facing * 60,
      level: 2,
      quality: 'Average',
      fate: 'in play',
      damaged: false,
      activated: false,
      kills: 0,
      ...beginning.aircraft(type),
      ...more,
    }
  }

  const SCENARIO: AirScenario = {
    format: 'pz8-scenario',
    version: 1,
    id: 'test',
    ruleset: ruleset.id,
    title: 'A test',
    setting: 'Nowhere',
    blurb: 'A test.',
    briefing: { A: 'Attack.', B: 'Defend.' },
    sides: { A: { name: 'Blues', adjective: 'Blue' }, B: { name: 'Reds', adjective: 'Red' } },
    solo: 'A',
    turns: 6,
    minutes: 10,
    board: BOARD,
    ground: { look: 'sea', seed: 'test', features: [], names: [] },
    order: 'initiative',
    aircraft: [
      { id: 'a', side: 'A', name: 'a', type: beginning.types.A, hex: '0510', facing: 2, level: 3 },
      { id: 'b', side: 'B', name: 'b', type: beginning.types.B, hex: '2010', facing: 5, level: 3 },
    ],
    ...beginning.scenario,
  }

  /** A battle on the board of R1 in turn 1, A to go. */
  function battle(units: readonly Aircraft[], { rules = [], scenario, ...more }: More = {}): AirState {
    return {
      turn: 1,
      step: 'fly',
      toAct: ['A'],
      units,
      initiative: 'A',
      quota: { A: 1, B: 1 },
      go: { side: 'A', left: 1 },
      drawn: null,
      active: null,
      pending: null,
      result: null,
      houseRules: Object.fromEntries(rules.map(id => [id, true])),
      scenario: { ...SCENARIO, ...scenario },
      ...beginning.state,
      ...more,
    }
  }

  /** The same battle where this aircraft has flown and may attack. */
  function hasFlown(
    state: AirState,
    id = 'a',
    more: Partial<NonNullable<AirState['active']>> = {},
  ): AirState {
    const at = the(state, id).at ?? { x: 0, y: 0 }
    const active = { unit: id, stage: 'fire', spent: 2, reversed: false, fired: [], trail: [at] } as const
    const cleared = 'targets' in beginning.state ? { cleared: false } : {}
    return { ...state, active: { ...active, ...cleared, ...more } }
  }

  /** Plays an action with these dice; fails if the state does not fit its schema afterwards. */
  function play(state: AirState, action: AirAction | Own, dice: readonly number[] = []): Played<AirState> {
    const played = kit.play(state, action, dice)
    const parsed = ruleset.stateSchema.safeParse(played.state)
    if (!parsed.success) throw new Error(`The state does not fit its schema: ${parsed.error.message}`)
    return played
  }

  const against = (state: AirState, action: AirAction | Own): readonly string[] =>
    kit.refusalCodes(state, action)
  const citedAgainst = (state: AirState, action: AirAction | Own): readonly string[] =>
    kit.refusalClauses(state, action)

  /** Aircraft that a side may fly now. */
  const flyers = (state: AirState, side: Side): readonly string[] => [
    ...new Set(
      ruleset.offers(state, side).flatMap(each => (each.kind === 'fly' && each.unit ? [each.unit] : [])),
    ),
  ]

  return { ruleset, kit, plane, SCENARIO, battle, hasFlown, play, against, citedAgainst, flyers }
}

/** A booklet as the shared tests speak to it. */
export interface Booklet {
  readonly table: ReturnType<typeof airTable<never>>
  /** 'aerial-1935': its clauses begin with it. */
  readonly id: string
  /** Types with 7 MPs and with one that flies at level 5. */
  readonly fast: string
  /** Highest level of the aircraft of A. */
  readonly ceiling: number
  /** What a turn of 60 degrees and a reversal cost. */
  readonly costs: { readonly turn: number; readonly reverse: number }
  /** Attack Factor of A and Defence Factor of B: the first is higher by 1 in both. */
  readonly factors: { readonly attack: number; readonly defence: number }
  /** The clauses that the booklets number differently. */
  readonly clauses: Readonly<
    Record<
      | 'tail'
      | 'tailed goes'
      | 'solo'
      | 'cards'
      | 'victory'
      | 'out of play'
      | 'dice'
      | 'contest'
      | 'no damage'
      | 'negative'
      | 'summary'
      | 'Damaged'
      | 'halved'
      | 'less to hit'
      | 'lower'
      | 'dive first'
      | 'Damaged again'
      | 'Destroyed'
      | 'fire back'
      | 'less back'
      | 'who fires back'
      | 'when Damaged',
      string
    >
  >
}
