import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'

const ACTS = 600

interface Happened {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of the processor, which other work on the machine does not lengthen. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** The longest task of the page's own thread while something is done, in milliseconds of the processor. */
export async function longestTask(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Happened[] }
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const own = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`))
  const tasks = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && own.has(`${pid} ${tid}`))
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

/** The file of the battle on the page, with 600 acts of the referee. */
export async function refereed(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'Menu' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).click(),
  ])
  const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as { lines: [object] }
  const action = { type: 'referee', do: 'note', reason: 'It rains.' }
  const steps = Array.from({ length: ACTS }, () => ({ action, side: null, by: 'referee', dice: [] }))
  return Buffer.from(JSON.stringify({ ...file, cursor: ACTS, lines: [{ ...file.lines[0], steps }] }))
}
