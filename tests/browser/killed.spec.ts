import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page, test } from '@playwright/test'
import { findChromium } from '../../tools/chromium.mjs'

const KILLS = 4

/** A browser of its own with a profile that outlives it. */
interface Started {
  readonly page: Page
  /** Ends it and all its processes at once, as a power cut or an impatient person does. */
  readonly kill: () => Promise<void>
}

async function start(program: string, args: readonly string[], profile: string): Promise<Started> {
  const own = spawn(
    program,
    [...args, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise<void>(resolve => own.once('exit', () => resolve()))
  const browser = await chromium.connectOverCDP(await addressOf(own))
  const page = browser.contexts()[0]?.pages()[0]
  if (!page) throw new Error('The browser has no page.')
  return {
    page,
    async kill() {
      if (own.pid !== undefined && own.exitCode === null && own.signalCode === null)
        process.kill(-own.pid, 'SIGKILL')
      await ended
    },
  }
}

/** Where a browser that has just been started can be spoken to. */
function addressOf(own: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    own.stderr?.on('data', (piece: Buffer) => {
      said += piece.toString()
      const address = /ws:\/\/\S+/.exec(said)
      if (address) resolve(address[0])
    })
    own.once('exit', () => reject(new Error(`The browser did not start. ${said}`)))
  })
}

/** Tells the test each number of actions that the page shows as kept, as soon as it does. */
async function watchKept(page: Page): Promise<number[]> {
  const shown: number[] = []
  await page.exposeFunction('showsKept', (number: string) => shown.push(Number(number)))
  await page.addInitScript(() => {
    localStorage.setItem('pz8.preferences', JSON.stringify({ animation: 0 }))
    let last: string | null = null
    const look = (): void => {
      const kept = document.querySelector('[data-kept]')?.getAttribute('data-kept') ?? null
      if (kept === last) return
      last = kept
      if (kept !== null) (window as unknown as { showsKept(number: string): void }).showsKept(kept)
    }
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-kept'],
    })
  })
  return shown
}

test(`a browser that is killed ${KILLS} times in the middle of a battle loses no action that it showed as kept`, async ({
  baseURL,
}, { project }) => {
  const { args = [], executablePath } = project.use.launchOptions ?? {}
  const profile = mkdtempSync(join(tmpdir(), 'pz8-killed-'))
  const run = (): Promise<Started> => start(executablePath ?? findChromium() ?? 'chromium', args, profile)
  let address = ''
  let last = 0
  try {
    for (let time = 0; time <= KILLS; time++) {
      const { page, kill } = await run()
      try {
        const shown = await watchKept(page)
        if (time === 0) {
          await page.goto(`${baseURL}#/setup/ww2/sainte-colombe`)
          const computers = page.getByRole('radio', { name: 'Computer' })
          await expect(computers).toHaveCount(2)
          for (const side of [0, 1]) await computers.nth(side).check()
          await page.getByRole('button', { name: /^Begin/ }).click()
          await page.waitForURL(/#\/battle\//)
          address = page.url()
        } else await page.goto(address)
        await expect.poll(() => shown.length, { timeout: 60_000, intervals: [10] }).toBeGreaterThan(0)
        expect(shown[0]).toBeGreaterThanOrEqual(last)
        if (time === KILLS) break
        // At another moment each time: while it loads, between two actions, in the middle of one.
        const more = shown.length + 1 + (time % 3)
        await expect
          .poll(() => shown.length, { timeout: 60_000, intervals: [1] })
          .toBeGreaterThanOrEqual(more)
        await new Promise(resolve => setTimeout(resolve, (time * 7) % 20))
        await kill()
        last = shown.at(-1) ?? last
      } finally {
        await kill()
      }
    }
    // It was played all the time.
    expect(last).toBeGreaterThan(2 * KILLS)
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})
