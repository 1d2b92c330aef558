import {
  BRITAIN,
  armouredCar,
  car,
  destroyer,
  gun,
  selfPropelled,
  tank,
  transport,
  troops,
  type Spec,
} from './spec'

const LIGHT = 'Light tanks'
const CRUISER = 'Cruiser tanks'
const INFANTRY = 'Infantry tanks'
const MEDIUM = 'Medium tanks'

/** Britain and the Commonwealth, 1939 to 1945. */
export const BRITISH: readonly Spec[] = [
  ...troops(BRITAIN, {
    infantry: 'Rifles',
    antiTank: 'PIAT',
    engineers: 'Sappers',
    hmg: 'Vickers guns',
    mortar: '3-inch mortars',
    motorcycles: 'Motorcycle troops',
    truck: 'Bedford trucks',
    car: 'Jeeps',
  }),

  gun(BRITAIN, '2pdr', '2pdr', 'Anti-tank guns', '37-47mm'),
  gun(BRITAIN, '6pdr', '6pdr', 'Anti-tank guns', 'early-75mm'),
  gun(BRITAIN, '17pdr', '17pdr', 'Anti-tank guns', 'later-75mm'),
  gun(BRITAIN, '25pdr', '25pdr', 'Artillery', 'medium-artillery', { gunName: '25pdr' }),
  gun(BRITAIN, '5-5-inch', '5.5-inch gun', 'Artillery', 'heavy-artillery'),
  gun(BRITAIN, 'polsten', '20mm Polsten', 'Anti-aircraft guns', '20mm'),
  gun(BRITAIN, 'british-bofors', '40mm Bofors', 'Anti-aircraft guns', '37-47mm'),
  gun(BRITAIN, '3-7-inch', '3.7-inch anti-aircraft gun', 'Anti-aircraft guns', '88mm', {
    note: 'A gun of 94mm, taken with the 88mm to 100mm.',
  }),

  transport(BRITAIN, 'universal-carrier', 'Universal carriers', 'carrier'),
  transport(BRITAIN, 'british-halftrack', 'M5 half-tracks', 'halftrack'),
  transport(BRITAIN, 'quad', 'Quad tractor', 'truck'),
  car(BRITAIN, 'dingo', 'Dingo', {
    group: 'Armoured cars',
    defence: 'light armour',
    silhouette: 'armouredcar',
    note: 'An armoured scout car without a gun.',
  }),

  armouredCar(BRITAIN, 'marmon-herrington', 'Marmon-Herrington', 'hmg'),
  armouredCar(BRITAIN, 'humber', 'Humber', 'hmg'),
  armouredCar(BRITAIN, 'daimler', 'Daimler', '37-47mm'),
  armouredCar(BRITAIN, 'staghound', 'Staghound', '37-47mm'),
  armouredCar(BRITAIN, 'aec-iii', 'AEC III (75mm)', 'early-75mm'),

  tank(BRITAIN, 'vickers-vi', 'Light tank Mk VI', LIGHT, 'light', 'light tanks', 'hmg', {
    silhouette: 'lighttank',
  }),
  tank(BRITAIN, 'honey', 'Stuart (Honey)', LIGHT, 'light', 'light tanks', '37-47mm', {
    silhouette: 'lighttank',
  }),
  tank(BRITAIN, 'tetrarch', 'Tetrarch', LIGHT, 'light', 'light tanks', '37-47mm', {
    silhouette: 'lighttank',
  }),
  ...[
    { id: 'a9', name: 'Cruiser A9', paint: 'khaki' },
    { id: 'a10', name: 'Cruiser A10', paint: 'khaki' },
    { id: 'a13', name: 'Cruiser A13', paint: 'khaki' },
    { id: 'crusader-ii', name: 'Crusader II', paint: 'sand' },
  ].map(({ id, name, paint }) =>
    tank(BRITAIN, id, name, CRUISER, 'light', 'light tanks', '37-47mm', {
      moveFrom: 'ruling',
      defenceFrom: 'named',
      silhouette: 'lighttank',
      paint,
      note: 'An early British cruiser.',
    }),
  ),
  tank(BRITAIN, 'crusader-iii', 'Crusader III', CRUISER, 'light', 'light tanks', 'early-75mm', {
    moveFrom: 'ruling',
    defenceFrom: 'named',
    silhouette: 'lighttank',
    paint: 'sand',
    note: 'An early British cruiser with the 6pdr.',
  }),
  tank(BRITAIN, 'cromwell', 'Cromwell', CRUISER, 'fast', 'medium-heavy', 'early-75mm', {
    moveFrom: 'ruling',
    defenceFrom: 'named',
    note: 'Its 75mm was made from the 6pdr.',
  }),
  tank(BRITAIN, 'challenger', 'Challenger', CRUISER, 'fast', 'medium-heavy', 'later-75mm', {
    moveFrom: 'ruling',
    defenceFrom: 'ruling',
    note: 'The 17pdr on the hull of the Cromwell.',
  }),
  tank(BRITAIN, 'comet', 'Comet', CRUISER, 'fast', 'medium-heavy', 'later-75mm', {
    moveFrom: 'ruling',
    defenceFrom: 'ruling',
    note: 'Heir of the Cromwell; its 77mm was a shorter 17pdr.',
  }),

  tank(BRITAIN, 'matilda-i', 'Matilda I', INFANTRY, 'slow', 'heavy', 'hmg', {
    moveFrom: 'named',
    defenceFrom: 'named',
    silhouette: 'heavytank',
    paint: 'khaki',
  }),
  tank(BRITAIN, 'matilda', 'Matilda II', INFANTRY, 'slow', 'heavy', '37-47mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
    silhouette: 'heavytank',
    paint: 'sand',
  }),
  tank(BRITAIN, 'valentine-ii', 'Valentine II', INFANTRY, 'medium and heavy', 'medium-heavy', '37-47mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
    paint: 'sand',
  }),
  tank(BRITAIN, 'valentine-ix', 'Valentine IX', INFANTRY, 'medium and heavy', 'medium-heavy', 'early-75mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
    paint: 'sand',
  }),
  tank(BRITAIN, 'churchill-iii', 'Churchill III', INFANTRY, 'slow', 'heavy', 'early-75mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
    silhouette: 'heavytank',
  }),
  tank(BRITAIN, 'churchill-vii', 'Churchill VII', INFANTRY, 'slow', 'heavy', 'early-75mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
    silhouette: 'heavytank',
  }),

  tank(BRITAIN, 'grant', 'Grant', MEDIUM, 'medium and heavy', 'early mediums', 'early-75mm', {
    weapons: ['early-75mm', '37-47mm'],
    paint: 'sand',
    note: 'The 75mm in the hull and the 37mm in the turret; it counts as turreted.',
  }),
  tank(BRITAIN, 'british-sherman', 'Sherman', MEDIUM, 'medium and heavy', 'medium-heavy', 'early-75mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
    silhouette: 'sherman',
  }),
  tank(BRITAIN, 'firefly', 'Sherman Firefly', MEDIUM, 'medium and heavy', 'medium-heavy', 'later-75mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
    silhouette: 'sherman',
    note: 'A Sherman with the 17pdr.',
  }),
  tank(BRITAIN, 'sherman-crab', 'Sherman Crab', MEDIUM, 'medium and heavy', 'medium-heavy', 'early-75mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
    silhouette: 'flail',
    clearsMines: true,
  }),
  tank(BRITAIN, 'matilda-scorpion', 'Matilda Scorpion', INFANTRY, 'slow', 'heavy', 'hmg', {
    moveFrom: 'named',
    defenceFrom: 'named',
    silhouette: 'flail',
    paint: 'sand',
    clearsMines: true,
  }),

  destroyer(BRITAIN, 'achilles', 'Achilles', 'fast', 'early mediums', 'later-75mm', {
    moveFrom: 'named',
    defenceFrom: 'ruling',
    turretless: false,
    note: 'An M10 with the 17pdr.',
  }),
  destroyer(BRITAIN, 'archer', 'Archer', 'medium and heavy', 'light armour', 'later-75mm', {
    note: 'The 17pdr on an open hull; fired here over the front of its base.',
  }),
  destroyer(BRITAIN, 'deacon', 'Deacon', 'trucks', 'light armour', 'early-75mm', {
    locomotion: 'wheeled',
    silhouette: 'truck',
    paint: 'sand',
    note: 'A 6pdr on an armoured truck.',
  }),
  selfPropelled(BRITAIN, 'bishop', 'Bishop (25pdr)', 'medium-artillery', { gunName: '25pdr', paint: 'sand' }),
  selfPropelled(BRITAIN, 'sexton', 'Sexton (25pdr)', 'medium-artillery', { gunName: '25pdr' }),
  tank(BRITAIN, 'crusader-aa', 'Crusader AA', 'Anti-aircraft guns', 'light', 'light tanks', '20mm', {
    antiAircraft: true,
    silhouette: 'aagun',
  }),
]
