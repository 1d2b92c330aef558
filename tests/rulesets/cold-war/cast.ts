import { ruleset } from '../../../rulesets/cold-war'
import type { LaterCast } from '../tactical/missiles'
import { tableOf } from '../ww2/table'

/** The parts by units of 1950 to 1975, with the figures that the booklet prints for them. */
export const COLD_WAR: LaterCast = {
  t: tableOf(ruleset),
  tank: { type: 't-55', move: 4, defence: 4, weapon: '90mm', range: 15, soft: 3, armour: 5 },
  infantry: { type: 'any-infantry', move: 2, defence: 0, weapon: 'infantry', range: 2, soft: 2, armour: 3 },
  hmg: { type: 'any-hmg', move: 1, defence: 0, weapon: 'hmg', range: 4, soft: 3, armour: 0 },
  mortar: { type: 'any-mortar', move: 1, defence: 0, weapon: 'mortar', range: 10, soft: 3, armour: 1 },
  rcl: { type: 'any-rcl', move: 1, defence: 0, weapon: 'rcl', range: 10, soft: 2, armour: 4 },
  atgw: { type: 'any-atgw', move: 1, defence: 0, weapon: 'atgw', range: 30, soft: 0, armour: 5 },
  sam: { type: 'any-sam', move: 1, defence: 0, weapon: 'sam', range: 40, soft: 0, armour: 0 },
  atGun: { type: 'soviet-t-12', move: 0, defence: 1, weapon: '90mm', range: 15, soft: 3, armour: 5 },
  artillery: {
    type: 'any-medium-artillery',
    move: 0,
    defence: 1,
    weapon: 'medium-artillery',
    range: 30,
    soft: 4,
    armour: 2,
  },
  rockets: { type: 'bm-21', move: 4, defence: 0, weapon: 'rockets', range: 30, soft: 5, armour: 3 },
  hunter: { type: 'su-100', move: 4, defence: 3, weapon: 'ww2-88mm', range: 15, soft: 2, armour: 5 },
  truck: 'any-truck',
  car: 'any-car',
  apc: 'm113',
  hq: 'any-hq',
  engineers: 'any-engineers',
  roller: 't-55-rollers',
  aaGun: 'soviet-zu-23',
  aircraft: { 'ground attack WW2': 2, 'ground attack modern': 3, bomber: 4 },
  carrier: { type: 'bmp-1', missile: 'atgw', gun: '57mm' },
  transportHelicopter: 'transport-helicopter',
  gunship: { type: 'gunship', rockets: 'helicopter-rockets', hmg: 'hmg' },
  hunterHelicopter: { type: 'missile-helicopter', missile: 'atgw' },
  swimmer: { type: 'pt-76', move: 4 },
}
