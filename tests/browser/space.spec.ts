import { expect, test } from '@playwright/test'
import { openAt, prompt, table, untilAsked, watchOver } from './helpers'

test('fights a battle of Space to its end, moving each ship by the keyboard', async ({ page }) => {
  const problems = watchOver(page)
  await openAt(page, '#/setup/space/karsa')
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill('SPACE-92')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
  const report = prompt(page).getByRole('button', { name: 'See the report' })
  for (let act = 0; act < 400; act++) {
    await untilAsked(
      page,
      /Choose a ship|has moved|has fired|has launched|Fire back|All ships|was Damaged|Press (the|any) hex|win|draw/i,
    )
    if (await report.isVisible()) break
    const text = await prompt(page).innerText()
    if (/Choose a ship|Press (the|any) hex/.test(text)) {
      await page.keyboard.press('Space')
      for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
    } else {
      await page.keyboard.press('e')
      if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
    }
  }
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(problems).toEqual([])
})
