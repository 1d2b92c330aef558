import { NATIONS, type Sheets, ratesFrom, typesFrom } from '../families/panzer8'
import rulebook from './rulebook.json'
import type { D10State } from './state'
import { EXTREME, HAZE, MOVEMENT, OTHER_TRACK, TRACK } from './tables'

/** Every element of every data sheet, by id. */
export const TYPES: Sheets['types'] = typesFrom(rulebook.tables, NATIONS, { value: 'HESA', defence: 'Def' })

/** What the family's parts reckon with. Built-up ground off the streets takes half of the open rate. */
export const SHEETS_OF_2011: Sheets = {
  types: TYPES,
  rates: ratesFrom(
    Object.fromEntries(
      MOVEMENT.map(([move, road, flat, open, rough, difficult]) => [
        move,
        {
          road,
          flat,
          open,
          rough,
          difficult,
          extreme: EXTREME[move] ?? 0,
          track: TRACK[move] ?? OTHER_TRACK,
          'built-up': open / 2,
        },
      ]),
    ),
  ),
  visibility: 60,
  seenInside: 2,
  touch: 0.1,
  acrossObstacle: 0.5,
  smoke: 1,
  fighters: new Set(['infantry', 'engineer', 'bicycle', 'motorcycle', 'cavalry', 'csw', 'fo', 'commander']),
}

const HAZY: Sheets = { ...SHEETS_OF_2011, visibility: HAZE }

/** The same as things are now: in haze nobody sees far. */
export const sheetsIn = ({ effects }: Pick<D10State, 'effects'>): Sheets =>
  effects.some(({ card }) => card === 'Haze') ? HAZY : SHEETS_OF_2011
