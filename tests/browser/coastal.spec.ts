import { expect, test, type Page } from '@playwright/test'
import { openHome, prompt, table, watchOver } from './helpers'

test.describe.configure({ timeout: 240_000 })

async function begin(page: Page, scenario: string): Promise<void> {
  await openHome(page)
  await page.goto(`./#/setup/coastal/${scenario}`)
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill('NIGHT-1')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
}

test('fights a night action to its end by the keyboard', async ({ page }) => {
  const problems = watchOver(page)
  await begin(page, 'barges')
  const report = prompt(page).getByRole('button', { name: 'See the report' })
  let [courses, shots] = [0, 0]
  for (let act = 0; act < 400; act++) {
    await expect(prompt(page)).toHaveText(
      /Before the battle|Set the speed|Turn up a card|card:|Sail|may fire|Choose a target|Point where|Run the torpedoes|win|draw/i,
      { timeout: 60_000 },
    )
    if (await report.isVisible()) break
    const text = await prompt(page).innerText()
    if (/activate one|along its course|Sail /.test(text)) {
      await page.keyboard.press('Space')
      // A bend by the keys: an inch ahead, a pivot, and the rest straight on.
      if (courses % 3 === 0) {
        await page.keyboard.press('ArrowUp')
        await page.keyboard.press('ArrowRight')
      }
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
      courses += 1
    } else if (/may fire|Choose a target/.test(text) && shots % 2 === 0) {
      shots += 1
      await page.keyboard.press('Space')
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
    } else {
      shots += 1
      await page.keyboard.press('e')
      if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
    }
    await page.waitForTimeout(60)
  }
  expect(courses).toBeGreaterThan(3)
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(problems).toEqual([])
})
