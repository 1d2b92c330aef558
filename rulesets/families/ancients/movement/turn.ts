import type { Offer, Option } from '../../../../src/engine/offer'
import { type Degrees, angleBetween, moveBy, normal } from '../../../../src/geometry/point'
import { foesOf, frontMeets, isEngaged, meleeOf } from '../melee/contact'
import type { AncientAct, Book } from '../model/book'
import { type AskedOf, type Limits, isFree, limit, limitsOn, reasonsOf } from '../model/limits'
import type { AncientAction, AncientState, Standing } from '../model/state'
import { moverOf } from '../model/steps'
import { baseAt, findUnit, isOn, outlineOf, ownOf, stands } from '../model/units'
import { arrived, mover, tellMove } from './arrival'
import { FIRST, HELD, IDLE, engaged, hindrance, shaken, tied } from './held'
import { SAME, isSame } from './manoeuvre'
import { TURNED, type Turning } from './rest'

interface Turn extends AskedOf {
  readonly facing: Degrees
}

const nowhere = limit<Turn>('goes-nowhere', 'movement table', ({ unit, facing }) =>
  isSame(facing, unit.facing),
)

const turnedThere = limitsOn(TURNED, ({ book, state, unit, facing }: Turn): Turning => {
  return { book, state, unit, place: { at: unit.at, facing }, before: unit.facing, stays: true }
})

const engagedCannot = limit<Turn>('engaged-cannot-turn', 'engaged turns', ({ state }) =>
  isOn(state, 'engaged-cannot-turn'),
)

/** By exactly 90 or 180 degrees (R14). */
const engagedAngle = limit<Turn>('engaged-turn-angle', 'engaged turns', ({ unit, facing }) => {
  const by = angleBetween(facing, unit.facing)
  return Math.abs(by - 90) > SAME && Math.abs(by - 180) > SAME
})

/** A foe whose front it would not meet any more, nor with its own. */
const endsMelee = limit<Turn, Standing>(
  'turn-ends-melee',
  'engaged turns',
  ({ state, unit, facing }) => {
    const { base: side } = state.scenario
    const base = baseAt(state, unit.at, facing)
    return foesOf(state, unit).find(
      foe =>
        meleeOf(state, unit.id, foe.id)?.bond !== 'area' &&
        !frontMeets(side, { at: unit.at, facing }, outlineOf(state, foe)) &&
        !frontMeets(side, foe, base),
    )
  },
  foe => ({ foe: { unit: foe.id } }),
)

/** Turning on the spot by any angle, with nobody in melee with it. */
const TURN: Limits<Turn> = [...HELD, nowhere, turnedThere]

/** Turning in melee. */
const ENGAGED_TURN: Limits<Turn> = [
  ...IDLE,
  tied,
  shaken,
  nowhere,
  turnedThere,
  engagedCannot,
  ...FIRST,
  engagedAngle,
  endsMelee,
]

function limitsFor(state: AncientState, unit: Standing): Limits<Turn> {
  return isEngaged(state, unit) ? ENGAGED_TURN : TURN
}

/** Turning on the spot: by any angle, or by 90 or 180 degrees for units in melee, which have an offer of their own (R14). */
export const turn: AncientAct<'turn'> = {
  offers(book, state, side) {
    if (moverOf(state.step) !== side) return []
    return ownOf(state, side).flatMap((unit): readonly Offer<AncientAction>[] => {
      if (hindrance(book, state, unit) !== engaged) return []
      const turns = engagedTurns(book, state, unit)
      if (turns.length === 0) return []
      return [
        {
          id: `turn:${unit.id}`,
          kind: 'turn',
          unit: unit.id,
          label: 'Turn',
          clause: book.cite['engaged turns'],
          input: 'choice',
          useful: false,
          options: () => turns,
        },
      ]
    })
  },
  refuse(book, state, { unit: id, facing }) {
    const unit = findUnit(state, id)
    const limits = stands(unit) ? limitsFor(state, unit) : TURN
    return reasonsOf(book, unit, 'A moves', limits, standing => ({ book, state, unit: standing, facing }))
  },
  play(book, state, action, io) {
    const unit = mover(state, action.unit)
    tellMove(book, io, unit, 'turns', 'no wheels', [])
    return arrived(book, state, unit, { at: unit.at, facing: action.facing })
  },
}

/** A turn to a facing, if it is allowed. */
export function turnTo(
  book: Book,
  state: AncientState,
  unit: Standing,
  facing: Degrees,
  label = 'Turn',
): readonly Option<AncientAction>[] {
  if (!isFree(limitsFor(state, unit), { book, state, unit, facing })) return []
  return [{ action: { type: 'turn', unit: unit.id, facing }, label, at: unit.at }]
}

/** How far ahead of a unit in melee the place lies that stands for a turn, in inches. */
const AHEAD = 0.6

/** Turns that a unit in melee may make. */
function engagedTurns(book: Book, state: AncientState, unit: Standing): readonly Option<AncientAction>[] {
  const turns = [
    { by: 90, label: 'Turn right' },
    { by: 180, label: 'Turn about' },
    { by: 270, label: 'Turn left' },
  ]
  return turns.flatMap(({ by, label }) => {
    const facing = normal(unit.facing + by)
    return turnTo(book, state, unit, facing, label).map(option => ({
      ...option,
      at: moveBy(unit.at, facing, AHEAD),
    }))
  })
}
