import { expect, test } from '@playwright/test'
import { placeOnScreen, playNow, prompt, step } from './helpers'

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

test('plays by touch: a unit, a place, the green button', async ({ page }) => {
  await playNow(page)
  const unit = await placeOnScreen(page, 2.6, 11.2)
  await page.touchscreen.tap(unit.x, unit.y)
  await expect(prompt(page)).toContainText('Drop Company HQ')
  const place = await placeOnScreen(page, 2.5, 9.3)
  await page.touchscreen.tap(place.x, place.y)
  const dock = page.getByRole('region', { name: 'Unit and orders' })
  await expect(dock).toContainText('inches left')
  await dock.getByRole('button', { name: 'Move', exact: true }).last().tap()
  await prompt(page).getByRole('button', { name: 'Log' }).tap()
  await expect(page.getByRole('dialog')).toContainText('Company HQ moves')
  await page.getByRole('button', { name: 'Close' }).tap()
  await dock.getByRole('button', { name: 'End move phase' }).tap()
  await expect(prompt(page)).toContainText('End the phase?')
  await dock.getByRole('button', { name: 'End move phase' }).tap()
  await expect(step(page)).toContainText('Americans fire')
})

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true })

  test('has the next unit, the end and the card under the thumb', async ({ page }) => {
    await playNow(page)
    await page.getByRole('button', { name: 'Next unit' }).last().tap()
    await expect(prompt(page)).toContainText('Drop Company HQ')
    await page.getByRole('button', { name: 'Card of the unit' }).tap()
    await expect(page.getByRole('dialog')).toContainText('Company HQ')
    await page.getByRole('button', { name: 'Close' }).tap()
    await page.getByRole('button', { name: 'End move phase' }).last().tap()
    await expect(prompt(page)).toContainText('End the phase?')
  })
})

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a question at the top has room for its words, and its answers lie within the screen', async ({
    page,
  }) => {
    await playNow(page)
    await page
      .getByRole('region', { name: 'Unit and orders' })
      .getByRole('button', { name: 'End move phase' })
      .tap()
    const words = prompt(page).getByText('End the phase?')
    await expect(words).toBeInViewport({ ratio: 1 })
    expect((await words.boundingBox())?.width).toBeGreaterThan(150)
    for (const name of ['Not yet', 'End move phase'])
      await expect(prompt(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    await prompt(page).getByRole('button', { name: 'Not yet' }).tap()
    await expect(words).toHaveCount(0)
  })
})
