import type { Ruleset } from '../../engine/ruleset'
import type { Mark, Token } from '../../engine/scene'
import type { GameState } from '../../engine/state'
import type { Point } from '../../geometry/point'
import type { Deed } from '../../store/theirTurn'
import { inches } from '../ui/numbers'
import { apart, lengthOf, placeOf, pointAlong } from './places'

/** Shorter ways than this are not drawn: a piece that only turned. */
const LEAST = 0.15

/** What the other side did, on the table: ways as arrows in its colour, attacks as dashes with what came of them. */
export function deedMarks(
  ruleset: Ruleset,
  view: GameState,
  tokens: readonly Token[],
  deeds: readonly Deed[],
): readonly Mark[] {
  const marks = deeds.flatMap(deed => [...ways(ruleset, deed), ...attacks(ruleset, view, deed)])
  // An arrow ends at the rim of the base that it leads to.
  return marks.map(mark =>
    mark.kind === 'arrow' ? { ...mark, to: towards(mark.to, mark.from, rimAt(tokens, mark.to)) } : mark,
  )
}

/** Half the size of the piece that stands at a place; 0 where there is none. */
function rimAt(tokens: readonly Token[], at: Point): number {
  const there = tokens.find(token => apart(token.at, at) < 0.05)
  return there ? Math.min(there.width, there.depth) / 2 : 0
}

/** So far from a place towards another, and not beyond the middle between them. */
function towards(from: Point, to: Point, length: number): Point {
  const whole = apart(from, to)
  const share = whole === 0 ? 0 : Math.min(0.5, length / whole)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

function ways(ruleset: Ruleset, { entry, number }: Deed): readonly Mark[] {
  const isInches = ruleset.scenarios[0]?.board.kind === 'inches'
  const tone = entry.side === 'A' ? 'side-a' : entry.side === 'B' ? 'side-b' : 'plain'
  return (entry.effects ?? []).flatMap((effect): readonly Mark[] => {
    if (effect.kind !== 'move') return []
    const length = lengthOf(effect.path)
    const [last, before] = [effect.path.at(-1), effect.path.at(-2)]
    if (!last || !before || length < LEAST) return []
    const text = isInches ? `${number} · ${inches(length)}″` : `${number}`
    const pills = [{ at: pointAlong(effect.path, length / 2), text }]
    return [
      { kind: 'path', points: effect.path, pills, tone },
      { kind: 'arrow', from: before, to: last, tone },
    ]
  })
}

function attacks(ruleset: Ruleset, view: GameState, { entry, number, kind }: Deed): readonly Mark[] {
  if (kind !== 'attack') return []
  const [by, target] = entry.units
  const shot = (entry.effects ?? []).find(effect => effect.kind === 'shot')
  const from = shot?.from ?? placeOf(view, by ?? null)
  const to = shot?.to ?? placeOf(view, target ?? null)
  if (!from || !to) return []
  const nameOf = (id: string | undefined) => view.units.find(unit => unit.id === id)?.name
  const outcome = ruleset.outcomes.find(one => one.id === entry.outcome)
  // What is no unit has its name among the facts.
  const aim = entry.facts?.['target']
  const named = nameOf(target) ?? (typeof aim === 'string' ? aim : undefined)
  const who = [nameOf(by), named].filter(name => name !== undefined).join(' at ')
  const isWorst = outcome?.tone === 'destroyed'
  return [
    { kind: 'arrow', from, to, tone: isWorst ? 'danger' : 'plain' },
    {
      kind: 'tag',
      ...(target !== undefined && placeOf(view, target) ? { token: target } : {}),
      at: to,
      tone: isWorst ? 'danger' : 'plain',
      figures: [{ value: `${number}`, label: outcome?.label ?? 'attack', strong: isWorst }],
      bar: [],
      lines: [who],
    },
  ]
}
