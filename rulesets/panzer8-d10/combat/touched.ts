import { SIDES, otherSide } from '../../../src/engine/ids'
import type { Offer } from '../../../src/engine/offer'
import { fightersTouching, freeToReplace, isCommander, onTable, stands } from '../../families/panzer8'
import { type Act, type Io, cite } from '../act'
import { changed, changedState, withoutFirst } from '../changes'
import { type OnTable, asking, elementOf, findElement, firstOf, isCombatElement } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10Action, D10State } from '../state'
import { lost } from './results'

/** At the end of the Action step those who do not fight and touch an enemy are removed; commanders only by house rule. */
export function overrunNonCombat(state: D10State, io: Io): D10State {
  let now = state
  for (const side of SIDES) {
    for (const element of onTable(state, side)) {
      const isSpared = isCommander(SHEETS, element) && state.houseRules['overrun-commanders'] !== true
      if (isSpared || isCombatElement(state, element)) continue
      if (fightersTouching(SHEETS, now, element).length === 0) continue
      io.log({
        code: 'is-overrun',
        facts: { unit: { unit: element.id } },
        side: otherSide(side),
        units: [element.id],
        clauses: [cite('R64')],
        effects: [{ kind: 'destroyed', unit: element.id, at: element.at }],
      })
      now = withReplacement(lost(now, element.id, 'overrun'), element)
    }
  }
  return now
}

/** What a close combat did: a commander who is out of action by it may be replaced. */
export function afterCombat(state: D10State, before: OnTable): D10State {
  const isOut = elementOf(state, before.id).fate === 'knocked out'
  return isOut ? withReplacement(state, before) : state
}

/** A commander who was lost hand to hand is replaced, if somebody of his formation is free for it. Whoever makes room counts as the loss. */
function withReplacement(state: D10State, commander: OnTable): D10State {
  const { id, at, facing, side } = commander
  if (!isCommander(SHEETS, commander) || elementOf(state, id).fate === 'in play') return state
  if (replacements(state, id).length === 0) return state
  const isCounted = state.houseRules['combat-losses'] !== true
  const losses = { ...state.losses, [side]: state.losses[side] - (isCounted ? 1 : 0) }
  return asking(changedState(state, { losses }), { kind: 'replace', commander: id, at, facing })
}

/** Combat elements of a lost commander's formation that are free to make room for him. */
export function replacements(state: D10State, commander: string): readonly OnTable[] {
  const { side, formation } = elementOf(state, commander)
  return freeToReplace(SHEETS, state, side).filter(each => each.formation === formation)
}

/** A combat element is removed, and the commander stands where it stood. */
export const replace: Act<'replace'> = {
  offers(state, side) {
    const first = firstOf(state, 'replace')
    if (!first || elementOf(state, first.commander).side !== side) return []
    return replacements(state, first.commander).map((each): Offer<D10Action> => {
      const action: D10Action = { type: 'replace', unit: each.id }
      const label = `${each.name} makes room for him`
      return {
        id: `replace:${each.id}`,
        kind: 'replace',
        unit: each.id,
        label,
        clause: cite('R64'),
        input: 'nothing',
        useful: true,
        options: () => [{ action, label }],
      }
    })
  },
  refuse(state, { unit }) {
    const first = firstOf(state, 'replace')
    const isOne = first && replacements(state, first.commander).some(each => each.id === unit)
    return isOne ? [] : [{ code: 'cannot-replace', clause: cite('R64') }]
  },
  play(state, { unit }, io) {
    const first = firstOf(state, 'replace')
    const element = findElement(state, unit)
    if (!first || !stands(element)) return withoutFirst(state)
    const { commander } = first
    io.log({
      code: 'replaces',
      facts: { unit: { unit: commander }, other: { unit } },
      side: element.side,
      units: [commander, unit],
      clauses: [cite('R64')],
    })
    return changed(lost(withoutFirst(state), unit, 'replaced'), commander, {
      at: element.at,
      facing: element.facing,
      fate: 'in play',
      suppressed: false,
    })
  },
}
