import { air } from '../families/air'
import { TYPES } from './aircraft'
import { campaign } from './campaign'
import { CITATIONS } from './citations'
import { HOUSE_RULES } from './houseRules'
import rulebook from './rulebook.json'
import channel from './scenarios/channel.json'
import flanders from './scenarios/flanders.json'
import grandHarbour from './scenarios/grand-harbour.json'
import migAlley from './scenarios/mig-alley.json'
import oneAgainstMany from './scenarios/one-against-many.json'
import sausages from './scenarios/sausages.json'
import { JAMS } from './jams/part'
import type { Clear } from './jams/clear'
import type { Attack } from './raids/attack'
import type { Jettison } from './raids/jettison'
import { RAIDS } from './raids/part'
import { GREAT_WAR, MANOEUVRES, OUTCOMES, TO_HIT, TO_HIT_MODIFIERS } from './tables'
import { workshop } from './workshop'

/** What this booklet has and the other has not. */
export type OwnAction = Attack | Clear | Jettison

const battles = air<OwnAction>(
  {
    id: 'aerial-1935',
    title: 'Aerial 1935-65',
    rulebook,
    houseRules: HOUSE_RULES,
    cite: CITATIONS,
    manoeuvres: MANOEUVRES,
    toHit: TO_HIT,
    toHitModifiers: TO_HIT_MODIFIERS,
    outcomes: OUTCOMES,
    guns: { front: 'frontal guns', rear: 'rear gun' },
    jamming: GREAT_WAR,
    types: TYPES,
    parts: [RAIDS, JAMS],
  },
  [channel, grandHarbour, migAlley, flanders, sausages, oneAgainstMany],
  workshop,
)

/** Aerial 1935-65 with its appendix for 1914-18: turns cost 2 MPs, guns reach 4 hexes and jam, raids, no missiles, and a campaign. */
export const ruleset = { ...battles, campaign }
