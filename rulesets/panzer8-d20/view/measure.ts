import { type UnitId, otherSide } from '../../../src/engine/ids'
import { measuredBetween } from '../../../src/engine/measure'
import type { Measurement, Ruleset, Threat } from '../../../src/engine/ruleset'
import type { Degrees, Point } from '../../../src/geometry/point'
import { isWithin } from '../../../src/geometry/tolerance'
import {
  type Eye,
  eyeAt,
  apart,
  eyeOf,
  labelOf,
  placeOf,
  sightBetween,
  stands,
  firingPose,
  type Result,
} from '../../families/panzer8'
import { oddsOf } from '../../../src/engine/odds'
import { effective } from '../combat/results'
import { hunt } from '../fire/hunt'
import { shotReasons } from '../fire/limits'
import { bandsOf, damageColumn, heSa, toHit } from '../fire/reckon'
import { type Shot, measureBetween, ridesOutside } from '../fire/shot'
import { elementOf, findElement, qualityOf, typeOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Action, D20Element, D20State } from '../state'
import { OUTCOMES } from '../words'
import { NEAR } from '../tables'
import { cite } from '../act'

/** Inches from one place or element to another, whether one sees the other, and what it means. */
export function measured(state: D20State, from: Point | UnitId, to: Point | UnitId): Measurement {
  const eyeIn = (end: Point | UnitId, at: Point): Eye => {
    const element = typeof end === 'string' ? findElement(state, end) : undefined
    return stands(element) ? eyeOf(SHEETS, element, element) : eyeAt(at)
  }
  return measuredBetween(state, from, to, (start, end) => {
    const sight = sightBetween(SHEETS, state, eyeIn(from, start), eyeIn(to, end))
    const firer = typeof from === 'string' ? findElement(state, from) : undefined
    const away = apart(state, eyeIn(from, start), eyeIn(to, end))
    const weapons = firer ? typeOf(firer).weapons : []
    const facts = { ground: sight.blocker ? labelOf(sight.blocker) : 'the distance' }
    return {
      distance: away,
      lines: [
        sight.clear
          ? { code: 'measure-clear', clause: cite('3.3.1') }
          : { code: 'measure-blocked', facts, clause: cite('3.3.4') },
        ...weapons.map(({ range }) => ({
          code: isWithin(away, range) ? 'measure-within' : 'measure-beyond',
          facts: { range },
          clause: cite('2.3.5'),
        })),
        ...(isWithin(away, NEAR) ? [{ code: 'measure-near', clause: cite('6.1.4') }] : []),
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

/** What a shot is likely to come to. */
export function chancesOf(state: D20State, shot: Shot): { readonly hit: number; readonly destroy: number } {
  const given = { state, shot }
  const above = (least: number): number => Math.min(1, Math.max(0, (21 - least) / 20))
  const byMortar = shot.weapon.kind === 'M'
  const means = (result: Result): Result | null => effective(state, shot.target, result, byMortar)
  if (shot.mode === 'AP') {
    const quality = qualityOf(shot.firer)
    const { suppresses, knocksOut } = damageColumn(given)
    const hit = shot.weapon.kind === 'F' ? 1 : above(Math.min(20, toHit(given).total))
    const least = means('suppressed') === 'knocked out' ? Math.min(suppresses, knocksOut) : knocksOut
    return { hit, destroy: hit * above(least - quality) }
  }
  const [falls = 99, suppresses = 99, knocksOut = 99] = bandsOf(heSa(given, shot.weapon.value ?? 0).total)
  const hit = means('fall-back') === null ? above(suppresses) : above(falls)
  return { hit, destroy: above(means('suppressed') === 'knocked out' ? suppresses : knocksOut) }
}

/** How likely a section close by is to hurt a tank; null where it cannot try. */
function hunted(state: D20State, hunter: D20Element, target: UnitId): Threat | null {
  const action = { type: 'hunt', unit: hunter.id, target, along: null } as const
  const isTheirFire = state.active === hunter.side && state.step === 'fire'
  const ready: D20State = isTheirFire
    ? state
    : {
        ...state,
        step: 'fire',
        active: hunter.side,
        units: state.units.map(each => (each.id === hunter.id ? { ...each, fired: [] } : each)),
      }
  if (hunt.refuse(ready, action).length > 0) return null
  const { hit, destroy } = oddsOf({ play: playHunt, outcomes: OUTCOMES }, ready, action, target)
  return { by: hunter.id, hit, destroy, why: 'hunts it' }
}
const playHunt: Ruleset<D20State, Extract<D20Action, { type: 'hunt' }>>['play'] = (state, action, io) =>
  hunt.play(state, action, io)

/** Who could fire at an element in a pose as all stand now, the worst first. */
export function threatsTo(state: D20State, id: UnitId, at: Point, facing: Degrees): readonly Threat[] {
  const element = findElement(state, id)
  if (!element || element.fate !== 'in play') return []
  const target: D20Element = { ...element, at, facing, track: [] }
  const there: D20State = { ...state, units: state.units.map(each => (each.id === id ? target : each)) }
  const enemy = otherSide(element.side)
  const isTheirFire = state.active === enemy && state.step === 'fire'
  return there.units
    .flatMap((firer): readonly Threat[] => {
      if (firer.side !== enemy || firer.fate !== 'in play' || !placeOf(there, firer)) return []
      if (firer.command || firer.brokenDown || ridesOutside(there, firer)) return []
      const best = typeOf(firer)
        .weapons.filter(weapon => !isTheirFire || !firer.fired.includes(weapon.id))
        .flatMap(weapon => {
          const pose = firingPose(there, firer)
          if (!pose) return []
          const carrier = firer.carriedBy === null ? firer : elementOf(there, firer.carriedBy)
          const [from, to] = [eyeOf(SHEETS, carrier, pose), eyeOf(SHEETS, target, { at, facing })]
          const shot = measureBetween(there, firer, weapon, target, from, to, null)
          return shotReasons(there, shot).length > 0 ? [] : [{ shot, ...chancesOf(there, shot) }]
        })
        .toSorted((a, b) => b.destroy - a.destroy || b.hit - a.hit)[0]
      const close = hunted(there, firer, id)
      if (close && (!best || close.destroy > best.destroy)) return [close]
      if (!best) return []
      const why =
        best.shot.mode === 'AP' ? (best.shot.flank ? 'AP at its side or rear' : 'AP') : 'HE or small arms'
      return [{ by: firer.id, hit: best.hit, destroy: best.destroy, why }]
    })
    .toSorted((a, b) => b.destroy - a.destroy || b.hit - a.hit)
}
