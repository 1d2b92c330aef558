import { expect, test } from '@playwright/test'
import { WAITING, openAt, prompt, step, table, told, watchOver } from './helpers'

test('fights Zama from the deployment to the report', async ({ page }) => {
  const problems = watchOver(page)
  await openAt(page, '#/setup/legio/zama')
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill('LEGIO-12')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
  await expect(prompt(page)).toContainText('All Roman units are placed')

  const report = prompt(page).getByRole('button', { name: 'See the report' })
  const words = () => told(page)
  let attacks = 0
  for (let step = 0; step < 300; step++) {
    // While the computer thinks there is nothing to do.
    await expect.poll(words, WAITING).not.toMatch(/thinking|are acting/)
    if (await report.isVisible()) break
    const text = await words()
    const isFight = /Choose (a unit to attack|whom)/.test(text)
    if (isFight || text.includes('break off first')) {
      // The next unit that has to, the first enemy or way out, and again to confirm.
      await page.keyboard.press('Space')
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
      if (isFight) attacks += 1
      continue
    }
    await page.keyboard.press('e')
    if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
    await expect.poll(words, WAITING).not.toBe(text)
  }
  expect(attacks).toBeGreaterThan(0)
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/victory for|nobody wins/)
  expect(problems).toEqual([])
})

test('builds an army list by points, saves it, opens it again and takes it to the table', async ({
  page,
}) => {
  const problems = watchOver(page)
  await openAt(page, '#/armies/legio')
  await page.getByRole('combobox', { name: 'A new list of Legio VIII begins with' }).selectOption('rome')
  await page.getByRole('button', { name: 'Begin a list of Legio VIII' }).click()
  await expect(page.getByText('Romans: 11 units, 83 points')).toBeVisible()
  await page.getByRole('button', { name: 'Add a unit' }).click()
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Knights')
  await page.getByRole('combobox', { name: 'General', exact: true }).selectOption('Excellent General')
  await expect(page.getByText('Romans: 12 units, 94 points')).toBeVisible()
  await page.getByRole('combobox', { name: 'Armour' }).selectOption('Shielded')
  await expect(page.getByText('Knights have Defence 3 whatever they wear.')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save to a file' }).click()
  const file = await (await saving).path()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Romans: 11 units, 83 points')).toBeVisible()
  await page.getByRole('link', { name: 'All lists' }).click()
  await page.getByLabel('Army file').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"other"}'),
  })
  await expect(page.getByRole('alert')).toContainText('Nothing was changed')
  await page.getByLabel('Army file').setInputFiles(file)
  await expect(page.getByText('Romans (2): 12 units, 94 points')).toBeVisible()
  await page.getByRole('link', { name: 'Fight with it' }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
  await expect(prompt(page)).toContainText('units are placed')
  // The other army stands already.
  await expect(step(page)).toContainText('deploy')
  expect(problems).toEqual([])
})
