import { expect, test } from '@playwright/test'
import { openHome, prompt, table, watchOver } from './helpers'

test.describe.configure({ timeout: 240_000 })

test('fights a company’s battle of Panzer8 to its end by the keyboard', async ({ page }) => {
  const problems = watchOver(page)
  await openHome(page)
  await page.goto('./#/setup/panzer8-d20/road')
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill('LANE-1')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
  const report = prompt(page).getByRole('button', { name: 'See the report' })
  let shots = 0
  for (let act = 0; act < 300; act++) {
    await expect(prompt(page)).toHaveText(
      /suppressed|Choose|the way|close combat|has to fall back|gets off|suffers|advances|makes room|win|draw/i,
      { timeout: 60_000 },
    )
    if (await report.isVisible()) break
    const text = await prompt(page).innerText()
    if (/Choose an element to fire|Choose a target/.test(text) && shots < 12) {
      shots += 1
      await page.keyboard.press('Space')
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
      if ((await prompt(page).innerText()) !== text) continue
    }
    if (/has to fall back|gets off|choose which|choose who/.test(text)) {
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
    } else {
      await page.keyboard.press('e')
      if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
    }
    await page.waitForTimeout(60)
  }
  expect(shots).toBeGreaterThan(0)
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(problems).toEqual([])
})
