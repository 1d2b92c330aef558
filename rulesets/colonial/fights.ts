import { memoRecent } from '../../src/engine/memo'
import { reckon } from '../../src/engine/reckon'
import type { Reckoning } from '../../src/engine/reckoning'
import type { UnitId } from '../../src/engine/ids'
import { bearing, distance, moveBy, type Point } from '../../src/geometry/point'
import type { Io } from './act'
import { isImpassable, isIn, piecesOf, within, type Piece } from './ground'
import { isOn } from './houseRules'
import {
  findFigure,
  findUnit,
  inches,
  isNative,
  kind,
  mountOf,
  movedTo,
  placedOf,
  stands,
  touch,
  troopsOf,
  unitOf,
  without,
  type Placed,
} from './lookup'
import { saves } from './losses'
import type { ColonialState, Company, Melee, Who } from './state'
import { droppedBy } from './takers'
import { BALLISTICS, ELIMINATES, LENGTHS, MELEE_MODIFIERS, type Fighter } from './tables'

/** A charging figure and the enemy that it touches. */
export interface Fight {
  readonly figure: string
  readonly target: UnitId
  readonly enemy: string
}

/** Whether a figure has recoiled and fights no more. */
export const isOut = (melee: Melee, unit: UnitId, figure: string): boolean =>
  melee.out.some(each => each.unit === unit && each.figure === figure)

/** The fights that are still to be rolled, in the order of the charging figures (R22). */
export const fightsOf = memoRecent((state: ColonialState): readonly Fight[] => {
  const { melee } = state
  if (!melee) return []
  const charger = findUnit(state, melee.unit)
  if (!stands(charger)) return []
  const charged = melee.charged.map(id => findUnit(state, id)).filter(stands)
  const fights: Fight[] = []
  for (const man of placedOf(charger)) {
    if (isOut(melee, charger.id, man.id)) continue
    for (const unit of charged)
      for (const foe of placedOf(unit))
        if (touch(state, foe.at, man.at) && !isOut(melee, unit.id, foe.id))
          fights.push({ figure: man.id, target: unit.id, enemy: foe.id })
  }
  return fights
})

/** What a figure brings to a fight. */
export function fighterOf(
  state: Pick<ColonialState, 'houseRules'>,
  unit: Company,
  man: Placed,
  defends: boolean,
): Fighter {
  const { weapons, shield, lance } = man.figure
  const hasFirearm = weapons.some(each => BALLISTICS[each]?.firearm)
  const mount = mountOf(unit)
  const isBoer = kind(unit).boer === true
  return {
    rating: unit.rating,
    armed: (shield && !hasFirearm) || weapons.includes('Revolver') || (lance && mount === 'horse'),
    cavalry: mount === 'horse' || (mount === 'camel' && isNative(unit)),
    hampered: unit.gun !== null || (isNative(unit) && hasFirearm && !(isBoer && isOn(state, 'boers-equal'))),
    defends,
  }
}

/** Whether a figure of the charged defends a hill, a building or works against one who came from elsewhere (R25). */
export function isDefending(state: ColonialState, man: Point, foe: Point, from: Point): boolean {
  return piecesOf(state).some(piece => {
    const { sight, works } = piece.terrain
    if (sight !== 'hill' && !works) return false
    if (isIn(piece, man)) return !isIn(piece, from)
    return works && sight !== 'building' && liesAcross(piece, man, foe)
  })
}

const liesAcross = (piece: Piece, man: Point, foe: Point): boolean => within(piece, man, foe).length > 0

/** Both sums of a fight, the charging figure's first. */
export function sumsOf(
  state: ColonialState,
  { figure, target, enemy }: Fight,
): readonly [Reckoning, Reckoning] | null {
  const { melee } = state
  const man = melee && findFigure(state, { unit: melee.unit, figure })
  const foe = findFigure(state, { unit: target, figure: enemy })
  if (!melee || !man || !foe) return null
  const [own, other] = [unitOf(state, melee.unit), unitOf(state, target)]
  const from = melee.from.find(each => each.figure === figure)?.at ?? man.at
  const defends = isDefending(state, foe.at, man.at, from)
  const base = { clause: 'colonial-2.43', label: 'die', value: 0 }
  return [
    reckon('sum', own.name, base, MELEE_MODIFIERS, fighterOf(state, own, man, false)),
    reckon('sum', other.name, base, MELEE_MODIFIERS, fighterOf(state, other, foe, defends)),
  ]
}

interface Fought {
  readonly state: ColonialState
  readonly came: 'won' | 'lost' | 'recoil'
  readonly sums: readonly Reckoning[]
}

/** One fight: one roll each (2.43, 2.44, 2.51). */
export function foughtOut(state: ColonialState, fight: Fight, io: Io): Fought {
  const sums = sumsOf(state, fight)
  const { melee } = state
  if (!sums || !melee) return { state, came: 'recoil', sums: [] }
  const [own, other] = sums
  const charger = unitOf(state, melee.unit)
  const target = unitOf(state, fight.target)
  const difference = io.chance.contest(
    { by: charger.side, sides: 6, bonus: own.total },
    { by: target.side, sides: 6, bonus: other.total },
    { purpose: 'fight', by: charger.side, clause: 'colonial-2.43' },
    [-ELIMINATES, ELIMINATES],
  )
  if (difference >= ELIMINATES) {
    const after = killed(state, { unit: fight.target, figure: fight.enemy }, io)
    return {
      state: after ? riding(after, fight.figure) : recoiled(state, fight),
      came: after ? 'won' : 'recoil',
      sums,
    }
  }
  if (difference <= -ELIMINATES) {
    const after = killed(state, { unit: melee.unit, figure: fight.figure }, io)
    return { state: after ?? recoiled(state, fight), came: after ? 'lost' : 'recoil', sums }
  }
  return { state: recoiled(state, fight), came: 'recoil', sums }
}

/** A figure is eliminated; null if it is a leader who saves, by a house rule. */
function killed(state: ColonialState, { unit: id, figure }: Who, io: Io): ColonialState | null {
  const unit = unitOf(state, id)
  const man = placedOf(unit).find(each => each.id === figure)
  if (!man || !state.melee) return null
  if (man.figure.leader !== null && isOn(state, 'melee-saves') && saves(unit, man.figure, io)) return null
  const dropped = [...state.melee.dropped, ...droppedBy(unit, [man])]
  return { ...without(state, id, new Set([figure]), 'fallen'), melee: { ...state.melee, dropped } }
}

/** A rider on horseback who has won may ride on (2.52). */
function riding(state: ColonialState, figure: string): ColonialState {
  const { melee } = state
  if (!melee || mountOf(unitOf(state, melee.unit)) !== 'horse') return state
  return { ...state, melee: { ...melee, rider: figure } }
}

/** Both figures go back 2 inches, the charging one first (2.51, R26), and fight no more. */
function recoiled(state: ColonialState, { figure, target, enemy }: Fight): ColonialState {
  const { melee } = state
  const man = melee && findFigure(state, { unit: melee.unit, figure })
  const foe = findFigure(state, { unit: target, figure: enemy })
  if (!melee || !man || !foe) return state
  const away = bearing(foe.at, man.at)
  const first = backwards(state, melee.unit, man, away)
  const from = melee.from.find(each => each.figure === figure)?.at ?? man.at
  const holds = isOn(state, 'works-hold') && isInWorks(state, foe.at) && !isInWorks(state, from)
  const second = holds ? first : backwards(first, target, foe, away + 180)
  const out = [...melee.out, { unit: melee.unit, figure }, { unit: target, figure: enemy }]
  return { ...second, melee: { ...melee, out } }
}

const isInWorks = (state: ColonialState, at: Point): boolean =>
  piecesOf(state).some(piece => piece.terrain.works && isIn(piece, at))

/** As far back as there is room, to the last place that is free (R26). */
function backwards(state: ColonialState, id: UnitId, man: Placed, angle: number): ColonialState {
  const far = inches(state, LENGTHS.recoil)
  const base = inches(state, LENGTHS.base)
  const { width, height } = state.scenario.board
  const reach = far + base
  const others: { readonly at: Point; readonly before: number }[] = []
  for (const { unit, placed, box } of troopsOf(state)) {
    if (man.at.x < box.minX - reach || man.at.x > box.maxX + reach) continue
    if (man.at.y < box.minY - reach || man.at.y > box.maxY + reach) continue
    for (const each of placed) {
      if (unit.id === id && each.id === man.id) continue
      const before = distance(each.at, man.at)
      if (before <= reach) others.push({ at: each.at, before })
    }
  }
  let to = man.at
  const steps = 20
  for (let step = 1; step <= steps; step++) {
    const next = moveBy(man.at, angle, (far * step) / steps)
    const rim = base / 2
    if (next.x < rim || next.y < rim || next.x > width - rim || next.y > height - rim) break
    if (isImpassable(state, next)) break
    const blocked = others.some(({ at, before }) => {
      const now = distance(at, next)
      return now < base - 0.005 && now < before
    })
    if (blocked) break
    to = next
  }
  return to === man.at ? state : movedTo(state, id, new Map([[man.id, to]]))
}
