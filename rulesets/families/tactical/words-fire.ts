import type { Words } from '../../../src/engine/phrase'

/** The sentences of fire and damage: reasons first, then the log. */
export const FIRE_WORDS: Words = {
  // reasons
  'no-such-unit': 'There is no such unit.',
  'no-such-target': 'There is no such target.',
  'no-such-weapon': '{unit} {unit|does|do} not have that weapon.',
  'no-such-battery': 'There is no such battery.',
  'no-such-sortie': 'There is no such air attack.',
  'is-lost': '{unit} {unit|is|are} lost.',
  'not-its-fire-phase': 'It is not the fire phase of its side.',
  'carried-cannot-fire': 'A unit that is carried or towed cannot fire.',
  'not-on-table': 'It is not on the table.',
  unarmed: 'It has no weapon.',
  'suppressed-cannot-fire': 'Suppressed units cannot fire.',
  'has-fired': 'It has fired already this phase.',
  'in-contact': 'In contact with {foe}: it fights in close combat and does not fire.',
  'own-side': '{target} {target|is|are} on the same side.',
  'target-carried': '{target} {target|is|are} carried or towed and cannot be a target.',
  'target-not-on-table': '{target} {target|is|are} not on the table.',
  'out-of-range': 'Out of range: {distance:.1} of {limit} inches.',
  'too-near-mortars': 'Too near: {distance:.1} inches, mortars need {limit}.',
  'too-near-rockets': 'Too near: {distance:.1} inches, rockets need {limit}.',
  'outside-arc': 'Outside the arc: {off} degrees off, {half} allowed.',
  'friend-in-contact': '{target} {target|is|are} in close combat with a friend.',
  'not-in-contact': 'Not in contact with {target}.',
  'battery-silent': '{battery} {battery|has|have} fallen silent for the rest of the game.',
  'battery-not-its-phase': 'It is not the fire phase of its side.',
  'battery-has-fired': '{battery} {battery|has|have} fired already this phase.',
  'no-observer': 'No friendly unit that is not Suppressed sees {target}.',
  'no-observer-for-aircraft': 'No friendly unit on the ground sees {target}.',
  'no-smoke': 'There is no smoke in this edition.',
  'makes-no-smoke': 'Only artillery fires smoke.',
  'off-table': 'That place is not on the table.',
  'smoke-unseen': 'No line of sight to that place: {blocker} in the way.',
  'sortie-flown': '{sortie} {sortie|has|have} made the attack.',
  'sortie-not-its-phase': 'Air attacks are made in the fire phase of their own side.',
  'no-unit-to-rally': 'No shaken unit is near enough to its HQ to rally.',
  'not-rally-phase': 'Units rally at the end of the turn.',

  // log: direct fire
  'fires-miss': '{unit} {unit|fires|fire} at {target}: a miss.',
  'fires-none': '{unit} {unit|fires|fire} at {target}: a hit without effect.',
  'fires-disorganized': '{unit} {unit|fires|fire} at {target}: Disorganized.',
  'fires-suppressed': '{unit} {unit|fires|fire} at {target}: Suppressed.',
  'fires-destroyed': '{unit} {unit|fires|fire} at {target}: destroyed.',
  'fires-out-of-range': '{unit} {unit|fires|fire} at {target}: out of range.',
  // log: close combat
  'assaults-none': '{unit} {unit|attacks|attack} {target} in close combat: no effect.',
  'assaults-disorganized': '{unit} {unit|attacks|attack} {target} in close combat: Disorganized.',
  'assaults-suppressed': '{unit} {unit|attacks|attack} {target} in close combat: Suppressed.',
  'assaults-destroyed': '{unit} {unit|attacks|attack} {target} in close combat: destroyed.',
  'assaults-overrun':
    '{unit} {unit|overruns|overrun} {target}, Suppressed as {target|it was|they were}: destroyed.',
  // log: indirect fire
  'bombards-miss': '{battery} {battery|fires|fire} at {target}: a miss.',
  'bombards-none': '{battery} {battery|fires|fire} at {target}: a hit without effect.',
  'bombards-disorganized': '{battery} {battery|fires|fire} at {target}: Disorganized.',
  'bombards-suppressed': '{battery} {battery|fires|fire} at {target}: Suppressed.',
  'bombards-destroyed': '{battery} {battery|fires|fire} at {target}: destroyed.',
  'deviates-nothing':
    '{battery} {battery|deviates|deviate} {inches} {inches|inch|inches} {direction}, onto nothing.',
  'deviates-off':
    '{battery} {battery|deviates|deviate} {inches} {inches|inch|inches} {direction}, off the table.',
  'deviates-onto':
    '{battery} {battery|deviates|deviate} {inches} {inches|inch|inches} {direction}, onto {onto}.',
  'struck-none': 'The shell does no harm to {unit}.',
  'struck-disorganized': 'The shell strikes {unit}: Disorganized.',
  'struck-suppressed': 'The shell strikes {unit}: Suppressed.',
  'struck-destroyed': 'The shell strikes {unit}: destroyed.',
  'falls-silent': '{battery} {battery|falls|fall} silent for the rest of the game.',
  // log: smoke
  'smoke-placed': '{battery} {battery|lays|lay} smoke.',
  'smoke-lost': '{battery} {battery|fires|fire} smoke: a miss.',
  'smoke-deviates':
    'Smoke of {battery} deviates {inches} {inches|inch|inches} {direction} and comes down there.',
  'smoke-off': 'Smoke of {battery} deviates {inches} {inches|inch|inches} {direction}, off the table.',
  // log: aircraft
  'bombs-miss': '{sortie} {sortie|attacks|attack} {target}: a miss.',
  'bombs-none': '{sortie} {sortie|attacks|attack} {target}: a hit without effect.',
  'bombs-disorganized': '{sortie} {sortie|attacks|attack} {target}: Disorganized.',
  'bombs-suppressed': '{sortie} {sortie|attacks|attack} {target}: Suppressed.',
  'bombs-destroyed': '{sortie} {sortie|attacks|attack} {target}: destroyed.',
  // log: what follows from damage
  'saves-disorganized': '{unit} {unit|saves itself|save themselves} on {need} or more: no damage.',
  'saves-suppressed':
    '{unit} {unit|saves itself|save themselves} on {need} or more: Disorganized instead of Suppressed.',
  'saves-not': '{unit} {unit|does not save itself|do not save themselves}: {need} or more was needed.',
  'aboard-disorganized': '{unit} {unit|suffers with its|suffer with their} transport: Disorganized.',
  'aboard-suppressed': '{unit} {unit|suffers with its|suffer with their} transport: Suppressed.',
  'aboard-destroyed': '{unit} {unit|is lost with its|are lost with their} transport.',
  // log: rally
  rallies: '{unit} {unit|rallies|rally} on {need} or more and {unit|is|are} in order again.',
  'rallies-halfway': '{unit} {unit|rallies|rally} on {need} or more: Disorganized.',
  'rallies-not': '{unit} {unit|does|do} not rally: {need} or more was needed.',
}
