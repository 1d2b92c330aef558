import { once } from '../../../../src/engine/memo'
import type { Side } from '../../../../src/engine/ids'
import type { Offer, Option } from '../../../../src/engine/offer'
import { distance } from '../../../../src/geometry/point'
import type { Book } from '../model/book'
import { foesOf } from '../melee/contact'
import {
  aimFor,
  coverReckoning,
  rangeOf,
  shootingReckoning,
  shotOf,
  silentReasons,
  targetReasons,
} from './shoot'
import { enemiesOf, findUnit, missileOf, standing, stands } from '../model/units'
import { attackReasons, attackReckoning, defenceReckoning, fightOf, restingReasons } from '../melee/attack'
import { refusalOf } from '../model/reasons'
import { attackerOf, shooterOf } from '../model/steps'
import type { AncientAction, AncientState, Standing } from '../model/state'

/** What each unit with missiles may shoot at. */
export function shootOffers(book: Book, state: AncientState, side: Side): readonly Offer<AncientAction>[] {
  if (shooterOf(state.step) !== side) return []
  return standing(state.units)
    .filter(unit => unit.side === side && missileOf(book, unit) !== null)
    .map((unit): Offer<AncientAction> => {
      const refusal = refusalOf(silentReasons(book, state, unit))
      const seen = once(() => (refusal ? [] : targetsOf(book, state, unit)))
      return {
        id: `shoot:${unit.id}`,
        kind: 'shoot',
        unit: unit.id,
        label: 'Shoot',
        clause: book.cite['shooting'],
        input: 'target',
        ...(refusal && { refusal }),
        get useful() {
          return seen().some(option => !option.refusal)
        },
        options: seen,
      }
    })
}

/** Enemies near enough to be thought of, allowed or not. */
function targetsOf(book: Book, state: AncientState, unit: Standing): readonly Option<AncientAction>[] {
  const weapon = missileOf(book, unit)
  if (!weapon) return []
  const range = rangeOf(state, weapon)
  const thought = range + state.scenario.base * 2.5
  return enemiesOf(state, unit.side)
    .filter(target => distance(target.at, unit.at) <= thought)
    .map(target => {
      const action: AncientAction = { type: 'shoot', unit: unit.id, target: target.id }
      const aim = aimFor(book, state, unit, target)
      const refusal = refusalOf(targetReasons(book, state, unit, target, aim))
      const option = { action, label: target.name, token: target.id }
      if (refusal) return { ...option, refusal }
      const shot = shotOf(book, state, unit, target, weapon, aim.distance)
      return { ...option, reckonings: [shootingReckoning(book, shot), coverReckoning(book, state, shot)] }
    })
}

/** Whom each unit in melee may attack. */
export function attackOffers(book: Book, state: AncientState, side: Side): readonly Offer<AncientAction>[] {
  if (attackerOf(state.step) !== side) return []
  return standing(state.units)
    .filter(unit => unit.side === side)
    .flatMap((unit): readonly Offer<AncientAction>[] => {
      const wild = unit.rampage ? findUnit(state, unit.rampage.target) : undefined
      const foes = stands(wild) ? [wild] : foesOf(state, unit)
      if (foes.length === 0) return []
      const refusal = refusalOf(restingReasons(book, state, unit))
      const options = once(() => (refusal ? [] : foes.map(target => attackOption(book, state, unit, target))))
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
}

function attackOption(
  book: Book,
  state: AncientState,
  unit: Standing,
  target: Standing,
): Option<AncientAction> {
  const action: AncientAction = { type: 'attack', unit: unit.id, target: target.id }
  const refusal = refusalOf(attackReasons(book, state, { type: 'attack', unit: unit.id, target: target.id }))
  const option = { action, label: target.name, token: target.id }
  if (refusal) return { ...option, refusal }
  const fight = fightOf(book, state, unit, target)
  return { ...option, reckonings: [attackReckoning(book, fight), defenceReckoning(book, fight)] }
}
