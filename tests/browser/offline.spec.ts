import { expect, test } from '@playwright/test'
import { chooseNobody, log, openHome, prompt, table } from './helpers'

test.use({ serviceWorkers: 'allow' })

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

test('fights on a table of wood without a network, in a ruleset never opened before', async ({
  page,
  context,
}) => {
  await openHome(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.reload()
  await page.goto('./#/setup/panzer8-d20/road')
  await page.getByRole('switch', { name: 'On a table of wood' }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  const who = page.getByRole('region', { name: 'Who acts' })
  await expect(who).toContainText('Sherman')
  await page.reload()
  await expect(who).toContainText('Sherman')
})
