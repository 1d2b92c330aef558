import type { RegisterEntry } from '../src/engine/register'

/** All rulesets, in the order of the first screen. The only file that names them; each is a chunk of its own. */
export const REGISTER: readonly RegisterEntry[] = [
  {
    id: 'ww2',
    title: 'WW2',
    subtitle: 'Platoons and batteries, 1939 to 1945',
    group: 'Tactical',
    board: 'inches',
    look: 'meadow',
    load: () => import('./ww2').then(({ ruleset }) => ruleset),
  },
  {
    id: 'ww2-2010',
    title: 'WW2 (2010 edition)',
    subtitle: 'The earlier booklet: no smoke, no wrecks',
    group: 'Tactical',
    board: 'inches',
    look: 'meadow',
    load: () => import('./ww2-2010').then(({ ruleset }) => ruleset),
  },
  {
    id: 'cold-war',
    title: '1950-75',
    subtitle: 'Korea to the Golan: missiles and helicopters',
    group: 'Tactical',
    board: 'inches',
    look: 'dust',
    load: () => import('./cold-war').then(({ ruleset }) => ruleset),
  },
  {
    id: 'modern',
    title: '1975-2010',
    subtitle: 'Stabilised guns, missiles and helicopters',
    group: 'Tactical',
    board: 'inches',
    look: 'meadow',
    load: () => import('./modern').then(({ ruleset }) => ruleset),
  },
  {
    id: 'sci-fi',
    title: 'Sci-Fi',
    subtitle: 'Hover tanks, walkers and gravity craft on other planets',
    group: 'Tactical',
    board: 'inches',
    look: 'alien',
    load: () => import('./sci-fi').then(({ ruleset }) => ruleset),
  },
  {
    id: 'space',
    title: 'Space',
    subtitle: 'Squadrons and fleets of spaceships',
    group: 'In space',
    board: 'hexes',
    look: 'space',
    load: () => import('./space').then(({ ruleset }) => ruleset),
  },
  {
    id: 'ww1',
    title: 'WW1 Divisional',
    subtitle: 'Battalions in the trenches, 1914 to 1918',
    group: 'Trenches',
    board: 'squares',
    look: 'mud',
    load: () => import('./ww1').then(({ ruleset }) => ruleset),
  },
  {
    id: 'naval',
    title: 'Naval',
    subtitle: 'Battleships and cruisers, 1939 to 1941',
    group: 'At sea',
    board: 'zones',
    look: 'sea',
    load: () => import('./naval').then(({ ruleset }) => ruleset),
  },
  {
    id: 'legio',
    title: 'Legio VIII',
    subtitle: 'Ancient and medieval battles in blocks of a thousand men',
    group: 'Ancients',
    board: 'inches',
    look: 'meadow',
    load: () => import('./legio').then(({ ruleset }) => ruleset),
  },
]

/** The battle to begin with: small, and made to learn on. */
export const FIRST_BATTLE = { ruleset: 'ww2', scenario: 'saint-aubin' } as const
