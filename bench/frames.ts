import type { Browser, Page } from '@playwright/test'
import type { TableHandle } from '../src/table/props'

declare global {
  interface Window {
    table: TableHandle | null
  }
}

/** What is done while frames are counted: the table is panned to and fro, or one of its pieces is carried about. */
export type Doing = 'pan' | 'drag'

/** What is carried about, and where it stands. */
export interface Piece {
  readonly id: string
  readonly at: { readonly x: number; readonly y: number }
}

/** Milliseconds a frame: the median, and the mean on the whole, each the median of all slices. */
export interface Frames {
  readonly median: number
  readonly mean: number
}

const VIEW = { width: 1440, height: 900 }
/** Frames from one end to the other and back are one slice. */
const SWAY: Readonly<Record<Doing, number>> = { pan: 40, drag: 15 }

/** Opens a scene of a built gallery, and waits until its ground is painted, which is done once and off the page's thread. */
export async function openScene(browser: Browser, address: string, scene: string): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEW })
  await page.goto(`${address}?scene=${scene}`)
  await page.waitForFunction(() => Boolean(window.table?.element?.querySelector('canvas')))
  await page.waitForTimeout(4000)
  return page
}

/** Does it on every page in turn, slice by slice, so that whatever else the machine does is shared by all. */
export async function framesInTurn(
  pages: readonly Page[],
  doing: Doing,
  slices: number,
  piece: Piece,
): Promise<readonly Frames[]> {
  const found = pages.map((): Frames[] => [])
  for (const page of pages) await begin(page, doing, piece)
  for (let slice = 0; slice < slices; slice++) {
    for (const [i, page] of pages.entries()) {
      const times = await sway(page, SWAY[doing], doing)
      found[i]?.push({ median: median(times), mean: mean(times) })
    }
  }
  for (const page of pages) await page.evaluate(() => window.table?.cancel())
  return found.map(list => ({
    median: median(list.map(one => one.median)),
    mean: median(list.map(one => one.mean)),
  }))
}

async function begin(page: Page, doing: Doing, piece: Piece): Promise<void> {
  const carried = doing === 'drag' ? piece : null
  await page.evaluate(unit => {
    const { table } = window
    if (unit === null) return table?.zoomBy(2)
    // Where the piece is seen: where nothing changes there are no frames.
    table?.centre(unit.at)
    return table?.lift(unit.id)
  }, carried)
  await page.waitForTimeout(1000)
  // There and back once, so that the ground is there: the worker that paints it would be measured too.
  await sway(page, SWAY[doing], doing)
  await page.waitForTimeout(4000)
}

/** Milliseconds from frame to frame, once there and back. */
function sway(page: Page, far: number, doing: Doing): Promise<readonly number[]> {
  return page.evaluate(
    async ({ far, doing }) => {
      const { table } = window
      if (!table) throw new Error('There is no table.')
      const found: number[] = []
      let last = 0
      for (let frame = 0; frame < far * 2; frame++) {
        const way = frame < far ? 1 : -1
        if (doing === 'pan') table.panBy(9 * way, 6 * way)
        else table.nudge(0.1 * way, 0.05 * way)
        const now = await new Promise<number>(resolve => requestAnimationFrame(resolve))
        if (frame > 0) found.push(now - last)
        last = now
      }
      return found
    },
    { far, doing },
  )
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
