import type { HouseRule, HouseRules } from '../../src/engine/rulebook'

const rule = <Id extends string>(id: Id, ruling: string, label: string, text: string): HouseRule<Id> => ({
  id,
  ruling: `colonial-${ruling}`,
  label,
  text,
})

/** The rulings that may be turned round, and the optional sections of the booklet. */
export const HOUSE_RULES = [
  rule('rounds', 'R4', 'Rounds', 'No unit acts again before all units of its side have.'),
  rule('split-fire', 'R10', 'Split fire', 'Every figure may choose its own target unit.'),
  rule('clear-men', 'R12', 'Figures hide nobody', 'Figures never block a line of sight.'),
  rule('halve-again', 'R15', 'Halved for every point', 'Dice are halved once for every point above 6.'),
  rule('melee-saves', 'R17', 'Leaders save in melee', 'A leader who loses a fight makes his saving roll.'),
  rule('boers-equal', 'R24', 'Boers fight as others', 'Boers have no −1 in melee for their firearms.'),
  rule('works-hold', 'R26', 'Works hold', 'Defenders of buildings and works do not recoil.'),
  rule('helpers', 'R29', 'Helpers', 'European infantry beside a machine gun stands in for lost crew.'),
  rule('slow-unjam', 'R31', 'Slow to clear', 'To clear a jam takes the whole activation.'),
  rule('canister-halves', 'R35', 'Canister thins out', 'Over half its range canister needs a 6.'),
  rule('quick-mount', 'R36', 'Dismount and fire', 'To mount or dismount takes the place of the Move only.'),
  rule('long-boers', 'R37', 'Long Boer rifles', 'Boer rifles have the European range of 24 inches.'),
  rule('below-half', 'R40', 'Below half', 'Morale is tested below half strength only.'),
  rule(
    'random-ratings',
    'R51',
    'Random ratings',
    'The rating of each unit is rolled before the battle (section 9).',
  ),
  rule('snipers', 'R44', 'Native snipers', 'The Natives have as many snipers as a die says (section 10).'),
  rule('events', 'R45', 'Jokers and events', 'Two Jokers bring unexpected events (section 11).'),
  rule(
    'native-two',
    'R48',
    'Native activation',
    'A black King, Queen or Jack activates two units (section 12).',
  ),
] as const

export type HouseRuleId = (typeof HOUSE_RULES)[number]['id']

export const isOn = ({ houseRules }: { readonly houseRules: HouseRules }, id: HouseRuleId): boolean =>
  houseRules[id] === true
