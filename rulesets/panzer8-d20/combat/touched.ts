import type { Offer } from '../../../src/engine/offer'
import { SIDES, otherSide } from '../../../src/engine/ids'
import {
  type Decision,
  fightersTouching,
  freeToReplace,
  isCommander,
  onTable,
  stands,
} from '../../families/panzer8'
import { type Act, type Io, cite } from '../act'
import { changed, changedState, withoutFirst } from '../changes'
import { type OnTable, elementOf, findElement, isCombatElement } from '../lookup'
import { goOn } from '../sequence'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Action, D20State } from '../state'
import { lost } from './results'

/** At the end of a Movement Phase non-combat elements that touch an enemy are run over. */
export function overrunNonCombat(state: D20State, io: Io): D20State {
  let now = state
  for (const side of SIDES) {
    for (const element of onTable(state, side)) {
      if (isCombatElement(state, element)) continue
      const by = fightersTouching(SHEETS, state, element)
      if (by.length === 0) continue
      io.log({
        code: 'is-overrun',
        facts: { unit: { unit: element.id } },
        side: otherSide(side),
        units: [element.id],
        clauses: [cite('8.8.1')],
        effects: [{ kind: 'destroyed', unit: element.id, at: element.at }],
      })
      now = removed(now, element, by)
    }
  }
  return now
}

function removed(state: D20State, element: OnTable, by: readonly OnTable[]): D20State {
  const { id, at, facing } = element
  const mayBeReplaced = isCommander(SHEETS, element)
  const gone = lost(state, id, 'overrun')
  const overrun = { victim: id, at, facing, by: by.map(each => each.id), replacedBy: null }
  const now: D20State = { ...gone, overruns: [...gone.overruns, overrun] }
  if (!mayBeReplaced || replacements(now, id).length === 0) return now
  // Whoever takes his place counts as the loss.
  const losses = { ...now.losses, [element.side]: state.losses[element.side] }
  return changedState(now, {
    losses,
    pending: [...now.pending, { kind: 'replace', commander: id, at, facing }],
  })
}

/** Combat elements that a lost commander may take over: of his own formation, else of his side, out of contact. */
export function replacements(state: D20State, commander: string): readonly OnTable[] {
  const { side, formation } = elementOf(state, commander)
  const free = freeToReplace(SHEETS, state, side)
  const own = free.filter(each => each.formation === formation)
  return own.length > 0 ? own : free
}

const asked = (state: D20State): Extract<Decision, { kind: 'replace' }> | null => {
  const [first] = state.pending
  return first?.kind === 'replace' ? first : null
}

/** A combat element is removed, and the commander stands where it stood. */
export const replace: Act<'replace'> = {
  offers(state, side) {
    const pending = asked(state)
    if (!pending || elementOf(state, pending.commander).side !== side) return []
    return replacements(state, pending.commander).map((each): Offer<D20Action> => {
      const action: D20Action = { type: 'replace', unit: each.id }
      const label = `${each.name} makes room for him`
      return {
        id: `replace:${each.id}`,
        kind: 'replace',
        unit: each.id,
        label,
        clause: cite('8.8.2'),
        input: 'nothing',
        useful: true,
        options: () => [{ action, label }],
      }
    })
  },
  refuse(state, { unit }) {
    const pending = asked(state)
    const isOne = pending && replacements(state, pending.commander).some(each => each.id === unit)
    return isOne ? [] : [{ code: 'cannot-replace', clause: cite('8.8.2') }]
  },
  play(state, { unit }, io) {
    const pending = asked(state)
    const element = findElement(state, unit)
    if (!pending || !stands(element)) return state
    const { commander } = pending
    const rest = lost(withoutFirst(state), unit, 'replaced')
    io.log({
      code: 'replaces',
      facts: { unit: { unit: commander }, other: { unit } },
      side: element.side,
      units: [commander, unit],
      clauses: [cite('8.8.2')],
    })
    const overruns = rest.overruns.map(each =>
      each.victim === commander ? { ...each, replacedBy: unit } : each,
    )
    const now = changed(changedState(rest, { overruns }), commander, {
      at: element.at,
      facing: element.facing,
      fate: 'in play',
      suppressed: false,
    })
    return now.pending.length === 0 ? goOn(now, io) : now
  },
}
