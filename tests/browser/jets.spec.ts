import { expect, test } from '@playwright/test'
import { openHome, prompt, table, watchOver } from './helpers'

test.describe.configure({ timeout: 240_000 })

test('fights an intercept with missiles to its end, by the keyboard', async ({ page }) => {
  const problems = watchOver(page)
  await openHome(page)
  await page.goto('./#/setup/aerial-1965/pincers')
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill('JET-1')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
  const report = prompt(page).getByRole('button', { name: 'See the report' })
  let launched = 0
  for (let act = 0; act < 400; act++) {
    await expect(prompt(page)).toHaveText(
      /Choose an aircraft|is tailed|has moved|Fire back|All aircraft|Press the hex|win|draw/i,
      { timeout: 60_000 },
    )
    if (await report.isVisible()) break
    const text = await prompt(page).innerText()
    if (/Choose an aircraft|is tailed|Press the hex/.test(text)) {
      await page.keyboard.press('Space')
      for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      continue
    }
    const missiles = page.getByRole('button', { name: /^Fire 1 (HS|RH) missile/ }).first()
    if (
      /has moved/.test(text) &&
      launched < 2 &&
      (await missiles.isEnabled({ timeout: 1000 }).catch(() => false))
    ) {
      await missiles.click()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      launched += 1
      continue
    }
    await page.keyboard.press('e')
    if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
  }
  expect(launched).toBeGreaterThan(0)
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(problems).toEqual([])
})
