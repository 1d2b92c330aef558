import type { Offer, Option } from '../../../src/engine/offer'
import { type Modifier, modifier, reckon } from '../../../src/engine/reckon'
import { foesOf, isAtFront, isVehicle, landOf, groundAt, onTable, stands } from '../../families/panzer8'
import { type Act, type Io, type Reason, cite } from '../act'
import { changed } from '../changes'
import { outcomeOf } from '../fire/attack'
import { type Duel, duelled } from '../fire/reckon'
import { type OnTable, commandersNear, findElement, qualityOf, typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10Action, D10State } from '../state'
import { MOST, OVERRUN } from '../tables'
import { clauseOfLoss, lostBy, meleeValue } from './duel'
import { effective, suffered } from './results'
import { afterCombat } from './touched'

/** Elements that a tank may run over: no vehicles, on open ground or in a field. */
const targetsOf = (state: D10State, tank: OnTable): readonly OnTable[] =>
  foesOf(SHEETS, state, tank).filter(each => reasonsAgainst(state, tank, each).length === 0)

function reasonsAgainst(state: D10State, tank: OnTable, target: OnTable): readonly Reason[] {
  const reasons: Reason[] = []
  const type = typeOf(target)
  if (isVehicle(type) || type.class === 'motorcycle' || target.command)
    reasons.push({ code: 'no-vehicle', clause: cite('R53') })
  if (!isAtFront(SHEETS, state, tank, target)) reasons.push({ code: 'not-in-front', clause: cite('R53') })
  if (!(groundAt(landOf(state.scenario), target.at)?.terrain.overrun ?? true))
    reasons.push({ code: 'not-in-the-open', clause: cite('R53') })
  return reasons
}

/** Tanks of the side whose turn it is that have still to run somebody over in this step. */
export const overrunning = (state: D10State): readonly OnTable[] =>
  onTable(state, state.active).filter(each => isAble(each) && targetsOf(state, each).length > 0)

const isAble = (tank: OnTable): boolean =>
  typeOf(tank).class === 'tank' && !tank.suppressed && !tank.fought && !tank.command

interface Case {
  readonly state: D10State
  readonly tank: OnTable
  readonly target: OnTable
}
const always = (): boolean => true

const TANK: readonly Modifier<Case>[] = [
  modifier(
    cite('7.2.3'),
    ({ tank }) => qualityOf(tank),
    ({ tank }) => tank.quality,
    always,
  ),
]
const DEFENDER: readonly Modifier<Case>[] = [
  modifier(
    cite('7.2.5'),
    1,
    'a commander within 4',
    ({ state, target }) => commandersNear(state, target).length > 0,
  ),
  modifier(
    cite('7.2.6'),
    ({ target }) => qualityOf(target),
    ({ target }) => target.quality,
    always,
  ),
]

/** The additions of an overrun. */
export function overrunDuel(state: D10State, tank: OnTable, target: OnTable): Duel {
  const given = { state, tank, target }
  const mine = { clause: cite('7.2.2'), label: 'Overrun', value: OVERRUN }
  const theirs = { clause: cite('7.2.4'), label: 'HESA value', value: meleeValue(target) }
  return {
    mine: reckon('sum', 'Tank adds', mine, TANK, given),
    theirs: reckon('sum', 'Defender adds', theirs, DEFENDER, given),
  }
}

/** A tank runs over who is in front of it. */
export const overrun: Act<'overrun'> = {
  offers(state, side) {
    if (state.step !== 'close combat' || side !== state.active || state.pending.length > 0) return []
    return overrunning(state).map((tank): Offer<D10Action> => {
      const options = (): readonly Option<D10Action>[] =>
        targetsOf(state, tank).map((target): Option<D10Action> => {
          const { mine, theirs } = overrunDuel(state, tank, target)
          return {
            action: { type: 'overrun', unit: tank.id, target: target.id },
            label: target.name,
            token: target.id,
            reckonings: [mine, theirs],
          }
        })
      return {
        id: `overrun:${tank.id}`,
        kind: 'overrun',
        unit: tank.id,
        label: 'Overrun',
        clause: cite('7.2.1'),
        input: 'target',
        useful: true,
        options,
      }
    })
  },
  refuse(state, { unit, target }) {
    const tank = findElement(state, unit)
    const victim = findElement(state, target)
    if (!stands(tank) || !stands(victim)) return [{ code: 'no-element', clause: cite('7.2.1') }]
    const reasons: Reason[] = []
    if (state.step !== 'close combat') reasons.push({ code: 'not-close-combat', clause: cite('4.0.5') })
    if (tank.side !== state.active) reasons.push({ code: 'not-its-turn', clause: cite('R24') })
    if (typeOf(tank).class !== 'tank' || tank.command)
      reasons.push({ code: 'only-tanks-overrun', clause: cite('R53') })
    if (tank.side === victim.side) reasons.push({ code: 'own-side', clause: cite('7.2.1') })
    if (tank.suppressed) reasons.push({ code: 'suppressed-no-overrun', clause: cite('R53') })
    if (tank.fought) reasons.push({ code: 'has-fought', clause: cite('R53') })
    return reasons.length > 0 ? reasons : reasonsAgainst(state, tank, victim)
  },
  play(state, { unit, target }, io) {
    const tank = findElement(state, unit)
    const victim = findElement(state, target)
    return stands(tank) && stands(victim) ? runOver(state, tank, victim, io) : state
  },
}

const CODES = {
  none: 'overruns-none',
  'fall-back': 'overruns-fall-back',
  suppressed: 'overruns-suppressed',
  'knocked out': 'overruns-out',
} as const

/** The tank has lost: what that means for it. */
const LOST = {
  none: 'overrun-fails',
  'fall-back': 'overrun-falls-back',
  suppressed: 'overrun-is-suppressed',
  'knocked out': 'overrun-is-out',
} as const

function runOver(state: D10State, tank: OnTable, target: OnTable, io: Io): D10State {
  const duel = overrunDuel(state, tank, target)
  const who = { by: tank.side, clause: '7.2.1', purpose: 'tank overrun' }
  const lead = duelled(io, duel, who, -MOST)
  const isWon = lead >= 0
  const rolled = lostBy(Math.abs(lead))
  const loser = isWon ? target : tank
  const result = effective(state, loser, rolled, false)
  io.log({
    code: (isWon ? CODES : LOST)[result ?? 'none'],
    facts: { unit: { unit: tank.id }, target: { unit: target.id } },
    side: tank.side,
    units: [tank.id, target.id],
    clauses: [cite(clauseOfLoss(rolled))],
    reckonings: [duel.mine, duel.theirs],
    ...(isWon && { outcome: outcomeOf(result) }),
    effects: [{ kind: 'arrow', from: tank.at, to: target.at }],
  })
  const bout = { attackers: [tank.id], defender: target.id, at: target.at }
  const fought = changed(state, tank.id, { fought: true })
  const now = lead > 0 ? { ...fought, bouts: [...fought.bouts, bout] } : fought
  if (rolled === null) return now
  const from = isWon ? tank.at : target.at
  const done = suffered(now, { target: loser.id, result: rolled, from, byMortar: false, pose: null }, io)
  return afterCombat(done, loser)
}
