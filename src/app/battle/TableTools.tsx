import { Maximize, Minus, Plus, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { OutcomeKind } from '../../engine/ruleset'
import type { Scene } from '../../engine/scene'
import { camera, type Look } from '../../store/camera'
import { preferences } from '../../store/preferences'
import type { Rect } from '../../table/marks/place'
import { Minimap } from '../../table/Minimap'
import { IconButton } from '../ui/Button'
import { toneClass } from '../ui/OutcomeBar'
import { classes } from '../ui/cx'
import { useSession } from '../useSession'
import { isWhole, table } from './handle'
import shell from './shell.module.css'

const cx = classes(shell)

/** What lies over the table at its corners: nearer and farther, the small map, the key of outcomes while there are some. */
export function TableTools({ scene, small }: { readonly scene: Scene; readonly small: boolean }) {
  // A small map of what is seen anyway would only lie over it.
  const whole = useSyncExternalStore(camera.store.subscribe, () => isWhole(scene.board))
  const key = useStore(preferences, one => one.key)
  return (
    <>
      <Zoom whole={whole} small={small} />
      {whole ? null : (
        <div className={cx('mini')} data-covers="">
          <Minimap
            scene={scene}
            width={small ? 132 : 168}
            height={small ? 99 : 126}
            watch={watchCamera}
            onCentre={at => table.current?.centre(at)}
          />
        </div>
      )}
      {key && !small && scene.marks.some(mark => mark.kind === 'tag' && mark.bar.length > 0) ? (
        <OutcomeKey />
      ) : null}
    </>
  )
}

/** Where on the canvas the tools of the table lie, in its pixels. */
export function coversOf(): readonly Rect[] {
  const box = table.current?.element
  if (!box) return []
  const { left, top } = box.getBoundingClientRect()
  return [...document.querySelectorAll('[data-covers]')].map(tool => {
    const { x, y, width, height } = tool.getBoundingClientRect()
    return { x: x - left, y: y - top, w: width, h: height }
  })
}

/** Tells the minimap what the table shows, now and whenever that changes. */
function watchCamera(
  told: (seen: { readonly camera: Look; readonly width: number; readonly height: number }) => void,
): () => void {
  const tell = () => {
    const box = table.current?.element
    if (box && table.current)
      told({ camera: table.current.camera(), width: box.clientWidth, height: box.clientHeight })
  }
  const frame = requestAnimationFrame(tell)
  const stop = camera.store.subscribe(tell)
  return () => {
    cancelAnimationFrame(frame)
    stop()
  }
}

/** On a phone, where two fingers do it, one button or two: they would lie over too much of the table. */
function Zoom({ whole, small }: { readonly whole: boolean; readonly small: boolean }) {
  return (
    <div className={cx('zoom', whole && 'whole')} data-covers="">
      <IconButton label="Nearer" keys="+" onClick={() => table.current?.zoomBy(whole && small ? 1.8 : 1.25)}>
        <Plus />
      </IconButton>
      <IconButton label="Farther" keys="-" onClick={() => table.current?.zoomBy(0.8)}>
        <Minus />
      </IconButton>
      <IconButton label="Show the whole table" keys="F" onClick={() => table.current?.fit()}>
        <Maximize />
      </IconButton>
    </div>
  )
}

const keyOf = ({ key, label }: OutcomeKind): string => key ?? label

function OutcomeKey() {
  const ruleset = useSession(one => one.ruleset)
  if (!ruleset) return null
  return (
    <div className={cx('key')} data-covers="">
      {ruleset.outcomes
        .filter((kind, at, all) => all.findIndex(other => keyOf(other) === keyOf(kind)) === at)
        .map(kind => (
          <span key={kind.id}>
            <i className={toneClass(kind.tone)} />
            {keyOf(kind)}
          </span>
        ))}
      <IconButton label="Put the key away" onClick={() => preferences.setState({ key: false })}>
        <X />
      </IconButton>
    </div>
  )
}
