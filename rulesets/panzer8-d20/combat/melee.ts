import type { UnitId } from '../../../src/engine/ids'
import { memoLast } from '../../../src/engine/memo'
import { type Modifier, modifier } from '../../../src/engine/reckon'
import type { Reckoning } from '../../../src/engine/reckoning'
import {
  type Bout,
  type Contact,
  NO_COVER,
  contactsIn,
  type Result,
  type Weapon,
  eyeOf,
  groundAt,
  landOf,
  meleeOf,
  stands,
  sufferOf,
  together,
} from '../../families/panzer8'
import { type Io, cite } from '../act'
import { changed, changedElement, changedState, withoutFirst } from '../changes'
import { outcomeOf } from '../fire/effect'
import { type Case, bandsOf, heSa } from '../fire/reckon'
import { CLOSE_DEFENCE, type Shot, measureBetween } from '../fire/shot'
import { type OnTable, elementOf, findElement, typeOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20State } from '../state'
import { CREW, NEAR } from '../tables'
import { effective, suffered } from './results'

/** What an element fights with hand to hand: crews and observers with 4, everybody else with what he shoots with. */
export function meleeWeapon(element: OnTable): Weapon {
  const type = typeOf(element)
  if (type.class === 'csw' || type.class === 'fo') return { ...CLOSE_DEFENCE, name: 'crew', value: CREW }
  return type.weapons.find(({ kind }) => kind !== 'F') ?? CLOSE_DEFENCE
}

/** Contacts that are still to be fought out in this phase. */
export const contactsLeft = (state: D20State): readonly Contact[] => contactsIn(SHEETS, state)

const CAVALRY: Modifier<Case> = modifier(cite('6.2.9'), 2, 'cavalry that charges', ({ state, shot }) => {
  const { firer, target } = shot
  if (typeOf(firer).class !== 'cavalry' || !firer.charged.includes(target.id) || !target.at) return false
  return target.dugIn || (groundAt(landOf(state.scenario), target.at)?.terrain.overrun ?? true)
})

/** What an element adds to its die against another one. Cover counts only where not all have the same. */
function bonus(state: D20State, shot: Shot, ignoresCover: boolean): Reckoning {
  const { value } = shot.weapon
  const isPlain = state.houseRules['plain-melee'] === true
  const near = !isPlain && !shot.firer.suppressed && shot.weapon.range > NEAR
  const given = { ...shot, near, cover: ignoresCover ? NO_COVER : shot.cover }
  return heSa({ state, shot: given }, value ?? 0, [CAVALRY], !isPlain)
}

function shotAt(state: D20State, firer: OnTable, target: OnTable): Shot {
  const [from, at] = [eyeOf(SHEETS, firer, firer), eyeOf(SHEETS, target, target)]
  return measureBetween(state, firer, meleeWeapon(firer), target, from, at, null)
}

/** Whether all in a fight have the same cover, each from those against him. */
function sameCover(state: D20State, many: readonly OnTable[], lone: OnTable): boolean {
  const kinds = many.flatMap(each => [
    shotAt(state, each, lone).cover.kind,
    shotAt(state, lone, each).cover.kind,
  ])
  return new Set(kinds).size <= 1
}

const RESULTS: readonly (Result | null)[] = [null, 'fall-back', 'suppressed', 'knocked out']

/** One hand-to-hand combat. */
export const melee = meleeOf<D20State>({
  sheets: SHEETS,
  clauses: { fighting: cite('7.1.1'), step: cite('4.0.7'), groups: cite('R44') },
  fought(state, own, foes, io) {
    const fight = fightOf(state, own, foes)
    return fight ? fought(state, fight, io) : state
  },
})

/** One of several in a fight: what he adds to his die, and what the one adds against him. */
interface Pair {
  readonly each: OnTable
  readonly added: Reckoning
  readonly against: Reckoning
}

/** The one against all of the others, with what they add: asked anew for each way in which a fight may come out. */
const fightOf = memoLast((state: D20State, own: readonly UnitId[], foes: readonly UnitId[]) => {
  const [a, b] = [own, foes].map(ids => ids.map(id => findElement(state, id)).filter(each => stands(each)))
  // One against one is rolled first by him whose turn it is.
  const isLoneOwn = foes.length > 1
  const lone = (isLoneOwn ? a : b)?.[0]
  const many = (isLoneOwn ? b : a) ?? []
  if (!lone || many.length === 0) return null
  const ignoresCover = sameCover(state, many, lone)
  const pairs = many.map(
    (each): Pair => ({
      each,
      added: bonus(state, shotAt(state, each, lone), ignoresCover),
      against: bonus(state, shotAt(state, lone, each), ignoresCover),
    }),
  )
  return { lone, many, pairs }
})

/** All throw at once; then both results are applied. */
function fought(
  state: D20State,
  { lone, many, pairs }: NonNullable<ReturnType<typeof fightOf>>,
  io: Io,
): D20State {
  const blows = pairs.map(({ each, added }) => {
    const why = { purpose: 'hand-to-hand combat', by: each.side, clause: cite('7.1.3') }
    const rolled = RESULTS[io.chance.bands(20, bandsOf(added.total), why)] ?? null
    const result = effective(state, lone, rolled, false)
    // Several of them add up: a second suppression is counted with the others.
    const counted = rolled === 'suppressed' ? 'suppressed' : result
    tell(io, each, lone, result, added)
    return counted
  })
  const answers = answered(state, lone, pairs, io)
  const bouts = [...state.bouts, ...boutsOf(lone, many)]
  const both = new Set([lone, ...many].map(({ id }) => id))
  const units = state.units.map(each => (both.has(each.id) ? changedElement(each, { fought: true }) : each))
  let now: D20State = changedState(state, { bouts, units })
  const from = many[0]?.at ?? null
  for (const result of together(blows, lone.suppressed)) {
    if (!stands(findElement(now, lone.id))) break
    now = applied(now, lone, result, from, io)
  }
  const among = answers.flatMap(({ unit, result }) => (result === null ? [] : [{ unit: unit.id, result }]))
  const [only] = among
  if (among.length > 1)
    return changedState(now, { pending: [...now.pending, { kind: 'suffer', by: lone.id, among }] })
  return only ? applied(now, elementOf(state, only.unit), only.result, lone.at, io) : now
}

/** A result that is counted already: applied as it is. */
function applied(
  state: D20State,
  target: { readonly id: string },
  result: Result,
  from: OnTable['at'] | null,
  io: Io,
): D20State {
  const element = elementOf(state, target.id)
  // One that has been suppressed just now is not knocked out by the same blow.
  const calm = result === 'knocked out' ? state : changed(state, target.id, { suppressed: false })
  const done = suffered(calm, { target: target.id, result, from, byMortar: false, pose: null }, io)
  const after = elementOf(done, target.id)
  return element.suppressed && !after.suppressed && after.fate === 'in play'
    ? changed(done, target.id, { suppressed: true })
    : done
}

/** The single die of the one, worked out against each of the others. */
function answered(
  state: D20State,
  lone: OnTable,
  pairs: readonly Pair[],
  io: Io,
): readonly { readonly unit: OnTable; readonly result: Result | null }[] {
  const marks = [...new Set(pairs.flatMap(({ against }) => bandsOf(against.total)))].toSorted((x, y) => x - y)
  const why = { purpose: 'hand-to-hand combat', by: lone.side, clause: cite('7.1.4') }
  const reached = io.chance.bands(20, marks, why)
  const passed = new Set(marks.slice(0, reached))
  return pairs.map(({ each: unit, against: added }) => {
    const rolled = RESULTS[bandsOf(added.total).filter(mark => passed.has(mark)).length] ?? null
    const result = effective(state, unit, rolled, false)
    tell(io, lone, unit, result, added)
    return { unit, result }
  })
}

const CODES = {
  none: 'fights-none',
  'fall-back': 'fights-fall-back',
  suppressed: 'fights-suppressed',
  'knocked-out': 'fights-knocked-out',
} as const

function tell(io: Io, unit: OnTable, target: OnTable, result: Result | null, added: Reckoning): void {
  const outcome = outcomeOf(result)
  io.log({
    code: CODES[outcome],
    facts: { unit: { unit: unit.id }, target: { unit: target.id } },
    side: unit.side,
    units: [unit.id, target.id],
    clauses: [cite('7.1.3')],
    reckonings: [added],
    outcome,
    effects: [{ kind: 'arrow', from: unit.at, to: target.at }],
  })
}

/** Who attacks whom: the one who moved into contact. */
export function boutsOf(lone: OnTable, many: readonly OnTable[]): readonly Bout[] {
  const onLone = many.filter(each => each.charged.includes(lone.id)).map(({ id }) => id)
  return [
    ...(onLone.length > 0 ? [{ attackers: onLone, defender: lone.id, at: lone.at }] : []),
    ...many
      .filter(each => lone.charged.includes(each.id))
      .map((each): Bout => ({ attackers: [lone.id], defender: each.id, at: each.at })),
  ]
}

/** Of several who might suffer what their lone opponent did, their owner chooses one. */
export const suffer = sufferOf<D20State>({
  clause: cite('7.1.9'),
  words: { 'fall-back': 'falls back', suppressed: 'is suppressed', 'knocked out': 'is knocked out' },
  chosen: withoutFirst,
  applied,
})
