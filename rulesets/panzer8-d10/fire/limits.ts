import { type Limit, isBroken, reasonsOf } from '../../../src/engine/limits'
import type { Mark } from '../../../src/engine/scene'
import { WITHIN, isWithin } from '../../../src/geometry/tolerance'
import {
  HALF_FIELD,
  type Weapon,
  aimOf,
  areTouching,
  baseOf,
  friendInLine,
  isArmoured,
  isContacted,
  isFoot,
  isHullDownAt,
  isInField,
  labelOf,
  meleeFoes,
  screenInLine,
  stands,
} from '../../families/panzer8'
import { type Reason, cite } from '../act'
import { notActing } from '../deeds'
import { type OnTable, effectOn, elementOf, findElement, firstOf, typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10Element, D10State } from '../state'
import { THIN } from '../tables'
import type { Code } from '../words'
import { type Shot, answered, isReaction, measureShot, ridesOutside } from './shot'

interface Case {
  readonly state: D10State
  readonly shot: Shot
}

type Say = (code: Code, clause: string) => void

/** Whether an element is in hand-to-hand combat. */
export const isInMelee = (state: D10State, element: D10Element): boolean =>
  stands(element) && meleeFoes(SHEETS, state, element).length > 0

/** Why an element does not answer what the enemy does now. */
export function notReacting(state: D10State, element: D10Element): readonly Reason[] {
  const reasons: Reason[] = []
  const say: Say = (code, clause) => reasons.push({ code, clause: cite(clause) })
  if (element.fate !== 'in play') say('is-gone', '6.4.7')
  const asked = answered(state)
  if (!asked) say('not-its-turn', 'R24')
  if (element.reacted) say('has-reacted', 'R32')
  if (element.busy) say('was-busy', 'R32')
  if (element.attacked && state.houseRules['opportunity-only'] === true) say('attacked-before', 'R32')
  const hunted = asked && asked.hunted !== null ? findElement(state, asked.hunted) : undefined
  if (hunted && !(stands(element) && stands(hunted) && isFoot(typeOf(element)) && isBeside(element, hunted)))
    say('not-beside-hunted', 'R36')
  return reasons
}

const isBeside = (a: OnTable, b: OnTable): boolean =>
  areTouching(SHEETS, baseOf(SHEETS, a), baseOf(SHEETS, b))

/** Why an element makes no attack now, whatever sort of attack it is. */
export function notAttacking(state: D10State, element: D10Element): readonly Reason[] {
  const reasons: Reason[] = [
    ...(isReaction(state, element) ? notReacting(state, element) : notActing(state, element, 'attack')),
  ]
  const say: Say = (code, clause) => reasons.push({ code, clause: cite(clause) })
  if (!isReaction(state, element) && element.fired.length > 0) say('has-attacked', 'R25')
  if (effectOn(state, 'Low ammunition', element.id)) say('low-ammunition', 'R67')
  return reasons
}

/** Why an element may not fire at all now, whatever it aims at. */
export function firerReasons(state: D10State, firer: D10Element, weapon: Weapon): readonly Reason[] {
  const type = typeOf(firer)
  const second = firstOf(state, 'second gun')
  const isSecond = second?.unit === firer.id && weapon.id === 'second'
  const reasons: Reason[] = isSecond ? [] : [...notAttacking(state, firer)]
  const say: Say = (code, clause) => reasons.push({ code, clause: cite(clause) })
  if (type.class === 'hq' || type.class === 'commander' || firer.command) say('commander-never-fires', 'R1')
  if (firer.brokenDown) say('is-broken-down', 'R59')
  reasons.push(...carriedReasons(state, firer, weapon))
  if (firer.suppressed && stands(firer) && isContacted(SHEETS, state, firer))
    say('suppressed-in-contact', 'R27')
  return reasons
}

/** R46: who may fire from a vehicle. */
function carriedReasons(state: D10State, firer: D10Element, weapon: Weapon): readonly Reason[] {
  if (firer.carriedBy === null) return []
  const type = typeOf(firer)
  if (type.class === 'csw') return [{ code: 'limbered-or-embarked', clause: cite('R59') }]
  if (weapon.kind === 'F') return [{ code: 'no-flame-mounted', clause: cite('R20') }]
  if (ridesOutside(state, firer)) return [{ code: 'riders-do-not-fire', clause: cite('R45') }]
  if (!isFoot(type)) return [{ code: 'only-infantry-fires-mounted', clause: cite('R46') }]
  const carrier = elementOf(state, firer.carriedBy)
  if (isArmoured(typeOf(carrier))) return []
  const other = state.units.find(
    each => each.id !== firer.id && each.carriedBy === carrier.id && each.fired.length > 0,
  )
  return other
    ? [{ code: 'one-fires-from-soft', clause: cite('R46'), facts: { unit: { unit: other.id } } }]
    : []
}

/** Whether a value of '*' can do anything to a vehicle. */
function canStar({ weapon, target }: Shot): boolean {
  const type = typeOf(target)
  return type.defence <= THIN || (weapon.kind === 'M' && (type.openTopped || type.class === 'ac'))
}

const value = ({ shot: { mode, weapon } }: Case) => (mode === 'AP' ? weapon.ap : weapon.value)

/** In contact nobody is fired at; on its way there it may be, at any place before the last. */
const isAtContact = ({ state, shot }: Case): boolean => {
  const { target, along } = shot
  if (!isInMelee(state, target)) return false
  const last = answered(state)?.track.at(-1)
  return (
    along === null ||
    last === undefined ||
    Math.hypot(last.at.x - shot.at.at.x, last.at.y - shot.at.at.y) <= WITHIN
  )
}

/** A charged element may answer him who charges it, before he is there. */
const isAtCharger = ({ shot: { firer, target, along } }: Case): boolean =>
  along !== null && target.charged.includes(firer.id) && !firer.suppressed

/** What forbids a shot at one target, the weightiest first. */
const LIMITS: readonly Limit<Case, Code>[] = [
  {
    broken: given => value(given) === null,
    why: ({ shot: { mode } }) => [{ code: mode === 'AP' ? 'no-ap' : 'no-hesa', clause: cite('R17') }],
    alone: true,
  },
  {
    broken: ({ shot }) => shot.mode === 'AP' && shot.weapon.ap === '*' && !canStar(shot),
    why: ({ shot }) => [
      { code: 'cannot-hurt', clause: cite('R19'), facts: { defence: typeOf(shot.target).defence } },
    ],
    alone: true,
  },
  { broken: isAtContact, why: () => [{ code: 'target-in-melee', clause: cite('R51') }], alone: true },
  {
    broken: given => isInMelee(given.state, given.shot.firer) && !isAtCharger(given),
    why: () => [{ code: 'fights-hand-to-hand', clause: cite('R51') }],
    alone: true,
  },
  {
    broken: ({ shot }) => !isWithin(shot.distance, shot.range),
    why: ({ shot }) => [
      { code: 'out-of-range', clause: cite('R4'), facts: { distance: shot.distance, limit: shot.range } },
    ],
  },
  {
    broken: ({ shot }) => isWithin(shot.distance, shot.range) && !isWithin(shot.distance, shot.reach),
    why: ({ shot }) => [
      {
        code: 'suppressed-range',
        clause: cite('R27'),
        facts: { distance: shot.distance, limit: shot.reach },
      },
    ],
  },
  {
    broken: ({ shot }) => shot.distance < shot.weapon.least - WITHIN,
    why: ({ shot }) => [
      { code: 'too-near', clause: cite('R4'), facts: { distance: shot.distance, limit: shot.weapon.least } },
    ],
  },
  {
    broken: ({ shot }) => !isInField(shot),
    why: ({ shot }) => [
      {
        code: 'out-of-field',
        clause: cite(shot.firer.suppressed ? 'R27' : 'R8'),
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
  { broken: ({ shot }) => !shot.sight.clear, why: ({ state, shot }) => [sightReason(state, shot)] },
  {
    broken: ({ shot }) =>
      shot.weapon.hull &&
      shot.sight.clear &&
      shot.sight.crossed.some(crest => isHullDownAt(SHEETS, shot.from, crest)),
    why: () => [{ code: 'hull-gun-behind-crest', clause: cite('R11') }],
  },
  {
    broken: ({ state, shot }) => friendInLine(SHEETS, state, shot) !== null,
    why({ state, shot }) {
      const friend = friendInLine(SHEETS, state, shot)
      return [
        {
          code: 'friend-in-line',
          clause: cite('R22'),
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
        clause: cite('R23'),
        facts: { unit: { unit: screening(state, shot)?.id ?? shot.target.id } },
      },
    ],
  },
]

const sightMark = ({ from, at, sight }: Shot): readonly Mark[] => [
  {
    kind: 'sight',
    from: from.at,
    to: at.at,
    tone: 'refused',
    ...(sight.blocker?.line === null && { blocker: sight.blocker.outline }),
  },
]

export function sightReason(state: D10State, shot: Shot): Reason {
  const { blocked, blocker, distance: away } = shot.sight
  const facts = { ground: blocker ? labelOf(blocker) : '' }
  const marks = sightMark(shot)
  switch (blocked) {
    case 'far': {
      const isHaze = state.effects.some(({ card }) => card === 'Haze')
      return {
        code: isHaze ? 'beyond-haze' : 'beyond-visibility',
        clause: cite(isHaze ? 'R67' : 'R5'),
        facts: { distance: away },
        marks,
      }
    }
    case 'across':
      return {
        code: 'sight-across',
        clause: cite(blocker?.name === 'crest-line' ? 'R10' : 'R12'),
        facts,
        marks,
      }
    case 'slope':
      return { code: 'sight-slope', clause: cite('R11'), facts, marks }
    default:
      return { code: 'sight-through', clause: cite('R9'), facts, marks }
  }
}

/** Who stands in the way of small arms, at whom the firer could fire instead. */
export function screening(state: D10State, shot: Shot): OnTable | null {
  return screenInLine(SHEETS, state, shot, other => {
    const instead = measureShot(state, shot.firer, shot.weapon, other, null)
    return instead !== null && !isBroken(WITHOUT_SCREEN, { state, shot: instead })
  })
}
const WITHOUT_SCREEN = LIMITS.slice(0, -1)

/** In close defence the vehicle that is hunted does not stand in the way. */
const WITHOUT_FRIEND = LIMITS.filter((_, at) => at !== LIMITS.length - 2)

const limitsFor = ({ state, shot }: Case): readonly Limit<Case, Code>[] => {
  const hunted = answered(state)?.hunted ?? null
  if (hunted === null) return LIMITS
  return friendInLine(SHEETS, state, shot, hunted) === null ? WITHOUT_FRIEND : LIMITS
}

export const canFire = (state: D10State, shot: Shot): boolean =>
  !isBroken(limitsFor({ state, shot }), { state, shot })
export const shotReasons = (state: D10State, shot: Shot): readonly Reason[] =>
  reasonsOf(limitsFor({ state, shot }), { state, shot })

/** Why an element cannot be aimed at, whoever aims: own, gone, inside of a vehicle, or not the one who is answered. */
export function targetReasons(
  state: D10State,
  firer: D10Element,
  target: D10Element | undefined,
  along: number | null,
): readonly Reason[] {
  if (!target) return [{ code: 'no-element', clause: cite('6.1.1') }]
  if (target.side === firer.side) return [{ code: 'own-side', clause: cite('6.1.1') }]
  if (target.fate !== 'in play') return [{ code: 'is-gone', clause: cite('6.4.7') }]
  const open = answered(state)
  const isAnswer = isReaction(state, firer)
  if (isAnswer && open && !isAnsweredBy(state, open.unit, target))
    return [{ code: 'not-answered', clause: cite('R32'), facts: { unit: { unit: open.unit } } }]
  const second = firstOf(state, 'second gun')
  if (isAnswer && second && second.along !== along) return [{ code: 'other-place', clause: cite('R72') }]
  const isOnWay = isAnswer && (open?.track.length ?? 0) > 1 && open?.unit === target.id
  if (along === null && isOnWay) return [{ code: 'name-the-place', clause: cite('R33') }]
  if (along !== null && !isOnWay) return [{ code: 'has-not-moved', clause: cite('R33') }]
  if (along !== null && open && along < open.reached - WITHIN)
    return [{ code: 'too-late', clause: cite('R34'), facts: { limit: open.reached } }]
  if (along === null && target.carriedBy !== null && !ridesOutside(state, target))
    return [{ code: 'inside-vehicle', clause: cite('R45'), facts: { carrier: { unit: target.carriedBy } } }]
  return []
}

/** The element whose action is answered, and who rides on it. */
const isAnsweredBy = (state: D10State, mover: string, target: D10Element): boolean =>
  target.id === mover || (target.carriedBy === mover && ridesOutside(state, target))
