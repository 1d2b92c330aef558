import { air } from '../families/air'
import { TYPES } from './aircraft'
import { campaign } from './campaign'
import { CITATIONS } from './citations'
import { HOUSE_RULES } from './houseRules'
import rulebook from './rulebook.json'
import channel from './scenarios/channel.json'
import flanders from './scenarios/flanders.json'
import { GREAT_WAR, GROUND_ATTACKS, GROUND_MODIFIERS, MANOEUVRES, TO_HIT, TO_HIT_MODIFIERS } from './tables'
import { workshop } from './workshop'

/** Aerial 1935-65 with its appendix for 1914-18: turns cost 2 MPs, guns reach 4 hexes, no missiles. */
export const ruleset = air(
  {
    id: 'aerial-1935',
    title: 'Aerial 1935-65',
    rulebook,
    houseRules: HOUSE_RULES,
    cite: CITATIONS,
    manoeuvres: MANOEUVRES,
    toHit: TO_HIT,
    toHitModifiers: TO_HIT_MODIFIERS,
    groundAttacks: GROUND_ATTACKS,
    groundModifiers: GROUND_MODIFIERS,
    jamming: GREAT_WAR,
    types: TYPES,
  },
  [channel, flanders],
  workshop,
  campaign,
)
