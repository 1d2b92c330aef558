import type { Point } from '../geometry/point'
import type { Action } from './action'
import type { UnitId } from './ids'
import { type Offer, type Option, optionKey, optionOf, rowsOf } from './offer'
import { type Heads, type Odds, oddsOfOption } from './odds'
import { isPlural, isSeveral } from './plural'
import type { Reason } from './refusal'
import type { Ruleset } from './ruleset'
import { figure, sentence, signed } from './say'
import type { BarShare, Mark } from './scene'
import type { GameState } from './state'
import { allWords } from './words'

/**
 * What the table shows over the targets of an offer: brackets and a tag with the chance to hit and to destroy, the bar of
 * outcomes and the modifiers in words; for those that cannot be attacked a grey tag with the reason and its clause.
 * Give it a view: it hides nothing by itself. `chosen` is the target under the pointer.
 */
export function targetMarks<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  state: S,
  offer: Offer<A>,
  chosen: UnitId | null = null,
): readonly Mark[] {
  if (offer.refusal) return []
  const words = allWords(ruleset)
  const tell = (reason: Reason): string => sentence(words, reason, namesOf(state), numbersOf(state))
  const all = offer.options()
  const rows = rowsOf(all)
  const place = chosen === null ? null : optionOf(all, chosen)
  // Another place of a way wears the tag as long as it is chosen.
  const options = place && !rows.includes(place) ? [...rows, place] : rows
  // Numbers stand at one place: it wears the tag of the chosen one.
  const stepped = offer.steps && (options.find(({ label }) => label === chosen) ?? options[0])
  const steppedAt = options.find(({ at }) => at)?.at
  return options.flatMap(option => {
    if (stepped && option !== stepped) return []
    const place = option.at ?? (stepped ? steppedAt : state.units.find(unit => unit.id === option.token)?.at)
    if (!place || (option.token === undefined && offer.input !== 'target' && !stepped)) return []
    // What is aimed at is no unit: its place wears the tag.
    const on = option.token === undefined ? {} : { token: option.token }
    const isChosen = optionKey(option) === chosen
    if (option.refusal) return refusedMarks(tell, option, place, isChosen)
    const tone = isChosen ? 'chosen' : 'offer'
    const odds = oddsOfOption(ruleset, state, option)
    // What is allowed and cannot succeed is told as a refusal is, and not in noughts.
    const isVain =
      odds.exact &&
      !odds.answers &&
      odds.outcomes.length > 0 &&
      odds.hit === 0 &&
      odds.outcomes.every(({ outcome }) => toneOf(ruleset, outcome).tone === 'none')
    const reasons = reasonsOf(option)
    const tag: Tag = {
      kind: 'tag',
      ...on,
      at: place,
      tone,
      figures: figuresOf(ruleset, odds),
      bar: barOf(ruleset, odds),
      lines: [...(option.foreseen?.().lines ?? []), ...reasons],
      ...clauseOf(option),
      ...(isVain && {
        tone: 'refused',
        figures: [],
        bar: [],
        lines: [reasons.length > 0 ? `No chance: ${reasons.join(', ')}` : 'No chance'],
      }),
    }
    return [
      ...(isChosen && option.along ? stretchesOf(option.along()) : []),
      ...(option.token === undefined ? [] : [{ kind: 'brackets', token: option.token, tone } as const]),
      // Nothing is thrown and nothing is told: the brackets say enough.
      ...(tag.figures.length + tag.lines.length > 0 ? [tag] : []),
    ]
  })
}

/** Places of a way that are farther apart than this have others between them where it is not allowed; in board units. */
const BROKEN = 0.8

/** The stretches of a way where it is allowed. */
function stretchesOf(places: readonly Option[]): readonly Mark[] {
  const stretches: Point[][] = []
  let last: Point | null = null
  for (const { at } of places) {
    if (!at) continue
    if (last && Math.hypot(at.x - last.x, at.y - last.y) <= BROKEN) stretches.at(-1)?.push(at)
    else stretches.push([at])
    last = at
  }
  return stretches.map(points => ({ kind: 'path', points, pills: [], tone: 'chosen' }))
}

/** The names of the units of a state, for `say`. A unit that is not there is called by its id. */
export function namesOf(state: GameState): (unit: UnitId) => string {
  return id => state.units.find(unit => unit.id === id)?.name ?? id
}

/** Whether a verb after a name is that of several: as the scenario says of its sides, guessed of anything else. */
export function numbersOf({ scenario }: GameState): (name: string) => boolean {
  const sides = scenario ? [scenario.sides.A, scenario.sides.B] : []
  return name => {
    const side = sides.find(each => each.name === name)
    return side ? isSeveral(side) : isPlural(name)
  }
}

/** A chance as the player reads it. Never 0 % or 100 % for what is not certain. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100)
  if (whole === 0 && chance > 1e-9) return '<1%'
  if (whole === 100 && chance < 1 - 1e-9) return '>99%'
  return `${figure(whole)}%`
}

/** Chances from the least to the most, as the player reads them: '12–60%'. */
export function between(chances: readonly number[]): string {
  const [least, most] = [percent(Math.min(...chances)), percent(Math.max(...chances))]
  return least === most ? most : `${least.replace('%', '')}–${most}`
}

/** The two figures of an attack as they are told; over all that the other side may still answer where that is open. */
export function headFigures({ hit, destroy, answers }: Heads & { readonly answers?: readonly Heads[] }): {
  readonly hit: string
  readonly destroy: string
} {
  const all = answers && answers.length > 0 ? answers : [{ hit, destroy }]
  return { hit: between(all.map(one => one.hit)), destroy: between(all.map(one => one.destroy)) }
}

type Tag = Extract<Mark, { kind: 'tag' }>

function figuresOf<S>(ruleset: Pick<Ruleset, 'headlines'>, odds: Odds<S>): Tag['figures'] {
  if (odds.outcomes.length === 0) return []
  const { hit, destroy } = ruleset.headlines
  const figures = headFigures(odds)
  return [
    { value: figures.hit, label: hit },
    { value: figures.destroy, label: destroy },
  ]
}

/** The shares of what may come of it; where outcomes are numbers, all of them from none to most. */
function barOf<S extends GameState, A extends Action>(
  ruleset: Pick<Ruleset<S, A>, 'outcomes'>,
  { outcomes }: Odds<S>,
): readonly BarShare[] {
  if (outcomes.length === 0) return []
  const chanceOf = (id: string): number => outcomes.find(({ outcome }) => outcome === id)?.chance ?? 0
  const isCounted = ruleset.outcomes.every(({ count }) => count !== undefined)
  if (!isCounted) {
    return outcomes.map(({ outcome, chance }) => ({ share: chance, outcome, ...toneOf(ruleset, outcome) }))
  }
  const kinds = ruleset.outcomes.toReversed()
  // Two outcomes of one number share a column: that of the likelier one.
  const first = (count: string | undefined): string | undefined =>
    kinds.filter(kind => kind.count === count).toSorted((a, b) => chanceOf(b.id) - chanceOf(a.id))[0]?.id
  return kinds
    .filter(({ id, count }) => first(count) === id)
    .map(({ id, tone, count }) => ({
      share: kinds.reduce((sum, kind) => sum + (kind.count === count ? chanceOf(kind.id) : 0), 0),
      outcome: id,
      tone,
      ...(count !== undefined && { count }),
    }))
}

function toneOf<S extends GameState, A extends Action>(
  { outcomes }: Pick<Ruleset<S, A>, 'outcomes'>,
  outcome: string,
): Pick<BarShare, 'tone'> {
  const tone = outcomes.find(kind => kind.id === outcome)?.tone
  return tone ? { tone } : {}
}

function reasonsOf({ reckonings = [] }: Option): readonly string[] {
  // Where each party adds up its own, a line says whose it is.
  const isShared = reckonings.filter(({ kind }) => kind === 'sum').length > 1
  return reckonings.flatMap(({ title, total, modifiers }) => {
    const lines = modifiers.map(line => `${signed(line.value)} ${line.label}`)
    return isShared ? [[`${title} ${figure(total)}`, lines.join(', ')].filter(Boolean).join(': ')] : lines
  })
}

/** The clause of the first modifier, or of the number that nothing modified. */
function clauseOf(option: Option): { readonly clause?: string } {
  const lines = option.reckonings ?? []
  const clause = lines.find(each => each.modifiers.length > 0)?.modifiers[0]?.clause ?? lines[0]?.base.clause
  return clause ? { clause } : {}
}

function refusedMarks(
  tell: (reason: Reason) => string,
  option: Option,
  at: Tag['at'],
  isChosen: boolean,
): readonly Mark[] {
  const reasons = option.refusal?.reasons ?? []
  const first = reasons[0]
  const lines = (isChosen ? reasons : reasons.slice(0, 1)).map(tell)
  const tag: Tag = {
    kind: 'tag',
    ...(option.token === undefined ? {} : { token: option.token }),
    at,
    tone: 'refused',
    figures: [],
    bar: [],
    lines,
    ...(first?.clause ? { clause: first.clause } : {}),
  }
  return [tag, ...(isChosen ? (first?.marks ?? []) : [])]
}
