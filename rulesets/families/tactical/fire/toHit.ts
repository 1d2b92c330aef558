import type { ClauseId } from '../../../../src/engine/ids'
import { type Modifier, modifier, reckon } from '../../../../src/engine/reckon'
import type { Reckoning, ReckoningLine } from '../../../../src/engine/reckoning'
import { WITHIN } from '../../../../src/geometry/tolerance'
import type { Shot } from '../model/attacks'
import type { Book, Numbers } from '../model/book'
import { type Citations, clauseOf, type Subject } from '../text/subjects'
import type { Weapon } from '../model/types'

/** The table of to-hit modifiers, citing one rulebook. */
export function toHitTable(cite: Citations): readonly Modifier<Shot>[] {
  return [
    modifier(cite['over half range'], -1, 'over half range', isOverHalf),
    modifier(cite.cover, -1, 'in cover', shot => shot.cover === 'soft'),
    modifier(cite.bunker, -2, 'in a bunker', shot => shot.cover === 'bunker'),
    modifier(cite['cover adds'], -1, 'the bunker stands in cover', addsUp),
    modifier(cite['firer Green'], -1, 'Green', shot => shot.quality === 'Green'),
    modifier(cite['firer Elite'], 1, 'Elite', shot => shot.quality === 'Elite'),
    modifier(cite['Disorganized fires worse'], -1, 'Disorganized', shot => shot.disorganized),
    ...(cite['AA guns'] === undefined ? [] : [againstAircraft(cite['AA guns'])]),
  ]
}

/** What weapons themselves add, each by the clause that its row names; and SAM teams near the target of an aircraft. */
export function missileTable(
  cite: Citations,
  weapons: Readonly<Record<string, Weapon>>,
  numbers: Numbers,
): readonly Modifier<Shot>[] {
  const clauses = new Set(Object.values(weapons).flatMap(weapon => weapon.bonus?.clause ?? []))
  const bonuses = [...clauses].map(clause =>
    modifier<Shot>(
      clause,
      shot => shot.weapon?.bonus?.value ?? 0,
      shot => shot.weapon?.bonus?.label ?? '',
      shot => shot.weapon?.bonus?.clause === clause,
    ),
  )
  if (numbers.samRange === undefined) return bonuses
  const teams = modifier<Shot>(
    clauseOf({ cite }, 'SAM teams'),
    shot => -(shot.samTeams ?? 0),
    samLabel,
    shot => (shot.samTeams ?? 0) > 0,
  )
  return [...bonuses, teams]
}

function samLabel({ samTeams }: Shot): string {
  return samTeams === 1 ? 'a SAM team near the target' : `${samTeams} SAM teams near the target`
}

function againstAircraft(clause: ClauseId): Modifier<Shot> {
  return modifier(
    clause,
    shot => -shot.aaGuns,
    aaLabel,
    shot => shot.aaGuns > 0,
  )
}

function isOverHalf(shot: Shot): boolean {
  return shot.distance > shot.range / 2 + WITHIN
}

function addsUp(shot: Shot): boolean {
  return shot.cover === 'bunker' && shot.bunkerInCover && shot.houseRules['cover-adds-up'] === true
}

function aaLabel(shot: Shot): string {
  return shot.aaGuns === 1 ? 'an AA gun near the target' : `${shot.aaGuns} AA guns near the target`
}

const BASE: Readonly<Record<Shot['kind'], Subject>> = {
  direct: 'hits on',
  indirect: 'indirect hits on',
  air: 'air hits on',
}

/** What of a book the number needed rests on. */
interface ToHitBook extends Pick<Book, 'numbers' | 'toHit'> {
  readonly cite: Readonly<Record<Subject, ClauseId>>
}

/** The number needed to hit with all its reasons. */
export function neededFor(book: ToHitBook, shot: Shot): Reckoning {
  const base = {
    clause: book.cite[BASE[shot.kind]],
    label: `${shot.kind} fire`,
    value: book.numbers.hitOn[shot.kind],
  }
  const reckoned = reckon('need', 'To hit', base, book.toHit, shot)
  const natural = naturalLine(book, shot, reckoned.total)
  if (!natural) return reckoned
  const modifiers = [...reckoned.modifiers, natural]
  return { ...reckoned, modifiers, total: reckoned.total - natural.value }
}

/** By house rule a natural 6 hits and a natural 1 misses: no more than 6 and no less than 2 is needed (R13). */
function naturalLine(book: ToHitBook, shot: Shot, total: number): ReckoningLine | null {
  const value = total - natural(shot, total)
  if (value === 0) return null
  const label = value > 0 ? 'a natural 6 always hits' : 'a natural 1 always misses'
  return { clause: book.cite['natural rolls'], label, value }
}

function natural(shot: Shot, total: number): number {
  if (shot.kind === 'indirect' || shot.houseRules['natural-rolls'] !== true) return total
  return Math.min(Math.max(total, 2), 6)
}

/** The total of `neededFor` without its reasons: for the many shots that are only judged. */
export function needFor(book: ToHitBook, shot: Shot): number {
  let need = book.numbers.hitOn[shot.kind]
  for (const each of book.toHit) {
    if (!each.when(shot)) continue
    need -= typeof each.value === 'function' ? each.value(shot) : each.value
  }
  return natural(shot, need)
}
