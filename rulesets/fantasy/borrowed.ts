import type { ArmyFlag, ArmyRules } from '../../src/engine/armies'
import { SIDES, type Side } from '../../src/engine/ids'
import {
  type AncientState,
  type Book,
  type Kind,
  type Troops,
  isOn,
  olderKinds,
  troopsOf,
  weightOf,
} from '../families/ancients'

const RULING = 'fantasy-R51'

const borrowed = (kind: Omit<Kind, 'clause' | 'because'>): Kind => ({
  ...kind,
  group: 'Of Legio VIII, by house rule',
  clause: RULING,
  because: 'Not in this booklet: with the values of Legio VIII under the house rule only (R51).',
})

const older = olderKinds()

/** The kinds of Legio VIII that this booklet has not. */
export const BORROWED: readonly Kind[] = [
  borrowed(older.peltasts),
  borrowed(older.elephants),
  borrowed(older.camelry),
  borrowed({ ...older.warWagons, extra: { points: 1, label: 'War Wagons', clause: RULING } }),
]

const IDS = new Set(BORROWED.map(kind => kind.id))

/** Whether troops are of the older booklet: by their kind, as Hoplites or in full armour. */
function isBorrowed({ type, arms, armour }: Pick<Troops, 'type' | 'arms' | 'armour'>): boolean {
  return IDS.has(type) || arms === 'hoplites' || armour === 'fully armoured'
}

/** The battle without the troops of the older booklet, who stay at home unless a house rule brings them (R51). */
export function withoutBorrowed(book: Book, state: AncientState): AncientState {
  if (isOn(state, 'older-troops') || !state.units.some(isBorrowed)) return state
  const units = state.units.filter(unit => !isBorrowed(unit))
  const strength = (side: Side): number =>
    units.reduce((sum, unit) => sum + (unit.side === side ? weightOf(book, state, unit) : 0), 0)
  const [A, B] = SIDES.map(strength)
  return { ...state, units, strength: { A: A ?? 0, B: B ?? 0 } }
}

/** The building of armies, which tells of troops of the older booklet where no house rule brings them. */
export function telling(rules: ArmyRules): ArmyRules {
  return {
    ...rules,
    check(army, houseRules) {
      const flags = rules.check(army, houseRules)
      if (isOn({ houseRules }, 'older-troops')) return flags
      const own = army.lines.flatMap((line, at): readonly ArmyFlag[] =>
        isBorrowed(troopsOf(line.choices))
          ? [
              {
                text: 'Of Legio VIII: it stays at home unless the house rule brings it.',
                clause: RULING,
                line: at,
              },
            ]
          : [],
      )
      return [...flags, ...own]
    },
  }
}
