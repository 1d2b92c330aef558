import type { FeatureKind } from '../../engine/scene'
import type { Scenario } from '../../engine/scenario'
import type { Situation } from '../../engine/stating'
import { tidy } from '../ui/numbers'

/** How it is said where somebody stands. */
const STANDS: Readonly<Record<FeatureKind, string>> = {
  wood: 'in a wood',
  hill: 'on a hill',
  building: 'in a building',
  rough: 'on rough ground',
  field: 'in a field',
  orchard: 'in an orchard',
  marsh: 'in a marsh',
  water: 'in water',
  stream: 'in a stream',
  road: 'on a road',
  river: 'in a river',
  bridge: 'on a bridge',
  hedge: 'at a hedge',
  wall: 'at a wall',
  crest: 'on a crest',
  trench: 'in a trench',
  earthwork: 'at an earthwork',
  bunker: 'in a bunker',
  wire: 'in wire',
  craters: 'among craters',
  sandbank: 'at a sandbank',
  coast: 'on the coast',
  planet: 'at a planet',
  town: 'in a town',
}

const OVER: Partial<Readonly<Record<FeatureKind, string>>> = {
  wood: 'wood',
  rough: 'rough ground',
  building: 'buildings',
}

export const standsText = (kind: FeatureKind | null): string => (kind ? STANDS[kind] : 'in the open')

/** The other kinds of ground that come to the same as the first: 'or field, road'; empty where there are none. */
export function likesText(kinds: readonly (FeatureKind | null)[]): string {
  const others = kinds.slice(1).map(kind => overText(kind).replace(/^over /, ''))
  return others.length > 0 ? `or ${others.join(', ')}` : ''
}

/** Where somebody stands, for the log: a button stands for all that comes to the same. */
const standsLike = (kinds: readonly (FeatureKind | null)[]): string =>
  `${standsText(kinds[0] ?? null)}${kinds[0] && kinds.length > 1 ? ' or the like' : ''}`

export const overText = (kind: FeatureKind | null): string =>
  kind ? `over ${OVER[kind] ?? kind}` : 'over open ground'

/** 'open ground, field, road and the like'. */
export function overList(kinds: readonly (FeatureKind | null)[]): string {
  const said = kinds.slice(0, 3).map(kind => overText(kind).replace(/^over /, ''))
  return `${said.join(', ')}${kinds.length > said.length ? ' and the like' : ''}`
}

const SIDES: readonly (readonly [number, string])[] = [
  [30, 'front'],
  [75, 'front corner'],
  [105, 'side'],
  [150, 'rear corner'],
  [180, 'rear'],
]

/** The side of a piece that lies at an angle from its front. */
export const sideText = (angle: number): string => SIDES.find(([most]) => angle <= most)?.[1] ?? 'rear'

export const aheadText = (angle: number): string =>
  angle <= 30
    ? 'ahead'
    : angle <= 75
      ? 'ahead to one side'
      : angle <= 105
        ? 'at its side'
        : angle <= 150
          ? 'behind to one side'
          : 'behind'

/** 'inches', or what the board counts in. */
export const unitOf = ({ board }: Pick<Scenario, 'board'>): string =>
  board.kind === 'hexes' ? ' hexes' : '″'

/** 'Up to 6″', '6 to 12″', 'over 12″'. */
export function reachText(beyond: number, to: number, last: boolean, unit: string): string {
  if (last) return `over ${tidy(beyond)}${unit}`
  return beyond === 0 ? `up to ${tidy(to)}${unit}` : `${tidy(beyond)} to ${tidy(to)}${unit}`
}

/** A situation in words, for the log. */
export function situationText(
  said: Situation,
  distance: string,
  ground: readonly (FeatureKind | null)[],
  from: readonly (FeatureKind | null)[],
): string {
  return [
    distance,
    `the target ${standsLike(ground)}`,
    ...(said.from ? [`the other ${standsLike(from)}`] : []),
    ...(said.struck > 0 ? [`struck on the ${sideText(said.struck)}`] : []),
    ...(said.bears > 0 ? [`the target ${aheadText(said.bears)}`] : []),
  ].join(', ')
}
