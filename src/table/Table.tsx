import type { Stage as KonvaStage } from 'konva/lib/Stage'
import 'konva/lib/shapes/Arc'
import 'konva/lib/shapes/Circle'
import 'konva/lib/shapes/Line'
import 'konva/lib/shapes/Path'
import 'konva/lib/shapes/Rect'
import 'konva/lib/shapes/RegularPolygon'
import 'konva/lib/shapes/Ring'
import 'konva/lib/shapes/Wedge'
import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react'
import { Layer, Stage } from 'react-konva/lib/ReactKonvaCore'
import { createControl } from './control'
import { Minimap } from './Minimap'
import { Arcs } from './nodes/Arcs'
import { Hexes, Squares, Zones } from './nodes/Cells'
import { Chosen } from './nodes/Chosen'
import { Danger } from './nodes/Danger'
import { Effects } from './nodes/Effects'
import { Figures } from './nodes/Figures'
import { Ground } from './nodes/Ground'
import { Hand } from './nodes/Hand'
import { Handle } from './nodes/Handle'
import { Names } from './nodes/Names'
import { Path } from './nodes/Path'
import { Pieces } from './nodes/Pieces'
import { Ranges } from './nodes/Ranges'
import { Reach } from './nodes/Reach'
import { Scatter } from './nodes/Scatter'
import { Shade } from './nodes/Shade'
import { Melees } from './nodes/Melees'
import { Contacts, Sights } from './nodes/Sights'
import { Arrows, Brackets, Chevrons, Crosses, Ghosts, Outlines } from './nodes/Signs'
import { Tags } from './nodes/Tags'
import { Smoke, Things } from './nodes/Things'
import { MARGIN } from './paper'
import type { TableHandle, TableProps } from './props'
import styles from './table.module.css'

/**
 * The table: shows a scene and reports gestures; it knows no rule. Nodes stand in board units; each layer takes the camera
 * when it is drawn. Camera, hand and pointer move past React (control.ts): what is drawn asks the easel where they are now.
 */
export function Table({ ref, ...props }: TableProps & { readonly ref?: Ref<TableHandle> }) {
  const box = useRef<HTMLDivElement>(null)
  const stage = useRef<KonvaStage>(null)
  const [control] = useState(() => createControl(props))
  const { easel, eye, show } = control
  useLayoutEffect(() => {
    if (!box.current || !stage.current) return undefined
    return control.attach(box.current, stage.current)
  }, [control])
  useLayoutEffect(() => control.update(props))
  useImperativeHandle(ref, () => control.handle, [control])

  const { scene, minimap } = props
  const { board, ground, tokens } = scene
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
      >
        <Stage ref={stage} listening={false} style={SHEETS}>
          <Layer name="ground" listening={false}>
            <Ground easel={easel} ground={ground} board={board} />
          </Layer>
          <Layer name="under" listening={false}>
            <Shade easel={easel} board={board} />
            <Reach easel={easel} />
            <Danger easel={easel} />
            {board.kind === 'hexes' && <Hexes easel={easel} />}
            {board.kind === 'squares' && <Squares easel={easel} />}
            {board.kind === 'zones' && <Zones easel={easel} />}
            <Figures easel={easel} />
            <Arcs easel={easel} />
            <Ranges easel={easel} />
            <Path easel={easel} lying />
            <Scatter easel={easel} />
          </Layer>
          <Layer name="pieces" listening={false}>
            <Things easel={easel} things={scene.props} />
            <Chosen easel={easel} token={tokens.find(token => token.id === props.selected)} />
            <Pieces easel={easel} tokens={tokens} look={ground.look} />
            <Smoke easel={easel} things={scene.props} />
            <Names easel={easel} />
          </Layer>
          <Layer name="air" listening={false}>
            <Contacts easel={easel} />
            <Sights easel={easel} />
            <Path easel={easel} />
            <Handle easel={easel} />
            <Hand easel={easel} />
          </Layer>
          <Layer name="over" listening={false}>
            <Brackets easel={easel} />
            <Outlines easel={easel} />
            <Ghosts easel={easel} />
            <Melees easel={easel} />
            <Crosses easel={easel} />
            <Arrows easel={easel} />
            <Chevrons easel={easel} />
            <Tags easel={easel} />
            <Effects show={show} />
          </Layer>
        </Stage>
      </div>
      {minimap && (
        <Minimap
          scene={props.scene}
          width={minimap.width}
          height={minimap.height}
          watch={control.watch}
          onCentre={at => eye.centre(at, true)}
        />
      )}
      {props.zoomBox && (
        <div className={styles['zoom']} style={{ bottom: minimap ? minimap.height + 38 : 14 }}>
          <button type="button" aria-label="Nearer" onClick={() => eye.zoom(1.35)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 5v14M5 12h14" />
            </svg>
          </button>
          <button type="button" aria-label="Farther" onClick={() => eye.zoom(1 / 1.35)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 12h14" />
            </svg>
          </button>
          <button type="button" aria-label="Whole table" onClick={() => eye.fit()}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
            </svg>
          </button>
        </div>
      )}
    </div>
  )
}

/** The sheets of the layers reach beyond the window. */
const SHEETS = { position: 'absolute', left: -MARGIN, top: -MARGIN } as const
