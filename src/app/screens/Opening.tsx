import { playedOnce } from '../../engine/foresight'
import { SIDES, type Side } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import type { Scene } from '../../engine/scene'
import type { Prize, Stake } from '../../engine/standing'
import type { Point, Polygon } from '../../geometry/point'
import { balanceOf } from '../../store/balance'
import { openingScene, openingState } from '../ui/Picture'
import { classes } from '../ui/cx'
import { pointsText } from '../ui/points'
import css from './setup.module.css'

const cx = classes(css)

interface OpeningProps {
  readonly ruleset: Ruleset
  readonly scenario: Scenario
}

interface Opening {
  /** What counts for victory, as both sides may know it. */
  readonly stakes: readonly Stake[]
  readonly prizes: readonly Prize[]
  /** Where each side deploys. */
  readonly zones: Readonly<Record<Side, readonly Polygon[]>>
}

const openings = new WeakMap<Scenario, Opening>()

/** What a battle begins with, besides its armies. */
function openingOf({ ruleset, scenario }: OpeningProps): Opening {
  let opening = openings.get(scenario)
  if (!opening) {
    const state = openingState(ruleset, scenario)
    const { stakes, prizes = [] } = ruleset.standing(ruleset.view(state, 'public'))
    opening = { stakes, prizes, zones: zonesOf(ruleset, state) }
    openings.set(scenario, opening)
  }
  return opening
}

/** So many pieces are put down at most before the other side is seen to deploy. */
const DOWN = 90

function zonesOf(ruleset: Ruleset, begun: ReturnType<typeof openingState>): Opening['zones'] {
  const zones: Record<Side, readonly Polygon[]> = { A: [], B: [] }
  let state = begun
  for (let act = 0; act < DOWN && state.turn === 0 && state.toAct.length > 0; act++) {
    const sides = state.toAct
    const offers = sides.flatMap(side => ruleset.offers(state, side)).filter(({ refusal }) => !refusal)
    for (const side of sides) {
      if (zones[side].length > 0) continue
      const places = ruleset.offers(state, side).filter(offer => offer.region !== undefined && !offer.refusal)
      // Where all stand already they are moved about in their zone.
      const place =
        places.find(({ input }) => input === 'place') ?? places.find(({ input }) => input === 'path')
      zones[side] = place?.region?.().outlines ?? []
    }
    if (SIDES.every(side => zones[side].length > 0)) break
    const offer =
      offers.find(({ useful, ends }) => useful && !ends) ?? offers.find(({ ends }) => ends) ?? offers[0]
    const action = offer?.options().find(({ refusal }) => !refusal)?.action
    if (!action) break
    state = playedOnce(ruleset, state, action)
  }
  return zones
}

/** Where the sides deploy and what they fight for, drawn over the picture of the table. */
export function Zones({ ruleset, scenario }: OpeningProps) {
  const { stakes, zones } = openingOf({ ruleset, scenario })
  const { board } = scenario
  const unit = board.width / 100
  const { tokens } = openingScene(ruleset, scenario)
  return (
    <svg className={cx('zones')} viewBox={`0 0 ${board.width} ${board.height}`} aria-hidden="true">
      {SIDES.map(side => (
        <path
          key={side}
          className={cx('zone', side === 'A' ? 'a' : 'b')}
          d={pathOf(zones[side])}
          strokeWidth={unit * 0.35}
        />
      ))}
      {SIDES.map(side => {
        const text = `${scenario.sides[side].name} here`
        const at = labelPlace(zones[side], tokens, text, unit)
        return at ? <Label key={side} at={at} text={text} unit={unit} side={side} /> : null
      })}
      {labelled(stakes, unit).map(({ id, name, at }) => (
        <Label key={id} at={at} text={name} unit={unit} side={null} />
      ))}
    </svg>
  )
}

function Label({
  at,
  text,
  unit,
  side,
}: {
  readonly at: Point
  readonly text: string
  readonly unit: number
  readonly side: Side | null
}) {
  const width = labelWidth(text, unit)
  return (
    <g className={cx('label', side === 'A' && 'a', side === 'B' && 'b')}>
      <rect x={at.x - width / 2} y={at.y - 1.6 * unit} width={width} height={3.2 * unit} rx={1.6 * unit} />
      <text x={at.x} y={at.y + 0.7 * unit} fontSize={2 * unit}>
        {text}
      </text>
    </g>
  )
}

const pathOf = (outlines: readonly Polygon[]): string =>
  outlines.map(outline => `M${outline.map(({ x, y }) => `${x} ${y}`).join('L')}Z`).join('')

/** Names of what counts: under it, or where the name of another is already, farther below or over its flag. */
function labelled(
  stakes: readonly Stake[],
  unit: number,
): readonly { readonly id: string; readonly name: string; readonly at: Point }[] {
  const labels: { readonly id: string; readonly name: string; readonly at: Point }[] = []
  for (const { id, name, at } of stakes) {
    if (!at) continue
    const width = labelWidth(name, unit)
    const isFree = (place: Point): boolean =>
      labels.every(
        other =>
          Math.abs(other.at.x - place.x) > (labelWidth(other.name, unit) + width) / 2 ||
          Math.abs(other.at.y - place.y) > 3.4 * unit,
      )
    const places = [4.6, 8.8, -7.5].map(down => ({ x: at.x, y: at.y + down * unit }))
    labels.push({ id, name, at: places.find(isFree) ?? { x: at.x, y: at.y + 4.6 * unit } })
  }
  return labels
}

const labelWidth = (text: string, unit: number): number => (text.length * 1.05 + 2) * unit

/** The middle of a zone, or at its edges where pieces stand there; null where there is no zone. */
function labelPlace(
  outlines: readonly Polygon[],
  tokens: Scene['tokens'],
  text: string,
  unit: number,
): Point | null {
  const centre = middle(outlines)
  if (!centre) return null
  const ys = (outlines[0] ?? []).map(({ y }) => y)
  const xs = (outlines[0] ?? []).map(({ x }) => x)
  const edge = 2.4 * unit
  const side = labelWidth(text, unit) / 2 + unit
  const places = [centre.x, Math.min(...xs) + side, Math.max(...xs) - side].flatMap(x =>
    [centre.y, Math.min(...ys) + edge, Math.max(...ys) - edge].map(y => ({ x, y })),
  )
  const isFree = (at: Point): boolean =>
    tokens.every(
      token =>
        Math.abs(token.at.x - at.x) > (labelWidth(text, unit) + token.width) / 2 ||
        Math.abs(token.at.y - at.y) > 1.6 * unit + token.depth / 2,
    )
  return places.find(isFree) ?? centre
}

function middle(outlines: readonly Polygon[]): Point | null {
  const points = outlines[0] ?? []
  if (points.length === 0) return null
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}

/** What counts, and how even the battle is between equal computers, where that has been measured. */
export function Counts({ ruleset, scenario }: OpeningProps) {
  const { stakes, prizes } = openingOf({ ruleset, scenario })
  const nameOf = (side: Side) => scenario.sides[side].name
  const even = balanceOf(ruleset.id, scenario.id)
  return (
    <>
      {stakes.length + prizes.length > 0 ? (
        <>
          <dt>Counts</dt>
          <dd>
            {stakes.map(({ id, name, points }) => (
              <span key={id} className={cx('stake')}>
                {name}
                {points ? <i> {pointsText(points, nameOf)}</i> : null}
              </span>
            ))}
            {prizes.map(({ name, points }) => (
              <span key={name} className={cx('stake')}>
                {name}
                <i> {pointsText(points, nameOf)}</i>
              </span>
            ))}
          </dd>
        </>
      ) : null}
      {even ? (
        <>
          <dt>Balance</dt>
          <dd>
            {scenario.sides.A.name} {even.A}, {scenario.sides.B.name} {even.B}
            {even.drawn > 0 ? `, drawn ${even.drawn}` : ''} <i>of {even.battles} between equal computers</i>
          </dd>
        </>
      ) : null}
    </>
  )
}
