import { SHIPS, type VesselType, escort, plain, sample } from './vesselType'

const BY_TABLES = 'Sections 5 and 9, ruling 6; its arms are given by the scenario.'

const barge = { length: 1.6, beam: 0.3, silhouette: 'boat-barge' } as const
const coaster = { length: 1.6, beam: 0.3, silhouette: 'boat-coaster' } as const
const freighter = { length: 2.4, beam: 0.4, silhouette: 'boat-freighter' } as const

type Given = Partial<Pick<VesselType, 'because' | 'nation'>> &
  Omit<VesselType, 'because' | 'group' | 'nation' | 'guns' | 'light' | 'tubes'>

/** A ship without arms of its own. */
const ship = ({ nation = 'All navies', ...row }: Given): VesselType =>
  sample(nation, SHIPS, { because: BY_TABLES, ...row, guns: [], light: 0, tubes: [] })

/** Types that only the tables of sections 5 and 9 and section 11 name: their arms are given by the scenario. */
export const UNARMED: readonly VesselType[] = [
  ship({
    id: 'submarine',
    name: 'Submarine',
    defence: 4,
    speed: 3,
    nimble: false,
    sight: 'submarine',
    shallow: false,
    length: 2.1,
    beam: 0.25,
    silhouette: 'boat-submarine',
    because: 'Section 11, outline as the U-Boat; its arms are given by the scenario.',
  }),
  ship({ id: 'small-transport', name: 'Small Transport', defence: 3, speed: 2, ...plain, ...coaster }),
  ship({ id: 'medium-transport', name: 'Medium Transport', defence: 4, speed: 2, ...plain, ...freighter }),
  ship({ id: 'large-transport', name: 'Large Transport', defence: 5, speed: 2, ...escort, ...freighter }),
  ship({ id: 'f-lighter', name: 'F-Lighter', nation: 'German', defence: 4, speed: 2, ...plain, ...barge }),
  ship({ id: 'trawler', name: 'Trawler', defence: 4, speed: 2, ...plain, ...coaster }),
  ship({
    id: 'landing-craft',
    name: 'Landing Craft',
    defence: 5,
    speed: 2,
    ...plain,
    ...barge,
    because: `${BY_TABLES} Very Slow as the MFP, which it is like.`,
  }),
  ship({
    id: 'minesweeper',
    name: 'Minesweeper',
    defence: 5,
    speed: 3,
    ...escort,
    ...freighter,
    silhouette: 'boat-corvette',
  }),
  ship({
    id: 't-boot',
    name: 'T-Boot',
    nation: 'German',
    defence: 5,
    speed: 5,
    ...escort,
    ...freighter,
    silhouette: 'boat-escort',
    because: `${BY_TABLES} Its speed is that of the T Class Escort.`,
  }),
]
