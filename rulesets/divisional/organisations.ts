import type { Kind, Quality } from './state'

/** A Division or Brigade as the booklet lists it: how many bases of each kind. Every one has an HQ. */
export interface Organisation {
  readonly id: string
  readonly name: string
  readonly year: number
  readonly theatre: string
  readonly quality: Quality
  readonly bases: Readonly<Partial<Record<Kind, number>>>
}

type Row = readonly [
  id: string,
  name: string,
  year: number,
  quality: Quality,
  recon: number,
  infantry: number,
  motor: number,
  light: number,
  medium: number,
  artillery: number,
  engineers: number,
]

const organisation =
  (theatre: string) =>
  ([id, name, year, quality, recon, leg, motor, light, medium, artillery, engineers]: Row): Organisation => ({
    id,
    name,
    year,
    theatre,
    quality,
    bases: { hq: 1, recon, leg, motor, 'light-tank': light, 'medium-tank': medium, artillery, engineers },
  })

// 12.1; what the booklet calls Poor is Green (R1).
const DIVISIONS: readonly Row[] = [
  ['italian-infantry-1940', 'Italian Infantry Division', 1940, 'Green', 0, 6, 0, 0, 0, 3, 0],
  ['italian-armoured-brigade-1940', 'Italian Armoured Brigade', 1940, 'Green', 0, 0, 1, 2, 2, 2, 0],
  ['indian-infantry-1940', 'Indian Infantry Division', 1940, 'Average', 1, 9, 0, 0, 0, 4, 1],
  ['german-panzer-1941', 'German Panzer Division', 1941, 'Elite', 1, 0, 3, 0, 2, 3, 1],
  ['german-light-1941', 'German Leichte Division', 1941, 'Elite', 1, 0, 2, 0, 0, 2, 1],
  ['british-armoured-1941', 'British Armoured Division', 1941, 'Average', 2, 0, 2, 0, 6, 4, 1],
  ['italian-armoured-1942', 'Italian Armoured Division', 1942, 'Average', 1, 0, 2, 1, 3, 4, 1],
  ['us-armoured-1943', 'US Armoured Division', 1943, 'Green', 1, 0, 3, 2, 4, 3, 1],
  ['german-infantry-1941', 'German Infantry Division', 1941, 'Average', 1, 9, 0, 0, 0, 3, 1],
  ['soviet-rifle-1941', 'Soviet Rifle Division', 1941, 'Green', 0, 9, 0, 0, 0, 3, 1],
  ['soviet-armoured-1941', 'Soviet Armoured Division', 1941, 'Green', 1, 0, 3, 3, 3, 2, 1],
]

// 13.1
const BRIGADES: readonly Row[] = [
  ['egyptian-mechanized-1967', 'Egyptian Mechanized Brigade', 1967, 'Green', 0, 0, 2, 0, 1, 2, 0],
  ['israeli-armored-1967', 'Israeli Armored Brigade', 1967, 'Average', 0, 0, 1, 0, 2, 1, 0],
]

/** All sample formations of sections 12 and 13. */
export const ORGANISATIONS: readonly Organisation[] = [
  ...DIVISIONS.map(organisation('North Africa 1940-43 and Russia 1941')),
  ...BRIGADES.map(organisation('Sinai 1967')),
]

export function organisationOf(id: string): Organisation {
  const found = ORGANISATIONS.find(each => each.id === id)
  if (!found) throw new RangeError(`There is no organisation '${id}'.`)
  return found
}
