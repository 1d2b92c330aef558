import type {
  BattleAction,
  BattleElement,
  BattleScenario,
  FieldScenario,
} from '../../../rulesets/families/panzer8'
import type { Feature } from '../../../src/engine/scene'
import type { Degrees } from '../../../src/geometry/point'
import { NORTH, SOUTH, at, changed } from '../kit'

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

/** An element of a side at a place; looking at the enemy unless it is said. */
export type Placed<E = BattleElement> = Partial<Omit<E, 'id' | 'side' | 'at' | 'type'>> & {
  readonly id: string
  readonly type: string
  readonly x?: number
  readonly y?: number
  readonly carriedBy?: string | null
  readonly enters?: number
}

/** What a test lays out: elements on some ground, in a step of a side's player turn, with house rules. */
export interface Laid<E, S extends { readonly step: string }> {
  readonly units: readonly Placed<E>[]
  readonly features?: readonly Feature[]
  readonly step?: S['step']
  readonly active?: 'A' | 'B'
  readonly state?: Partial<S>
  readonly rules?: readonly string[]
}

const LOOKS: Readonly<Record<string, Degrees>> = { a: NORTH, b: SOUTH }

/** A table of 60 by 44 inches: A's own edge is the south, B's the north. */
export function scenarioOf(
  ruleset: string,
  units: readonly Placed<object>[],
  features: readonly Feature[],
): BattleScenario {
  const side = (id: string) => (id.startsWith('a') ? 'A' : 'B')
  const ground: FieldScenario['ground'] = { look: 'meadow', seed: 'test', features, names: [] }
  return {
    format: 'pz8-scenario',
    version: 1,
    id: 'test',
    ruleset,
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
    ground,
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
  }
}

/** A battle with its elements as a test says that they are. */
export function asPlaced<S extends Parameters<typeof changed>[0]>(
  begun: S,
  units: readonly Placed<object>[],
): S {
  let state = begun
  for (const { id, type: _, x: _x, y: _y, enters: _e, ...rest } of units)
    state = changed(state, id, rest as Partial<S['units'][number]>)
  return state
}

export const fire = (
  unitId: string,
  target: string,
  more: Partial<Extract<BattleAction, { type: 'fire' }>> = {},
): Extract<BattleAction, { type: 'fire' }> => ({
  type: 'fire',
  unit: unitId,
  weapon: 'main',
  target,
  along: null,
  ...more,
})

export const move = (
  unitId: string,
  x: number,
  y: number,
  facing: Degrees = NORTH,
): Extract<BattleAction, { type: 'move' }> => ({
  type: 'move',
  unit: unitId,
  path: [at(x, y)],
  facing,
})

export const END = { type: 'end' } as const
