import { expect, test } from '@playwright/test'
import { placeOnScreen, playNow, prompt } from './helpers'

test('says of a place under the mouse what the way costs, who could hit there and whom one could hit', async ({
  page,
}) => {
  await playNow(page)
  const panel = page.getByRole('complementary', { name: 'Unit, targets and log' })
  const tank = await placeOnScreen(page, 5.2, 9.8)
  await page.mouse.click(tank.x, tank.y)
  await expect(prompt(page)).toContainText('Drop 1st Platoon')
  const near = await placeOnScreen(page, 9, 9)
  await page.mouse.move(near.x, near.y)
  await expect(panel).toContainText('Over open ground')
  await expect(panel).toContainText('In reach of Company HQ')
  await expect(panel).toContainText('Who could hit it there')
  await expect(panel).toContainText('Whom it could hit from there')
  await expect(panel).toContainText('Grenadiers 1')
  // Farther off it is told in how many turns.
  const far = await placeOnScreen(page, 10.2, 9)
  await page.mouse.move(far.x, far.y)
  await expect(panel).toContainText('In 2 turns')
  // An enemy's card tells whom it could hit, and nothing of the place that was looked at before.
  const enemy = await placeOnScreen(page, 13.3, 9.8)
  await page.mouse.click(enemy.x, enemy.y)
  await expect(panel).toContainText('Could hit now')
  await expect(panel).not.toContainText('In 2 turns')
})
