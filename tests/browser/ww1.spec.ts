import { expect, test } from '@playwright/test'
import { openAt, prompt, table, watchOver } from './helpers'

test('fights a raid in the trenches from the first spade to the report', async ({ page }) => {
  const problems = watchOver(page)
  await openAt(page, '#/setup/ww1/learn')
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill('RAID-1')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
  await expect(prompt(page)).toContainText('Place a Field Defence')
  await page.getByRole('button', { name: 'Place a Trench (4 left)' }).click()
  await page.getByRole('button', { name: /A3/ }).first().click()
  await page.keyboard.press('Enter')
  await expect(prompt(page)).toContainText('5 left')
  // What is advised is what would end the phase: one button, not two of that name.
  await prompt(page).getByRole('button', { name: 'Advice' }).click()
  await expect(page.getByRole('button', { name: 'Do it' })).toBeVisible()
  await expect(prompt(page).getByRole('button', { name: 'Dig in by the plan' })).toHaveCount(1)
  await page.keyboard.press('Escape')

  const report = prompt(page).getByRole('button', { name: 'See the report' })
  const mine = prompt(page).getByRole('button', { name: /^(End|Dig|No bombardment|Deploy|Stay)/ })
  const stake = prompt(page).getByText(/choose guns for its defence|Choose which unit to take off/)
  let assaults = 0
  for (let step = 0; step < 160; step++) {
    await expect(report.or(mine).or(stake).first()).toBeVisible({ timeout: 60_000 })
    if (await report.isVisible()) break
    const text = await prompt(page).innerText()
    if (text.includes('choose guns for its defence') || text.includes('to take off')) {
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
    } else if (/Choose a square to assault from|then go over the top/.test(text) && assaults < 2) {
      // Over the top with three guns at most.
      await page.keyboard.press('Space')
      if ((await prompt(page).innerText()).includes('then go over the top')) {
        assaults += 1
        await page.keyboard.press('3')
        await page.keyboard.press('Enter')
      } else assaults = 2
    } else {
      await page.keyboard.press('e')
      if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
    }
    await page.waitForTimeout(60)
  }
  expect(assaults).toBeGreaterThan(0)
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/victory for/)
  expect(problems).toEqual([])
})
