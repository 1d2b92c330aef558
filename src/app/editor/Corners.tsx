import { Minus, Plus, RotateCcw, RotateCw } from 'lucide-react'
import { type Row, extentOf, leastOf, resized } from '../../engine/draft/corners'
import { withFeatures } from '../../engine/draft/ground'
import type { Scenario } from '../../engine/scenario'
import type { Feature } from '../../engine/scene'
import { drafts } from '../../store/drafts'
import { Button } from '../ui/Button'
import { classes } from '../ui/cx'
import { turn } from './acts'
import { addCorner, removeCorner, stepCorner } from './cornerActs'
import css from './editor.module.css'
import { useEditing } from './editing'

const cx = classes(css)

/** The corners of what is chosen, one by one: the same as by the knobs on the table. */
export function Corners({ row }: { readonly row: Row }) {
  const corner = useEditing(now => now.corner)
  const many = row.points.length
  const chosen = corner !== null && corner < many ? corner : null
  const isEnd = chosen === many - 1 && !row.closed
  return (
    <div className={cx('corners')} role="group" aria-label="Its points">
      <Button onClick={() => stepCorner(-1)} aria-label="The point before" title="The point before (,)">
        ‹
      </Button>
      <output>{chosen === null ? `${many} points` : `Point ${chosen + 1} of ${many}`}</output>
      <Button onClick={() => stepCorner(1)} aria-label="The next point" title="The next point (.)">
        ›
      </Button>
      <Button disabled={chosen === null || isEnd} onClick={() => addCorner((chosen ?? 0) + 1)}>
        <Plus size={16} /> After it
      </Button>
      <Button disabled={chosen === null || many <= leastOf(row)} onClick={removeCorner}>
        <Minus size={16} /> Take it out
      </Button>
    </div>
  )
}

const LEAST = 0.2

/** How wide and high an area is, and how it is turned. */
export function Extent({
  draft,
  feature,
  at,
}: {
  readonly draft: Scenario
  readonly feature: Feature
  readonly at: number
}) {
  const { width, height } = extentOf(feature)
  const set = (wide: number, high: number) => {
    if (!(wide >= LEAST && high >= LEAST && wide <= draft.board.width && high <= draft.board.height)) return
    const features = draft.ground.features.map((each, i) => (i === at ? resized(each, wide, high) : each))
    drafts.change(withFeatures(draft, features), `extent ${at}`)
  }
  const field = (label: string, value: number, change: (value: number) => void) => (
    <label className={cx('field')}>
      <span>{label}</span>
      <input
        type="number"
        step={0.5}
        min={LEAST}
        value={Math.round(value * 10) / 10}
        onChange={event => change(Number(event.target.value))}
      />
    </label>
  )
  return (
    <div className={cx('fields')}>
      {field('West to east', width, value => set(value, height))}
      {field('North to south', height, value => set(width, value))}
      <div className={cx('pair')}>
        <Button onClick={() => turn(-15, true)} title="Turn it to the left ([)">
          <RotateCcw size={16} /> 15°
        </Button>
        <Button onClick={() => turn(15, true)} title="Turn it to the right (])">
          <RotateCw size={16} /> 15°
        </Button>
      </div>
    </div>
  )
}
