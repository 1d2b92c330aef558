import { once } from '../../../../src/engine/memo'
import type { Offer } from '../../../../src/engine/offer'
import { type Degrees, type Point, bearing, distance, normal } from '../../../../src/geometry/point'
import { WITHIN } from '../../../../src/geometry/tolerance'
import { tiedBy } from '../melee/contact'
import type { AncientAct, Book } from '../model/book'
import { type AskedOf, type Limits, isFree, limit, limitsOn, reasonsOf } from '../model/limits'
import type { ActionOf, AncientAction, AncientState, Standing } from '../model/state'
import { moverOf } from '../model/steps'
import { findUnit, ownOf } from '../model/units'
import { settled } from '../sequence/trapped'
import { arrived, mover, tellMove } from './arrival'
import { IDLE, chargeFirst, engaged, hindrance, shaken, shakenFirst, tied } from './held'
import { isLight, isSame } from './manoeuvre'
import { NO_BREAK_OFF, endOfWayOut, mayFace, waysOut } from './waysOut'

interface BreakingOff extends AskedOf {
  readonly at: Point
  readonly facing: Degrees
  readonly light: boolean
  /** The direction as the rules mean it: that of a unit that is not Light is exactly ahead or back. */
  readonly way: Degrees
  readonly end: () => Point | null
}

/** A rampage ties its own friends, and others unless they have to break off. */
const tiedThere = limitsOn([tied], (asked: BreakingOff): BreakingOff | null => {
  const by = tiedBy(asked.state, asked.unit)
  return by && (by.side === asked.unit.side || asked.unit.status !== 'Shaken') ? asked : null
})

/** Shaken units break off before anything else is done. */
const first = limitsOn([shakenFirst, chargeFirst], (asked: BreakingOff): BreakingOff | null =>
  asked.unit.status === 'Shaken' ? null : asked,
)

const notStraight = limit<BreakingOff>(
  'break-off-straight',
  'break off turn',
  ({ unit, at, way, light }) => !light && !isSame(bearing(unit.at, at), way),
)

const noWay = limit<BreakingOff>('no-way-out', 'break off move', ({ end }) => end() === null)

const notFull = limit<BreakingOff, Point>(
  'break-off-distance',
  'break off distance',
  ({ at, end }) => {
    const wanted = end()
    return wanted && distance(wanted, at) > 2 * WITHIN ? wanted : null
  },
  (wanted, { unit }) => ({ distance: distance(unit.at, wanted) }),
)

const facesElsewhere = limit<BreakingOff>(
  'break-off-straight',
  'break off turn',
  ({ facing, way, light }) => !light && !isSame(facing, way),
)

const cannotFace = limit<BreakingOff>(
  'break-off-facing',
  'break off move',
  ({ book, state, unit, at, facing }) => !mayFace(book, state, unit, at, facing),
)

/** A faster unit of the right kind leaves, straight and by its full distance (R34). */
const BREAK_OFF: Limits<BreakingOff> = [
  ...IDLE,
  tiedThere,
  ...NO_BREAK_OFF,
  first,
  notStraight,
  noWay,
  notFull,
  facesElsewhere,
  cannotFace,
]

function breakingOff(
  book: Book,
  state: AncientState,
  unit: Standing,
  { at, facing }: ActionOf<'breakOff'>,
): BreakingOff {
  const light = isLight(book, state, unit)
  const towards = bearing(unit.at, at)
  const way = light ? towards : isSame(towards, unit.facing) ? unit.facing : normal(unit.facing + 180)
  return { book, state, unit, at, facing, light, way, end: once(() => endOfWayOut(book, state, unit, way)) }
}

/** Leaving a melee. When it is over, Shaken units of which none can follow are Routed. */
export const breakOff: AncientAct<'breakOff'> = {
  offers(book, state, side) {
    if (moverOf(state.step) !== side) return []
    return ownOf(state, side).flatMap((unit): readonly Offer<AncientAction>[] => {
      const held = hindrance(book, state, unit)
      if (held !== engaged && held !== shaken && held !== tied) return []
      const ways = waysOut(book, state, unit).filter(action =>
        isFree(BREAK_OFF, breakingOff(book, state, unit, action)),
      )
      if (ways.length === 0) return []
      return [
        {
          id: `breakOff:${unit.id}`,
          kind: 'breakOff',
          unit: unit.id,
          label: 'Break off',
          clause: book.cite['break off'],
          input: 'choice',
          useful: unit.status === 'Shaken',
          options: () =>
            ways.map(action => ({ action, label: `To the ${compassOf(unit.at, action.at)}`, at: action.at })),
        },
      ]
    })
  },
  refuse: (book, state, action) =>
    reasonsOf(book, findUnit(state, action.unit), 'A moves', BREAK_OFF, unit =>
      breakingOff(book, state, unit, action),
    ),
  play(book, state, action, io) {
    const unit = mover(state, action.unit)
    const path = [unit.at, action.at]
    tellMove(book, io, unit, 'breaks-off', 'break off', path, { distance: distance(unit.at, action.at) })
    const towards = isLight(book, state, unit) ? action.facing : bearing(unit.at, action.at)
    const facing = isSame(towards, action.facing) ? action.facing : towards
    const place = { at: action.at, facing }
    return settled(book, arrived(book, state, unit, place, { charged: false, movedFar: true }), io)
  },
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

function compassOf(from: Point, to: Point): string {
  return COMPASS[Math.round(bearing(from, to) / 45) % 8] ?? 'north'
}
