import {
  apc,
  armouredCar,
  COMMON_FRENCH,
  COMMON_GERMAN,
  foot,
  FRANCE,
  GERMANY,
  gun,
  helicopter,
  team,
  troops,
} from '../../families/tactical'
import type { Spec } from './rows'
import { antiAircraft, assaultRifles, hunter, lightTank, named, ruled, tank } from './spec'

/** France, from Indochina to the Rhine. */
export const FRENCH: readonly Spec[] = [
  ...troops(FRANCE, {
    infantry: 'Infantry',
    engineers: 'Engineers',
    hmg: 'Machine guns',
    mortar: '81mm mortars',
    truck: 'GMC trucks',
    car: 'Jeeps',
  }),
  assaultRifles(FRANCE, 'Infantry with assault rifles'),
  foot(FRANCE, 'paratroops', 'Paratroops'),
  ...COMMON_FRENCH,
  team(FRANCE, 'ss-10', 'SS.10 team', 'atgw'),
  gun(FRANCE, '105mm', '105mm howitzer', 'Artillery', 'medium-artillery'),
  gun(FRANCE, '155mm', '155mm howitzer', 'Artillery', 'heavy-artillery'),
  apc(FRANCE, 'amx-vci', 'AMX-VCI', ['hmg'], ruled),
  apc(FRANCE, 'french-halftrack', 'Half-tracks', ['hmg'], {
    ...named,
    locomotion: 'halftracked',
    silhouette: 'halftrack',
  }),
  armouredCar(FRANCE, 'aml-60', 'AML-60', ['mortar', 'hmg']),
  armouredCar<'90mm'>(FRANCE, 'aml-90', 'AML-90', ['90mm']),
  armouredCar<'75mm'>(FRANCE, 'ebr-75', 'EBR-75', ['75mm']),
  armouredCar<'90mm'>(FRANCE, 'ebr-90', 'EBR-90', ['90mm']),
  lightTank(FRANCE, 'amx-13', 'AMX 13 (75mm)', '75mm', named),
  lightTank(FRANCE, 'amx-13-90', 'AMX 13 (90mm)', '90mm', named),
  lightTank(FRANCE, 'amx-13-ss11', 'AMX 13 with SS.11', '75mm', { ...named, weapons: ['75mm', 'atgw'] }),
  tank(FRANCE, 'amx-30', 'AMX 30', 'fast MBT', 'MBT', '105mm', named),
  helicopter(FRANCE, 'french-h-34', 'H-34', []),
  helicopter(FRANCE, 'alouette-ii', 'Alouette II with SS.11', ['atgw']),
]

/** The Bundeswehr to 1975. */
export const WEST_GERMAN: readonly Spec[] = [
  ...troops(GERMANY, {
    infantry: 'Panzergrenadiers',
    engineers: 'Pioneers',
    hmg: 'MG 3',
    mortar: '120mm mortars',
    truck: 'MAN trucks',
    car: 'DKW Munga',
  }),
  ...COMMON_GERMAN,
  team(GERMANY, 'cobra', 'Cobra team', 'atgw'),
  gun(GERMANY, '105mm', '105mm howitzer', 'Artillery', 'medium-artillery'),
  gun(GERMANY, '155mm', '155mm howitzer', 'Artillery', 'heavy-artillery'),
  antiAircraft(GERMANY, 'bofors', '40mm Bofors', '57mm', { gunName: '40mm' }),
  apc<never, never, '57mm'>(GERMANY, 'hs-30', 'HS 30', ['57mm'], {
    moveFrom: 'ruling',
    defenceFrom: 'ruling',
    gunName: '20mm',
  }),
  apc<never, never, '57mm'>(GERMANY, 'marder', 'Marder', ['57mm'], {
    moveFrom: 'ruling',
    defenceFrom: 'ruling',
    gunName: '20mm',
    silhouette: 'ifv',
  }),
  lightTank(GERMANY, 'german-m41', 'M41', '75mm', { gunName: '76mm' }),
  tank(GERMANY, 'german-m47', 'M47', 'MBT', 'early MBT', '90mm', named),
  tank(GERMANY, 'german-m48', 'M48', 'MBT', 'early MBT', '90mm', named),
  tank(GERMANY, 'leopard-1', 'Leopard 1', 'fast MBT', 'MBT', '105mm', named),
  hunter(GERMANY, 'kanonenjagdpanzer', 'Kanonenjagdpanzer', ['90mm'], { defence: 'light tanks' }),
  hunter(GERMANY, 'raketenjagdpanzer', 'Raketenjagdpanzer', ['atgw'], {
    defence: 'light tanks',
    turretless: false,
  }),
]
