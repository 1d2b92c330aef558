import { air } from '../families/air'
import { TYPES } from './aircraft'
import { CITATIONS } from './citations'
import { HOUSE_RULES } from './houseRules'
import type { Launch } from './missiles/launch'
import { MISSILES_PART } from './missiles/part'
import rulebook from './rulebook.json'
import pincers from './scenarios/pincers.json'
import golan from './scenarios/golan.json'
import sinai from './scenarios/sinai.json'
import { MANOEUVRES, OUTCOMES, TO_HIT, TO_HIT_MODIFIERS } from './tables'
import { workshop } from './workshop'

/** Aerial 1965-75: turns cost 1 MP, cannon reach 2 hexes and never jam, no raids, and missiles. */
export const ruleset = air<Launch>(
  {
    id: 'aerial-1965',
    title: 'Aerial 1965-75',
    rulebook,
    houseRules: HOUSE_RULES,
    cite: CITATIONS,
    manoeuvres: MANOEUVRES,
    toHit: TO_HIT,
    toHitModifiers: TO_HIT_MODIFIERS,
    outcomes: OUTCOMES,
    guns: { front: 'cannon' },
    jamming: null,
    types: TYPES,
    parts: [MISSILES_PART],
  },
  [sinai, pincers, golan],
  workshop,
)
