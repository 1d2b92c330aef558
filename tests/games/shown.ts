import type { Side } from '../../src/engine/ids'
import type { Ruleset } from '../../src/engine/ruleset'
import { NO_FOCUS, type Scene } from '../../src/engine/scene'
import type { GameState } from '../../src/engine/state'
import type { Point } from '../../src/geometry/point'
import { digest, some } from './digest'

/** Units of each side that are looked at. */
const LOOKED_AT = 4

/**
 * What a person sees of the position, what the measuring tool and the guns of the enemy say of its units, and what it is worth.
 * `turn` says which units: others in each position.
 */
export function shownOf(ruleset: Ruleset, state: GameState, side: Side, turn: number): string {
  const units = state.units.filter(unit => unit.at !== null)
  const own = some(
    units.filter(unit => unit.side === side),
    turn,
    LOOKED_AT,
  )
  const others = some(
    units.filter(unit => unit.side !== side),
    turn,
    LOOKED_AT,
  )
  const threats = some(own, turn, 1).flatMap(({ id, at, facing }) =>
    at
      ? [
          ruleset.threats(state, id, at, facing),
          ruleset.threats(state, id, nearer(at, others), (facing + 180) % 360, 1),
        ]
      : [],
  )
  const hit = threats.flat().reduce((sum, each) => sum + each.hit + each.destroy, 0)
  const measures = own.flatMap(one => others.map(other => ruleset.measure(state, one.id, other.id)))
  const focused = [...own, ...others].map(({ id }) => ruleset.scene(state, { ...NO_FOCUS, unit: id }).marks)
  const whole = [ruleset.scene(state, NO_FOCUS), ruleset.scene(ruleset.view(state, 'public'), NO_FOCUS)]
  const merits = Object.entries(ruleset.merits(state, side)).filter(([, points]) => points !== 0)
  return [
    `worth ${ruleset.worth(state, side).toFixed(2)}`,
    ...merits.map(([name, points]) => `${name} ${points.toFixed(2)}`),
    `threats ${threats.flat().length} ${hit.toFixed(3)} ${digest(threats)}`,
    `measured ${digest(measures)}`,
    `drawn ${digest(whole.map(drawnOf))}`,
    `marked ${digest(focused)}`,
    `cards ${digest(state.units.map(({ id }) => cardOf(ruleset, state, id)))}`,
    `told ${digest([ruleset.prompt(state, side, NO_FOCUS), ruleset.ribbon(state)])}`,
  ].join(', ')
}

function cardOf(ruleset: Ruleset, state: GameState, unit: string) {
  const { token, ...told } = ruleset.card(state, unit)
  return [told, token.chips]
}

/** What a scene shows of the battle; its ground stays as it is. */
const drawnOf = ({ tokens, props, marks }: Scene) => [tokens, props, marks]

/** Half way to the first of the enemy. */
function nearer(at: Point, [enemy]: readonly { readonly at: Point | null }[]): Point {
  return enemy?.at ? { x: (at.x + enemy.at.x) / 2, y: (at.y + enemy.at.y) / 2 } : at
}
