import type { UnitId } from '../../../src/engine/ids'
import { memoLast } from '../../../src/engine/memo'
import type { Reckoning } from '../../../src/engine/reckoning'
import {
  type Contact,
  type Group,
  type Result,
  contactsIn,
  meleeOf,
  stands,
  together,
} from '../../families/panzer8'
import { type Io, cite } from '../act'
import { changedElement, changedState } from '../changes'
import { outcomeOf } from '../fire/attack'
import type { Duel } from '../fire/reckon'
import { type OnTable, findElement } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10State } from '../state'
import { FACES, MOST } from '../tables'
import { clauseOfLoss, lostBy, meleeDuel } from './duel'
import { effective } from './results'
import { applied } from './suffer'

/** Contacts that are still to be fought out in this step. */
export const contactsLeft = (state: D10State): readonly Contact[] => contactsIn(SHEETS, state)

/** One hand-to-hand combat. */
export const melee = meleeOf<D10State>({
  sheets: SHEETS,
  clauses: { fighting: cite('7.1.1'), step: cite('4.0.5'), groups: cite('R50') },
  reckonings: reckoningsOf,
  fought: (state, own, foes, io) => fought(state, pairsOf(state, own, foes), io),
})

function reckoningsOf(state: D10State, { own, foes }: Group): readonly Reckoning[] {
  const [a, b] = [findElement(state, own[0] ?? ''), findElement(state, foes[0] ?? '')]
  if (!stands(a) || !stands(b)) return []
  const { mine, theirs } = meleeDuel(state, a, b)
  return [mine, theirs]
}

/** By how much the attacker is ahead of each defender, or each attacker of the one defender. */
interface Pair {
  readonly attacker: OnTable
  readonly defender: OnTable
  readonly duel: Duel
  readonly lead: number
}

/** Who fights whom, and what both add: asked anew for each way in which a fight may come out. */
const pairsOf = memoLast((state: D10State, own: readonly UnitId[], foes: readonly UnitId[]) => {
  const [attackers, defenders] = [own, foes].map(ids =>
    ids.map(id => findElement(state, id)).filter(each => stands(each)),
  )
  return (attackers ?? []).flatMap(attacker =>
    (defenders ?? []).map(defender => ({ attacker, defender, duel: meleeDuel(state, attacker, defender) })),
  )
})

/** The die of the one against several, and by how much he is ahead of those who have thrown theirs. */
interface Thrown {
  readonly face: number
  readonly leads: readonly number[]
}

/** The throws of a fight: one against one both at once; the one against several has a single die against all of them. */
function thrown(pairs: ReturnType<typeof pairsOf>, isLoneAttacker: boolean, io: Io): readonly Pair[] {
  const why = (by: OnTable['side']) => ({ purpose: 'hand-to-hand combat', by, clause: cite('7.1.1') })
  const [only] = pairs
  if (pairs.length === 1 && only) {
    const { mine, theirs } = only.duel
    const contestant = ({ side }: OnTable, bonus: number) => ({ by: side, sides: FACES, bonus })
    const [a, b] = [contestant(only.attacker, mine.total), contestant(only.defender, theirs.total)]
    return [{ ...only, lead: io.chance.contest(a, b, why(only.attacker.side), [-MOST, MOST]) }]
  }
  const lone = isLoneAttacker ? only?.attacker : only?.defender
  const { leads } = io.chance.series<Thrown>(
    { face: 0, leads: [] },
    1 + pairs.length,
    ({ face, leads: before }, dice, at) => {
      const pair = pairs[at - 1]
      if (!pair) return { face: dice.die(FACES, why(lone?.side ?? 'A')), leads: before }
      const { mine, theirs } = pair.duel
      const ahead = isLoneAttacker ? mine.total - theirs.total : theirs.total - mine.total
      // The lone one is ahead by this before the other's die, whose faces fall into the rows of the table.
      const rising = [5, 3, 1, 0, -2, -4].map(least => face + ahead - least + 1)
      const other = isLoneAttacker ? pair.defender : pair.attacker
      const lead = LEADS[dice.bands(FACES, rising, why(other.side))] ?? 0
      return { face, leads: [...before, isLoneAttacker ? lead : -lead] }
    },
    // Once all have thrown, it does not matter any more what the one has.
    ({ face, leads: now }) => (now.length === pairs.length ? now.join(' ') : `${face}: ${now.join(' ')}`),
  )
  return pairs.map((pair, at) => ({ ...pair, lead: leads[at] ?? 0 }))
}

/** A lead of the lone one for each class of the other's faces, from the lowest: out of action, suppressed, fallen back, a draw, and the same for him. */
const LEADS: readonly number[] = [5, 3, 1, 0, -1, -3, -5]

function fought(state: D10State, fighting: ReturnType<typeof pairsOf>, io: Io): D10State {
  const [one] = fighting
  if (!one) return state
  const isLoneAttacker = fighting.every(({ attacker }) => attacker === one.attacker)
  const lone = isLoneAttacker ? one.attacker : one.defender
  const pairs = thrown(fighting, isLoneAttacker, io)
  const both = new Set(fighting.flatMap(({ attacker, defender }) => [attacker.id, defender.id]))
  let now: D10State = changedState(state, {
    units: state.units.map(each => (both.has(each.id) ? changedElement(each, { fought: true }) : each)),
  })
  const blows: (Result | null)[] = []
  const beaten: { readonly unit: string; readonly result: Result }[] = []
  for (const pair of pairs) {
    const isWon = pair.lead > 0
    const loser = isWon ? pair.defender : pair.attacker
    const result = effective(state, loser, lostBy(Math.abs(pair.lead)), false)
    tell(io, pair, result)
    if (loser.id === lone.id) blows.push(result)
    else if (result !== null) beaten.push({ unit: loser.id, result })
  }
  now = changedState(now, { bouts: [...now.bouts, ...boutsOf(pairs)] })
  const nearest = pairs.find(
    ({ lead }) => (lead > 0 ? 'defender' : 'attacker') === (isLoneAttacker ? 'attacker' : 'defender'),
  )
  const from = nearest ? (isLoneAttacker ? nearest.defender.at : nearest.attacker.at) : null
  for (const result of together(blows, lone.suppressed)) {
    if (!stands(findElement(now, lone.id))) break
    now = applied(now, lone, result, from, io)
  }
  const [only] = beaten
  if (beaten.length > 1)
    return changedState(now, { pending: [...now.pending, { kind: 'suffer', by: lone.id, among: beaten }] })
  return only ? applied(now, { id: only.unit }, only.result, lone.at, io) : now
}

/** Defenders that were beaten, with those who may take their places. */
function boutsOf(pairs: readonly Pair[]): D10State['bouts'] {
  const won = pairs.filter(({ lead }) => lead > 0)
  const defenders = [...new Set(won.map(({ defender }) => defender))]
  return defenders.map(defender => ({
    attackers: won.filter(each => each.defender === defender).map(({ attacker }) => attacker.id),
    defender: defender.id,
    at: defender.at,
  }))
}

const CODES = {
  'fall-back': 'fights-fall-back',
  suppressed: 'fights-suppressed',
  'knocked out': 'fights-out',
} as const

/** Tells who beat whom: of a draw, and of a blow without effect, who attacked. */
function tell(io: Io, { attacker, defender, duel, lead }: Pair, result: Result | null): void {
  const [winner, loser] = lead >= 0 ? [attacker, defender] : [defender, attacker]
  io.log({
    code: result === null ? (lead === 0 ? 'fights-draw' : 'fights-none') : CODES[result],
    facts: { unit: { unit: winner.id }, target: { unit: loser.id } },
    side: winner.side,
    units: [winner.id, loser.id],
    clauses: [cite(clauseOfLoss(lostBy(Math.abs(lead))))],
    reckonings: [duel.mine, duel.theirs],
    ...(lead >= 0 && { outcome: outcomeOf(result) }),
    effects: [{ kind: 'arrow', from: winner.at, to: loser.at }],
  })
}
