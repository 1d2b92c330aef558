import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { chooseNobody, log, openAt, prompt, table, watchOver } from './helpers'

/** Two people at the Golan, where the mines of one side are known to that side only. */
async function twoPeople(page: Page): Promise<void> {
  await openAt(page, '#/setup/cold-war/tel-abu-nida')
  await page.getByRole('radio', { name: 'Someone here' }).nth(0).check()
  await page.getByRole('radio', { name: 'You' }).nth(1).check()
  await expect(page.getByText('Write it down, both of you.')).toBeVisible()
  await expect(page.getByText('A seed of your own')).toBeHidden()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
}

test('shows the other’s secrets only by an act that both read, behind curtains, and paints the ground once', async ({
  page,
}) => {
  const problems = watchOver(page)
  let painters = 0
  page.on('worker', worker => {
    if (worker.url().includes('ground')) painters += 1
  })
  await twoPeople(page)
  // One paints the table, another the small pictures: whoever painted it anew would start one more.
  await expect.poll(() => painters).toBe(2)
  await page.keyboard.press('b')
  const bench = page.getByRole('dialog', { name: 'Referee’s bench' })
  const eyes = bench.getByRole('group', { name: 'Whose eyes', exact: true })
  await eyes.getByRole('radio', { name: 'Israelis' }).click()
  // Nothing is seen before the reason is given.
  const reason = page.getByRole('form', { name: 'The reason' })
  await expect(reason.getByRole('button', { name: 'Let it stand' })).toBeDisabled()
  await reason.getByRole('textbox').fill('a mine was touched')
  await reason.getByRole('textbox').press('Enter')
  await expect(page.getByRole('heading', { name: 'Pass to the Israelis' })).toBeVisible()
  await expect(
    page.getByText('Somebody looks with the eyes of the Israelis: a mine was touched.').last(),
  ).toBeVisible()
  await expect(page.getByText('Fingerprint of the dice')).toBeVisible()
  await expect(table(page)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(prompt(page)).toContainText('You look with the eyes of the Israelis.')
  await expect(log(page)).toContainText('a mine was touched')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Pass to the Syrians' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(prompt(page)).toContainText('Choose a unit to move')
  expect(painters).toBe(2)
  expect(problems).toEqual([])
})

test('leaves the browser sealed with a word of each player, and comes back with both', async ({ page }) => {
  await twoPeople(page)
  const save = async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Save to a file' }).click()
  }
  await save()
  const words = page.getByRole('dialog', { name: 'Seal it, both of you' })
  await words.getByLabel(/^The word of the Syrians/).fill('anemone')
  await words.getByLabel(/^The word of the Israelis/).fill('bluebell')
  const downloading = page.waitForEvent('download')
  await words.getByRole('button', { name: 'Seal it' }).click()
  const path = await (await downloading).path()
  const text = await readFile(path, 'utf8')
  for (const secret of ['"mines"', '"real"', '"seed"', '"veiled"']) expect(text).not.toContain(secret)
  expect(text).toContain('"title": "Tel Abu Nida, turn 1"')

  await page.goto('./#/battles')
  await page.getByLabel('A battle file').setInputFiles(path)
  const both = page.getByRole('dialog', { name: 'It opens with both words' })
  await both.getByLabel(/^The word of the Syrians/).fill('anemone')
  await both.getByLabel(/^The word of the Israelis/).fill('violet')
  await both.getByRole('button', { name: 'Open it' }).click()
  await expect(both.getByRole('alert')).toContainText('It does not open')
  await both.getByLabel(/^The word of the Israelis/).fill('bluebell')
  await both.getByRole('button', { name: 'Open it' }).click()
  await chooseNobody(page)
  await expect(prompt(page)).toContainText('Choose a unit to move')
})
