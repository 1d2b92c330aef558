import type { UnitId } from '../../engine/ids'
import type { Leg, Offer, Trace } from '../../engine/offer'
import type { Phrase } from '../../engine/phrase'
import type { Ruleset } from '../../engine/ruleset'
import { stateOf } from '../../engine/battle'
import { type Mark, NO_FOCUS, type Scene } from '../../engine/scene'
import type { GameState } from '../../engine/state'
import { targetMarks } from '../../engine/targets'
import type { Point } from '../../geometry/point'
import { chosenOffer, chosenOption, isOpening, seenNow, tell, viewOf } from '../../store/selectors'
import { stepsShown, theirTurnNow } from '../../store/theirTurn'
import type { Plan, Session } from '../../store/sessionState'
import { inches, percent, tidy } from '../ui/numbers'
import { noteMarks } from './bench/written'
import { dangerNow } from './danger'
import { groupMarks } from './groupMarks'
import { preyNow, reachNow } from './lens'
import { deedMarks } from './deedMarks'
import { wayMarks } from './ways'
import { apart, lengthOf, placeOf, pointAlong } from './places'
import { distanceMarks, measureMarks, rulerMarks } from './rulers'

/** 'road 4.2″ costs 2.1', or 'open 1.7″' where it costs what it measures. */
export function legText(leg: Leg): string {
  const length = `${leg.label} ${inches(leg.length)}″`
  return Math.abs(leg.length - leg.cost) < 0.05 ? length : `${length} costs ${inches(leg.cost)}`
}

/**
 * What a path under the hand looks like: its stretches, what is left, where the piece would stop (also where it is
 * only turned), and why not farther.
 */
export function pathMarks(
  from: Point,
  points: readonly Point[],
  trace: Trace,
  unit: UnitId | null,
  say: (phrase: Phrase) => string,
  turned = false,
): readonly Mark[] {
  const hand = points.at(-1) ?? from
  const { refusal, stop, counts } = trace
  const way = [from, ...(trace.route ?? points)]
  const marks: Mark[] = []
  const legal = refusal && !trace.route ? cutAt(way, stop.at) : way
  // Legs that are counted are as long as the steps of the way, whatever that is on the board.
  const stretch = trace.route ? lengthOf(way) / Math.max(1, way.length - 1) : 1
  let gone = 0
  const pills = trace.legs.flatMap(leg => {
    const middle = gone + leg.length / 2
    gone += leg.length
    if (counts !== undefined)
      return trace.route
        ? [{ at: pointAlong(way, middle * stretch), text: `${leg.label} ${tidy(leg.cost)}` }]
        : []
    return leg.length >= 0.4 ? [{ at: pointAlong(way, middle), text: legText(leg) }] : []
  })
  marks.push({ kind: 'path', points: legal, pills, tone: 'chosen' })
  if (refusal) {
    // A way that is only not at its end yet is not crossed out.
    if (apart(hand, stop.at) > 0.01 || !trace.stretches) {
      marks.push({ kind: 'path', points: [stop.at, hand], pills: [], tone: 'refused' })
      marks.push({ kind: 'cross', at: hand })
    }
    const [first] = refusal.reasons
    marks.push({
      kind: 'tag',
      at: hand,
      tone: 'refused',
      figures: [],
      bar: [],
      lines: refusal.reasons.map(say),
      ...(first.clause ? { clause: first.clause } : {}),
    })
    for (const reason of refusal.reasons) marks.push(...(reason.marks ?? []))
  }
  if (unit !== null && (refusal || turned || stop.figures || apart(from, stop.at) > 0.01)) {
    marks.push(ghostOf(unit, stop))
  }
  // A place costs nothing: only a path has something left.
  const left = leftOf(trace)
  // Where the hand has not come to the end, 'nothing left' would speak of an end that the hand does not see.
  const isShort = left <= 0 && trace.left > left
  if (!isShort && (trace.legs.length > 0 || left > 0)) {
    marks.push({ kind: 'pill', at: stop.at, text: leftText(left, counts, true), tone: 'chosen' })
  }
  return [...(trace.marks ?? []), ...marks]
}

/** The way to a place out of reach, with the turns that it takes. */
export function farMarks(from: Point, hand: Point, turns: number): readonly Mark[] {
  return [
    { kind: 'path', points: [from, hand], pills: [], tone: 'plain' },
    { kind: 'pill', at: hand, text: `in ${turns} turns`, tone: 'plain' },
  ]
}

/**
 * What a place in reach comes to before anything is taken in the hand: the way there, what it costs and where the piece would
 * stand. Null where it may not go.
 */
export function lookMarks(from: Point, hand: Point, trace: Trace, unit: UnitId): readonly Mark[] | null {
  if (trace.refusal) return null
  const { counts, stop } = trace
  const spent = trace.legs.reduce((sum, leg) => sum + leg.cost, 0)
  const cost = counts === undefined ? `costs ${inches(spent)}` : `costs ${tidy(spent)} ${counts}`
  const rest = leftText(leftOf(trace), counts, true)
  return [
    ...(trace.marks ?? []),
    { kind: 'path', points: [from, ...(trace.route ?? [hand])], pills: [], tone: 'chosen' },
    ghostOf(unit, stop),
    ...(trace.legs.length > 0
      ? [{ kind: 'pill', at: stop.at, text: `${cost}, ${rest}`, tone: 'chosen' } as const]
      : []),
  ]
}

/** A piece where it would come to rest, with its figures, if it is a unit of them. */
export function ghostOf(token: UnitId, { at, facing, figures, level }: Trace['stop']): Mark {
  const more = { ...(figures && { figures }), ...(level === undefined ? {} : { level }) }
  return { kind: 'ghost', token, at, facing, tone: 'chosen', ...more }
}

/** What is left where a way would let the piece stand: panel, pill and dock tell the same. */
export const leftOf = ({ left, stop }: Trace): number => Math.max(0, stop.left ?? left)

/** What is left of an allowance in words: '1.5 inches left', '2 MP left', 'nothing left'; on the table '1.5″ left'. */
export function leftText(left: number, counts: string | undefined, short = false): string {
  if (left <= 0.05) return 'nothing left'
  if (counts !== undefined) return `${tidy(left)} ${counts} left`
  return short ? `${inches(left)}″ left` : `${inches(left)} inches left`
}

/** The line up to the place nearest to `stop`, ending there. */
function cutAt(way: readonly Point[], stop: Point): readonly Point[] {
  let best = { at: 0, gap: Number.POSITIVE_INFINITY }
  for (const [at, to] of way.entries()) {
    const from = way[at - 1]
    if (!from) continue
    const dx = to.x - from.x
    const dy = to.y - from.y
    const size = dx * dx + dy * dy
    const t =
      size === 0 ? 0 : Math.min(1, Math.max(0, ((stop.x - from.x) * dx + (stop.y - from.y) * dy) / size))
    const gap = Math.hypot(from.x + dx * t - stop.x, from.y + dy * t - stop.y)
    if (gap < best.gap) best = { at, gap }
  }
  return [...way.slice(0, Math.max(1, best.at)), stop]
}

function regionMarks(offer: Offer): readonly Mark[] {
  const region = offer.refusal ? undefined : offer.region?.()
  if (!region || region.outlines.length === 0) return []
  return [
    {
      kind: 'area',
      outlines: region.outlines,
      tone: 'offer',
      shadeBeyond: true,
      ...(region.label ? { label: region.label } : {}),
    },
    ...(region.wider ? [{ kind: 'area', outlines: region.wider, tone: 'offer', dotted: true } as const] : []),
    ...(region.figures ? [{ kind: 'figures', figures: region.figures } as const] : []),
  ]
}

function planMarks(ruleset: Ruleset, view: GameState, plan: Plan): readonly Mark[] {
  const own = placeOf(view, plan.unit)
  const from = own ?? plan.points[0]
  if (!from) return []
  const say = (phrase: Phrase) => tell(ruleset, view, phrase)
  const marks = pathMarks(from, plan.points, plan.trace, plan.unit, say, plan.facing !== undefined)
  // A piece that is not on the table yet has no ghost: a ring shows where it will stand.
  return own
    ? marks
    : [...marks, { kind: 'ring', at: plan.trace.stop.at, radius: 0.6, line: 'solid', label: 'here' }]
}

/** Everything the table shows from the chair: the scene, and what belongs to the choice in hand. */
export function sceneNow(session: Session): Scene | null {
  const { ruleset, battle, chair, focus, plan, measured } = session
  const view = seenNow(session)
  if (!ruleset || !battle || !view) return null
  // What the dice have brought is not seen before they lie.
  if (session.rolling && battle.cursor > 0) {
    return ruleset.scene(viewOf(ruleset, stateOf(battle, battle.cursor - 1), chair), NO_FOCUS)
  }
  const theirs = theirTurnNow(session)
  if (session.review && theirs) {
    const then = viewOf(ruleset, stateOf(battle, stepsShown(session)), chair)
    const scene = ruleset.scene(then, NO_FOCUS)
    const marks = deedMarks(ruleset, then, scene.tokens, theirs.deeds.slice(0, session.review.at))
    return { ...scene, marks: [...scene.marks, ...marks] }
  }
  const scene = ruleset.scene(view, focus)
  const way = session.dice?.asked
  const notes = noteMarks(battle, chair)
  if (way?.from) return { ...scene, marks: [...scene.marks.filter(isQuiet), ...wayMarks(scene, way)] }
  const marks: Mark[] = [...scene.marks, ...notes]
  const offer = chosenOffer(session)
  // What they did stays on the table until something is done; while something is aimed at only their ways.
  if (theirs?.fresh && !session.putAway && !offer?.blind) {
    const all = deedMarks(ruleset, view, scene.tokens, theirs.deeds)
    const whole = focus.offer === null || isOpening(session)
    marks.push(...(whole ? all : all.filter(mark => mark.kind === 'arrow' || mark.kind === 'path')))
  }
  // What is judged by eye is not helped by anything drawn.
  if (offer?.blind) return { ...scene, marks: scene.marks.filter(({ kind }) => kind === 'outline') }
  const danger = dangerNow(session)
  if (danger) return { ...scene, marks: [...scene.marks.filter(isQuiet), ...danger] }
  const hunter = view.units.find(({ id }) => id === focus.unit)
  if (hunter && (chair === 'A' || chair === 'B') && hunter.side !== chair) {
    marks.push(...preyMarks(ruleset, view, hunter.id))
    const reach = marks.some(({ kind }) => kind === 'area') ? null : reachNow(ruleset, view, hunter.id)
    if (reach) marks.push({ kind: 'area', outlines: reach, tone: 'danger', dotted: true, label: 'its reach' })
  }
  marks.push(...rulerMarks(session), ...groupMarks(session))
  if (measured) marks.push(...measureMarks(ruleset, view, measured))
  else if (offer) {
    // A ruleset may have drawn the reach itself.
    const drawn = scene.marks.some(mark => mark.kind === 'area' && mark.tone === 'offer')
    if (!drawn && (offer.input === 'path' || offer.input === 'place')) marks.push(...regionMarks(offer))
    // Until somebody is chosen by hand the tags tell what they did.
    const tells = theirs?.fresh === true && !session.putAway && isOpening(session)
    if (!tells && (offer.input === 'target' || offer.input === 'choice')) {
      marks.push(
        ...fewRefused(
          targetMarks(ruleset, view, offer, focus.target),
          placeOf(view, focus.unit),
          focus.target,
        ),
      )
    }
    if (plan && plan.offer === offer.id) marks.push(...planMarks(ruleset, view, plan))
    const place = offer.input === 'place' && !plan ? chosenOption(session)?.at : undefined
    if (place) marks.push({ kind: 'ring', at: place, radius: 0.6, line: 'solid', label: 'here' })
  }
  const distances = distanceMarks(session)
  if (distances.length === 0) return { ...scene, marks }
  // Beside everybody stands how far he is; of what else is said only the chosen target's stays.
  const others = marks.filter(
    mark => mark.kind !== 'tag' || mark.token === undefined || mark.token === focus.target,
  )
  return { ...scene, marks: [...others, ...distances] }
}

/** What is drawn beside the map of danger: the reach, not the tags. */
const isQuiet = ({ kind }: Mark): boolean => kind === 'area' || kind === 'outline' || kind === 'ring'

/** Whom an enemy could hurt from where it stands: a line of sight and the odds on each of them. */
function preyMarks(ruleset: Ruleset, view: GameState, hunter: UnitId): readonly Mark[] {
  const from = placeOf(view, hunter)
  const heads = ruleset.headlines
  return preyNow(ruleset, view, hunter).flatMap(({ unit, threat }): readonly Mark[] => {
    const at = placeOf(view, unit)
    if (!from || !at) return []
    return [
      { kind: 'sight', from, to: at, tone: 'danger' },
      { kind: 'brackets', token: unit, tone: 'danger' },
      {
        kind: 'tag',
        token: unit,
        at,
        tone: 'plain',
        figures: [
          { value: percent(threat.hit), label: heads.hit },
          { value: percent(threat.destroy), label: heads.destroy, strong: true },
        ],
        bar: [],
        lines: [threat.why],
      },
    ]
  })
}

/** So many grey tags stand on the table at once; the panel's list has the rest. */
const MOST_REFUSED = 4

/** Leaves the refusals of the nearest targets, and that of the chosen one. */
export function fewRefused(
  marks: readonly Mark[],
  from: Point | null,
  target: UnitId | null,
): readonly Mark[] {
  if (!from) return marks
  const tags = marks.flatMap(mark => (mark.kind === 'tag' && mark.tone === 'refused' ? [mark] : []))
  const kept = new Set(tags.toSorted((a, b) => apart(a.at, from) - apart(b.at, from)).slice(0, MOST_REFUSED))
  return marks.filter(
    mark => mark.kind !== 'tag' || mark.tone !== 'refused' || kept.has(mark) || mark.token === target,
  )
}

/** '4.2 · 2.1': the inches of a stretch and what they cost. */
export const legFigures = (leg: Leg): string => `${inches(leg.length)} · ${inches(leg.cost)}`
