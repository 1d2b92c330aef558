import { expect, type Page, test } from '@playwright/test'
import { findings } from './axe'
import { openAt, prompt, watchOver } from './helpers'

test.use({ viewport: { width: 820, height: 1180 } })

const who = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Who acts' }).getByRole('button', { name }).first()
const whom = (page: Page, name: string) =>
  page.getByRole('region', { name: 'At whom' }).getByRole('button', { name }).first()
const happened = (page: Page) => page.getByRole('region', { name: 'What happened' })
const end = (page: Page, phase: string) => page.getByRole('button', { name: `End ${phase} phase` }).click()

/** Sets up Saint-Aubin at a table of wood, all dice thrown by hand. */
async function atWood(page: Page): Promise<void> {
  await openAt(page, '#/setup/ww2/saint-aubin')
  await page.getByRole('switch', { name: 'On a table of wood' }).click()
  await page.getByRole('switch', { name: 'Americans throw real dice' }).click()
  await page.getByRole('switch', { name: 'Germans throw real dice' }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(prompt(page)).toContainText('Americans move')
}

test('two turns of WW2 at a table of wood, with typed dice', async ({ page }) => {
  test.slow()
  const problems = watchOver(page)
  await atWood(page)
  await expect(page.getByRole('application')).toHaveCount(0)

  // A move of so many inches; the rules say how far it may go.
  await who(page, '1st Platoon').click()
  await expect(page.getByRole('region', { name: 'The move' })).toContainText('as far as it may')
  await page.getByRole('button', { name: '3″', exact: true }).click()
  await page.getByRole('button', { name: 'Move 3″' }).click()
  await expect(happened(page)).toContainText('1st Platoon moves 3')
  await end(page, 'move')

  // The Pak fires at it: beyond half range, in the open, at its side.
  await expect(prompt(page)).toContainText('Germans fire')
  await who(page, 'Pak 40').click()
  await whom(page, '1st Platoon').click()
  const situation = page.getByRole('region', { name: 'The situation' })
  await situation.getByRole('group', { name: 'Distance' }).getByRole('button', { name: 'Over 12″' }).click()
  await expect(situation).toContainText('Out of range: 12.5 of 12 inches.')
  await situation.getByRole('group', { name: 'Distance' }).getByRole('button', { name: '6 to 12″' }).click()
  await expect(situation).toContainText('To hit 5+')
  await situation.getByRole('group', { name: 'Struck on' }).getByRole('button', { name: /^Side/ }).click()
  await expect(situation).toContainText('Defence Factor 2')
  expect(await findings(page)).toEqual([])
  await situation.getByRole('button', { name: 'Fire', exact: true }).click()
  const dice = page.getByRole('dialog', { name: 'Dice by hand' })
  await expect(dice).toContainText('Germans: to hit')
  expect(await findings(page)).toEqual([])
  await expect(dice.getByRole('button', { name: 'face 4: No effect' })).toBeVisible()
  await dice.getByRole('button', { name: 'face 5: on to damage' }).click()
  await dice.getByRole('button', { name: 'face 6' }).click()
  await dice.getByRole('button', { name: 'face 1' }).click()
  await page.getByRole('button', { name: 'These are the dice' }).click()
  await expect(happened(page)).toContainText('Pak 40 fires at 1st Platoon: destroyed.')
  await expect(happened(page)).toContainText('6.1')

  // The log says what was stated.
  await page.getByRole('button', { name: 'Log' }).click()
  await expect(page.getByRole('log')).toContainText(
    'Stated: Pak 40 and 1st Platoon, 6 to 12″, the target in the open, struck on the side.',
  )
  await page.keyboard.press('Escape')

  // To the end of the turn, and a second one: the same battle, opened again from the browser.
  await end(page, 'fire')
  await end(page, 'move')
  await expect(prompt(page)).toContainText('Americans fire')
  await end(page, 'fire')
  await rally(page)
  await expect(page.getByText('turn 2 of 10')).toBeVisible()
  await page.reload()
  await expect(prompt(page)).toContainText('Americans move')
  await who(page, 'M10').click()
  await page.getByRole('button', { name: /^Move \d/ }).click()
  await end(page, 'move')
  await end(page, 'fire')
  await end(page, 'move')
  await who(page, 'M10').click()
  await whom(page, 'StuG III').click()
  // Whom one had chosen and what one had stated stand as they stood when the page is opened again.
  await page.reload()
  await expect(who(page, 'M10')).toHaveAttribute('aria-pressed', 'true')
  await expect(whom(page, 'StuG III')).toHaveAttribute('aria-pressed', 'true')
  await expect(situation.getByRole('button', { name: /^Side/ })).toHaveAttribute('aria-pressed', 'true')
  await situation.getByRole('button', { name: /^Fire/ }).last().click()
  await dice.getByRole('button', { name: 'face 1: No effect' }).click()
  await expect(happened(page)).toContainText('a miss')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await end(page, 'fire')
  await rally(page)
  await expect(page.getByText('turn 3 of 10')).toBeVisible()

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Report so far' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('so far')
  expect(problems).toEqual([])
})

/** The rally ends, where anybody has to rally at all. */
async function rally(page: Page): Promise<void> {
  await expect(prompt(page)).toContainText(/rally|move/)
  while ((await prompt(page).innerText()).includes('rally')) {
    await prompt(page).getByRole('button', { name: /^End/ }).click()
  }
}

test('on a phone everything stands within its width, and the keyboard goes through a shot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAt(page, '#/setup/ww2/saint-aubin')
  await page.getByRole('switch', { name: 'On a table of wood' }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await end(page, 'move')
  const press = async (name: string, region: string) => {
    await page.getByRole('region', { name: region }).getByRole('button', { name }).first().focus()
    await page.keyboard.press('Enter')
  }
  await press('Pak 40', 'Who acts')
  await press('1st Platoon', 'At whom')
  await press('6 to 12″', 'The situation')
  const wide = await page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter(
        each => each.getBoundingClientRect().right > innerWidth + 1,
      ).length,
  )
  expect(wide).toBe(0)
  await page
    .getByRole('region', { name: 'The situation' })
    .getByRole('button', { name: 'Fire', exact: true })
    .focus()
  await page.keyboard.press('Enter')
  await expect(happened(page)).toContainText('Pak 40 fires at 1st Platoon')
})
