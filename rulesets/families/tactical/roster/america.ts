import {
  AMERICA,
  armouredCar,
  destroyer,
  foot,
  gun,
  selfPropelled,
  tank,
  transport,
  troops,
  type Spec,
} from './spec'

const LIGHT = 'Light tanks'
const MEDIUM = 'Medium tanks'
const HEAVY = 'Heavy tanks'

/** The United States Army, 1941 to 1945. */
export const AMERICAN: readonly Spec[] = [
  ...troops(AMERICA, {
    infantry: 'Rifles',
    antiTank: 'Bazooka',
    engineers: 'Engineers',
    hmg: 'Machine guns',
    mortar: '81mm mortars',
    cavalry: 'Cavalry',
    truck: 'GMC trucks',
    car: 'Jeeps',
  }),
  foot(AMERICA, 'rangers', 'Rangers', { weapons: ['infantry-at'], note: 'Carry the Bazooka.' }),

  gun(AMERICA, 'm3-37mm', '37mm M3', 'Anti-tank guns', '37-47mm'),
  gun(AMERICA, 'm1-57mm', '57mm M1', 'Anti-tank guns', 'early-75mm', { gunName: '57mm' }),
  gun(AMERICA, 'm5-3-inch', '3-inch M5', 'Anti-tank guns', 'later-75mm', { gunName: '76mm' }),
  gun(AMERICA, 'm1-75mm', '75mm pack howitzer', 'Artillery', 'short-75mm', {
    note: 'A short gun, not artillery for smoke; it has the arc of a towed gun.',
  }),
  gun(AMERICA, 'm2-105mm', '105mm howitzer', 'Artillery', 'medium-artillery', { gunName: '105mm' }),
  gun(AMERICA, 'm1-155mm', '155mm howitzer', 'Artillery', 'heavy-artillery'),
  gun(AMERICA, 'us-bofors', '40mm Bofors', 'Anti-aircraft guns', '37-47mm'),
  gun(AMERICA, 'm1-90mm', '90mm anti-aircraft gun', 'Anti-aircraft guns', '88mm'),

  transport(AMERICA, 'm3-halftrack', 'M3 half-tracks', 'halftrack'),
  transport(AMERICA, 'm5-tractor', 'M5 tractor', 'carrier', {
    defence: 'soft',
    defenceFrom: 'ruling',
    moveFrom: 'ruling',
    note: 'Tracked as a carrier and not armoured.',
  }),
  transport(AMERICA, 'm16', 'M16 (four machine guns)', 'halftrack', {
    group: 'Anti-aircraft guns',
    weapons: ['hmg'],
    antiAircraft: true,
    carries: false,
    tows: false,
    silhouette: 'aagun',
  }),
  transport(AMERICA, 'm3-gmc', 'M3 GMC (75mm)', 'halftrack', {
    group: 'Tank destroyers and assault guns',
    weapons: ['early-75mm'],
    turretless: true,
    tankDestroyer: true,
    carries: false,
    tows: false,
    silhouette: 'tankdestroyer',
  }),

  armouredCar(AMERICA, 'm8-greyhound', 'M8 Greyhound', '37-47mm'),
  armouredCar(AMERICA, 'm20', 'M20', 'hmg'),

  tank(AMERICA, 'stuart', 'M5 Stuart', LIGHT, 'light', 'light tanks', '37-47mm', { silhouette: 'lighttank' }),
  tank(AMERICA, 'chaffee', 'M24 Chaffee', LIGHT, 'light', 'light tanks', 'early-75mm', {
    silhouette: 'lighttank',
  }),
  tank(AMERICA, 'm8-scott', 'M8 Scott (75mm howitzer)', LIGHT, 'light', 'light tanks', 'short-75mm', {
    silhouette: 'lighttank',
  }),
  tank(AMERICA, 'lee', 'M3 Lee', MEDIUM, 'medium and heavy', 'early mediums', 'early-75mm', {
    weapons: ['early-75mm', '37-47mm'],
    note: 'The 75mm in the hull and the 37mm in the turret; it counts as turreted.',
  }),
  tank(AMERICA, 'sherman', 'Sherman (75mm)', MEDIUM, 'medium and heavy', 'medium-heavy', 'early-75mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
    silhouette: 'sherman',
    note: 'Its 75mm is the early one; the 76mm is the later one.',
  }),
  tank(AMERICA, 'sherman-76', 'Sherman (76mm)', MEDIUM, 'medium and heavy', 'medium-heavy', 'later-75mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
    gunName: '76mm',
    silhouette: 'sherman',
  }),
  tank(
    AMERICA,
    'sherman-105',
    'Sherman (105mm)',
    MEDIUM,
    'medium and heavy',
    'medium-heavy',
    'medium-artillery',
    {
      moveFrom: 'named',
      defenceFrom: 'named',
      gunName: '105mm',
      silhouette: 'sherman',
      note: 'An assault gun in a turret, under the arc of artillery.',
    },
  ),
  tank(AMERICA, 'jumbo', 'Sherman Jumbo', HEAVY, 'slow', 'heavy', 'early-75mm', {
    moveFrom: 'ruling',
    defenceFrom: 'ruling',
    silhouette: 'sherman',
    note: 'A Sherman with the armour and the pace of a Churchill.',
  }),
  tank(AMERICA, 'pershing', 'M26 Pershing', HEAVY, 'medium and heavy', 'heavy', '88mm', {
    defenceFrom: 'ruling',
    silhouette: 'heavytank',
    note: 'The 90mm, with the Panther for a relative.',
  }),
  tank(AMERICA, 'us-crab', 'Sherman flail', MEDIUM, 'medium and heavy', 'medium-heavy', 'early-75mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
    silhouette: 'flail',
    clearsMines: true,
  }),

  destroyer(AMERICA, 'm10', 'M10', 'fast', 'early mediums', 'later-75mm', {
    moveFrom: 'named',
    defenceFrom: 'ruling',
    gunName: '76mm',
    turretless: false,
  }),
  destroyer(AMERICA, 'm18', 'M18 Hellcat', 'fast', 'light tanks', 'later-75mm', {
    moveFrom: 'ruling',
    defenceFrom: 'ruling',
    gunName: '76mm',
    turretless: false,
  }),
  destroyer(AMERICA, 'm36', 'M36', 'fast', 'early mediums', '88mm', {
    moveFrom: 'ruling',
    defenceFrom: 'ruling',
    turretless: false,
    note: 'An M10 with the 90mm.',
  }),
  selfPropelled(AMERICA, 'priest', 'M7 Priest (105mm)', 'medium-artillery', { gunName: '105mm' }),
  selfPropelled(AMERICA, 'm12', 'M12 (155mm)', 'heavy-artillery'),
]
