import { COMMON_SOVIET } from '../../families/tactical/muster/postwar/common'
import {
  airDefence,
  apc,
  armouredCar,
  foot,
  gun,
  helicopter,
  team,
  troops,
  truck,
} from '../../families/tactical/muster/postwar/kit'
import { SOVIETS } from '../../families/tactical/muster/postwar/nations'
import type { Spec } from './rows'
import { antiAircraft, antiTank, assaultRifles, hunter, lightTank, named, ruled, tank } from './spec'

/** The Soviet Army and its allies of the Warsaw Pact to 1975. */
export const SOVIET: readonly Spec[] = [
  ...troops(SOVIETS, {
    infantry: 'Rifles',
    engineers: 'Sappers',
    hmg: 'Machine guns',
    mortar: '120mm mortars',
    truck: 'ZiL trucks',
    car: 'GAZ-69',
  }),
  assaultRifles(SOVIETS, 'Motor rifles with AK', { note: 'The AK is the assault rifle of the tables.' }),
  foot<never, never, 'infantry-assault'>(SOVIETS, 'paratroops', 'Paratroops', {
    weapons: ['infantry-assault'],
  }),
  ...COMMON_SOVIET,
  team(SOVIETS, 'b-10', 'B-10 recoilless guns', 'rcl', { note: '82mm; the row serves every calibre.' }),

  antiTank(SOVIETS, 'zis-3', 'ZiS-3 (76mm)', 'ww2-85mm', { gunName: '76mm' }),
  antiTank(SOVIETS, 'd-44', 'D-44 (85mm)', 'ww2-85mm', { note: 'The gun of the T34/85.' }),
  antiTank(SOVIETS, 'bs-3', 'BS-3 (100mm)', 'ww2-88mm', { gunName: '100mm' }),
  antiTank(SOVIETS, 't-12', 'T-12 (100mm)', '90mm', { gunName: '100mm' }),
  gun(SOVIETS, 'm-30', 'M-30 (122mm howitzer)', 'Artillery', 'heavy-artillery'),
  gun(SOVIETS, 'd-30', 'D-30 (122mm howitzer)', 'Artillery', 'heavy-artillery'),
  gun(SOVIETS, 'm-46', 'M-46 (130mm)', 'Artillery', 'heavy-artillery'),
  antiAircraft(SOVIETS, 'zpu-4', 'ZPU-4 (14.5mm)', 'hmg'),
  antiAircraft(SOVIETS, '37mm-aa', '37mm M1939', 'ww2-45mm', { gunName: '37mm' }),
  antiAircraft(SOVIETS, 'zu-23', 'ZU-23', '57mm', { gunName: '23mm' }),
  antiAircraft(SOVIETS, 's-60', 'S-60 (57mm)', '57mm'),
  truck(SOVIETS, 'bm-13', 'BM-13 Katyusha', {
    group: 'Self-propelled artillery',
    weapons: ['rockets'],
    carries: false,
    tows: false,
    silhouette: 'rocket',
    note: 'A truck by its card, so it drives and leaves a wreck; it keeps the arc of artillery.',
  }),
  airDefence<never, never, '57mm'>(SOVIETS, 'zsu-57-2', 'ZSU-57-2', ['57mm']),
  airDefence<never, never, '57mm'>(SOVIETS, 'zsu-23-4', 'ZSU-23-4 Shilka', ['57mm'], { gunName: '23mm' }),
  airDefence(SOVIETS, 'sa-9', 'SA-9 on BRDM-2', ['sam'], { locomotion: 'wheeled', amphibious: true }),

  apc(SOVIETS, 'btr-40', 'BTR-40', ['hmg'], { ...named, locomotion: 'wheeled', tows: false }),
  apc(SOVIETS, 'btr-152', 'BTR-152', ['hmg'], { ...named, locomotion: 'wheeled' }),
  apc(SOVIETS, 'btr-50', 'BTR-50', ['hmg'], { ...named, amphibious: true }),
  apc<never, never, '57mm'>(SOVIETS, 'bmp-1', 'BMP 1', ['57mm', 'atgw'], {
    moveFrom: 'named',
    defenceFrom: 'named',
    gunName: '73mm',
    silhouette: 'ifv',
    amphibious: true,
    note: 'The Sagger on its gun is fired once.',
  }),
  armouredCar(SOVIETS, 'brdm', 'BRDM', ['hmg'], { amphibious: true }),
  lightTank(SOVIETS, 'pt-76', 'PT-76', '75mm', {
    ...named,
    move: 'MBT',
    gunName: '76mm',
    amphibious: true,
  }),
  tank(SOVIETS, 'is-3', 'JS-III', 'slow MBT', 'early MBT', 'ww2-88mm', named),
  tank(SOVIETS, 't-10', 'T-10', 'slow MBT', 'MBT', '105mm', { ...ruled, gunName: '122mm' }),
  tank(SOVIETS, 't-54', 'T54', 'MBT', 'early MBT', '90mm', { ...named, gunName: '100mm' }),
  tank(SOVIETS, 't-55', 'T55', 'MBT', 'early MBT', '90mm', { ...named, gunName: '100mm' }),
  tank(SOVIETS, 't-55-rollers', 'T55 with mine rollers', 'MBT', 'early MBT', '90mm', {
    ...named,
    gunName: '100mm',
    clearsMines: true,
  }),
  tank(SOVIETS, 't-62', 'T62', 'fast MBT', 'MBT', '105mm', { ...named, gunName: '115mm' }),
  tank(SOVIETS, 't-64', 'T64', 'fast MBT', 'heavy MBT', '105mm', {
    moveFrom: 'ruling',
    defenceFrom: 'named',
    gunName: '115mm',
  }),
  hunter(SOVIETS, 'su-76', 'SU-76', ['ww2-85mm'], { move: 'MBT', gunName: '76mm' }),
  hunter(SOVIETS, 'su-100', 'SU-100', ['ww2-88mm'], { move: 'MBT', defence: 'WW2 tanks', gunName: '100mm' }),
  hunter(SOVIETS, 'asu-57', 'ASU-57', ['57mm']),
  hunter(SOVIETS, 'asu-85', 'ASU-85', ['90mm'], { gunName: '85mm', defence: 'light tanks' }),
  hunter(SOVIETS, 'brdm-sagger', 'BRDM with Sagger', ['atgw'], {
    locomotion: 'wheeled',
    turretless: false,
    amphibious: true,
  }),
  helicopter(SOVIETS, 'mi-4', 'Mi-4', []),
]
