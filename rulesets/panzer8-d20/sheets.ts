import { NATIONS, type ElementType, type Sheets, ratesFrom, typesFrom } from '../families/panzer8'
import rulebook from './rulebook.json'
import { MOVEMENT } from './tables'

/** Every element of every data sheet, by id. */
export const TYPES: Sheets['types'] = typesFrom(rulebook.tables, NATIONS, {
  value: 'HE/SA',
  defence: 'Defence',
})

/** What the family's parts reckon with. Level ground is open, and buildings are rough. */
export const SHEETS_OF_2008: Sheets = {
  types: TYPES,
  rates: ratesFrom(
    Object.fromEntries(
      MOVEMENT.map(([move, road, open, rough, difficult, extreme, track]) => [
        move,
        { road, flat: open, open, rough, difficult, extreme, track, 'built-up': rough },
      ]),
    ),
  ),
  visibility: 60,
  seenInside: 2,
  touch: 0.1,
  acrossObstacle: 0.5,
  smoke: 0.75,
  fighters: new Set(['infantry', 'engineer', 'bicycle', 'motorcycle', 'cavalry', 'csw', 'fo']),
}

/** Whether it is an infantry section of a sort that may have an anti-tank team; a team of its own, as its model shows, is no secret. */
export function mayHaveTeam({ class: kind, weapons: [weapon] }: ElementType): boolean {
  return kind === 'infantry' && typeof weapon?.ap === 'number' && (weapon.value ?? 0) >= SECTION
}

/** Combat value of a section with rifles; a team of its own has less. */
const SECTION = 4
