import { expect, test, type Locator, type Page } from '@playwright/test'
import { openAt, prompt, table, untilAsked, watchOver } from './helpers'

test.use({ actionTimeout: 60_000 })

/** Sits down at the Channel with a seed of one's own. */
async function begin(page: Page): Promise<void> {
  await openAt(page, '#/setup/aerial-1935/channel')
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill('AIR-4')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
}

const FLY = /Choose an aircraft|is tailed|^Fly /
const STEPS = /Choose an aircraft|is tailed|has moved|Fire back|All aircraft|^Fly |win|draw/i

/** Does something at each step of the battle until it is over, and reads the report. */
async function fight(page: Page, act: (text: string) => Promise<void>): Promise<void> {
  const problems = watchOver(page)
  const report = page.getByRole('button', { name: 'See the report' }).first()
  for (let done = 0; done < 400; done++) {
    await untilAsked(page, STEPS)
    if (await report.isVisible()) break
    await act(await prompt(page).innerText())
  }
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(problems).toEqual([])
}

/** Lets pass whatever there is to attack. */
async function pass(page: Page): Promise<void> {
  await page.keyboard.press('e')
  if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
}

/** Ways to go: what one aircraft has no MPs or no room for, another way may have. */
const WAYS = [
  ['ArrowUp', 'ArrowRight'],
  ['ArrowUp'],
  ['ArrowUp', 'ArrowLeft'],
  ['ArrowUp', 'Shift+ArrowDown'],
  ['Shift+ArrowDown'],
  ['Shift+ArrowRight'],
  ['Shift+ArrowLeft'],
  ['ArrowDown'],
  ['ArrowRight'],
  ['ArrowLeft'],
] as const

test('fights a dogfight to its end, flying each aircraft by the keyboard', { tag: '@more' }, async ({
  page,
}) => {
  await begin(page)
  let first = true
  let last = ''
  let tries = 0
  await fight(page, async text => {
    if (!FLY.test(text)) return pass(page)
    await page.keyboard.press('Space')
    // Who could not fly that way flies another.
    tries = text === last ? tries + 1 : 0
    last = text
    // What can end nowhere on the table leaves it.
    const leave = page.getByRole('button', { name: 'Leave for good' })
    if (await leave.isVisible()) await leave.press('Enter')
    for (const key of WAYS[tries % WAYS.length] ?? []) await page.keyboard.press(key)
    if (first) {
      // At level 3 of 4 there is room for one climb, and then for none.
      first = false
      await page.keyboard.press('Shift+ArrowUp')
      await page.keyboard.press('Shift+ArrowUp')
      await expect(page.getByRole('alert')).toContainText('Its maximum altitude is 4. Instead: ahead.')
      await page.keyboard.press('Backspace')
    }
    await page.keyboard.press('Enter')
  })
})

/** The board of the Channel, in hexes from middle to corner. */
const BOARD = { width: 33.5, height: 28.579 }
const FIT = 0.97

/** Where a place of the wholly shown table lies on the screen. */
async function onScreen(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await table(page).boundingBox()
  if (!box) throw new Error('The table is not on the screen.')
  const scale = Math.min(box.width / BOARD.width, box.height / BOARD.height) * FIT
  return {
    x: box.x + box.width / 2 + (x - BOARD.width / 2) * scale,
    y: box.y + box.height / 2 + (y - BOARD.height / 2) * scale,
  }
}

/** The chosen aircraft as the table in words has it: where it is, and where its nose points. */
async function chosen(page: Page): Promise<{ x: number; y: number; facing: number }> {
  const words = page.getByRole('region', { name: 'The table in words' })
  const text = await words.getByRole('button', { pressed: true }).innerText()
  const [, x, y, facing] = /at ([\d.]+) by ([\d.]+), facing (\d+)/.exec(text) ?? []
  return { x: Number(x), y: Number(y), facing: Number(facing) }
}

/** Presses a button if it is there. */
async function tried(button: Locator, press: (button: Locator) => Promise<void>): Promise<boolean> {
  if (!(await button.isVisible())) return false
  await press(button)
  return true
}

/** The one green button, which does what is chosen. */
const green = (page: Page): Locator => page.locator('button[data-go]:visible').first()

test('fights a dogfight to its end by the mouse, dragging each aircraft and wheeling its level', async ({
  page,
}) => {
  await begin(page)
  const rungs = page.getByRole('group', { name: 'Level there' })
  let wheeled = false
  await fight(page, async text => {
    if (FLY.test(text)) {
      await tried(prompt(page).getByRole('button', { name: 'Next unit' }), button => button.click())
      // What can end nowhere on the table leaves it.
      const leave = page.getByRole('button', { name: 'Leave for good' })
      if (await tried(leave, button => button.click())) return green(page).click()
      const { x, y, facing } = await chosen(page)
      const [dx, dy] = [Math.sin((facing * Math.PI) / 180) * 3.46, -Math.cos((facing * Math.PI) / 180) * 3.46]
      const [from, to] = [await onScreen(page, x, y), await onScreen(page, x + dx, y + dy)]
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
      await page.mouse.move(to.x, to.y, { steps: 3 })
      if (!wheeled) {
        wheeled = true
        await page.mouse.wheel(0, -100)
        await expect(rungs.getByRole('button', { name: '4 3 MP', pressed: true })).toBeVisible()
      }
      await page.mouse.up()
      await green(page).click()
      return
    }
    const shot = page
      .getByRole('complementary')
      .getByRole('button', { name: /[1-9]\d?% ·/ })
      .first()
    await tried(shot, button => button.click())
    await green(page).click()
    if (await prompt(page).getByText('End the phase?').isVisible()) await green(page).click()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('fights a dogfight to its end by touch, move by move', { tag: '@more' }, async ({ page }) => {
    await begin(page)
    const dock = page.getByRole('region', { name: 'Unit and orders' })
    const tap = (button: Locator) => button.tap()
    let climbed = false
    await fight(page, async text => {
      if (FLY.test(text)) {
        const pad = dock.getByRole('group', { name: 'Next on its way' })
        if (!(await pad.isVisible())) await dock.getByRole('button', { name: 'Next unit' }).tap()
        // What is Damaged above its ceiling dives first; near the edge it turns.
        const way = (names: RegExp) => pad.getByRole('button', { name: names, disabled: false }).first()
        const straight = way(/^(Ahead|Dive)/)
        await ((await straight.isVisible()) ? straight : way(/^(?!One back)/)).tap()
        await tried(way(/^turn right/), tap)
        if (!climbed) {
          climbed = true
          // The same place by another rung of the ladder.
          const rung = page.getByRole('group', { name: 'Level there' }).getByRole('button', { name: /^4/ })
          await rung.tap()
          await expect(rung).toHaveAttribute('aria-pressed', 'true')
        }
        await green(page).tap()
        return
      }
      await tried(green(page), tap)
      await tried(prompt(page).getByText('End the phase?'), () => green(page).tap())
    })
  })
})
