import { plainOffer } from '../../src/engine/acts'
import { SIDES, type Side, type UnitId, otherSide } from '../../src/engine/ids'
import type { Io, Reason, Act } from './act'
import { drift } from './asteroids'
import { type Standing, changed, findShip, isOn, nameOfSide, onTable, shipOf, stands } from './lookup'
import type { SpaceState } from './state'
import { run } from './torpedoRun'
import { over, resultOf } from './victory'

/** Ships that a side activates in each of its goes: one, or as many times as it outnumbers the enemy (2.3, 2.4, R3). */
export function quotaOf(own: number, enemy: number): number {
  return Math.max(1, enemy === 0 ? own : Math.floor(own / enemy))
}

function quotas(state: SpaceState): SpaceState['quota'] {
  const [a, b] = [onTable(state, 'A').length, onTable(state, 'B').length]
  return { A: quotaOf(a, b), B: quotaOf(b, a) }
}

/** Ships of a side that have still to be activated in this turn. */
export const waiting = (state: SpaceState, side: Side): readonly Standing[] =>
  onTable(state, side).filter(ship => !ship.activated)

/** A turn begins: markers come off, ships are counted, and both roll for the Initiative. */
export function beginTurn(before: SpaceState, io: Io): SpaceState {
  const units = before.units.map(ship =>
    ship.activated || ship.cloaked || ship.jumped || ship.firedBack
      ? { ...ship, activated: false, cloaked: false, jumped: false, firedBack: false }
      : ship,
  )
  const fresh: SpaceState = { ...before, turn: before.turn + 1, step: 'ships', units }
  const counted = { ...fresh, quota: quotas(fresh) }
  const initiative = rollInitiative(counted, io)
  for (const side of SIDES) {
    const quota = counted.quota[side]
    if (quota === 1 || onTable(counted, otherSide(side)).length === 0) continue
    const clause = quota === 2 ? 'space-2.3' : 'space-2.4'
    io.log({
      code: 'activates-more',
      facts: { side: nameOfSide(counted, side), quota },
      side,
      units: [],
      clauses: [clause],
    })
  }
  return nextGo({ ...counted, initiative, active: null, go: { side: otherSide(initiative), left: 0 } })
}

/** Both players roll until one is higher (2.1, R2). */
function rollInitiative(state: SpaceState, io: Io): Side {
  const contestant = (by: Side) => ({ by, sides: 6, bonus: 0 })
  for (;;) {
    const why = { purpose: 'Initiative', by: null, clause: 'space-2.1' }
    const lead = io.chance.contest(contestant('A'), contestant('B'), why, [-1, 1])
    const base = { units: [], clauses: ['space-2.1'] }
    if (lead === 0) io.log({ ...base, code: 'initiative-equal', side: null, clauses: ['space-R2'] })
    else {
      const side = lead > 0 ? 'A' : 'B'
      io.log({ ...base, code: 'initiative', facts: { side: nameOfSide(state, side) }, side })
      return side
    }
  }
}

/** Who activates next: the same side while its go lasts, then the other; who has none left is passed over (2.5, 2.6, R4). */
function nextGo(state: SpaceState): SpaceState {
  const { go } = state
  if (!go) return state
  if (go.left > 0 && waiting(state, go.side).length > 0) return { ...state, toAct: [go.side] }
  const next = [otherSide(go.side), go.side].find(side => waiting(state, side).length > 0)
  if (!next) return { ...state, go: null, step: 'end', toAct: SIDES }
  const quota = isOn(state, 'recount') ? quotas(state) : state.quota
  return { ...state, quota, go: { side: next, left: quota[next] }, toAct: [next] }
}

/** The ship that a side has in hand at a stage of its activation. */
export function withActive(state: SpaceState, side: Side, stage: 'move' | 'fire'): Standing | null {
  const { active } = state
  if (!active || active.stage !== stage) return null
  const ship = findShip(state, active.ship)
  return stands(ship) && ship.side === side ? ship : null
}

/** Why a ship is not the one that acts now, at a stage of its activation. */
export function reasonsNotActive(state: SpaceState, id: UnitId, stage: 'move' | 'fire'): readonly Reason[] {
  const ship = findShip(state, id)
  if (!ship) return [{ code: 'no-ship', clause: 'space-2.2' }]
  if (!stands(ship)) return [{ code: 'is-gone', clause: 'space-2.2' }]
  if (state.active?.ship === id && state.active.stage === stage) return []
  if (state.active)
    return [{ code: 'another-is-active', clause: 'space-R4', facts: { unit: { unit: state.active.ship } } }]
  return stage === 'fire' ? [{ code: 'moves-first', clause: 'space-4.1' }] : reasonsNotFree(state, id)
}

/** Why a ship cannot be activated now. */
export function reasonsNotFree(state: SpaceState, id: UnitId): readonly Reason[] {
  const ship = findShip(state, id)
  if (!ship) return [{ code: 'no-ship', clause: 'space-2.2' }]
  if (!stands(ship)) return [{ code: 'is-gone', clause: 'space-2.2' }]
  if (state.active) {
    return [{ code: 'another-is-active', clause: 'space-R4', facts: { unit: { unit: state.active.ship } } }]
  }
  if (ship.activated) return [{ code: 'was-activated', clause: 'space-3.6' }]
  if (state.go?.side !== ship.side) return [{ code: 'not-its-go', clause: 'space-2.5' }]
  return []
}

/** The active ship has done everything that it may: its activation is over. */
export function endActivation(state: SpaceState): SpaceState {
  const { active, go } = state
  if (!active || !go) return state
  const done = changed(state, active.ship, { activated: true })
  return nextGo({ ...done, active: null, go: { ...go, left: go.left - 1 } })
}

/** After a shot or a launch: the activation goes on if the ship lives and has something left to do. */
export function afterAction(state: SpaceState): SpaceState {
  const { active } = state
  if (!active) return state
  const ship = shipOf(state, active.ship)
  const acting = { ...state, toAct: [ship.side] }
  if (!stands(ship)) return endActivation(acting)
  const one = isOn(state, 'launch-or-fire') && (active.fired || active.launched)
  const all = active.fired && !ship.torpedo
  return one || all ? endActivation(acting) : acting
}

/** The fire back is decided: the attacker goes on. */
export function resumed(state: SpaceState): SpaceState {
  return afterAction({ ...state, pending: null })
}

/** The end of a turn: torpedoes run, asteroids drift, and the next turn begins (R26). Either player does it. */
export const end: Act<'end'> = {
  offers(state) {
    if (state.step !== 'end') return []
    const label =
      state.torpedoes.length > 0
        ? 'Run the torpedoes'
        : state.asteroids.length > 0
          ? 'Let the asteroids drift'
          : 'End the turn'
    return [plainOffer({ type: 'end' }, label, 'space-R26', { ends: true })]
  },
  refuse(state) {
    return state.step === 'end' ? [] : [{ code: 'turn-not-over', clause: 'space-2.6' }]
  },
  play(state, _, io) {
    const ran = run(state, io)
    const drifted = drift(ran, io)
    const result = resultOf(drifted)
    return result ? over(drifted, result, io) : beginTurn(drifted, io)
  },
}

/** Ending the activation of a ship that has moved. */
export const done: Act<'done'> = {
  offers(state, side) {
    const ship = withActive(state, side, 'fire')
    return ship ? [plainOffer({ type: 'done', ship: ship.id }, 'Done', 'space-4.1', { ends: true })] : []
  },
  refuse: (state, { ship }) => reasonsNotActive(state, ship, 'fire'),
  play: state => endActivation(state),
}
