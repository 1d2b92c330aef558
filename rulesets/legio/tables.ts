import { modifier } from '../../src/engine/reckon'
import { type Fight, type Missile, type Numbers, type Shot, isOn } from '../families/ancients'

/** Distances in inches and dice, as printed. */
export const NUMBERS: Numbers = {
  roadFoot: 1,
  roadMounted: 2,
  seenWithin: 2,
  breakthrough: 2,
  save: 4,
  rally: 5,
  rallyReach: { normal: 4, excellent: 6, bad: 2 },
  deploymentDepth: 6,
}

function missile(
  id: string,
  name: string,
  plural: string,
  range: number,
  clause: string,
  more: Partial<Missile> = {},
): Missile {
  return { id, name, plural, range, paid: false, slow: false, engine: false, clause, ...more }
}

/** The missile table, and the engines of Artillery after the Fantasy variant (R41). */
export const MISSILES: Readonly<Record<string, Missile>> = {
  javelin: missile('javelin', 'Javelin', 'javelins', 2, 'legio-5.8'),
  sling: missile('sling', 'Sling', 'slings', 3, 'legio-5.9'),
  bow: missile('bow', 'Bow', 'bows', 4, 'legio-5.10'),
  crossbow: missile('crossbow', 'Crossbow', 'crossbows', 4, 'legio-5.11', { paid: true, slow: true }),
  longbow: missile('longbow', 'Longbow', 'longbows', 6, 'legio-5.12', { paid: true }),
  artillery: missile('artillery', 'Artillery', 'engines', 8, 'legio-R41', { engine: true }),
}

/** The worst cover counts; under the house rule all that there is (R44). */
const coverAdds = (shot: Shot): boolean => isOn(shot, 'cover-adds-up')

/** What is added to the shooter's die. */
export const SHOOTING = [
  modifier<Shot>('legio-5.16', -1, 'over half range', shot => shot.distance > shot.range / 2 + 0.01),
  modifier<Shot>('legio-5.20', -2, 'target in fortifications', ({ cover }) => cover.fortification),
  modifier<Shot>(
    'legio-5.18',
    -1,
    'target in buildings',
    shot => shot.cover.building && (!shot.cover.fortification || coverAdds(shot)),
  ),
  modifier<Shot>(
    'legio-5.17',
    -1,
    'target in rough ground',
    shot => shot.cover.rough && !shot.cover.building && (!shot.cover.fortification || coverAdds(shot)),
  ),
  modifier<Shot>('legio-5.19', -1, 'Disordered', ({ shooter }) => shooter.status === 'Disordered'),
  modifier<Shot>('legio-5.21', -1, 'Raw', ({ shooter }) => shooter.quality === 'Raw'),
  modifier<Shot>('legio-5.22', 1, 'Veteran', ({ shooter }) => shooter.quality === 'Veteran'),
  modifier<Shot>('legio-5.23', 1, 'longbows', ({ weapon }) => weapon.id === 'longbow'),
  modifier<Shot>('legio-5.24', 1, 'crossbows', ({ weapon }) => weapon.id === 'crossbow'),
  modifier<Shot>('legio-R41', 2, 'Artillery', ({ weapon }) => weapon.engine),
]

/** What is added to the attacker's die beside its Attack factor. */
export const ATTACK = [
  modifier<Fight>(
    'legio-7.2',
    1,
    'Warbands, first turn on open ground',
    fight => fight.attackerKind.shock && !fight.attackerKind.mounted && fight.first && fight.open,
  ),
  modifier<Fight>(
    'legio-7.3',
    1,
    'Shock Cavalry, first turn on open ground',
    fight => fight.attackerKind.shock && fight.attackerKind.mounted && fight.first && fight.open,
  ),
  modifier<Fight>(
    'legio-7.4',
    2,
    'cavalry against Light Foot, first turn on open ground',
    fight => fight.attackerKind.cavalry && fight.defenderKind.lightFoot && fight.first && fight.open,
  ),
  modifier<Fight>(
    'legio-7.5',
    1,
    'swords, axes or halberds after the first turn',
    fight => fight.attacker.arms === 'sword' && !fight.first,
  ),
  modifier<Fight>(
    'legio-7.6',
    1,
    'Hoplites against Hoplites',
    fight => fight.attacker.arms === 'hoplites' && fight.defender.arms === 'hoplites',
  ),
  modifier<Fight>('legio-7.7', -1, 'Disordered', ({ attacker }) => attacker.status === 'Disordered'),
  modifier<Fight>('legio-7.8', -2, 'Shaken', ({ attacker }) => attacker.status === 'Shaken'),
  modifier<Fight>('legio-7.9', -1, 'Raw', ({ attacker }) => attacker.quality === 'Raw'),
  modifier<Fight>('legio-7.10', 1, 'Veteran', ({ attacker }) => attacker.quality === 'Veteran'),
  modifier<Fight>(
    'legio-7.11',
    -1,
    'Heavy Foot in rough ground',
    fight => fight.attackerKind.formed && fight.inRough && fight.attacker.arms !== 'pike',
  ),
  modifier<Fight>(
    'legio-7.12',
    -2,
    'pikes in rough ground',
    fight => fight.attackerKind.formed && fight.inRough && fight.attacker.arms === 'pike',
  ),
  modifier<Fight>(
    'legio-7.13',
    -1,
    'against pikes from the front',
    fight => fight.defender.arms === 'pike' && fight.attacker.arms !== 'pike' && fight.frontal,
  ),
  modifier<Fight>(
    'legio-7.14',
    -1,
    'Elephants against Light Foot',
    fight => fight.attackerKind.rampages && fight.defenderKind.lightFoot,
  ),
  modifier<Fight>(
    'legio-11.7',
    2,
    'charge of Scythed Chariots',
    fight => fight.attackerKind.scythed && fight.attacker.charged,
  ),
]

const defenderAdds = (fight: Fight): boolean => isOn(fight, 'defender-modifiers')

/** What is added to the defender's die beside its Defence factor: nothing, but for house rules (R22, R38). */
export const DEFENCE = [
  modifier<Fight>('legio-R38', 1, 'behind walls', fight => fight.defended && isOn(fight, 'walls-defend')),
  modifier<Fight>(
    'legio-R22',
    1,
    'Veteran',
    fight => defenderAdds(fight) && fight.defender.quality === 'Veteran',
  ),
  modifier<Fight>('legio-R22', -1, 'Raw', fight => defenderAdds(fight) && fight.defender.quality === 'Raw'),
  modifier<Fight>(
    'legio-R22',
    -1,
    'Disordered',
    fight => defenderAdds(fight) && fight.defender.status === 'Disordered',
  ),
  modifier<Fight>(
    'legio-R22',
    -2,
    'Shaken',
    fight => defenderAdds(fight) && fight.defender.status === 'Shaken',
  ),
]
