import type { Side } from '../../../../src/engine/ids'
import type { Offer, Option, Region } from '../../../../src/engine/offer'
import type { Reckoning } from '../../../../src/engine/reckoning'
import { type Degrees, type Point, bearing, moveBy, normal } from '../../../../src/geometry/point'
import { longest, wayAhead } from './allowance'
import type { Book } from '../model/book'
import { firstEnemyAhead } from '../charge/charge'
import { baseAt, kindOf, standing, stands, unitOf } from '../model/units'
import { isLight, isRegular } from './manoeuvre'
import { marchLimit, marched } from './march'
import { engagedTurns, movesOf } from './moveOptions'
import { traceMove } from './moveTrace'
import { attackReckoning, defenceReckoning, fightOf } from '../melee/attack'
import { heldReasons } from './movement'
import { refusalOf } from '../model/reasons'
import type { AncientAction, AncientState, AncientUnit, Standing } from '../model/state'
import { moverOf } from '../model/steps'
import { breakOffs } from './waysOut'

/** What each unit of the moving side may do. */
export function moveOffers(book: Book, state: AncientState, side: Side): readonly Offer<AncientAction>[] {
  if (moverOf(state.step) !== side) return []
  return standing(state.units)
    .filter(unit => unit.side === side)
    .flatMap(unit => offersFor(book, state, unit))
}

function offersFor(book: Book, state: AncientState, unit: Standing): readonly Offer<AncientAction>[] {
  const held = heldReasons(book, state, unit)
  const code = held[0]?.code
  const offers: Offer<AncientAction>[] = []
  if (code === 'engaged-moves' || code === 'shaken-moves') {
    const away = breakOffOffer(book, state, unit)
    if (away) offers.push(away)
    const turns = code === 'engaged-moves' ? engagedTurns(book, state, unit) : []
    if (turns.length > 0) offers.push(engagedTurnOffer(book, unit, turns))
  }
  const charge = chargeOffer(book, state, unit, code)
  if (charge) offers.push(charge)
  const isOwed = code === 'must-advance'
  const refusal = isOwed ? undefined : refusalOf(held)
  if (kindOf(book, state, unit).manoeuvre === 'none') return offers
  offers.push({
    id: `move:${unit.id}`,
    kind: 'move',
    unit: unit.id,
    label: 'Move',
    clause: book.cite['movement table'],
    input: 'path',
    ...(refusal && { refusal }),
    useful: refusal === undefined,
    options: () => movesOf(book, state, unit).flatMap(make => make() ?? []),
    sample: pick => oneOf(movesOf(book, state, unit), pick),
    region: () => regionOf(book, state, unit),
    trace: (points, facing) => traceMove(book, state, unit, points, facing),
  })
  return offers
}

function oneOf(
  list: readonly (() => Option<AncientAction> | null)[],
  pick: (count: number) => number,
): Option<AncientAction> | null {
  const makers = list.slice()
  while (makers.length > 0) {
    const [make] = makers.splice(pick(makers.length), 1)
    const option = make?.()
    if (option) return option
  }
  return null
}

function chargeOffer(
  book: Book,
  state: AncientState,
  unit: Standing,
  code: string | undefined,
): Offer<AncientAction> | null {
  const isBound = code === 'must-charge'
  if (code !== undefined && !isBound) return null
  const ahead = firstEnemyAhead(book, state, unit)
  if (!ahead || (ahead.distance > longest(book, state, unit) && !isBound)) return null
  return {
    id: `charge:${unit.id}`,
    kind: 'charge',
    unit: unit.id,
    label: 'Charge',
    clause: book.cite['charge straight'],
    input: 'target',
    useful: isBound,
    options: () =>
      ahead.targets.map(target => {
        const action: AncientAction = { type: 'charge', unit: unit.id, target }
        const refusal = refusalOf(book.acts.charge.refuse(book, state, action))
        const foe = unitOf(state, target)
        const option = { action, label: foe.name, token: target }
        if (refusal) return { ...option, refusal }
        const next: AncientAction = { type: 'attack', unit: unit.id, target }
        return { ...option, next, reckonings: attackAfter(book, state, unit, ahead.distance, foe) }
      }),
  }
}

/** What counts for and against the attack that follows a charge, as the bases will stand then. */
function attackAfter(
  book: Book,
  state: AncientState,
  unit: Standing,
  distance: number,
  foe: AncientUnit,
): readonly Reckoning[] {
  if (!stands(foe)) return []
  const arrived: Standing = { ...unit, charged: true, at: moveBy(unit.at, unit.facing, distance) }
  const fight = fightOf(book, state, arrived, foe)
  return [attackReckoning(book, fight), defenceReckoning(book, fight)]
}

const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

function towards(from: Point, to: Point): string {
  return COMPASS[Math.round(bearing(from, to) / 45) % 8] ?? 'north'
}

function breakOffOffer(book: Book, state: AncientState, unit: Standing): Offer<AncientAction> | null {
  const ways = breakOffs(book, state, unit).filter(
    action => book.acts.breakOff.refuse(book, state, action).length === 0,
  )
  if (ways.length === 0) return null
  return {
    id: `breakOff:${unit.id}`,
    kind: 'breakOff',
    unit: unit.id,
    label: 'Break off',
    clause: book.cite['break off'],
    input: 'choice',
    useful: unit.status === 'Shaken',
    options: () =>
      ways.map(action => ({ action, label: `To the ${towards(unit.at, action.at)}`, at: action.at })),
  }
}

function engagedTurnOffer(
  book: Book,
  unit: Standing,
  turns: readonly Option<AncientAction>[],
): Offer<AncientAction> {
  return {
    id: `turn:${unit.id}`,
    kind: 'turn',
    unit: unit.id,
    label: 'Turn',
    clause: book.cite['engaged turns'],
    input: 'choice',
    useful: false,
    options: () => turns,
  }
}

/** Where a unit can get: the strip straight ahead, the half way after a turn, or all around for Light units. */
export function regionOf(book: Book, state: AncientState, unit: Standing): Region {
  if (isLight(book, state, unit)) {
    const ring: Point[] = []
    for (let i = 0; i < 48; i++) {
      const way = i * 7.5
      ring.push(moveBy(unit.at, way, lightReach(book, state, unit, way)))
    }
    return { outlines: [ring], label: 'any way, free facing' }
  }
  const ahead = wayAhead(book, state, unit, unit.facing)
  const strip = baseAt(state, unit.at, unit.facing)
  const [frontLeft, frontRight] = strip
  if (!frontLeft || !frontRight) return { outlines: [] }
  const lane = [
    frontLeft,
    frontRight,
    moveBy(frontRight, unit.facing, ahead.reach),
    moveBy(frontLeft, unit.facing, ahead.reach),
  ].toReversed()
  const label = `${ahead.reach.toFixed(1)} inches ahead`
  if (!isRegular(book, state, unit)) return { outlines: [lane], label }
  return { outlines: [lane, fan(book, state, unit)], label }
}

function lightReach(book: Book, state: AncientState, unit: Standing, way: Degrees): number {
  const walked = marched(book, state, unit, [moveBy(unit.at, way, longest(book, state, unit))])
  const found = walked.slides[0]?.found
  const open = marchLimit(book, state, unit, { ...walked, rough: false, wholeOnRoad: false }).limit
  const slow = marchLimit(book, state, unit, { ...walked, wholeOnRoad: false }).limit
  const edge = found?.rough ?? Infinity
  const most = edge >= open ? open : Math.max(slow, edge)
  return Math.max(
    0.05,
    Math.min(most, found?.closed ?? Infinity, found?.unit?.at ?? Infinity, found?.hold?.at ?? Infinity),
  )
}

/** The half circle in front of a Regular unit: a turn of up to 90 degrees and half the distance. */
function fan(book: Book, state: AncientState, unit: Standing): readonly Point[] {
  const { allowance } = wayAhead(book, state, unit, normal(unit.facing + 0.2))
  const points: Point[] = []
  for (let by = -90; by <= 90; by += 10)
    points.push(moveBy(unit.at, unit.facing + by, allowance.limit + state.scenario.base / 2))
  return points
}
