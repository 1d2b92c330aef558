import { ruleset } from '../../../rulesets/panzer8-d10'
import type { D10Action, D10Element, D10State, Effect } from '../../../rulesets/panzer8-d10/state'
import type { BattleScenario } from '../../../rulesets/families/panzer8'
import type { Feature } from '../../../src/engine/scene'
import type { Degrees } from '../../../src/geometry/point'
import { NORTH, SOUTH, at, changed, kitOf } from '../kit'

export const kit = kitOf(ruleset)
export const { play, playAll, force, refusal, refusalCodes, refusalClauses, offer, hasOffer, allowed, odds } =
  kit

/** Types that most tests speak of. */
export const RIFLES = '1944-american-rifle-squad'
export const BAZOOKA = '1944-american-bazooka-team'
export const SHERMAN = '1944-american-m4-sherman-75mm'
export const PANZER = '1944-german-pz-iv-h'
export const PANTHER = '1944-german-panther-a'
export const TIGER = '1944-german-tiger-i'
export const STUG = '1944-german-stug-iii-g'
export const MARDER = '1944-german-marder-iii-m'
export const GRENADIERS = '1944-german-grenadier-section-panzerfaust'
export const MG42 = '1944-german-sfmg-section-mg42-on-tripod'
export const MORTAR = '1944-german-8cm-mortar-section'
export const PAK = '1944-german-7-5cm-pak-40'
export const HALFTRACK = '1944-german-sdkfz-251-1'
export const TRUCK = '1944-german-medium-truck'
export const ENGINEERS = '1944-american-engineer-squad'
export const PIONEERS = '1944-german-pioneer-section'
export const SMG = '1943-soviet-smg-section'
export const CAVALRY = '1943-soviet-cavalry-section-mounted'
export const CHAR = '1940-french-char-b1-bis'
export const FLAK = '1944-german-8-8cm-flak-36'
export const GREYHOUND = '1944-american-m8-greyhound'
export const TANK_DESTROYER = '1944-american-m10-tank-destroyer'
export const FLAMES = '1943-german-pioneer-section-with-flamethrower'
export const AT57 = '1944-american-57mm-m1-at-gun'

type Extra = Partial<Omit<D10Element, 'id' | 'side' | 'at' | 'type'>>

/** An element of a side at a place; looking at the enemy unless it is said. */
export interface Placed extends Extra {
  readonly id: string
  readonly type: string
  readonly x?: number
  readonly y?: number
  readonly enters?: number
}

/** One's own stand in the south and look north; the first letter of an id is the side. */
export function unit(id: string, type: string, x: number, y: number, more: Extra = {}): Placed {
  return { id, type, x, y, ...more }
}

/** One that is carried. */
export const load = (id: string, type: string, carriedBy: string, more: Extra = {}): Placed => ({
  id,
  type,
  carriedBy,
  ...more,
})

export interface Lie {
  readonly units: readonly Placed[]
  readonly features?: readonly Feature[]
  readonly step?: D10State['step']
  readonly active?: 'A' | 'B'
  readonly more?: Partial<BattleScenario>
  readonly state?: Partial<D10State>
  readonly rules?: readonly string[]
}

const LOOKS: Readonly<Record<string, Degrees>> = { a: NORTH, b: SOUTH }

/** A table of 60 by 44 inches: A's own edge is the south, B's the north. It is A's Action step unless said. */
export function lie({
  units,
  features = [],
  step = 'action',
  active = 'A',
  more = {},
  state = {},
  rules = [],
}: Lie): D10State {
  const side = (id: string) => (id.startsWith('a') ? 'A' : 'B')
  const scenario: BattleScenario = {
    format: 'pz8-scenario',
    version: 1,
    id: 'test',
    ruleset: 'panzer8-d10',
    title: 'A test',
    setting: '',
    blurb: '',
    briefing: { A: '', B: '' },
    sides: {
      A: { name: 'Americans', adjective: 'American', plural: true },
      B: { name: 'Germans', adjective: 'German', plural: true },
    },
    solo: 'A',
    turns: 8,
    minutes: 30,
    board: { kind: 'inches', width: 60, height: 44 },
    ground: { look: 'meadow', seed: 'test', features, names: [] },
    kinds: {},
    elevated: [],
    smoke: [],
    first: 'A',
    home: { A: 'south', B: 'north' },
    objectives: [{ id: 'flag', name: 'the flag', at: at(30, 22), holder: null }],
    riders: false,
    units: units.map(({ id, type, x, y, carriedBy, enters }) => ({
      id,
      side: side(id),
      name: id.toUpperCase(),
      type,
      ...(typeof carriedBy === 'string' ? { carriedBy } : { at: at(x ?? 0, y ?? 0) }),
      facing: LOOKS[id[0] ?? 'a'] ?? NORTH,
      ...(enters !== undefined && { enters }),
    })),
    ...more,
  }
  let begun = kit.begin(scenario, [], rules).state
  for (const { id, type: _, x: _x, y: _y, enters: _e, ...rest } of units) begun = changed(begun, id, rest)
  const smoke = state.smoke ?? begun.smoke
  return { ...begun, step, active, toAct: [active], smoke, ...state }
}

export const fire = (
  unitId: string,
  target: string,
  more: Partial<Extract<D10Action, { type: 'fire' }>> = {},
): D10Action => ({
  type: 'fire',
  unit: unitId,
  weapon: 'main',
  target,
  along: null,
  ...more,
})

export const move = (unitId: string, x: number, y: number, facing: Degrees = NORTH): D10Action => ({
  type: 'move',
  unit: unitId,
  path: [at(x, y)],
  facing,
})

export const END: D10Action = { type: 'end' }
export const HOLD: D10Action = { type: 'hold' }
export const DRAW: D10Action = { type: 'draw' }

/** A card in force, drawn by A. */
export const card = (name: Effect['card'], unitId: string | null = null): Effect => ({
  card: name,
  by: 'A',
  unit: unitId,
  act: 0,
  at: null,
})
