import { type Locator, type Page, expect, test } from '@playwright/test'
import { openAt, placeOnScreen, playNow, prompt } from './helpers'

test('says of a place under the mouse what the way costs, who could hit there and whom one could hit', async ({
  page,
}) => {
  await playNow(page)
  const panel = page.getByRole('complementary', { name: 'Unit, targets and log' })
  const tank = await placeOnScreen(page, 5.2, 9.8)
  await page.mouse.click(tank.x, tank.y)
  await expect(prompt(page)).toContainText('Drop 1st Platoon')
  const near = await placeOnScreen(page, 9, 9)
  await page.mouse.move(near.x, near.y)
  await expect(panel).toContainText('Over open ground')
  await expect(panel).toContainText('In reach of Company HQ')
  await expect(panel).toContainText('Who could hit it there')
  await expect(panel).toContainText('Whom it could hit from there')
  await expect(panel).toContainText('Grenadiers 1')
  // Farther off it is told in how many turns.
  const far = await placeOnScreen(page, 10.2, 9)
  await page.mouse.move(far.x, far.y)
  await expect(panel).toContainText('In 2 turns')
  // An enemy's card tells whom it could hit, and nothing of the place that was looked at before.
  const enemy = await placeOnScreen(page, 13.3, 9.8)
  await page.mouse.click(enemy.x, enemy.y)
  await expect(panel).toContainText('Could hit now')
  await expect(panel).not.toContainText('In 2 turns')
})

test('opens the rulebook beside the battle, at a clause, and comes back to it', async ({ page }) => {
  await playNow(page)
  await page.keyboard.press('k')
  const book = page.getByRole('dialog', { name: 'WW2, rulebook' })
  await expect(book).toContainText('What You Need')
  await expect(page.locator('[role="application"]')).toBeVisible()
  await book.getByRole('searchbox').fill('smoke')
  await expect(book.getByRole('status')).not.toContainText('120 clauses')
  await page.keyboard.press('Escape')
  await expect(book).toBeHidden()
  await page.keyboard.press('Space')
  await expect(prompt(page)).toContainText('Drop Company HQ')
})

test('shows at set-up what counts, where it lies and only the briefing of who plays', async ({ page }) => {
  await openAt(page, '#/setup/ww2/saint-aubin')
  const ground = page.getByRole('region', { name: 'The battle' })
  await expect(ground).toContainText('the crossroads')
  await expect(ground).toContainText('5 to Americans, 3 to Germans')
  await expect(ground).toContainText('each unit destroyed 2')
  await expect(ground).toContainText('a headquarters 4')
  await expect(ground).toContainText('Take the crossroads in Saint-Aubin')
  await expect(ground.getByText('Germans.', { exact: true })).toHaveCount(0)
  // Two people at one screen read theirs at the table.
  await page.getByRole('radio', { name: 'Someone here' }).last().click()
  await expect(ground).toContainText('Americans.')
})

/** The table has glided to whom is chosen: a place on the glass is a place on the table again. */
const rested = (page: Page) => page.waitForTimeout(600)

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  /** Sits down at the first battle and sends its first unit north-east, then round a corner. */
  async function goRound(page: Page): Promise<Locator> {
    await playNow(page)
    const dock = page.getByRole('region', { name: 'Unit and orders' })
    await dock.getByRole('button', { name: 'Next unit' }).tap()
    await expect(prompt(page)).toContainText('Drop Company HQ')
    await dock.getByRole('button', { name: 'Next unit' }).tap()
    await expect(prompt(page)).toContainText('Drop 1st Platoon')
    // The first look is at one's own units, near enough for a finger.
    await rested(page)
    await page.touchscreen.tap(180, 262)
    await expect(dock).toContainText('In reach of Company HQ')
    await dock.getByRole('button', { name: 'Corner here' }).tap()
    await rested(page)
    await page.touchscreen.tap(202, 228)
    await dock.getByRole('button', { name: 'Move', exact: true }).last().tap()
    await expect(prompt(page)).toContainText('7 of 8')
    return dock
  }

  test('a unit goes round a corner by touch', async ({ page }) => {
    await goRound(page)
  })

  test('the battle is fought to its end by touch', { tag: '@more' }, async ({ page }) => {
    const dock = await goRound(page)
    const report = dock.getByRole('button', { name: 'See the report' })
    await expect(async () => {
      const go = dock
        .locator('button')
        .filter({ hasText: /^(End|Roll|Go on)/ })
        .last()
      if (await go.isVisible()) await go.tap({ timeout: 1000 })
      await expect(report).toBeVisible({ timeout: 50 })
    }).toPass({ intervals: [50], timeout: 200_000 })
    await report.tap()
    await expect(page).toHaveURL(/report/)
  })
})
