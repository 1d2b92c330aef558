import { isBroken, type Limit, reasonsOf } from '../../../src/engine/limits'
import type { Mark } from '../../../src/engine/scene'
import { WITHIN, isWithin } from '../../../src/geometry/tolerance'
import {
  type ElementType,
  HALF_FIELD,
  areEngaged,
  isArmoured,
  isContacted,
  isFoot,
  isHullDownAt,
  isVehicle,
  labelOf,
  meleeFoes,
  stands,
  isInField,
  aimOf,
} from '../../families/panzer8'
import { type Reason, cite } from '../act'
import { type OnTable, elementOf, typeOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Element, D20State } from '../state'
import type { Code } from '../words'
import { NEAR, THIN } from '../tables'
import { type Shot, apOf, friendInLine, measureShot, ridesOutside, screenInLine } from './shot'

interface Case {
  readonly state: D20State
  readonly shot: Shot
}

/** Whether an element is in hand-to-hand combat. */
export const isInMelee = (state: D20State, element: D20Element): boolean =>
  stands(element) && meleeFoes(SHEETS, state, element).length > 0

/** Whether it has used up the one attack of its player turn; a secondary gun has one of its own. */
const hasFired = ({ fired }: D20Element, weapon: Shot['weapon']['id']): boolean =>
  weapon === 'second' ? fired.includes('second') : fired.includes('main') || fired.includes('small')

/** Why an element may not fire at all now, whatever it aims at. */
export function firerReasons(state: D20State, firer: D20Element, weapon: Shot['weapon']): readonly Reason[] {
  const reasons: Reason[] = []
  const type = typeOf(firer)
  const say = (code: Code, clause: string) => reasons.push({ code, clause: cite(clause) })
  if (state.step !== 'fire') say('not-fire-phase', '4.0.3')
  if (firer.side !== state.active) say('not-its-turn', '4.0.2')
  if (firer.fate !== 'in play') say('is-gone', '6.4.8')
  if (type.class === 'hq') say('hq-never-fires', '2.2.9')
  if (firer.command || type.class === 'commander') say('commander-never-fires', '2.2.3')
  if (hasFired(firer, weapon.id)) say('has-fired', '6.0.19')
  if (firer.brokenDown) say('is-broken-down', '8.4.9')
  reasons.push(...carriedReasons(state, firer, type, weapon))
  if (firer.suppressed && stands(firer) && isContacted(SHEETS, state, firer))
    say('suppressed-in-contact', '6.0.24')
  return reasons
}

/** Section 6: who may fire from a vehicle. */
function carriedReasons(
  state: D20State,
  firer: D20Element,
  type: ElementType,
  weapon: Shot['weapon'],
): readonly Reason[] {
  if (firer.carriedBy === null) return []
  if (type.class === 'csw') return [{ code: 'limbered-or-embarked', clause: cite('8.4.5') }]
  if (weapon.kind === 'F') return [{ code: 'no-flame-mounted', clause: cite('6.0.13') }]
  if (ridesOutside(state, firer)) return [{ code: 'riders-do-not-fire', clause: cite('R29') }]
  if (!isFoot(type)) return [{ code: 'only-infantry-fires-mounted', clause: cite('6.0.11') }]
  const carrier = elementOf(state, firer.carriedBy)
  if (isArmoured(typeOf(carrier))) return []
  const other = state.units.find(
    each => each.id !== firer.id && each.carriedBy === carrier.id && each.fired.length > 0,
  )
  return other
    ? [{ code: 'one-fires-from-soft', clause: cite('6.0.12'), facts: { unit: { unit: other.id } } }]
    : []
}

/** Whether a value of '*' can do anything to a vehicle. */
function canStar({ weapon, target }: Shot): boolean {
  const type = typeOf(target)
  if (weapon.kind === 'F') return true
  if (type.defence <= THIN) return true
  return weapon.kind === 'M' && (type.openTopped || type.class === 'ac')
}

const sightMark = ({ from, at, sight }: Shot): readonly Mark[] => [
  {
    kind: 'sight',
    from: from.at,
    to: at.at,
    tone: 'refused',
    ...(sight.blocker?.line === null && { blocker: sight.blocker.outline }),
  },
]

const value = ({ shot: { mode, weapon, firer } }: Case) =>
  mode === 'AP' ? apOf(firer, weapon) : weapon.value

/** Whether somebody aims at an enemy who charged the firer, on its way to him. */
const isAtCharger = ({ shot: { firer, target, along } }: Case): boolean =>
  along !== null && target.charged.includes(firer.id)

/** The pose in which a charger stands in contact is nobody's target. */
const isInContactPose = ({ state, shot: { target, along } }: Case): boolean =>
  along === null && isInMelee(state, target)

/** Section 6 about one target: what forbids a shot, the weightiest first. */
const LIMITS: readonly Limit<Case, Code>[] = [
  {
    broken: given => value(given) === null,
    why: ({ shot: { mode } }) => [
      mode === 'AP' ? { code: 'no-ap', clause: cite('6.1.1') } : { code: 'no-hesa', clause: cite('6.2.1') },
    ],
    alone: true,
  },
  {
    broken: ({ shot }) => shot.mode === 'AP' && apOf(shot.firer, shot.weapon) === '*' && !canStar(shot),
    why: ({ shot }) => [
      {
        code: 'cannot-hurt',
        clause: cite('6.1.20'),
        facts: { defence: typeOf(shot.target).defence },
      },
    ],
    alone: true,
  },
  {
    broken: isInContactPose,
    why: () => [{ code: 'target-in-melee', clause: cite('6.0.10') }],
    alone: true,
  },
  {
    broken: given =>
      given.shot.firer.carriedBy === null &&
      isInMelee(given.state, given.shot.firer) &&
      (given.shot.firer.suppressed || !isAtCharger(given)),
    why: () => [{ code: 'fights-hand-to-hand', clause: cite('7.1.10') }],
    alone: true,
  },
  {
    broken: ({ shot }) => !isWithin(shot.distance, shot.range),
    why: ({ shot }) => [
      {
        code: 'out-of-range',
        clause: cite(shot.mode === 'AP' && shot.weapon.apRange !== shot.weapon.range ? '2.3.7' : '2.3.5'),
        facts: { distance: shot.distance, limit: shot.range },
      },
    ],
  },
  {
    broken: ({ shot }) => isWithin(shot.distance, shot.range) && !isWithin(shot.distance, shot.reach),
    why: ({ shot }) => [
      {
        code: 'suppressed-range',
        clause: cite('6.0.22'),
        facts: { distance: shot.distance, limit: shot.reach },
      },
    ],
  },
  {
    broken: ({ shot }) => shot.distance < shot.weapon.least - WITHIN,
    why: ({ shot }) => [
      {
        code: 'too-near',
        clause: cite('2.3.6'),
        facts: { distance: shot.distance, limit: shot.weapon.least },
      },
    ],
  },
  {
    broken: ({ shot }) =>
      typeOf(shot.target).class === 'fo' && shot.target.carriedBy === null && !isWithin(shot.distance, NEAR),
    why: ({ shot }) => [
      { code: 'observer-too-far', clause: cite('6.0.21'), facts: { distance: shot.distance, limit: NEAR } },
    ],
  },
  {
    broken: ({ shot }) => !isInField(shot),
    why: ({ shot }) => [
      {
        code: 'out-of-field',
        clause: cite(shot.firer.suppressed ? '6.0.23' : '6.0.3'),
        marks: [
          {
            kind: 'arc',
            at: shot.from.at,
            facing: aimOf(shot.weapon, shot.from.facing),
            half: HALF_FIELD,
            radius: shot.reach,
          },
        ],
      },
    ],
  },
  {
    broken: ({ shot }) => !shot.sight.clear,
    why: ({ shot }) => [sightReason(shot)],
  },
  {
    broken: ({ shot }) =>
      shot.weapon.hull &&
      shot.sight.clear &&
      shot.sight.crossed.some(crest => isHullDownAt(SHEETS, shot.from, crest)),
    why: () => [{ code: 'hull-gun-behind-crest', clause: cite('3.2.10') }],
  },
  {
    broken: ({ state, shot }) => friendInLine(state, shot) !== null,
    why({ state, shot }) {
      const friend = friendInLine(state, shot)
      return [
        {
          code: 'friend-in-line',
          clause: cite(shot.weapon.kind === 'SA' && shot.mode === 'HE/SA' ? '6.0.16' : '6.0.14'),
          facts: { unit: { unit: friend?.id ?? shot.firer.id } },
          ...(friend && { marks: [{ kind: 'outline', token: friend.id, tone: 'refused' }] }),
        },
      ]
    },
  },
  {
    broken: ({ state, shot }) => screening(state, shot) !== null,
    why: ({ state, shot }) => [
      {
        code: 'screened',
        clause: cite('6.0.17'),
        facts: { unit: { unit: screening(state, shot)?.id ?? shot.target.id } },
      },
    ],
  },
]

export function sightReason(shot: Shot): Reason {
  const { blocked, blocker, distance: away } = shot.sight
  const facts = { ground: blocker ? labelOf(blocker) : '' }
  const marks = sightMark(shot)
  switch (blocked) {
    case 'far':
      return { code: 'beyond-visibility', clause: cite('1.1.2'), facts: { distance: away }, marks }
    case 'across':
      return { code: 'sight-across', clause: cite('3.3.7'), facts, marks }
    case 'slope':
      return { code: 'sight-slope', clause: cite('3.3.12'), facts, marks }
    default:
      return { code: 'sight-through', clause: cite(shot.sight.blocked ? '3.3.4' : '3.3.1'), facts, marks }
  }
}

/** Who stands in the way of small arms, at whom the firer could fire instead. */
export function screening(state: D20State, shot: Shot): OnTable | null {
  return screenInLine(state, shot, other => {
    const instead = measureShot(state, shot.firer, shot.weapon, other, null)
    return instead !== null && !isBroken(WITHOUT_SCREEN, { state, shot: instead })
  })
}
const WITHOUT_SCREEN = LIMITS.slice(0, -1)

export const canFire = (state: D20State, shot: Shot): boolean => !isBroken(LIMITS, { state, shot })
export const shotReasons = (state: D20State, shot: Shot): readonly Reason[] =>
  reasonsOf(LIMITS, { state, shot })

/** Why an element cannot be aimed at, whoever aims: own, gone, inside of a vehicle, or nowhere on its way. */
export function targetReasons(
  state: D20State,
  firer: D20Element,
  target: D20Element | undefined,
  along: number | null,
): readonly Reason[] {
  if (!target) return [{ code: 'no-element', clause: cite('6.0.1') }]
  if (target.side === firer.side) return [{ code: 'own-side', clause: cite('6.0.1') }]
  if (target.fate !== 'in play') return [{ code: 'is-gone', clause: cite('6.4.8') }]
  if (along === null && target.carriedBy !== null && !ridesOutside(state, target))
    return [{ code: 'inside-vehicle', clause: cite('6.0.7'), facts: { carrier: { unit: target.carriedBy } } }]
  if (along !== null && target.track.length === 0) return [{ code: 'has-not-moved', clause: cite('R26') }]
  const isOthersCharger = along !== null && target.charged.length > 0 && !target.charged.includes(firer.id)
  if (isOthersCharger && state.houseRules['charged-fire-only'] === true)
    return [{ code: 'charged-others', clause: cite('R45') }]
  if (along !== null && isOnItsTrackInContact(state, target, along))
    return [{ code: 'target-in-melee', clause: cite('R45') }]
  return []
}

/** The end of a charger's way is where it stands in contact. */
function isOnItsTrackInContact(state: D20State, target: D20Element, along: number): boolean {
  if (target.charged.length === 0 || !stands(target)) return false
  const last = target.track.at(-1)
  const isLast = along >= lengthOf(target) - WITHIN && last !== undefined
  return (
    isLast &&
    target.charged.some(id => {
      const foe = elementOf(state, id)
      return stands(foe) && areEngaged(SHEETS, state, target, foe) && !isVehicle(typeOf(foe))
    })
  )
}

function lengthOf({ track }: D20Element): number {
  let length = 0
  for (let i = 1; i < track.length; i++) {
    const [a, b] = [track[i - 1]?.at, track[i]?.at]
    if (a && b) length += Math.hypot(b.x - a.x, b.y - a.y)
  }
  return length
}
