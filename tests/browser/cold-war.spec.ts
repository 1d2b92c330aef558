import { expect, test } from '@playwright/test'
import { WAITING, chooseNobody, log, openAt, prompt, step, table, told, watchOver } from './helpers'

test('attacks on the Golan by helicopter and missile, to the report', async ({ page }) => {
  const problems = watchOver(page)
  await openAt(page, '#/setup/cold-war/tel-abu-nida')
  await page
    .getByRole('group', { name: 'Who plays the Israelis' })
    .getByRole('radio', { name: 'Computer' })
    .check()
  await page.getByRole('group', { name: 'Who plays the Syrians' }).getByRole('radio', { name: 'You' }).check()
  await page.getByRole('radio', { name: /^Easy/ }).check()
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill('GOLAN-1')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
  await chooseNobody(page)
  await expect(prompt(page)).toContainText('Choose a unit to move')
  const choose = async (name: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill(name)
    await page.getByRole('option', { name: new RegExp(`^${name} .*, Syrians$`) }).click()
    await expect(page.getByRole('region', { name: `Card of ${name}` })).toBeVisible()
  }
  const words = () => told(page)
  const passed = async () => {
    const text = await words()
    await page.keyboard.press('e')
    if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
    await expect.poll(words, WAITING).not.toBe(text)
    // While the computer thinks there is nothing to do.
    await expect.poll(words, WAITING).not.toMatch(/thinking|are acting/)
  }

  await choose('Mi-8 flight')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('Mi-8 flight moves')
  await passed()
  await expect(step(page)).toContainText('Syrians fire', WAITING)

  const report = prompt(page).getByRole('button', { name: 'See the report' })
  let missile = ''
  for (let phase = 0; phase < 60 && !(await report.isVisible()); phase++) {
    if (!missile && /Choose a (unit to fire|target)/.test(await words())) {
      // Whichever unit it is that has a target: until one of them has a missile and fires it.
      await page.keyboard.press('Space')
      const named = /Choose a target for (Sagger team \d)/.exec(await words())?.[1]
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
      if (named) {
        await expect(log(page)).toContainText(`${named} fire`)
        await choose(named)
        await expect(page.getByRole('region', { name: `Card of ${named}` })).toContainText('fired')
        missile = named
      }
      if (/Choose a (unit to fire|target)/.test(await words())) continue
    }
    await passed()
  }
  expect(missile).not.toBe('')
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/victory for|nobody wins/)
  expect(problems).toEqual([])
})
