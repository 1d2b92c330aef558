import { ruleset } from '../../../rulesets/space'
import { hexOf, placeOf, sizeOf } from '../../../rulesets/space/board'
import type {
  Asteroid,
  Ship,
  SpaceAction,
  SpaceScenario,
  SpaceState,
  Torpedo,
} from '../../../rulesets/space/state'
import type { Side } from '../../../src/engine/ids'
import type { Offer } from '../../../src/engine/offer'
import type { Hex, HexFacing } from '../../../src/geometry/hexes'
import { type Played, kitOf, the } from '../kit'

export { ruleset }
export { the } from '../kit'

/** The kit of the Space tests: a battle in a few lines. */

const kit = kitOf(ruleset)

export const BOARD = { kind: 'hexes', columns: 28, rows: 22, size: 1, ...sizeOf(28, 22, 1) } as const

/** Hex sides as R1 numbers them, less one: 0 north, then clockwise. */
export const [N, NE, SE, S] = [0, 1, 2, 3] as const

/** A hex by axial coordinates. */
export const h = (q: number, r: number): Hex => ({ q, r })

export function ship(
  id: string,
  side: Side,
  hex: Hex,
  facing: HexFacing = N,
  more: Partial<Ship> = {},
): Ship {
  return {
    id,
    side,
    name: id,
    type: side === 'A' ? 'cruiser' : 'raider',
    at: placeOf(BOARD, hex),
    facing: facing * 60,
    fate: 'in play',
    damaged: false,
    cloaked: false,
    activated: false,
    jumped: false,
    firedBack: false,
    torpedo: true,
    escaped: false,
    ...more,
  }
}

export const torpedo = (id: string, side: Side, hex: Hex, facing: HexFacing = N): Torpedo => ({
  id,
  side,
  at: placeOf(BOARD, hex),
  facing: facing * 60,
})

export const rock = (id: string, hex: Hex, drift: HexFacing = S): Asteroid => ({
  id,
  at: placeOf(BOARD, hex),
  drift: drift * 60,
})

export interface More extends Partial<Omit<SpaceState, 'scenario' | 'houseRules'>> {
  readonly rules?: readonly string[]
  readonly scenario?: Partial<SpaceScenario>
}

/** A battle on the board of R30 in turn 1, A to go. */
export function battle(units: readonly Ship[], { rules = [], scenario, ...more }: More = {}): SpaceState {
  return {
    turn: 1,
    step: 'ships',
    toAct: ['A'],
    units,
    torpedoes: [],
    launches: 0,
    asteroids: [],
    loose: 0,
    first: null,
    initiative: 'A',
    quota: { A: 1, B: 1 },
    go: { side: 'A', left: 1 },
    active: null,
    pending: null,
    result: null,
    houseRules: Object.fromEntries(rules.map(id => [id, true])),
    scenario: { ...SCENARIO, ...scenario },
    ...more,
  }
}

export const SCENARIO: SpaceScenario = {
  format: 'pz8-scenario',
  version: 1,
  id: 'test',
  ruleset: 'space',
  title: 'A test',
  setting: 'Nowhere',
  blurb: 'A test.',
  briefing: { A: 'Attack.', B: 'Defend.' },
  sides: { A: { name: 'Blues', adjective: 'Blue' }, B: { name: 'Reds', adjective: 'Red' } },
  solo: 'A',
  turns: 10,
  minutes: 10,
  board: BOARD,
  ground: { look: 'space', seed: 'test', features: [], names: [] },
  deployment: 'placed',
  ships: [
    { id: 'a', side: 'A', name: 'a', type: 'cruiser', hex: '0205', facing: 2 },
    { id: 'b', side: 'B', name: 'b', type: 'raider', hex: '2705', facing: 5 },
  ],
  asteroids: [],
  drift: 3,
  loose: 0,
}

/** The same battle where this ship has spent two points and may fire. */
export function hasMoved(state: SpaceState, id = 'a'): SpaceState {
  const at = the(state, id).at ?? { x: 0, y: 0 }
  return {
    ...state,
    active: { ship: id, stage: 'fire', spent: 2, trail: [at], fired: false, launched: false },
  }
}

/** Plays an action with these dice. Fails if it is refused, wants another die, or leaves one over. */
export function play(
  state: SpaceState,
  action: SpaceAction,
  dice: readonly number[] = [],
): Played<SpaceState> {
  const played = kit.play(state, action, dice)
  if (!ruleset.stateSchema.safeParse(played.state).success)
    throw new Error('The state does not fit its schema.')
  return played
}

/** One action after another, no die thrown. */
export const after = (state: SpaceState, ...actions: readonly SpaceAction[]): SpaceState =>
  kit.playAll(state, actions).state

export const codesAgainst = kit.refusalCodes

/** Where a ship or anything else with a place is, as 'q,r'; 'gone' if nowhere. */
export function where(thing: { readonly at: Ship['at'] } | undefined): string {
  if (!thing?.at) return 'gone'
  const { q, r } = hexOf(BOARD, thing.at)
  return `${q},${r}`
}

export const whereIs = (state: SpaceState, id: string): string => where(the(state, id))

export const facingOfShip = (state: SpaceState, id: string): number => (the(state, id).facing + 360) % 360

export function offer(state: SpaceState, id: string, side: Side = 'A'): Offer<SpaceAction> | undefined {
  return ruleset.offers(state, side).find(each => each.id === id)
}

export const shoot = (target: string, from = 'a'): SpaceAction => ({ type: 'fire', ship: from, target })
export const go = (steps: string, id = 'a'): SpaceAction => ({ type: 'move', ship: id, steps })
