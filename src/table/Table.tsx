import { useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react'
import { Minimap } from './Minimap'
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

  const watch = useCallback(
    (told: Parameters<Stage['watch']>[0]) => stage.current?.watch(told) ?? (() => undefined),
    [],
  )
  const { minimap } = props

  return (
    <div className={styles['surround']}>
      <div
        ref={box}
        className={styles['table']}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard moves pieces here
        tabIndex={0}
        aria-label={props.label}
        aria-roledescription="table"
        data-tool={props.tool ?? 'select'}
      />
      {minimap && (
        <Minimap
          scene={props.scene}
          width={minimap.width}
          height={minimap.height}
          watch={watch}
          onCentre={at => stage.current?.centre(at, true)}
        />
      )}
      {props.zoomBox && (
        <div className={styles['zoom']} style={{ bottom: minimap ? minimap.height + 38 : 14 }}>
          <button type="button" aria-label="Nearer" onClick={() => stage.current?.zoomBy(1.35)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 5v14M5 12h14" />
            </svg>
          </button>
          <button type="button" aria-label="Farther" onClick={() => stage.current?.zoomBy(1 / 1.35)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 12h14" />
            </svg>
          </button>
          <button type="button" aria-label="Whole table" onClick={() => stage.current?.fit()}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
            </svg>
          </button>
        </div>
      )}
    </div>
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
    play: effects => stage.current?.play(effects) ?? Promise.resolve(false),
    skip: () => stage.current?.skip(),
  }
}
