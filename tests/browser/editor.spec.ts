import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { findings } from './axe'
import { prompt as battlePrompt, openAt, openHome, watchOver } from './helpers'

const table = (page: Page) => page.getByRole('application', { name: /^The table of/ })
const panel = (page: Page) => page.getByRole('complementary', { name: 'The battle being made' })
const told = (page: Page) => page.getByRole('status').first()

/** Where a place of the wholly shown table of 36 by 24 inches lies on the screen. */
async function at(page: Page, x: number, y: number): Promise<readonly [number, number]> {
  const box = await table(page).boundingBox()
  if (!box) throw new Error('The table is not on the screen.')
  const [width, height] = [box.width - 20, box.height - 20]
  const scale = Math.min(width / 36, height / 24) * 0.97
  return [box.x + 20 + width / 2 + (x - 18) * scale, box.y + 20 + height / 2 + (y - 12) * scale]
}

async function press(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.click(...(await at(page, x, y)))
}

async function begin(page: Page): Promise<void> {
  await openHome(page)
  await page.getByRole('link', { name: /^Make a battle/ }).click()
  await page.getByRole('button', { name: 'Begin with it: The Crossroads at Saint-Aubin' }).click()
  await expect(table(page)).toBeVisible()
  await expect(panel(page)).toContainText('nothing to mend')
}

test('a battle is made from a battle of the product: drawn on, checked, kept, saved and played', async ({
  page,
}) => {
  const problems = watchOver(page)
  await begin(page)

  await page.getByRole('button', { name: 'Wood', exact: true }).click()
  await expect(told(page)).toContainText('Draw the wood’s edge.')
  for (const [x, y] of [
    [24, 14],
    [27, 14],
    [27, 17],
    [24, 17],
  ] as const)
    await press(page, x, y)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await press(page, 25.5, 15.5)
  await expect(panel(page).getByRole('heading', { name: 'Wood' })).toBeVisible()
  await expect(panel(page)).toContainText('4 points')
  // A corner more, by the small knob in the middle of a side; one less, by the key.
  await press(page, 25.5, 14)
  await expect(panel(page)).toContainText('Point 2 of 5')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Delete')
  await expect(panel(page)).toContainText('of 4')
  await page.keyboard.press('Escape')
  await panel(page).getByLabel('Name').fill('New Wood')
  await expect(panel(page).getByRole('heading', { name: 'New Wood' })).toBeVisible()

  await page.getByRole('button', { name: /Whole muster/ }).click()
  await page.getByRole('searchbox').fill('tiger')
  await page.getByRole('button', { name: 'Put down' }).first().click()
  await expect(told(page)).toContainText('It fights for the Americans.')
  await press(page, 5, 18)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /Americans, 10/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: /Americans, 9/ })).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(page.getByRole('button', { name: /Americans, 10/ })).toBeVisible()

  await page.getByRole('button', { name: 'Story and ending' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toContainText('1 to mend')
  await expect(panel(page).getByRole('button', { name: 'As Americans' })).toBeDisabled()
  await page.getByRole('button', { name: 'Story and ending' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('The Wood of One’s Own')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toContainText('nothing to mend')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('the-wood-of-ones-own.pz8.json')
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(file).toMatchObject({ format: 'pz8-made-battle', scenario: { title: 'The Wood of One’s Own' } })
  expect(file.scenario.ground.features.at(-1)).toMatchObject({ kind: 'wood', name: 'New Wood' })
  expect(file.scenario.units).toHaveLength(19)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Wood of One’s Own')
  await expect(page.getByRole('button', { name: /Americans, 10/ })).toBeVisible()
  await panel(page).getByRole('button', { name: 'As Germans' }).click()
  await expect(page).toHaveURL(/#\/battle\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Wood of One’s Own')
  await expect(battlePrompt(page)).toBeVisible()

  // Whoever comes back from the battle goes on making it, and that is kept.
  await page.goBack()
  await page.getByRole('button', { name: 'Story and ending' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('The Second Wood')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Second Wood')
  expect(problems).toEqual([])
})

test('what is amiss stands where it is, and one press mends it', async ({ page }) => {
  await begin(page)
  const from = await at(page, 5, 9.85)
  const to = await at(page, 30, 5)
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(from[0] + 40, from[1], { steps: 3 })
  await page.mouse.move(...to, { steps: 6 })
  await page.mouse.up()
  await expect(panel(page)).toContainText(
    /1st Platoon stands \d+\.\d inches outside the zone of the Americans/,
  )
  await panel(page).getByRole('button', { name: 'Move it in' }).click()
  await expect(panel(page)).toContainText('nothing to mend')
})

test('a file that is no battle changes nothing, and says why', async ({ page }) => {
  await openHome(page)
  await page.getByRole('link', { name: /^Make a battle/ }).click()
  // The first screen, which takes files too, stands until this one has come.
  await expect(page.getByLabel('By the rules of')).toBeVisible()
  const bad = { format: 'pz8-made-battle', version: 1, houseRules: {}, scenario: { title: 'Half a battle' } }
  await page.getByLabel('A battle file').setInputFiles({
    name: 'half.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(bad)),
  })
  await expect(page.getByRole('alert')).toContainText('The file is damaged at')
  await expect(page.getByRole('alert')).toContainText('Nothing was changed.')
  await expect(page.getByRole('heading', { name: 'Yours' })).toHaveCount(0)
})

test('ground is drawn by keys alone', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: 'Road', exact: true }).focus()
  await page.keyboard.press('Enter')
  await table(page).focus()
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press(' ')
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press(' ')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Take back/ })).toBeEnabled()
  await page.keyboard.press('Escape')
  await page.keyboard.press('z')
  await expect(page.getByRole('button', { name: /^Take back/ })).toBeDisabled()
})

test('a battle is weighed beside the page, and stopped', async ({ page }) => {
  await begin(page)
  await panel(page)
    .getByRole('button', { name: /^Weigh it/ })
    .click()
  await expect(panel(page)).toContainText(/[1-9]\d* of 100 battles are fought/, { timeout: 90_000 })
  await panel(page).getByRole('button', { name: 'Stop weighing' }).click()
  await expect(
    panel(page).getByRole('list', { name: 'What decided them' }).getByRole('listitem').first(),
  ).toBeVisible()
  await expect(panel(page).getByRole('img', { name: /of a hundred$/ })).toBeVisible()
  await panel(page).getByRole('button', { name: 'Table and seed' }).click()
  await page.getByRole('button', { name: 'Draw it' }).click()
  await expect(panel(page)).toContainText('You have made 1 change since.')
})

test('a ship is moved to another hex, another joins it, and the battle is fought from there', async ({
  page,
}) => {
  await openAt(page, '#/make/space')
  await page.getByRole('button', { name: 'Begin with it: The Gap at Karsa' }).click()
  await expect(table(page)).toBeVisible()
  await page.getByRole('button', { name: /^Cruiser/ }).click()
  const box = await table(page).boundingBox()
  if (!box) throw new Error('The table is not on the screen.')
  await page.mouse.click(box.x + box.width * 0.4, box.y + box.height * 0.5)
  await expect(page.getByRole('button', { name: /Blue squadron, 5/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(box.x + box.width * 0.4, box.y + box.height * 0.5)
  const hex = panel(page).getByLabel('Hex')
  const before = await hex.inputValue()
  await table(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(hex).not.toHaveValue(before)
  await panel(page).getByRole('button', { name: 'As Blue squadron' }).click()
  await expect(page).toHaveURL(/#\/battle\//)
  await expect(battlePrompt(page)).toBeVisible()
})

test('who plays a battle of one’s own is chosen as with any other, and it is fought on a table of wood', async ({
  page,
}) => {
  const problems = watchOver(page)
  await begin(page)
  await page.getByRole('button', { name: 'Who plays, and how' }).click()
  await expect(
    page.getByRole('heading', { name: 'The Crossroads at Saint-Aubin, your copy' }).first(),
  ).toBeVisible()
  await page.getByRole('switch', { name: 'On a table of wood' }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(page.getByText('The Crossroads at Saint-Aubin, your copy').first()).toBeVisible()
  await expect(page.getByRole('application', { name: /^The table/ })).toHaveCount(0)
  // Back, and a battle of two at one table.
  await page.goBack()
  await page
    .getByRole('group', { name: 'Who plays the Germans' })
    .getByRole('radio', { name: 'Someone here' })
    .check()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(battlePrompt(page)).toBeVisible()
  await expect(page.getByRole('application', { name: /^The table/ })).toBeVisible()
  expect(problems).toEqual([])
})

test('axe finds nothing in the editor, and a made battle is printed', async ({ page }) => {
  await begin(page)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Forces and lists' }).click()
  await expect(page.getByRole('dialog', { name: 'Forces and lists' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await panel(page).getByRole('link', { name: 'Print' }).click()
  await expect(page.getByText('The Crossroads at Saint-Aubin, your copy').first()).toBeVisible()
  await expect(page.getByText(/briefing and order of battle/).first()).toBeVisible()
})
