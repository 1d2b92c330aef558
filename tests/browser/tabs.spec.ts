import { expect, test } from '@playwright/test'
import { log, playNow, table } from './helpers'

test('two tabs never write over one another: the second says so and may take the battle over', async ({
  page,
  context,
}) => {
  await playNow(page)
  const second = await context.newPage()
  await second.goto(page.url())
  const taken = second.getByRole('heading', { name: 'This battle is on the table of another tab' })
  await expect(taken).toBeVisible()
  await page.bringToFront()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('Company HQ moves')
  await second.bringToFront()
  // The button has the focus, and no key reaches the covered table.
  await second.keyboard.press('e')
  await second.keyboard.press('Enter')
  await expect(table(second)).toBeVisible()
  await expect(log(second)).toContainText('Company HQ moves')
  await expect(page.getByRole('button', { name: 'Fight on here' })).toBeVisible()
  await second.keyboard.press('Control+z')
  await expect(log(second)).not.toContainText('Company HQ moves')
  await second.reload()
  await expect(table(second)).toBeVisible()
  await expect(log(second)).not.toContainText('Company HQ moves')
})
