import {
  FRANCE,
  ITALY,
  JAPAN,
  armouredCar,
  destroyer,
  gun,
  selfPropelled,
  tank,
  transport,
  troops,
  type Spec,
} from './spec'

const LIGHT = 'Light tanks'
const MEDIUM = 'Medium tanks'
const INFANTRY = 'Infantry tanks'

/** The French army of 1940. */
export const FRENCH: readonly Spec[] = [
  ...troops(FRANCE, {
    infantry: 'Fusiliers',
    engineers: 'Sapeurs',
    hmg: 'Hotchkiss guns',
    mortar: '81mm mortars',
    cavalry: 'Dragoons',
    motorcycles: 'Motorcycle dragoons',
    truck: 'Laffly trucks',
    car: 'Cars',
  }),
  gun(FRANCE, 'french-25mm', '25mm Hotchkiss', 'Anti-tank guns', '20mm', { gunName: '25mm', early: true }),
  gun(FRANCE, 'french-37mm', '37mm Puteaux', 'Anti-tank guns', '37-47mm', { early: true }),
  gun(FRANCE, 'french-47mm', '47mm Puteaux', 'Anti-tank guns', '37-47mm', { early: true }),
  gun(FRANCE, 'french-75mm', '75mm field gun', 'Artillery', 'medium-artillery'),
  gun(FRANCE, 'french-155mm', '155mm howitzer', 'Artillery', 'heavy-artillery'),
  gun(FRANCE, 'french-25mm-aa', '25mm anti-aircraft gun', 'Anti-aircraft guns', '20mm', { gunName: '25mm' }),
  transport(FRANCE, 'lorraine-37', 'Lorraine 37L carriers', 'carrier'),
  armouredCar(FRANCE, 'panhard-178', 'Panhard 178 (25mm)', '20mm', { gunName: '25mm' }),
  tank(FRANCE, 'amr-35', 'AMR 35', LIGHT, 'light', 'light tanks', 'hmg', { silhouette: 'lighttank' }),
  tank(FRANCE, 'r35', 'Renault R35', INFANTRY, 'slow', 'weak mediums', '37-47mm', {
    moveFrom: 'ruling',
    defenceFrom: 'named',
    silhouette: 'lighttank',
  }),
  tank(FRANCE, 'h39', 'Hotchkiss H39', LIGHT, 'light', 'weak mediums', '37-47mm', {
    moveFrom: 'ruling',
    defenceFrom: 'named',
    silhouette: 'lighttank',
  }),
  tank(FRANCE, 'somua-s35', 'Somua S35', MEDIUM, 'medium and heavy', 'early mediums', '37-47mm', {
    moveFrom: 'ruling',
    defenceFrom: 'named',
  }),
  tank(FRANCE, 'char-b1', 'Char B1', INFANTRY, 'slow', 'weak mediums', '37-47mm', {
    moveFrom: 'ruling',
    defenceFrom: 'named',
    weapons: ['37-47mm', 'short-75mm'],
    silhouette: 'heavytank',
    note: 'The 47mm in the turret and the short 75mm in the hull; it counts as turreted.',
  }),
]

/** The Italian army, 1940 to 1943. */
export const ITALIAN: readonly Spec[] = [
  ...troops(ITALY, {
    infantry: 'Fucilieri',
    engineers: 'Genieri',
    hmg: 'Breda guns',
    mortar: '81mm mortars',
    cavalry: 'Cavalleria',
    motorcycles: 'Bersaglieri motorcyclists',
    truck: 'Lancia trucks',
    car: 'Cars',
  }),
  gun(ITALY, 'italian-47mm', '47/32 gun', 'Anti-tank guns', '37-47mm'),
  gun(ITALY, 'italian-65mm', '65/17 gun', 'Artillery', 'short-75mm', {
    note: 'A mountain gun of 65mm, taken with the short 75mm; it has the arc of a towed gun.',
  }),
  gun(ITALY, 'italian-75mm', '75/27 field gun', 'Artillery', 'medium-artillery'),
  gun(ITALY, 'italian-149mm', '149mm howitzer', 'Artillery', 'heavy-artillery'),
  gun(ITALY, 'italian-20mm-aa', '20mm Breda', 'Anti-aircraft guns', '20mm'),
  gun(ITALY, 'italian-90mm-aa', '90/53 gun', 'Anti-aircraft guns', '88mm'),
  armouredCar(ITALY, 'ab-41', 'AB 41 (20mm)', '20mm'),
  tank(ITALY, 'cv-33', 'CV 33', 'Tankettes', 'light', 'light armour', 'hmg', {
    moveFrom: 'named',
    defenceFrom: 'named',
    silhouette: 'lighttank',
  }),
  tank(ITALY, 'l6-40', 'L6/40', LIGHT, 'light', 'light tanks', '20mm', { silhouette: 'lighttank' }),
  tank(ITALY, 'm13-40', 'M13/40', MEDIUM, 'medium and heavy', 'weak mediums', '37-47mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
  }),
  tank(ITALY, 'm14-41', 'M14/41', MEDIUM, 'medium and heavy', 'weak mediums', '37-47mm', {
    defenceFrom: 'named',
    note: 'An Italian medium tank, heir of the M13/40.',
  }),
  destroyer(ITALY, 'semovente-47', 'Semovente 47/32', 'light', 'light armour', '37-47mm'),
  destroyer(ITALY, 'semovente-75', 'Semovente 75/18', 'medium and heavy', 'weak mediums', 'short-75mm', {
    moveFrom: 'named',
    defenceFrom: 'ruling',
    silhouette: 'stug',
  }),
  selfPropelled(ITALY, 'semovente-90', 'Semovente 90/53', '88mm', { tankDestroyer: true }),
]

/** The Japanese army, 1937 to 1945. */
export const JAPANESE: readonly Spec[] = [
  ...troops(JAPAN, {
    infantry: 'Infantry',
    engineers: 'Engineers',
    hmg: 'Machine guns',
    mortar: '81mm mortars',
    cavalry: 'Cavalry',
    motorcycles: 'Motorcycle troops',
    truck: 'Isuzu trucks',
    car: 'Cars',
  }),
  gun(JAPAN, 'japanese-37mm', '37mm gun', 'Anti-tank guns', '37-47mm', { early: true }),
  gun(JAPAN, 'japanese-47mm', '47mm gun', 'Anti-tank guns', '37-47mm', { early: true }),
  gun(JAPAN, 'japanese-70mm', '70mm infantry gun', 'Artillery', 'short-75mm', {
    note: 'Taken with the short 75mm; it has the arc of a towed gun.',
  }),
  gun(JAPAN, 'japanese-75mm', '75mm field gun', 'Artillery', 'medium-artillery'),
  gun(JAPAN, 'japanese-150mm', '150mm howitzer', 'Artillery', 'heavy-artillery'),
  gun(JAPAN, 'japanese-25mm-aa', '25mm anti-aircraft gun', 'Anti-aircraft guns', '20mm', { gunName: '25mm' }),
  gun(JAPAN, 'japanese-75mm-aa', '75mm anti-aircraft gun', 'Anti-aircraft guns', 'early-75mm'),
  tank(JAPAN, 'te-ke', 'Te-Ke', 'Tankettes', 'light', 'light armour', '37-47mm', {
    moveFrom: 'named',
    defenceFrom: 'named',
    silhouette: 'lighttank',
  }),
  tank(JAPAN, 'ha-go', 'Ha-Go', LIGHT, 'light', 'light tanks', '37-47mm', { silhouette: 'lighttank' }),
  tank(JAPAN, 'chi-ha-early', 'Chi-Ha (57mm)', MEDIUM, 'medium and heavy', 'weak mediums', '37-47mm', {
    moveFrom: 'ruling',
    defenceFrom: 'named',
    note: 'Its short 57mm has the figures of the 37-47mm.',
  }),
  tank(JAPAN, 'chi-ha', 'Shinhoto Chi-Ha (47mm)', MEDIUM, 'medium and heavy', 'weak mediums', '37-47mm', {
    moveFrom: 'ruling',
    defenceFrom: 'named',
  }),
  tank(JAPAN, 'chi-nu', 'Chi-Nu (75mm)', MEDIUM, 'medium and heavy', 'weak mediums', 'early-75mm', {
    moveFrom: 'ruling',
    defenceFrom: 'named',
  }),
  selfPropelled(JAPAN, 'ho-ni', 'Ho-Ni (75mm)', 'early-75mm', { tankDestroyer: true }),
]
