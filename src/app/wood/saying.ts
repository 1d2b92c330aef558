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
  stream: 'behind a stream',
  road: 'behind a road',
  river: 'behind a river',
  bridge: 'behind a bridge',
  hedge: 'behind a hedge',
  wall: 'behind a wall',
  crest: 'behind a crest',
  trench: 'in a trench',
  earthwork: 'behind an earthwork',
  bunker: 'in a bunker',
  wire: 'behind wire',
  craters: 'among craters',
  sandbank: 'behind a sandbank',
  coast: 'on the coast',
  planet: 'behind a planet',
  town: 'in a town',
}

const OVER: Partial<Readonly<Record<FeatureKind, string>>> = {
  wood: 'wood',
  rough: 'rough ground',
  building: 'buildings',
}

export const standsText = (kind: FeatureKind | null): string => (kind ? STANDS[kind] : 'in the open')

/** 'In the open, on a hill or in a field': what comes to the same, the first three of them. */
export function standsList(kinds: readonly (FeatureKind | null)[]): string {
  const said = kinds.slice(0, 3).map(standsText)
  return `${said.join(', ')}${kinds.length > said.length ? ' and the like' : ''}`
}

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
export function situationText(said: Situation, distance: string): string {
  return [
    distance,
    `the target ${standsText(said.ground)}`,
    ...(said.from ? [`the other ${standsText(said.from)}`] : []),
    ...(said.struck > 0 ? [`struck on the ${sideText(said.struck)}`] : []),
    ...(said.bears > 0 ? [`the target ${aheadText(said.bears)}`] : []),
  ].join(', ')
}
