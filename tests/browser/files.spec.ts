import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { chooseNobody, log, openAt, openHome, playNow, table } from './helpers'

const rubbish: readonly { readonly name: string; readonly text: string; readonly says: RegExp }[] = [
  { name: 'holiday.json', text: '{"beach": true}', says: /not a battle/ },
  { name: 'broken.json', text: '{"format": "pz8-battle", "version": 1', says: /damaged|cannot|not/ },
  { name: 'picture.json', text: '\u0089PNG\r\n\u001a\n', says: /damaged|cannot|not/ },
  { name: 'hostile.json', text: '['.repeat(5000), says: /damaged|cannot|not|deep/ },
]

for (const { name, text, says } of rubbish) {
  test(`says what is wrong with ${name} and changes nothing`, async ({ page }) => {
    await openHome(page)
    await page
      .getByLabel('A battle file')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
    const said = page.getByRole('alert')
    await expect(said).toContainText(says)
    await expect(said).toContainText('Nothing was changed.')
    await expect(page).toHaveURL(/\/(#\/)?$/)
    await expect(page.getByText('No battle has been begun in this browser.')).toBeVisible()
  })
}

test('does not look into a file that is too large to be a battle', async ({ page }) => {
  await openHome(page)
  const buffer = Buffer.alloc(5 * 1024 * 1024, 32)
  await page
    .getByLabel('A battle file')
    .setInputFiles({ name: 'large.json', mimeType: 'application/json', buffer })
  await expect(page.getByRole('alert')).toContainText('too large')
})

test('saves a battle to a file and opens it again as another battle at the same point', async ({ page }) => {
  await playNow(page)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('Company HQ moves')
  await page.getByRole('button', { name: 'Menu' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('the-crossroads-at-saint-aubin-turn-1.pz8.json')
  const text = readFileSync(await download.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ format: 'pz8-battle', ruleset: { id: 'ww2' }, cursor: 1 })
  const here = page.url()
  await page.goto('./#/')
  await page
    .getByLabel('A battle file')
    .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(log(page)).toContainText('Company HQ moves')
  expect(page.url()).not.toBe(here)
})

test('renames, removes and puts back a battle', async ({ page }) => {
  await playNow(page)
  await page.goto('./#/battles')
  await page.getByRole('button', { name: 'Rename The Crossroads at Saint-Aubin' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Tuesday evening')
  await page.getByRole('button', { name: 'Keep this name' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Tuesday evening' })
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: 'Remove Tuesday evening' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(row).toBeVisible()
  // It keeps its name, and is kept, when it is fought on.
  await page.getByRole('link', { name: 'Open Tuesday evening' }).click()
  await expect(table(page)).toBeVisible()
  await chooseNobody(page)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('Company HQ moves')
  await page.goto('./#/battles')
  await page.reload()
  await expect(row).toBeVisible()
  await page.getByRole('link', { name: 'Open Tuesday evening' }).click()
  await expect(log(page)).toContainText('Company HQ moves')
})

test('carries a battle in a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await playNow(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Copy a link to it' }).click()
  await expect(page.getByRole('alert')).toContainText('clipboard')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('#/link/')
  await page.goto(link)
  await page.getByRole('button', { name: 'Open it as a battle of mine' }).click()
  await expect(log(page)).toBeVisible()
})

test('shows how far a long battle is read, and stops when it is told to', async ({ page }) => {
  await openHome(page)
  const step = {
    action: { type: 'referee', do: 'note', reason: 'It rains.' },
    side: null,
    by: 'referee',
    dice: [],
  }
  await playNow(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).click(),
  ])
  const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as { lines: [object] }
  const steps = Array.from({ length: 9_000 }, () => step)
  const text = JSON.stringify({ ...file, cursor: 9_000, lines: [{ ...file.lines[0], steps }] })
  await page.goto('./#/')
  await page
    .getByLabel('A battle file')
    .setInputFiles({ name: 'rain.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('alert')).toContainText('you stopped it')
})

test('how a computer plays is chosen before the battle, and its file says so', async ({ page }) => {
  await openAt(page, '#/setup/ww2/saint-aubin')
  const germans = 'as the Germans'
  await page
    .getByRole('group', { name: `How strong the computer is ${germans}` })
    .getByRole('radio', { name: /^Hard/ })
    .check()
  const character = page.getByRole('group', { name: `Of what character the computer is ${germans}` })
  await expect(character.getByRole('radio', { name: /^Even/ })).toBeChecked()
  await character.getByRole('radio', { name: /^Bold/ }).check()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Who plays').click()
  await expect(page.getByText('Germans: a computer, hard and bold')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).click(),
  ])
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    table: {
      seats: { A: { kind: 'person' }, B: { kind: 'computer', strength: 'hard', character: 'bold' } },
    },
  })
})
