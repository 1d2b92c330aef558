import { expect, type Page, test } from '@playwright/test'
import { openHome, placeOnScreen, playNow, prompt, table, told, watchOver } from './helpers'

test.describe.configure({ timeout: 120_000 })

const together = (page: Page) => page.getByRole('group', { name: 'Moved together' })

/** Zama, deployed, at the Romans' first move, with a unit of theirs chosen. */
async function atZama(page: Page): Promise<void> {
  await openHome(page)
  await page.goto('./#/setup/legio/zama')
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill('LEGIO-1')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(prompt(page)).toContainText('All Roman units are placed')
  await page.keyboard.press('e')
  await expect.poll(() => told(page), { timeout: 60_000 }).toContain('11 of 11 Roman units may still move')
  await page.keyboard.press('Space')
}

test('advances eleven units of Legio VIII by one gesture, and takes them back by one', async ({ page }) => {
  const problems = watchOver(page)
  await atZama(page)
  await together(page)
    .getByRole('button', { name: /^All 11/ })
    .click()
  await expect(prompt(page)).toContainText('11 units are moved together')
  for (let at = 0; at < 4; at++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(prompt(page)).toContainText('Nobody is left to move')
  await page.keyboard.press('z')
  await expect(prompt(page)).toContainText('11 of 11 Roman units may still move')
  expect(problems).toEqual([])
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

  test('moves all who can go with the pressed unit to where was pressed', async ({ page }) => {
    await playNow(page)
    const unit = await placeOnScreen(page, 2.6, 11.2)
    await page.touchscreen.tap(unit.x, unit.y)
    await expect(table(page)).toBeVisible()
    await together(page)
      .getByRole('button', { name: /^All \d/ })
      .tap()
    await expect(prompt(page)).toContainText('units are moved together')
    const place = await placeOnScreen(page, 2.5, 9.3)
    await page.touchscreen.tap(place.x, place.y)
    const dock = page.getByRole('region', { name: 'Unit and orders' })
    await dock.getByRole('button', { name: /^Move, \d+ units$/ }).tap()
    await expect(prompt(page)).not.toContainText('units are moved together')
    await prompt(page).getByRole('button', { name: 'Log' }).tap()
    await expect(page.getByRole('dialog').getByText(/moves/).nth(2)).toBeVisible()
  })
})
