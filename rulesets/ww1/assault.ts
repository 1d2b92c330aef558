import type { Waiting } from '../../src/engine/acts'
import { once } from '../../src/engine/memo'
import { type Side, otherSide } from '../../src/engine/ids'
import type { Option } from '../../src/engine/offer'
import type { Reckoning } from '../../src/engine/reckoning'
import type { Io, Act } from './act'
import { lastRounds } from './artillery'
import { lossesOf, settle } from './losses'
import { gasFor, outcomeOf } from './chances'
import { foreseenOf } from './foreseen'
import { changed, holderOf, isOn, namesOfSide, reason, unitsIn } from './lookup'
import { centreOf, gridOf, isSquare, outlineOf } from './squares'
import type { Assault, Square, Stake, Ww1Action, Ww1State } from './state'
import { NOTHING_STAKED, badStake, inHandfuls, stakeLabel, stakeNumber, stakesOf } from './stakes'
import { assaulted, assaultersIn, assaulting, losersIn } from './strength'
import { GAS_DIE, GUN_DIE, MG_DIE } from './tables'

/** Assaulting one square from another (section 5), with what is put into it. */
export const assault: Act<'assault'> = {
  offers(state, side) {
    if (state.step !== `${side} assaults` || state.assault) return []
    const { board } = state.scenario
    const grid = gridOf(board)
    return grid.all
      .filter(from => holderOf(state, from) === side && cannotAssault(state, from).length === 0)
      .flatMap(from => {
        const party = assaultersIn(state, from)
        const targets = (grid.beside.get(from) ?? []).filter(to => holderOf(state, to) === otherSide(side))
        const [lead, ...others] = party
        if (!lead) return []
        return targets.flatMap(to => {
          const reckonings = [assaulting(state, side, from), assaulted(state, otherSide(side), to)]
          const handfuls = inHandfuls(stakesOf(state, side))
          const idOf = (handful: number): string =>
            handful === 0
              ? `assault:${from}:${to}`
              : `assault:${from}:${to}:${handfuls[handful]?.[0]?.guns ?? 0}`
          return handfuls.map((stakes, handful) => {
            const least = stakes[0]?.guns ?? 0
            return {
              id: idOf(handful),
              kind: 'assault',
              unit: lead.id,
              with: others.map(unit => unit.id),
              label: handful === 0 ? `Assault ${to}` : `Assault ${to}, ${least} guns or more`,
              clause: 'ww1-5a.1',
              input: 'choice' as const,
              useful: handful === 0,
              steps: {
                label: 'guns',
                ...(handful > 0 && { below: idOf(handful - 1) }),
                ...(handful < handfuls.length - 1 && { above: idOf(handful + 1) }),
              },
              options: () =>
                stakes.map(
                  (stake, at): Option<Ww1Action> => ({
                    action: { type: 'assault', from, to, ...stake },
                    label: stakeLabel(stake),
                    ...stakeNumber(stake),
                    reckonings,
                    foreseen: once(() => foreseenOf(state, { by: side, from, to }, stake)),
                    ...(at === 0 && { at: centreOf(board, to) }),
                    ...(at === 0 && handful === 0 && { cell: outlineOf(board, to) }),
                  }),
                ),
            }
          })
        })
      })
  },
  refuse(state, { from, to, guns, gas }) {
    const side = state.toAct[0]
    if (side === undefined || state.step !== `${side} assaults` || state.assault)
      return [reason('ww1-4a.1', 'not-now')]
    const { board } = state.scenario
    if (!isSquare(board, from) || holderOf(state, from) !== side)
      return [reason('ww1-5a.1', 'nobody-assaults', { square: from })]
    const held = cannotAssault(state, from)
    if (held.length > 0) return held
    if (!(gridOf(board).beside.get(from) ?? []).includes(to))
      return [reason('ww1-5a.1', 'not-side-by-side', { square: to })]
    if (holderOf(state, to) !== otherSide(side))
      return [reason('ww1-R13', 'nobody-to-assault', { square: to })]
    return badStake(state, side, { guns, gas })
  },
  play(state, { from, to, guns, gas }, io) {
    const by = state.toAct[0] ?? holderOf(state, from) ?? 'A'
    const stake = { guns, gas }
    const secret = isOn(state, 'secret-stakes')
    io.log({
      code: secret ? 'assaults-secretly' : 'assaults',
      facts: {
        side: namesOfSide(state, by).name,
        from,
        to,
        ...(!secret && { stake: stakeLabel(stake).toLowerCase() }),
      },
      side: by,
      units: [...assaultersIn(state, from), ...unitsIn(state, to)].map(unit => unit.id),
      clauses: ['ww1-5a.1', secret ? 'ww1-R33' : 'ww1-R16'],
      reckonings: [assaulting(state, by, from), assaulted(state, otherSide(by), to)],
      effects: [arrow(state, from, to)],
    })
    const begun: Assault = { by, from, to, stake, secret, support: 0, machineGuns: 0 }
    const declared: Ww1State = { ...state, assault: begun, assaulted: [...state.assaulted, from] }
    const ready = secret ? declared : machineGuns(spent(declared, begun, by, stake, io), io)
    const answers = stakesOf(state, otherSide(by)).length > 1
    return answers ? { ...ready, toAct: [otherSide(by)] } : resolved(ready, NOTHING_STAKED, io)
  },
}

const arrow = (state: Ww1State, from: Square, to: Square) => ({
  kind: 'arrow' as const,
  from: centreOf(state.scenario.board, from),
  to: centreOf(state.scenario.board, to),
})

/** Why a square cannot assault at all now. */
function cannotAssault(state: Ww1State, from: Square) {
  if (state.assaulted.includes(from)) return [reason('ww1-R13', 'has-assaulted', { square: from })]
  if (assaultersIn(state, from).length > 0) return []
  return unitsIn(state, from).some(unit => unit.advanced)
    ? [reason('ww1-R13', 'just-advanced', { square: from })]
    : [reason('ww1-R14', 'only-mgs', { square: from })]
}

/** What the assaulted side adds, once it knows what the other has thrown; or, in secret, without knowing. */
export const support: Act<'support'> = {
  offers(state, side) {
    const { assault: begun } = state
    if (!isAnswering(state) || !begun) return []
    const reckonings = totalsOf(state, begun)
    return [
      {
        id: 'support',
        kind: 'support',
        unit: null,
        label: `Defend ${begun.to}`,
        clause: 'ww1-5a.17',
        input: 'choice',
        useful: true,
        steps: { label: 'guns' },
        options: () =>
          stakesOf(state, side).map(stake => ({
            action: { type: 'support', ...stake },
            label: stakeLabel(stake),
            ...stakeNumber(stake),
            reckonings,
          })),
      },
    ]
  },
  refuse(state, { guns, gas }) {
    const { assault: begun } = state
    if (!begun || !isAnswering(state)) return [reason('ww1-R16', 'not-now')]
    return badStake(state, otherSide(begun.by), { guns, gas })
  },
  play(state, { guns, gas }, io) {
    const { assault: begun } = state
    if (!begun) return state
    const stake = { guns, gas }
    if (!begun.secret) return resolved(state, stake, io)
    // A stake that is not known could be any; each is as likely.
    const all = begun.stake
      ? [begun.stake]
      : stakesOf(state, begun.by).filter(each => each.guns <= UNKNOWN_GUNS)
    const other =
      all[io.chance.pick(all.length, { purpose: 'stake not known', by: begun.by })] ?? NOTHING_STAKED
    const open = { ...state, assault: { ...begun, stake: other, secret: false } }
    io.log({
      code: 'stakes-shown',
      facts: { side: namesOfSide(state, begun.by).name, stake: stakeLabel(other).toLowerCase() },
      side: begun.by,
      units: [],
      clauses: ['ww1-R33'],
      reveals: true,
    })
    return resolved(machineGuns(spent(open, open.assault, begun.by, other, io), io), stake, io)
  },
}

/** So many guns at most are taken to lie under a stake that is not known. */
const UNKNOWN_GUNS = 8

/** What is open in an Assault is settled first: losses, an advance, the answer of the assaulted side. */
export function assaultFirst(state: Ww1State): Waiting<Ww1Action> | null {
  const answer =
    state.losing.length > 0 ? 'lose' : state.advance ? 'advance' : state.assault ? 'support' : null
  return answer && { for: [answer, 'end', 'concede'], reason: reason('ww1-R16', 'not-now') }
}

const isAnswering = (state: Ww1State): boolean =>
  state.assault !== null && state.losing.length === 0 && state.advance === null

/** Both totals as they stand. */
function totalsOf(
  state: Ww1State,
  { by, from, to, support: thrown, machineGuns: mgs }: Assault,
): readonly Reckoning[] {
  const add = (reckoning: Reckoning, clause: string, label: string, value: number): Reckoning =>
    value === 0
      ? reckoning
      : {
          ...reckoning,
          modifiers: [...reckoning.modifiers, { clause, label, value }],
          total: reckoning.total + value,
        }
  return [
    add(assaulting(state, by, from), 'ww1-5a.7', 'Support', thrown),
    add(assaulted(state, otherSide(by), to), 'ww1-5a.16', 'MG fire', mgs),
  ]
}

/** Spends a stake and throws its dice; the answer is added to the assaulting side's support. */
function spent(state: Ww1State, begun: Assault, side: Side, stake: Stake, io: Io): Ww1State {
  const worth = thrown(state, begun, side, stake, io)
  const guns = { ...state.guns, [side]: Math.max(0, state.guns[side] - stake.guns) }
  const gas = stake.gas ? { ...state.gas, [side]: Math.max(0, state.gas[side] - 1) } : state.gas
  return { ...state, guns, gas, assault: { ...begun, support: begun.support + worth } }
}

/** What the dice of a stake add. */
function thrown(state: Ww1State, { by, from, to }: Assault, side: Side, stake: Stake, io: Io): number {
  if (!stake.gas) {
    const clause = side === by ? 'ww1-5a.7' : 'ww1-5a.17'
    return io.chance.sum(stake.guns, GUN_DIE, { purpose: 'guns in support', by: side, clause })
  }
  const die = io.chance.sum(1, GAS_DIE, { purpose: 'Poison Gas', by: side, clause: 'ww1-5b.3' })
  return die + gasFor(state, { by, from, to }, side)
}

/** The MGs of the assaulted square, one D3 each. */
function machineGuns(state: Ww1State, io: Io): Ww1State {
  const { assault: begun } = state
  if (!begun) return state
  const count = unitsIn(state, begun.to).filter(unit => unit.type === 'mg').length
  const worth = io.chance.sum(count, MG_DIE, {
    purpose: 'MG fire, a D3 each',
    by: otherSide(begun.by),
    clause: 'ww1-5a.16',
  })
  return { ...state, assault: { ...begun, machineGuns: worth } }
}

/** The assaulted side has said what it adds: its dice, both totals, and who loses how many. */
function resolved(before: Ww1State, answer: Stake, io: Io): Ww1State {
  const begun = before.assault
  if (!begun) return before
  // In secret nothing has been thrown yet where the other side had nothing to stake.
  const state =
    begun.secret && begun.stake
      ? machineGuns(spent(before, { ...begun, secret: false }, begun.by, begun.stake, io), io)
      : before
  const now = state.assault ?? begun
  const defender = otherSide(now.by)
  const extra = thrown(state, now, defender, answer, io)
  const guns = { ...state.guns, [defender]: Math.max(0, state.guns[defender] - answer.guns) }
  const gas = answer.gas ? { ...state.gas, [defender]: Math.max(0, state.gas[defender] - 1) } : state.gas
  const [mine, theirs] = totalsOf(state, now)
  // A total below 0 counts as 0 (R18).
  const own = Math.max(0, mine?.total ?? 0)
  const other = Math.max(0, (theirs?.total ?? 0) + extra)
  const attackers = assaultersIn(state, now.from)
  const defenders = unitsIn(state, now.to)
  const losers = losersIn(state, now.from)
  const losing = [
    ...(own <= other ? [lossesOf(now.by, losers, own === other ? 1 : other - own)] : []),
    ...(other <= own ? [lossesOf(defender, defenders, own === other ? 1 : own - other)] : []),
  ]
  const margin = own - other
  io.log({
    code: margin > 0 ? 'assault-won' : margin < 0 ? 'assault-lost' : 'assault-equal',
    facts: {
      to: now.to,
      from: now.from,
      own,
      other,
      count: Math.abs(margin),
      answer: stakeLabel(answer).toLowerCase(),
    },
    side: now.by,
    units: [...attackers, ...defenders].map(unit => unit.id),
    clauses: [margin === 0 ? 'ww1-5a.20' : 'ww1-5a.18', 'ww1-R30'],
    outcome: outcomeOf(margin, losers.length, defenders.length),
  })
  const fought = changed(
    { ...state, guns, gas },
    [...attackers, ...defenders].map(unit => unit.id),
    { fought: true },
  )
  const fired: Side[] = []
  if ((now.stake?.guns ?? 0) > 0) fired.push(now.by)
  if (answer.guns > 0) fired.push(defender)
  return settle({ ...lastRounds(fought, fired, io), losing }, io)
}
