import { expect, test } from '@playwright/test'
import { WAITING, chooseNobody, log, openAt, prompt, table, told, watchOver } from './helpers'

test('brings on helicopters, fires missiles, and fights the desert to the report', async ({ page }) => {
  const problems = watchOver(page)
  await openAt(page, '#/setup/modern/wadi-al-batin')
  const seat = (side: string) => page.getByRole('group', { name: `Who plays the ${side}` })
  await seat('Americans').getByRole('radio', { name: 'You' }).click()
  await seat('Iraqis').getByRole('radio', { name: 'Computer' }).click()
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill('DESERT-1')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
  await chooseNobody(page)
  await expect(prompt(page)).toContainText('Choose a unit to move')

  const report = prompt(page).getByRole('button', { name: 'See the report' })
  const words = () => told(page)
  const press = async (key: string, times: number) => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key)
  }
  const fired = new Set<string>()
  let flown = false
  for (let step = 0; step < 200; step++) {
    // While the computer thinks there is nothing to do.
    await expect.poll(words, WAITING).not.toMatch(/thinking|are acting/)
    if (await report.isVisible()) break
    // Nobody is in hand, so that the prompt speaks of the side.
    await press('Escape', 1)
    const text = await words()
    if (text.includes('1 unit arrives') && !flown) {
      // The Apaches come in where the zone meets the edge of the table, and fly on, half an inch at a time.
      await press('Space', 1)
      await expect(prompt(page)).toContainText('Drop Apaches')
      await press('ArrowUp', 1)
      await press('Enter', 1)
      await expect(log(page)).toContainText(/Apaches (enter|arrive)/)
      await press('ArrowRight', 8)
      await press('Enter', 1)
      await expect(log(page)).toContainText(/Apaches move 4\.0 inches/)
      flown = true
      continue
    }
    if (/Choose a (unit to fire|target)/.test(text) && fired.size < 4 && !fired.has('nobody')) {
      // The next unit that has a target, the first of them, and again to confirm.
      await press('Space', 1)
      await press('1', 1)
      const shot = prompt(page).getByRole('button', { name: /^Fire/ })
      if (!(await shot.isVisible())) fired.add('nobody')
      else {
        fired.add((await shot.innerText()).replace(/\s*Enter$/, ''))
        await press('Enter', 1)
        await expect(shot).toBeHidden()
      }
      continue
    }
    await page.keyboard.press('e')
    if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
    await expect.poll(words, WAITING).not.toBe(text)
  }
  expect(flown).toBe(true)
  expect([...fired].join(', ')).toMatch(/anti-tank missile|rockets/)
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/victory for|nobody wins/)
  expect(problems).toEqual([])
})
