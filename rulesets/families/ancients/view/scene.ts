import { memoBy } from '../../../../src/engine/memo'
import type { Focus, Mark, Prop, Scene } from '../../../../src/engine/scene'
import type { Book } from '../model/book'
import { tokenOf } from './card'
import { compulsion } from '../movement/compulsion'
import { foesOf } from '../melee/contact'
import { mayShoot } from '../shooting/shoot'
import { rangeOf } from '../shooting/shot'
import { enemiesOf, findUnit, missileOf, scaled, standing, stands } from '../model/units'
import { hindrance } from '../movement/held'
import { regionOf } from '../movement/move'
import { rallyReach } from '../sequence/rallying'
import { muzzleOf } from '../shooting/sight'
import { attackerOf, deployerOf, moverOf, shooterOf } from '../model/steps'
import type { AncientState, Standing } from '../model/state'
import { ZONE, zoneOf } from '../movement/zone'

/** What to draw of a state: bases, and what the chosen unit may do. */
export function sceneOf(book: Book, state: AncientState, focus: Focus): Scene {
  return {
    board: state.scenario.board,
    ground: state.scenario.ground,
    tokens: tokensOf(book)(state),
    props: NO_PROPS,
    marks: [...meleeMarks(state), ...marksOf(book, state, focus)],
  }
}

const NO_PROPS: readonly Prop[] = []

const tokensOf = memoBy((book: Book) =>
  memoBy((state: AncientState) => standing(state.units).map(unit => tokenOf(book, state, unit))),
)

/** Crossed swords between any two in melee, so that it is seen who fights whom. */
function meleeMarks(state: AncientState): readonly Mark[] {
  return state.melees.flatMap((melee): readonly Mark[] => {
    const [a, b] = [findUnit(state, melee.a), findUnit(state, melee.b)]
    return stands(a) && stands(b)
      ? [{ kind: 'melee', at: { x: (a.at.x + b.at.x) / 2, y: (a.at.y + b.at.y) / 2 } }]
      : []
  })
}

/** What is drawn for the chosen unit. Tags of targets come from the engine, for they need the odds. */
function marksOf(book: Book, state: AncientState, focus: Focus): readonly Mark[] {
  const chosen = focus.unit === null ? undefined : findUnit(state, focus.unit)
  if (!stands(chosen)) return dutyMarks(book, state)
  const outline: Mark = { kind: 'outline', token: chosen.id, tone: 'chosen' }
  if (deployerOf(state.step) === chosen.side) {
    return [
      outline,
      {
        kind: 'area',
        outlines: [state.scenario.zones[chosen.side]],
        tone: 'offer',
        label: 'deployment zone',
      },
    ]
  }
  if (moverOf(state.step) === chosen.side) return [outline, ...moveMarks(book, state, chosen)]
  if (shooterOf(state.step) === chosen.side) return [outline, ...shootMarks(book, state, chosen)]
  if (attackerOf(state.step) === chosen.side) {
    return [
      outline,
      ...foesOf(state, chosen).map((foe): Mark => ({ kind: 'brackets', token: foe.id, tone: 'offer' })),
    ]
  }
  return state.step === 'rally' ? [outline, ...rallyMarks(book, state, chosen)] : [outline]
}

/** Who has to act before anybody else. */
function dutyMarks(book: Book, state: AncientState): readonly Mark[] {
  const { mustBreakOff, mustCharge } = compulsion(book, state)
  const wild = state.pending.map(each => each.unit)
  return [...wild, ...mustBreakOff, ...mustCharge.keys()].map(
    (token): Mark => ({ kind: 'brackets', token, tone: 'danger' }),
  )
}

/** The true reach of a unit, and the enemy zones in which it may not turn. */
function moveMarks(book: Book, state: AncientState, unit: Standing): readonly Mark[] {
  const charge = compulsion(book, state).mustCharge.get(unit.id)
  if (charge) return charge.targets.map((token): Mark => ({ kind: 'brackets', token, tone: 'danger' }))
  if (hindrance(book, state, unit) !== null) return []
  const { outlines, label } = regionOf(book, state, unit)
  const near = enemiesOf(state, unit.side).filter(
    enemy =>
      Math.hypot(enemy.at.x - unit.at.x, enemy.at.y - unit.at.y) <
      scaled(state, ZONE) + state.scenario.base * 4,
  )
  return [
    { kind: 'area', outlines, tone: 'offer', ...(label !== undefined && { label }) },
    ...near.map(
      (enemy): Mark => ({
        kind: 'area',
        outlines: [zoneOf(state, enemy)],
        tone: enemy.side === 'A' ? 'side-a' : 'side-b',
      }),
    ),
  ]
}

/** The arc of fire: half range and range from the middle of the front. */
function shootMarks(book: Book, state: AncientState, unit: Standing): readonly Mark[] {
  const weapon = missileOf(book, unit)
  if (!weapon || !mayShoot(book, state, unit)) return []
  const range = rangeOf(state, weapon)
  const at = muzzleOf(state, unit)
  return [
    { kind: 'ring', at, radius: range / 2, line: 'dashed', label: 'half range' },
    { kind: 'ring', at, radius: range, line: 'solid', label: `${weapon.name}, over half \u22121` },
    { kind: 'arc', at, facing: unit.facing, half: 45, radius: range },
  ]
}

/** How far a General rallies. */
function rallyMarks(book: Book, state: AncientState, unit: Standing): readonly Mark[] {
  const generals =
    unit.general !== 'none'
      ? [unit]
      : standing(state.units).filter(each => each.side === unit.side && each.general !== 'none')
  return generals.map((general): Mark => {
    const reach = rallyReach(book, state, general)
    return {
      kind: 'ring',
      at: general.at,
      radius: reach + state.scenario.base / 2,
      line: 'solid',
      label: `rallies within ${reach} inches`,
    }
  })
}
