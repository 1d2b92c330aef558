import { expect, test } from '@playwright/test'
import { log, openHome, prompt, table, watchOver } from './helpers'

test.describe.configure({ timeout: 240_000 })

test('draws up a war by chance, shares out what is above, and fights it to the report', async ({ page }) => {
  const problems = watchOver(page)
  await openHome(page)
  await page.goto('./#/setup/sci-fi/crater-station')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
  await expect(prompt(page)).toContainText('Choose a unit to move')

  const report = prompt(page).getByRole('button', { name: 'See the report' })
  const words = () => prompt(page).innerText()
  let shots = 0
  for (let step = 0; step < 200; step++) {
    // While the computer thinks there is nothing to do.
    await expect.poll(words, { timeout: 60_000 }).not.toMatch(/thinking|are acting/)
    if (await report.isVisible()) break
    const text = await words()
    if (/Choose a unit to fire/.test(text) && shots < 4) {
      // The next unit that has a target, the first of them, and again to confirm.
      await page.keyboard.press('Space')
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
      shots += 1
      continue
    }
    await page.keyboard.press('e')
    if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
    await expect.poll(words, { timeout: 60_000 }).not.toBe(text)
  }
  expect(shots).toBeGreaterThan(0)
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/win|draw/i)
  expect(problems).toEqual([])
})

test('builds an army of units of its own and takes it to another planet', async ({ page }) => {
  const problems = watchOver(page)
  await openHome(page)
  await page.goto('./#/armies/sci-fi')
  await expect(page.getByText('Supreme Republic: 15 units')).toBeVisible()
  await page.getByRole('button', { name: 'Add a unit' }).click()
  await page.getByRole('combobox', { name: 'Unit', exact: true }).selectOption('GEV')
  await page.getByRole('combobox', { name: 'Movement' }).selectOption('18″')
  await expect(page.getByRole('row', { name: /together/ })).toContainText('26')
  await page.getByRole('button', { name: 'Fight' }).click()
  await expect(table(page)).toBeVisible()
  await expect(log(page)).toContainText(/have \d+ Satellites?/)
  expect(problems).toEqual([])
})
