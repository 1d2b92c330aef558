import { otherSide } from '../../../src/engine/ids'
import type { Offer, Option } from '../../../src/engine/offer'
import { type Modifier, modifier, reckon } from '../../../src/engine/reckon'
import type { Reckoning } from '../../../src/engine/reckoning'
import {
  type Contact,
  type Cover,
  type Group,
  NO_COVER,
  type Result,
  coverOf,
  eyeOf,
  groundAt,
  groupsOf,
  isFoot,
  landOf,
  meleeFoes,
  meetsLine,
  onTable,
  sightBetween,
  stands,
  together,
} from '../../families/panzer8'
import { type Act, type Io, type Reason, cite } from '../act'
import { outcomeOf } from '../fire/attack'
import type { Duel } from '../fire/reckon'
import { isInSmoke } from '../fire/shot'
import {
  type OnTable,
  changed,
  commandersNear,
  elementOf,
  findElement,
  firstOf,
  qualityOf,
  typeOf,
} from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10Action, D10State } from '../state'
import { CLOSE, CREW, FACES, MOST } from '../tables'
import { effective, suffered } from './results'
import { afterCombat } from './touched'

/** One who attacks, one who is attacked. */
interface Case {
  readonly state: D10State
  readonly attacker: OnTable
  readonly defender: OnTable
  readonly cover: Cover
}

/** What an element fights with hand to hand: crews, observers and commanders with 4, everybody else with what he shoots with. */
export function meleeValue(element: OnTable): number {
  const type = typeOf(element)
  if (['csw', 'fo', 'commander'].includes(type.class)) return CREW
  return type.weapons.find(({ kind }) => kind !== 'F')?.value ?? type.weapons[0]?.value ?? CREW
}

/** Contacts that are still to be fought out in this step. */
export function contactsLeft(state: D10State): readonly Contact[] {
  return onTable(state, state.active)
    .filter(each => !each.fought)
    .flatMap(own =>
      meleeFoes(SHEETS, state, own)
        .filter(foe => !foe.fought)
        .map((foe): Contact => [own.id, foe.id]),
    )
}

const isEngineer = (element: OnTable): boolean => typeOf(element).class === 'engineer'
const always = (): boolean => true

/** Whether infantry attacks through smoke: it lies on one of them, or between. */
const isSmoky = ({ state, attacker, defender }: Case): boolean =>
  isFoot(typeOf(attacker)) &&
  (isInSmoke(state, attacker, eyeOf(SHEETS, defender, defender)) ||
    isInSmoke(state, defender, eyeOf(SHEETS, attacker, attacker)))

const hasCommander = (state: D10State, element: OnTable): boolean => commandersNear(state, element).length > 0

/** 7.1: what the attacker adds. */
const ATTACKER: readonly Modifier<Case>[] = [
  modifier(
    cite('7.1.3'),
    2,
    'cavalry that charges',
    ({ attacker, defender }) =>
      typeOf(attacker).class === 'cavalry' && attacker.charged.includes(defender.id),
  ),
  modifier(cite('7.1.4'), 2, 'engineers', ({ attacker }) => isEngineer(attacker)),
  modifier(cite('7.1.5'), 1, 'through smoke', isSmoky),
  modifier(cite('7.1.6'), 1, 'a commander within 4', ({ state, attacker }) => hasCommander(state, attacker)),
  modifier(
    cite('7.1.7'),
    ({ attacker }) => qualityOf(attacker),
    ({ attacker }) => attacker.quality,
    always,
  ),
]

/** 7.1: what the defender adds. */
const DEFENDER: readonly Modifier<Case>[] = [
  modifier(cite('7.1.9'), 2, 'engineers', ({ defender }) => isEngineer(defender)),
  modifier(
    cite('7.1.10'),
    1,
    ({ cover }) => cover.label,
    ({ cover }) => cover.kind === 'soft',
  ),
  modifier(
    cite('7.1.11'),
    2,
    ({ cover }) => cover.label,
    ({ cover }) => cover.kind === 'hard',
  ),
  modifier(cite('7.1.12'), 1, 'a commander within 4', ({ state, defender }) => hasCommander(state, defender)),
  modifier(
    cite('7.1.13'),
    ({ defender }) => qualityOf(defender),
    ({ defender }) => defender.quality,
    always,
  ),
]

/** The defender's cover: the largest, and none where both are in the same. */
function coverAgainst(state: D10State, attacker: OnTable, defender: OnTable): Cover {
  const [from, at] = [eyeOf(SHEETS, attacker, attacker), eyeOf(SHEETS, defender, defender)]
  const found = (one: OnTable, a: typeof from, b: typeof at): Cover =>
    coverOf(SHEETS, { ...state, smoke: [] }, a, one, b, sightBetween(SHEETS, state, a, b), 'SA')
  const wall = landOf(state.scenario).obstacles.find(
    ({ line, terrain }) => line && terrain.cover !== 'none' && meetsLine(attacker.at, defender.at, line),
  )
  const theirs = found(defender, from, at)
  if (wall && theirs.kind !== 'hard') return { kind: 'soft', label: `behind the ${wall.name}`, crops: false }
  const land = landOf(state.scenario)
  const [here, there] = [groundAt(land, attacker.at), groundAt(land, defender.at)]
  const isSame = (here !== null && here === there) || found(attacker, at, from).kind === theirs.kind
  return isSame ? NO_COVER : theirs
}

/** The additions of a hand-to-hand combat. */
export function meleeDuel(state: D10State, attacker: OnTable, defender: OnTable): Duel {
  const given: Case = { state, attacker, defender, cover: coverAgainst(state, attacker, defender) }
  const mine = { clause: cite('7.1.2'), label: 'HESA value', value: meleeValue(attacker) }
  const theirs = { clause: cite('7.1.8'), label: 'HESA value', value: meleeValue(defender) }
  return {
    mine: reckon('sum', 'Attacker adds', mine, ATTACKER, given),
    theirs: reckon('sum', 'Defender adds', theirs, DEFENDER, given),
  }
}

/** What losing by so much means; null for a draw, and for who does not lose. */
export function lostBy(margin: number): Result | null {
  let found: Result | null = null
  for (const { least, result } of CLOSE) if (margin >= least) found = result
  return found
}

/** The clause of what a loser suffers. */
export function clauseOfLoss(result: Result | null): string {
  if (result === null) return 'R16'
  return result === 'fall-back' ? '7.3.1' : result === 'suppressed' ? '7.3.2' : '7.3.3'
}

/** One hand-to-hand combat. */
export const melee: Act<'melee'> = {
  offers(state, side) {
    if (state.step !== 'close combat' || side !== state.active || state.pending.length > 0) return []
    const groups = groupsOf(contactsLeft(state))
    const firsts = [...new Set(groups.map(({ own }) => own[0] ?? ''))]
    return firsts.map((first): Offer<D10Action> => {
      const options = groups
        .filter(({ own }) => own[0] === first)
        .map(
          (group): Option<D10Action> => ({
            action: { type: 'melee', ...group },
            label: labelOf(state, group),
            reckonings: reckoningsOf(state, group),
          }),
        )
      return {
        id: `melee:${first}`,
        kind: 'melee',
        unit: first,
        label: 'Fight hand to hand',
        clause: cite('7.1.1'),
        input: options.length === 1 ? 'nothing' : 'choice',
        useful: true,
        options: () => options,
      }
    })
  },
  refuse(state, { own, foes }) {
    const reasons: Reason[] = []
    if (state.step !== 'close combat') reasons.push({ code: 'not-close-combat', clause: cite('4.0.5') })
    else if (!groupsOf(contactsLeft(state)).some(group => isSame(group, { own, foes })))
      reasons.push({ code: 'no-such-fight', clause: cite('R50') })
    return reasons
  },
  nearest(state) {
    const [group] = groupsOf(contactsLeft(state))
    return state.step === 'close combat' && group ? { type: 'melee', ...group } : null
  },
  play(state, { own, foes }, io) {
    const [attackers, defenders] = [own, foes].map(ids =>
      ids.map(id => findElement(state, id)).filter(each => stands(each)),
    )
    return attackers && defenders && attackers.length > 0 && defenders.length > 0
      ? fought(state, attackers, defenders, io)
      : state
  },
}

const isSame = (a: Group, b: Group): boolean =>
  a.own.length === b.own.length &&
  a.foes.length === b.foes.length &&
  a.own.every(each => b.own.includes(each)) &&
  a.foes.every(each => b.foes.includes(each))

function labelOf(state: D10State, { own, foes }: Group): string {
  const names = (ids: readonly string[]): string => ids.map(id => elementOf(state, id).name).join(' and ')
  return `${names(own)} against ${names(foes)}`
}

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

/** The throws of a fight: one against one both at once; the one against several has a single die against all of them. */
function thrown(
  state: D10State,
  attackers: readonly OnTable[],
  defenders: readonly OnTable[],
  io: Io,
): readonly Pair[] {
  const pairs = attackers.flatMap(attacker =>
    defenders.map(defender => ({ attacker, defender, duel: meleeDuel(state, attacker, defender) })),
  )
  const why = (by: OnTable['side']) => ({ purpose: 'hand-to-hand combat', by, clause: cite('7.1.1') })
  const [only] = pairs
  if (pairs.length === 1 && only) {
    const { mine, theirs } = only.duel
    const contestant = ({ side }: OnTable, bonus: number) => ({ by: side, sides: FACES, bonus })
    const [a, b] = [contestant(only.attacker, mine.total), contestant(only.defender, theirs.total)]
    return [{ ...only, lead: io.chance.contest(a, b, why(only.attacker.side), [-MOST, MOST]) }]
  }
  const isLoneAttacker = attackers.length === 1
  const lone = (isLoneAttacker ? attackers : defenders)[0]
  const face = io.chance.die(FACES, why(lone?.side ?? 'A'))
  return pairs.map(pair => {
    const { mine, theirs } = pair.duel
    const ahead = isLoneAttacker ? mine.total - theirs.total : theirs.total - mine.total
    // The lone one is ahead by this before the other's die, whose faces fall into the rows of the table.
    const marks = [-4, -2, 0, 1, 3, 5].map(least => face + ahead - least + 1)
    const other = isLoneAttacker ? pair.defender : pair.attacker
    const rising = marks.toSorted((x, y) => x - y)
    const reached = io.chance.bands(FACES, rising, why(other.side))
    const lead = LEADS[reached] ?? 0
    return { ...pair, lead: isLoneAttacker ? lead : -lead }
  })
}

/** A lead of the lone one for each class of the other's faces, from the lowest: out of action, suppressed, fallen back, a draw, and the same for him. */
const LEADS: readonly number[] = [5, 3, 1, 0, -1, -3, -5]

function fought(
  state: D10State,
  attackers: readonly OnTable[],
  defenders: readonly OnTable[],
  io: Io,
): D10State {
  const pairs = thrown(state, attackers, defenders, io)
  let now = state
  for (const each of [...attackers, ...defenders]) now = changed(now, each.id, { fought: true })
  const isLoneAttacker = attackers.length === 1
  const lone = (isLoneAttacker ? attackers : defenders)[0]
  if (!lone) return now
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
  now = { ...now, bouts: [...now.bouts, ...boutsOf(pairs)] }
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
    return { ...now, pending: [...now.pending, { kind: 'suffer', by: lone.id, among: beaten }] }
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

/** A result that is counted already: applied as it is. */
function applied(
  state: D10State,
  target: { readonly id: string },
  result: Result,
  from: OnTable['at'] | null,
  io: Io,
): D10State {
  const element = elementOf(state, target.id)
  // One that has been suppressed just now is not put out of action by the same blow.
  const calm = result === 'knocked out' ? state : changed(state, target.id, { suppressed: false })
  const done = suffered(calm, { target: target.id, result, from, byMortar: false, pose: null }, io)
  const after = elementOf(done, target.id)
  if (after.fate !== 'in play' && stands(element)) return afterCombat(done, element)
  return element.suppressed && !after.suppressed && after.fate === 'in play'
    ? changed(done, target.id, { suppressed: true })
    : done
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

/** Of several whom one has beaten, their owner chooses who suffers. */
export const suffer: Act<'suffer'> = {
  offers(state, side) {
    const first = firstOf(state, 'suffer')
    if (!first || otherSide(elementOf(state, first.by).side) !== side) return []
    return first.among.map(({ unit, result }): Offer<D10Action> => {
      const action: D10Action = { type: 'suffer', unit }
      const label = `${elementOf(state, unit).name}: ${MEANS[result]}`
      return {
        id: `suffer:${unit}`,
        kind: 'suffer',
        unit,
        label,
        clause: cite('R50'),
        input: 'nothing',
        useful: true,
        options: () => [{ action, label }],
      }
    })
  },
  refuse(state, { unit }) {
    const isAsked = firstOf(state, 'suffer')?.among.some(each => each.unit === unit)
    return isAsked ? [] : [{ code: 'nothing-to-suffer', clause: cite('R50') }]
  },
  play(state, { unit }, io) {
    const first = firstOf(state, 'suffer')
    if (!first) return state
    const chosen = first.among.find(each => each.unit === unit)
    const spared = new Set(first.among.filter(each => each.unit !== unit).map(each => each.unit))
    const bouts = state.bouts.filter(({ defender }) => !spared.has(defender))
    const now: D10State = { ...state, pending: state.pending.slice(1), bouts }
    if (!chosen || findElement(now, unit)?.fate !== 'in play') return now
    io.log({
      code: 'suffers',
      facts: { unit: { unit } },
      side: elementOf(state, unit).side,
      units: [unit],
      clauses: [cite('R50')],
    })
    return applied(now, { id: unit }, chosen.result, findElement(now, first.by)?.at ?? null, io)
  },
}

const MEANS: Readonly<Record<Result, string>> = {
  'fall-back': 'falls back',
  suppressed: 'is suppressed',
  'knocked out': 'is out of action',
}
