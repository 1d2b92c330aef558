import { expect, test, type Page, type Route } from '@playwright/test'
import { chooseNobody, log, openHome, placeOnScreen, playNow, prompt, table } from './helpers'

/** Lets nothing through whose address fits, until it is called. */
async function without(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const refuse = (route: Route) => route.abort('connectionfailed')
  await page.route(address, refuse)
  return () => page.unroute(address, refuse)
}

const missing = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not come' })

test('a screen that did not come is named, asked for again, and then comes by itself, dressed', async ({
  page,
}) => {
  await openHome(page)
  const back = await without(page, /\/assets\/(Settings|settings|page)[^/]*\.(js|css)$/)
  await page.goto('./#/settings')
  await expect(missing(page)).toContainText('The settings did not come.')
  await back()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  const styles = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(link => !link.sheet)
        .length,
  )
  expect(styles).toBe(0)
})

test('the table comes by itself when the network is back', async ({ page }) => {
  await openHome(page)
  const back = await without(page, /\/assets\/BattleScreen[^/]*\.js$/)
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(missing(page)).toContainText('The table did not come.')
  await back()
  await expect(table(page)).toBeVisible()
})

test('a sheet that did not come leaves the battle as it is', async ({ page }) => {
  const back = await without(page, /\/assets\/Sheets[^/]*\.js$/)
  await playNow(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(missing(page)).toContainText('The sheet that you asked for did not come.')
  await expect(table(page)).toBeVisible()
  await expect(prompt(page)).toContainText('Choose a unit to move')
  await back()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Save to a file' })).toBeVisible()
})

test('rules that did not come are named and come by themselves', async ({ page }) => {
  const back = await without(page, /\/assets\/legio[^/]*\.js$/)
  await openHome(page)
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible()
  await page.goto('./#/ruleset/legio')
  await expect(missing(page)).toContainText('The rules of Legio VIII did not come.')
  await back()
  await expect(page.getByRole('heading', { name: 'Zama' }).first()).toBeVisible()
})

test('a battle waits for its reader, and for the computer', async ({ page }) => {
  await playNow(page)
  const back = await without(page, /\/assets\/(reader|opponent)\.worker[^/]*\.js$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This battle cannot be opened' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('alert')).toContainText('could not be fetched')
  await back()
  await page.getByRole('button', { name: 'Try again' }).click()
  await chooseNobody(page)
  await expect(prompt(page)).toContainText('Choose a unit to move')
  await expect(log(page)).toBeVisible()
})

test('the ground is painted without its painter', async ({ page }) => {
  await without(page, /\/assets\/ground\.worker[^/]*\.js$/)
  await openHome(page)
  // A plain ground packs into next to nothing; a painted one does not.
  const first = page.locator('main canvas').first()
  await expect.poll(async () => (await first.screenshot()).length).toBeGreaterThan(60_000)
  await playNow(page)
  const { x, y } = await placeOnScreen(page, 14, 5)
  await expect
    .poll(
      async () => (await page.screenshot({ clip: { x: x - 60, y: y - 60, width: 120, height: 120 } })).length,
    )
    .toBeGreaterThan(12_000)
})

const ADDRESSES = [
  '#/rules/ww2/%E0%A4%A',
  '#/rules/%E0%A4%A/x',
  '#/rules/ww2/%25%25',
  '#/ruleset/__proto__',
  '#/setup/ww2/%E0%A4%A',
  '#/setup/ww2/constructor',
  '#/battle/%E0%A4%A',
  '#/report/%00',
  '#/watch/%E0%A4%A/1e999',
  '#/watch/x/-1',
  '#/muster/%E0%A4%A',
  '#/armies/toString',
  '#/armies/ww2',
  '#/army/nothing',
  '#/army/%E0%A4%A',
  '#/list/AAAA',
  '#/list/%E0%A4%A',
  '#/points/toString',
  '#/points/ww2',
  '#/points/legio/nothing',
  '#/points/legio/at/nowhere',
  '#/workshop/%C0%80',
  '#/link/%E0%A4%A',
  '#/link/AAAA',
  '#/%E0%A4%A',
  '#//////',
  '#/rules/ww2/<script>',
]

test('no address makes the program stumble', async ({ page }) => {
  test.slow()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await openHome(page)
  for (const address of ADDRESSES) {
    await page.evaluate(hash => void (location.hash = hash), address)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByText('The program stumbled')).toHaveCount(0)
  }
  expect(errors).toEqual([])
})
