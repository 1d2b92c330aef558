import { expect, type Page, test } from '@playwright/test'
import { openHome, placeOnScreen, playNow, prompt, table, watchOver } from './helpers'

const rulers = (page: Page) => page.getByRole('group', { name: 'Rulers' })

async function measure(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const [a, b] = [await placeOnScreen(page, ...from), await placeOnScreen(page, ...to)]
  await page.mouse.move(a.x, a.y)
  await page.mouse.down()
  await page.mouse.move(b.x, b.y, { steps: 4 })
  await page.mouse.up()
}

test('leaves rulers on the table, and writes all distances from a unit', async ({ page }) => {
  const problems = watchOver(page)
  await playNow(page)
  const bare = await table(page).screenshot()
  await page.keyboard.press('m')
  await measure(page, [20, 6], [28, 8])
  await rulers(page).getByRole('button', { name: 'Leave it here' }).click()
  await measure(page, [20, 16], [28, 18])
  await page.keyboard.press('Shift+M')
  await expect(rulers(page).getByRole('button', { name: 'Leave it here' })).toHaveCount(0)
  const lying = rulers(page).getByRole('button', { name: /^Take away the ruler/ })
  await expect(lying).toHaveCount(2)
  // One of them is taken away by a press on it, by its button, by keys.
  const middle = await placeOnScreen(page, 24, 17)
  await page.mouse.click(middle.x, middle.y)
  await expect(lying).toHaveCount(1)
  await measure(page, [20, 16], [28, 18])
  await page.keyboard.press('Shift+M')
  await lying.first().click()
  await expect(lying).toHaveCount(1)
  await page.keyboard.press('Shift+X')
  await expect(lying).toHaveCount(0)
  await measure(page, [20, 16], [28, 18])
  await page.keyboard.press('Shift+M')
  await prompt(page).getByRole('button', { name: 'Stop measuring' }).click()
  await expect(prompt(page)).toContainText('Choose a unit')
  await page.mouse.move(5, 300)
  const laid = await table(page).screenshot()
  expect(laid.equals(bare)).toBe(false)

  await page.keyboard.press('Space')
  const all = rulers(page).getByRole('button', { name: 'All distances' })
  await page.keyboard.press('a')
  await expect(all).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('x')
  await expect(rulers(page)).toHaveCount(0)

  for (const [word, found] of [
    ['tape', 'Measure from anything to anything'],
    ['how far', 'All distances from the chosen unit, or no longer'],
  ] as const) {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(word)
    await expect(page.getByRole('option', { name: found })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  expect(problems).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('measures, keeps, takes away and clears by touch', async ({ page }) => {
    await openHome(page)
    await page.getByRole('button', { name: 'Play now' }).tap()
    await page.getByRole('button', { name: 'Next unit' }).last().tap()
    await page.getByRole('button', { name: 'Measure', exact: true }).tap()
    await rulers(page).getByRole('button', { name: 'All distances' }).tap()
    const box = await table(page).boundingBox()
    if (!box) throw new Error('The table is not on the screen.')
    await page.mouse.move(box.x + 120, box.y + 200)
    await page.mouse.down()
    await page.mouse.move(box.x + 260, box.y + 240, { steps: 4 })
    await page.mouse.up()
    await rulers(page).getByRole('button', { name: 'Leave it here' }).tap()
    await prompt(page).getByRole('button', { name: 'Stop measuring' }).tap()
    await rulers(page)
      .getByRole('button', { name: /^Take away the ruler/ })
      .tap()
    await expect(rulers(page).getByRole('button', { name: /^Take away the ruler/ })).toHaveCount(0)
    await expect(rulers(page).getByRole('button', { name: 'All distances' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await rulers(page).getByRole('button', { name: 'Clear' }).tap()
    await expect(rulers(page)).toHaveCount(0)
  })
})
