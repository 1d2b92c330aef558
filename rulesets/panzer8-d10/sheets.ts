import { type Nation, type Sheets, ratesFrom, typesFrom } from '../families/panzer8'
import rulebook from './rulebook.json'
import type { D10State } from './state'
import { EXTREME, HAZE, MOVEMENT, OTHER_TRACK, TRACK } from './tables'

/** The data sheets as the rulebook prints them: nation and year by table. */
const SHEETS: Readonly<Record<string, Nation>> = {
  'data-1940-german': { nation: 'German 1940', paint: 'panzergrey' },
  'data-1940-french': { nation: 'French 1940', paint: 'blue' },
  'data-1940-british': { nation: 'British 1940', paint: 'khaki' },
  'data-1943-german': { nation: 'German 1943', paint: 'dunkel' },
  'data-1943-soviet': { nation: 'Soviet 1943', paint: 'green' },
  'data-1944-german': { nation: 'German 1944', paint: 'dunkel' },
  'data-1944-british': { nation: 'British 1944', paint: 'bronze' },
  'data-1944-american': { nation: 'American 1944', paint: 'olive' },
  'data-common': { nation: 'Any', paint: 'khaki' },
}

/** Every element of every data sheet, by id. */
export const TYPES: Sheets['types'] = typesFrom(rulebook.tables, SHEETS, { value: 'HESA', defence: 'Def' })

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
