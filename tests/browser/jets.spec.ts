import { type Page, expect, test } from '@playwright/test'
import { openAt, prompt, table, untilAsked, watchOver } from './helpers'

/** Flies the next aircraft with these keys, three Movement Points at least. */
async function flown(page: Page, keys: readonly string[]): Promise<void> {
  await page.keyboard.press('Space')
  for (const key of keys) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
}

test('fights an intercept with missiles to its end, by the keyboard', async ({ page }) => {
  const problems = watchOver(page)
  await openAt(page, '#/setup/aerial-1965/pincers')
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill('JET-1')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
  // Two levels down, where the MiGs ahead are: a radar missile reaches them.
  await expect(prompt(page)).toHaveText(/Choose an aircraft|Fly/)
  await flown(page, ['Shift+ArrowDown', 'Shift+ArrowDown', 'ArrowUp'])
  await expect(prompt(page)).toHaveText(/has moved/)
  await page.getByRole('button', { name: /^Fire a radar-homing missile/ }).click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/fires 1 RH missile at/).first()).toBeVisible()
  const report = prompt(page).getByRole('button', { name: 'See the report' })
  for (let act = 0; act < 400; act++) {
    await untilAsked(
      page,
      /Choose an aircraft|is tailed|has moved|Fire back|All aircraft|Fly |Press the hex|win|draw/i,
    )
    if (await report.isVisible()) break
    const text = await prompt(page).innerText()
    if (/Choose an aircraft|is tailed|Fly |Press the hex/.test(text)) {
      await flown(page, ['ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowUp'])
      continue
    }
    await page.keyboard.press('e')
    if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
  }
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(problems).toEqual([])
})
