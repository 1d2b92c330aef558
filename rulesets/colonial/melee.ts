import { plainOffer } from '../../src/engine/acts'
import { reckon } from '../../src/engine/reckon'
import type { Reckoning } from '../../src/engine/reckoning'
import type { UnitId } from '../../src/engine/ids'
import { angleBetween, bearing, distance, moveBy, type Point } from '../../src/geometry/point'
import type { Act, Io, Reason } from './act'
import { asked } from './activation'
import { approach } from './chargePlan'
import { isImpassable, isIn, piecesOf, within, type Piece } from './ground'
import { isOn } from './houseRules'
import {
  enemiesOf,
  findFigure,
  findUnit,
  inches,
  isNative,
  kind,
  mountOf,
  movedTo,
  placedOf,
  pointsOf,
  stands,
  touch,
  unitOf,
  without,
  type Placed,
} from './lookup'
import { around } from './losses'
import { downOutcome } from './outcomes'
import { saves } from './losses'
import { afterAttack } from './sequence'
import type { ColonialAction, ColonialState, Company, Melee, Who } from './state'
import { droppedBy } from './takers'
import { BALLISTICS, ELIMINATES, LENGTHS, MELEE_MODIFIERS, type Fighter } from './tables'

/** A charging figure and the enemy that it touches. */
export interface Fight {
  readonly figure: string
  readonly target: UnitId
  readonly enemy: string
}

const isOut = (melee: Melee, unit: UnitId, figure: string): boolean =>
  melee.out.some(each => each.unit === unit && each.figure === figure)

/** The fights that are still to be rolled, in the order of the charging figures (R22). */
export function fightsOf(state: ColonialState): readonly Fight[] {
  const { melee } = state
  if (!melee) return []
  const charger = findUnit(state, melee.unit)
  if (!stands(charger)) return []
  const charged = melee.charged.map(id => findUnit(state, id)).filter(stands)
  return placedOf(charger).flatMap(man =>
    isOut(melee, charger.id, man.id)
      ? []
      : charged.flatMap(unit =>
          placedOf(unit)
            .filter(foe => !isOut(melee, unit.id, foe.id) && touch(state, foe.at, man.at))
            .map(foe => ({ figure: man.id, target: unit.id, enemy: foe.id })),
        ),
  )
}

/** Fights that are left are fought; when there are none the charge is over. */
export function toFights(state: ColonialState, io: Io): ColonialState {
  const { melee } = state
  if (!melee) return state
  const charger = unitOf(state, melee.unit)
  if (melee.rider !== null && ridesOf(state).length > 0) return asked(state, { kind: 'ride' }, charger.side)
  const on = { ...state, melee: { ...melee, rider: null } }
  if (fightsOf(on).length > 0) return asked(on, { kind: 'fights' }, charger.side)
  return afterAttack({ ...on, pending: null }, melee.dropped, io)
}

/** What a figure brings to a fight. */
function fighterOf(state: ColonialState, unit: Company, man: Placed, defends: boolean): Fighter {
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
function foughtOut(state: ColonialState, fight: Fight, io: Io): Fought {
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
  const others = state.units.flatMap(unit =>
    placedOf(unit).flatMap(each => (unit.id === id && each.id === man.id ? [] : [each.at])),
  )
  let to = man.at
  const steps = 20
  for (let step = 1; step <= steps; step++) {
    const next = moveBy(man.at, angle, (far * step) / steps)
    const rim = base / 2
    if (next.x < rim || next.y < rim || next.x > width - rim || next.y > height - rim) break
    if (isImpassable(state, next)) break
    const blocked = others.some(at => {
      const now = distance(at, next)
      return now < base - 0.005 && now < distance(at, man.at)
    })
    if (blocked) break
    to = next
  }
  return to === man.at ? state : movedTo(state, id, new Map([[man.id, to]]))
}

const fighting = (state: ColonialState): boolean => state.pending?.kind === 'fights'

const MANY = 8

/** One fight, chosen by the charging player. */
export const fight: Act<'fight'> = {
  offers(state) {
    if (!fighting(state) || !state.melee) return []
    const unit = unitOf(state, state.melee.unit)
    return [
      {
        id: 'fight',
        kind: 'fight',
        unit: unit.id,
        label: 'One fight',
        clause: 'colonial-2.43',
        input: 'choice',
        useful: false,
        options: () =>
          fightsOf(state)
            .slice(0, MANY)
            .map(each => {
              const man = findFigure(state, { unit: unit.id, figure: each.figure })
              const sums = sumsOf(state, each)
              return {
                action: { type: 'fight', ...each },
                label: `${each.figure} against ${each.enemy} of ${unitOf(state, each.target).name}`,
                ...(sums && { reckonings: sums }),
                ...(man && { at: man.at, cell: around(man.at, inches(state, LENGTHS.base) / 2) }),
              }
            }),
      },
    ]
  },
  refuse(state, { figure, target, enemy }) {
    if (!fighting(state)) return [{ code: 'no-fight', clause: 'colonial-2.43' }]
    return fightsOf(state).some(
      each => each.figure === figure && each.target === target && each.enemy === enemy,
    )
      ? []
      : ([{ code: 'no-contact', clause: 'colonial-R22' }] satisfies readonly Reason[])
  },
  play(state, { figure, target, enemy }, io) {
    if (!state.melee) return state
    return told(state, { figure, target, enemy }, io)
  },
}

/** A fight with its entry in the log. */
function told(state: ColonialState, each: Fight, io: Io): ColonialState {
  const { melee } = state
  const foe = findFigure(state, { unit: each.target, figure: each.enemy })
  if (!melee || !foe) return state
  const { state: after, came, sums } = foughtOut(state, each, io)
  const side = unitOf(state, melee.unit).side
  io.log({
    code: `fight-${came}`,
    side,
    facts: { unit: { unit: melee.unit }, target: { unit: each.target } },
    units: [melee.unit, each.target],
    clauses: [came === 'recoil' ? 'colonial-2.51' : 'colonial-2.44'],
    reckonings: sums,
    outcome: downOutcome(came === 'won' ? 1 : 0),
    hit: came === 'won',
    effects: came === 'won' ? [{ kind: 'burst', at: foe.at, size: 0.5 }] : [],
  })
  return toFights({ ...after, pending: null }, io)
}

/** All fights, one after the other, up to the first rider who may ride on. */
export const melee: Act<'melee'> = {
  offers(state) {
    const count = fighting(state) ? fightsOf(state).length : 0
    if (count === 0) return []
    return [
      plainOffer<ColonialAction>(
        { type: 'melee' },
        count === 1 ? 'Fight' : `All ${count} fight`,
        'colonial-2.43',
        {
          ends: true,
        },
      ),
    ]
  },
  refuse: state => (fighting(state) ? [] : [{ code: 'no-fight', clause: 'colonial-2.43' }]),
  play(state, _action, io) {
    const before = state.melee
    if (!before) return state
    const charged = [before.unit, ...before.charged]
    const count = (of: ColonialState, id: UnitId): number => unitOf(of, id).figures.length
    const first: ColonialState = { ...state, pending: null }
    const most = Math.min(60, fightsOf(first).length * 2)
    const after = io.chance.series<ColonialState>(
      first,
      most,
      (now, chance) => {
        if (now.melee?.rider && ridesOf(now).length > 0) return now
        const [next] = fightsOf(now)
        return next ? foughtOut(cleared(now), next, { chance, log: () => undefined }).state : now
      },
      now => charged.map(id => count(now, id)).join() + (now.melee?.rider ?? '') + fightsOf(now).length,
    )
    const lost = count(first, before.unit) - count(after, before.unit)
    const won = before.charged.reduce((sum, id) => sum + count(first, id) - count(after, id), 0)
    const [target = before.unit] = before.charged
    io.log({
      code: 'melee',
      side: unitOf(state, before.unit).side,
      facts: { unit: { unit: before.unit }, target: { unit: target }, won, lost },
      units: [before.unit, ...before.charged],
      clauses: ['colonial-2.43', 'colonial-2.44', 'colonial-2.51'],
      outcome: downOutcome(won),
      hit: won > 0,
    })
    return toFights(after, io)
  },
}

const cleared = (state: ColonialState): ColonialState =>
  !state.melee?.rider ? state : { ...state, melee: { ...state.melee, rider: null } }

/** Where a rider who has won may ride on to: within 45 degrees of the way he came and what is left of his charge (R27). */
export function ridesOf(state: ColonialState): readonly {
  readonly target: UnitId
  readonly enemy: string
  readonly to: Point
  readonly length: number
  readonly bad: boolean
}[] {
  const { melee } = state
  if (!melee || melee.rider === null) return []
  const charger = findUnit(state, melee.unit)
  const man = findFigure(state, { unit: melee.unit, figure: melee.rider })
  const came = melee.from.find(each => each.figure === melee.rider)
  if (!stands(charger) || !man || !came) return []
  const others = pointsOf(charger).filter(at => at !== man.at)
  return enemiesOf(state)[charger.side].flatMap(unit =>
    placedOf(unit).flatMap(foe => {
      const isAhead =
        distance(came.at, man.at) < 0.1 ||
        Math.abs(angleBetween(bearing(came.at, man.at), bearing(man.at, foe.at))) <= 45.01
      if (!isAhead || isOut(melee, unit.id, foe.id) || distance(man.at, foe.at) > inches(state, 18)) return []
      const found = approach(state, charger, man.at, { ...foe, unit }, others, came)
      return found ? [{ target: unit.id, enemy: foe.id, ...found }] : []
    }),
  )
}

const isRiding = (state: ColonialState): boolean => state.pending?.kind === 'ride'

/** The rider goes on to another enemy and fights him at once. */
export const ride: Act<'ride'> = {
  offers(state) {
    if (!isRiding(state) || !state.melee) return []
    return [
      {
        id: 'ride',
        kind: 'ride',
        unit: state.melee.unit,
        label: 'Ride on',
        clause: 'colonial-2.52',
        input: 'choice',
        useful: true,
        options: () =>
          ridesOf(state)
            .toSorted((a, b) => a.length - b.length)
            .slice(0, MANY)
            .map(({ target, enemy, length }) => {
              const foe = findFigure(state, { unit: target, figure: enemy })
              return {
                action: { type: 'ride', target, enemy },
                label: `${unitOf(state, target).name}, ${length.toFixed(1)}″ (${enemy})`,
                ...(foe && { at: foe.at, cell: around(foe.at, inches(state, LENGTHS.base) / 2) }),
              }
            }),
      },
    ]
  },
  refuse(state, { target, enemy }) {
    if (!isRiding(state)) return [{ code: 'no-rider', clause: 'colonial-2.52' }]
    return ridesOf(state).some(each => each.target === target && each.enemy === enemy)
      ? []
      : [{ code: 'not-on-path', clause: 'colonial-R27' }]
  },
  play(state, { target, enemy }, io) {
    const { melee } = state
    const way = ridesOf(state).find(each => each.target === target && each.enemy === enemy)
    if (!melee || melee.rider === null || !way) return state
    const figure = melee.rider
    const from = melee.from.map(each =>
      each.figure === figure
        ? { ...each, gone: Math.round((each.gone + way.length) * 1000) / 1000, bad: way.bad }
        : each,
    )
    const charged = melee.charged.includes(target) ? melee.charged : [...melee.charged, target]
    const moved = movedTo(state, melee.unit, new Map([[figure, way.to]]))
    io.log({
      code: 'rides-on',
      side: unitOf(state, melee.unit).side,
      facts: { unit: { unit: melee.unit }, target: { unit: target }, length: way.length },
      units: [melee.unit, target],
      clauses: ['colonial-2.52', 'colonial-R27'],
    })
    const on: ColonialState = { ...moved, pending: null, melee: { ...melee, from, charged, rider: null } }
    return told(on, { figure, target, enemy }, io)
  },
}

/** The rider stays where he is. */
export const rein: Act<'rein'> = {
  offers: state =>
    isRiding(state)
      ? [plainOffer<ColonialAction>({ type: 'rein' }, 'Rein in', 'colonial-2.52', { ends: true })]
      : [],
  refuse: state => (isRiding(state) ? [] : [{ code: 'no-rider', clause: 'colonial-2.52' }]),
  play: (state, _action, io) =>
    isRiding(state) ? toFights({ ...cleared(state), pending: null }, io) : state,
}
