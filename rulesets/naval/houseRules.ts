import type { HouseRule, HouseRules } from '../../src/engine/rulebook'

const SWITCHES = {
  'one-die': [
    'naval-R2',
    'One die for the sides',
    'A single D6 each turn: 1 to 3 the first fleet is side A, 4 to 6 the other.',
  ],
  'wide-smoke': [
    'naval-R8',
    'Smoke for the whole zone',
    'A smoke screen protects every friendly ship in its zone that wants it; those ships cannot fire.',
  ],
  'one-by-one': [
    'naval-R11',
    'Targets named one at a time',
    'Each ship names its target as it fires; the \u22121 applies from the second ship on.',
  ],
  'each-counts': [
    'naval-R12',
    'Smoke, night and weather add up',
    'Smoke, night and bad weather count \u22121 each to straddle.',
  ],
  'turrets-out': [
    'naval-R15',
    'No turrets, no fire',
    'A ship whose T damages equal its Attack factor cannot fire its guns.',
  ],
  'no-night-raids': ['naval-R24', 'No raids at night', 'Air raids are not launched at night.'],
  'failed-raids-lost': [
    'naval-R26',
    'Raids that fail are lost',
    'A land-based raid that fails to come is not tried again.',
  ],
  'all-salvoes': [
    'naval-R30',
    'All Torpedo Salvoes at once',
    'A ship may launch any number of its Torpedo Salvoes in one fire step.',
  ],
  'solo-each': [
    'naval-R32',
    'Solo: a die for each ship',
    'The solo procedure throws for every ship and not once for the fleet.',
  ],
  'solo-contact': [
    'naval-R36',
    'Solo: together until contact',
    'The solo fleet does not withdraw while no ship of either fleet could straddle one of the other: it stays instead.',
  ],
} as const

export type Switch = keyof typeof SWITCHES

export const HOUSE_RULES: readonly HouseRule[] = Object.entries(SWITCHES).map(
  ([id, [ruling, label, text]]) => ({
    id,
    ruling,
    label,
    text,
  }),
)

/** Whether a house rule is played. */
export const isOn = (state: { readonly houseRules: HouseRules }, rule: Switch): boolean =>
  state.houseRules[rule] === true
