import { SIDES, type Side, otherSide } from '../../../src/engine/ids'
import type { Io } from '../../../src/engine/ruleset'
import type { Result } from '../../../src/engine/state'
import { replacement } from './names'
import {
  type AirCampaign,
  GAMES,
  GRADES,
  type Grade,
  type Report,
  type Seat,
  killsOf,
  veteransOf,
} from './state'
import type { CampaignCode } from './words'

/** A pilot whose fighter was Destroyed is back on this or more (10.6). */
const SAFE = 5

/** One level higher; Veteran is the top (10.9, R33). */
const above = (grade: Grade): Grade => GRADES[GRADES.indexOf(grade) + 1] ?? 'Veteran'

/**
 * The campaign after a battle: a die for the pilot of each Destroyed fighter in the order of their destruction (R40), then
 * experience and replacements. After the third game it is decided.
 */
export function after(state: AirCampaign, report: Report, io: Io<CampaignCode>): AirCampaign {
  const { battle, setup } = state
  const known = (ids: readonly string[]): readonly Seat[] =>
    ids.flatMap(id => state.seats.find(each => each.id === id) ?? [])
  const destroyed = known([...new Set(report.destroyed)])
  const kills = { A: 0, B: 0 }
  for (const { side } of destroyed) kills[otherSide(side)] += 1
  io.log({
    code: 'campaign-fought',
    facts: { battle, a: setup.sides.A.name, b: setup.sides.B.name, kills: kills.A, others: kills.B },
    side: null,
    units: [],
    clauses: ['aerial-1935-10.5', 'aerial-1935-R35'],
  })
  const dice = new Map<string, number>()
  for (const { id, side, pilot } of destroyed) {
    const die = io.chance.die(6, { purpose: 'pilot', by: side, clause: 'aerial-1935-10.6' })
    dice.set(id, die)
    const safe = die >= SAFE
    const clauses = [safe ? 'aerial-1935-10.6' : 'aerial-1935-10.7']
    const code = safe ? 'campaign-safe' : 'campaign-lost'
    io.log({ code, facts: { name: pilot }, side, units: [id], clauses })
  }
  const next: AirCampaign = { ...state, fought: [...state.fought, kills] }
  const seats = next.seats.reduce<AirCampaign>(
    (now, seat) => withSortie(now, seat, report, dice.get(seat.id) ?? null, io),
    next,
  )
  if (battle < GAMES) return { ...seats, battle: battle + 1, step: 'roll' }
  const result = resultOf(seats)
  io.log({
    ...result.why,
    side: result.winner,
    units: [],
    clauses: [clauseOf(seats)],
  })
  return { ...seats, step: 'over', result }
}

/** What a battle makes of one pilot: a level higher for one kill or more, if he lives; else a Green one takes his fighter. */
function withSortie(
  state: AirCampaign,
  seat: Seat,
  report: Report,
  die: number | null,
  io: Io<CampaignCode>,
): AirCampaign {
  const { id, side, pilot, grade } = seat
  const kills = report.kills[id] ?? 0
  const lost = die !== null && die < SAFE
  const rises = !lost && kills > 0 && grade !== 'Veteran'
  const became = rises ? above(grade) : grade
  const base = { side, units: [id] }
  if (rises) {
    const facts = { name: pilot, grade: became, kills }
    io.log({ ...base, code: 'campaign-rises', facts, clauses: ['aerial-1935-10.9', 'aerial-1935-R33'] })
  }
  const fresh = lost ? replacement(state, side) : pilot
  if (lost) {
    const facts = { name: fresh, lost: pilot }
    io.log({ ...base, code: 'campaign-joins', facts, clauses: ['aerial-1935-10.8'] })
  }
  const flown = { pilot, kills, fate: fateOf(id, report, die), die, rose: rises ? became : null }
  const changed: Seat = {
    ...seat,
    pilot: fresh,
    grade: lost ? 'Green' : became,
    sorties: [...seat.sorties, flown],
  }
  return { ...state, seats: state.seats.map(each => (each.id === id ? changed : each)) }
}

function fateOf(id: string, report: Report, die: number | null): Seat['sorties'][number]['fate'] {
  if (die !== null) return die >= SAFE ? 'safe' : 'lost'
  if (report.left.includes(id)) return 'left'
  return report.damaged.includes(id) ? 'Damaged' : 'home'
}

/** Who has won: more kills, then more Veterans, else nobody (10.15, 10.16, R35). */
export function resultOf(state: AirCampaign): Result<CampaignCode> {
  const { sides } = state.setup
  const decided = (code: CampaignCode, count: (side: Side) => number): Result<CampaignCode> | null => {
    const winner = SIDES.find(side => count(side) > count(otherSide(side)))
    if (!winner) return null
    const facts = { winner: sides[winner].name, own: count(winner), others: count(otherSide(winner)) }
    return { winner, why: { code, facts: { ...facts, kills: killsOf(state, winner) } } }
  }
  return (
    decided('campaign-won-kills', side => killsOf(state, side)) ??
    decided('campaign-won-veterans', side => veteransOf(state, side)) ?? {
      winner: null,
      why: {
        code: 'campaign-draw',
        facts: { kills: killsOf(state, 'A'), veterans: veteransOf(state, 'A') },
      },
    }
  )
}

function clauseOf(state: AirCampaign): string {
  if (killsOf(state, 'A') !== killsOf(state, 'B')) return 'aerial-1935-10.15'
  return veteransOf(state, 'A') === veteransOf(state, 'B') ? 'aerial-1935-R35' : 'aerial-1935-10.16'
}
