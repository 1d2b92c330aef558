import type { GroundEffect, GroundTable } from '../model/types'

/** Rough ground has all that the text gives it: half movement, no view through it, cover, and it hides foot troops. */
const rough = (label: string, priority = 1): GroundEffect => ({
  label,
  rate: 2,
  blocksSight: true,
  cover: 'soft',
  conceals: true,
  fortified: false,
  priority,
})

/** Slow ground halves movement and does nothing else. */
const slow = (label: string): GroundEffect => ({
  label,
  rate: 2,
  blocksSight: false,
  cover: 'none',
  conceals: false,
  fortified: false,
  priority: 2,
})

/** What changes the rate of movement and nothing else. */
const way = (label: string, rate: number, priority: number): GroundEffect => ({
  label,
  rate,
  blocksSight: false,
  cover: 'none',
  conceals: false,
  fortified: false,
  priority,
})

/** Field fortifications give cover and count for close combat; they do not slow, hide or block. */
const works = (label: string): GroundEffect => ({
  label,
  rate: 1,
  blocksSight: false,
  cover: 'soft',
  conceals: false,
  fortified: true,
  priority: 1,
})

/**
 * What each kind of terrain does in the WW2 rules and their relatives (rulings on rough ground, slow ground and field
 * fortifications). Kinds that are not named are open ground: fields, craters that are only painted.
 * Roads lie over everything, so that they cross woods at their own rate and rivers at their bridges.
 */
export const GROUND_TABLE: GroundTable = {
  wood: rough('wood'),
  orchard: rough('orchard'),
  hill: rough('hill', 0),
  rough: rough('broken ground'),
  building: { ...rough('building', 3), fortified: true },
  town: { ...rough('town', 3), fortified: true },
  /** A hedgerow is a narrow wood: one lies in it, or sees nothing beyond it. */
  hedge: rough('hedge'),
  /** The top of a ridge hides what is behind it. */
  crest: { ...way('crest', 1, 1), blocksSight: true },
  /** A wall is a defence to lie behind. */
  wall: { ...works('wall'), fortified: false },
  trench: works('trench'),
  earthwork: works('earthwork'),
  bunker: { ...works('bunker'), blocksSight: true, cover: 'bunker' },
  marsh: slow('marsh'),
  stream: slow('stream'),
  river: way('river', Number.POSITIVE_INFINITY, 4),
  water: way('water', Number.POSITIVE_INFINITY, 4),
  road: way('road', 0.5, 5),
  bridge: way('bridge', 0.5, 5),
}
