import type { ClauseId } from '../../../../src/engine/ids'
import { type Modifier, modifier } from '../../../../src/engine/reckon'
import type { Fight, Shot } from '../model/book'
import { isOn } from '../model/units'

/** The rows of the printed tables of modifiers that all members have, with the clauses of one of them. */

/** The worst cover counts; under the house rule all that there is (R44). */
const coverAdds = (shot: Shot): boolean => isOn(shot, 'cover-adds-up')

/** What is added to the shooter's die. */
export function shootingRows(id: string): readonly Modifier<Shot>[] {
  const row = (clause: ClauseId, value: number, label: string, when: (shot: Shot) => boolean) =>
    modifier<Shot>(`${id}-${clause}`, value, label, when)
  return [
    row('5.16', -1, 'over half range', shot => shot.distance > shot.range / 2 + 0.01),
    row('5.20', -2, 'target in fortifications', ({ cover }) => cover.fortification),
    row(
      '5.18',
      -1,
      'target in buildings',
      shot => shot.cover.building && (!shot.cover.fortification || coverAdds(shot)),
    ),
    row(
      '5.17',
      -1,
      'target in rough ground',
      shot => shot.cover.rough && !shot.cover.building && (!shot.cover.fortification || coverAdds(shot)),
    ),
    row('5.19', -1, 'Disordered', ({ shooter }) => shooter.status === 'Disordered'),
    row('5.21', -1, 'Raw', ({ shooter }) => shooter.quality === 'Raw'),
    row('5.22', 1, 'Veteran', ({ shooter }) => shooter.quality === 'Veteran'),
    row('5.23', 1, 'longbows', ({ weapon }) => weapon.id === 'longbow'),
    row('5.24', 1, 'crossbows', ({ weapon }) => weapon.id === 'crossbow'),
  ]
}

/** What is added to the attacker's die beside its Attack factor, row by row of the table. `horse` is what a member calls mounted troops. */
export function attackRows(id: string, horse: string, mounted: string) {
  const row = (clause: ClauseId, value: number, label: string, when: (fight: Fight) => boolean) =>
    modifier<Fight>(`${id}-${clause}`, value, label, when)
  return {
    firstTurn: [
      row(
        '7.2',
        1,
        'Warbands, first turn on open ground',
        fight => fight.attackerKind.shock && !fight.attackerKind.mounted && fight.first && fight.open,
      ),
      row(
        '7.3',
        1,
        `Shock ${horse}, first turn on open ground`,
        fight => fight.attackerKind.shock && fight.attackerKind.mounted && fight.first && fight.open,
      ),
      row(
        '7.4',
        2,
        `${mounted} against Light Foot, first turn on open ground`,
        fight => fight.attackerKind.cavalry && fight.defenderKind.lightFoot && fight.first && fight.open,
      ),
    ],
    swords: row(
      '7.5',
      1,
      'swords, axes or halberds after the first turn',
      fight => fight.attacker.arms === 'sword' && !fight.first,
    ),
    hoplites: (clause: ClauseId) =>
      modifier<Fight>(
        clause,
        1,
        'Hoplites against Hoplites',
        fight => fight.attacker.arms === 'hoplites' && fight.defender.arms === 'hoplites',
      ),
    shape: [
      row('7.7', -1, 'Disordered', ({ attacker }) => attacker.status === 'Disordered'),
      row('7.8', -2, 'Shaken', ({ attacker }) => attacker.status === 'Shaken'),
      row('7.9', -1, 'Raw', ({ attacker }) => attacker.quality === 'Raw'),
      row('7.10', 1, 'Veteran', ({ attacker }) => attacker.quality === 'Veteran'),
    ],
    rough: [
      row(
        '7.11',
        -1,
        'Heavy Foot in rough ground',
        fight => fight.attackerKind.formed && fight.inRough && fight.attacker.arms !== 'pike',
      ),
      row(
        '7.12',
        -2,
        'pikes in rough ground',
        fight => fight.attackerKind.formed && fight.inRough && fight.attacker.arms === 'pike',
      ),
    ],
    pikes: row(
      '7.13',
      -1,
      'against pikes from the front',
      fight => fight.defender.arms === 'pike' && fight.attacker.arms !== 'pike' && fight.frontal,
    ),
    scythed: row(
      '11.7',
      2,
      'charge of Scythed Chariots',
      fight => fight.attackerKind.scythed && fight.attacker.charged,
    ),
  }
}

const defenderAdds = (fight: Fight): boolean => isOn(fight, 'defender-modifiers')

/** What is added to the defender's die beside its Defence factor: nothing, but for house rules (R22, R38). */
export function defenceRows(id: string): readonly Modifier<Fight>[] {
  const row = (clause: ClauseId, value: number, label: string, when: (fight: Fight) => boolean) =>
    modifier<Fight>(`${id}-${clause}`, value, label, when)
  return [
    row('R38', 1, 'behind walls', fight => fight.defended && isOn(fight, 'walls-defend')),
    row('R22', 1, 'Veteran', fight => defenderAdds(fight) && fight.defender.quality === 'Veteran'),
    row('R22', -1, 'Raw', fight => defenderAdds(fight) && fight.defender.quality === 'Raw'),
    row('R22', -1, 'Disordered', fight => defenderAdds(fight) && fight.defender.status === 'Disordered'),
    row('R22', -2, 'Shaken', fight => defenderAdds(fight) && fight.defender.status === 'Shaken'),
  ]
}
