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
    subtitle: 'Ancient and medieval battles, one base for a thousand men or more',
    group: 'Ancients',
    board: 'inches',
    look: 'meadow',
    load: () => import('./legio').then(({ ruleset }) => ruleset),
  },
]
