import { expect, test } from '@playwright/test'
import {
  chooseNobody,
  bar,
  log,
  openHome,
  placeOnScreen,
  playNow,
  prompt,
  step,
  table,
  watchOver,
} from './helpers'

test('goes from the first screen to a battle in one click', async ({ page }) => {
  const problems = watchOver(page)
  await playNow(page)
  await expect(page.getByRole('heading', { name: 'The Crossroads at Saint-Aubin' })).toBeVisible()
  await expect(step(page)).toContainText('Americans move')
  await expect(page).toHaveTitle(/^● /)
  expect(problems).toEqual([])
})

test('moves a unit with the mouse, takes it back, does it again and ends the phase', async ({ page }) => {
  await playNow(page)
  await page.getByRole('button', { name: 'Next unit' }).click()
  await expect(page.getByRole('region', { name: 'Card of Company HQ' })).toBeVisible()
  // The piece stands 2.6 inches from the west and 11.2 from the north of a table of 36 by 24, which is wholly shown.
  const at = await placeOnScreen(page, 2.6, 11.2)
  const to = await placeOnScreen(page, 3.6, 11.2)
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move((at.x + to.x) / 2, at.y, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await expect(page.getByRole('heading', { name: /This path/ })).toBeVisible()
  await page.mouse.up()
  await expect(log(page)).toContainText('Company HQ moves')
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(log(page)).not.toContainText('Company HQ moves')
  await page.getByRole('button', { name: 'Do again' }).click()
  await expect(log(page)).toContainText('Company HQ moves')
  await prompt(page).getByRole('button', { name: 'End move phase' }).click()
  await expect(prompt(page)).toContainText('End the phase?')
  await prompt(page).getByRole('button', { name: 'End move phase' }).click()
  await expect(step(page)).toContainText('Americans fire')
})

test('an order draws the pieces anew and leaves the ground as it is', async ({ page }) => {
  await page.addInitScript(() => {
    const show = Reflect.get(ImageBitmapRenderingContext.prototype, 'transferFromImageBitmap')
    ImageBitmapRenderingContext.prototype.transferFromImageBitmap = function (picture) {
      const { dataset } = this.canvas as HTMLCanvasElement
      dataset['shown'] = String(Number(dataset['shown'] ?? 0) + 1)
      Reflect.apply(show, this, [picture])
    }
  })
  await playNow(page)
  const times = () =>
    page
      .locator('canvas[data-shown]')
      .evaluateAll(layers => layers.map(({ dataset }) => Number(dataset['shown'])))
  // Its tiles come one after the other.
  let [ground, pieces] = await times()
  await expect(async () => {
    await page.waitForTimeout(1_500)
    const before = ground
    ;[ground, pieces] = await times()
    expect(ground).toBe(before)
  }).toPass()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('Company HQ moves')
  await expect.poll(async () => (await times())[1]).toBeGreaterThan(pieces ?? 0)
  expect((await times())[0]).toBe(ground)
})

test('refuses too long a way and stops the piece at the nearest place, which is taken back free', async ({
  page,
}) => {
  await playNow(page)
  await page.keyboard.press('Space')
  const at = await placeOnScreen(page, 2.6, 11.2)
  const to = await placeOnScreen(page, 9, 8)
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(/too far/)
  await expect(log(page)).toContainText('Company HQ moves')
  await notice.getByRole('button', { name: 'Take it back' }).click()
  await expect(log(page)).not.toContainText('Company HQ moves')
})

test('plays a phase by the keyboard alone', async ({ page }) => {
  await openHome(page)
  const play = page.getByRole('button', { name: 'Play now' })
  await expect(play).toBeEnabled()
  await play.focus()
  await page.keyboard.press('Enter')
  await chooseNobody(page)
  await expect(prompt(page)).toContainText('Choose a unit to move')
  await page.keyboard.press('Space')
  await expect(prompt(page)).toContainText('Drop Company HQ')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('Company HQ moves')
  await page.keyboard.press('z')
  await expect(log(page)).not.toContainText('Company HQ moves')
  await page.keyboard.press('Shift+Z')
  await expect(log(page)).toContainText('Company HQ moves')
  await page.keyboard.press('e')
  await expect(prompt(page)).toContainText('End the phase?')
  await page.keyboard.press('Escape')
  await expect(step(page)).toContainText('Americans move')
  await page.keyboard.press('e')
  await page.keyboard.press('Enter')
  await expect(step(page)).toContainText('Americans fire')
})

test('finds a unit, a clause and an action by the palette, and shows all keys', async ({ page }) => {
  await playNow(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('2nd platoon')
  await page.getByRole('option', { name: /^2nd Platoon .*Americans$/ }).click()
  await expect(page.getByRole('region', { name: 'Card of 2nd Platoon' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'All keys' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('ruling 12')
  await page.getByRole('option', { name: /^R12/ }).click()
  const book = page.getByRole('dialog', { name: 'WW2, rulebook' })
  await expect(book.locator('[data-found]')).toBeInViewport()
  await expect(book.locator('[data-found]')).toContainText('R12')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Card of 2nd Platoon' })).toBeVisible()
})

test('resumes at the same point after a reload', async ({ page }) => {
  const problems = watchOver(page)
  await playNow(page)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('Company HQ moves')
  await page.reload()
  await expect(log(page)).toContainText('Company HQ moves')
  await page.goto('./')
  await page.getByRole('link', { name: /The Crossroads at Saint-Aubin.*turn 1/ }).click()
  await expect(log(page)).toContainText('Company HQ moves')
  expect(problems).toEqual([])
})

test('writes what the referee does into the log, with its reason', async ({ page }) => {
  await openHome(page)
  await page.getByRole('link', { name: 'Change sides or rules' }).click()
  await page.getByRole('radio', { name: 'Someone here' }).nth(1).check()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  // Nothing is hidden in this battle: no curtain falls.
  await expect(table(page)).toBeVisible()
  await page.keyboard.press('b')
  const bench = page.getByRole('dialog', { name: 'Referee’s bench' })
  await bench.getByRole('textbox', { name: 'A note' }).fill('to see how it is written')
  await bench.getByRole('button', { name: 'Note it in the log' }).click()
  await expect(log(page)).toContainText('Referee: to see how it is written.')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toContainText('turn 1 of 10')
})

test('asks the referee before a piece goes farther than the rules allow', async ({ page }) => {
  await playNow(page)
  await page.keyboard.press('b')
  const bench = page.getByRole('dialog', { name: 'Referee’s bench' })
  await bench.getByRole('radio', { name: /^Warn/ }).click()
  const reason = page.getByRole('form', { name: 'The reason' })
  await reason.getByRole('textbox').fill('we play at home')
  await reason.getByRole('textbox').press('Enter')
  await expect(reason).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(bench).toBeHidden()
  await page.keyboard.press('Space')
  await expect(prompt(page)).toContainText('Company HQ')
  for (let step = 0; step < 16; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'The rules refuse this' })
  await expect(dialog).toContainText('inches too far')
  await dialog.getByRole('textbox').fill('the track counts as a road')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(log(page)).toContainText('the track counts as a road')
  await expect(log(page)).toContainText('Company HQ moves 8.0 inches')
})
