import { tokenBasics } from '../../src/engine/token'
import type { Chip, Focus, Mark, Prop, Scene, Token, TokenFigure } from '../../src/engine/scene'
import { proposedLosses } from './losses'
import { fightsOf } from './fights'
import { isOn } from './houseRules'
import { findUnit, inches, kind, placedOf, stands } from './lookup'
import type { ColonialState, Company, Dropped, Figure } from './state'
import { BALLISTICS, LENGTHS } from './tables'

function chipsOf(unit: Company): readonly Chip[] {
  return [
    ...(unit.routing ? [{ text: 'R', tone: 'suppressed', label: 'Routing' } as const] : []),
    ...(unit.short ? [{ text: 'M', tone: 'damage', label: 'Short on Munitions' } as const] : []),
    ...(unit.standsFast ? [{ text: 'F', tone: 'good', label: 'Stands fast' } as const] : []),
    ...(unit.gun?.jammed ? [{ text: 'J', tone: 'damage', label: 'Jammed' } as const] : []),
    ...(unit.gun && !unit.gun.loaded
      ? [{ text: 'L', tone: 'disorganized', label: 'Not loaded' } as const]
      : []),
    ...(unit.gun && !unit.gun.ready
      ? [{ text: 'P', tone: 'plain', label: 'Packed or limbered' } as const]
      : []),
  ]
}

/** The picture of a man. */
function lookOf(unit: Company, { weapons, leader }: Figure): string {
  const { look, mount } = kind(unit)
  if (mount !== 'foot' && !unit.mounted) return look.foot ?? look.man
  if (leader !== null) return look.leader
  return look.shot !== undefined && weapons.some(each => BALLISTICS[each]?.firearm) ? look.shot : look.man
}

const GUN_LOOKS = {
  'machine gun': 'gatling',
  'light gun': 'seven-pounder',
  'medium gun': 'nine-pounder',
} as const

function figuresOf(state: ColonialState, unit: Company, marked: ReadonlySet<string>): readonly TokenFigure[] {
  const size = inches(state, LENGTHS.base)
  const gun: readonly TokenFigure[] = unit.gun
    ? [
        {
          dx: 0,
          dy: 0,
          size: 0,
          facing: unit.facing,
          silhouette: GUN_LOOKS[unit.gun.kind],
          variant: unit.gun.ready ? 0 : 1,
        },
      ]
    : []
  const gaps = unit.figures.length === 0 && !unit.gun ? [] : unit.fallen
  return [
    ...gaps.map(({ dx, dy }) => ({ dx, dy, size, facing: 0, silhouette: '', variant: 0, gone: true })),
    ...gun,
    ...unit.figures.map(figure => ({
      dx: figure.dx,
      dy: figure.dy,
      size,
      facing: unit.facing,
      silhouette: lookOf(unit, figure),
      variant: Number(figure.id) % 6,
      ...(marked.has(figure.id) && { marked: true }),
    })),
  ]
}

const NOBODY: ReadonlySet<string> = new Set()

/** A unit as its figures. One that is not on the table lies in the corner: only cards show it. */
export function tokenOf(state: ColonialState, unit: Company, marked = NOBODY): Token {
  const base = inches(state, LENGTHS.base)
  const far = (pick: (figure: Figure) => number): number =>
    Math.max(0, ...unit.figures.map(figure => Math.abs(pick(figure)))) * 2 + base
  const size = { width: far(({ dx }) => dx), depth: far(({ dy }) => dy) }
  return {
    ...tokenBasics(unit),
    // The box about them lies square on the table; everybody looks his own way.
    facing: 0,
    name: nameOf(unit),
    width: Math.max(size.width, unit.gun ? 1.2 * state.scenario.scale : base),
    depth: Math.max(size.depth, unit.gun ? 1.2 * state.scenario.scale : base),
    shape: 'base',
    silhouette: kind(unit).look.man,
    paint: 'grey',
    ...(unit.rating !== 'Average' && { quality: unit.rating === 'Green' ? 1 : 3 }),
    chips: chipsOf(unit),
    spent: state.used.includes(unit.id) || (unit.acted && isOn(state, 'rounds')),
    figures: figuresOf(state, unit, marked),
  }
}

/** 'uThulwana 19 of 24'. */
const nameOf = ({ name, figures, started }: Company): string => `${name} ${figures.length} of ${started}`

/** Guns that nobody serves any more, and arms that lie on the ground. */
function propsOf(state: ColonialState): readonly Prop[] {
  const lying: readonly Dropped[] = state.pending?.kind === 'arms' ? state.pending.dropped.slice(0, 1) : []
  return lying.map(({ at }, k): Prop => {
    const size = 0.5 * state.scenario.scale
    return {
      id: `arms ${k}`,
      kind: 'marker',
      at,
      facing: 0,
      width: size,
      depth: size,
      side: null,
      text: '×',
      name: 'Arms',
    }
  })
}

/** Who is proposed to fall, or holds his fire. */
function markedIn(state: ColonialState): ReadonlySet<string> {
  const { pending } = state
  if (pending?.kind === 'losses') return new Set(proposedLosses(state, pending))
  return pending ? NOBODY : new Set(state.active?.split?.spared)
}

export function sceneOf(state: ColonialState, focus: Focus): Scene {
  const marked = markedIn(state)
  const whose = state.pending?.kind === 'losses' ? state.pending.unit : state.active?.unit
  return {
    board: state.scenario.board,
    ground: state.scenario.ground,
    tokens: state.units
      .filter(unit => unit.at !== null && (unit.figures.length > 0 || unit.gun !== null))
      .map(unit => tokenOf(state, unit, unit.id === whose ? marked : NOBODY)),
    props: propsOf(state),
    marks: [...meleeMarks(state), ...marksOf(state, focus)],
  }
}

/** Crossed swords between who charged and those whom he still fights. */
function meleeMarks(state: ColonialState): readonly Mark[] {
  const charger = state.melee ? findUnit(state, state.melee.unit) : undefined
  const foes = new Set(fightsOf(state).map(({ target }) => target))
  return [...foes].flatMap((id): readonly Mark[] => {
    const foe = findUnit(state, id)
    return stands(charger) && stands(foe)
      ? [{ kind: 'melee', at: { x: (charger.at.x + foe.at.x) / 2, y: (charger.at.y + foe.at.y) / 2 } }]
      : []
  })
}

/** The ranges of the chosen unit, and the inch of cohesion while it moves. */
function marksOf(state: ColonialState, focus: Focus): readonly Mark[] {
  const unit = focus.unit === null ? undefined : findUnit(state, focus.unit)
  if (!stands(unit) || unit.figures.length === 0) return []
  const [kindOfOffer] = focus.offer?.split(':') ?? []
  if (kindOfOffer !== 'fire' && kindOfOffer !== 'snipe') return []
  const ranges = unit.gun
    ? [[unit.gun.kind === 'machine gun' ? 24 : 12, 'range'] as const]
    : [...new Set(placedOf(unit).flatMap(({ figure }) => figure.weapons))].flatMap(weapon => {
        const found = BALLISTICS[weapon]
        return found ? [[found.range, weapon.toLowerCase()] as const] : []
      })
  return ranges.map(([range, label]) => ({
    kind: 'ring',
    at: unit.at,
    radius: inches(state, range),
    line: 'dashed',
    label: `${label} ${range}″`,
  }))
}
