import { expect, test } from '@playwright/test'
import { WAITING, openAt, placeOnScreen, prompt, table, told, watchOver } from './helpers'
import { dock as dockOf } from './phone'

test('fights the mission to its end by the keyboard [colonial-2.6, colonial-R49]', async ({ page }) => {
  const problems = watchOver(page)
  await openAt(page, '#/setup/colonial/mission')
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill('COLONIAL-93')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
  const report = prompt(page).getByRole('button', { name: 'See the report' })
  const words = () => told(page)
  let volleys = 0
  for (let step = 0; step < 300; step++) {
    // While the computer thinks there is nothing to do.
    await expect.poll(words, WAITING).not.toMatch(/thinking|(is|are) acting|have the card/)
    if (await report.isVisible()) break
    const text = await words()
    if (/choose one of your units/.test(text)) {
      // The next unit that has something to do, its fire at the first enemy that it can hit.
      await page.keyboard.press('Space')
      const fire = page.getByRole('button', { name: /^Fire/ }).first()
      const test = page.getByRole('button', { name: /^Test morale/ }).first()
      const stand = page.getByRole('button', { name: /^Do nothing/ }).first()
      if (await test.isVisible()) await test.click()
      else if ((await fire.isVisible()) && (await fire.isEnabled())) {
        await fire.click()
        await page.keyboard.press('1')
        await page.keyboard.press('Enter')
        volleys += 1
      }
      if ((await words()) === text) await stand.click()
    } else {
      await page.keyboard.press('e')
    }
    await expect.poll(words, WAITING).not.toBe(text)
  }
  expect(volleys).toBeGreaterThan(0)
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/victory for|nobody wins|draw/i)
  expect(problems).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('carries a whole unit by touch [colonial-2.10]', async ({ page }) => {
    const problems = watchOver(page)
    await openAt(page, '#/setup/colonial/square')
    await page.getByText('A seed of your own').click()
    await page.getByLabel(/^Seed/).fill('COLONIAL-1')
    // What was typed changes the page under the finger: a tap that came too early is made again.
    await expect(async () => {
      const begin = page.getByRole('button', { name: 'Begin the battle' })
      if (await begin.isVisible()) await begin.tap()
      await expect(table(page)).toBeVisible({ timeout: 4_000 })
    }).toPass()
    await expect(prompt(page)).toContainText('choose one of your units', WAITING)
    await page.getByRole('button', { name: 'Show the whole table' }).tap()
    const unit = await placeOnScreen(page, 29.6, 21.6, SQUARE)
    const dock = dockOf(page)
    // The table glides to the whole first: a press that came too early hits nobody and is made again.
    await expect(async () => {
      await page.touchscreen.tap(unit.x, unit.y)
      await expect(dock).toContainText('Marines', { timeout: 2_000 })
    }).toPass()
    // Everybody at once: the place is pressed, the way confirmed.
    const place = await placeOnScreen(page, 33, 21.6, SQUARE)
    await page.touchscreen.tap(place.x, place.y)
    await expect(dock).toContainText('inches left')
    await dock.getByRole('button', { name: 'Move', exact: true }).last().tap()
    await expect(prompt(page)).toContainText('Marines have moved')
    expect(problems).toEqual([])
  })
})

const SQUARE = { width: 48, height: 40 }
