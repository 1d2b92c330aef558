import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { findings } from './axe'
import { chooseNobody, log, openAt, openHome, prompt, table, watchOver } from './helpers'

/** From the first screen to the Romans, on a list of one's own. */
async function beginRomans(page: Page): Promise<void> {
  await openHome(page)
  await page.getByRole('link', { name: /Build an army/ }).click()
  await page.getByRole('combobox', { name: 'A new list of Legio VIII begins with' }).selectOption('rome')
  await page.getByRole('button', { name: 'Begin a list of Legio VIII' }).click()
  await expect(page.getByText('Romans: 11 units, 83 points')).toBeVisible()
}

test('a list is built by keys, its units are named, it is kept over a reload, breaks its points and is told, and fights', async ({
  page,
}) => {
  const problems = watchOver(page)
  await beginRomans(page)
  const second = page.getByRole('button', { name: /II Legion/ }).first()
  await second.focus()
  await page.keyboard.press('Enter')
  const more = page.getByRole('button', { name: 'One more' })
  await more.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Name of unit 2').fill('The Red Bull')
  await expect(page.getByText('Romans: 12 units, 93 points')).toBeVisible()
  expect(await findings(page)).toEqual([])

  // Over its points: it says so, and no battle is begun.
  await page.getByLabel('Limit of points').fill('90')
  await expect(page.getByText('93 points, 3 over the limit of 90.').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Fight with it' })).toHaveCount(0)
  const list = new URL(page.url()).hash
  await page.goto(`./#/points/legio/${list.split('/').pop() ?? ''}`)
  await expect(page.getByRole('alert')).toContainText(
    'Romans cannot fight so: 93 points, 3 over the limit of 90.',
  )
  await expect(page.getByRole('button', { name: 'Begin the battle' })).toBeDisabled()
  await page.getByRole('link', { name: 'Mend the list' }).click()

  await page.reload()
  await expect(page.getByText('Romans: 12 units, 93 points')).toBeVisible()
  await page.getByLabel('Limit of points').fill('100')
  await page
    .getByRole('button', { name: /II Legion/ })
    .first()
    .click()
  await expect(page.getByLabel('Name of unit 2')).toHaveValue('The Red Bull')
  await page.getByRole('link', { name: 'Fight with it' }).click()

  // An enemy of chance of the same points, on ground that is seen before.
  await page.getByRole('combobox', { name: 'Army of Side B' }).selectOption('chance')
  await expect(page.getByRole('button', { name: 'Draw another army for Side B' })).toBeVisible()
  await page.getByLabel('Seed of the ground').fill('hills')
  await expect(page.getByRole('img', { name: /^The table of Romans against/ })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
  await expect(prompt(page)).toContainText('units are placed')
  await page.keyboard.press('e')
  await chooseNobody(page)
  await expect(prompt(page)).toContainText('Choose a unit to move')
  // By its own name among the commands, on its card and in the log.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('The Red Bull')
  await expect(page.getByRole('combobox', { name: /^An action/ })).toHaveValue('The Red Bull')
  await expect(page.getByRole('option', { name: 'The Red Bull: Move' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'The Red Bull' })).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('The Red Bull moves')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Concede the battle' }).click()
  await page.getByRole('button', { name: /^Press again/ }).click()
  await prompt(page).getByRole('button', { name: 'See the report' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/victory for|nobody wins/)
  expect(problems).toEqual([])
})

test('a list goes out by file and by link and comes in again, and what is wrong with one is said', async ({
  page,
  browser,
}) => {
  const problems = watchOver(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await beginRomans(page)
  await page.getByLabel('Name', { exact: true }).fill('Legio XIII')
  await page.getByRole('button', { name: 'Link' }).click()
  await expect(page.getByText('The link lies on the clipboard.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('legio-xiii.pz8-army.json')
  const text = readFileSync(await download.path(), 'utf8')
  const army = JSON.parse(text) as { lines: { choices: Record<string, string> }[] }

  // Another person's browser.
  const there = await (await browser.newContext()).newPage()
  await there.goto(link)
  await expect(there.getByRole('heading', { name: 'Legio XIII' })).toBeVisible()
  await there.getByRole('button', { name: 'Put it on my shelf' }).click()
  await expect(there.getByText('Legio XIII: 11 units, 83 points')).toBeVisible()

  await there.goto('./#/armies/legio')
  const put = (content: unknown) =>
    there.getByLabel('Army file').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
    })
  const [first, ...rest] = army.lines
  const dragons = { ...first, choices: { ...first?.choices, type: 'dragons' } }
  for (const [content, says] of [
    [text.slice(0, 200), /cannot be read.*Nothing was changed/],
    [{ ...army, ruleset: 'fantasy' }, /is not in these rules\. Nothing was changed/],
    [{ ...army, ruleset: 'fantasy', lines: [] }, /This list is of Fantasy, not of Legio VIII/],
    [
      { ...army, lines: [dragons, ...rest] },
      /line 1 of its list, I Legion: the unit 'dragons' is not in these rules/,
    ],
  ] as const) {
    await put(content)
    await expect(there.getByRole('alert')).toContainText(says)
    await expect(there.getByText('Legio VIII 1 list')).toBeVisible()
  }
  // Over its points it comes, and says so.
  await put({ ...army, limit: 80 })
  await expect(there.getByText('No battle is begun with this list as it is. 83 points, 3 over')).toBeVisible()
  // From the first screen too, where files of battles come in.
  await there.goto('./#/')
  await there.getByLabel('A battle file').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await expect(there.getByText(/^Legio XIII \(\d\): 11 units, 83 points/)).toBeVisible()
  await there.context().close()
  expect(problems).toEqual([])
})

test('the shelf names, copies, removes and puts back, by touch on a telephone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  const problems = watchOver(page)
  await openAt(page, '#/armies/fantasy')
  await page.getByRole('combobox', { name: 'A new list of Fantasy begins with' }).selectOption('elves')
  await page.getByRole('button', { name: 'Begin a list of Fantasy' }).tap()
  await expect(page.getByText(/Elves of the river: 13 units/)).toBeVisible()
  await page.getByRole('link', { name: 'All lists' }).tap()
  await page.getByRole('button', { name: 'Make a copy of Elves of the river' }).tap()
  await expect(page.getByRole('link', { name: /^Elves of the river \(2\)/ })).toBeVisible()
  await page.getByRole('button', { name: 'Rename Elves of the river (2)' }).tap()
  await page.getByRole('dialog').getByLabel('Name').fill('River Guard')
  await page.getByRole('button', { name: 'Keep this name' }).tap()
  await expect(page.getByRole('link', { name: /^River Guard/ })).toBeVisible()
  await page.getByRole('button', { name: 'Remove River Guard' }).tap()
  await expect(page.getByText('“River Guard” was removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Put it back' }).tap()
  await expect(page.getByRole('link', { name: /^River Guard/ })).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  await page.getByRole('link', { name: 'Fight with River Guard' }).tap()
  await page.getByRole('button', { name: 'Begin the battle' }).tap()
  await expect(table(page)).toBeVisible()
  await expect(log(page).or(prompt(page)).first()).toBeVisible()
  expect(problems).toEqual([])
  await context.close()
})

test('a battle of the ruleset leads to army lists on its own ground', async ({ page }) => {
  await openAt(page, '#/setup/legio/gaugamela')
  await page.getByRole('link', { name: 'Army lists of your own on this ground' }).click()
  await expect(page.getByRole('combobox', { name: 'The ground' })).toHaveValue('gaugamela')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
})
