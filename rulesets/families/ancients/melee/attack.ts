import { refusalField, refusalOf } from '../../../../src/engine/acts'
import type { UnitId } from '../../../../src/engine/ids'
import { once } from '../../../../src/engine/memo'
import type { Offer, Option } from '../../../../src/engine/offer'
import { along } from '../../../../src/geometry/point'
import { brokenThrough } from '../charge/breakthrough'
import { struckBy } from '../damage/blow'
import type { Harm } from '../model/ways'
import type { AncientAct, Book } from '../model/book'
import { type AskedOf, type Limits, isFree, limit, limitsOn, notOnTable, reasonsBy } from '../model/limits'
import type { ActionOf, AncientAction, AncientState, Flank, Standing } from '../model/state'
import { attackerOf } from '../model/steps'
import { findUnit, isOn, outlineOf, ownOf, stands, unitOf, withUnit } from '../model/units'
import { foesOf, frontMeets, meleeOf, sideOf, withMelees } from './contact'
import { SIDE_WORD, attackReckoning, defenceReckoning, fightOf } from './fight'

const otherStep = limit<AskedOf>(
  'not-its-attack',
  ({ unit }) => (unit.side === 'A' ? 'A attacks' : 'B attacks'),
  ({ state, unit }) => attackerOf(state.step) !== unit.side,
)

const hasFought = limit<AskedOf>('has-fought', 'one attack', ({ unit }) => unit.fought)

/** What keeps a unit from attacking anybody now. */
const RESTING: Limits<AskedOf> = [otherStep, hasFought]

interface Attacking extends AskedOf {
  readonly target: Standing
}

const otherTarget = limit<Attacking, UnitId>(
  'attacks-what-it-hit',
  'rampage charge',
  ({ unit, target }) => unit.rampage !== null && unit.rampage.target !== target.id && unit.rampage.target,
  wild => ({ target: { unit: wild } }),
)

const justHit = limit<Attacking>(
  'contact-too-late',
  'one attack',
  ({ unit }) => unit.rampage?.ready === false,
)

const notInMelee = limit<Attacking>(
  'not-in-melee',
  'contact',
  ({ state, unit, target }) => meleeOf(state, unit.id, target.id) === undefined,
)

const tooLate = limit<Attacking>(
  'contact-too-late',
  'one attack',
  ({ state, unit, target }) => meleeOf(state, unit.id, target.id)?.begun[unit.side] === 0,
)

const frontOnly = limit<Attacking>(
  'front-edge-only',
  'one attack',
  ({ state, unit, target }) =>
    isOn(state, 'front-edge-only') &&
    meleeOf(state, unit.id, target.id)?.bond === 'bases' &&
    !frontMeets(state.scenario.base, unit, outlineOf(state, target)),
)

const sideTaken = limit<Attacking, Flank>(
  'side-taken',
  'one a side',
  ({ book, state, unit, target }) => {
    if (target.struck.length === 0) return null
    const side = sideOf(book, state, unit, target)
    return target.struck.includes(side) && side
  },
  side => ({ side: SIDE_WORD[side] }),
)

/** What keeps a unit from attacking an enemy. */
const ON_ENEMY: Limits<Attacking> = [notInMelee, tooLate, frontOnly, sideTaken]

/** A friend that was run into in a rampage is attacked as it is. */
const ATTACK: Limits<Attacking> = [
  ...RESTING,
  otherTarget,
  justHit,
  limitsOn(ON_ENEMY, (asked: Attacking) =>
    asked.target.side === asked.unit.side && asked.unit.rampage ? null : asked,
  ),
]

/** Whom a unit fights with: what it ran into in a rampage, or the enemies that it is in melee with. */
function opponentsOf(state: AncientState, unit: Standing): readonly Standing[] {
  const wild = unit.rampage ? findUnit(state, unit.rampage.target) : undefined
  return stands(wild) ? [wild] : foesOf(state, unit)
}

/** Whether a unit has an attack to make now. */
export function mustAttack(book: Book, state: AncientState, unit: Standing): boolean {
  if (!isFree(RESTING, { book, state, unit })) return false
  return opponentsOf(state, unit).some(target => isFree(ATTACK, { book, state, unit, target }))
}

/** An attack of a unit in melee on one enemy, or on what it ran into in a rampage. */
export const attack: AncientAct<'attack'> = {
  offers(book, state, side) {
    if (attackerOf(state.step) !== side) return []
    return ownOf(state, side).flatMap((unit): readonly Offer<AncientAction>[] => {
      const opponents = opponentsOf(state, unit)
      if (opponents.length === 0) return []
      const refusal = refusalOf(reasonsBy(RESTING, { book, state, unit }))
      const options = once(() =>
        refusal ? [] : opponents.map(target => attackOption(book, state, unit, target)),
      )
      return [
        {
          id: `attack:${unit.id}`,
          kind: 'attack',
          unit: unit.id,
          label: 'Attack',
          clause: book.cite['melee'],
          input: 'target',
          ...(refusal && { refusal }),
          get useful() {
            return options().some(option => !option.refusal)
          },
          options,
        },
      ]
    })
  },
  refuse(book, state, action) {
    const unit = findUnit(state, action.unit)
    if (!stands(unit)) return notOnTable(book, 'melee')
    const resting = reasonsBy(RESTING, { book, state, unit })
    if (resting.length > 0) return resting
    const target = findUnit(state, action.target)
    return stands(target) ? reasonsBy(ATTACK, { book, state, unit, target }) : notOnTable(book, 'melee')
  },
  play(book, state, action, io) {
    const unit = unitOf(state, action.unit)
    const target = unitOf(state, action.target)
    if (!stands(unit) || !stands(target)) return withUnit(state, unit.id, { fought: true })
    const fight = fightOf(book, state, unit, target)
    const added = attackReckoning(book, fight)
    const defence = defenceReckoning(book, fight)
    const struck = target.side === unit.side ? target.struck : [...target.struck, fight.side]
    const marked = withUnit(
      withUnit(state, unit.id, { fought: true, rampage: null, spent: fight.attackerKind.scythed }),
      target.id,
      { struck, spent: fight.defenderKind.scythed },
    )
    const margin = io.chance.contest(
      { by: unit.side, sides: 6, bonus: added.total },
      { by: target.side, sides: 6, bonus: defence.total },
      { purpose: `to hit ${target.name} with ${unit.name}`, by: unit.side, clause: book.cite['melee'] },
      [0, 3],
    )
    const blow = {
      cause: 'melee',
      by: unit,
      target: { ...target, struck },
      harm: Math.max(0, margin) as Harm,
      reckonings: [added, defence],
      clauses: [book.cite['melee']],
      effects: [{ kind: 'burst', at: along(unit.at, target.at, 0.5), size: 0.9 }],
    } as const
    const after = withMelees(book, struckBy(book, marked, blow, io))
    return unitOf(after, target.id).status === 'Lost' && target.side !== unit.side
      ? brokenThrough(book, after, unit.id, io)
      : after
  },
}

function attackOption(
  book: Book,
  state: AncientState,
  unit: Standing,
  target: Standing,
): Option<AncientAction> {
  const action: ActionOf<'attack'> = { type: 'attack', unit: unit.id, target: target.id }
  const option = { action, label: target.name, token: target.id }
  const refusal = refusalField(reasonsBy(ATTACK, { book, state, unit, target }))
  if (refusal.refusal) return { ...option, ...refusal }
  const fight = fightOf(book, state, unit, target)
  return { ...option, reckonings: [attackReckoning(book, fight), defenceReckoning(book, fight)] }
}
