import { expect, test } from '@playwright/test'
import { WAITING, openAt, prompt, table, told, watchOver } from './helpers'

test('fights River Plate to its end through the page, targets named and guns fired', async ({ page }) => {
  const problems = watchOver(page)
  await openAt(page, '#/setup/naval/river-plate')
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill('NAVAL-1')
  await expect(page.getByRole('radio', { name: /^Solo rules/ })).toBeVisible()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
  const report = prompt(page).getByRole('button', { name: 'See the report' })
  const going = prompt(page).getByRole('button', { name: /^(End|Open|Fire|Throw|Next unit)/ })
  let fired = 0
  let moved = 0
  for (let act = 0; act < 160; act++) {
    await expect(report.or(going).first()).toBeVisible({ timeout: 60_000 })
    if (await report.isVisible()) break
    const before = await told(page)
    if (before.includes('Name the targets') || before.includes('Choose a target')) {
      await page.keyboard.press('Space')
      await page.keyboard.press('1')
      await page.keyboard.press('1')
      fired += 1
    } else if (before.includes('what each ship repairs')) {
      await page.keyboard.press('Space')
      await page.keyboard.press('1')
      await page.keyboard.press('1')
    } else if (moved < 9 && before.includes('ships may still move') && !before.includes('0 of ')) {
      // A zone is 2.4 wide and an arrow carries a piece half of one.
      await page.keyboard.press('Space')
      for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      moved += 1
    } else {
      await page.keyboard.press('e')
      if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
    }
    await expect
      .poll(async () => (await report.isVisible()) || (await told(page)) !== before, WAITING)
      .toBe(true)
  }
  expect(fired).toBeGreaterThan(0)
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/victory for|nobody wins/)
  expect(problems).toEqual([])
})

test('reads the counters of a ship off its figures in the yard [naval-7.1, naval-7.3, naval-7.4]', async ({
  page,
}) => {
  await openAt(page, '#/workshop/naval')
  await page.getByLabel('Displacement, tons').fill('43000')
  await page.getByLabel('Thickest armour, mm').fill('380')
  await page.getByLabel('Main guns').fill('10')
  await page.getByLabel('Their calibre, inches').first().fill('14')
  const counters = page.getByRole('region', { name: 'Counters' })
  await expect(counters.getByRole('row', { name: 'Defence 5' })).toBeVisible()
  await expect(counters.getByRole('row', { name: 'Attack 4' })).toBeVisible()
})
