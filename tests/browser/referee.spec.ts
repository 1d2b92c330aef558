import { expect, test } from '@playwright/test'
import { chooseNobody, log, openAt, openHome, placeOnScreen, prompt, table, watchOver } from './helpers'

test('the referee drags, adds, switches and writes, and the players’ window follows', async ({ page }) => {
  const problems = watchOver(page)
  await openAt(page, '#/setup/ww2/saint-aubin')
  for (const who of await page.getByRole('group', { name: /^Who plays/ }).all()) {
    await who.getByRole('radio', { name: 'Referee' }).check()
  }
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await chooseNobody(page)
  await expect(prompt(page)).toContainText('Choose a unit')
  await page.getByRole('button', { name: 'Referee’s bench' }).first().click()
  const bench = page.getByRole('dialog', { name: 'Referee’s bench' })
  const reason = page.getByRole('form', { name: 'The reason' })
  await expect(table(page)).toBeVisible()

  // The Pak 40 of the other side is dragged an inch or so.
  const pak = await placeOnScreen(page, 15.9, 5.6)
  await page.mouse.move(pak.x, pak.y)
  await page.mouse.down()
  await page.mouse.move(pak.x + 20, pak.y + 20, { steps: 4 })
  await page.mouse.move(pak.x + 40, pak.y + 30, { steps: 4 })
  await page.mouse.up()
  await expect(reason).toContainText(/Why is Pak 40 moved/)
  await reason.getByRole('textbox').fill('bumped by a sleeve')
  await reason.getByRole('textbox').press('Enter')
  await expect(reason).toHaveCount(0)

  // A state at a press.
  await bench.getByRole('combobox', { name: 'Which unit' }).selectOption({ label: 'MG 42, Germans' })
  await bench.getByRole('button', { name: 'Suppressed', exact: true }).click()
  await reason.getByRole('button', { name: 'Misread' }).click()

  // Ground, and a unit of the muster.
  const spot = await placeOnScreen(page, 24, 20)
  await page.mouse.click(spot.x, spot.y)
  await bench.getByRole('button', { name: 'Put it here' }).click()
  await reason.getByRole('button', { name: 'Both agree' }).click()
  await bench.getByRole('searchbox').fill('tiger ii')
  await bench.getByRole('button', { name: 'Tiger II for the Germans' }).click()
  await reason.getByRole('button', { name: 'Both agree' }).click()

  // A house rule from now on, and a note on the table.
  await bench.getByRole('switch').first().click()
  await reason.getByRole('button', { name: 'Both agree' }).click()
  await expect(bench.getByRole('switch').first()).toBeChecked()
  await bench.getByRole('textbox', { name: 'A note' }).fill('A gap in the hedge')
  await bench.getByRole('button', { name: 'Pin it to the place' }).click()

  const [players] = await Promise.all([
    page.waitForEvent('popup'),
    bench.getByRole('button', { name: 'Open it' }).click(),
  ])
  await expect(players.getByText('Referee: A gap in the hedge.')).toBeVisible()
  await expect(players.getByRole('heading', { level: 1 })).toContainText('Americans move')

  await bench.getByRole('button', { name: 'Close' }).click()
  for (const text of [
    /moves Pak 40 .* inches: bumped by a sleeve/,
    /sets status of MG 42 to Suppressed: Misread/,
    /changes the ground, wood: Both agree/,
    /adds Tiger II: Both agree/,
    /House rule from now on/,
  ]) {
    await expect(log(page)).toContainText(text)
  }
  // Taken back like any other act, and the players' window with it.
  await page.keyboard.press('Control+z')
  await expect(log(page)).not.toContainText('A gap in the hedge')
  await expect(players.getByText(/^House rule from now on/)).toBeVisible()
  expect(problems).toEqual([])
})

test('the referee digs a trench of WW1 beside a small table, and brings a whole Division', async ({
  page,
}) => {
  const problems = watchOver(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await openHome(page)
  const reason = page.getByRole('form', { name: 'The reason' })
  const bench = page.getByRole('dialog', { name: 'Referee’s bench' })
  const begin = async (battle: string, x: number, y: number) => {
    await page.goto(`./#/setup/${battle}`)
    for (const who of await page.getByRole('group', { name: /^Who plays/ }).all()) {
      await who.getByRole('radio', { name: 'Referee' }).check()
    }
    await page.getByRole('button', { name: 'Begin the battle' }).click()
    await expect(table(page)).toBeVisible()
    await page.keyboard.press('b')
    await expect(bench).toBeVisible()
    const box = await table(page).boundingBox()
    if (!box) throw new Error('The table is not on the screen.')
    await page.mouse.click(box.x + box.width * x, box.y + box.height * y)
  }
  await begin('ww1/learn', 0.4, 0.36)
  await bench.getByRole('button', { name: 'Put Trench here, for the British' }).click()
  await reason.getByRole('button', { name: 'Misread' }).click()
  const taken = bench.getByRole('button', { name: 'Take it away' })
  await expect(taken).toHaveCount(2)
  // Taken back and done again without leaving the bench.
  await page.keyboard.press('Control+z')
  await expect(taken).toHaveCount(1)
  await page.keyboard.press('Control+y')
  await expect(taken).toHaveCount(2)
  await bench.getByRole('button', { name: 'Close' }).click()
  await prompt(page).getByRole('button', { name: 'Log' }).click()
  await expect(
    page.getByRole('dialog').getByText('Referee puts a Trench on the table: Misread.'),
  ).toBeVisible()

  await begin('divisional/sand-ridge', 0.25, 0.55)
  await bench.getByRole('searchbox').fill('german panzer division')
  await bench
    .getByRole('button', { name: /^German Panzer Division 1941 for the/ })
    .first()
    .click()
  await reason.getByRole('button', { name: 'Both agree' }).click()
  await bench.getByRole('button', { name: 'Close' }).click()
  await prompt(page).getByRole('button', { name: 'Log' }).click()
  const told = 'Referee brings German Panzer Division 1941 (11 bases): Both agree.'
  await expect(page.getByRole('dialog').getByText(told)).toBeVisible()
  expect(problems).toEqual([])
})
