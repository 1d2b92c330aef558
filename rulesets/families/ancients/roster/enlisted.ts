import { type Army, type ArmyChoices, unitNames } from '../../../../src/engine/armies'
import type { Side } from '../../../../src/engine/ids'
import type { Book } from '../model/book'
import {
  ARMOURS,
  ARMS,
  GENERALS,
  QUALITIES,
  type Armour,
  type Arms,
  type General,
  type Quality,
  type Troops,
} from '../model/state'

/** What is chosen for a unit as its ruleset knows it; choices that are missing or strange are the plainest. */
export function troopsOf(choices: ArmyChoices): Troops {
  const one = <T extends string>(list: readonly T[], value: string | undefined, plain: T): T =>
    list.find(each => each === value) ?? plain
  const missile = choices['missile']
  return {
    type: choices['type'] ?? '',
    quality: one<Quality>(QUALITIES, choices['quality'], 'Average'),
    regular: choices['manoeuvre'] === 'regular',
    armour: one<Armour>(ARMOURS, choices['armour'], 'unarmoured'),
    arms: one<Arms>(ARMS, choices['arms'], 'plain'),
    missile: missile === undefined || missile === 'none' ? null : missile,
    general: one<General>(GENERALS, choices['general'], 'none'),
  }
}

/** What is chosen where the picture of the kind will do. */
export const PLAIN_LOOK = 'plain'

/** The picture that was chosen for a unit; undefined where that of its kind will do. */
export function lookOf({ look }: ArmyChoices): string | undefined {
  return look === PLAIN_LOOK ? undefined : look
}

/** The units of an army one by one, by the names that they have been given, numbered where a line has several without. */
export function unitsIn(
  { kinds }: Pick<Book, 'kinds'>,
  army: Army,
  side: Side,
): readonly (Troops & {
  readonly id: string
  readonly name: string
  readonly paint: string
  readonly look?: string
})[] {
  let number = 0
  return army.lines.flatMap(line => {
    const troops = troopsOf(line.choices)
    const look = lookOf(line.choices)
    return unitNames(line, kinds[troops.type]?.name ?? 'Unit').map(name => {
      number += 1
      return {
        ...troops,
        id: `${side.toLowerCase()}${number}`,
        name,
        paint: line.choices['paint'] ?? 'buff',
        ...(look !== undefined && { look }),
      }
    })
  })
}
