import { expect, type Page, test } from '@playwright/test'
import { chooseNobody, log, openAt, prompt, table, told, watchOver } from './helpers'

/** Waits while the computer thinks: then there is nothing to do. */
const isOurs = (page: Page) =>
  expect.poll(() => told(page), { timeout: 90_000 }).not.toMatch(/thinking|are acting|being deployed/)

/** Ends the phase, whatever is left in it. */
async function endPhase(page: Page): Promise<void> {
  const text = await told(page)
  await page.keyboard.press('e')
  if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
  await expect.poll(() => told(page), { timeout: 90_000 }).not.toBe(text)
}

/** A page that draws the same seeds whenever it is opened: a war of chance may also be over before the second ground attack. */
const drawingAlike = (page: Page) =>
  page.addInitScript(() => {
    let state = 8
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array) {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
        for (let at = 0; at < bytes.length; at++) {
          state = (state * 48_271) % 0x7fff_ffff
          bytes[at] = (state >> 8) & 0xff
        }
      }
      return array
    }
  })

test('rolls for a war, shares out what is above, has the rest deployed, and fights it to the report', async ({
  page,
}) => {
  const problems = watchOver(page)
  await drawingAlike(page)
  await openAt(page, '#/armies/sci-fi')
  await page.getByRole('combobox', { name: 'Points a side' }).selectOption('80')
  await page.getByRole('button', { name: 'Roll for it' }).click()
  await expect(table(page)).toBeVisible()
  await isOurs(page)
  // The war has a name of the generator, and each side that of an organisation.
  const title = await page.getByRole('banner').getByRole('heading', { level: 1 }).innerText()
  expect(title).toMatch(/War|Conflict|Skirmish/)
  expect(title).not.toBe('Whatever War This Is')
  await expect(page.getByRole('region', { name: 'Briefing' })).toContainText('The planet')

  const share = page.getByRole('button', { name: /^Share out the support: \d/ })
  // One die says how often help comes from above: a 1 is one ground attack, and then there is no second.
  const rolled = Number((await share.innerText()).match(/support: (\d)/)?.[1])
  const wanted = Math.min(2, rolled)
  expect(wanted).toBeGreaterThan(0)
  await share.click()
  const shares = page.getByRole('button', { name: /Satellites \d, ground attacks \d/ })
  await shares.first().click()
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText(/takes? \d Satellites? and \d ground attacks?/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Deploy the rest' }).click()
  await expect(prompt(page)).toContainText('units are placed', { timeout: 90_000 })
  await endPhase(page)
  await chooseNobody(page)
  await expect(prompt(page)).toContainText('Choose a unit to move')

  const report = prompt(page).getByRole('button', { name: 'See the report' })
  const side = page.getByRole('heading', { name: 'Your side' })
  let fromAbove = 0
  for (let step = 0; step < 120; step++) {
    await isOurs(page)
    if (await report.isVisible()) break
    const support = page.getByRole('button', { name: /^(Satellite|Attack with Striker) \d/ }).first()
    if (fromAbove < wanted && (await side.isVisible()) && (await support.isVisible())) {
      // The first of its targets, and again to confirm.
      await support.click()
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
      fromAbove += 1
      continue
    }
    await endPhase(page)
  }
  expect(fromAbove).toBe(wanted)
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  // The same war can be fought as the other side.
  await page.getByRole('button', { name: /^Play it as the/ }).click()
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText(title)
  expect(problems).toEqual([])
})

test('builds an army of units of its own, saves it, opens it again, and takes it to another planet', async ({
  page,
}) => {
  const problems = watchOver(page)
  await openAt(page, '#/armies/sci-fi')
  await page.getByRole('button', { name: 'Begin a list of Sci-Fi' }).click()
  await expect(page.getByText('There is no unit in this army yet.')).toBeVisible()
  // The examples of the rulebook, to the half point.
  const together = page.getByRole('row', { name: /together/ })
  const kind = page.getByRole('combobox', { name: 'Unit', exact: true })
  await page.getByRole('button', { name: 'Add a unit' }).click()
  for (const [name, points] of [
    ['Infantry', '3.5'],
    ['Marines', '4.5'],
    ['APC', '4'],
    ['AFV', '11'],
    ['Medium MBT', '16.5'],
    ['Medium Hover tank', '17.5'],
    ['GEV', '20'],
  ] as const) {
    await kind.selectOption({ label: name })
    await expect(together.getByRole('cell')).toHaveText(points)
  }
  await page.getByRole('combobox', { name: 'Movement' }).selectOption('18\u2033')
  await expect(together.getByRole('cell')).toHaveText('26')
  await page.getByRole('combobox', { name: 'Quality' }).selectOption('Green')
  await expect(page.getByText('My army: 1 unit, 19.5 points')).toBeVisible()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByText('My army: 2 units, 39 points')).toBeVisible()
  await expect(page.getByText('A game has 10 to 30 units on each side; this army has 2.')).toBeVisible()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save to a file' }).click()
  const file = await (await saving).path()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('My army: 0 units, 0 points')).toBeVisible()
  await page.getByRole('link', { name: 'All lists' }).click()
  for (const rubbish of ['', '{"format":"pz8-army"}', '[[[', '{"format":"pz8-battle"}']) {
    await page
      .getByLabel('Army file')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(rubbish) })
    await expect(page.getByRole('alert')).toContainText('Nothing was changed')
  }
  await page.getByLabel('Army file').setInputFiles(file)
  await expect(page.getByText('My army (2): 2 units, 39 points')).toBeVisible()
  await page.getByRole('link', { name: 'Fight with it' }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
  await isOurs(page)
  await page.getByRole('button', { name: 'Deploy the rest' }).click()
  await expect(prompt(page)).toContainText('units are placed', { timeout: 90_000 })
  expect(problems).toEqual([])
})

test('flies a GEV over what would stop others, and its card says what it is', async ({ page }) => {
  const problems = watchOver(page)
  await openAt(page, '#/setup/sci-fi/crater-station')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await chooseNobody(page)
  await expect(prompt(page)).toContainText('Choose a unit to move')
  const card = page.getByRole('complementary', { name: 'Unit, targets and log' })
  for (let unit = 0; unit < 12; unit++) {
    await page.keyboard.press('Space')
    if (await card.getByText('GEV', { exact: true }).isVisible()) break
  }
  await expect(card.getByText('Kestrel', { exact: true })).toBeVisible()
  await expect(card).toContainText('Sees all and is seen by all')
  for (let nudge = 0; nudge < 8; nudge++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('Kestrel')
  expect(problems).toEqual([])
})
