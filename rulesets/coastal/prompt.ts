import { type Side, SIDES } from '../../src/engine/ids'
import { ribbonOf as ribbon } from '../../src/engine/ribbon'
import type { Ribbon } from '../../src/engine/ruleset'
import type { Focus } from '../../src/engine/scene'
import type { Phrase } from './act'
import { cannotFire } from './activation'
import { shotsOf } from './aim'
import { findUnit, namesOfSide, stands } from './lookup'
import { runOf } from './courses'
import { cannotSail } from './freeWay'
import { speedSide, toActivate } from './sequence'
import type { CoastalState } from './state'
import { mayLaunch } from './tubes'

/** The card that lies on the table, in words that go on with whose it is. */
const cardUp = ({ discards }: CoastalState): string => discards.at(-1) ?? 'The card'

const speedsOf = (state: CoastalState, side: Side): string => `Speeds of the ${namesOfSide(state, side).name}`

/** Step a for both sides, the card that is up, and the torpedoes. */
export function ribbonOf(state: CoastalState): Ribbon {
  const side = state.step === 'act' ? (state.toAct[0] ?? null) : null
  const acting = side && `${cardUp(state)}: ${namesOfSide(state, side).name}`
  const made = ribbon(
    state.scenario,
    [
      { step: 'speeds A' as const, side: 'A', verb: 'speed', label: speedsOf(state, 'A'), short: 'Speeds' },
      { step: 'speeds B' as const, side: 'B', verb: 'speed', label: speedsOf(state, 'B'), short: 'Speeds' },
      ...(state.turn === 0
        ? []
        : [
            {
              step: 'act' as const,
              side,
              verb: 'act',
              label: acting ?? 'Cards',
              short: acting ? cardUp(state) : 'Cards',
            },
            {
              step: 'torpedoes' as const,
              side: null,
              verb: 'run',
              label: 'Torpedoes run',
              short: 'Torpedoes',
            },
          ]),
    ],
    state.step === 'card' ? 'act' : state.step,
  )
  return state.turn === 0 ? { ...made, now: 'before the battle' } : made
}

/** The one sentence that says what to do now. */
export function promptOf(state: CoastalState, side: Side, focus: Focus): Phrase {
  if (state.result) return { code: 'prompt-over' }
  if (!state.toAct.includes(side))
    return { code: 'prompt-wait', facts: { side: namesOfSide(state, state.toAct[0] ?? side).name } }
  const unit = focus.unit === null ? undefined : findUnit(state, focus.unit)
  const own = unit?.side === side && stands(unit) ? unit : undefined
  if (speedSide(state.step)) {
    if (state.turn === 0) return { code: 'prompt-ready' }
    return own ? { code: 'prompt-speed', facts: { unit: { unit: own.id } } } : { code: 'prompt-speeds' }
  }
  if (state.step === 'card') {
    const count = SIDES.reduce((sum, each) => sum + toActivate(state, each), 0)
    return { code: 'prompt-card', facts: { count } }
  }
  if (state.step === 'torpedoes')
    return { code: 'prompt-torpedoes', facts: { count: state.torpedoes.length } }
  const card = cardUp(state)
  if (!state.released) return { code: 'prompt-follow', facts: { card } }
  const chosen = own ?? (state.active ? findUnit(state, state.active.units[0] ?? '') : undefined)
  if (!chosen || !stands(chosen)) return { code: 'prompt-activate', facts: { card } }
  const facts = { unit: { unit: chosen.id } }
  const [kind] = focus.offer?.split(':') ?? []
  if (kind === 'launch') return { code: 'prompt-launch', facts }
  if (kind === 'fire') {
    const isTorpedo = shotsOf(state, chosen).length === 0 && mayLaunch(state, chosen)
    return { code: isTorpedo ? 'prompt-torpedo' : 'prompt-target', facts }
  }
  if (cannotSail(state, chosen).length === 0)
    return { code: 'prompt-sail', facts: { ...facts, inches: runOf(state, chosen) } }
  return cannotFire(state, chosen).length === 0
    ? { code: 'prompt-fire', facts }
    : { code: 'prompt-activate', facts: { card } }
}
