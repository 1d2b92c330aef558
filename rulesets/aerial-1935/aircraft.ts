import type { AircraftType } from '../families/air'
import { GREAT_WAR, LATER } from './tables'

type Ratings = readonly [mps: number, front: number, rear: number | null, defence: number, ceiling: number]
type Look = readonly [silhouette: string, paint: string]

const typeIn =
  (age: string, because: string) =>
  (
    id: string,
    name: string,
    nation: string,
    group: string,
    [mps, front, rear, defence, ceiling]: Ratings,
    [silhouette, paint]: Look,
    {
      biplane = false,
      diveBomber = false,
    }: { readonly biplane?: boolean; readonly diveBomber?: boolean } = {},
  ): AircraftType => ({
    id,
    name,
    nation,
    group,
    age,
    mps,
    front,
    rear,
    defence,
    ceiling,
    biplane,
    diveBomber,
    silhouette,
    paint,
    because,
  })

const later = typeIn(LATER, 'Sample data, 7.1.')
const early = typeIn(GREAT_WAR, 'Sample data of the appendix, 12.7.')
const BIPLANE = { biplane: true } as const
const FIGHTERS = 'Fighters'
const HEAVY = 'Heavy fighters and attack aircraft'
const JETS = 'Jets'

/** The sample data of 7.1 and 12.7. Which are biplanes and dive bombers, R11 and R28 say. */
const ALL: readonly AircraftType[] = [
  later('cr42', 'CR42', 'Italian', FIGHTERS, [4, 2, null, 1, 3], ['cr42', 'regia'], BIPLANE),
  later('gladiator', 'Gladiator', 'British', FIGHTERS, [4, 2, null, 1, 3], ['gladiator', 'raf'], BIPLANE),
  later('hurricane', 'Hurricane', 'British', FIGHTERS, [5, 3, null, 2, 3], ['hurricane', 'raf']),
  later('spitfire', 'Spitfire', 'British', FIGHTERS, [6, 3, null, 2, 4], ['spitfire', 'raf']),
  later('mosquito', 'Mosquito', 'British', HEAVY, [6, 4, null, 2, 3], ['mosquito', 'raf']),
  later('me-109', 'Me 109', 'German', FIGHTERS, [6, 3, null, 2, 3], ['me-109', 'luftwaffe']),
  later('bf-110', 'Bf 110', 'German', HEAVY, [5, 3, 1, 2, 3], ['bf-110', 'luftwaffe']),
  later('ju-87', 'Ju 87 Stuka', 'German', HEAVY, [4, 2, 1, 2, 2], ['ju-87', 'luftwaffe-green'], {
    diveBomber: true,
  }),
  later('yak-9', 'Yak 9', 'Soviet', FIGHTERS, [6, 3, null, 2, 3], ['yak-9', 'vvs']),
  later('il-2', 'Il-2 Shturmovik', 'Soviet', HEAVY, [4, 4, null, 3, 2], ['il-2', 'vvs']),
  later('zero', 'A6M Zero', 'Japanese', FIGHTERS, [5, 3, null, 2, 3], ['zero', 'ijn']),
  later('corsair', 'F4U Corsair', 'American', FIGHTERS, [7, 3, null, 2, 4], ['corsair', 'usn']),
  later('mustang', 'P51 Mustang', 'American', FIGHTERS, [6, 2, null, 2, 4], ['mustang', 'usaaf']),
  later('me-262', 'Me262', 'German', JETS, [8, 4, null, 3, 4], ['me-262', 'luftwaffe']),
  later('meteor', 'Meteor', 'British', JETS, [9, 4, null, 3, 4], ['meteor', 'raf']),
  later('mig-15', 'Mig 15', 'Soviet', JETS, [10, 4, null, 3, 5], ['mig-15', 'red-air']),
  later('sabre', 'F-86 Sabre', 'American', JETS, [11, 3, null, 3, 5], ['sabre', 'usaaf']),
  early('camel', 'Sopwith Camel', 'British', FIGHTERS, [3, 2, null, 1, 3], ['camel', 'rfc'], BIPLANE),
  early('re8', 'RE8', 'British', 'Two-seaters', [3, 1, 2, 2, 2], ['re8', 'rfc-brown'], BIPLANE),
  early('se5a', 'SE5a', 'British', FIGHTERS, [4, 2, null, 1, 3], ['se5a', 'rfc'], BIPLANE),
  early('dr1', 'Fokker DR1', 'German', FIGHTERS, [3, 2, null, 1, 3], ['dr1', 'fokker-red'], BIPLANE),
  early('dvii', 'Fokker DVII', 'German', FIGHTERS, [3, 2, null, 1, 4], ['dvii', 'lozenge'], BIPLANE),
  early(
    'albatros',
    'Albatros D.III',
    'German',
    FIGHTERS,
    [3, 2, null, 1, 3],
    ['albatros', 'albatros'],
    BIPLANE,
  ),
  early('spad', 'SPAD 7', 'French', FIGHTERS, [4, 1, null, 1, 3], ['spad', 'french'], BIPLANE),
  early(
    'nieuport',
    'Nieuport 27',
    'French',
    FIGHTERS,
    [3, 1, null, 1, 3],
    ['nieuport', 'french-silver'],
    BIPLANE,
  ),
  early(
    'aviatik',
    'Aviatik D.I',
    'Austro-Hungarian',
    FIGHTERS,
    [3, 2, null, 1, 4],
    ['aviatik', 'austrian'],
    BIPLANE,
  ),
]

export const TYPES: Readonly<Record<string, AircraftType>> = Object.fromEntries(
  ALL.map(each => [each.id, each]),
)
