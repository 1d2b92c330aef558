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
const FRAMES = 400
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
      await show(page, 'pan', `panning ${bases} bases`)
      await show(page, 'drag', `dragging one of ${bases} bases`)
    } finally {
      await page.close()
      await server.close()
    }
  })
})

async function show(page: Page, what: 'pan' | 'drag', title: string): Promise<void> {
  const times = await frames(page, what)
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  print(`${shown(median(times))} a frame, ${title} (${mean.toFixed(1)} ms on the whole)`)
}

/** Milliseconds from frame to frame while the table is panned to and fro, or a piece is carried about. */
function frames(page: Page, what: 'pan' | 'drag'): Promise<readonly number[]> {
  return page.evaluate(
    async ({ gesture, count }) => {
      const { table } = window
      if (!table) throw new Error('There is no table.')
      const sway = gesture === 'pan' ? 40 : 15
      const step = (frame: number): Promise<number> => {
        const way = Math.floor(frame / sway) % 2 === 0 ? 1 : -1
        if (gesture === 'pan') table.panBy(9 * way, 6 * way)
        else table.nudge(0.1 * way, 0.05 * way)
        return new Promise(resolve => requestAnimationFrame(resolve))
      }
      if (gesture === 'drag') table.lift('Unit 0')
      else {
        table.zoomBy(2)
        await new Promise(resolve => setTimeout(resolve, 1000))
        // There and back once, so that the ground is there: the worker that paints it would be measured too.
        for (let frame = 0; frame < 2 * sway; frame++) await step(frame)
        await new Promise(resolve => setTimeout(resolve, 4000))
      }
      const found: number[] = []
      let last = 0
      for (let frame = -sway; frame < count; frame++) {
        const now = await step(frame + sway)
        if (frame > 0) found.push(now - last)
        last = now
      }
      if (gesture === 'drag') table.cancel()
      return found
    },
    { gesture: what, count: FRAMES },
  )
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
  let battleLoad = 0
  try {
    for (let start = 0; start < STARTS; start++) {
      const context = await browser.newContext({ viewport: VIEW, serviceWorkers: 'block' })
      const page = await context.newPage()
      const scripts: Promise<Buffer>[] = []
      page.on('response', response => {
        if (response.url().endsWith('.js')) scripts.push(response.body())
      })
      await page.goto(address)
      await page.getByRole('button', { name: 'Play now' }).waitFor()
      battleLoad = kib(await Promise.all(scripts))
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
  print(`${battleLoad.toFixed(1).padStart(12)} KiB with the ruleset of the battle that it offers`)
  print(`${shown(median(paint))} to the first paint`)
  print(`${shown(median(playable))} to a playable table, one click included`)
  rmSync(DIST, { recursive: true, force: true })
})

/** KiB of the scripts that the page names: the app, and no ruleset. */
function firstLoad(): number {
  const page = readFileSync(`${DIST}/index.html`, 'utf8')
  const names = new Set([...page.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)].map(found => found[1] ?? ''))
  return kib([...names].map(name => readFileSync(`${DIST}/${name}`)))
}

function kib(scripts: readonly Buffer[]): number {
  return scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0) / 1024
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
