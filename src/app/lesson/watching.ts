import type { UnitId } from '../../engine/ids'
import type { LessonStep } from '../../engine/lesson'
import type { Focus, Mark } from '../../engine/scene'
import type { GameState } from '../../engine/state'
import type { Teaching } from '../../store/lessons'
import { seenNow, tell } from '../../store/selectors'
import type { Session } from '../../store/sessionState'
import { thereOf } from '../battle/lens'
import { capital } from '../../engine/say'
import { leftOf, leftText } from '../battle/marks'
import type { InHand } from '../battle/ui'
import { percent } from '../ui/numbers'

const nameOf = (view: GameState, unit: UnitId): string =>
  view.units.find(({ id }) => id === unit)?.name ?? unit

/** What the voice says while a thing is being done; null while there is nothing to say. */
export function asYouDoIt(
  session: Session,
  { step, lesson, progress }: Teaching,
  inHand: InHand | null,
): string | null {
  const { ruleset, focus, plan } = session
  const view = seenNow(session)
  if (!ruleset || !view || !step) return null
  const { goal } = step
  if (inHand || plan?.unit) {
    const unit = inHand?.unit ?? plan?.unit ?? ''
    const trace = inHand?.trace ?? plan?.trace
    const [why] = trace?.refusal?.reasons ?? []
    if (why) return tell(ruleset, view, why)
    const threats = trace ? thereOf(ruleset, view, unit, trace).threats : []
    const worst = threats.toSorted((a, b) => b.hit - a.hit)[0]
    const seen = worst
      ? `${nameOf(view, worst.by)} could hit it there: ${percent(worst.hit)}.`
      : 'Nobody could hit it there.'
    const left = trace && leftOf(trace) > 0.05 ? ` ${capital(leftText(leftOf(trace), trace.counts))}.` : ''
    return `${seen}${left}`
  }
  // Whoever was to be chosen before is still chosen, and rightly.
  const before = lesson.steps[progress.at - 1]?.goal
  const isStray =
    (goal.kind === 'choose' || goal.kind === 'stand') &&
    focus.unit !== null &&
    focus.unit !== goal.unit &&
    !(before?.kind === 'choose' && before.unit === focus.unit)
  return isStray && focus.unit !== null
    ? `That is ${nameOf(view, focus.unit)}. ${nameOf(view, goal.unit)} stands in the brackets.`
    : null
}

/** How wide the ring about a place is, in units of the board, where the goal is narrower. */
const RING = 0.7

/** Where it is to be done. */
export function lessonMarks(focus: Focus, { goal }: LessonStep): readonly Mark[] {
  if (goal.kind === 'choose') return [{ kind: 'brackets', token: goal.unit, tone: 'chosen' }]
  if (goal.kind === 'stand') {
    const ring: Mark = {
      kind: 'ring',
      at: goal.at,
      radius: Math.max(RING, goal.within),
      line: 'dashed',
      label: 'here',
    }
    return focus.unit === goal.unit ? [ring] : [ring, { kind: 'brackets', token: goal.unit, tone: 'chosen' }]
  }
  const unit = goal.kind === 'do' ? (goal.like['unit'] ?? goal.like['ship']) : undefined
  return typeof unit === 'string' && focus.unit !== unit
    ? [{ kind: 'brackets', token: unit, tone: 'chosen' }]
    : []
}
