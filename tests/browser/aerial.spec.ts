import { expect, test, type Page } from '@playwright/test'
import { openHome, prompt, table, watchOver } from './helpers'

test.describe.configure({ timeout: 240_000 })

/** Sits down at the Channel with a seed of one's own. */
async function begin(page: Page): Promise<void> {
  await openHome(page)
  await page.goto('./#/setup/aerial-1935/channel')
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill('AIR-1')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
}

const FLY = /Choose an aircraft|is tailed|^Fly /
const STEPS = /Choose an aircraft|is tailed|has moved|Fire back|All aircraft|^Fly |win|draw/i

/** Does something at each step of the battle until it is over, and reads the report. */
async function fight(page: Page, act: (text: string) => Promise<void>): Promise<void> {
  const problems = watchOver(page)
  const report = page.getByRole('button', { name: 'See the report' }).first()
  for (let done = 0; done < 400; done++) {
    await expect(prompt(page)).toHaveText(STEPS, { timeout: 60_000 })
    if (await report.isVisible()) break
    await act(await prompt(page).innerText())
  }
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(problems).toEqual([])
}

/** Lets pass whatever there is to attack. */
async function pass(page: Page): Promise<void> {
  await page.keyboard.press('e')
  if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
}

test('fights a dogfight to its end, flying each aircraft by the keyboard', async ({ page }) => {
  await begin(page)
  let first = true
  await fight(page, async text => {
    if (!FLY.test(text)) return pass(page)
    await page.keyboard.press('Space')
    for (const key of ['ArrowUp', 'ArrowRight']) await page.keyboard.press(key)
    if (first) {
      // At level 3 of 4 there is room for one climb, and then for none.
      first = false
      await page.keyboard.press('Shift+ArrowUp')
      await page.keyboard.press('Shift+ArrowUp')
      await expect(page.getByRole('alert')).toContainText('Its maximum altitude is 4. Instead: ahead.')
      await page.keyboard.press('Backspace')
    }
    await page.keyboard.press('Enter')
  })
})
