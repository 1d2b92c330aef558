import { halved } from '../damage/damage'
import { leftOf } from '../movement/allowance'
import type { UnitCard } from '../../../../src/engine/ruleset'
import { figure } from '../../../../src/engine/say'
import type { Chip, Token } from '../../../../src/engine/scene'
import { tokenBasics } from '../../../../src/engine/token'
import type { UnitId } from '../../../../src/engine/ids'
import { arcSubject, halfArc } from '../fire/arcs'
import type { Book } from '../model/book'
import { isFired } from '../fire/engagement'
import { attackFactor } from '../fire/factors'
import { cargoOf, findUnit, scaled, typeOf, unitOf, weaponOf } from '../model/lookup'
import type { TacticalState, TacticalUnit } from '../model/state'
import { clauseOf } from '../text/subjects'
import type { Engager, UnitType, Weapon } from '../model/types'

const PIPS = { Green: 1, Average: 2, Elite: 3 } as const

/** Whether a unit has done its part in the present step. */
export function isSpent(book: Book, state: TacticalState, unit: TacticalUnit): boolean {
  if (book.sequence.mover(state.step) === unit.side) return unit.stopped || unit.halved || unit.spent > 0
  return book.sequence.firer(state.step) === unit.side && unit.attacked
}

function chipsOf(unit: TacticalUnit): readonly Chip[] {
  if (unit.status === 'Disorganized') return [{ text: 'D', tone: 'disorganized', label: 'Disorganized' }]
  if (unit.status === 'Suppressed') return [{ text: 'S', tone: 'suppressed', label: 'Suppressed' }]
  return []
}

/** A unit as its base on the table. One that is not on it lies in the corner: only cards show it. */
export function tokenOf(book: Book, state: TacticalState, unit: TacticalUnit): Token {
  const type = typeOf(book, state, unit)
  const cargo = cargoOf(state, unit.id)[0]
  return {
    ...tokenBasics(unit),
    width: type.base,
    depth: type.base,
    shape: 'base',
    silhouette: unit.isHq && type.locomotion === 'foot' ? 'hq' : type.silhouette,
    paint: unit.paint ?? type.paint,
    quality: PIPS[unit.quality],
    chips: chipsOf(unit),
    spent: isSpent(book, state, unit),
    ...(unit.lurking && { faint: true }),
    ...(cargo && { cargo: typeOf(book, state, cargo).silhouette }),
  }
}

const inches = (value: number): string => `${figure(value)}\u2033`

/** What the panel shows of a unit: its figures, what it carries, who rallies it. */
export function cardOf(book: Book, state: TacticalState, id: UnitId): UnitCard {
  const unit = unitOf(state, id)
  const type = typeOf(book, state, unit)
  const move = scaled(state, type.move)
  const weapons = type.weapons.map(each => weaponOf(book, state, each))
  return {
    token: tokenOf(book, state, unit),
    title: unit.name,
    subtitle: [type.name, hqName(book, state, unit)].filter(each => each !== '').join(', '),
    chips: [unit.quality, ...statusChips(book, state, unit)],
    facts: [
      type.gun
        ? { label: 'Move', value: 'in tow', clause: book.cite['guns need a tow'] }
        : {
            label: 'Move',
            value: inches(move),
            note: type.passage === 'level' ? 'over all ground' : `${inches(move * 2)} on road`,
            clause: book.cite['movement table'],
          },
      ...weapons.flatMap(weapon => weaponFacts(book, state, unit, weapon)),
      {
        label: 'Defence',
        value: String(type.defence),
        ...(type.armoured && { note: `${halved(type.defence)} side, rear` }),
        clause: book.cite['defence table'],
      },
    ],
    notes: notesOf(book, state, unit),
  }
}

/** What a weapon does: range and factors of one that stands alone, one fact for each of several and for one that serves once. */
function weaponFacts(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  weapon: Weapon,
): readonly UnitCard['facts'][number][] {
  const type = typeOf(book, state, unit)
  const range = inches(scaled(state, weapon.range))
  const half = `half is ${inches(scaled(state, weapon.range) / 2)}`
  const least = weapon.least > 0 ? [`at least ${inches(scaled(state, weapon.least))}`] : []
  const clause = book.cite['range table']
  const attack = attackOf(book, type, weapon)
  if (type.weapons.length === 1 && !weapon.once) {
    return [
      { label: 'Range', value: range, note: [half, ...least].join(', '), clause },
      { label: 'Attack', value: attack.value, note: attack.note, clause: attack.clause },
    ]
  }
  const fired = isFired(book, state, unit, weapon)
  const note = [
    ...(fired ? [range] : []),
    attack.told,
    half,
    ...least,
    ...(weapon.once && !fired ? ['once in the battle'] : []),
  ]
  return [{ label: weapon.name, value: fired ? 'fired' : range, note: note.join(', '), clause }]
}

interface Attack {
  readonly value: string
  readonly note: string
  /** Both together, where there is no room for more. */
  readonly told: string
  readonly clause: string
}

function attackOf(book: Book, type: UnitType, weapon: Weapon): Attack {
  const clause = book.cite['attack table']
  if (weapon.removes) {
    const removal = clauseOf(book, 'removed by a hit')
    return { value: 'removes', note: 'by a hit', told: 'removes by a hit', clause: removal }
  }
  const armour = attackFactor(type, weapon, true)
  if (weapon.soft === null || weapon.armour === null) {
    const value = String(weapon.soft ?? armour)
    const note = weapon.soft === null ? 'on armour only' : 'on soft only'
    return { value, note, told: `${value} ${note}`, clause }
  }
  const onArmour = `${armour} on armour`
  const onSoft = `${weapon.soft} on soft`
  const told = `${onArmour}, ${onSoft}`
  return armour >= weapon.soft
    ? { value: String(armour), note: onSoft, told, clause }
    : { value: String(weapon.soft), note: onArmour, told, clause }
}

function hqName(book: Book, state: TacticalState, unit: TacticalUnit): string {
  // What is an HQ by its type need not say so twice.
  if (unit.isHq) return typeOf(book, state, unit).name.startsWith('HQ') ? '' : 'HQ'
  const hq = unit.hq === null ? undefined : findUnit(state, unit.hq)
  return hq ? `under ${hq.name}` : ''
}

function statusChips(book: Book, state: TacticalState, unit: TacticalUnit): readonly string[] {
  if (unit.status !== 'OK') return [unit.status]
  if (unit.carriedBy !== null) return ['Carried']
  if (book.sequence.mover(state.step) === unit.side) {
    if (unit.stopped) return ['Stopped']
    return [unit.spent > 0 ? `${inches(leftOf(book, state, unit))} left` : 'Ready to move']
  }
  if (book.sequence.firer(state.step) === unit.side) return [unit.attacked ? 'Has fired' : 'Ready to fire']
  return []
}

function notesOf(book: Book, state: TacticalState, unit: TacticalUnit): UnitCard['notes'] {
  const type = typeOf(book, state, unit)
  const notes: { text: string; clause?: string }[] = []
  for (const cargo of cargoOf(state, unit.id)) {
    const isGun = typeOf(book, state, cargo).gun
    notes.push({
      text: `${isGun ? 'Tows' : 'Carries'} ${cargo.name}.`,
      clause: book.cite['what a vehicle carries'],
    })
  }
  if (unit.carriedBy !== null) {
    const transport = findUnit(state, unit.carriedBy)
    notes.push({
      text: `Rides with ${transport?.name ?? 'its transport'}.`,
      clause: book.cite['passengers suffer'],
    })
  }
  notes.push(...hqNotes(book, state, unit))
  const half = halfArc(state, type)
  const [arm] = type.weapons
  if (half !== null && arm !== undefined)
    notes.push({
      text: `Fires ${half} degrees to either side of its front.`,
      clause: clauseOf(book, arcSubject(type, weaponOf(book, state, arm))),
    })
  if (type.tankDestroyer) {
    notes.push({ text: 'Hides in cover as foot does.', clause: clauseOf(book, 'tank destroyer hides') })
  }
  if (type.carriesFoot && type.towsGuns) {
    notes.push({ text: 'Carries one base or tows one gun.', clause: book.cite['carry one base'] })
  }
  if (type.carriesFoot && !type.towsGuns) {
    notes.push({ text: 'Carries one base.', clause: book.cite['carry one base'] })
  }
  if (type.seesAll)
    notes.push({ text: 'Sees all and is seen by all.', clause: clauseOf(book, 'always sees') })
  if (type.engagedBy !== null) {
    notes.push({
      text: `Attacked only by ${listed(type.engagedBy)}.`,
      clause: clauseOf(book, 'engaged only by'),
    })
  }
  if (type.halvesArmour && arm !== undefined) {
    notes.push({
      text: 'Halves the Defence of armour from every side.',
      clause: clauseOf(book, 'halved by the attacker'),
    })
  }
  if (type.frail) {
    notes.push({
      text: 'Removed when Disorganized or Suppressed.',
      clause: clauseOf(book, 'removed when Disorganized'),
    })
  }
  if (type.passage === 'amphibious') {
    notes.push({ text: 'Swims at half distance.', clause: book.cite['impassable ground'] })
  }
  if (type.antiAircraft) notes.push({ text: 'Anti-aircraft gun.', clause: clauseOf(book, 'AA guns') })
  if (type.engineers)
    notes.push({ text: 'Engineers: mines do not hurt them.', clause: clauseOf(book, 'engineers immune') })
  if (type.clearsMines) notes.push({ text: 'Clears mines.', clause: clauseOf(book, 'engineers immune') })
  notes.push(...book.notes(type))
  if (type.weapons.length === 0) notes.push({ text: 'Unarmed.', clause: book.cite['weapon choice'] })
  if (unit.lurking)
    notes.push({
      text: unit.at ? 'Unknown to the enemy until it is seen or fires.' : 'Not seen yet.',
      clause: clauseOf(book, 'hidden deployment'),
    })
  if (unit.gaveAway)
    notes.push({ text: 'Has fired and is seen from afar.', clause: book.cite['firing gives away'] })
  return notes
}

const ENGAGERS: Readonly<Record<Engager, string>> = {
  infantry: 'infantry',
  hmg: 'HMG',
  mortar: 'mortars',
  'light gun': 'light guns',
  gun: 'guns',
  recoilless: 'recoilless guns',
  artillery: 'artillery',
  rockets: 'rockets',
  atgw: 'ATGW',
  sam: 'SAM',
  'anti-aircraft': 'AA guns',
}

/** Infantry, HMG and SAM. */
function listed(engagers: readonly Engager[]): string {
  const names = engagers.map(each => ENGAGERS[each])
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** What a headquarters does for its units, or that a unit has lost its own. */
function hqNotes(book: Book, state: TacticalState, unit: TacticalUnit): UnitCard['notes'] {
  const hqs = book.headquarters.of(book, state, unit)
  if (!hqs) return []
  if (unit.isHq) {
    const limit = inches(scaled(state, book.numbers.hqRange))
    return [{ text: `Rallies its units within ${limit}.`, clause: book.cite['who may rally'] }]
  }
  const known = hqs.flatMap(id => findUnit(state, id) ?? [])
  const [lost] = known
  if (!lost || known.some(hq => hq.status !== 'Destroyed')) return []
  return [{ text: `${lost.name} is lost: it cannot rally.`, clause: clauseOf(book, 'which HQ') }]
}
