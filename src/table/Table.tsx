import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react'
import type { TableHandle, TableProps } from './props'
import { createStage, type Stage } from './stage'
import styles from './table.module.css'

/**
 * The table: draws a scene and reports gestures; it knows no rule. React only hands the scene over; moving mice,
 * panning and effects run inside the stage.
 */
export function Table({ ref, ...props }: TableProps & { readonly ref?: Ref<TableHandle> }) {
  const box = useRef<HTMLDivElement>(null)
  const stage = useRef<Stage | null>(null)
  const latest = useRef<TableProps>(props)

  useLayoutEffect(() => {
    latest.current = props
  })
  useLayoutEffect(() => {
    if (!box.current) return undefined
    const made = createStage(box.current, () => latest.current)
    stage.current = made
    return () => {
      stage.current = null
      made.destroy()
    }
  }, [])
  useEffect(() => {
    stage.current?.update()
  })
  useImperativeHandle(ref, () => handleOf(box, stage), [])

  return (
    <div
      ref={box}
      className={styles['table']}
      role="application"
      aria-label={props.label}
      aria-roledescription="table"
      data-tool={props.tool ?? 'select'}
    />
  )
}

const NOWHERE = { x: 0, y: 0 }

/** The handle outlives the stage: React may take the stage down and set it up again. */
function handleOf(box: { current: HTMLDivElement | null }, stage: { current: Stage | null }): TableHandle {
  return {
    get element() {
      return box.current
    },
    camera: () => stage.current?.camera() ?? { x: 0, y: 0, scale: 1 },
    zoomBy: factor => stage.current?.zoomBy(factor),
    panBy: (dx, dy) => stage.current?.panBy(dx, dy),
    fit: () => stage.current?.fit(),
    centre: at => stage.current?.centre(at),
    reveal: at => stage.current?.reveal(at),
    screenOf: at => stage.current?.screenOf(at) ?? NOWHERE,
    boardAt: at => stage.current?.boardAt(at) ?? NOWHERE,
    tokenAt: at => stage.current?.tokenAt(at) ?? null,
    lift: token => stage.current?.lift(token),
    nudge: (dx, dy) => stage.current?.hand({ kind: 'nudge', dx, dy }),
    waypoint: () => stage.current?.hand({ kind: 'waypoint' }),
    drop: () => stage.current?.hand({ kind: 'drop' }),
    cancel: () => stage.current?.hand({ kind: 'cancel' }),
    holding: () => stage.current?.holding() ?? false,
    play: effects => stage.current?.play(effects) ?? Promise.resolve(),
    skip: () => stage.current?.skip(),
  }
}
