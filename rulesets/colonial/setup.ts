import { plainOffer, refusalOf } from '../../src/engine/acts'
import type { HouseRules } from '../../src/engine/rulebook'
import type { Side } from '../../src/engine/ids'
import type { Offer, Trace } from '../../src/engine/offer'
import { isTogether, slots } from '../../src/geometry/formation'
import { distance, type Point } from '../../src/geometry/point'
import type { Act, ActionOf, Io, Reason } from './act'
import { isHard } from './ground'
import { isOn } from './houseRules'
import { enemiesOf, findUnit, inches, kind, pointsOf, unitOf, withUnit } from './lookup'
import { isFree } from './movement/room'
import { drawn } from './sequence'
import {
  EUROPEAN,
  NATIVE,
  type ColonialAction,
  type ColonialScenario,
  type ColonialState,
  type Company,
  type Figure,
  type Form,
  type ScenarioUnit,
} from './state'
import { LENGTHS, RANDOM_RATINGS, type Leader, type Weapon } from './tables'
import { kindOf } from './kinds'

/** The battle as its scenario draws it up: ratings and snipers by dice where that is chosen, then the first card. */
export function setUp(scenario: ColonialScenario, houseRules: HouseRules, io: Io): ColonialState {
  const isFreeSetUp = scenario.deployment === 'free'
  const state: ColonialState = {
    turn: isFreeSetUp ? 0 : 1,
    toAct: [isFreeSetUp ? NATIVE : EUROPEAN],
    result: null,
    step: isFreeSetUp ? 'deploy' : 'card',
    units: scenario.units.map(companyOf),
    discards: [],
    drawn: 0,
    left: 0,
    used: [],
    active: null,
    pending: null,
    melee: null,
    houseRules,
    scenario,
  }
  const placed = placedBy(state, scenario)
  const rated = isOn(placed, 'random-ratings') ? ratedByDice(placed, io) : placed
  const sniped = isOn(rated, 'snipers') ? withSnipers(rated, io) : rated
  return isFreeSetUp ? sniped : drawn(sniped, io)
}

/** What the leaders of a unit carry where the scenario says nothing (R55). */
function leaderArms(leader: Leader, weapons: readonly Weapon[]): readonly Weapon[] {
  if (leader === 'Officer') return ['Revolver', 'Sword']
  return leader === 'NCO' ? weapons : ['Sword']
}

/** A unit with its men, not yet on the table. */
function companyOf(unit: ScenarioUnit): Company {
  const of = kindOf(unit.type)
  const leaders = unit.leaders ?? []
  const figures = Array.from({ length: unit.men }, (_, at): Figure => {
    const leader = leaders[at] ?? null
    const isShot = leader === null && of.firearm !== undefined && at - leaders.length < (unit.firearms ?? 0)
    const weapons = isShot && of.firearm ? [of.firearm] : leader ? leaderArms(leader, of.weapons) : of.weapons
    return {
      id: String(at + 1),
      dx: 0,
      dy: 0,
      weapons,
      shield: of.shield === true && !isShot,
      lance: of.lance === true && leader === null,
      leader,
    }
  })
  return {
    id: unit.id,
    side: unit.side,
    name: unit.name,
    type: unit.type,
    at: null,
    facing: unit.facing ?? (unit.side === EUROPEAN ? 0 : 180),
    rating: unit.rating,
    mounted: of.mount !== 'foot' && unit.mounted !== false,
    gun: of.gun
      ? { kind: of.gun, ready: unit.limbered !== true, jammed: false, loaded: true, reloading: 0 }
      : null,
    figures,
    fallen: [],
    left: 0,
    started: unit.men,
    routing: false,
    panicked: false,
    short: false,
    standsFast: false,
    extra: false,
    acted: false,
  }
}

/** Units that the scenario places, one after the other, so that each keeps clear of those before it. */
function placedBy(state: ColonialState, scenario: ColonialScenario): ColonialState {
  let now = state
  for (const { id, at, facing, form } of scenario.units) {
    if (!at) continue
    const unit = unitOf(now, id)
    now = withUnit(now, id, standing(now, unit, at, facing ?? unit.facing, form ?? 'loose'))
  }
  return now
}

/** A unit drawn up about a place. */
function standing(state: ColonialState, unit: Company, at: Point, facing: number, form: Form): Company {
  const scale = state.scenario.scale
  const free = (place: Point): boolean =>
    isFree(state, place, unit.id) && (!unit.gun || distance(place, at) >= 0.55 * scale)
  const places = slots(
    form === 'line' || form === 'column' ? form : 'loose',
    unit.figures.length,
    at,
    facing,
    {
      spacing: (unit.gun ? 0.8 : form === 'loose' ? 1 : 0.85) * scale,
      free,
      ...(form === 'cover' && { better: (place: Point) => isHard(state, place) }),
    },
  )
  const round = (length: number): number => Math.round(length * 1000) / 1000 + 0
  const figures = unit.figures.map((figure, k) => {
    const place = places[k] ?? at
    return { ...figure, dx: round(place.x - at.x), dy: round(place.y - at.y) }
  })
  return { ...unit, at, facing, figures }
}

function ratedByDice(state: ColonialState, io: Io): ColonialState {
  const order = [
    ...state.units.filter(unit => unit.side === EUROPEAN),
    ...state.units.filter(unit => unit.side === NATIVE),
  ]
  let now = state
  for (const unit of order) {
    const rows = RANDOM_RATINGS[kind(unit).nation]
    const rating = io.chance.table(rows, { purpose: 'rating', by: unit.side, clause: 'colonial-9.1' })
    io.log({
      code: 'rated',
      side: unit.side,
      facts: { unit: { unit: unit.id }, rating },
      units: [unit.id],
      clauses: ['colonial-9.1', 'colonial-9.2'],
    })
    now = withUnit(now, unit.id, { rating })
  }
  return now
}

/** Snipers in bad ground or cover, more than 12 inches from every enemy (10.1, R44). */
function withSnipers(state: ColonialState, io: Io): ColonialState {
  const count = io.chance.die(6, { purpose: 'snipers', by: NATIVE, clause: 'colonial-10.1' })
  const spots = sniperPlaces(state, count)
  io.log({
    code: 'snipers',
    side: NATIVE,
    facts: { count: spots.length },
    units: [],
    clauses: ['colonial-10.1', 'colonial-R44'],
  })
  const added = spots.map((at, k): Company => {
    const unit: ScenarioUnit = {
      id: `sniper-${k + 1}`,
      side: NATIVE,
      name: `Sniper ${k + 1}`,
      type: 'sniper',
      rating: 'Average',
      men: 1,
    }
    return { ...companyOf(unit), at }
  })
  return { ...state, units: [...state.units, ...added] }
}

function sniperPlaces(state: ColonialState, count: number): readonly Point[] {
  const { width, height } = state.scenario.board
  const away = inches(state, LENGTHS.sniperAway)
  const enemies = enemiesOf(state)[NATIVE].flatMap(pointsOf)
  const found: Point[] = []
  for (let row = 1; row < height && found.length < count; row += 1.5) {
    for (let column = 1; column < width && found.length < count; column += 1.5) {
      const at = { x: column, y: row }
      if (!isHard(state, at) || !isFree(state, at, 'nobody')) continue
      if (enemies.some(enemy => distance(enemy, at) <= away)) continue
      if (found.some(other => distance(other, at) < 5)) continue
      found.push(at)
    }
  }
  return found
}

const waitsFor = (state: ColonialState, side: Side): readonly Company[] =>
  state.units.filter(unit => unit.side === side && unit.at === null && unit.figures.length > 0)

/** Inside the strip along the own edge (R49). */
function isInStrip(state: ColonialState, side: Side, at: Point): boolean {
  const { height } = state.scenario.board
  const deep = inches(state, LENGTHS.deploy) + 0.01
  return side === EUROPEAN ? at.y >= height - deep : at.y <= deep
}

function reasonsNotThere(
  state: ColonialState,
  { unit: id, at, form, facing }: ActionOf<'deploy'>,
): readonly Reason[] {
  const unit = findUnit(state, id)
  if (state.step !== 'deploy' || !unit || unit.at !== null || !state.toAct.includes(unit.side))
    return [{ code: 'not-deploying', clause: 'colonial-R49' }]
  const placed = standing(state, unit, at, facing, form)
  const men = pointsOf(placed)
  const reasons: Reason[] = []
  if (men.some(each => !isInStrip(state, unit.side, each)) || !isInStrip(state, unit.side, at))
    reasons.push({
      code: 'outside-strip',
      clause: 'colonial-R49',
      facts: { limit: inches(state, LENGTHS.deploy) },
    })
  const crowd = men.some((a, k) => men.slice(k + 1).some(b => distance(a, b) < 0.5 * state.scenario.scale))
  if (crowd || men.some(each => !isFree(state, each, id)))
    reasons.push({ code: 'no-room', clause: 'colonial-R52' })
  if (!isTogether(men, inches(state, LENGTHS.cohesion)) && !unit.gun)
    reasons.push({ code: 'breaks-cohesion', clause: 'colonial-2.16' })
  return reasons
}

/** A unit is placed before the battle, Natives first (R49). */
export const deploy: Act<'deploy'> = {
  offers: (state, side) =>
    state.step === 'deploy' && state.toAct.includes(side)
      ? waitsFor(state, side).map(unit => deployOffer(state, unit))
      : [],
  refuse: reasonsNotThere,
  play(state, { unit: id, at, form, facing }, io) {
    const unit = findUnit(state, id)
    if (!unit) return state
    io.log({
      code: 'deploys',
      side: unit.side,
      facts: { unit: { unit: id } },
      units: [id],
      clauses: ['colonial-R49'],
    })
    return withUnit(state, id, standing(state, unit, at, facing, form))
  },
}

function deployOffer(state: ColonialState, unit: Company): Offer<ColonialAction> {
  const facing = unit.side === EUROPEAN ? 0 : 180
  const form: Form = unit.gun ? 'loose' : unit.side === EUROPEAN ? 'line' : 'loose'
  const { width, height } = state.scenario.board
  const deep = inches(state, LENGTHS.deploy)
  const actionAt = (at: Point): ActionOf<'deploy'> => ({
    type: 'deploy',
    unit: unit.id,
    at: { x: Math.round(at.x * 100) / 100, y: Math.round(at.y * 100) / 100 },
    form,
    facing,
  })
  const rows = [0.3, 0.55, 0.8].map(part => (unit.side === EUROPEAN ? height - deep * part : deep * part))
  const top = unit.side === EUROPEAN ? height - deep : 0
  return {
    id: `deploy:${unit.id}`,
    kind: 'deploy',
    unit: unit.id,
    label: 'Place',
    clause: 'colonial-R49',
    input: 'place',
    useful: true,
    options: () =>
      rows.flatMap(y =>
        Array.from({ length: 11 }, (_, k) => (width * (k + 0.5)) / 11).flatMap(x => {
          const action = actionAt({ x, y })
          return reasonsNotThere(state, action).length === 0 ? [{ action, label: '', at: action.at }] : []
        }),
      ),
    region: () => ({
      outlines: [
        [
          { x: 0, y: top },
          { x: width, y: top },
          { x: width, y: top + deep },
          { x: 0, y: top + deep },
        ],
      ],
      label: `${deep}″`,
    }),
    trace([p = { x: width / 2, y: rows[0] ?? 0 }]): Trace<ColonialAction> {
      const action = actionAt(p)
      const placed = standing(state, unit, action.at, facing, form)
      return {
        action,
        legs: [],
        left: 0,
        refusal: refusalOf(reasonsNotThere(state, action)),
        stop: {
          at: action.at,
          facing,
          figures: pointsOf(placed).map(each => ({ dx: each.x - action.at.x, dy: each.y - action.at.y })),
        },
      }
    },
  }
}

/** Everybody is placed: the other side, or the first card. */
export const ready: Act<'ready'> = {
  offers: (state, side) => {
    if (state.step !== 'deploy' || !state.toAct.includes(side)) return []
    if (waitsFor(state, side).length > 0) return []
    return [plainOffer<ColonialAction>({ type: 'ready' }, 'All in place', 'colonial-R49', { ends: true })]
  },
  refuse(state) {
    const [side] = state.toAct
    if (state.step !== 'deploy' || side === undefined)
      return [{ code: 'not-deploying', clause: 'colonial-R49' }]
    return waitsFor(state, side).length > 0 ? [{ code: 'not-all-placed', clause: 'colonial-R49' }] : []
  },
  play(state, _action, io) {
    if (state.step !== 'deploy') return state
    if (state.toAct[0] === NATIVE) return { ...state, toAct: [EUROPEAN] }
    return drawn({ ...state, turn: 1 }, io)
  },
}
