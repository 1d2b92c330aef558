import type { Side } from '../engine/ids'
import type { BarShare, GroundLook, Tone } from '../engine/scene'

/** Colours that a canvas needs and CSS has too (src/app/tokens.css): a canvas cannot read custom properties cheaply. */
export const ROOM_DEEP = '#171a15'
export const PAPER = '#fbf4e0'
export const PAPER_DULL = '#e4dcc8'
export const INK = '#22201a'
export const INK_2 = '#4a4437'
export const CREAM = '#fff4d4'
export const BRASS = '#ffd873'
export const BRASS_INK = '#2c2008'
/** The red of what destroys. */
export const DESTROY = '#8e1f14'
export const BLOCKED = '#a8291a'
export const TARGET = '#ff8d6b'
export const CASING = 'rgba(20, 18, 8, .62)'
export const BEYOND = 'rgba(18, 22, 14, .34)'

export const LABEL = '"IBM Plex Sans Condensed", "Arial Narrow", sans-serif'
export const SERIF = 'Vollkorn, Georgia, serif'

/** Rim of a side: `round` has one band, `cut` has cut corners and a second hairline, so that grey still tells. */
export interface SideLook {
  readonly rim: string
  readonly light: string
  readonly dark: string
  readonly shape: 'round' | 'cut'
}

const NEUTRAL: SideLook = { rim: '#6b6455', light: '#cfc7b3', dark: '#37332a', shape: 'round' }
const LOOKS: Readonly<Record<Side, SideLook>> = {
  A: { rim: '#1f5f9e', light: '#8fc3ee', dark: '#0d3054', shape: 'round' },
  B: { rim: '#b83a1e', light: '#f2a78c', dark: '#5c180a', shape: 'cut' },
}

export const sideLook = (side: Side | null): SideLook => (side === null ? NEUTRAL : LOOKS[side])

/** Colours of the bar of outcomes, by how grave they are. */
const OUTCOMES: Readonly<Record<NonNullable<BarShare['tone']>, string>> = {
  destroyed: '#8e1f14',
  suppressed: '#7a4a86',
  disorganized: '#e0a92a',
  none: '#d9cfb6',
}

/** Colour of a share of a bar. */
export const outcomeColour = (tone: BarShare['tone']): string => OUTCOMES[tone ?? 'none']

/** Line colour of a tone. */
export const TONES: Readonly<Record<Tone, string>> = {
  plain: CREAM,
  offer: CREAM,
  chosen: BRASS,
  refused: '#c9bfa4',
  danger: TARGET,
  'side-a': '#8fc3ee',
  'side-b': '#f2a78c',
}

/** Wash of a tone over an area. */
export const WASHES: Readonly<Record<Tone, string>> = {
  plain: 'rgba(255, 246, 214, .20)',
  offer: 'rgba(255, 246, 214, .26)',
  chosen: 'rgba(255, 216, 115, .26)',
  refused: 'rgba(30, 26, 18, .34)',
  danger: 'rgba(168, 41, 26, .26)',
  'side-a': 'rgba(60, 140, 220, .24)',
  'side-b': 'rgba(220, 90, 50, .24)',
}

export const GROUND_COLOURS: Readonly<Record<GroundLook, string>> = {
  meadow: '#74854a',
  steppe: '#a6995a',
  desert: '#c9a972',
  snow: '#d7dad6',
  mud: '#5d4e3a',
  sea: '#b4d0d3',
  space: '#141a30',
  dust: '#a07a5a',
  alien: '#7a6069',
  aloft: '#7d9a86',
  night: '#1b4356',
}
