import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type Browser, type Page, chromium } from '@playwright/test'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { findChromium } from '../tools/chromium.mjs'
import { framesInTurn, median, openScene, type Frames, type Piece } from './frames'
import { longestTask, refereed } from './tasks'

/** What a person feels: milliseconds a frame on a crowded table, and from a cold start to the first picture and the first battle. */
const VIEW = { width: 1440, height: 900 }
const DIST = '.cache/bench-dist'
const GALLERY = 'tests/table/gallery/vite.config.ts'
/** There and back so many times. */
const SLICES = 10
const STARTS = 5

function launch(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium was found: `npm run test:browser` says how to get one.')
  return chromium.launch({
    executablePath,
    // Frames as fast as they can be drawn, so that what is measured is the drawing and not the screen.
    args: ['--no-sandbox', '--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  })
}
let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** In a crowd the first base, near a corner; in the Tangi a unit of twelve figures. */
const FIRST: Piece = { id: 'Unit 0', at: { x: 4, y: 4 } }
const SEPOYS: Piece = { id: 's1', at: { x: 15.5, y: 15.2 } }

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const shown = (ms: number): string => `${ms.toFixed(1).padStart(12)} ms`

/**
 * Another build's gallery to compare with, by its address: both are measured in turn.
 * `vite build --config tests/table/gallery/vite.config.ts` builds one, `vite preview` with the same config serves it.
 */
const BEFORE = process.env['BEFORE']

describe('a frame', () => {
  let server: PreviewServer
  beforeAll(async () => {
    bundle('--config', GALLERY)
    server = await preview({ configFile: GALLERY, logLevel: 'error' })
  }, 60_000)
  afterAll(() => server.close())

  test.each([
    { of: '100 bases', scene: 'crowd&bases=100', piece: FIRST },
    { of: '500 bases', scene: 'crowd&bases=500', piece: FIRST },
    { of: '2000 bases', scene: 'crowd&bases=2000', piece: FIRST },
    { of: '120 single figures of Colonial, by units', scene: 'figures', piece: SEPOYS },
  ])('with $of', { timeout: 240_000 }, async ({ of, scene, piece }) => {
    const now = server.resolvedUrls?.local[0] ?? ''
    const pages: Page[] = []
    // Each in a browser of its own: a page behind another one gets fewer frames.
    for (const address of BEFORE === undefined ? [now] : [now, BEFORE])
      pages.push(await openScene(await launch(), address, scene))
    for (const doing of ['pan', 'drag'] as const) {
      const [found, before] = await framesInTurn(pages, doing, SLICES, piece)
      if (!found) throw new Error('No page was measured.')
      const what = doing === 'pan' ? `panning ${of}` : `dragging one of ${of}`
      print(
        `${shown(found.median)} a frame, ${what} (${found.mean.toFixed(1)} ms on the whole)${than(found, before)}`,
      )
    }
    for (const page of pages) await page.context().browser()?.close()
  })
})

function than(now: Frames, before: Frames | undefined): string {
  if (!before) return ''
  const times = (a: number, b: number): string => `${(a / b).toFixed(2)} times`
  return `; before ${before.median.toFixed(1)} (${before.mean.toFixed(1)}): ${times(now.median, before.median)}, ${times(now.mean, before.mean)} on the whole`
}

test('a cold start', { timeout: 180_000 }, async () => {
  bundle('--outDir', DIST)
  const server = await preview({ build: { outDir: DIST }, preview: { port: 4199 }, logLevel: 'error' })
  const address = server.resolvedUrls?.local[0] ?? ''
  const paint: number[] = []
  const playable: number[] = []
  const held: number[] = []
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
      await page
        .getByText(/Choose a unit to move|Drop Company HQ/)
        .first()
        .waitFor()
      const [first, now] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        performance.now(),
      ])
      paint.push(first ?? Number.NaN)
      playable.push(now ?? Number.NaN)
      const buffer = await refereed(page)
      await page.goto(`${address}#/`)
      held.push(
        await longestTask(browser, page, async () => {
          await page
            .getByLabel('A battle file')
            .setInputFiles({ name: 'rain.json', mimeType: 'application/json', buffer })
          await page.getByText('It rains.').first().waitFor()
          await page.waitForTimeout(1_000)
        }),
      )
      await context.close()
    }
  } finally {
    await server.close()
  }
  print(`${firstLoad().toFixed(1).padStart(12)} KiB of JavaScript, gzipped, before the first screen`)
  print(`${battleLoad.toFixed(1).padStart(12)} KiB with the ruleset of the battle that it offers`)
  print(`${shown(median(paint))} to the first paint`)
  print(`${shown(median(playable))} to a playable table, one click included`)
  print(`${shown(median(held))} of the processor, the longest task while a battle of 600 acts is opened`)
  rmSync(DIST, { recursive: true, force: true })
})

/** Builds as for a person: the test runner's own environment would make it React's slow build. */
function bundle(...options: readonly string[]): void {
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', ...options],
    { env: { ...process.env, NODE_ENV: 'production' } },
  )
}

/** KiB of the scripts that the page names: the app, and no ruleset. */
function firstLoad(): number {
  const page = readFileSync(`${DIST}/index.html`, 'utf8')
  const names = new Set([...page.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)].map(found => found[1] ?? ''))
  return kib([...names].map(name => readFileSync(`${DIST}/${name}`)))
}

function kib(scripts: readonly Buffer[]): number {
  return scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0) / 1024
}
