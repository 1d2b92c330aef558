import { expect, type Page, test } from '@playwright/test'
import { openAt, placeOnScreen, playNow, prompt, table, told, watchOver } from './helpers'

const together = (page: Page) => page.getByRole('group', { name: 'Moved together' })

/** Zama, deployed, at the Romans' first move, with a unit of theirs chosen. */
async function atZama(page: Page): Promise<void> {
  await openAt(page, '#/setup/legio/zama')
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

test('draws a box with Shift about a line, adds one by a press, and drags them all', async ({ page }) => {
  const problems = watchOver(page)
  await atZama(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('f')
  await expect.poll(() => page.locator('[data-chosen]').count()).toBe(0)
  const zama = { width: 26, height: 24 }
  const at = (x: number, y: number) => placeOnScreen(page, x, y, zama)
  // I, II, V and VI Legion stand in the box, the Socii beside it.
  const [from, to] = [await at(8.4, 19.5), await at(15.6, 21.3)]
  await page.keyboard.down('Shift')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, to.y, { steps: 5 })
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
  await expect(prompt(page)).toContainText('4 units are moved together')
  const socii = await at(16.4, 20.4)
  await page.mouse.click(socii.x, socii.y)
  await page.keyboard.up('Shift')
  await expect(prompt(page)).toContainText('5 units are moved together')
  const unit = await at(9.6, 20.4)
  const ahead = await at(9.6, 18.9)
  await page.mouse.move(unit.x, unit.y)
  await page.mouse.down()
  await page.mouse.move(ahead.x, ahead.y, { steps: 6 })
  await page.mouse.up()
  await expect(prompt(page)).toContainText('6 of 11 Roman units may still move')
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
