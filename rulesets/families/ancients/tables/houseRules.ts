import type { HouseRule } from '../../../../src/engine/rulebook'
import type { Switch } from '../model/switches'

/** A switch in one line: its id, the number of the ruling that it turns round, its name, and what it says. */
export type SwitchRow = readonly [Switch, string, string, string]

/** The rulings on which players of all members differ. */
const RULES: readonly SwitchRow[] = [
  [
    'printed-distances',
    'R1',
    'Printed distances',
    'Distances stay as printed whatever the size of the bases.',
  ],
  ['open-hills', 'R3', 'Open hills', 'Hills are open ground; only what is marked as rough is rough.'],
  [
    'slow-ground-hides',
    'R3',
    'Slow ground hides',
    'Marsh, streams and mud conceal and give cover as rough ground does.',
  ],
  [
    'pro-rata',
    'R4',
    'Mixed ground by the inch',
    'Each inch in rough ground costs its share of the open distance.',
  ],
  [
    'no-free-bends',
    'R5',
    'No free bends',
    'Only a straight stretch of road gives the bonus; bends are not followed.',
  ],
  [
    'halvings-multiply',
    'R6',
    'Halvings multiply',
    'A Disordered unit that turns goes a quarter of its distance.',
  ],
  [
    'move-then-turn',
    'R7',
    'Move, then turn',
    'Regular units may also go half their distance first and then turn up to 90 degrees.',
  ],
  [
    'lined-up',
    'R10',
    'Lined up on contact',
    'A charger is swung and slid to lie flush and centred against the edge it met.',
  ],
  [
    'flared-zone',
    'R12',
    'Flared zone',
    'The zone in which nobody turns widens at 45 degrees from the front corners.',
  ],
  ['engaged-cannot-turn', 'R14', 'No turning in melee', 'Units in melee may not turn.'],
  [
    'shoot-at-charger',
    'R17',
    'Shooting at chargers',
    'A unit charged on its front may shoot at the charger in the step that follows.',
  ],
  [
    'no-shooting-into-melee',
    'R18',
    'No shooting into melee',
    'Nobody shoots at an enemy in contact with a friend.',
  ],
  ['centre-in-arc', 'R19', 'Centre in the arc', 'The centre of the target must lie in the arc of fire.'],
  [
    'revealed-longer',
    'R21',
    'Revealed for longer',
    'A unit that shot stays revealed until the end of the next shooting step of the enemy.',
  ],
  [
    'defender-modifiers',
    'R22',
    'Defender counts too',
    'The defender adds +1 for Veteran, \u22121 for Raw and Disordered, \u22122 for Shaken.',
  ],
  [
    'front-edge-only',
    'R23',
    'Attack to the front',
    'A unit attacks only an enemy that touches its own front edge.',
  ],
  ['shaken-break', 'R25', 'Shaken units break', 'Any damage in melee routs a Shaken unit.'],
  ['save-in-melee-only', 'R26', 'Save in melee only', 'The General saves only from damage in melee.'],
  [
    'first-game-turn',
    'R27',
    'First game turn',
    'The first turn of a melee is the game turn in which contact was made.',
  ],
  [
    'scythed-stay',
    'R31',
    'Scythed Chariots stay',
    'Scythed Chariots that were charged stay until the end of their own next melee step.',
  ],
  [
    'eight-directions',
    'R33',
    'Eight directions',
    'A rampage goes in one of the eight directions of the compass.',
  ],
  ['halved-break-off', 'R34', 'Short break-off', 'Disordered units break off by half their distance.'],
  [
    'must-advance',
    'R36',
    'Headlong units',
    'Units bound to charge go straight ahead as far as they can while such an enemy is anywhere ahead.',
  ],
  [
    'walls-defend',
    'R38',
    'Walls defend',
    'Defenders in buildings or fortifications add 1 to their Defence in melee.',
  ],
  [
    'share-of-losses',
    'R42',
    'Smaller share of losses',
    'If both armies break, or night falls, the smaller share of losses wins.',
  ],
  ['cover-adds-up', 'R44', 'Cover adds up', 'Fortifications inside rough ground or buildings give \u22123.'],
  ['wasted-shots', 'R45', 'Wasted shots', 'A named target that is out of range wastes the shot.'],
  [
    'rolled-generals',
    'R46',
    'Rolled Generals',
    'A die before the battle makes each General Really Bad, normal or Excellent.',
  ],
]

/** The switches of a member: those of all, and its own, in the order of the rulings. */
export function houseRules(id: string, own: readonly SwitchRow[]): readonly HouseRule[] {
  const number = ([, ruling]: SwitchRow): number => Number(ruling.slice(1))
  return [...RULES, ...own]
    .toSorted((a, b) => number(a) - number(b))
    .map(([rule, ruling, label, text]) => ({ id: rule, ruling: `${id}-${ruling}`, label, text }))
}
