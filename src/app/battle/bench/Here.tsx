import { useState } from 'react'
import { SIDES, type Side } from '../../../engine/ids'
import { recruited } from '../../../engine/recruit'
import { capital } from '../../../engine/say'
import { type BoardPicture, FEATURE_KINDS, type Feature, type FeatureKind } from '../../../engine/scene'
import { scenarioOf, stateOf } from '../../../engine/battle'
import { featuresOf } from '../../../engine/tableActs'
import { nameOfOne } from '../../../engine/things'
import { cellAt } from '../../../geometry/squares'
import { distanceToLine } from '../../../geometry/lines'
import { type Point, distance, moveBy } from '../../../geometry/point'
import { contains } from '../../../geometry/polygons'
import { scenarioNow, seenNow } from '../../../store/selectors'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/cx'
import { inches } from '../../ui/numbers'
import { actions, useSession } from '../../useSession'
import css from '../dialogs.module.css'
import { ui, useUi } from '../ui'
import { freshId, ruleAct } from './ruling'
import { thingsToLay } from './things'

const cx = classes(css)

/** How near a thing or a line has to lie to the place that was pressed, in board units. */
const NEAR = 1.5
const LINES: ReadonlySet<FeatureKind> = new Set([
  'road',
  'river',
  'stream',
  'hedge',
  'wall',
  'trench',
  'wire',
  'crest',
])
const MOST_FOUND = 30

/** The place that was pressed: what is there, and what may be put there. */
export function HereSection() {
  const ruleset = useSession(now => now.ruleset)
  const view = useSession(seenNow)
  const spot = useUi(now => now.spot)
  const battle = useSession(now => now.battle)
  if (!ruleset || !view || !battle) return null
  if (!spot) {
    return (
      <section>
        <h3>A place</h3>
        <p>Press bare ground to change what is there, or to put a unit there.</p>
      </section>
    )
  }
  const features = featuresOf(view).filter(feature => isAt(feature, spot))
  const things = thingsToLay(ruleset, view)
  const { board, sides } = scenarioOf(ruleset, battle)
  return (
    <section>
      <h3>
        At {inches(spot.x)} by {inches(spot.y)}
      </h3>
      {features.map(({ id, kind, name }) => (
        <div key={id} className={cx('rule')}>
          <p>
            <b>{capital(name ?? kind)}</b>
          </p>
          <Button
            onClick={() =>
              ruleAct(`Why does the ${name ?? kind} go?`, { type: 'referee', do: 'clear', feature: id })
            }
          >
            Take it away
          </Button>
        </div>
      ))}
      {things.flatMap(({ list, lying }) =>
        lying
          .filter(({ thing }) => isBy(board, thing.at, spot))
          .map(({ thing, name, told }) => (
            <div key={`${list} ${thing.id}`} className={cx('rule')}>
              <p>
                <b>
                  {capital(name)} {thing.side ? <Badge side={thing.side} /> : null}
                </b>
              </p>
              <Button
                onClick={() =>
                  ruleAct(`Why is ${told} taken away?`, {
                    type: 'referee',
                    do: 'shift',
                    list,
                    thing: thing.id,
                    at: null,
                  })
                }
              >
                Take it away
              </Button>
            </div>
          )),
      )}
      <NewGround spot={spot} taken={new Set(featuresOf(view).map(({ id }) => id))} />
      <ul className={cx('found')}>
        {things.flatMap(({ list, patterns, lying }) =>
          patterns.map(({ name, told, sided, like }) => (
            <li key={`${list} ${name}`}>
              <b>{capital(name)}</b>
              {(sided ? SIDES : [null]).map(side => (
                <button
                  key={side ?? 'nobody'}
                  type="button"
                  aria-label={`Put ${name} here${side ? `, for the ${sides[side].name}` : ''}`}
                  onClick={() => {
                    const id = freshId(
                      `referee-${nameOfOne(list)}`,
                      new Set(lying.map(({ thing }) => thing.id)),
                    )
                    const at = { x: spot.x, y: spot.y }
                    const thing = { ...like, id, at, ...(side ? { side } : {}) }
                    ruleAct(`Why is there ${told} now?`, { type: 'referee', do: 'lay', list, thing })
                  }}
                >
                  {side ? <Badge side={side} /> : 'Put here'}
                </button>
              ))}
            </li>
          )),
        )}
      </ul>
      <NewUnit spot={spot} />
    </section>
  )
}

/** Whether what lies at a place is what was pressed: in the same square or hex, else near it. */
function isBy(board: BoardPicture, at: Point, spot: Point): boolean {
  if (board.kind === 'squares') {
    const [one, other] = [at, spot].map(place => cellAt(place, board.origin, board.size))
    return one?.column === other?.column && one?.row === other?.row
  }
  return distance(at, spot) < (board.kind === 'hexes' ? board.size : NEAR)
}

function isAt({ shape }: Feature, spot: Point): boolean {
  if ('area' in shape) return contains(shape.area, spot)
  return distanceToLine(spot, shape.line) <= Math.max(shape.width / 2, NEAR / 2)
}

function NewGround({ spot, taken }: { readonly spot: Point; readonly taken: ReadonlySet<string> }) {
  const [kind, setKind] = useState<FeatureKind>('wood')
  const [size, setSize] = useState(4)
  const [lies, setLies] = useState(90)
  const line = LINES.has(kind)
  const put = () => {
    const id = freshId(`referee-${kind}`, taken)
    const add: Feature = { id, kind, shape: line ? lineAt(spot, size, lies) : areaAt(spot, size) }
    ruleAct(`Why is there ${kind} now?`, {
      type: 'referee',
      do: 'ground',
      add: JSON.parse(JSON.stringify(add)),
    })
  }
  return (
    <div className={cx('three')}>
      <label>
        <span>Ground</span>
        <select
          value={kind}
          onChange={event => setKind(FEATURE_KINDS.find(one => one === event.target.value) ?? 'wood')}
        >
          {FEATURE_KINDS.map(one => (
            <option key={one} value={one}>
              {capital(one)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{line ? 'Long' : 'Across'}</span>
        <input
          type="number"
          min={0.5}
          max={40}
          step={0.5}
          value={size}
          onChange={event => setSize(Math.min(40, Math.max(0.5, Number(event.target.value) || 0.5)))}
        />
      </label>
      {line ? (
        <label>
          <span>Lies</span>
          <select value={lies} onChange={event => setLies(Number(event.target.value))}>
            <option value={90}>East and west</option>
            <option value={0}>North and south</option>
            <option value={45}>To the north-east</option>
            <option value={135}>To the south-east</option>
          </select>
        </label>
      ) : null}
      <Button onClick={put}>Put it here</Button>
    </div>
  )
}

const lineAt = (spot: Point, long: number, lies: number) => ({
  line: [moveBy(spot, lies, -long / 2), moveBy(spot, lies, long / 2)],
  width: 0.6,
})

/** An area of eight corners about a place. */
const areaAt = (spot: Point, across: number) => ({
  area: Array.from({ length: 8 }, (_, at) => moveBy(spot, at * 45 + 22.5, across / 2)),
})

/** Any unit of the muster, for either side. */
function NewUnit({ spot }: { readonly spot: Point }) {
  const [wanted, setWanted] = useState('')
  const ruleset = useSession(now => now.ruleset)
  const battle = useSession(now => now.battle)
  const sides = useSession(now => scenarioNow(now)?.sides)
  if (!ruleset || !battle || !sides) return null
  const words = wanted.trim().toLowerCase()
  const found =
    words === ''
      ? []
      : ruleset.muster
          .filter(({ name, nation, group }) => `${name} ${nation} ${group}`.toLowerCase().includes(words))
          .slice(0, MOST_FOUND)
  const bring = (type: string, name: string, side: Side) => {
    const state = stateOf(battle)
    const id = freshId(`referee-${type}`, new Set(state.units.map(unit => unit.id)))
    const unit = recruited(ruleset, state, { id, type, side, name })
    const title = `Why is ${name} added for the ${sides[side].name}?`
    const brought = { kind: type, side, id, at: { x: spot.x, y: spot.y } }
    if (!unit && ruleset.bring?.(state, brought))
      return ruleAct(title, { type: 'referee', do: 'bring', ...brought })
    if (!unit) return actions.say({ text: `${name} cannot be brought to this battle.` })
    ruleAct(title, {
      type: 'referee',
      do: 'add',
      unit: JSON.parse(JSON.stringify({ ...unit, at: spot })),
    })
  }
  return (
    <div>
      <label>
        <span>A unit of the muster ({ruleset.muster.length} kinds)</span>
        <input
          type="search"
          placeholder="name, nation or kind"
          value={wanted}
          onChange={event => setWanted(event.target.value)}
        />
      </label>
      <ul className={cx('found')}>
        {found.map(({ id, name, nation }) => (
          <li key={id}>
            <span>
              <b>{name}</b> {nation}
            </span>
            {SIDES.map(side => (
              <button
                key={side}
                type="button"
                aria-label={`${name} for the ${sides[side].name}`}
                onClick={() => bring(id, name, side)}
              >
                <Badge side={side} />
              </button>
            ))}
          </li>
        ))}
      </ul>
      <Button onClick={() => ui.set({ spot: null })}>Done here</Button>
    </div>
  )
}
