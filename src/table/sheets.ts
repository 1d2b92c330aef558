import { Konva } from 'konva/lib/Global'
import type { Layer } from 'konva/lib/Layer'
import type { Stage } from 'konva/lib/Stage'
import type { Camera } from './camera'
import { LAYER_NAMES, type LayerName } from './easel'
import { MARGIN } from './paper'
import { sheetOf, type Sheet } from './sheet'

/** Layers that change seldom. */
const SELDOM: ReadonlySet<LayerName> = new Set(['ground', 'pieces'])
/** A layer moved by so many pixels is drawn again when no other is; the rest of the margin is for fast hands. */
const FAR = MARGIN - 60
/** Once the camera has rested so long, each layer that was moved is drawn again where it should be. */
const REST_MS = 150

/** The layers, larger than the window by a margin on each side. While one pans they are moved and not drawn. */
export interface Sheets {
  /** Takes the stage and its layers, which are there as soon as React has made them. Returns how to let go of them. */
  readonly hold: (stage: Stage) => () => void
  /** Draws the named layers again with the next frame. */
  readonly redraw: (...names: LayerName[]) => void
  /** Shows what the camera sees now. */
  readonly look: () => void
  readonly resize: (width: number, height: number) => void
}

/** `camera`: where one looks now. Konva draws what React or a node asks it to; here it learns what to show and where. */
export function createSheets(camera: () => Camera): Sheets {
  // Nodes that are moved by hand are drawn when asked: a layer takes the camera before it is drawn.
  Konva.autoDrawEnabled = false
  let stage: Stage | null = null
  const layers = new Map<LayerName, { readonly layer: Layer; readonly sheet: Sheet }>()
  const sheets = () => [...layers.values()].map(({ sheet }) => sheet)
  let frame = 0
  let timer = 0

  function follow(): void {
    frame = 0
    let isBusy = false
    for (const sheet of sheets()) {
      const far = sheet.moved()
      if (far > sheet.reach()) sheet.draw()
      else if (far > FAR && !isBusy) {
        sheet.draw()
        isBusy = true
      } else sheet.shift()
    }
  }
  /** Each layer is drawn where it should be, one a frame, so that none takes long. */
  function settle(): void {
    const next = sheets().find(sheet => sheet.moved() > 0 || sheet.reach() === 0)
    if (!next) return
    next.draw()
    timer = window.setTimeout(settle, 20)
  }
  function redraw(...names: LayerName[]): void {
    for (const name of names) layers.get(name)?.layer.batchDraw()
  }
  return {
    hold(held) {
      stage = held
      // Konva would draw every layer twice and at once, between the stage's width and its height and after it.
      held.off('widthChange.konva heightChange.konva')
      for (const layer of held.getLayers()) {
        const name = LAYER_NAMES.find(one => layer.hasName(one))
        if (name) layers.set(name, { layer, sheet: sheetOf(layer, camera, SELDOM.has(name)) })
      }
      return () => {
        window.clearTimeout(timer)
        cancelAnimationFrame(frame)
        frame = 0
        for (const sheet of sheets()) sheet.release()
        layers.clear()
        stage = null
      }
    },
    redraw,
    look() {
      window.clearTimeout(timer)
      timer = window.setTimeout(settle, REST_MS)
      if (frame === 0) frame = requestAnimationFrame(follow)
    },
    resize(width, height) {
      if (!stage) return
      const size = { width: width + MARGIN * 2, height: height + MARGIN * 2 }
      stage.size(size)
      Object.assign(stage.content.style, { width: `${size.width}px`, height: `${size.height}px` })
      redraw(...LAYER_NAMES)
    },
  }
}
