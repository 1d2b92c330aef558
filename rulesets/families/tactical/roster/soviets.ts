import {
  SOVIETS,
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

/** The Red Army, 1939 to 1945. */
export const SOVIET: readonly Spec[] = [
  ...troops(SOVIETS, {
    infantry: 'Rifles',
    engineers: 'Sappers',
    hmg: 'Maxim guns',
    mortar: '82mm mortars',
    cavalry: 'Cossacks',
    motorcycles: 'Motorcycle troops',
    truck: 'ZiS trucks',
    car: 'GAZ cars',
  }),
  foot(SOVIETS, 'tank-riders', 'Tank riders', {
    note: 'Tanks carry nobody in these rules; they ride in trucks or walk.',
  }),

  gun(SOVIETS, 'soviet-45mm', '45mm gun', 'Anti-tank guns', '37-47mm', { gunName: '45mm' }),
  gun(SOVIETS, 'zis-2', 'ZiS-2 (57mm)', 'Anti-tank guns', 'early-75mm', { gunName: '57mm' }),
  gun(SOVIETS, 'zis-3', 'ZiS-3 (76mm)', 'Anti-tank guns', 'early-75mm', { gunName: 'Early 76mm' }),
  gun(SOVIETS, 'bs-3', 'BS-3 (100mm)', 'Anti-tank guns', '88mm'),
  gun(SOVIETS, 'soviet-regimental', 'Regimental gun (76mm)', 'Artillery', 'short-75mm', {
    note: 'A short gun, not artillery for smoke; it has the arc of a towed gun.',
  }),
  gun(SOVIETS, 'm-30', 'M-30 (122mm howitzer)', 'Artillery', 'heavy-artillery'),
  gun(SOVIETS, 'ml-20', 'ML-20 (152mm)', 'Artillery', 'heavy-artillery'),
  gun(SOVIETS, 'soviet-37mm-aa', '37mm anti-aircraft gun', 'Anti-aircraft guns', '37-47mm'),
  gun(SOVIETS, 'soviet-85mm-aa', '85mm anti-aircraft gun', 'Anti-aircraft guns', 'later-75mm'),

  transport(SOVIETS, 'katyusha', 'Katyusha', 'truck', {
    group: 'Artillery',
    weapons: ['rockets'],
    carries: false,
    tows: false,
    silhouette: 'rocket',
    note: 'A truck by its card, so it drives and leaves a wreck; it keeps the arc of artillery.',
  }),
  transport(SOVIETS, 'soviet-halftrack', 'M3 half-tracks', 'halftrack'),
  transport(SOVIETS, 'soviet-carrier', 'Carriers', 'carrier'),

  armouredCar(SOVIETS, 'ba-10', 'BA-10 (45mm)', '37-47mm', { gunName: '45mm' }),
  armouredCar(SOVIETS, 'ba-64', 'BA-64', 'hmg'),

  tank(SOVIETS, 't-27', 'T-27', 'Tankettes', 'light', 'light armour', 'hmg', {
    moveFrom: 'named',
    defenceFrom: 'named',
    silhouette: 'lighttank',
  }),
  tank(SOVIETS, 't-26', 'T-26', LIGHT, 'light', 'light tanks', '37-47mm', {
    gunName: '45mm',
    silhouette: 'lighttank',
  }),
  tank(SOVIETS, 't-60', 'T-60', LIGHT, 'light', 'light tanks', '20mm', { silhouette: 'lighttank' }),
  tank(SOVIETS, 't-70', 'T-70', LIGHT, 'light', 'light tanks', '37-47mm', {
    gunName: '45mm',
    silhouette: 'lighttank',
  }),
  tank(SOVIETS, 'bt-7', 'BT-7', LIGHT, 'fast', 'light tanks', '37-47mm', {
    moveFrom: 'named',
    defenceFrom: 'ruling',
    gunName: '45mm',
    silhouette: 'lighttank',
  }),
  tank(SOVIETS, 't-28', 'T-28', MEDIUM, 'medium and heavy', 'early mediums', 'short-75mm'),
  ...[
    { id: 't-34-76', name: 'T-34/76', weapon: 'early-75mm', gunName: 'Early 76mm' } as const,
    { id: 't-34-85', name: 'T-34/85', weapon: 'later-75mm' } as const,
  ].map(({ id, name, weapon, ...extra }) =>
    tank(SOVIETS, id, name, MEDIUM, 'medium and heavy', 'medium-heavy', weapon, {
      moveFrom: 'named',
      defenceFrom: 'named',
      ...extra,
    }),
  ),
  tank(SOVIETS, 'pt-34', 'PT-34 mine roller', MEDIUM, 'medium and heavy', 'medium-heavy', 'early-75mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
    gunName: 'Early 76mm',
    silhouette: 'flail',
    clearsMines: true,
  }),
  tank(SOVIETS, 'soviet-valentine', 'Valentine', MEDIUM, 'medium and heavy', 'medium-heavy', 'early-75mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
  }),
  tank(
    SOVIETS,
    'soviet-sherman',
    'Sherman (76mm)',
    MEDIUM,
    'medium and heavy',
    'medium-heavy',
    'later-75mm',
    {
      moveFrom: 'named',
      defenceFrom: 'named',
      gunName: '76mm',
      silhouette: 'sherman',
    },
  ),
  tank(SOVIETS, 'kv-1', 'KV-1', HEAVY, 'slow', 'heavy', 'early-75mm', {
    moveFrom: 'ruling',
    defenceFrom: 'named',
    gunName: 'Early 76mm',
    silhouette: 'heavytank',
  }),
  tank(SOVIETS, 'kv-2', 'KV-2', HEAVY, 'slow', 'heavy', 'heavy-artillery', {
    moveFrom: 'ruling',
    defenceFrom: 'ruling',
    silhouette: 'heavytank',
    note: 'A 152mm howitzer in a turret, under the arc of artillery.',
  }),
  tank(SOVIETS, 'kv-85', 'KV-85', HEAVY, 'slow', 'heavy', 'later-75mm', {
    moveFrom: 'ruling',
    defenceFrom: 'ruling',
    silhouette: 'heavytank',
  }),
  tank(SOVIETS, 'is-2', 'IS-2', HEAVY, 'slow', 'super-heavy', '88mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
    silhouette: 'heavytank',
    note: 'The JS-II of the tables.',
  }),

  destroyer(SOVIETS, 'su-76', 'SU-76', 'light', 'light armour', 'early-75mm', { gunName: 'Early 76mm' }),
  destroyer(SOVIETS, 'su-85', 'SU-85', 'medium and heavy', 'medium-heavy', 'later-75mm', {
    moveFrom: 'ruling',
    defenceFrom: 'ruling',
    note: 'On the hull of the T-34.',
  }),
  destroyer(SOVIETS, 'su-100', 'SU-100', 'medium and heavy', 'medium-heavy', '88mm', {
    moveFrom: 'ruling',
    defenceFrom: 'ruling',
    note: 'The 100mm on the hull of the T-34.',
  }),
  destroyer(SOVIETS, 'isu-122', 'ISU-122', 'slow', 'heavy', '88mm', {
    moveFrom: 'ruling',
    defenceFrom: 'ruling',
  }),
  selfPropelled(SOVIETS, 'su-122', 'SU-122 (howitzer)', 'heavy-artillery', {
    defence: 'medium-heavy',
    defenceFrom: 'ruling',
    note: 'On the hull of the T-34.',
  }),
  selfPropelled(SOVIETS, 'su-152', 'SU-152', 'heavy-artillery', {
    move: 'slow',
    moveFrom: 'ruling',
    defence: 'heavy',
    defenceFrom: 'ruling',
    note: 'On the hull of the KV-1.',
  }),
]
