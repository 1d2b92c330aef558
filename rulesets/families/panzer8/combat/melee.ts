import type { ClauseId, UnitId } from '../../../../src/engine/ids'
import type { Offer, Option } from '../../../../src/engine/offer'
import type { Reckoning } from '../../../../src/engine/reckoning'
import type { Io } from '../../../../src/engine/ruleset'
import { meleeFoes } from '../ground/contact'
import type { Battle, BattleAction } from '../model/battle'
import type { BattleAct } from '../model/edition'
import { elementOf, onTable } from '../model/lookup'
import type { Sheets } from '../model/sheet'
import { type Contact, type Group, groupsOf } from './groups'

/** What an edition says of close combat. */
export interface Melee<S extends Battle> {
  readonly sheets: Sheets
  readonly clauses: { readonly fighting: ClauseId; readonly step: ClauseId; readonly groups: ClauseId }
  /** What both sides of a group add, where that is said beforehand. */
  reckonings?(state: S, group: Group): readonly Reckoning[]
  /** The state after a group has fought. */
  fought(state: S, own: readonly UnitId[], foes: readonly UnitId[], io: Io): S
}

/** Contacts of the phasing side that are still to be fought out. */
export function contactsIn(sheets: Sheets, state: Battle): readonly Contact[] {
  const contacts: Contact[] = []
  for (const own of onTable(state, state.active)) {
    if (own.fought) continue
    for (const foe of meleeFoes(sheets, state, own)) if (!foe.fought) contacts.push([own.id, foe.id])
  }
  return contacts
}

/** One hand-to-hand combat, of one against one or of several against one. */
export const meleeOf = <S extends Battle>(edition: Melee<S>): BattleAct<S, 'melee'> => ({
  offers(state, side) {
    if (state.step !== 'close combat' || side !== state.active || state.pending.length > 0) return []
    const groups = groupsOf(contactsIn(edition.sheets, state))
    const firsts = [...new Set(groups.map(({ own }) => own[0] ?? ''))]
    return firsts.map((first): Offer<BattleAction> => {
      const options = groups
        .filter(({ own }) => own[0] === first)
        .map(
          (group): Option<BattleAction> => ({
            action: { type: 'melee', ...group },
            label: labelOf(state, group),
            ...(edition.reckonings && { reckonings: edition.reckonings(state, group) }),
          }),
        )
      return {
        id: `melee:${first}`,
        kind: 'melee',
        unit: first,
        label: 'Fight hand to hand',
        clause: edition.clauses.fighting,
        input: options.length === 1 ? 'nothing' : 'choice',
        useful: true,
        options: () => options,
      }
    })
  },
  refuse(state, { own, foes }) {
    if (state.step !== 'close combat') return [{ code: 'not-close-combat', clause: edition.clauses.step }]
    const isOne = groupsOf(contactsIn(edition.sheets, state)).some(group => isSame(group, { own, foes }))
    return isOne ? [] : [{ code: 'no-such-fight', clause: edition.clauses.groups }]
  },
  nearest(state) {
    const [group] = groupsOf(contactsIn(edition.sheets, state))
    return state.step === 'close combat' && group ? { type: 'melee', ...group } : null
  },
  play: (state, { own, foes }, io) => edition.fought(state, own, foes, io),
})

const isSame = (a: Group, b: Group): boolean =>
  a.own.length === b.own.length &&
  a.foes.length === b.foes.length &&
  a.own.every(each => b.own.includes(each)) &&
  a.foes.every(each => b.foes.includes(each))

function labelOf(state: Battle, { own, foes }: Group): string {
  const names = (ids: readonly UnitId[]): string => ids.map(id => elementOf(state, id).name).join(' and ')
  return `${names(own)} against ${names(foes)}`
}
