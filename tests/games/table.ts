import type { Strength } from '../../src/opponents/order'

/** A battle between two computers, kept as text in `recorded`. */
export interface Game {
  readonly ruleset: string
  readonly scenario: string
  /** Computers strong enough to come to blows. */
  readonly strength: Strength
  /** The ruleset's main attacks: dice are thrown in each of them at least once. */
  readonly attacks: readonly string[]
}

/** A new ruleset is a line here. */
export const GAMES: readonly Game[] = [
  { ruleset: 'ww2', scenario: 'strongpoint-17', strength: 'easy', attacks: ['fire', 'bombard'] },
  {
    ruleset: 'ww2-2010',
    scenario: 'rudka',
    strength: 'expert',
    attacks: ['fire', 'bombard', 'assault', 'air'],
  },
  { ruleset: 'cold-war', scenario: 'tabu-dong', strength: 'easy', attacks: ['fire', 'bombard', 'air'] },
  { ruleset: 'modern', scenario: 'fulda-gap', strength: 'easy', attacks: ['fire', 'bombard', 'air'] },
  { ruleset: 'sci-fi', scenario: 'river-of-glass', strength: 'easy', attacks: ['fire', 'bombard', 'air'] },
  { ruleset: 'panzer8-d20', scenario: 'stonne', strength: 'easy', attacks: ['fire'] },
  { ruleset: 'panzer8-d10', scenario: 'lane', strength: 'easy', attacks: ['fire'] },
  { ruleset: 'space', scenario: 'karsa', strength: 'hard', attacks: ['fire', 'fire-back'] },
  { ruleset: 'aerial-1935', scenario: 'channel', strength: 'expert', attacks: ['fire', 'fire-back'] },
  { ruleset: 'aerial-1965', scenario: 'pincers', strength: 'middle', attacks: ['launch'] },
  { ruleset: 'divisional', scenario: 'sidi-rezegh', strength: 'easy', attacks: ['fire', 'bomb', 'fight'] },
  { ruleset: 'ww1', scenario: 'learn', strength: 'easy', attacks: ['assault', 'support'] },
  { ruleset: 'colonial', scenario: 'mission', strength: 'middle', attacks: ['fire'] },
  { ruleset: 'naval', scenario: 'denmark-strait', strength: 'middle', attacks: ['volley', 'shoot'] },
  { ruleset: 'coastal', scenario: 'channel', strength: 'hard', attacks: ['fire', 'run'] },
  { ruleset: 'legio', scenario: 'kutna-hora', strength: 'middle', attacks: ['shoot', 'attack'] },
  { ruleset: 'fantasy', scenario: 'thornbeck', strength: 'middle', attacks: ['shoot', 'attack'] },
]

/**
 * Positions in which legal orders are counted to depth 2: how many there are now, and after each of them. On open ground, where
 * places are a spread of many, only of the offers that take these inputs. `after`: so many actions into the recorded game.
 */
export const COUNTS: readonly {
  readonly ruleset: string
  readonly after: number
  readonly inputs?: readonly string[]
}[] = [
  { ruleset: 'space', after: 0 },
  { ruleset: 'space', after: 40 },
  { ruleset: 'ww1', after: 4 },
  { ruleset: 'ww1', after: 54 },
  { ruleset: 'naval', after: 6 },
  { ruleset: 'naval', after: 82 },
  { ruleset: 'ww2', after: 102, inputs: ['target', 'choice', 'nothing'] },
  { ruleset: 'legio', after: 84, inputs: ['target', 'choice', 'nothing'] },
]
