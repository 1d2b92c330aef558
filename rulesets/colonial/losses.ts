import { plainOffer } from '../../src/engine/acts'
import type { UnitId } from '../../src/engine/ids'
import type { Offer } from '../../src/engine/offer'
import { distance } from '../../src/geometry/point'
import type { Act, Io, Reason } from './act'
import { asked } from './activation'
import {
  inches,
  enemiesOf,
  findFigure,
  placedOf,
  pointsOf,
  unitOf,
  withUnit,
  without,
  type Placed,
} from './lookup'
import { afterAttack } from './sequence'
import { droppedBy, takersOf } from './takers'
import type { ColonialAction, ColonialState, Company, Dropped, Figure, Pending } from './state'
import { BALLISTICS, LENGTHS, SAVES } from './tables'

type Losses = Extract<Pending, { readonly kind: 'losses' }>

/** Hits by fire on some figures of a unit: its owner chooses who is hit, where there is a choice (2.36, R16). */
export function hit(
  state: ColonialState,
  id: UnitId,
  hits: number,
  among: readonly string[],
  io: Io,
): ColonialState {
  if (hits === 0 || among.length === 0) return afterAttack(state, [], io)
  if (hits >= among.length) return fallen(state, id, among, io)
  return asked(state, { kind: 'losses', unit: id, hits, among, named: [] }, unitOf(state, id).side)
}

/** Figures that are hit: leaders save, the others are eliminated (2.32 to 2.34). */
function fallen(state: ColonialState, id: UnitId, figures: readonly string[], io: Io): ColonialState {
  const { next, dead } = eliminated(state, id, figures, io)
  return afterAttack(next, droppedBy(unitOf(state, id), dead), io)
}

export function eliminated(
  state: ColonialState,
  id: UnitId,
  figures: readonly string[],
  io: Io,
): { readonly next: ColonialState; readonly dead: readonly Placed[] } {
  const unit = unitOf(state, id)
  const wanted = new Set(figures)
  const dead: Placed[] = []
  for (const man of placedOf(unit)) {
    if (wanted.has(man.id) && !saves(unit, man.figure, io)) dead.push(man)
  }
  if (dead.length > 0) {
    io.log({
      code: 'loses',
      side: unit.side,
      facts: { unit: { unit: id }, count: dead.length, left: unit.figures.length - dead.length },
      units: [id],
      clauses: ['colonial-2.32', 'colonial-2.36'],
      effects: [{ kind: 'chip', unit: id, chip: `−${dead.length}` }],
    })
  }
  return { next: without(state, id, new Set(dead.map(each => each.id)), 'fallen'), dead }
}

/** The saving roll of a leader who is hit by fire. */
export function saves(unit: Company, { leader }: Figure, io: Io): boolean {
  if (leader === null) return false
  const { need, clause } = SAVES[leader]
  const isSaved = io.chance.check(6, need, { purpose: `to save the ${leader}`, by: unit.side, clause })
  io.log({
    code: isSaved ? 'saves' : 'saves-not',
    side: unit.side,
    facts: { unit: { unit: unit.id }, leader },
    units: [unit.id],
    clauses: [clause, 'colonial-R17'],
  })
  return isSaved
}

/**
 * The figures that are given up first: men without firearms before those with them, leaders last; of alike ones those farthest
 * from the enemy. A unit does not break up over it where it need not.
 */
export function proposedLosses(
  state: ColonialState,
  { unit: id, hits, among, named }: Losses,
): readonly string[] {
  const unit = unitOf(state, id)
  const allowed = new Set(among)
  const enemies = enemiesOf(state)[unit.side].flatMap(pointsOf)
  const far = (man: Placed): number => Math.min(Infinity, ...enemies.map(at => distance(at, man.at)))
  const price = ({ figure }: Placed): number =>
    figure.leader !== null ? 100 : figure.weapons.some(each => BALLISTICS[each]?.firearm) ? 10 : 0
  const rest = placedOf(unit)
    .filter(man => allowed.has(man.id) && !named.includes(man.id))
    .map(man => ({ id: man.id, price: price(man), far: far(man) }))
    .toSorted((a, b) => a.price - b.price || b.far - a.far)
  return [...named, ...rest.slice(0, hits - named.length).map(each => each.id)]
}

const losses = ({ pending }: ColonialState): Losses | null => (pending?.kind === 'losses' ? pending : null)

const wrongUnit = (state: ColonialState, id: UnitId): readonly Reason[] =>
  losses(state)?.unit === id ? [] : [{ code: 'no-losses', clause: 'colonial-2.36' }]

/** One figure is given up. */
export const name: Act<'name'> = {
  offers(state) {
    const open = losses(state)
    if (!open) return []
    const men = placedOf(unitOf(state, open.unit)).filter(
      ({ id }) => open.among.includes(id) && !open.named.includes(id),
    )
    return [
      {
        id: `name:${open.unit}`,
        kind: 'name',
        unit: open.unit,
        label: 'Choose who falls',
        clause: 'colonial-2.36',
        input: 'choice',
        useful: false,
        options: () =>
          men.map(({ id, at, figure }) => ({
            action: { type: 'name', unit: open.unit, figure: id },
            label: `${figure.leader ?? figure.weapons[0] ?? 'man'} (${id})`,
            at,
            cell: around(at, inches(state, LENGTHS.base) / 2),
          })),
      } satisfies Offer<ColonialAction>,
    ]
  },
  refuse(state, { unit, figure }) {
    const wrong = wrongUnit(state, unit)
    if (wrong.length > 0) return wrong
    const open = losses(state)
    if (!open?.among.includes(figure) || !findFigure(state, { unit, figure }))
      return [{ code: 'not-in-sight', clause: 'colonial-R16' }]
    return open.named.includes(figure) ? [{ code: 'is-named', clause: 'colonial-R16' }] : []
  },
  play(state, { unit, figure }, io) {
    const open = losses(state)
    if (!open || open.unit !== unit) return state
    const named = [...open.named, figure]
    if (named.length < open.hits) return { ...state, pending: { ...open, named } }
    return fallen({ ...state, pending: null }, unit, named, io)
  },
}

/** All who are proposed are given up. */
export const accept: Act<'accept'> = {
  offers(state) {
    const open = losses(state)
    if (!open) return []
    const count = open.hits - open.named.length
    return [
      plainOffer<ColonialAction>(
        { type: 'accept', unit: open.unit },
        count === 1 ? 'The one marked falls' : `The ${count} marked fall`,
        'colonial-2.36',
        { unit: null, ends: true },
      ),
    ]
  },
  refuse: (state, { unit }) => wrongUnit(state, unit),
  play(state, { unit }, io) {
    const open = losses(state)
    return open && open.unit === unit
      ? fallen({ ...state, pending: null }, unit, proposedLosses(state, open), io)
      : state
  },
}

/** A fallen man's firearm is taken up. */
export const take: Act<'take'> = {
  offers(state) {
    const { pending } = state
    const first = pending?.kind === 'arms' ? pending.dropped[0] : undefined
    if (!first) return []
    return [
      {
        id: 'take',
        kind: 'take',
        unit: first.unit,
        label: `Take up the ${first.weapon.toLowerCase()}`,
        clause: 'colonial-2.37',
        input: 'choice',
        useful: true,
        options: () =>
          takersOf(state, first).map(({ id, at }) => ({
            action: { type: 'take', unit: first.unit, figure: id },
            label: `${distance(at, first.at).toFixed(1)}″ away (${id})`,
            at,
            cell: around(at, inches(state, LENGTHS.base) / 2),
          })),
      },
    ]
  },
  refuse(state, { unit, figure }) {
    const first = state.pending?.kind === 'arms' ? state.pending.dropped[0] : undefined
    if (first?.unit !== unit) return [{ code: 'no-arms-there', clause: 'colonial-2.37' }]
    return takersOf(state, first).some(each => each.id === figure)
      ? []
      : [{ code: 'cannot-take', clause: 'colonial-R18' }]
  },
  play(state, { unit: id, figure }, io) {
    const { pending } = state
    if (pending?.kind !== 'arms') return state
    const [first, ...rest] = pending.dropped
    if (first?.unit !== id) return state
    const unit = unitOf(state, id)
    io.log({
      code: 'takes-up',
      side: unit.side,
      facts: { unit: { unit: id }, weapon: first.weapon.toLowerCase() },
      units: [id],
      clauses: ['colonial-2.37', 'colonial-R18'],
    })
    return afterAttack(armed(state, unit, figure, first), rest, io)
  },
}

/** The replacement stands where the man fell, with his firearm in place of his own arms; those lie with the dead (R47). */
function armed(state: ColonialState, unit: Company, figure: string, { at, weapon }: Dropped): ColonialState {
  const old = unit.figures.find(each => each.id === figure)
  if (!old || unit.at === null) return state
  const figures = unit.figures.map(each =>
    each.id === figure
      ? {
          ...each,
          dx: Math.round((at.x - (unit.at?.x ?? 0)) * 1000) / 1000,
          dy: Math.round((at.y - (unit.at?.y ?? 0)) * 1000) / 1000,
          weapons: [weapon],
          shield: false,
        }
      : each,
  )
  let exchanged = false
  const fallenNow = unit.fallen.toReversed().map(each => {
    if (exchanged || !each.weapons.includes(weapon)) return each
    exchanged = true
    return { ...each, weapons: old.weapons, shield: old.shield }
  })
  return withUnit(state, unit.id, { figures, fallen: fallenNow.toReversed() })
}

/** The firearm is left where it lies. */
export const leave: Act<'leave'> = {
  offers: state =>
    state.pending?.kind === 'arms'
      ? [
          plainOffer<ColonialAction>({ type: 'leave' }, 'Leave it', 'colonial-2.37', {
            unit: null,
          }),
        ]
      : [],
  refuse: state =>
    state.pending?.kind === 'arms' ? [] : [{ code: 'no-arms-there', clause: 'colonial-2.37' }],
  play: (state, _action, io) =>
    state.pending?.kind === 'arms' ? afterAttack(state, state.pending.dropped.slice(1), io) : state,
}

/** A ring of points, for pressing a figure. */
export function around({ x, y }: { readonly x: number; readonly y: number }, r: number) {
  return Array.from({ length: 8 }, (_, k) => ({
    x: x + Math.cos((k * Math.PI) / 4) * r,
    y: y + Math.sin((k * Math.PI) / 4) * r,
  }))
}
