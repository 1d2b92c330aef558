import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Battle } from '../../engine/battle'
import type { Viewer } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import { stateOf } from '../../engine/battle'
import { viewOf } from '../../store/selectors'
import { classes } from '../ui/cx'
import { LogEntryLine } from './LogEntryLine'
import { logRows } from './logRows'
import parts from './parts.module.css'

const cx = classes(parts)

/** The log from a viewer's eyes, newest at the bottom, as long as it may be. */
export function Log({
  ruleset,
  battle,
  steps,
  viewer,
  onLight,
  backOf,
  onStep,
}: {
  readonly ruleset: Ruleset
  readonly battle: Battle
  readonly steps: number
  readonly viewer: Viewer
  readonly onLight: (units: readonly string[]) => void
  /** Where given, an entry that is opened says whether what it tells of can be taken back alone. */
  readonly backOf?: (step: number) => (() => void) | string | undefined
  /** Where given, pressing an entry also goes to its step: the replay. */
  readonly onStep?: (step: number) => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => logRows(ruleset, battle, steps, viewer), [ruleset, battle, steps, viewer])
  const names = viewOf(ruleset, stateOf(battle, steps), viewer)
  // It is not memoised by the compiler, which this program does not use.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: at => (rows[at]?.kind === 'phase' ? 28 : 40),
    getItemKey: at => rows[at]?.key ?? at,
    overscan: 12,
    initialRect: { width: 350, height: 600 },
  })
  const { length } = rows
  useEffect(() => {
    if (length > 0) virtual.scrollToIndex(length - 1, { align: 'end' })
  }, [length, virtual])
  const toggle = (key: string) =>
    setOpen(now => {
      const next = new Set(now)
      if (!next.delete(key)) next.add(key)
      return next
    })
  return (
    // A scrolling box must be reachable by the keyboard.
    <div
      ref={box}
      className={cx('entries')}
      role="log"
      aria-label="Log of the battle"
      aria-live="off"
      // The keyboard scrolls it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {rows.length === 0 ? <p className={cx('empty')}>Nothing has happened yet.</p> : null}
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(item => {
          const row = rows[item.index]
          if (!row) return null
          return (
            <div
              key={item.key}
              ref={virtual.measureElement}
              data-index={item.index}
              style={{
                position: 'absolute',
                top: 0,
                left: 0,
                right: 0,
                transform: `translateY(${item.start}px)`,
              }}
            >
              {row.kind === 'phase' ? (
                <div className={cx('phase')}>{row.text}</div>
              ) : (
                <LogEntryLine
                  ruleset={ruleset}
                  state={names}
                  entry={row.entry}
                  why={row.why}
                  back={open.has(row.key) ? backOf?.(row.step) : undefined}
                  open={open.has(row.key)}
                  onOpen={() => {
                    toggle(row.key)
                    onStep?.(row.step)
                  }}
                  onLight={onLight}
                />
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
