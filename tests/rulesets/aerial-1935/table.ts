import { type OwnAction, ruleset } from '../../../rulesets/aerial-1935'
import type {
  AirAction,
  AirScenario,
  AirState,
  Aircraft,
  GroundTarget,
  Manoeuvre,
} from '../../../rulesets/families/air'
import type { Side } from '../../../src/engine/ids'
import { hexOf, placeOf, sizeOf } from '../../../src/geometry/hexBoard'
import type { Hex, HexFacing } from '../../../src/geometry/hexes'
import { type Played, kitOf, the } from '../kit'

export { ruleset }
export { the } from '../kit'

/** The kit of the aerial tests: a battle in a few lines. */

export const kit = kitOf(ruleset)

export const BOARD = { kind: 'hexes', columns: 28, rows: 22, size: 1, ...sizeOf(28, 22, 1) } as const

/** Hex sides as R1 numbers them, less one: 0 north, then clockwise. */
export const [N, S] = [0, 3] as const

/** A hex by axial coordinates. */
export const h = (q: number, r: number): Hex => ({ q, r })

/** The middle of the board, where most tests begin: 10,5 is far from every edge. */
export const HOME = h(10, 5)

/** An aircraft: a Spitfire of A or a Me 109 of B at level 2 unless it says otherwise. */
export function plane(
  id: string,
  side: Side,
  hex: Hex = HOME,
  facing: HexFacing = N,
  more: Partial<Aircraft> = {},
): Aircraft {
  return {
    id,
    side,
    name: id,
    type: side === 'A' ? 'spitfire' : 'me-109',
    at: placeOf(BOARD, hex),
    facing: facing * 60,
    level: 2,
    quality: 'Average',
    load: 'none',
    fate: 'in play',
    damaged: false,
    activated: false,
    frontJammed: false,
    rearJammed: false,
    kills: 0,
    ...more,
  }
}

export const depot = (id: string, side: Side, hex: Hex): GroundTarget => ({
  id,
  side,
  name: id,
  at: placeOf(BOARD, hex),
  destroyed: false,
})

export const SCENARIO: AirScenario = {
  format: 'pz8-scenario',
  version: 1,
  id: 'test',
  ruleset: 'aerial-1935',
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
    { id: 'a', side: 'A', name: 'a', type: 'spitfire', hex: '0510', facing: 2, level: 3 },
    { id: 'b', side: 'B', name: 'b', type: 'me-109', hex: '2010', facing: 5, level: 3 },
  ],
  targets: [],
}

export interface More extends Partial<Omit<AirState, 'scenario' | 'houseRules'>> {
  readonly rules?: readonly string[]
  readonly scenario?: Partial<AirScenario>
}

/** A battle on the board of R1 in turn 1, A to go. */
export function battle(units: readonly Aircraft[], { rules = [], scenario, ...more }: More = {}): AirState {
  return {
    turn: 1,
    step: 'fly',
    toAct: ['A'],
    units,
    targets: [],
    initiative: 'A',
    quota: { A: 1, B: 1 },
    go: { side: 'A', left: 1 },
    drawn: null,
    active: null,
    pending: null,
    result: null,
    houseRules: Object.fromEntries(rules.map(id => [id, true])),
    scenario: { ...SCENARIO, ...scenario },
    ...more,
  }
}

/** The same battle where this aircraft has flown and may attack. */
export function hasFlown(
  state: AirState,
  id = 'a',
  more: Partial<NonNullable<AirState['active']>> = {},
): AirState {
  const at = the(state, id).at ?? { x: 0, y: 0 }
  const active = {
    unit: id,
    stage: 'fire',
    spent: 2,
    reversed: false,
    cleared: false,
    fired: [],
    trail: [at],
  } as const
  return { ...state, active: { ...active, ...more } }
}

/** Plays an action with these dice; fails if the state does not fit its schema afterwards. */
export function play(
  state: AirState,
  action: AirAction | OwnAction,
  dice: readonly number[] = [],
): Played<AirState> {
  const played = kit.play(state, action, dice)
  const parsed = ruleset.stateSchema.safeParse(played.state)
  if (!parsed.success) throw new Error(`The state does not fit its schema: ${parsed.error.message}`)
  return played
}

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

export const against = (state: AirState, action: AirAction | OwnAction): readonly string[] =>
  kit.refusalCodes(state, action)
export const citedAgainst = (state: AirState, action: AirAction | OwnAction): readonly string[] =>
  kit.refusalClauses(state, action)

/** Aircraft that a side may fly now. */
export const flyers = (state: AirState, side: Side): readonly string[] => [
  ...new Set(
    ruleset.offers(state, side).flatMap(each => (each.kind === 'fly' && each.unit ? [each.unit] : [])),
  ),
]
