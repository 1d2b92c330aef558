import { useEffect, useRef, useState } from 'react'
import type { CampaignView } from '../../engine/campaign'
import { SIDES } from '../../engine/ids'
import { classes } from '../ui/cx'
import css from './campaign.module.css'
import { handOn, wear } from './chalk'
import { ledge, slate } from './slate'
import { type Sides, type Tell, heightOf, written } from './writing'

const cx = classes(css)

/** The ledge below the frame, in pixels. */
const LEDGE = 10

/** The battles of the campaign on a blackboard: what each side shot down, where it came from, how it stands. */
export function Blackboard({
  view,
  now,
  sides,
  tell,
}: {
  readonly view: CampaignView
  /** The battle that comes next, or is fought; counted from 1. */
  readonly now: number
  readonly sides: Sides
  readonly tell: Tell
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const box = canvas.current?.parentElement
    if (!box) return undefined
    const watch = new ResizeObserver(() => setWidth(Math.floor(box.clientWidth)))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    if (width === 0) return undefined
    let wanted = true
    void document.fonts.ready.then(() => {
      if (wanted && canvas.current) paint(canvas.current, width, view, now, sides, tell)
    })
    return () => {
      wanted = false
    }
  }, [width, view, now, sides, tell])
  const height = heightOf(width, view.battles.length) + LEDGE
  return (
    <section className={cx('board')} aria-label="The blackboard">
      <canvas ref={canvas} style={{ height }} aria-hidden="true" />
      <ul className="quiet">
        {view.battles.map((battle, at) => (
          // A battle is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            Battle {at + 1}:{' '}
            {battle.kills
              ? SIDES.map(side => `${sides[side].name} ${battle.kills?.[side] ?? 0}`).join(', ')
              : ''}{' '}
            {battle.lines.map(tell).join('. ')}
          </li>
        ))}
        <li>
          {view.sum.map(tell).join('. ')}.{' '}
          {SIDES.map(side => `${sides[side].name} ${view.squadrons[side].kills}`).join(', ')}:{' '}
          {tell(view.verdict)}
        </li>
      </ul>
    </section>
  )
}

function paint(
  canvas: HTMLCanvasElement,
  width: number,
  view: CampaignView,
  now: number,
  sides: Sides,
  tell: Tell,
) {
  const height = heightOf(width, view.battles.length) + LEDGE
  const ratio = Math.min(2, Math.max(1, globalThis.devicePixelRatio))
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  const g = canvas.getContext('2d')
  if (!g) return
  g.scale(ratio, ratio)
  slate(g, width, height - LEDGE)
  const sheet = document.createElement('canvas')
  sheet.width = canvas.width
  sheet.height = canvas.height
  const chalk = sheet.getContext('2d')
  if (!chalk) return
  chalk.scale(ratio, ratio)
  written(handOn(chalk), width, height - LEDGE, view, now, sides, tell)
  chalk.setTransform(1, 0, 0, 1, 0, 0)
  wear(chalk, sheet.width, sheet.height)
  g.drawImage(sheet, 0, 0, width, height)
  ledge(g, width, height - LEDGE)
}
