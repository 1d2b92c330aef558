import { COMMON_GERMAN } from '../../families/tactical/muster/postwar/common'
import {
  airDefence,
  apc,
  armouredCar,
  foot,
  gun,
  helicopter,
  selfPropelled,
  troops,
  truck,
} from '../../families/tactical/muster/postwar/kit'
import { GERMANY } from '../../families/tactical/muster/postwar/nations'
import { hunter, ifv, laid, mbt, missileTeam, type Spec } from './spec'

/** The Bundeswehr. */
export const GERMAN: readonly Spec[] = [
  ...troops(GERMANY, {
    infantry: 'Panzergrenadiers',
    engineers: 'Pioneers',
    hmg: 'MG3 machine guns',
    mortar: '120mm mortars',
    truck: 'MAN trucks',
    car: 'VW Iltis',
  }),
  ...COMMON_GERMAN,
  foot(GERMANY, 'infantry-tandem', 'Panzergrenadiers with Panzerfaust 3', {
    weapons: ['infantry-tandem'],
    note: 'A tandem warhead.',
  }),
  foot(GERMANY, 'territorials', 'Territorials', { note: 'Mostly Green.' }),
  missileTeam(GERMANY, 'milan-2t', 'Milan 2T team', 'atgw-tandem', { note: 'A tandem warhead.' }),

  gun(GERMANY, '105mm', '105mm howitzer', 'Artillery', 'medium-artillery'),
  gun(GERMANY, 'fh-70', 'FH-70 (155mm)', 'Artillery', 'heavy-artillery'),
  gun(GERMANY, '20mm', '20mm twin gun', 'Anti-aircraft guns', '57mm'),
  selfPropelled(GERMANY, 'm109g', 'M109G (155mm)', 'heavy-artillery'),
  selfPropelled(GERMANY, 'pzh-2000', 'PzH 2000 (155mm)', 'heavy-artillery'),
  truck(GERMANY, 'lars', 'LARS (110mm rockets)', {
    group: 'Self-propelled artillery',
    weapons: ['rockets'],
    carries: false,
    tows: false,
    silhouette: 'rocket',
    note: 'A truck by its card, so it drives and leaves a wreck; it keeps the arc of artillery.',
  }),
  airDefence(GERMANY, 'gepard', 'Gepard', [laid('57mm', 'computer')], {
    move: 'fast MBT',
    moveFrom: 'ruling',
    defence: 'light first generation',
    gunName: '35mm',
    note: 'On the hull of the Leopard 1.',
  }),
  airDefence(GERMANY, 'german-roland', 'Roland', ['sam'], {
    defence: 'IFV',
    note: 'On the hull of the Marder.',
  }),

  apc(GERMANY, 'fuchs', 'Fuchs', ['hmg'], {
    locomotion: 'wheeled',
    defenceFrom: 'ruling',
    silhouette: 'wheeledapc',
    amphibious: true,
  }),
  ifv(GERMANY, 'marder', 'Marder 1', 'IFV', ['57mm', 'atgw'], {
    gunName: '20mm',
    note: 'With a Milan on the turret.',
  }),
  ifv(GERMANY, 'marder-1a3', 'Marder 1A3', 'light first generation', ['57mm', 'atgw-tandem'], {
    gunName: '20mm',
    fit: { thermal: true },
    note: 'With a Milan 2T on the turret.',
  }),
  armouredCar(GERMANY, 'luchs', 'Luchs', ['57mm'], { gunName: '20mm', amphibious: true }),
  hunter(GERMANY, 'jaguar-1', 'Jaguar 1', ['atgw'], {
    turretless: true,
    note: 'It fires the HOT missile.',
  }),
  hunter(GERMANY, 'jaguar-2', 'Jaguar 2', ['atgw-tandem'], {
    turretless: true,
    fit: { thermal: true, reactive: true },
    note: 'It fires the TOW 2A, behind applique armour.',
  }),
  hunter(GERMANY, 'kanonenjagdpanzer', 'Kanonenjagdpanzer', ['100mm'], {
    gunName: '90mm',
    turretless: true,
    silhouette: 'jagdpanzer',
  }),
  hunter(GERMANY, 'wiesel-tow', 'Wiesel with TOW', ['atgw'], { silhouette: 'tankhunter' }),

  mbt(GERMANY, 'german-m48a2', 'M48A2', 'MBT', 'first generation', '100mm', {}, { gunName: '90mm' }),
  mbt(GERMANY, 'm48a2ga2', 'M48A2GA2', 'MBT', 'first generation', '105mm'),
  mbt(GERMANY, 'leopard-1', 'Leopard 1', 'fast MBT', 'light first generation', '105mm'),
  mbt(GERMANY, 'leopard-1a1', 'Leopard 1A1', 'fast MBT', 'first generation', '105mm', { stabilised: true }),
  mbt(GERMANY, 'leopard-1a1a1', 'Leopard 1A1A1', 'fast MBT', 'first generation', '105mm', {
    stabilised: true,
    reactive: true,
  }),
  mbt(GERMANY, 'leopard-1a2', 'Leopard 1A2', 'fast MBT', 'first generation', '105mm', { stabilised: true }),
  mbt(GERMANY, 'leopard-1a3', 'Leopard 1A3', 'fast MBT', 'first generation', '105mm', { stabilised: true }),
  mbt(GERMANY, 'leopard-1a4', 'Leopard 1A4', 'fast MBT', 'first generation', '105mm', {
    stabilised: true,
    thermal: true,
  }),
  mbt(
    GERMANY,
    'leopard-1a5',
    'Leopard 1A5',
    'fast MBT',
    'first generation',
    laid('105mm', 'computer'),
    { stabilised: true, thermal: true },
    { defenceFrom: 'ruling', note: 'The hull of the Leopard 1A1 with a new fire control.' },
  ),
  mbt(GERMANY, 'leopard-2', 'Leopard 2', 'fast MBT', 'third generation', laid('105mm', 'computer'), {
    stabilised: true,
    thermal: true,
  }),
  mbt(
    GERMANY,
    'leopard-2a5',
    'Leopard 2A5',
    'fast MBT',
    'newer third generation',
    laid('105mm', 'computer'),
    { stabilised: true, thermal: true },
  ),
  mbt(
    GERMANY,
    'leopard-2a6',
    'Leopard 2A6',
    'fast MBT',
    'newer third generation',
    laid('105mm', 'computer'),
    { stabilised: true, thermal: true },
  ),
  mbt(
    GERMANY,
    'keiler',
    'Keiler mine flail',
    'MBT',
    'first generation',
    '105mm',
    {},
    {
      defenceFrom: 'named',
      weapons: [],
      silhouette: 'flail',
      clearsMines: true,
      note: 'On the hull of the M48, without a gun.',
    },
  ),

  helicopter(GERMANY, 'ch-53', 'CH-53G', [], { carries: true }),
  helicopter(GERMANY, 'bo-105', 'Bo 105 with HOT', ['atgw']),
  helicopter(GERMANY, 'tiger', 'Tiger', ['57mm', 'helicopter-rockets', 'atgw-tandem'], {
    gunName: '30mm',
    note: 'The later HOT, a tandem warhead.',
  }),
]
