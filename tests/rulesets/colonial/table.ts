import { ruleset } from '../../../rulesets/colonial'
import type {
  ColonialAction,
  ColonialScenario,
  ColonialState,
  Company,
  ScenarioUnit,
} from '../../../rulesets/colonial/state'
import type { Feature } from '../../../src/engine/scene'
import type { Point } from '../../../src/geometry/point'
import { at, kitOf, the } from '../kit'

/** A table of 48 x 36 inches on which a position is laid out in a few lines. */
export const kit = kitOf(ruleset)
export const { play, playAll, force, refusalCodes, refusalClauses, odds } = kit

/** How a unit of a test stands: its men where they are put, else in a line about its place, 1 inch apart. */
export interface Put extends Partial<Omit<ScenarioUnit, 'at'>> {
  readonly men?: number
  readonly at: Point
  readonly places?: readonly Point[]
}

const KIND = { A: 'redcoats', B: 'zulu' } as const

/** A unit in a line along the x axis, or where its men are put. */
export function unit(
  side: 'A' | 'B',
  id: string,
  put: Put,
): ScenarioUnit & { readonly places?: readonly Point[] } {
  const men = put.men ?? put.places?.length ?? (side === 'A' ? 8 : 10)
  return { side, id, name: id, type: KIND[side], rating: 'Average', ...put, men }
}

interface Field {
  readonly features?: readonly Feature[]
  readonly scale?: number
  readonly houseRules?: readonly string[]
  readonly holds?: 'A' | 'B' | null
  readonly cards?: number
  readonly deployment?: 'placed' | 'free'
  /** The card that lies open. */
  readonly card?: string
  readonly width?: number
  readonly height?: number
}

export type Laid = ReturnType<typeof unit>

export function scenarioOf(units: readonly Laid[], field: Field = {}): ColonialScenario {
  const [base] = ruleset.scenarios
  if (!base) throw new Error('There is no scenario.')
  const {
    features = [],
    scale = 1,
    holds = null,
    cards = 200,
    deployment = 'placed',
    width = 48,
    height = 36,
  } = field
  return {
    ...(base as ColonialScenario),
    id: 'test',
    title: 'Test',
    sides: {
      A: { name: 'British', adjective: 'British', plural: true },
      B: { name: 'Zulus', adjective: 'Zulu', plural: true },
    },
    board: { kind: 'inches', width, height },
    ground: { look: 'steppe', seed: 'test', features, names: [] },
    scale,
    holds,
    cards,
    deployment,
    units: units.map(({ places: _places, ...each }) => each),
  }
}

/** A position with a card open: red if the first unit is European. */
export function field(units: readonly Laid[], more: Field = {}): ColonialState {
  const red = units[0]?.side === 'A'
  const card = more.card ?? (red ? '7♥' : '7♠')
  const scenario = scenarioOf(units, more)
  const houseRules = Object.fromEntries((more.houseRules ?? []).map(id => [id, true]))
  const calm = { houseRules: {} }
  const begun = ruleset.begin({ ...scenario }, calm, {
    chance: { ...NO_LUCK },
    log: () => undefined,
  })
  return {
    ...begun,
    houseRules,
    scenario,
    discards: [card],
    drawn: 1,
    step: 'act',
    left: 1,
    toAct: [/[♥♦]|red/.test(card) ? 'A' : 'B'],
    units: begun.units.map(each =>
      stood(
        each,
        units.find(put => put.id === each.id),
      ),
    ),
  }
}

const NO_LUCK = {
  die: () => 1,
  check: () => false,
  bands: () => 0,
  table: <T extends string | number>(rows: readonly T[]): T => {
    const [row] = rows
    if (row === undefined) throw new Error('An empty table.')
    return row
  },
  hits: () => 0,
  tally: () => 0,
  each: (_sides: number, needs: readonly number[]) => needs.map(() => false),
  draw: () => 0,
  sum: () => 0,
  contest: () => 0,
  pick: () => 0,
  series: <T>(first: T) => first,
}

/** Everybody at his place; a unit that is given none stands in a line along the x axis. */
function stood(company: Company, put: Laid | undefined): Company {
  if (!put?.at) return company
  const middle = put.at
  const men = company.figures.length
  const spots = put.places ?? company.figures.map((_, k) => at(middle.x + k - (men - 1) / 2, middle.y))
  const round = (n: number): number => Math.round(n * 1000) / 1000
  return {
    ...company,
    at: middle,
    figures: company.figures.map((figure, k) => {
      const spot = spots[k] ?? middle
      return { ...figure, dx: round(spot.x - middle.x), dy: round(spot.y - middle.y) }
    }),
  }
}

/** The unit of that id. */
export const company = (state: ColonialState, id: string): Company => the(state, id)

/** A position with something of a unit changed. */
export function withUnit(state: ColonialState, id: string, more: Partial<Company>): ColonialState {
  return { ...state, units: state.units.map(each => (each.id === id ? { ...each, ...more } : each)) }
}

/** The places of all figures of a unit. */
export function spots(state: ColonialState, id: string): readonly Point[] {
  const { at: middle, figures } = company(state, id)
  return middle ? figures.map(({ dx, dy }) => at(middle.x + dx, middle.y + dy)) : []
}

export const march = (
  unitId: string,
  to: Point,
  form: Extract<ColonialAction, { type: 'march' }>['form'] = 'as it stands',
): ColonialAction => ({ type: 'march', unit: unitId, path: [to], form, facing: 0 })

export const fire = (unitId: string, target: string): ColonialAction => ({
  type: 'fire',
  unit: unitId,
  target,
})
export const charge = (unitId: string, target: string): ColonialAction => ({
  type: 'charge',
  unit: unitId,
  target,
})
export const act = (
  type:
    | 'test'
    | 'rough'
    | 'push'
    | 'mount'
    | 'pack'
    | 'reload'
    | 'stand'
    | 'done'
    | 'unjam'
    | 'solo'
    | 'accept',
  unitId: string,
): ColonialAction => ({ type, unit: unitId })
