import { expect, test } from '@playwright/test'
import { WAITING, playNow, prompt, step, watchOver } from './helpers'

test('fights the first battle to its end, loses it, and reads the report', async ({ page }) => {
  const problems = watchOver(page)
  await playNow(page)
  const report = prompt(page).getByRole('button', { name: 'See the report' })
  // Ten turns of two phases and a rally of one's own: whatever is asked for is ended.
  for (let phase = 0; phase < 40; phase++) {
    await expect(report.or(prompt(page).getByRole('button', { name: /^(End|Roll)/ })).first()).toBeVisible({
      timeout: 60_000,
    })
    if (await report.isVisible()) break
    const where = async () => `${await step(page).innerText()} ${await page.getByRole('banner').innerText()}`
    const now = await where()
    await page.keyboard.press('e')
    await expect
      .poll(async () => {
        if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
        return (await report.isVisible()) || (await where()) !== now
      }, WAITING)
      .toBe(true)
  }
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('victory for the Germans')
  await expect(page.getByRole('img', { name: /^Luck:/ })).toBeVisible()
  await expect(page.getByText('Hits owed')).toBeVisible()
  await page.getByRole('link', { name: 'Watch it again' }).click()
  await expect(page.getByRole('slider', { name: 'Step of the battle' })).toBeVisible()
  await page.getByRole('button', { name: 'A step on' }).click()
  await expect(page).toHaveURL(/#\/watch\/[\w-]+\/1$/)
  expect(problems).toEqual([])
})
