import { AMERICAN } from './america'
import { BRITISH } from './britain'
import { GERMAN } from './germany'
import { FRENCH, ITALIAN, JAPANESE } from './minorNations'
import { SOVIET } from './soviets'
import { ANY, armouredCar, car, gun, tank, transport, troops, type Spec } from './spec'

/** Units of no army in particular, as the tables name them. */
const UNNAMED: readonly Spec[] = [
  ...troops(ANY, {
    infantry: 'Infantry',
    antiTank: 'anti-tank weapons',
    engineers: 'Engineers',
    hmg: 'HMG',
    mortar: 'Mortars',
    cavalry: 'Cavalry',
    truck: 'Trucks',
    car: 'Jeeps',
  }),
  car(ANY, 'motorcycles', 'Motorcycles', { silhouette: 'motorcycle', paint: ANY.cloth }),
  transport(ANY, 'carrier', 'Carriers', 'carrier'),
  transport(ANY, 'half-track', 'Half-tracks', 'halftrack'),
  armouredCar(ANY, 'armoured-car', 'Armoured cars', '20mm'),
  tank(ANY, 'tankette', 'Tankettes', 'Tankettes', 'light', 'light armour', 'hmg', {
    moveFrom: 'named',
    defenceFrom: 'named',
    silhouette: 'lighttank',
  }),
  tank(ANY, 'light-tank', 'Light tanks', 'Light tanks', 'light', 'light tanks', '37-47mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
    silhouette: 'lighttank',
  }),
  gun(ANY, 'medium-artillery', 'Medium artillery', 'Artillery', 'medium-artillery'),
  gun(ANY, 'heavy-artillery', 'Heavy artillery', 'Artillery', 'heavy-artillery'),
  gun(ANY, 'rocket-launchers', 'Rocket launchers', 'Artillery', 'rockets', { silhouette: 'rocket' }),
]

/** Every unit type of the Second World War that the rules name, and the usual ones beside them, by nation. */
export const ROSTER: readonly Spec[] = [
  ...GERMAN,
  ...BRITISH,
  ...AMERICAN,
  ...SOVIET,
  ...FRENCH,
  ...ITALIAN,
  ...JAPANESE,
  ...UNNAMED,
]
