import {
  GERMANY,
  armouredCar,
  car,
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

/** The German army, 1939 to 1945. */
export const GERMAN: readonly Spec[] = [
  ...troops(GERMANY, {
    infantry: 'Grenadiers',
    antiTank: 'Panzerfaust',
    engineers: 'Pioneers',
    hmg: 'MG 42',
    mortar: '8cm mortars',
    cavalry: 'Cavalry',
    motorcycles: 'Kradschützen',
    truck: 'Opel Blitz',
    car: 'Kübelwagen',
  }),
  foot(GERMANY, 'panzergrenadiers', 'Panzergrenadiers', {
    weapons: ['infantry-at'],
    note: 'Carry the Panzerfaust.',
  }),

  gun(GERMANY, 'pak-36', 'Pak 36 (37mm)', 'Anti-tank guns', '37-47mm'),
  gun(GERMANY, 'pak-38', 'Pak 38 (50mm)', 'Anti-tank guns', 'long-50mm'),
  gun(GERMANY, 'pak-36r', 'Pak 36(r) (76mm)', 'Anti-tank guns', 'later-75mm'),
  gun(GERMANY, 'pak-40', 'Pak 40 (75mm)', 'Anti-tank guns', 'later-75mm'),
  gun(GERMANY, 'pak-43', 'Pak 43 (88mm)', 'Anti-tank guns', '88mm'),
  gun(GERMANY, 'leig-18', 'Infantry gun (75mm)', 'Artillery', 'short-75mm', {
    note: 'A short gun, not artillery for smoke; it has the arc of a towed gun.',
  }),
  gun(GERMANY, 'lefh-18', 'leFH 18 (105mm)', 'Artillery', 'medium-artillery'),
  gun(GERMANY, 'sig-33', 'Heavy infantry gun (150mm)', 'Artillery', 'heavy-artillery'),
  gun(GERMANY, 'sfh-18', 'sFH 18 (150mm)', 'Artillery', 'heavy-artillery'),
  gun(GERMANY, 'nebelwerfer', 'Nebelwerfer', 'Artillery', 'rockets', { silhouette: 'rocket' }),
  gun(GERMANY, 'flak-20', '2cm Flak', 'Anti-aircraft guns', '20mm'),
  gun(GERMANY, 'flak-37', '3.7cm Flak', 'Anti-aircraft guns', '37-47mm'),
  gun(GERMANY, 'flak-88', '8.8cm Flak', 'Anti-aircraft guns', '88mm'),

  transport(GERMANY, 'sdkfz-7', 'SdKfz 7 tractor', 'halftrack', {
    defence: 'soft',
    defenceFrom: 'ruling',
    note: 'Not armoured, so an unarmoured vehicle.',
  }),
  transport(GERMANY, 'sdkfz-251', 'SdKfz 251', 'halftrack'),
  transport(GERMANY, 'sdkfz-250', 'SdKfz 250', 'halftrack'),
  transport(GERMANY, 'sdkfz-251-9', 'SdKfz 251/9 (short 75mm)', 'halftrack', {
    group: 'Self-propelled artillery',
    weapons: ['short-75mm'],
    turretless: true,
    carries: false,
    tows: false,
  }),
  transport(GERMANY, 'sdkfz-10-5', 'SdKfz 10/5 (2cm Flak)', 'halftrack', {
    group: 'Anti-aircraft guns',
    weapons: ['20mm'],
    defence: 'soft',
    defenceFrom: 'ruling',
    antiAircraft: true,
    carries: false,
    tows: false,
    silhouette: 'aagun',
    note: 'Not armoured, so an unarmoured vehicle.',
  }),
  transport(GERMANY, 'panzerwerfer', 'Panzerwerfer 42', 'halftrack', {
    group: 'Self-propelled artillery',
    weapons: ['rockets'],
    carries: false,
    tows: false,
    silhouette: 'rocket',
  }),
  car(GERMANY, 'schwimmwagen', 'Schwimmwagen'),

  armouredCar(GERMANY, 'sdkfz-222', 'SdKfz 222 (2cm)', '20mm'),
  armouredCar(GERMANY, 'sdkfz-231', 'SdKfz 231 (2cm)', '20mm'),
  armouredCar(GERMANY, 'sdkfz-233', 'SdKfz 233 (short 75mm)', 'short-75mm', { turretless: true }),
  armouredCar(GERMANY, 'sdkfz-234-2', 'SdKfz 234/2 Puma (50mm)', 'long-50mm'),

  tank(GERMANY, 'pz-i', 'Panzer I', LIGHT, 'light', 'light armour', 'hmg', {
    silhouette: 'lighttank',
    paint: 'grey',
    note: 'Two machine guns behind the armour of a tankette.',
  }),
  tank(GERMANY, 'pz-ii', 'Panzer II', LIGHT, 'light', 'light tanks', '20mm', {
    silhouette: 'lighttank',
    paint: 'grey',
  }),
  tank(GERMANY, 'pz-35t', 'Panzer 35(t)', LIGHT, 'light', 'weak mediums', '37-47mm', {
    moveFrom: 'ruling',
    defenceFrom: 'named',
    silhouette: 'lighttank',
    paint: 'grey',
  }),
  tank(GERMANY, 'pz-38t', 'Panzer 38(t)', LIGHT, 'light', 'weak mediums', '37-47mm', {
    moveFrom: 'ruling',
    defenceFrom: 'named',
    silhouette: 'lighttank',
    paint: 'grey',
  }),
  ...[
    { id: 'pz-iii-e', name: 'Panzer III E (37mm)', weapon: '37-47mm', paint: 'grey' } as const,
    {
      id: 'pz-iii-g',
      name: 'Panzer III G (short 50mm)',
      weapon: '37-47mm',
      gunName: 'Short 50mm',
      paint: 'grey',
    } as const,
    { id: 'pz-iii-j', name: 'Panzer III J (long 50mm)', weapon: 'long-50mm', paint: 'dunkel' } as const,
    { id: 'pz-iii-n', name: 'Panzer III N (short 75mm)', weapon: 'short-75mm', paint: 'dunkel' } as const,
  ].map(({ id, name, weapon, ...extra }) =>
    tank(GERMANY, id, name, MEDIUM, 'medium and heavy', 'early mediums', weapon, {
      moveFrom: 'named',
      defenceFrom: 'named',
      ...extra,
    }),
  ),
  ...[
    { id: 'pz-iv-d', name: 'Panzer IV D (short 75mm)', weapon: 'short-75mm', paint: 'grey' } as const,
    { id: 'pz-iv-f2', name: 'Panzer IV F2', weapon: 'later-75mm', paint: 'dunkel' } as const,
    { id: 'pz-iv-h', name: 'Panzer IV H', weapon: 'later-75mm', paint: 'dunkel' } as const,
    { id: 'pz-iv-j', name: 'Panzer IV J', weapon: 'later-75mm', paint: 'dunkel' } as const,
  ].map(({ id, name, weapon, paint }) =>
    tank(GERMANY, id, name, MEDIUM, 'medium and heavy', 'medium-heavy', weapon, {
      moveFrom: 'named',
      defenceFrom: 'named',
      silhouette: 'pz4',
      paint,
    }),
  ),
  tank(GERMANY, 'panther', 'Panther', HEAVY, 'medium and heavy', 'heavy', 'later-75mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
    silhouette: 'heavytank',
  }),
  tank(GERMANY, 'tiger-i', 'Tiger I', HEAVY, 'slow', 'heavy', '88mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
    silhouette: 'tiger',
  }),
  tank(GERMANY, 'tiger-ii', 'Tiger II', HEAVY, 'slow', 'super-heavy', '88mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
    silhouette: 'tiger',
  }),

  ...[
    { id: 'stug-iii-b', name: 'StuG III B (short 75mm)', weapon: 'short-75mm', paint: 'grey' } as const,
    { id: 'stug-iii-f', name: 'StuG III F', weapon: 'later-75mm', paint: 'dunkel' } as const,
    { id: 'stug-iii-g', name: 'StuG III G', weapon: 'later-75mm', paint: 'dunkel' } as const,
  ].map(({ id, name, weapon, paint }) =>
    destroyer(GERMANY, id, name, 'medium and heavy', 'early mediums', weapon, {
      moveFrom: 'ruling',
      defenceFrom: 'named',
      silhouette: 'stug',
      paint,
    }),
  ),
  destroyer(GERMANY, 'panzerjager-i', 'Panzerjäger I (47mm)', 'light', 'light armour', '37-47mm', {
    paint: 'grey',
  }),
  destroyer(GERMANY, 'marder-ii', 'Marder II', 'light', 'light armour', 'later-75mm'),
  destroyer(GERMANY, 'marder-iii', 'Marder III', 'light', 'light armour', 'later-75mm'),
  destroyer(GERMANY, 'hetzer', 'Hetzer', 'medium and heavy', 'early mediums', 'later-75mm', {
    defenceFrom: 'ruling',
    note: 'Taken with the StuG III, whose part it played.',
  }),
  destroyer(GERMANY, 'jagdpanzer-iv', 'Jagdpanzer IV', 'medium and heavy', 'medium-heavy', 'later-75mm', {
    defenceFrom: 'ruling',
    note: 'On the hull of the Panzer IV.',
  }),
  destroyer(GERMANY, 'nashorn', 'Nashorn', 'medium and heavy', 'light armour', '88mm'),
  destroyer(GERMANY, 'jagdpanther', 'Jagdpanther', 'medium and heavy', 'heavy', '88mm', {
    defenceFrom: 'ruling',
    note: 'On the hull of the Panther.',
  }),
  destroyer(GERMANY, 'elefant', 'Elefant', 'slow', 'super-heavy', '88mm', { defenceFrom: 'ruling' }),

  selfPropelled(GERMANY, 'wespe', 'Wespe (105mm)', 'medium-artillery', {
    move: 'light',
    note: 'On the hull of the Panzer II.',
  }),
  selfPropelled(GERMANY, 'hummel', 'Hummel (150mm)', 'heavy-artillery'),
  tank(
    GERMANY,
    'wirbelwind',
    'Wirbelwind',
    'Anti-aircraft guns',
    'medium and heavy',
    'light armour',
    '20mm',
    {
      antiAircraft: true,
      silhouette: 'aagun',
    },
  ),
]
