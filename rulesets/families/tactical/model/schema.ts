import { z } from 'zod'
import {
  areDifferent,
  bySide,
  facing,
  id,
  inches,
  name,
  once,
  point,
  polygon,
  scenarioMembers,
  side,
  stateMembers,
} from '../../../../src/engine/schema'
import type { Action } from '../../../../src/engine/action'
import type { Book, OwnAct } from './book'
import type { Edition } from './edition'
import { type TacticalAction, QUALITIES, STATUSES, STEPS } from './state'
import { typesOf } from './typeSchema'

const small = z.number().int().min(-1000).max(1000)
const quality = z.enum(QUALITIES)
const path = z.array(point).max(200)

const mine = { id, side, at: point, real: z.boolean().nullable() }
const wire = z.strictObject({ id, at: point, facing })
const battery = { id, side, name, weapon: id, quality }
const sortie = { id, side, name, aircraft: id, quality }

const typeId = z.string().min(1).max(120)

const scenarioUnit = z.strictObject({
  id,
  side,
  name,
  type: typeId,
  quality,
  isHq: z.boolean().exactOptional(),
  hq: id.exactOptional(),
  at: point.exactOptional(),
  facing: facing.exactOptional(),
  carriedBy: id.exactOptional(),
  arrives: z.number().int().min(1).max(100).exactOptional(),
  paint: id.exactOptional(),
})

const objective = z.strictObject({
  id,
  name,
  at: point,
  radius: z.number().min(0.1).max(20),
  points: bySide(small),
  holder: side.nullable(),
})

interface Member {
  readonly id: string
  readonly name?: string
  readonly side: string
  readonly type: string
  readonly hq?: string | null
  readonly carriedBy?: string | null
}

/** What is wrong with units: types that are not there, HQs and transports that are missing or of the other side. */
function strangers(
  book: Book,
  { units, types = {} }: { readonly units: readonly Member[]; readonly types?: object },
): readonly string[] {
  const byId = new Map(units.map(unit => [unit.id, unit]))
  return units.flatMap(unit => {
    if (!Object.hasOwn(book.units, unit.type) && !Object.hasOwn(types, unit.type))
      return [`Unit ${unit.id} is of no known type: ${unit.type}.`]
    const others = [unit.hq, unit.carriedBy].filter(other => other !== undefined && other !== null)
    if (others.some(other => byId.get(other)?.side !== unit.side)) {
      return [`The HQ or the transport of ${unit.name ?? unit.id} is missing or not on its side.`]
    }
    const transport = byId.get(unit.carriedBy ?? '')
    return transport && (transport.carriedBy ?? null) !== null
      ? [`What carries ${unit.name ?? unit.id} is carried itself.`]
      : []
  })
}

/** Adds a problem of a list to what is wrong with a file: the first is enough. */
function report(problems: readonly string[], context: { addIssue: (message: string) => void }): void {
  const [first] = problems
  if (first !== undefined) context.addIssue(first)
}

const knowsWeapons =
  ({ weapons }: Book) =>
  ({ batteries }: { readonly batteries: readonly { readonly weapon: string }[] }) =>
    batteries.every(each => Object.hasOwn(weapons, each.weapon))

const knowsAircraft =
  ({ numbers }: Book) =>
  ({ sorties }: { readonly sorties: readonly { readonly aircraft: string }[] }) =>
    sorties.every(each => Object.hasOwn(numbers.airAttack, each.aircraft))

function scenarioOf(
  book: Book,
  { scenarioShape, fittings = [] }: Pick<Edition, 'scenarioShape' | 'fittings'>,
) {
  return z
    .strictObject({
      ...scenarioMembers,
      board: inches,
      infantryScale: z.boolean(),
      deployment: z.enum(['placed', 'by zones']),
      zones: bySide(polygon),
      /** None in a file whose forces are drawn up as the battle begins. */
      units: z.array(scenarioUnit).max(400),
      types: typesOf(book, fittings).exactOptional(),
      mines: z.array(z.strictObject(mine)).max(200),
      wires: z.array(wire).max(200),
      batteries: z.array(z.strictObject(battery)).max(40),
      sorties: z.array(z.strictObject(sortie)).max(40),
      objectives: z.array(objective).max(40),
      victory: z.strictObject({ perUnit: bySide(small), margin: z.number().min(0).max(1000) }),
      ...scenarioShape,
    })
    .superRefine((scenario, context) => report(strangers(book, scenario), context))
    .refine(
      scenario => areDifferent(scenario.units, scenario.batteries, scenario.sorties),
      'Two units, batteries or air attacks have one id.',
    )
    .refine(
      scenario => areDifferent(scenario.mines, scenario.wires) && areDifferent(scenario.objectives),
      'Two counters or objectives have one id.',
    )
    .refine(knowsWeapons(book), 'A battery has a weapon that is in no table.')
    .refine(knowsAircraft(book), 'An air attack is by an aircraft that is in no table.')
}

/** Whoever has a file knows all the places; whoever sees a battle need not. */
function placed(scenario: ReturnType<typeof scenarioOf>) {
  return scenario.refine(
    ({ deployment, units }) =>
      deployment === 'by zones' ||
      units.every(
        each => each.at !== undefined || each.carriedBy !== undefined || each.arrives !== undefined,
      ),
    'A unit has no place, though the scenario places all units.',
  )
}

const unit = z.strictObject({
  id,
  side,
  name,
  type: typeId,
  at: point.nullable(),
  facing,
  quality,
  status: z.enum(STATUSES),
  isHq: z.boolean(),
  hq: id.nullable(),
  carriedBy: id.nullable(),
  spent: z.number().min(0).max(1000),
  halved: z.boolean(),
  stopped: z.boolean(),
  held: z.boolean(),
  attacked: z.boolean(),
  gaveAway: z.boolean(),
  paint: id.exactOptional(),
  expended: z.array(id).max(20).exactOptional(),
  lurking: z.boolean().exactOptional(),
})

function stateOf(book: Book, scenario: ReturnType<typeof scenarioOf>) {
  return z
    .strictObject({
      ...stateMembers,
      step: z.enum(STEPS),
      units: z.array(once(unit)).max(500),
      wrecks: z.array(z.strictObject({ id, side, type: typeId, name, at: point, facing })).max(500),
      mines: z.array(z.strictObject({ ...mine, shown: z.boolean() })).max(200),
      hiddenReal: bySide(z.number().int().min(0).max(200)),
      wires: z.array(wire).max(200),
      smoke: z.array(z.strictObject({ id, at: point, phasesLeft: z.number().int().min(0).max(4) })).max(200),
      batteries: z.array(z.strictObject({ ...battery, attacked: z.boolean(), silent: z.boolean() })).max(40),
      sorties: z.array(z.strictObject({ ...sortie, flown: z.boolean() })).max(40),
      holdings: z.array(z.strictObject({ id, holder: side.nullable() })).max(40),
      scenario: once(scenario),
    })
    .superRefine((state, context) =>
      report(strangers(book, { ...state, types: state.scenario.types ?? {} }), context),
    )
    .refine(knowsWeapons(book), 'A battery has a weapon that is in no table.')
    .refine(knowsAircraft(book), 'An air attack is by an aircraft that is in no table.')
    .refine(state => areDifferent(state.units), 'Two units have one id.')
    .refine(
      state =>
        state.wrecks.every(
          ({ type }) => Object.hasOwn(book.units, type) || Object.hasOwn(state.scenario.types ?? {}, type),
        ),
      'A wreck is of a type that is not there.',
    )
    .refine(
      state =>
        areDifferent(state.mines, state.wires) && areDifferent(state.wrecks) && areDifferent(state.smoke),
      'Two counters have one id.',
    )
}

const ACTIONS = {
  deploy: { unit: id, at: point, facing },
  embark: { unit: id, transport: id },
  move: { unit: id, path, facing },
  mount: { unit: id, transport: id, path },
  dismount: { unit: id, at: point, facing },
  limber: { unit: id, gun: id, path },
  unlimber: { unit: id, at: point, facing },
  fire: { unit: id, target: id, weapon: id },
  assault: { unit: id, target: id, weapon: id },
  bombard: { battery: id, target: id },
  smoke: { from: id, at: point },
  air: { sortie: id, target: id },
  rally: {},
  end: {},
  concede: { side },
} as const satisfies Readonly<Record<TacticalAction['type'], z.ZodRawShape>>

/** The actions of the acts that a book has, and those that are its own. */
function actionOf<Own extends Action>(book: Book, { ownActs }: Edition<Own>) {
  const own = Object.values<OwnAct<Own>>(ownActs ?? {}).map(({ schema }) => schema)
  const shared = Object.entries(ACTIONS).flatMap(([type, shape]) =>
    Object.hasOwn(book.acts, type) ? [z.strictObject({ type: z.literal(type), ...shape })] : [],
  )
  const [first, ...others] = [...shared, ...own]
  if (!first) throw new Error('A game needs acts.')
  return z.discriminatedUnion('type', [first, ...others]) as unknown as z.ZodType<TacticalAction | Own>
}

/** The schemas of a book: what its scenarios, states and actions must look like. */
export function schemasOf<Own extends Action>(book: Book, edition: Edition<Own>) {
  const scenario = scenarioOf(book, edition)
  return { scenario: placed(scenario), state: stateOf(book, scenario), action: actionOf(book, edition) }
}
