import { otherSide } from '../../../src/engine/ids'
import type { Offer, Trace } from '../../../src/engine/offer'
import { refusalField, refusalOf } from '../../../src/engine/acts'
import { modifier, reckon } from '../../../src/engine/reckon'
import { areaWhere } from '../../../src/geometry/areas'
import { memoBy } from '../../../src/engine/memo'
import { type Point, bearing, moveBy } from '../../../src/geometry/point'
import { type Cover, coverOf, eyeOf, eyesOf, isFoot, onTable, placeOf } from '../../families/panzer8'
import { type Act, type Io, type Reason, cite } from '../act'
import { changed, withoutFirst } from '../changes'
import { effective, suffered } from '../combat/results'
import { outcomeOf } from '../fire/attack'
import { type Duel, duelled, leastOf, rowOf } from '../fire/reckon'
import { elementOf, findElement, firstOf, hasDrawn, qualityOf, typeOf } from '../lookup'
import { withEffects } from '../sequence'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10Action, D10Element, D10State } from '../state'
import { DECK, HARASSING, SNIPER } from '../tables'
import { maySmoke, nextAct, objectsOf } from './objects'

/** Whose choice a card is. */
const chooserOf = (state: D10State) => {
  const first = firstOf(state, 'card')
  return first && (DECK[first.card].names === 'enemy' ? otherSide(first.by) : first.by)
}

/** Naming the element that a card befalls. */
export const name: Act<'name'> = {
  offers(state, side) {
    const first = firstOf(state, 'card')
    if (!first || first.card === 'Smoke' || chooserOf(state) !== side) return []
    return [
      {
        id: `name:${first.card}`,
        kind: 'name',
        unit: null,
        label: first.card,
        clause: cite('R67'),
        input: 'choice',
        useful: true,
        options: () =>
          objectsOf(state, first).map(each => {
            const at = placeOf(state, each)
            return {
              action: { type: 'name', unit: each.id },
              label: each.name,
              ...(each.at === null ? at && { at } : { token: each.id }),
            }
          }),
      },
    ]
  },
  refuse(state, { unit }) {
    const first = firstOf(state, 'card')
    if (!first || first.card === 'Smoke') return [{ code: 'no-card', clause: cite('R67') }]
    return objectsOf(state, first).some(({ id }) => id === unit)
      ? []
      : [{ code: 'no-object', clause: cite('R67') }]
  },
  nearest(state) {
    const first = firstOf(state, 'card')
    const [one] = first ? objectsOf(state, first) : []
    return one ? { type: 'name', unit: one.id } : null
  },
  play(state, { unit }, io) {
    const first = firstOf(state, 'card')
    if (!first) return state
    const now = withoutFirst(state)
    const { card, by } = first
    const element = elementOf(state, unit)
    if (card === 'Sniper' || card === 'Harassing fire') return attacked(now, element, card, io)
    io.log({
      code: NAMED[card] ?? 'is-named',
      facts: { unit: { unit } },
      side: by,
      units: [unit],
      clauses: [cite('R67')],
    })
    if (card === 'Second wind') return changed(now, unit, { suppressed: false })
    if (card === 'Fresh orders') return changed(now, unit, { extra: element.extra + 1 })
    return withEffects(now, [...now.effects, { card, by, unit, act: 0, at: null }])
  },
}

const NAMED: Partial<Record<string, 'has-second-wind' | 'has-fresh-orders'>> = {
  'Second wind': 'has-second-wind',
  'Fresh orders': 'has-fresh-orders',
}

/** Cover by the ground alone; against support fire what holds against mortars. */
function areaCover(state: D10State, target: D10Element, isSupport: boolean): Cover {
  const at = placeOf(state, target) ?? { x: 0, y: 0 }
  const eye = eyeOf(SHEETS, target, { at, facing: eyesOf(state, target).facing })
  const sight = { distance: 0, clear: true, blocked: null, blocker: null, crossed: [] }
  return coverOf(SHEETS, state, eye, target, eye, sight, isSupport ? 'M' : 'SA')
}

/** The additions of an attack that a card makes. */
export function cardDuel(state: D10State, target: D10Element, card: 'Sniper' | 'Harassing fire'): Duel {
  const cover = areaCover(state, target, card === 'Harassing fire')
  const value = card === 'Sniper' ? SNIPER : HARASSING
  const theirs = [
    modifier<D10Element>(
      cite('6.1.8'),
      2,
      cover.label,
      () => cover.kind === 'hard' || cover.kind === 'smoke',
    ),
    modifier<D10Element>(cite('6.1.7'), 1, cover.label, () => cover.kind === 'soft'),
    modifier<D10Element>(
      cite('6.1.11'),
      qualityOf,
      ({ quality }) => quality,
      () => true,
    ),
  ]
  const def = { clause: cite('6.1.6'), label: 'Def value', value: typeOf(target).defence }
  return {
    mine: reckon('sum', 'Firer adds', { clause: cite('R67'), label: card, value }, [], target),
    theirs: reckon('sum', 'Target adds', def, theirs, target),
  }
}

const HITS = {
  none: 'card-hits-none',
  'fall-back': 'card-hits-fall-back',
  suppressed: 'card-hits-suppressed',
  'knocked out': 'card-hits-out',
} as const

function attacked(state: D10State, target: D10Element, card: 'Sniper' | 'Harassing fire', io: Io): D10State {
  const duel = cardDuel(state, target, card)
  const who = {
    by: otherSide(target.side),
    clause: 'R67',
    purpose: card === 'Sniper' ? 'sniper' : 'harassing fire',
  }
  const row = rowOf(duelled(io, duel, who, leastOf('HE/SA')))['HE/SA']
  const rolled = row === 'hunter falls back' ? null : row
  const isSupport = card === 'Harassing fire'
  const result = effective(state, target, rolled, isSupport)
  io.log({
    code: HITS[result ?? 'none'],
    facts: { target: { unit: target.id } },
    side: otherSide(target.side),
    units: [target.id],
    clauses: [cite('R67')],
    reckonings: [duel.mine, duel.theirs],
    outcome: outcomeOf(result),
  })
  return suffered(
    state,
    { target: target.id, result: rolled, from: null, byMortar: isSupport, pose: null },
    io,
  )
}

function notSmoking(state: D10State, at: Point): readonly Reason[] {
  const first = firstOf(state, 'card')
  if (first?.card !== 'Smoke') return [{ code: 'no-card', clause: cite('R67') }]
  return maySmoke(state, first.by, at) ? [] : [{ code: 'no-smoke-there', clause: cite('R67') }]
}

/** Round places about the infantry that may see them: towards the enemy and the objectives first. */
function smokePlaces(state: D10State): readonly Point[] {
  const side = chooserOf(state)
  if (side === null) return []
  const found: Point[] = []
  for (const each of onTable(state, side)) {
    if (!isFoot(typeOf(each))) continue
    for (const enemy of onTable(state, otherSide(side)).slice(0, 6)) {
      const at = moveBy(each.at, bearing(each.at, enemy.at), 3)
      if (maySmoke(state, side, at)) found.push(at)
    }
    if (maySmoke(state, side, each.at)) found.push(each.at)
    if (found.length > 24) break
  }
  return found
}

const smokeRegion = memoBy((state: D10State) => {
  const side = chooserOf(state)
  const { width, height } = state.scenario.board
  const box = { minX: 0, minY: 0, maxX: width, maxY: height }
  return { outlines: side === null ? [] : areaWhere(box, 1, p => maySmoke(state, side, p)) }
})

/** Laying the smoke of a card. */
export const placeSmoke: Act<'place-smoke'> = {
  offers(state, side) {
    const first = firstOf(state, 'card')
    if (first?.card !== 'Smoke' || first.by !== side) return []
    const trace = (points: readonly Point[]): Trace<D10Action> => {
      const at = points.at(-1) ?? { x: 0, y: 0 }
      const action = { type: 'place-smoke', at } as const
      return {
        action,
        legs: [],
        left: 0,
        refusal: refusalOf<D10Action>(notSmoking(state, at)),
        stop: { at, facing: 0 },
        marks: [{ kind: 'ring', at, radius: SHEETS.smoke, line: 'solid' }],
      }
    }
    const offer: Offer<D10Action> = {
      id: 'place-smoke',
      kind: 'place-smoke',
      unit: null,
      label: 'Lay smoke',
      clause: cite('R67'),
      input: 'place',
      useful: true,
      options: () =>
        smokePlaces(state).map(at => ({ action: { type: 'place-smoke', at }, label: 'Smoke here', at })),
      region: () => smokeRegion(state),
      trace,
    }
    return [offer]
  },
  refuse: (state, { at }) => notSmoking(state, at),
  nearest(state) {
    const [at] = smokePlaces(state)
    return at ? { type: 'place-smoke', at } : null
  },
  play(state, { at }, io) {
    const first = firstOf(state, 'card')
    if (!first) return state
    io.log({ code: 'lays-smoke', side: first.by, units: [], clauses: [cite('R67')] })
    const now = withoutFirst(state)
    return withEffects(now, [...now.effects, { card: 'Smoke', by: first.by, unit: null, act: 0, at }])
  },
}

function notCovered(state: D10State, element: D10Element | undefined): readonly Reason[] {
  if (!element || element.fate !== 'in play') return [{ code: 'no-element', clause: cite('R67') }]
  if (element.side !== state.active || state.step !== 'action')
    return [{ code: 'not-its-turn', clause: cite('R24') }]
  if (!hasDrawn(state, 'Heads down', element.side) || !isUnspent(state))
    return [{ code: 'no-card', clause: cite('R67') }]
  return element.acts > 0 && (element.acts > element.extra || state.acting !== element.id)
    ? [{ code: 'has-acted', clause: cite('R25') }]
    : []
}

const isUnspent = (state: D10State): boolean =>
  state.effects.some(({ card, unit }) => card === 'Heads down' && unit === null)

/** Heads down: nobody answers the next action of this element. */
export const headsDown: Act<'heads-down'> = {
  offers(state, side) {
    if (state.step !== 'action' || side !== state.active || state.pending.length > 0 || !isUnspent(state))
      return []
    return onTable(state, side).map((each): Offer<D10Action> => {
      const action: D10Action = { type: 'heads-down', unit: each.id }
      const label = 'Heads down: nobody answers it'
      return {
        id: `heads-down:${each.id}`,
        kind: 'heads-down',
        unit: each.id,
        label,
        clause: cite('R67'),
        input: 'nothing',
        useful: false,
        ...refusalField(notCovered(state, each)),
        options: () => [{ action, label }],
      }
    })
  },
  refuse: (state, { unit }) => notCovered(state, findElement(state, unit)),
  play(state, { unit }, io) {
    const element = elementOf(state, unit)
    io.log({
      code: 'keeps-heads-down',
      facts: { unit: { unit } },
      side: element.side,
      units: [unit],
      clauses: [cite('R67')],
    })
    const effects = state.effects.map(each =>
      each.card === 'Heads down' && each.unit === null ? { ...each, unit, act: nextAct(state, unit) } : each,
    )
    return withEffects(state, effects)
  },
}
