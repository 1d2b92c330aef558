import { type UnitId } from '../../../src/engine/ids'
import { measuredBetween } from '../../../src/engine/measure'
import { oddsOf } from '../../../src/engine/odds'
import type { Measurement, Ruleset, Threat } from '../../../src/engine/ruleset'
import type { Degrees, Point } from '../../../src/geometry/point'
import { isWithin } from '../../../src/geometry/tolerance'
import { apart, type Eye, eyeAt, eyeOf, labelOf, placeOf, sightBetween, stands } from '../../families/panzer8'
import { cite } from '../act'
import { overrun } from '../combat/overrun'
import { hunt } from '../fire/hunt'
import { canFire, firerReasons, notReacting } from '../fire/limits'
import { measureShot, ridesOutside } from '../fire/shot'
import { chancesOf } from '../fire/track'
import { elementOf, findElement, typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS, sheetsIn } from '../sheets'
import type { D10Action, D10Element, D10State } from '../state'
import { NEAR } from '../tables'
import { OUTCOMES } from '../words'

/** Inches from one place or element to another, whether one sees the other, and what it means. */
export function measured(state: D10State, from: Point | UnitId, to: Point | UnitId): Measurement {
  const eyeIn = (end: Point | UnitId, at: Point): Eye => {
    const element = typeof end === 'string' ? findElement(state, end) : undefined
    return stands(element) ? eyeOf(SHEETS, element, element) : eyeAt(at)
  }
  return measuredBetween(state, from, to, (start, end) => {
    const sight = sightBetween(sheetsIn(state), state, eyeIn(from, start), eyeIn(to, end))
    const firer = typeof from === 'string' ? findElement(state, from) : undefined
    const away = apart(state, eyeIn(from, start), eyeIn(to, end))
    const weapons = firer ? typeOf(firer).weapons : []
    const facts = { ground: sight.blocker ? labelOf(sight.blocker) : 'the distance' }
    return {
      distance: away,
      lines: [
        sight.clear
          ? { code: 'measure-clear', clause: cite('R9') }
          : { code: 'measure-blocked', facts, clause: cite('R9') },
        ...weapons.map(({ range }) => ({
          code: isWithin(away, range) ? 'measure-within' : 'measure-beyond',
          facts: { range },
          clause: cite('R4'),
        })),
        ...(isWithin(away, NEAR) ? [{ code: 'measure-near', clause: cite('6.1.3') }] : []),
      ],
      marks: [
        {
          kind: 'sight',
          from: start,
          to: end,
          tone: sight.clear ? 'plain' : 'refused',
          ...(sight.blocker && { blocker: sight.blocker.outline }),
        },
      ],
    }
  })
}

/** As if it were this element's time to fire: its own action, with nothing done. Who guards a tank that is hunted fires past it. */
function readyFor(state: D10State, firer: D10Element): D10State {
  const fresh = { acts: 0, deeds: [], fired: [] }
  return {
    ...state,
    step: 'action',
    active: firer.side,
    acting: null,
    pending: notReacting(state, firer).length === 0 ? state.pending : [],
    effects: state.effects.filter(({ card }) => card !== 'Confusion'),
    units: state.units.map(each => (each.id === firer.id ? { ...each, ...fresh } : each)),
  }
}

/** How likely a section close by is to hurt a tank; null where it cannot try. */
function hunted(state: D10State, hunter: D10Element, target: UnitId): Threat | null {
  const action = { type: 'hunt', unit: hunter.id, target, along: null } as const
  const ready = readyFor(state, hunter)
  if (hunt.refuse(ready, action).length > 0) return null
  const { hit, destroy } = oddsOf({ play: playHunt, outcomes: OUTCOMES }, ready, action, target)
  return { by: hunter.id, hit, destroy, why: 'hunts it' }
}
const playHunt: Ruleset<D10State, Extract<D10Action, { type: 'hunt' }>>['play'] = (state, action, io) =>
  hunt.play(state, action, io)

/** How likely a tank that may run it over now is to hurt it; null where it may not. */
function overrunBy(state: D10State, tank: D10Element, target: UnitId): Threat | null {
  const action = { type: 'overrun', unit: tank.id, target } as const
  if (overrun.refuse(state, action).length > 0) return null
  const { hit, destroy } = oddsOf({ play: playOverrun, outcomes: OUTCOMES }, state, action, target)
  return { by: tank.id, hit, destroy, why: 'overruns it' }
}

const playOverrun: Ruleset<D10State, Extract<D10Action, { type: 'overrun' }>>['play'] = (state, action, io) =>
  overrun.play(state, action, io)

/** Who could fire at an element in a pose as all stand now, the worst first. */
export function threatsTo(state: D10State, id: UnitId, at: Point, facing: Degrees): readonly Threat[] {
  const element = findElement(state, id)
  if (!element || element.fate !== 'in play') return []
  const target: D10Element = { ...element, at, facing }
  const there: D10State = {
    ...state,
    pending: state.pending.filter(each => each.kind === 'react' && each.hunted !== null),
    units: state.units.map(each => (each.id === id ? target : each)),
  }
  return there.units
    .flatMap((given): readonly Threat[] => {
      if (given.side === element.side || given.fate !== 'in play' || !placeOf(there, given)) return []
      if (given.command || given.brokenDown || ridesOutside(there, given)) return []
      const crushed = overrunBy(there, given, id)
      if (crushed) return [crushed]
      const ready = readyFor(there, given)
      const firer = elementOf(ready, given.id)
      const [best] = typeOf(firer)
        .weapons.flatMap(weapon => {
          if (firerReasons(ready, firer, weapon).length > 0) return []
          const shot = measureShot(ready, firer, weapon, target, null)
          return !shot || !canFire(ready, shot) ? [] : [{ shot, ...chancesOf(ready, shot) }]
        })
        .toSorted((a, b) => b.destroy - a.destroy || b.hit - a.hit)
      const close = hunted(there, given, id)
      if (close && (!best || close.destroy > best.destroy)) return [close]
      if (!best) return []
      const why =
        best.shot.mode === 'AP' ? (best.shot.flank ? 'AP at its side or rear' : 'AP') : 'HE or small arms'
      return [{ by: given.id, hit: best.hit, destroy: best.destroy, why }]
    })
    .toSorted((a, b) => b.destroy - a.destroy || b.hit - a.hit)
}
