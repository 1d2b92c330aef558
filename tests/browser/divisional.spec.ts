import { expect, type Page, test } from '@playwright/test'
import { chooseNobody, bar, openAt, placeOnScreen, prompt, table, untilAsked, watchOver } from './helpers'

async function begin(page: Page, scenario: string): Promise<void> {
  await openAt(page, `#/setup/divisional/${scenario}`)
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill('SAND-1')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
}

test('fights a battle of Divisions to its end by the keyboard', async ({ page }) => {
  const problems = watchOver(page)
  await begin(page, 'sand-ridge')
  const report = prompt(page).getByRole('button', { name: 'See the report' })
  const done = { fire: 0, fight: 0 }
  for (let act = 0; act < 400; act++) {
    await untilAsked(
      page,
      /Deploy|Choose|have moved|No gun|may advance|take back|Rally|Throw|rally overnight|over|win|draw/i,
    )
    if (await report.isVisible()) break
    const text = await prompt(page).innerText()
    const isFiring = /Choose a gun|Choose a target/.test(text)
    const isFighting = /who fights first|Choose whom/.test(text)
    if ((isFiring && done.fire < 30) || isFighting || /may advance|take back/.test(text)) {
      await page.keyboard.press('Space')
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
      await page.waitForTimeout(60)
      if (isFiring) done.fire += 1
      if (isFighting) done.fight += 1
      if ((await prompt(page).innerText()) !== text || isFighting) continue
    }
    await page.keyboard.press('e')
    if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
    await page.waitForTimeout(60)
  }
  expect(done.fire).toBeGreaterThan(0)
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(problems).toEqual([])
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

  test('begins, and the bar tells day and turn', async ({ page }) => {
    const problems = watchOver(page)
    await begin(page, 'sidi-rezegh')
    await expect(bar(page)).toContainText(/day 1, turn 1|deployment/i)
    expect(problems).toEqual([])
  })

  test('puts two brigades down by one press each, moves, and goes on into the second turn', async ({
    page,
  }) => {
    const problems = watchOver(page)
    await begin(page, 'sand-ridge')
    const dock = page.getByRole('region', { name: 'Unit and orders' })
    const next = dock.getByRole('button', { name: 'Next unit' })
    // The deployment opens on the first brigade.
    await expect(prompt(page)).toContainText('Press a place: all of', { timeout: 60_000 })
    for (const x of [14, 22]) {
      if (!(await prompt(page).innerText()).includes('Press a place: all of')) await next.tap()
      await expect(prompt(page)).toContainText('Press a place: all of')
      const place = await placeOnScreen(page, x, 18)
      await page.touchscreen.tap(place.x, place.y)
    }
    await expect(bar(page)).toContainText('turn 1')
    await chooseNobody(page)
    for (const [x, y] of [
      [12, 14.4],
      [24, 14.4],
    ] as const) {
      await next.tap()
      const place = await placeOnScreen(page, x, y)
      await page.touchscreen.tap(place.x, place.y)
      const go = dock.getByRole('button', { name: 'Move', exact: true })
      await expect(go).toHaveCount(2)
      await go.last().tap()
    }
    const ends = dock.getByRole('button', { name: /^(End|Throw|Go on|Done|Leave|Fight)/ })
    for (let act = 0; act < 120; act++) {
      if (/turn 2/.test(await bar(page).innerText())) break
      if ((await ends.count()) > 0 && (await ends.first().isEnabled())) await ends.first().tap()
      await page.waitForTimeout(150)
    }
    await expect(bar(page)).toContainText('turn 2')
    expect(problems).toEqual([])
  })
})
