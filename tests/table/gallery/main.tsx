import '@fontsource/ibm-plex-sans-condensed/latin-500.css'
import '@fontsource/ibm-plex-sans-condensed/latin-600.css'
import '@fontsource/ibm-plex-sans-condensed/latin-700.css'
import '@fontsource/vollkorn/latin-400-italic.css'
import '@fontsource/vollkorn/latin-600.css'
import '@fontsource/vollkorn/latin-600-italic.css'
import { useCallback, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Point } from '../../../src/geometry/point'
import type { Mark, Scene } from '../../../src/engine/scene'
import { Table } from '../../../src/table/Table'
import type { TableHandle } from '../../../src/table/props'
import { AUBIN, BATTLE } from './aubin'
import { FIGURES } from './figures'
import { crowd, FLANDERS, MUSTER, SPACE, STRAIT, ZAMA } from './others'

declare global {
  interface Window {
    table: TableHandle | null
  }
}

const SCENES: Readonly<Record<string, { readonly scene: Scene; readonly selected?: string }>> = {
  ww2: { scene: BATTLE, selected: '2nd Platoon' },
  move: { scene: { ...BATTLE, marks: [] }, selected: '2nd Platoon' },
  space: { scene: SPACE, selected: 'Vega' },
  ww1: { scene: FLANDERS },
  naval: { scene: STRAIT, selected: 'Prince of Wales' },
  legio: { scene: ZAMA, selected: 'V Legion, Scipio' },
  muster: { scene: MUSTER },
  figures: { scene: FIGURES },
  crowd: { scene: crowd(AUBIN, Number(new URLSearchParams(location.search).get('bases') ?? 500)) },
  snow: {
    scene: { ...BATTLE, marks: [], ground: { ...AUBIN, look: 'snow', seed: 'winter', features: plain() } },
  },
  desert: {
    scene: { ...BATTLE, marks: [], ground: { ...AUBIN, look: 'desert', seed: 'sand', features: plain() } },
  },
  alien: {
    scene: { ...BATTLE, marks: [], ground: { ...AUBIN, look: 'alien', seed: 'bob', features: plain() } },
  },
  steppe: {
    scene: { ...BATTLE, marks: [], ground: { ...AUBIN, look: 'steppe', seed: 'steppe', features: plain() } },
  },
}

/** The battle's terrain without its own looks, so that the country chooses them. */
function plain(): Scene['ground']['features'] {
  return AUBIN.features.map(({ id, kind, shape }) => ({ id, kind, shape }))
}

const REACH = Array.from({ length: 90 }, (_, i) => {
  const a = (i / 90) * Math.PI * 2
  const r = 4 + Math.max(0, Math.cos(a)) ** 14 * 4 - (a > 0.4 && a < 1.1 ? 1.2 : 0)
  return { x: 8.3 + Math.cos(a) * r, y: 11.9 + Math.sin(a) * r }
})
const REACH_MARK: Mark = {
  kind: 'area',
  outlines: [REACH],
  tone: 'offer',
  label: 'reach of 4 inches',
  shadeBeyond: true,
}

function Gallery() {
  const asked = new URLSearchParams(location.search)
  const name = asked.get('scene') ?? 'ww2'
  const shown = SCENES[name] ?? { scene: BATTLE }
  const [selected, setSelected] = useState<string | null>(shown.selected ?? null)
  const table = useRef<TableHandle>(null)
  const hold = useCallback((handle: TableHandle | null) => {
    table.current = handle
    window.table = handle
  }, [])
  const drag = (unit: string, points: readonly Point[]): readonly Mark[] => {
    const token = shown.scene.tokens.find(t => t.id === unit)
    const last = points.at(-1)
    if (!token || !last) return []
    const far = Math.hypot(last.x - token.at.x, last.y - token.at.y)
    const share = Math.min(1, 4 / Math.max(0.01, far))
    const stop = {
      x: token.at.x + (last.x - token.at.x) * share,
      y: token.at.y + (last.y - token.at.y) * share,
    }
    const facing = (Math.atan2(last.x - token.at.x, token.at.y - last.y) * 180) / Math.PI
    const marks: Mark[] = [
      REACH_MARK,
      {
        kind: 'path',
        points: [token.at, ...points.slice(0, -1), stop],
        pills: [
          {
            at: { x: (token.at.x + stop.x) / 2, y: (token.at.y + stop.y) / 2 },
            text: `open ${Math.min(far, 4).toFixed(1)}″`,
          },
        ],
        tone: 'chosen',
      },
    ]
    if (far > 4) {
      marks.push(
        { kind: 'path', points: [stop, last], pills: [], tone: 'refused' },
        { kind: 'ghost', token: unit, at: stop, facing, tone: 'offer' },
        { kind: 'cross', at: { x: last.x + 0.7, y: last.y - 0.6 } },
        {
          kind: 'tag',
          at: last,
          tone: 'refused',
          figures: [],
          bar: [],
          lines: [
            `${(far - 4).toFixed(1)} inches too far through the wood`,
            'Woods halve movement. Let go,',
            'and it stops at the dashed base.',
          ],
          clause: 'ww2-4.2',
        },
      )
    }
    return marks
  }
  return (
    <Table
      ref={hold}
      scene={shown.scene}
      label={name}
      selected={selected}
      tool={asked.get('tool') === 'measure' ? 'measure' : 'select'}
      draggable={shown.scene.tokens.filter(t => t.side === 'A').map(t => t.id)}
      turnable={asked.has('turn') ? selected : null}
      rulers={!asked.has('bare')}
      minimap={asked.has('bare') ? null : { width: 168, height: 126 }}
      zoomBox
      onPick={setSelected}
      onDragMove={drag}
    />
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Gallery />)
