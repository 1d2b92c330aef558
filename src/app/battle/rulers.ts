import { distanceToLine } from '../../geometry/lines'
import type { UnitId } from '../../engine/ids'
import type { Point } from '../../geometry/point'
import type { Measurement, Ruleset } from '../../engine/ruleset'
import type { Mark } from '../../engine/scene'
import type { GameState } from '../../engine/state'
import { seenNow, tell } from '../../store/selectors'
import { isSame } from '../../store/measuring'
import type { Measured, Ruler, Session } from '../../store/sessionState'
import { inches, tidy } from '../ui/numbers'
import { placeOf } from './places'

/** What lengths on the board of a ruleset are counted in. */
const UNITS = {
  inches: ['inches', 'inches'],
  hexes: ['hex', 'hexes'],
  squares: ['square', 'squares'],
  zones: ['zone', 'zones'],
} as const

function lengthUnit(ruleset: Ruleset, length: number): string {
  const [one, many] = UNITS[ruleset.scenarios[0]?.board.kind ?? 'inches']
  return length === 1 ? one : many
}

/** A distance with its two ends, for the measuring tool. */
export function measureMarks(ruleset: Ruleset, view: GameState, measured: Measured): readonly Mark[] {
  const ends = [measured.from, measured.to].map(end => (typeof end === 'string' ? placeOf(view, end) : end))
  const [from, to] = ends
  if (!from || !to) return measured.answer.marks
  const { distance } = measured.answer
  const unit = lengthUnit(ruleset, distance)
  const value = unit === 'inches' ? inches(distance) : tidy(distance)
  const length = `${value} ${unit}.`
  // The tag says the length itself in large figures.
  const lines = measured.answer.lines.map(line => tell(ruleset, view, line)).filter(line => line !== length)
  return [
    ...measured.answer.marks,
    {
      kind: 'tag',
      at: to,
      tone: 'plain',
      figures: [{ value, label: unit }],
      bar: [],
      lines: lines.slice(0, 3),
    },
  ]
}

/** '7.2″', '3 hexes'. */
function lengthText(ruleset: Ruleset, length: number): string {
  const unit = lengthUnit(ruleset, length)
  return unit === 'inches' ? `${inches(length)}″` : `${tidy(length)} ${unit}`
}

const answers = new WeakMap<GameState, Map<string, Measurement>>()

/** What the rules say between two ends, asked once of each view. Null where an end is not on the table, or not seen there. */
function answerTo(ruleset: Ruleset, view: GameState, { from, to }: Ruler): Measurement | null {
  if ([from, to].some(end => typeof end === 'string' && !placeOf(view, end))) return null
  const kept = answers.get(view) ?? new Map<string, Measurement>()
  answers.set(view, kept)
  const key = JSON.stringify([from, to])
  const answer = kept.get(key) ?? ruleset.measure(view, from, to)
  kept.set(key, answer)
  return answer
}

/** A ruler that lies on the table, as the table is now. */
export interface LyingRuler {
  readonly ruler: Ruler
  readonly from: Point
  readonly to: Point
  readonly length: string
  readonly marks: readonly Mark[]
  /** What it lies between, in words. */
  readonly between: string
}

/** The rulers that stay; none of which an end is no longer on the table. */
export function lyingRulers(session: Session): readonly LyingRuler[] {
  const { ruleset, kept } = session
  const view = seenNow(session)
  if (!ruleset || !view) return []
  const nameOf = (end: Point | UnitId): string =>
    typeof end === 'string' ? (view.units.find(({ id }) => id === end)?.name ?? '') : 'a place'
  return kept.flatMap((ruler): readonly LyingRuler[] => {
    const answer = answerTo(ruleset, view, ruler)
    const [from, to] = [ruler.from, ruler.to].map(end => (typeof end === 'string' ? placeOf(view, end) : end))
    if (!answer || !from || !to) return []
    const between = `${nameOf(ruler.from)} to ${nameOf(ruler.to)}`
    const length = lengthText(ruleset, answer.distance)
    return [{ ruler, from, to, length, marks: answer.marks, between }]
  })
}

/** Those rulers as they are drawn: a line from end to end, with its length at the middle. */
export function rulerMarks(session: Session): readonly Mark[] {
  const { pointed } = session
  return lyingRulers(session).flatMap(({ ruler, from, to, length, marks }): readonly Mark[] => {
    const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const isPointed = pointed !== null && isSame(ruler, pointed)
    return [...marks, { kind: 'pill', at, text: length, tone: isPointed ? 'chosen' : 'plain' }]
  })
}

/** The ruler that lies within a reach of a place, in board units; null if none does. */
export function rulerAt(session: Session, place: Point, reach: number): Ruler | null {
  const near = lyingRulers(session).flatMap(({ ruler, from, to }) => {
    const far = distanceToLine(place, [from, to])
    return far <= reach ? [{ ruler, far }] : []
  })
  return near.toSorted((a, b) => a.far - b.far)[0]?.ruler ?? null
}

/** How far everybody who is seen is from the chosen unit, beside his base; none while that is not asked for. */
export function distanceMarks(session: Session): readonly Mark[] {
  const { ruleset, distances, focus } = session
  const view = seenNow(session)
  const { unit } = focus
  if (!ruleset || !view || !distances || unit === null) return []
  return view.units.flatMap((other): readonly Mark[] => {
    const answer = other.id === unit ? null : answerTo(ruleset, view, { from: unit, to: other.id })
    if (!answer || !other.at) return []
    return [
      {
        kind: 'tag',
        token: other.id,
        at: other.at,
        tone: 'plain',
        short: true,
        figures: [{ value: lengthText(ruleset, answer.distance), label: '' }],
        bar: [],
        lines: [],
      },
    ]
  })
}
