import { expect, test } from '@playwright/test'
import { log, openAt, table, watchOver } from './helpers'

test('real dice: the first initiative, a way pressed on the table, and hands beside what was typed', async ({
  page,
}) => {
  const problems = watchOver(page)
  await openAt(page, '#/setup/space/karsa')
  await page.getByRole('switch', { name: 'Blue squadron throw real dice' }).click()
  // A seed with which the other side does not throw the same.
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill('DICE-1')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  // The other side's die of an opposed roll is the program's.
  await expect(page.getByText('thrown by the program')).toBeVisible()
  const go = page.getByRole('button', { name: 'This is the die' })
  await expect(go).toBeDisabled()
  await page.getByRole('textbox', { name: /^Die 1, Blue squadron, Initiative/ }).fill('6')
  await go.click()
  await expect(table(page)).toBeVisible()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Jump', exact: true }).click()
  const box = await table(page).boundingBox()
  if (!box) throw new Error('The table is not on the screen.')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.click(middle.x, middle.y)
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Dice by hand' })
  await expect(form).toContainText('facing')
  // East of the hex is nearest to its third direction from north.
  await page.mouse.click(middle.x + 90, middle.y + 45)
  await expect(form.getByRole('textbox')).toHaveValue('3')
  await form.getByRole('button', { name: 'This is the die' }).click()
  await form.getByRole('textbox').fill('6')
  await form.getByRole('button', { name: 'This is the die' }).click()
  await expect(form).toHaveCount(0)
  await expect(
    log(page)
      .getByRole('img', { name: /by hand/ })
      .first(),
  ).toBeVisible()
  expect(problems).toEqual([])
})
