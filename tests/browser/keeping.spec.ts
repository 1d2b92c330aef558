import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { log, openAt, playNow, table } from './helpers'

/** Moves the next unit a little. */
async function act(page: Page): Promise<void> {
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
}

/** How many actions the page shows as kept; null while it does not. */
const kept = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-kept]')?.getAttribute('data-kept') ?? null)

/** From now on nothing can be written, as on a full disk, until it is mended. */
const breakWriting = (page: Page, name: string): Promise<void> =>
  page.evaluate(called => {
    const stores = IDBObjectStore.prototype
    const put = Object.getOwnPropertyDescriptor(stores, 'put')
    stores.put = () => {
      throw new DOMException('broken', called)
    }
    Object.assign(window, { mend: () => put && Object.defineProperty(stores, 'put', put) })
  }, name)

const mend = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { mend(): void }).mend())

test('what cannot be written is told at once, warns on closing, and is written by itself afterwards', async ({
  page,
}) => {
  await playNow(page)
  await expect.poll(() => kept(page)).toBe('0')
  await breakWriting(page, 'QuotaExceededError')
  await act(page)
  await expect(log(page)).toContainText('Company HQ moves')
  const told = page.getByRole('alert').filter({ hasText: 'Not kept: this browser has no room left.' })
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByText('The last actions are not kept in this browser.')).toBeVisible()
  await page.keyboard.press('Escape')
  // It covers nothing: the bar of the table begins below it.
  const box = await told.boundingBox()
  const bar = await page.getByRole('banner').boundingBox()
  expect(bar!.y).toBeGreaterThanOrEqual(box!.y + box!.height - 1)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    told.getByRole('button', { name: 'Save to a file' }).click(),
  ])
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ cursor: 1 })
  // On other screens too, and back at the table nothing is lost.
  const here = page.url()
  await told.getByRole('link', { name: 'Your battles' }).click()
  await expect(page.getByRole('heading', { name: 'Your battles' })).toBeVisible()
  await expect(told).toBeVisible()
  await page.goto(here)
  await expect(log(page)).toContainText('Company HQ moves')
  const asked = page.waitForEvent('dialog').then(dialog => dialog.dismiss())
  await page.evaluate(() => setTimeout(() => location.reload()))
  await asked
  await mend(page)
  await expect(told).toHaveCount(0, { timeout: 120_000 })
  expect(await kept(page)).toBe('1')
  await page.reload()
  await expect(log(page)).toContainText('Company HQ moves')
})

test('a write that is never answered is told after a second, and warns on closing', async ({ page }) => {
  await playNow(page)
  await expect.poll(() => kept(page)).toBe('0')
  // Somebody else writes, and does not come to an end: a transaction lasts as long as something is asked of it.
  await page.evaluate(
    () =>
      new Promise<void>(begun => {
        const opening = indexedDB.open('pz8-tabletop')
        opening.onsuccess = () => {
          let stuck = true
          const names = [...opening.result.objectStoreNames]
          const store = opening.result.transaction(names, 'readwrite').objectStore(names[0]!)
          const ask = (): void => {
            store.count().onsuccess = () => {
              begun()
              if (stuck) ask()
            }
          }
          ask()
          Object.assign(window, { mend: () => (stuck = false) })
        }
      }),
  )
  await act(page)
  const told = page.getByRole('alert').filter({ hasText: 'Not kept so far' })
  await expect(told).toBeVisible()
  const asked = page.waitForEvent('dialog').then(dialog => dialog.dismiss())
  await page.evaluate(() => setTimeout(() => location.reload()))
  await asked
  await mend(page)
  await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 120_000 })
  expect(await kept(page)).toBe('1')
})

test('a database that is deleted under the table is made anew with the next action', async ({ page }) => {
  await playNow(page)
  await expect.poll(() => kept(page)).toBe('0')
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('pz8-tabletop')
        deleting.onsuccess = () => resolve()
        deleting.onblocked = () => reject(new Error('It is held open.'))
      }),
  )
  await act(page)
  await expect.poll(() => kept(page)).toBe('1')
  await page.reload()
  await expect(log(page)).toContainText('Company HQ moves')
})

test('settings that cannot be kept are told', async ({ page }) => {
  await openAt(page, '#/settings')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByRole('switch', { name: 'Sound' }).click()
  await expect(page.getByRole('alert')).toContainText('Settings are not kept')
  await page.getByRole('switch', { name: 'Sound' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('where the browser denies its database, the battle is played and told as not kept', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  })
  await playNow(page)
  await expect(page.getByRole('alert')).toContainText(
    'Not kept: this browser does not let battles be written',
  )
  await act(page)
  await expect(log(page)).toContainText('Company HQ moves')
  await expect(table(page)).toBeVisible()
})

test('a browser that clears the place of battles under the table loses nothing', async ({
  page,
  context,
}) => {
  await playNow(page)
  await expect.poll(() => kept(page)).toBe('0')
  const { origin } = new URL(page.url())
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await act(page)
  await expect.poll(() => kept(page)).toBe('1')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expect(log(page)).toContainText('Company HQ moves')
})
