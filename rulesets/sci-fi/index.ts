import { ACTS, type Edition, GROUND_TABLE, tactical, WORDS } from '../families/tactical'
import { ARMIES, warOfChance } from './armies'
import { CITATIONS } from './citations'
import { drawnUp } from './drawn'
import { DRAWN_SHAPE, type SciFiScenario } from './scenario'
import { headquarters, withHeadquarters } from './headquarters'
import { HOUSE_RULES, VARIANTS } from './houseRules'
import { withPoints } from './muster'
import rulebook from './rulebook.json'
import craterStation from './scenarios/crater-station.json'
import riverOfGlass from './scenarios/river-of-glass.json'
import whateverWar from './scenarios/whatever-war.json'
import { satelliteFire } from './satellites'
import { type Share, share } from './support'
import { NUMBERS, WEAPONS } from './tables'
import { FIRE_CONTROL } from './toHit'
import { UNITS } from './units'
import { victory } from './victory'
import { OWN_WORDS } from './words'

/** Sci-Fi: the family's parts without minefields, wire, smoke and headquarters, and with points, armies and chance. */
export const EDITION: Edition<Share> = {
  id: 'sci-fi',
  title: 'Sci-Fi',
  rulebook,
  cite: CITATIONS,
  numbers: NUMBERS,
  units: UNITS,
  weapons: WEAPONS,
  groundTable: GROUND_TABLE,
  houseRules: HOUSE_RULES,
  variants: VARIANTS,
  scenarios: [craterStation, riverOfGlass, whateverWar],
  scenarioShape: DRAWN_SHAPE,
  toHit: FIRE_CONTROL,
  ownActs: { share },
  parts: {
    words: { ...WORDS, ...OWN_WORDS },
    obstacles: null,
    headquarters,
    victory,
    acts: ACTS,
    indirect: satelliteFire,
  },
}

const played = tactical(EDITION)

export const ruleset: typeof played = {
  ...played,
  muster: withPoints(played.muster),
  armies: { ...ARMIES, chance: warOfChance(whateverWar as SciFiScenario) },
  // Who forgets nobody beats a hard computer that forgets somebody: it errs in judging instead.
  forgives: { hard: { overlooking: 0.5, misjudging: 1.5 } },
  drawnUp: state => state.scenario,
  begin(scenario, options, io) {
    const drawn = drawnUp(scenario as SciFiScenario, options.houseRules, io)
    return played.begin(withHeadquarters(drawn, options.houseRules), options, io)
  },
}
