import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type Browser, type Page, chromium } from '@playwright/test'
import { createServer, preview } from 'vite'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { findChromium } from '../tools/chromium.mjs'

/** What a person feels: milliseconds a frame on a crowded table, and from a cold start to the first picture and the first battle. */
const VIEW = { width: 1440, height: 900 }
const DIST = '.cache/bench-dist'
const FRAMES = 120
const STARTS = 5

let browser: Browser
beforeAll(async () => {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium was found: `npm run test:browser` says how to get one.')
  browser = await chromium.launch({
    executablePath,
    // Frames as fast as they can be drawn, so that what is measured is the drawing and not the screen.
    args: ['--no-sandbox', '--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  })
})
afterAll(() => browser.close())

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const shown = (ms: number): string => `${ms.toFixed(1).padStart(12)} ms`

describe('a frame', () => {
  test.each([100, 500, 2000])('with %i bases', { timeout: 120_000 }, async bases => {
    const server = await createServer({ configFile: 'tests/table/gallery/vite.config.ts', logLevel: 'error' })
    await server.listen()
    const page = await browser.newPage({ viewport: VIEW })
    try {
      await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?scene=crowd&bases=${bases}`)
      await page.waitForFunction(() => Boolean(window.table?.element?.querySelector('canvas')))
      await page.waitForTimeout(4000) // the ground is painted once, off the page's thread
      print(`${shown(await frames(page, 'pan'))} a frame, panning ${bases} bases`)
      print(`${shown(await frames(page, 'drag'))} a frame, dragging one of ${bases} bases`)
    } finally {
      await page.close()
      await server.close()
    }
  })
})

/** Median milliseconds from frame to frame while the table is panned to and fro, or a piece is carried about. */
async function frames(page: Page, what: 'pan' | 'drag'): Promise<number> {
  const times = await page.evaluate(
    async ({ gesture, count }) => {
      const { table } = window
      if (!table) throw new Error('There is no table.')
      if (gesture === 'pan') table.zoomBy(2)
      else table.lift('Unit 0')
      const found: number[] = []
      let last = 0
      for (let frame = -15; frame < count; frame++) {
        const sway = Math.floor(frame / 15) % 2 === 0 ? 1 : -1
        if (gesture === 'pan') table.panBy(9 * sway, 6 * sway)
        else table.nudge(0.1 * sway, 0.05 * sway)
        const now = await new Promise<number>(resolve => requestAnimationFrame(resolve))
        if (frame > 0) found.push(now - last)
        last = now
      }
      if (gesture === 'drag') table.cancel()
      return found
    },
    { gesture: what, count: FRAMES },
  )
  return median(times)
}

test('a cold start', { timeout: 180_000 }, async () => {
  execFileSync(process.execPath, [
    'node_modules/vite/bin/vite.js',
    'build',
    '--outDir',
    DIST,
    '--logLevel',
    'error',
  ])
  const server = await preview({ build: { outDir: DIST }, preview: { port: 4199 }, logLevel: 'error' })
  const address = server.resolvedUrls?.local[0] ?? ''
  const paint: number[] = []
  const playable: number[] = []
  try {
    for (let start = 0; start < STARTS; start++) {
      const context = await browser.newContext({ viewport: VIEW, serviceWorkers: 'block' })
      const page = await context.newPage()
      await page.goto(address)
      await page.getByRole('button', { name: 'Play now' }).click()
      await page.getByText('Choose a unit to move').first().waitFor()
      const [first, now] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        performance.now(),
      ])
      paint.push(first ?? Number.NaN)
      playable.push(now ?? Number.NaN)
      await context.close()
    }
  } finally {
    await server.close()
  }
  print(`${firstLoad().toFixed(1).padStart(12)} KiB of JavaScript, gzipped, before the first screen`)
  print(`${shown(median(paint))} to the first paint`)
  print(`${shown(median(playable))} to a playable table, one click included`)
  rmSync(DIST, { recursive: true, force: true })
})

/** KiB of the scripts that the page names. */
function firstLoad(): number {
  const page = readFileSync(`${DIST}/index.html`, 'utf8')
  const names = new Set([...page.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)].map(found => found[1] ?? ''))
  let bytes = 0
  for (const name of names) bytes += gzipSync(readFileSync(`${DIST}/${name}`), { level: 9 }).length
  return bytes / 1024
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
