import { expect, test } from '@playwright/test'
import { chooseNobody, log, openHome, prompt, table } from './helpers'

test('begins, plays and resumes a battle without a network after the first visit', async ({
  page,
  context,
}) => {
  await openHome(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(table(page)).toBeVisible()
  await chooseNobody(page)
  await expect(prompt(page)).toContainText('Choose a unit to move')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('Company HQ moves')
  await page.reload()
  await expect(log(page)).toContainText('Company HQ moves')
})
