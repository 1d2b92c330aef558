import { expect, test } from '@playwright/test'
import { openAt, prompt, table, watchOver } from './helpers'

test('teaches the first turn at Saint-Aubin: says what to do, shows the way, and goes on when it is done', async ({
  page,
}) => {
  const problems = watchOver(page)
  await openAt(page, '#/learn')
  await page.getByRole('button', { name: 'WW2', exact: true }).click()
  await expect(table(page)).toBeVisible()
  const voice = page.getByRole('region', { name: 'The lesson' })
  const show = prompt(page).getByRole('button', { name: 'Show me' })
  await expect(prompt(page)).toContainText('Press 1st Platoon')
  await show.click()
  await expect(prompt(page)).toContainText('Now press Pak 40')
  await show.click()
  await expect(prompt(page)).toContainText('Drag 1st Platoon to the ring')
  await show.click()
  await expect(voice).toContainText('Nobody could hit it there.')
  // What has been learned is kept: the page may go and come again.
  await page.reload()
  await expect(voice).toContainText('Step 3 of 8')
  await show.click()
  await page.keyboard.press('Enter')
  await expect(prompt(page)).toContainText('End the phase with the green button')
  await page.keyboard.press('e')
  await page.keyboard.press('Enter')
  await expect(prompt(page)).toContainText('Fire with 1st Platoon at Grenadiers 1', { timeout: 60_000 })
  await voice.getByRole('button', { name: 'Skip' }).click()
  await expect(voice).toContainText('Left out: Fire with 1st Platoon')
  await voice.getByRole('button', { name: 'Leave' }).click()
  await expect(voice).toBeHidden()
  expect(problems).toEqual([])
})
