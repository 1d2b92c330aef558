import type { z } from 'zod'
import { distanceToLine } from '../../geometry/lines'
import { type Point, along, distance } from '../../geometry/point'
import { contains, distanceToPolygon, middle } from '../../geometry/polygons'
import { seededChance } from '../dice/seeded'
import { SIDES, type Side } from '../ids'
import type { HouseRules } from '../rulebook'
import type { Ruleset } from '../ruleset'
import type { Scenario } from '../scenario'
import type { Feature } from '../scene'
import type { GameState } from '../state'
import { telling } from '../telling'
import { cornersOf, snapped } from './ground'
import type { Finding } from './finding'
import { labelOf } from './labels'
import { tooLate } from './late'
import type { Path } from './paths'
import { shapeOf } from './shape'
import { type Thing, outlinesOf, thingsOf, withPlace } from './things'

/** More than this of one kind are counted, not listed. */
const MOST = 12
/** So many units outside their zone are named one by one; where there are more, the battle means it. */
const MOST_ALONE = 3

/** What would be refused of a scenario, and what else is odd about it, each in a sentence and with its place. */
export function check(ruleset: Ruleset, draft: Scenario, houseRules: HouseRules): readonly Finding[] {
  const shape = shapeOf(ruleset)
  const things = thingsOf(shape, draft)
  const parsed = ruleset.scenarioSchema.safeParse(draft)
  const wrong = (parsed.error?.issues ?? []).slice(0, MOST).map(issue => issueFound(draft, things, issue))
  const begins = parsed.success ? beginning(ruleset, parsed.data, houseRules) : { state: null, found: [] }
  return [
    ...wrong,
    ...begins.found,
    ...offTable(draft, things),
    ...inWater(draft, things),
    ...outsideZones(ruleset, draft, things),
    ...inOnePlace(things),
    ...(begins.state ? forces(draft, begins.state) : []),
    ...(begins.state ? tooLate(ruleset, draft, begins.state, things) : []),
    ...untold(draft),
  ]
}

/** What a schema refuses, in a sentence. */
function issueFound(draft: Scenario, things: readonly Thing[], issue: z.core.$ZodIssue): Finding {
  const path = issue.path.map(key => (typeof key === 'symbol' ? String(key) : key))
  const thing = things.find(each => each.path[0] === path[0] && each.path[1] === path[1]) ?? null
  const feature =
    path[0] === 'ground' && path[1] === 'features'
      ? draft.ground.features.find((_, at) => at === path[2])
      : undefined
  const at = thing?.at ?? (feature ? middle(cornersOf(feature)) : null)
  const whose = thing ? `${thing.name || labelOf(thing.list)}: ` : feature ? `The ${feature.kind}: ` : ''
  return { grave: 'mend', text: `${whose}${saidOf(issue, path)}`, at, path }
}

function saidOf(issue: z.core.$ZodIssue, path: Path): string {
  const [last] = path.filter(key => typeof key === 'string').slice(-1)
  const name = labelOf(last ?? 'the battle').toLowerCase()
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'array' || issue.origin === 'string'
        ? `${name}: at least ${issue.minimum} ${issue.origin === 'array' ? 'are needed' : 'letters are needed'}.`
        : `${name} must be at least ${issue.minimum}.`
    case 'too_big':
      return issue.origin === 'array' || issue.origin === 'string'
        ? `${name}: at most ${issue.maximum} ${issue.origin === 'array' ? 'are allowed' : 'letters are allowed'}.`
        : `${name} must be at most ${issue.maximum}.`
    case 'invalid_type':
    case 'invalid_union':
      return `${name} is missing or of the wrong kind.`
    case 'invalid_value':
      return `${name} is none of ${issue.values.map(String).join(', ')}.`
    case 'invalid_format':
      return `${name} is not written as it should be.`
    case 'unrecognized_keys':
      return `it has ${issue.keys.join(', ')}, which these rules do not know.`
    default:
      return /[.]$/.test(issue.message) ? issue.message : `${issue.message}.`
  }
}

/** A battle that no ruleset can begin, or in a position that it does not know. */
function beginning(
  ruleset: Ruleset,
  scenario: Scenario,
  houseRules: HouseRules,
): { readonly state: GameState | null; readonly found: readonly Finding[] } {
  const mend = (text: string): readonly Finding[] => [{ grave: 'mend', text, at: null, path: [] }]
  try {
    const state = ruleset.begin(scenario, { houseRules }, telling(seededChance('check', 0, []), []).io)
    const parsed = ruleset.stateSchema.safeParse(state)
    const [issue] = parsed.error?.issues ?? []
    if (issue)
      return { state: null, found: mend(`It cannot begin: ${saidOf(issue, issue.path.map(String))}`) }
    return { state, found: [] }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { state: null, found: mend(`It cannot begin: ${why.replace(/\.$/, '')}.`) }
  }
}

function offTable(draft: Scenario, things: readonly Thing[]): readonly Finding[] {
  const { width, height } = draft.board
  return things.flatMap((thing): readonly Finding[] => {
    const { at } = thing
    if (!at || (at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height)) return []
    const held = { x: Math.min(width, Math.max(0, at.x)), y: Math.min(height, Math.max(0, at.y)) }
    return [
      {
        grave: 'mend',
        text: `${named(thing)} is off the table.`,
        at: held,
        path: thing.path,
        remedy: { label: 'Bring it back', draft: withPlace(draft, thing, held) },
      },
    ]
  })
}

/** Units that stand in water, where no bridge is. Ships belong there. */
function inWater(draft: Scenario, things: readonly Thing[]): readonly Finding[] {
  const { features, look } = draft.ground
  if (look === 'sea' || look === 'night' || draft.board.kind !== 'inches') return []
  const waters = features.filter(({ kind }) => kind === 'water' || kind === 'river')
  const bridges = features.filter(({ kind }) => kind === 'bridge')
  return things.flatMap((thing): readonly Finding[] => {
    const { at } = thing
    if (!at || thing.type === null || bridges.some(bridge => covers(bridge, at))) return []
    const water = waters.find(each => covers(each, at))
    if (!water) return []
    const dry = nearestDry(draft, waters, at)
    return [
      {
        grave: 'know',
        text: `${named(thing)} stands in the ${water.name ?? water.kind}.`,
        at,
        path: thing.path,
        ...(dry ? { remedy: { label: 'Move it out', draft: withPlace(draft, thing, dry) } } : {}),
      },
    ]
  })
}

function covers({ shape }: Feature, at: Point): boolean {
  return 'area' in shape ? contains(shape.area, at) : distanceToLine(at, shape.line) <= shape.width / 2
}

function nearestDry({ board }: Scenario, waters: readonly Feature[], at: Point): Point | null {
  for (let far = 0.5; far <= 8; far += 0.25) {
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn / 16) * 2 * Math.PI
      const there = { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far }
      const isOn = there.x >= 0 && there.y >= 0 && there.x <= board.width && there.y <= board.height
      if (isOn && !waters.some(water => covers(water, { x: there.x, y: there.y })))
        return snapped(there, 0, board)
    }
  }
  return null
}

/** Units that a scenario places outside the zone of their side: one by one, or together where they are many. */
function outsideZones(ruleset: Ruleset, draft: Scenario, things: readonly Thing[]): readonly Finding[] {
  const outlines = outlinesOf(shapeOf(ruleset), draft).filter(
    ({ path, closed }) => path[0] === 'zones' && closed,
  )
  return outlines.flatMap(({ points, side, path }): readonly Finding[] => {
    if (points.length < 3 || side === null) return []
    const whose = draft.sides[side].name
    const outside = things.flatMap(thing => {
      const { at } = thing
      if (!at || thing.type === null || thing.side !== side || contains(points, at)) return []
      const far = distanceToPolygon(at, points)
      return far < 0.05 ? [] : [{ thing, at, far }]
    })
    if (outside.length > MOST_ALONE) {
      const text = `${outside.length} units of the ${whose} stand outside their zone, where the battle puts them.`
      return [{ grave: 'know', text, at: middle(points), path }]
    }
    return outside.map(({ thing, at, far }) => ({
      grave: 'know',
      text: `${named(thing)} stands ${far.toFixed(1)} inches outside the zone of the ${whose}.`,
      at,
      path: thing.path,
      remedy: { label: 'Move it in', draft: withPlace(draft, thing, within(points, at)) },
    }))
  })
}

/** The place nearest to here, on the way to the middle of a zone, that lies well within it. */
function within(zone: readonly Point[], at: Point): Point {
  const centre = middle(zone)
  for (let share = 0; share < 1; share += 0.01) {
    const there = along(at, centre, share)
    if (contains(zone, there) && contains(zone, along(at, centre, Math.max(0, share - 0.005))))
      return snapped(there, 0, { width: 1000, height: 1000 })
  }
  return centre
}

/** Two units of one place: the bases would lie on each other. */
function inOnePlace(things: readonly Thing[]): readonly Finding[] {
  const units = things.filter(thing => thing.type !== null && thing.at && thing.written.as === 'point')
  return units.flatMap((thing, at): readonly Finding[] => {
    const twin = units.slice(0, at).find(other => thing.at && other.at && distance(thing.at, other.at) < 0.4)
    return twin
      ? [
          {
            grave: 'know',
            text: `${named(thing)} and ${named(twin)} stand on the same place.`,
            at: thing.at,
            path: thing.path,
          },
        ]
      : []
  })
}

/** A side with nobody in it. */
function forces(draft: Scenario, state: GameState): readonly Finding[] {
  return SIDES.flatMap((side): readonly Finding[] =>
    state.units.length === 0 || state.units.some(unit => unit.side === side)
      ? []
      : [{ grave: 'mend', text: `The ${draft.sides[side].name} have no units.`, at: null, path: [] }],
  )
}

/** Who is not told what he is to do. */
function untold(draft: Scenario): readonly Finding[] {
  return SIDES.flatMap((side): readonly Finding[] =>
    draft.briefing[side].trim() === ''
      ? [
          {
            grave: 'know',
            text: `The ${draft.sides[side].name} are told nothing before the battle.`,
            at: null,
            path: ['briefing', side],
          },
        ]
      : [],
  )
}

const named = (thing: Thing): string => thing.name || labelOf(thing.list)

/** What each side's forces are worth at the beginning, as the computer reckons; null where that cannot be told. */
export function strengthOf(ruleset: Ruleset, state: GameState): Readonly<Record<Side, number>> | null {
  try {
    const sum = { A: 0, B: 0 }
    for (const unit of state.units) {
      const without = { ...state, units: state.units.filter(each => each !== unit) }
      const loss = ruleset.worth(state, unit.side) - ruleset.worth(without, unit.side)
      sum[unit.side] += Math.max(0, loss)
    }
    return sum.A > 0 && sum.B > 0 ? sum : null
  } catch {
    return null
  }
}

/** The points of the muster of each side's units; null where a unit has none. */
export function pointsOfSides(ruleset: Ruleset, draft: Scenario): Readonly<Record<Side, number>> | null {
  const points = new Map(ruleset.muster.map(entry => [entry.id, entry.points]))
  const sum = { A: 0, B: 0 }
  for (const thing of thingsOf(shapeOf(ruleset), draft)) {
    if (thing.type === null || thing.side === null) continue
    const cost = points.get(thing.type)
    if (cost === undefined) return null
    sum[thing.side] += cost
  }
  return sum.A > 0 || sum.B > 0 ? sum : null
}
