import { refusalField, refusalOf } from '../../../src/engine/acts'
import type { Offer, Option, Trace } from '../../../src/engine/offer'
import type { Refusal } from '../../../src/engine/refusal'
import { areaWhere } from '../../../src/geometry/areas'
import { along, bearing, distance, moveBy, type Degrees, type Point } from '../../../src/geometry/point'
import type { Act, ActionOf, Io } from '../act'
import { activeOf, candidates, withActive } from '../activation'
import { findUnit, movedTo, nearestEnemy, pointsOf, stands, unitOf, withUnit, type Standing } from '../lookup'
import type { ColonialAction, ColonialState, Form } from '../state'
import { allowanceOf, isRough, lengthOf, offset, round, tidy } from './room'
import { rough } from './badGround'
import { clauseOfMove, marchOf, plan, reasonsNotToMove } from './plan'

export const march: Act<'march'> = {
  offers: (state, side) =>
    candidates(state, side).flatMap(unit => {
      if (unit.gun) {
        return GUN_FORMS.map(form =>
          marchOffer(state, unit, form, refusalOf(reasonsNotToMove(state, unit.id, form))),
        )
      }
      const refused = refusalOf(reasonsNotToMove(state, unit.id, 'as it stands'))
      if (unit.figures.length === 1) return [marchOffer(state, unit, 'as it stands', refused)]
      return FORMS_OFFERED.map(form => marchOffer(state, unit, form, refused))
    }),
  refuse(state, action) {
    const reasons = reasonsNotToMove(state, action.unit, action.form)
    if (reasons.length > 0) return reasons
    return plan(state, unitOf(state, action.unit) as Standing, action).reasons
  },
  nearest(state, action) {
    if (reasonsNotToMove(state, action.unit, action.form).length > 0) return null
    return nearestMarch(state, unitOf(state, action.unit) as Standing, action)
  },
  play(state, action, io) {
    const unit = findUnit(state, action.unit)
    if (!stands(unit)) return state
    return marched(state, unit, action, io)
  },
}

const FORMS_OFFERED: readonly Form[] = ['as it stands', 'line', 'column', 'loose', 'cover']

const GUN_FORMS: readonly Form[] = ['as it stands', 'crew']

const LABELS: Readonly<Record<Form, string>> = {
  'as it stands': 'Move',
  line: 'Form line',
  column: 'Form column',
  loose: 'Spread out',
  cover: 'Into cover',
  crew: 'Crew to the gun',
}

function marched(state: ColonialState, unit: Standing, action: ActionOf<'march'>, io: Io): ColonialState {
  const { ways, gun } = plan(state, unit, action)
  const active = activeOf(state, unit.id)
  const places = new Map(ways.map(({ figure, to }) => [figure.id, to]))
  const before = unit.at
  const next = movedTo(state, unit.id, places, gun ?? undefined)
  const moved = unitOf(next, unit.id)
  const gone = { ...active.gone }
  let most = 0
  for (const { figure, length } of ways) {
    if (length <= 0) continue
    gone[figure.id] = tidy((gone[figure.id] ?? 0) + length)
    most = Math.max(most, length)
  }
  // Who only turns has not moved (R6).
  const stage = most > 0 && active.stage === 'open' ? 'move' : active.stage
  io.log({
    code: action.form === 'crew' ? 'crew-back' : most > 0 ? `moves-${codeOf(action.form)}` : 'turns',
    side: unit.side,
    facts: { unit: { unit: unit.id }, length: most },
    units: [unit.id],
    clauses: [clauseOfMove(state, unit)],
    ...(moved.at && most > 0 && { effects: [{ kind: 'move', unit: unit.id, path: [before, moved.at] }] }),
  })
  return withActive(withUnit(next, unit.id, { facing: action.facing }), { ...active, stage, gone })
}

const codeOf = (form: Form) => (form === 'as it stands' || form === 'crew' ? 'on' : form)

/**
 * The longest part of the way to the same place that is allowed; where bad ground forbids all of it, to roll for that ground; null
 * if there is neither.
 */
function nearestMarch(
  state: ColonialState,
  unit: Standing,
  action: ActionOf<'march'>,
): ColonialAction | null {
  const way = [unit.at, ...action.path]
  const whole = lengthOf(way)
  for (const part of [0.95, 0.85, 0.75, 0.65, 0.55, 0.45, 0.35, 0.25, 0.15, 0.05]) {
    const path = cut(way, whole * part)
    const shorter = { ...action, path }
    if (marchOf(state, unit, shorter).reasons.length === 0) return shorter
  }
  const announced: ActionOf<'rough'> = { type: 'rough', unit: unit.id }
  const isBad = marchOf(state, unit, action).reasons.some(({ code }) => code === 'bad-ground')
  return isBad && rough.refuse(state, announced).length === 0 ? announced : null
}

function cut(way: readonly Point[], length: number): readonly Point[] {
  let left = length
  const path: Point[] = []
  for (const [at, to] of way.entries()) {
    const from = way[at - 1]
    if (!from) continue
    const step = distance(from, to)
    if (step >= left) return [...path, step === 0 ? to : round(along(from, to, left / step))]
    left -= step
    path.push(to)
  }
  return path
}

/** Which way a formation faces: a column goes ahead, the others look towards the nearest enemy. */
function facingOf(state: ColonialState, unit: Standing, path: readonly Point[], form: Form): Degrees {
  const goal = path.at(-1) ?? unit.at
  const before = path.at(-2) ?? unit.at
  if (form === 'column') return distance(before, goal) > 0.3 ? Math.round(bearing(before, goal)) : unit.facing
  if (form === 'as it stands')
    return distance(before, goal) > 0.3 ? Math.round(bearing(before, goal)) : unit.facing
  const enemy = nearestEnemy(state, unit.side, goal)
  return enemy ? Math.round(bearing(goal, enemy.at)) : unit.facing
}

function marchOffer(
  state: ColonialState,
  unit: Standing,
  form: Form,
  refusal: Refusal<never> | null,
): Offer<ColonialAction> {
  const id = form === 'as it stands' ? `march:${unit.id}` : `${codeOf(form)}:${unit.id}`
  const actionTo = (path: readonly Point[], facing?: Degrees): ActionOf<'march'> => ({
    type: 'march',
    unit: unit.id,
    path: path.map(round),
    form,
    facing: facing ?? facingOf(state, unit, path, form),
  })
  const optionOf = (path: readonly Point[], label: string): Option<ColonialAction> => {
    const action = actionTo(path)
    const at = path.at(-1)
    return {
      action,
      label,
      ...(at && { at: round(at) }),
      ...refusalField(plan(state, unit, action).reasons),
    }
  }
  const base = {
    id: form === 'crew' ? `crew:${unit.id}` : id,
    kind: form === 'as it stands' ? 'march' : form,
    unit: unit.id,
    label: LABELS[form],
    clause: form === 'crew' ? 'colonial-R54' : 'colonial-2.10',
    // Until somebody is named, every unit has something to do; whoever has moved may leave it at that.
    useful: form === 'as it stands' && state.active === null,
    ...(refusal && { refusal }),
  }
  if (form === 'crew') return { ...base, input: 'nothing', options: () => [optionOf([], LABELS.crew)] }
  return Object.assign(base, {
    input: 'path' as const,
    options: () => spread(state, unit, form).map(to => optionOf([to], '')),
    sample(pick: (count: number) => number) {
      // Who forms up goes farther than the middle does.
      const most = allowanceOf(state, unit) * (form === 'as it stands' ? 1 : 0.6)
      for (let tries = 0; tries < 3; tries++) {
        const to = moveBy(unit.at, pick(24) * 15, (most * (1 + pick(8))) / 8)
        if (!mayLead(state, unit, to)) continue
        const option = optionOf([to], '')
        if (!option.refusal) return option
      }
      return null
    },
    region: () => regionOf(state, unit, form),
    trace: (points: readonly Point[], facing?: Degrees) => traceOf(state, unit, actionTo(points, facing)),
  })
}

/** Whether the middle of a unit could go there, asked before everybody's way is. */
function mayLead(state: ColonialState, unit: Standing, to: Point): boolean {
  const { width, height } = state.scenario.board
  if (to.x < 0 || to.y < 0 || to.x > width || to.y > height) return false
  return activeOf(state, unit.id).rolled !== null || !isRough(state, unit, [unit.at, to])
}

/** A fair spread of places, towards the enemy and away from him. */
function spread(state: ColonialState, unit: Standing, form: Form): readonly Point[] {
  const enemy = nearestEnemy(state, unit.side, unit.at)
  const ahead = enemy ? bearing(unit.at, enemy.at) : unit.facing
  const far = allowanceOf(state, unit)
  const [angles, parts] =
    form === 'as it stands'
      ? [
          [0, 25, -25, 55, -55, 90, -90, 135, -135, 180],
          [1, 0.55],
        ]
      : [
          [0, 40, -40, 180],
          [0.7, 0.35],
        ]
  const places = angles.flatMap(angle =>
    parts.map(part => moveBy(unit.at, ahead + angle, far * part * 0.985)),
  )
  return form === 'as it stands' ? places : [unit.at, ...places]
}

function regionOf(state: ColonialState, unit: Standing, form: Form) {
  const far = allowanceOf(state, unit)
  const { x, y } = unit.at
  const box = { minX: x - far, minY: y - far, maxX: x + far, maxY: y + far }
  const holds = (p: Point): boolean => {
    if (distance(p, unit.at) > far) return false
    const facing = facingOf(state, unit, [p], form)
    return marchOf(state, unit, { path: [p], form, facing }).reasons.length === 0
  }
  const outlines = areaWhere(box, form === 'as it stands' ? far / 9 : far / 6, holds)
  return { outlines, label: `${Math.round(far * 10) / 10}″` }
}

function traceOf(state: ColonialState, unit: Standing, action: ActionOf<'march'>): Trace<ColonialAction> {
  const found = marchOf(state, unit, action)
  const nearest = found.reasons.length > 0 ? nearestMarch(state, unit, action) : null
  const shorter = nearest?.type === 'march' ? nearest : null
  const stays = found.reasons.length > 0 && !shorter
  const shown = shorter
    ? marchOf(state, unit, shorter)
    : stays
      ? marchOf(state, unit, { ...action, path: [] })
      : found
  const at = (shorter ?? action).path.at(-1) ?? unit.at
  const stopAt = stays ? unit.at : at
  const figures = stays
    ? pointsOf(unit).map(p => offset(p, stopAt))
    : shown.ways.map(({ to }) => offset(to, stopAt))
  return {
    action,
    legs: legsOf(state, unit, action.path),
    left: found.left,
    refusal: refusalOf(found.reasons, nearest),
    stop: { at: stopAt, facing: action.facing, left: shown.left, figures },
  }
}

function legsOf(state: ColonialState, unit: Standing, path: readonly Point[]) {
  const length = lengthOf([unit.at, ...path])
  const label = isRough(state, unit, [unit.at, ...path]) ? 'bad ground' : 'open'
  return [{ label, length, cost: length, clause: clauseOfMove(state, unit) }]
}
