import type { UnitCard } from '../../../../src/engine/ruleset'
import { figure } from '../../../../src/engine/say'
import type { Chip, Token } from '../../../../src/engine/scene'
import { tokenBasics } from '../../../../src/engine/token'
import type { UnitId } from '../../../../src/engine/ids'
import type { Book } from '../model/book'
import { isEngaged } from '../melee/contact'
import { rangeOf } from '../shooting/shot'
import { silhouetteOf } from './looks'
import { defenceBehind, defenceOf, kindOf, missileOf, scaled, unitOf } from '../model/units'
import { rallyReach } from '../sequence/rallying'
import { attackerOf, moverOf, shooterOf } from '../model/steps'
import type { AncientState, AncientUnit, Arms, Quality } from '../model/state'

export const PIPS: Readonly<Record<Quality, 1 | 2 | 3>> = { Raw: 1, Average: 2, Veteran: 3 }

/** Whether a unit has done its part in the present step. */
function isSpent(state: AncientState, unit: AncientUnit): boolean {
  if (moverOf(state.step) === unit.side) return unit.moved
  if (shooterOf(state.step) === unit.side) return unit.shot
  return attackerOf(state.step) === unit.side && unit.fought
}

function chipsOf(unit: AncientUnit): readonly Chip[] {
  const chips: Chip[] = []
  if (unit.status === 'Disordered') chips.push({ text: 'D', tone: 'disorganized', label: 'Disordered' })
  if (unit.status === 'Shaken') chips.push({ text: 'S', tone: 'suppressed', label: 'Shaken' })
  if (unit.rampage) chips.push({ text: 'R', tone: 'damage', label: 'Rampaging' })
  if (unit.general !== 'none') chips.push({ text: 'G', tone: 'good', label: 'General' })
  return chips
}

/** A unit as its base on the table. One that is not on it lies in the corner: only cards show it. */
export function tokenOf(book: Book, state: AncientState, unit: AncientUnit): Token {
  return {
    ...tokenBasics(unit),
    width: state.scenario.base,
    depth: state.scenario.base,
    shape: 'block',
    silhouette: unit.look ?? silhouetteOf(kindOf(book, state, unit), unit),
    paint: unit.paint,
    quality: PIPS[unit.quality],
    chips: [...chipsOf(unit), ...book.view.chips(state, unit)],
    spent: isSpent(state, unit),
  }
}

const inches = (value: number): string => `${figure(value)}\u2033`

export const ARMS_WORD: Readonly<Record<Arms, string>> = {
  plain: '',
  pike: 'with pikes',
  hoplites: 'Hoplites',
  sword: 'with swords or axes',
}

/** What the panel shows of a unit: its figures, its arms, its General. */
export function cardOf(book: Book, state: AncientState, id: UnitId): UnitCard {
  const unit = unitOf(state, id)
  const kind = kindOf(book, state, unit)
  const weapon = missileOf(book, unit)
  const defence = defenceOf(kind, unit)
  const open = scaled(state, kind.move.open)
  const rough = scaled(state, kind.move.rough)
  const half = defenceBehind(kind, unit)
  return {
    token: tokenOf(book, state, unit),
    title: unit.name,
    subtitle: subtitleOf(book, state, unit),
    chips: [unit.quality, ...manner(unit, kind.manoeuvre), ...statusChips(state, unit)],
    facts: [
      {
        label: 'Move',
        value: open === 0 ? 'none' : inches(open),
        note: open === 0 ? 'cannot turn' : rough === 0 ? 'open ground only' : `${inches(rough)} in rough`,
        clause: kind.clause,
      },
      { label: 'Foot', value: figure(kind.attack.foot), note: 'attack', clause: book.cite['attack table'] },
      {
        label: 'Mounted',
        value: figure(kind.attack.mounted),
        note: 'attack',
        clause: book.cite['attack table'],
      },
      {
        label: 'Defence',
        value: figure(defence),
        note: half === defence ? 'all round' : `${figure(half)} on flank`,
        clause: book.cite['defence table'],
      },
      ...(weapon
        ? [
            {
              label: weapon.name,
              value: inches(rangeOf(state, weapon)),
              note: `half is ${inches(rangeOf(state, weapon) / 2)}`,
              clause: weapon.clause,
            },
          ]
        : []),
    ],
    notes: notesOf(book, state, unit),
  }
}

function subtitleOf(book: Book, state: AncientState, unit: AncientUnit): string {
  const kind = kindOf(book, state, unit)
  const arms = ARMS_WORD[unit.arms]
  const missile = missileOf(book, unit)
  const armour = kind.defence === null && unit.armour !== 'unarmoured' ? unit.armour : ''
  const parts = [
    kind.name,
    arms,
    missile?.plural ?? '',
    armour,
    unit.general === 'none' ? '' : generalWord(unit),
  ]
  return parts.filter(part => part !== '').join(', ')
}

function generalWord(unit: AncientUnit): string {
  return unit.general === 'excellent'
    ? 'Excellent General'
    : unit.general === 'bad'
      ? 'Really Bad General'
      : 'General'
}

function manner(unit: AncientUnit, manoeuvre: string): readonly string[] {
  if (manoeuvre === 'light') return ['Light']
  if (manoeuvre === 'none') return []
  return [unit.regular || manoeuvre === 'as regular' ? 'Regular' : 'Irregular']
}

function statusChips(state: AncientState, unit: AncientUnit): readonly string[] {
  // Disordered and Shaken are marks of the base itself.
  if (unit.status === 'Lost') return ['Lost']
  return isEngaged(state, unit) ? ['In melee'] : []
}

function notesOf(book: Book, state: AncientState, unit: AncientUnit): UnitCard['notes'] {
  const kind = kindOf(book, state, unit)
  const weapon = missileOf(book, unit)
  const notes: { text: string; clause?: string }[] = []
  const say = (text: string, clause: string): void => void notes.push({ text, clause })
  if (unit.general !== 'none') {
    say(
      `${generalWord(unit)}: rallies within ${inches(rallyReach(book, state, unit))}, counts as two units.`,
      book.cite['rally'],
    )
  }
  if (kind.bound.length > 0) {
    const whom = kind.bound.map(prey =>
      prey === 'heavy foot' && !kind.braves ? 'Heavy Foot without pikes' : capital(prey),
    )
    const subject = kind.rampages ? 'beasts bound' : kind.mounted ? 'cavalry bound foot' : 'warbands bound'
    say(`Must charge ${whom.join(', ')}.`, book.cite[subject])
  }
  if (kind.rampages) say('Rampages when it becomes Disordered.', book.cite['rampage'])
  if (kind.scythed)
    say('Gone after one round of melee or any hit from shooting.', book.cite['scythed removed'])
  if (kind.needsOpen) say('Only on open ground or on a road.', book.cite['clear terrain'])
  if (!kind.mayCharge && kind.move.open > 0) say('May not charge.', book.cite['never charges'])
  if (kind.wholeDefence) say('Its Defence is never halved.', book.cite['never charges'])
  if (kind.passesFriends)
    say('Passes through friends that face its way or the opposite way.', book.cite['light foot passes'])
  if (kind.breaksOff) say('May break off from slower enemies.', book.cite['break off'])
  if (weapon?.slow) say('Half a move at most in the turn of a shot.', book.cite['slow missiles'])
  if (weapon?.engine)
    say('Shoots every second turn; contact with the enemy eliminates it.', book.cite['artillery'])
  if (unit.revealed) say('Has shot and is seen from afar.', book.cite['revealed'])
  return [...notes, ...book.view.notes(book, state, unit)]
}

const capital = (text: string): string => text.replace(/\b[a-z]/g, letter => letter.toUpperCase())
