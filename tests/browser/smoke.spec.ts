import { expect, test } from '@playwright/test'

test.use({ serviceWorkers: 'allow' })

test('opens without an error', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto('./')
  await expect(page.getByRole('heading', { name: 'Pz8 Tabletop' })).toBeVisible()
  expect(errors).toEqual([])
})

test('opens again without a network', async ({ page, context }) => {
  await page.goto('./')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Pz8 Tabletop' })).toBeVisible()
})
