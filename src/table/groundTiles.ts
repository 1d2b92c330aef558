import type { BoardPicture, Ground } from '../engine/scene'
import { grain } from './board'
import type { Camera } from './camera'
import { fontsLoaded } from './fonts'
import type { GroundRequest } from './ground.worker'
import { canWork, startGroundWorker } from './groundWorker'
import { paintDressing } from './paint/dressing'
import { prepareGround } from './paint/ground'
import { makeSheet, print, type Pen, type Print, type View } from './paint/pen'
import { GROUND_COLOURS } from './tokens'

/** Pixels per painter's inch of the kept pictures, from the far one that is there at once to the near one. */
const LEVELS = [12, 24, 48, 96] as const
const TILE = 512
/** Names in a tile: it may be shown at little more than half its size. */
const LEGIBLE = 20
/** About a megabyte each. */
const KEPT = 160
/** For each telling the whole ground is put together anew, so new tiles are told of together. */
const TELL_MS = 100

interface Tile {
  readonly level: number
  readonly x: number
  readonly y: number
  readonly key: string
}

export interface GroundTiles {
  set(ground: Ground, board: BoardPicture): void
  /** Draws what is there for a canvas of `width` x `height` CSS pixels and orders what is missing. */
  draw(pen: Pen, camera: Camera, width: number, height: number, ratio: number): void
  destroy(): void
}

/** One who paints tiles: a worker where there is one, else the page in its idle moments. */
interface Painter {
  ground(ground: Ground, board: BoardPicture): void
  paint(tile: Tile): void
  stop(): void
}

function workerPainter(done: (key: string, picture: ImageBitmap) => void, failed: () => void): Painter {
  const start = (): Worker => startGroundWorker(({ key, bitmap }) => done(key, bitmap), failed)
  let worker = start()
  let used = false
  const send = (request: GroundRequest): void => worker.postMessage(request, [])
  return {
    ground(ground, board) {
      // Whatever the worker still paints is of a table that is no longer looked at.
      if (used) {
        worker.terminate()
        worker = start()
      }
      used = true
      send({ kind: 'ground', ground, board })
    },
    paint: tile => send({ kind: 'tile', key: tile.key, ...placeOf(tile) }),
    stop: () => worker.terminate(),
  }
}

function pagePainter(done: (key: string, picture: Print) => void): Painter {
  let ready: ReturnType<typeof prepareGround> | null = null
  let timer = 0
  return {
    ground(ground, board) {
      window.clearTimeout(timer)
      ready = prepareGround(ground, board)
    },
    paint(tile) {
      timer = window.setTimeout(() => {
        const { sheet, pen } = makeSheet(TILE, TILE)
        const { x, y, scale, size } = placeOf(tile)
        ready?.paint(pen, { x, y, scale, width: size, height: size })
        done(tile.key, sheet)
      }, 8)
    },
    stop: () => window.clearTimeout(timer),
  }
}

const placeOf = (
  tile: Tile,
): { readonly x: number; readonly y: number; readonly scale: number; readonly size: number } => ({
  x: (tile.x * TILE) / tile.level,
  y: (tile.y * TILE) / tile.level,
  scale: tile.level,
  size: TILE,
})

/** The ground that was last on a table, for whoever comes back to it: it need not be painted anew. */
let last: { readonly ground: string; readonly tiles: ReadonlyMap<string, Print> } | null = null

const named = (ground: Ground, board: BoardPicture): string => JSON.stringify([ground, board])

/** The painted ground in tiles, painted off the page's thread as they come into view. `changed` asks for a redraw. */
export function createGroundTiles(changed: () => void): GroundTiles {
  let ground: Ground | null = null
  let board: BoardPicture | null = null
  let by = 1
  let tiles = new Map<string, Print>()
  // Of the ground as it was before its last change: they stand in until the new ones are painted.
  let former: ReadonlyMap<string, Print> = new Map()
  let wanted: Tile[] = []
  let busy: string | null = null
  let lettered = false
  let told = 0

  const finish = (key: string, picture: CanvasImageSource): void => {
    const tile = parse(key)
    if (busy === key) busy = null
    if (!ground || !board || !tile) return
    const { sheet, pen } = makeSheet(TILE, TILE)
    pen.drawImage(picture, 0, 0)
    const { x, y, scale } = placeOf(tile)
    paintDressing(pen, { x, y, scale, width: TILE, height: TILE }, ground, board, LEGIBLE)
    tiles.set(key, print(sheet))
    for (const old of tiles.keys()) {
      if (tiles.size <= KEPT) break
      if (!old.startsWith('12 ')) tiles.delete(old)
    }
    next()
    if (busy !== null && performance.now() - told < TELL_MS) return
    told = performance.now()
    changed()
  }
  let painter: Painter = canWork() ? workerPainter(finish, paintHere) : pagePainter(finish)

  /** The painter beside the page did not come, or fell: the page paints the rest itself. */
  function paintHere(): void {
    painter.stop()
    painter = pagePainter(finish)
    if (ground && board) painter.ground(ground, board)
    const tile = busy === null ? null : parse(busy)
    busy = null
    if (tile) wanted.unshift(tile)
    next()
  }

  function next(): void {
    if (busy !== null || !lettered) return
    const tile = wanted.shift()
    if (!tile) return
    if (tiles.has(tile.key)) return next()
    busy = tile.key
    painter.paint(tile)
  }
  // Tiles bear lettering, so that none is finished before the faces are there.
  async function begin(): Promise<void> {
    await fontsLoaded()
    lettered = true
    next()
  }
  void begin()

  /** Tiles of a level within a view, the middle first. */
  function within(level: number, view: View): Tile[] {
    if (!board) return []
    const size = TILE / level
    const columns = Math.ceil((board.width * by) / size)
    const rows = Math.ceil((board.height * by) / size)
    const x0 = Math.max(0, Math.floor(view.x / size))
    const y0 = Math.max(0, Math.floor(view.y / size))
    const x1 = Math.min(columns - 1, Math.floor((view.x + view.width / view.scale) / size))
    const y1 = Math.min(rows - 1, Math.floor((view.y + view.height / view.scale) / size))
    const list: Tile[] = []
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) list.push({ level, x, y, key: `${level} ${x} ${y}` })
    const mx = (x0 + x1) / 2
    const my = (y0 + y1) / 2
    return list.toSorted((a, b) => Math.hypot(a.x - mx, a.y - my) - Math.hypot(b.x - mx, b.y - my))
  }
  function put(pen: Pen, view: View, tile: Tile, from: ReadonlyMap<string, Print> = tiles): void {
    const sheet = from.get(tile.key)
    if (!sheet) return
    if (from === tiles) {
      // Touched last: kept longest.
      tiles.delete(tile.key)
      tiles.set(tile.key, sheet)
    }
    const size = (TILE / tile.level) * view.scale
    const x = tile.x * size - view.x * view.scale
    const y = tile.y * size - view.y * view.scale
    pen.drawImage(sheet, x, y, size + 0.4, size + 0.4)
  }

  return {
    set(newGround, newBoard) {
      const isSame =
        ground?.seed === newGround.seed && board?.width === newBoard.width && board.height === newBoard.height
      // What was not painted anew since the last change is still in the one before.
      former = isSame ? new Map([...former, ...tiles]) : new Map()
      ground = newGround
      board = newBoard
      by = grain(newBoard)
      tiles = new Map(last?.ground === named(newGround, newBoard) ? last.tiles : [])
      wanted = []
      busy = null
      painter.ground(newGround, newBoard)
      changed()
    },
    draw(pen, camera, width, height, ratio) {
      if (!ground || !board) return
      const scale = camera.scale / by
      const view: View = { x: camera.x * by, y: camera.y * by, scale, width, height }
      pen.save()
      pen.beginPath()
      pen.rect(-view.x * scale, -view.y * scale, board.width * by * scale, board.height * by * scale)
      pen.clip()
      const best = LEVELS.find(level => level >= scale * ratio * 0.9) ?? 96
      const fine = within(best, view)
      const missing = fine.filter(tile => !tiles.has(tile.key))
      const far = best === 12 ? [] : within(12, view)
      if (missing.length > 0) {
        pen.fillStyle = GROUND_COLOURS[ground.look]
        pen.fillRect(0, 0, width, height)
        for (const tile of within(12, view)) put(pen, view, tile, former)
        for (const level of LEVELS)
          if (level < best) for (const tile of within(level, view)) put(pen, view, tile)
        // Sharp as it was rather than blurred as it is, for the moment.
        for (const tile of missing) put(pen, view, tile, former)
      } else if (former.size > 0) former = new Map()
      for (const tile of fine) put(pen, view, tile)
      pen.restore()
      wanted = [...far.filter(tile => !tiles.has(tile.key)), ...missing]
      next()
    },
    destroy() {
      painter.stop()
      if (ground && board && tiles.size > 0) last = { ground: named(ground, board), tiles }
    },
  }
}

function parse(key: string): Tile | null {
  const [level, x, y] = key.split(' ').map(Number)
  return level === undefined || x === undefined || y === undefined ? null : { level, x, y, key }
}
