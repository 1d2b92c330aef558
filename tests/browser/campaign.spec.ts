import { readFile } from 'node:fs/promises'
import { type Page, expect, test } from '@playwright/test'
import { findings } from './axe'
import { openAt, openHome, prompt, table, watchOver } from './helpers'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const squadron = (page: Page, name: string) => page.getByRole('region', { name: `Squadron: ${name}` })

/** From the first screen to the squadrons of a new campaign, by the tile that offers one. */
async function begin(page: Page, seats: Readonly<Record<string, string>>, pilots = 4): Promise<void> {
  await openHome(page)
  await page.getByRole('link', { name: /Begin a campaign/ }).click()
  for (const [side, who] of Object.entries(seats)) {
    await page
      .getByRole('group', { name: `Who plays the ${side}` })
      .getByRole('radio', { name: who, exact: true })
      .check()
    const own = page.getByRole('region', { name: side, exact: true })
    for (let left = 4; left > pilots; left--)
      await own
        .getByRole('button', { name: /^Leave out/ })
        .last()
        .click()
  }
  await button(page, 'Begin the campaign').click()
  await expect(button(page, /^Roll for battle 1/)).toBeVisible()
}

/** From the hangar to the table: dice, and where people deploy whatever stands there. */
async function fly(page: Page, battle: number): Promise<void> {
  await button(page, new RegExp(`^Roll for battle ${battle}`)).click()
  const [deploy, off] = [button(page, /^Deploy/), button(page, new RegExp(`^Fly battle ${battle}`))]
  for (let people = 0; people < 3; people++) {
    await expect(deploy.or(off)).toBeVisible()
    if (await off.isVisible()) break
    const was = await prompt(page).innerText()
    await deploy.click()
    await expect(prompt(page)).not.toHaveText(was)
  }
  await off.click()
  await expect(table(page)).toBeVisible()
}

async function concede(page: Page): Promise<void> {
  await button(page, 'Menu').click()
  await button(page, 'Concede the battle').click()
  await button(page, /^Press again/).click()
  await expect(button(page, /^To the squadrons/)).toBeVisible()
}

test('a campaign of three battles is flown by two computers to its end', async ({ page }) => {
  const problems = watchOver(page)
  await begin(page, { British: 'Computer', Germans: 'Computer' }, 2)
  for (const battle of [1, 2, 3]) {
    await fly(page, battle)
    await button(page, /^Skip to the end/)
      .click({ timeout: 5_000 })
      .catch(() => undefined)
    await button(page, /^To the squadrons/).click()
    await expect(
      squadron(page, 'British').getByRole('columnheader', { name: `Battle ${battle}` }),
    ).toBeVisible()
  }
  await expect(prompt(page)).toContainText(/wins? the campaign|A draw/)
  await expect(page.getByRole('region', { name: 'Dice and ways out' })).toContainText('The seed:')
  await expect(button(page, /^Another campaign/)).toBeVisible()
  expect(problems).toEqual([])
})

test('a tab that dies in a battle, and one that dies at its end, lose nothing, and the battle counts once', async ({
  page,
  context,
}) => {
  await begin(page, {})
  await fly(page, 1)
  const address = page.url()
  await expect(page.locator('[data-kept]')).toBeAttached()
  await page.close()

  const second = await context.newPage()
  await openHome(second)
  await second.getByRole('link', { name: /Four against Four.*a campaign, battle 1/ }).click()
  await button(second, /^Go on with battle 1/).click()
  await expect(table(second)).toBeVisible()
  expect(second.url()).toBe(address)
  await concede(second)
  await expect(second.locator('[data-kept]')).toBeAttached()
  await second.close()

  const third = await context.newPage()
  await openHome(third)
  await third.getByRole('link', { name: /Four against Four.*a campaign, battle 1/ }).click()
  await expect(button(third, /^Roll for battle 2/)).toBeVisible()
  await expect(third.locator('[data-kept]')).toBeAttached()
  await third.reload()
  await expect(button(third, /^Roll for battle 2/)).toBeVisible()
  await expect(
    third.getByRole('region', { name: 'Log of the campaign' }).getByText(/^Battle 1 is over/),
  ).toHaveCount(1)
  // Who gives a battle up leaves behind what may not leave it.
  await expect(squadron(third, 'Germans').getByText('came home')).toHaveCount(4)
  await expect(squadron(third, 'British').getByText('came home')).toHaveCount(0)
})

test('two tabs have one campaign: the one goes on, the other looks on', async ({ page, context }) => {
  await begin(page, { Germans: 'Someone here' })
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByText('Another tab has this campaign')).toBeVisible()
  await button(second, /^Go on here/).click()
  await expect(page.getByText('Another tab has this campaign')).toBeVisible()
  await button(second, /^Roll for battle 1/).click()
  await expect(button(second, /^Deploy/)).toBeVisible()
})

test('a campaign goes out as a file and comes back with its battle; half a file is a sentence', async ({
  page,
}) => {
  await begin(page, {})
  await fly(page, 1)
  await expect(page.locator('[data-kept]')).toBeAttached()
  await page.goBack()
  await expect(button(page, /^Go on with battle 1/)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save the campaign').click(),
  ])
  expect(download.suggestedFilename()).toBe('four-against-four-battle-1.pz8.json')
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ format: 'pz8-campaign', battle: { format: 'pz8-battle' } })

  await openHome(page)
  const open = page.getByLabel('A battle file')
  const give = (content: string) =>
    open.setInputFiles({ name: 'campaign.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  await give(text.slice(0, text.length / 2))
  await expect(page.getByRole('alert')).toContainText('cannot be read as JSON. Nothing was changed.')
  await give(text.replace('"Penrose"', '"Nobody"'))
  await expect(page.getByRole('alert')).toContainText('Somebody changed this file')
  await expect(button(page, /^Go on with battle 1/)).toBeVisible()

  await openHome(page)
  await give(text)
  await expect(button(page, /^Go on with battle 1/)).toBeVisible()
  await button(page, /^Go on with battle 1/).click()
  await expect(table(page)).toBeVisible()
})

test('two people begin a campaign by keys, deploy one after the other, and abandon it', async ({ page }) => {
  await begin(page, { Germans: 'Someone here' })
  await page.locator('body').press('Space')
  const deployment = page.getByRole('region', { name: /deploy$/ })
  await expect(deployment).toBeVisible()
  await expect(prompt(page)).toContainText('deploy first')
  await deployment.getByRole('radio', { name: 'West' }).check()
  await button(page, /^Deploy/).click()
  await expect(prompt(page)).toContainText('come from the')
  await button(page, /^Deploy/).click()
  await expect(prompt(page)).toContainText('in the west')
  await button(page, 'Abandon the campaign').click()
  await button(page, /^Press again/).click()
  await expect(prompt(page)).toContainText('Abandoned in battle 1. Nobody wins.')
})

test('the screens of a campaign fit wide, middling and narrow windows, and axe finds nothing on them', async ({
  page,
}) => {
  const fits = async (): Promise<void> => {
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      // At once, and not only when what is painted has been painted anew.
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      expect(await findings(page)).toEqual([])
    }
  }
  await openAt(page, '#/campaigns/aerial-1935')
  await expect(button(page, 'Begin the campaign')).toBeVisible()
  await fits()
  await page
    .getByRole('group', { name: 'Who plays the Germans' })
    .getByRole('radio', { name: 'Someone here' })
    .check()
  await button(page, 'Begin the campaign').click()
  await expect(button(page, /^Roll for battle 1/)).toBeVisible()
  await fits()
  await button(page, /^Roll for battle 1/).click()
  await expect(button(page, /^Deploy/)).toBeVisible()
  await fits()
})
