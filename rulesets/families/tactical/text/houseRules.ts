import type { HouseRule } from '../../../../src/engine/rulebook'

/** The switches of the family: which ruling each one turns round (by its number) and how the setup screen tells it. */
export const HOUSE_RULES = [
  [
    'edge-measuring',
    'R1',
    'Measure to the edge',
    'Distances run to the nearest edge of the target\u2019s base, not to its centre.',
  ],
  ['narrow-arc', 'R4', 'Narrow arc', 'The firing arc is 45 degrees in all, 22.5 to each side.'],
  [
    'front-by-edge',
    'R5',
    'Front by the edge',
    'A firer is in front of a vehicle only if it is ahead of the line along its front edge.',
  ],
  [
    'high-ground',
    'R7',
    'High ground',
    'From a hill and onto a hill one sees over units and terrain on lower ground.',
  ],
  [
    'sight-into-area',
    'R7',
    'Sight into a wood ends',
    'A line of sight may pass through at most 5 inches of the area in which the target stands.',
  ],
  [
    'slow-ground-covers',
    'R8',
    'Slow ground covers',
    'Marsh, streams and mud give cover and conceal as rough ground does.',
  ],
  [
    'broken-ground-open',
    'R8',
    'Open broken ground',
    'Broken ground slows and covers, but does not block sight.',
  ],
  [
    'cover-adds-up',
    'R10',
    'Cover adds up',
    'The cover modifiers of a bunker and of the ground around it are added.',
  ],
  [
    'marker-stays',
    'R12',
    'Given away for longer',
    'A unit that has fired stays visible until its own side has finished its next fire phase.',
  ],
  [
    'natural-rolls',
    'R13',
    'Natural 1 and 6',
    'To hit, a natural 6 always succeeds and a natural 1 never does. Indirect fire is excepted.',
  ],
  [
    'no-pre-measuring',
    'R14',
    'No measuring beforehand',
    'A shot that proves to be out of range counts as fired, misses and gives the firer away.',
  ],
  [
    'suppressed-breaks',
    'R17',
    'Suppressed units break',
    'A Suppressed unit that is Disorganized is Destroyed.',
  ],
  ['any-hq', 'R19', 'Any HQ rallies', 'A unit rallies near any HQ of its side, not only near its own.'],
  ['guns-cannot-turn', 'R22', 'Guns cannot turn', 'A gun turns only by being limbered and unlimbered again.'],
  [
    'whole-move',
    'R23',
    'Whole moves',
    'A move that touches rough ground is halved as a whole, and doubled only if all of it is on road.',
  ],
  ['friends-block', 'R24', 'No passing through', 'Units may not pass through friends.'],
  ['fire-from-transports', 'R26', 'Fire from transports', 'Infantry may fire from half-tracks and carriers.'],
  ['tow-and-carry', 'R26', 'Tow and carry', 'A vehicle that tows a gun may carry a base as well.'],
  [
    'fire-out-of-contact',
    'R28',
    'Fire out of contact',
    'Units in contact with the enemy may fire at other targets.',
  ],
  [
    'lost-on-contact',
    'R30',
    'Overrun',
    'A Suppressed unit is Destroyed at the moment an enemy comes into contact with it.',
  ],
  [
    'no-fire-into-contact',
    'R31',
    'No fire into close combat',
    'Nobody fires at an enemy that is in contact with a friend.',
  ],
  [
    'observer',
    'R33',
    'Observers',
    'Indirect fire needs a friendly unit on the table, not Suppressed, that sees the target.',
  ],
  [
    'free-deviation',
    'R34',
    'Free deviation',
    'A shot deviates in any whole degree, not in one of six directions.',
  ],
  ['harmless-deviation', 'R34', 'Harmless deviation', 'Deviating shots have no effect.'],
  [
    'indirect-mortars',
    'R36',
    'Indirect mortars',
    'Mortars and artillery on the table may fire indirectly within their range at what a friend sees.',
  ],
  ['wrecks-impassable', 'R37', 'Wrecks in the way', 'Nobody may pass through a wreck.'],
  [
    'minefield-holds',
    'R38',
    'Minefields hold',
    'A unit stopped by a minefield is held through its next movement phase as well.',
  ],
  ['mortar-smoke', 'R40', 'Mortar smoke', 'Mortars may fire smoke as well.'],
  [
    'aircraft-need-sight',
    'R41',
    'Aircraft need observers',
    'Aircraft attack only units that a friendly unit on the ground sees.',
  ],
  ['faster-heavies', 'R45', 'Faster early tanks', 'KV 1 and Char B1 move 4 inches and R35 moves 5.'],
  [
    'early-tank-guns',
    'R51',
    'Early tank guns',
    'The early French and Japanese penalty holds for their tank guns as well.',
  ],
] as const satisfies readonly (readonly [string, string, string, string])[]

/** The switches that the wars after 1945 add: missiles, helicopters, and the HQ that rallies everybody. */
export const LATER_HOUSE_RULES = [
  ['own-hq', 'R19', 'Own HQ rallies', 'A unit rallies only near the HQ of its own formation.'],
  [
    'sam-always-counts',
    'R42',
    'SAM teams always count',
    'A SAM team hampers aircraft all game long, even after its missile.',
  ],
  [
    'vehicles-reload',
    'R51',
    'Missiles on vehicles',
    'Only teams on foot and helicopters fire their missile once; vehicles fire it every turn.',
  ],
  ['no-cover-from-above', 'R52', 'No cover from above', 'Targets of helicopters have no cover modifier.'],
  [
    'hidden-deployment',
    'R54',
    'Hidden deployment',
    'A concealed unit is put on the table only when an enemy can see it, or when it fires.',
  ],
] as const satisfies readonly (readonly [string, string, string, string])[]

export type HouseRuleId = (typeof HOUSE_RULES)[number][0]
export type LaterHouseRuleId = (typeof LATER_HOUSE_RULES)[number][0]
/** Every switch of the family. */
export type Switch = HouseRuleId | LaterHouseRuleId

/**
 * The switches as a rulebook has them: its id before the number of the ruling. `renumbered` says where an edition counts
 * a ruling otherwise, null where it has none.
 */
export function houseRulesOf(
  rulebook: string,
  renumbered: Readonly<Partial<Record<HouseRuleId, string | null>>> = {},
): readonly HouseRule[] {
  return numbered(rulebook, HOUSE_RULES, renumbered)
}

/** The switches of the wars after 1945: the family's, but for what concerns the tanks and guns of 1940, and those that these wars add. */
export function houseRulesAfter1945(
  rulebook: string,
  renumbered: Readonly<Partial<Record<LaterHouseRuleId, string | null>>> = {},
): readonly HouseRule[] {
  return [
    ...houseRulesOf(rulebook, { 'any-hq': null, 'faster-heavies': null, 'early-tank-guns': null }),
    ...laterHouseRulesOf(rulebook, renumbered),
  ]
}

/** The same for the switches of later wars alone. */
export function laterHouseRulesOf(
  rulebook: string,
  renumbered: Readonly<Partial<Record<LaterHouseRuleId, string | null>>> = {},
): readonly HouseRule[] {
  return numbered(rulebook, LATER_HOUSE_RULES, renumbered)
}

function numbered(
  rulebook: string,
  rules: readonly (readonly [string, string, string, string])[],
  renumbered: Readonly<Record<string, string | null | undefined>>,
): readonly HouseRule[] {
  return rules.flatMap(([id, number, label, text]) => {
    const ruling = id in renumbered ? renumbered[id] : number
    return ruling ? [{ id, ruling: `${rulebook}-${ruling}`, label, text }] : []
  })
}
