import { refusalField } from '../../src/engine/acts'
import type { UnitId } from '../../src/engine/ids'
import type { Offer } from '../../src/engine/offer'
import { modifier, reckon } from '../../src/engine/reckon'
import type { Reckoning } from '../../src/engine/reckoning'
import { bearing } from '../../src/geometry/point'
import type { Act, Io } from './act'
import { bodyOf, foesOf, sectionAt, sectionBox } from './contact'
import { distanceOfBoxes } from '../../src/geometry/polygons'
import { type Standing, findUnit, isDestroyedBy, isOn, isTank, reason, stands, tired, unitOf } from './lookup'
import { isInside } from './rest'
import type { ActionOf, DivState, DivUnit } from './state'
import { DOUBLE, FP_FOR_FIGHTING, GRADE, type Margin, RESULTS, TOUCHING } from './tables'
import { withdrawn } from './withdrawal'
import type { Outcome } from './words'

type Fight = ActionOf<'fight'>

interface Fighting {
  readonly state: DivState
  readonly unit: Standing
  readonly against: Standing
  readonly attacks: boolean
}

const MODIFIERS = [
  modifier<Fighting>('divisional-6.3', 1, 'in Fortifications', ({ state, unit }) => isInside(state, unit)),
  modifier<Fighting>(
    'divisional-6.4',
    1,
    ({ unit, against }) => `${unit.quality} against ${against.quality}`,
    ({ unit, against, attacks }) => attacks && GRADE[unit.quality] > GRADE[against.quality],
  ),
  modifier<Fighting>(
    'divisional-6.5',
    -1,
    ({ unit, against }) => `${unit.quality} against ${against.quality}`,
    ({ unit, against, attacks }) => attacks && GRADE[unit.quality] < GRADE[against.quality],
  ),
  modifier<Fighting>(
    'divisional-6.23',
    ({ unit }) => unit.againstTanks,
    'against tanks',
    ({ unit, against }) => unit.againstTanks < 0 && isTank(against),
  ),
  modifier<Fighting>(
    'divisional-6.25',
    ({ unit }) => unit.againstTanks,
    'heavy anti-tank guns',
    ({ unit, against }) => unit.againstTanks > 0 && unit.type === 'artillery' && isTank(against),
  ),
  modifier<Fighting>(
    'divisional-6.24',
    ({ unit }) => unit.againstTanks,
    'against tanks',
    ({ unit, against }) => unit.againstTanks > 0 && unit.type !== 'artillery' && isTank(against),
  ),
]

const factorOf = (fighting: Fighting): Reckoning =>
  reckon(
    'sum',
    fighting.unit.name,
    { clause: 'divisional-6.21', label: 'Combat Factor', value: fighting.unit.factor },
    MODIFIERS,
    fighting,
  )

/** Who attacks: the unit of the active side, or by house rule whoever made the contact (R20). */
function attackerOf(state: DivState, unit: DivUnit, target: DivUnit): UnitId {
  if (!isOn(state, 'first-contact-attacks')) return unit.id
  const made = state.engagements.find(
    ({ by, on }) => (by === unit.id && on === target.id) || (by === target.id && on === unit.id),
  )
  return made?.by ?? unit.id
}

/** What both add to their dice. */
export function factorsOf(
  state: DivState,
  unit: Standing,
  target: Standing,
): readonly [Reckoning, Reckoning] {
  const attacker = attackerOf(state, unit, target)
  return [
    factorOf({ state, unit, against: target, attacks: attacker === unit.id }),
    factorOf({ state, unit: target, against: unit, attacks: attacker === target.id }),
  ]
}

/** What two totals come to (6.6, 6.7, 6.11, R22). */
export function marginOf(own: number, other: number): Margin {
  if (own === other) return 'tie'
  return Math.max(own, other) >= DOUBLE * Math.min(own, other) ? 'double' : 'won'
}

/** Whom a unit may still fight in this step. */
export const targetsOf = (state: DivState, unit: Pick<DivUnit, 'id'>): readonly Standing[] => {
  const left = state.toFight.filter(({ by }) => by === unit.id)
  return left.length === 0 ? [] : foesOf(state, unit).filter(foe => left.some(({ on }) => on === foe.id))
}

/** Who of the active side has still to fight. */
export const fightersOf = (state: DivState): readonly Standing[] =>
  state.toFight.length === 0
    ? []
    : state.units.filter((unit): unit is Standing => stands(unit) && targetsOf(state, unit).length > 0)

/** Section 6: one unit against one, each once in a step, in the order that its side chooses. */
export const fight: Act<'fight'> = {
  offers(state, side) {
    if (state.step !== `${side} fights` || state.advance) return []
    return fightersOf(state).map(
      (unit): Offer<Fight> => ({
        id: `fight:${unit.id}`,
        kind: 'fight',
        unit: unit.id,
        label: 'Fight',
        clause: 'divisional-6.2',
        input: 'target',
        useful: true,
        options: () =>
          targetsOf(state, unit).map(target => {
            const action = { type: 'fight', unit: unit.id, target: target.id } as const
            return {
              action,
              label: target.name,
              token: target.id,
              ...refusalField(fight.refuse(state, action)),
              reckonings: factorsOf(state, unit, target),
            }
          }),
      }),
    )
  },
  refuse(state, { unit: id, target: on }) {
    const unit = findUnit(state, id)
    const target = findUnit(state, on)
    if (!unit || !stands(unit) || !target || !stands(target))
      return [reason('divisional-3.4', 'no-such-unit')]
    if (state.step !== `${unit.side} fights` || state.advance) return [reason('divisional-3.4', 'not-now')]
    if (!foesOf(state, unit).includes(target)) return [reason('divisional-6.1', 'no-contact')]
    if (!state.toFight.some(({ by }) => by === id)) return [reason('divisional-R21', 'has-fought')]
    return targetsOf(state, unit).includes(target) ? [] : [reason('divisional-R21', 'new-contact')]
  },
  play(state, { unit: id, target: on }, io) {
    const unit = findUnit(state, id)
    const target = findUnit(state, on)
    if (!unit || !stands(unit) || !target || !stands(target)) return state
    const [own, other] = factorsOf(state, unit, target)
    const die = (by: Standing, purpose: string): number =>
      io.chance.die(6, { purpose, by: by.side, clause: 'divisional-6.2' })
    const totals = [
      own.total + die(unit, 'combat, attacking'),
      other.total + die(target, 'combat, defending'),
    ] as const
    const fought = { ...state, toFight: state.toFight.filter(({ by }) => by !== id) }
    return resolved(fought, { unit, target, totals, reckonings: [own, other] }, io)
  },
}

interface Fought {
  readonly unit: Standing
  readonly target: Standing
  readonly totals: readonly [number, number]
  readonly reckonings: readonly Reckoning[]
}

/** R23: Fatigue Points of both, destruction, withdrawal, advance. */
function resolved(state: DivState, { unit, target, totals, reckonings }: Fought, io: Io): DivState {
  const [own, other] = totals
  const margin = marginOf(own, other)
  const [winner, loser] = own >= other ? [unit, target] : [target, unit]
  const { fp, withdraws, advance } = RESULTS[margin]
  const inches = withdraws === 'difference' ? Math.abs(own - other) : withdraws
  const loses = (each: Standing): number => FP_FOR_FIGHTING + (margin !== 'tie' && each === loser ? fp : 0)
  io.log({
    code: margin === 'tie' ? 'fights-even' : margin === 'double' ? 'throws-back' : 'beats',
    facts: {
      winner: { unit: winner.id },
      loser: { unit: loser.id },
      own: Math.max(own, other),
      other: Math.min(own, other),
      inches,
    },
    side: unit.side,
    units: [unit.id, target.id],
    clauses: [CLAUSES[margin], 'divisional-6.16'],
    reckonings,
    outcome: outcomeOf(target, loser === target ? margin : 'tie', loses(target), own < other),
    ...((own > other || isDestroyedBy(target, loses(target))) && { hit: true }),
    effects: [
      {
        kind: 'burst',
        at: { x: (unit.at.x + target.at.x) / 2, y: (unit.at.y + target.at.y) / 2 },
        size: 0.6,
      },
    ],
  })
  const sections = margin === 'tie' ? [] : sectionsLost(state, loser, [unit, target])
  const direction = bearing(winner.at, loser.at)
  let after = tired(tired(state, loser.id, loses(loser), io), winner.id, loses(winner), io)
  if (sections.length > 0) {
    after = { ...after, fortifications: after.fortifications.filter(each => !sections.includes(each.id)) }
    io.log({ code: 'section-falls', side: winner.side, units: [], clauses: [SECTION[margin]] })
  }
  if (margin === 'tie') return after
  after = unitOf(after, loser.id).lost ? after : withdrawn(after, loser.id, winner, direction, inches, io)
  // A winner that still touches another enemy stays (R26).
  const isFree = !unitOf(after, winner.id).lost && foesOf(after, winner).length === 0
  return isFree
    ? { ...after, advance: { unit: winner.id, direction, most: advance }, toAct: [winner.side] }
    : after
}

const CLAUSES = { tie: 'divisional-6.6', won: 'divisional-6.7', double: 'divisional-6.11' } as const
const SECTION = { tie: 'divisional-6.6', won: 'divisional-6.10', double: 'divisional-6.14' } as const

/** What became of the unit that was fought, for the bar of a tag. */
function outcomeOf(target: Standing, margin: Margin, fp: number, isWinner: boolean): Outcome {
  if (isDestroyedBy(target, fp)) return 'destroyed'
  if (margin === 'double') return 'thrown-back'
  if (margin === 'won') return 'withdraws'
  return isWinner ? 'wins' : 'even'
}

/** R28: the section of the loser, or by house rule all that either touches. */
function sectionsLost(state: DivState, loser: Standing, both: readonly Standing[]): readonly string[] {
  if (!isOn(state, 'all-sections-fall')) {
    const section = isInside(state, loser) ? sectionAt(state, loser.at) : undefined
    return section ? [section.id] : []
  }
  return state.fortifications
    .filter(each =>
      both.some(({ at }) =>
        bodyOf(state, at).some(box => distanceOfBoxes(box, sectionBox(state, each)) <= TOUCHING),
      ),
    )
    .map(each => each.id)
}
