import type { Spec } from '../spec'
import { AMERICA, ANY, BRITAIN, FRANCE, GERMANY, SOVIETS } from './nations'
import {
  type Arm,
  type Defence,
  type Move,
  apc,
  armouredCar,
  gun,
  helicopter,
  selfPropelled,
  team,
  truck,
} from './kit'

/** What served before 1975 and after, and stands in the same rows of both rulebooks. */

type Common = Spec<Move, Defence, Arm>

export const COMMON_AMERICAN: readonly Common[] = [
  team(AMERICA, 'm40', 'M40 recoilless guns', 'rcl', { note: '106mm, as the tables name it.' }),
  team(AMERICA, 'tow', 'TOW team', 'atgw'),
  team(AMERICA, 'redeye', 'Redeye team', 'sam'),
  apc(AMERICA, 'm113', 'M113', ['hmg'], { moveFrom: 'named', defenceFrom: 'named', amphibious: true }),
  selfPropelled(AMERICA, 'm109', 'M109 (155mm)', 'heavy-artillery'),
  selfPropelled(AMERICA, 'm107', 'M107 (175mm)', 'heavy-artillery'),
  helicopter(AMERICA, 'uh-1', 'UH-1 Huey', ['hmg']),
  helicopter(AMERICA, 'ah-1g', 'AH-1G Cobra', ['hmg', 'helicopter-rockets']),
  helicopter(AMERICA, 'ah-1-tow', 'AH-1 Cobra with TOW', ['hmg', 'helicopter-rockets', 'atgw']),
]

export const COMMON_BRITISH: readonly Common[] = [
  team(BRITAIN, 'wombat', 'Wombat recoilless guns', 'rcl', { note: '120mm; the row serves every calibre.' }),
  team(BRITAIN, 'blowpipe', 'Blowpipe team', 'sam'),
  selfPropelled(BRITAIN, 'abbot', 'Abbot (105mm)', 'medium-artillery'),
  helicopter(BRITAIN, 'scout', 'Scout with SS.11', ['atgw']),
  helicopter(BRITAIN, 'wessex', 'Wessex', []),
]

export const COMMON_FRENCH: readonly Common[] = [
  team(FRANCE, 'milan', 'Milan team', 'atgw'),
  helicopter(FRANCE, 'alouette-iii', 'Alouette III with SS.11', ['atgw']),
  helicopter(FRANCE, 'puma', 'Puma', []),
]

export const COMMON_GERMAN: readonly Common[] = [
  team(GERMANY, 'milan', 'Milan team', 'atgw'),
  team(GERMANY, 'redeye', 'Fliegerfaust team', 'sam', { note: 'The Redeye under its German name.' }),
  apc(GERMANY, 'german-m113', 'M113', ['hmg'], {
    moveFrom: 'named',
    defenceFrom: 'named',
    amphibious: true,
  }),
  helicopter(GERMANY, 'uh-1d', 'UH-1D', []),
]

export const COMMON_SOVIET: readonly Common[] = [
  team(SOVIETS, 'spg-9', 'SPG-9 recoilless guns', 'rcl', { note: '73mm; the row serves every calibre.' }),
  team(SOVIETS, 'sagger', 'Sagger team', 'atgw'),
  team(SOVIETS, 'sa-7', 'SA-7 team', 'sam'),
  apc(SOVIETS, 'btr-60', 'BTR-60', ['hmg'], {
    locomotion: 'wheeled',
    moveFrom: 'named',
    defenceFrom: 'named',
    amphibious: true,
  }),
  truck(SOVIETS, 'bm-21', 'BM-21 Grad', {
    group: 'Self-propelled artillery',
    weapons: ['rockets'],
    carries: false,
    tows: false,
    silhouette: 'rocket',
    note: 'A truck by its card, so it drives and leaves a wreck; it keeps the arc of artillery.',
  }),
  helicopter(SOVIETS, 'mi-8', 'Mi-8', []),
  helicopter(SOVIETS, 'mi-24a', 'Mi-24', ['hmg', 'helicopter-rockets', 'atgw'], {
    carries: true,
    note: 'Armed, and room for a section in its hold.',
  }),
]

export const COMMON_UNNAMED: readonly Common[] = [
  team(ANY, 'rcl', 'Recoilless guns', 'rcl'),
  team(ANY, 'atgw', 'ATGW team', 'atgw'),
  team(ANY, 'sam', 'SAM team', 'sam'),
  helicopter(ANY, 'transport-helicopter', 'Transport helicopter', []),
  helicopter(ANY, 'gunship', 'Helicopter with rockets', ['hmg', 'helicopter-rockets']),
  helicopter(ANY, 'missile-helicopter', 'Helicopter with ATGW', ['hmg', 'atgw']),
  armouredCar(ANY, 'armoured-car', 'Armoured cars', ['hmg']),
  gun(ANY, 'medium-artillery', 'Medium artillery', 'Artillery', 'medium-artillery'),
  gun(ANY, 'heavy-artillery', 'Heavy artillery', 'Artillery', 'heavy-artillery'),
  gun(ANY, 'rocket-launchers', 'Rocket launchers', 'Artillery', 'rockets', { silhouette: 'rocket' }),
]
