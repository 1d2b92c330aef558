import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import { Zones } from '../screens/Opening'
import { classes } from '../ui/cx'
import { openingScene, Picture } from '../ui/Picture'
import css from './print.module.css'

const cx = classes(css)

/** Lines of the grid on a table in inches: one for each half foot. */
const EVERY = 6
/** The picture is painted at about 150 dots to the inch of paper. */
const DOTS = 1100

/** The table of a battle on paper: its ground, who stands in sight, where the sides deploy, a grid with letters and a scale. */
export function PaperMap({ ruleset, scenario }: { readonly ruleset: Ruleset; readonly scenario: Scenario }) {
  const { board } = scenario
  const scene = openingScene(ruleset, scenario)
  const { width, height } = board
  const type = width / 60
  const across = linesOf(width)
  const down = linesOf(height)
  const isOpen = board.kind === 'inches'
  return (
    <figure className={cx('map')}>
      <div>
        <Picture
          scene={scene}
          width={DOTS}
          height={Math.round((DOTS * height) / width)}
          label={`The table of ${scenario.title}`}
        />
        <Zones ruleset={ruleset} scenario={scenario} />
        {isOpen ? (
          <svg className={cx('grid')} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {across.map(x => (
              <line key={x} x1={x} y1={0} x2={x} y2={height} strokeWidth={width / 900} />
            ))}
            {down.map(y => (
              <line key={y} x1={0} y1={y} x2={width} y2={y} strokeWidth={width / 900} />
            ))}
            {[0, ...across].map((x, at) => (
              <text key={x} x={x + EVERY / 2} y={type * 1.1} fontSize={type} textAnchor="middle">
                {String.fromCodePoint(65 + at)}
              </text>
            ))}
            {[0, ...down].map((y, at) => (
              <text key={y} x={type * 0.3} y={y + EVERY / 2} fontSize={type}>
                {at + 1}
              </text>
            ))}
          </svg>
        ) : null}
      </div>
      <figcaption>
        <svg className={cx('scale')} viewBox="0 -1 100 6" aria-hidden="true">
          {[0, 1].map(half => (
            <rect
              key={half}
              x={half * barOf(scenario).share * 50}
              y={1}
              width={barOf(scenario).share * 50}
              height={1.4}
              className={cx(half === 0 && 'dark')}
            />
          ))}
        </svg>
        <span>{barOf(scenario).text}</span>
      </figcaption>
    </figure>
  )
}

const linesOf = (length: number): readonly number[] =>
  Array.from({ length: Math.ceil(length / EVERY) - 1 }, (_, line) => (line + 1) * EVERY)

/** The bar of the scale: its share of the picture's width, and what it stands for. */
function barOf({ board }: Scenario): { readonly share: number; readonly text: string } {
  switch (board.kind) {
    case 'inches':
      return {
        share: (2 * EVERY) / board.width,
        text: `The bar is 12 inches; a square of the grid is ${EVERY}. The table is ${board.width} by ${board.height} inches. North is at the top.`,
      }
    case 'hexes':
      return {
        share: (board.size * 15) / board.width,
        text: `The bar is 10 columns of hexes. The table is ${board.columns} by ${board.rows} hexes.`,
      }
    case 'squares':
      return {
        share: (2 * board.size) / board.width,
        text: `The bar is 2 squares. The table is ${board.columns} by ${board.rows} squares.`,
      }
    case 'zones':
      return {
        share: ((board.zones[0]?.to ?? 0) - (board.zones[0]?.from ?? 0)) / board.width,
        text: `The bar is one zone of ${board.zones.length}: ${board.zones.map(({ name }) => name).join(', ')}.`,
      }
  }
}
