import type { Side, UnitId } from '../../../../src/engine/ids'
import type { Offer, Option } from '../../../../src/engine/offer'
import type { Mark } from '../../../../src/engine/scene'
import { zoneStruck } from './arcs'
import type { Struck } from '../model/attacks'
import type { Act, Book } from '../model/book'
import { ENGAGED_BY } from './engagement'
import { SILENT, attackerOf, targetReasons } from './limits'
import { isBroken, reasonsOf } from '../../../../src/engine/limits'
import { attackReckoned } from './shots'
import { type Standing, findUnit, stands, typeOf, weaponOf, withUnit } from '../model/lookup'
import { refusalBy } from '../model/offering'
import type { TacticalAction, TacticalState, TacticalUnit } from '../model/state'
import type { Weapon } from '../model/types'
import type { Io, LogInput, Reason } from '../text/said'

type Assault = Extract<TacticalAction, { type: 'assault' }>

/** Close combat: the one attack of a unit in contact with the enemy (R28 to R30). */
export const assaultAct: Act<Assault> = { offers, refuse, play, marks }

function refuse(book: Book, state: TacticalState, action: Assault): readonly Reason[] {
  const unit = findUnit(state, action.unit)
  if (!unit) return [{ code: 'no-such-unit', clause: book.cite['close combat'] }]
  const target = findUnit(state, action.target)
  const reasons: Reason[] = [
    ...reasonsOf(SILENT, attackerOf(book, state, unit)),
    ...targetReasons(book, unit.side, target),
  ]
  const facts = { unit: { unit: unit.id } }
  if (!typeOf(book, state, unit).weapons.includes(action.weapon)) {
    reasons.push({ code: 'no-such-weapon', clause: book.cite['weapon choice'], facts })
  }
  const touching = stands(unit) && book.contact.foes(book, state, unit).some(foe => foe.id === action.target)
  if (target && !touching) {
    reasons.push({
      code: 'not-in-contact',
      clause: book.cite['close combat'],
      facts: { target: { unit: target.id } },
    })
  }
  if (reasons.length > 0 || !target) return reasons
  return handReasons(book, state, unit, weaponOf(book, state, action.weapon), target)
}

/** Missiles are of no use at arm's length, and a dash in the table is no attack (R29). */
function handReasons(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  weapon: Weapon,
  target: TacticalUnit,
): readonly Reason[] {
  if (weapon.handToHand) return reasonsOf([ENGAGED_BY], { book, state, unit, weapon, target })
  return [
    { code: 'not-hand-to-hand', clause: book.cite['close combat attack'], facts: { weapon: weapon.name } },
  ]
}

function offers(book: Book, state: TacticalState, side: Side): readonly Offer<TacticalAction>[] {
  const listed: Offer<TacticalAction>[] = []
  if (book.sequence.firer(state.step) !== side) return listed
  for (const unit of state.units) {
    if (unit.side !== side || !stands(unit)) continue
    const foes = book.contact.foes(book, state, unit)
    if (foes.length === 0) continue
    const attacker = attackerOf(book, state, unit)
    if (isBroken(SILENT, attacker)) {
      listed.push({ ...offer(book, unit, null), refusal: refusalBy(() => reasonsOf(SILENT, attacker)) })
      continue
    }
    const { weapons } = typeOf(book, state, unit)
    for (const id of weapons) {
      const weapon = weaponOf(book, state, id)
      if (!weapon.handToHand) continue
      listed.push({
        ...offer(book, unit, weapons.length > 1 ? weapon : null),
        useful: true,
        options: () => foes.map(foe => option(book, state, unit, weapon, foe)),
      })
    }
  }
  return listed
}

/** The offer of a unit, of one of its weapons where it has several. */
function offer(book: Book, unit: Standing, weapon: Weapon | null): Offer<TacticalAction> {
  return {
    id: weapon ? `assault:${unit.id}:${weapon.id}` : `assault:${unit.id}`,
    kind: 'assault',
    unit: unit.id,
    label: weapon ? `Close combat, ${weapon.name}` : 'Close combat',
    clause: book.cite['close combat'],
    input: 'target',
    useful: false,
    options: () => [],
  }
}

function option(
  book: Book,
  state: TacticalState,
  unit: Standing,
  weapon: Weapon,
  foe: TacticalUnit,
): Option<TacticalAction> {
  const action: Assault = { type: 'assault', unit: unit.id, target: foe.id, weapon: weapon.id }
  const struck = stands(foe) ? zoneStruck(book, state, unit.at, foe) : 'front'
  const reckonings = [
    attackReckoned(book, state, unit, weapon, foe),
    book.damage.defence(book, state, foe, { by: 'close combat', struck, from: unit, weapon }),
  ]
  return { action, label: foe.name, token: foe.id, reckonings }
}

/** Those with whom the unit is in close combat. */
function marks(book: Book, state: TacticalState, actor: string, target: UnitId | null): readonly Mark[] {
  const unit = findUnit(state, actor)
  if (!stands(unit)) return []
  return book.contact
    .foes(book, state, unit)
    .map(foe => ({ kind: 'brackets', token: foe.id, tone: foe.id === target ? 'chosen' : 'offer' }))
}

/** Hits without a roll; a Suppressed enemy is destroyed without any dice. */
function play(book: Book, state: TacticalState, action: Assault, io: Io): TacticalState {
  const unit = findUnit(state, action.unit)
  const target = findUnit(state, action.target)
  if (!stands(unit) || !stands(target)) return state
  const next = withUnit(state, unit.id, { attacked: true, gaveAway: true })
  const overrun = target.status === 'Suppressed'
  const struck = overrun
    ? book.damage.destroy(book, next, target.id)
    : fought(book, next, unit, target, weaponOf(book, state, action.weapon), io)
  const walls = throughWall(book, state, unit, target)
  const entry: LogInput = {
    code: overrun ? 'assaults-overrun' : `assaults-${struck.outcome}`,
    facts: { unit: { unit: unit.id }, target: { unit: target.id } },
    side: unit.side,
    units: [unit.id, target.id],
    clauses: [
      book.cite['close combat'],
      book.cite['automatic hit'],
      ...(walls ? [book.cite['close combat at buildings']] : []),
      ...(overrun ? [book.cite['Suppressed in close combat']] : []),
    ],
    effects: [{ kind: 'shot', from: unit.at, to: target.at, hit: true, weapon: action.weapon }],
  }
  book.damage.tell(io, struck, entry)
  return struck.state
}

function fought(
  book: Book,
  state: TacticalState,
  unit: Standing,
  target: Standing,
  weapon: Weapon,
  io: Io,
): Struck {
  return book.damage.strike(
    book,
    state,
    {
      from: unit,
      weapon,
      side: unit.side,
      target: target.id,
      attack: attackReckoned(book, state, unit, weapon, target),
      by: 'close combat',
      struck: zoneStruck(book, state, unit.at, target),
    },
    io,
  )
}

/** Whether one of the two stands in a building or field defence and the other does not. */
function throughWall(book: Book, state: TacticalState, unit: Standing, target: Standing): boolean {
  const inside = (each: Standing) => book.ground.at(book, state, each.at).some(effect => effect.fortified)
  return inside(unit) !== inside(target)
}
