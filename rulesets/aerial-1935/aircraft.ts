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
  later('cr42', 'CR42', 'Italian', FIGHTERS, [4, 2, null, 1, 3], ['biplane', 'sand'], BIPLANE),
  later('gladiator', 'Gladiator', 'British', FIGHTERS, [4, 2, null, 1, 3], ['biplane', 'field'], BIPLANE),
  later('hurricane', 'Hurricane', 'British', FIGHTERS, [5, 3, null, 2, 3], ['fighter', 'field']),
  later('spitfire', 'Spitfire', 'British', FIGHTERS, [6, 3, null, 2, 4], ['fighter', 'bronze']),
  later('mosquito', 'Mosquito', 'British', HEAVY, [6, 4, null, 2, 3], ['twin', 'field']),
  later('me-109', 'Me 109', 'German', FIGHTERS, [6, 3, null, 2, 3], ['fighter', 'grey']),
  later('bf-110', 'Bf 110', 'German', HEAVY, [5, 3, 1, 2, 3], ['twin', 'grey']),
  later('ju-87', 'Ju 87 Stuka', 'German', HEAVY, [4, 2, 1, 2, 2], ['divebomber', 'feld'], {
    diveBomber: true,
  }),
  later('yak-9', 'Yak 9', 'Soviet', FIGHTERS, [6, 3, null, 2, 3], ['fighter', 'green']),
  later('il-2', 'Il-2 Shturmovik', 'Soviet', HEAVY, [4, 4, null, 3, 2], ['fighterbomber', 'green']),
  later('zero', 'A6M Zero', 'Japanese', FIGHTERS, [5, 3, null, 2, 3], ['fighter', 'buff']),
  later('corsair', 'F4U Corsair', 'American', FIGHTERS, [7, 3, null, 2, 4], ['fighterbomber', 'blue']),
  later('mustang', 'P51 Mustang', 'American', FIGHTERS, [6, 2, null, 2, 4], ['fighter', 'olive']),
  later('me-262', 'Me262', 'German', JETS, [8, 4, null, 3, 4], ['jet', 'grey']),
  later('meteor', 'Meteor', 'British', JETS, [9, 4, null, 3, 4], ['jet', 'field']),
  later('mig-15', 'Mig 15', 'Soviet', JETS, [10, 4, null, 3, 5], ['jet', 'steel']),
  later('sabre', 'F-86 Sabre', 'American', JETS, [11, 3, null, 3, 5], ['jet', 'slate']),
  early('camel', 'Sopwith Camel', 'British', FIGHTERS, [3, 2, null, 1, 3], ['biplane', 'khaki'], BIPLANE),
  early('re8', 'RE8', 'British', 'Two-seaters', [3, 1, 2, 2, 2], ['biplane', 'brown'], BIPLANE),
  early('se5a', 'SE5a', 'British', FIGHTERS, [4, 2, null, 1, 3], ['biplane', 'field'], BIPLANE),
  early('dr1', 'Fokker DR1', 'German', FIGHTERS, [3, 2, null, 1, 3], ['biplane', 'red'], BIPLANE),
  early('dvii', 'Fokker DVII', 'German', FIGHTERS, [3, 2, null, 1, 4], ['biplane', 'feld'], BIPLANE),
  early('albatros', 'Albatros D.III', 'German', FIGHTERS, [3, 2, null, 1, 3], ['biplane', 'buff'], BIPLANE),
  early('spad', 'SPAD 7', 'French', FIGHTERS, [4, 1, null, 1, 3], ['biplane', 'bone'], BIPLANE),
  early('nieuport', 'Nieuport 27', 'French', FIGHTERS, [3, 1, null, 1, 3], ['biplane', 'steel'], BIPLANE),
  early(
    'aviatik',
    'Aviatik D.I',
    'Austro-Hungarian',
    FIGHTERS,
    [3, 2, null, 1, 4],
    ['biplane', 'orange'],
    BIPLANE,
  ),
]

export const TYPES: Readonly<Record<string, AircraftType>> = Object.fromEntries(
  ALL.map(each => [each.id, each]),
)
