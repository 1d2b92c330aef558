import { expect, test } from '@playwright/test'
import { bar, openAt, prompt, table, told, untilAsked, watchOver } from './helpers'
import { dock as dockOf, nearestTold, tapPlace, unitInDock } from './phone'

test('fights a company’s battle of Panzer8 to its end by the keyboard', async ({ page }) => {
  const problems = watchOver(page)
  await openAt(page, '#/setup/panzer8-d20/road')
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill('LANE-1')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
  const report = prompt(page).getByRole('button', { name: 'See the report' })
  let shots = 0
  for (let act = 0; act < 300; act++) {
    await untilAsked(
      page,
      /suppressed|Choose|the way|close combat|ha(?:s|ve) to fall back|gets? off|suffers|advances|makes room|win|draw/i,
    )
    if (await report.isVisible()) break
    const text = await prompt(page).innerText()
    if (/Choose an element to fire|Choose a target/.test(text) && shots < 12) {
      shots += 1
      await page.keyboard.press('Space')
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
      if ((await prompt(page).innerText()) !== text) continue
    }
    if (/Resolve the close combats|ha(?:s|ve) to fall back|gets? off|choose which|choose who/.test(text)) {
      await page.keyboard.press('Space')
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
    } else {
      await page.keyboard.press('e')
      if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
    }
    await page.waitForTimeout(60)
  }
  expect(shots).toBeGreaterThan(0)
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(problems).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('fights the lane to its end by touch [panzer8-d20-4.0.1]', { tag: '@more' }, async ({ page }) => {
    const problems = watchOver(page)
    await openAt(page, '#/setup/panzer8-d20/road')
    await page.getByText('A seed of your own').tap()
    await page.getByLabel(/^Seed/).fill('LANE-TOUCH-4')
    await page.getByRole('button', { name: 'Begin the battle' }).tap()
    await expect(table(page)).toBeVisible()
    const dock = dockOf(page)
    const order = (name: string) => dock.getByRole('button', { name, exact: true }).last()
    const isOpen = async (name: string) => (await order(name).isVisible()) && (await order(name).isEnabled())
    const next = dock.getByRole('button', { name: 'Next unit' })
    const ends = dock.getByRole('button', { name: /^End the / }).last()
    const report = page.getByRole('button', { name: 'See the report' }).first()
    const words = () => told(page)
    let [shots, moves, tries] = [0, 0, 0]
    // Turns in which the unit in hand could fire at nobody.
    const barren = new Set<string>()
    for (let act = 0; act < 200; act++) {
      await expect.poll(words, { timeout: 60_000 }).not.toMatch(/thinking|(is|are) acting/)
      if (await report.isVisible()) break
      const text = await words()
      if (text.includes('Test the morale')) {
        await order('Test morale').tap()
      } else if (text.includes('Choose a target') && !barren.has(await bar(page).innerText())) {
        const enemies = await nearestTold(page, 'German', await unitInDock(page, 'American'))
        for (const place of enemies) {
          await tapPlace(page, place, LANE)
          if (!(await isOpen('Fire'))) continue
          await order('Fire').tap()
          await page.waitForTimeout(100)
          if (!(await words()).includes('Choose a target')) break
        }
        if ((await words()).includes('Choose a target')) barren.add(await bar(page).innerText())
        else shots += 1
      } else if (text.includes('Choose an element to fire') && shots < 6 && (await next.isEnabled())) {
        await next.tap()
      } else if (text.includes('the way, turn it') && tries < 8) {
        const { x, y } = await unitInDock(page, 'American')
        await tapPlace(page, { x, y: y - 1 }, LANE)
        const isFree = await isOpen('Move')
        await order(isFree ? 'Move' : 'Put it back').tap()
        tries += 1
        if (isFree) moves += 1
      } else if (await ends.isVisible()) {
        await ends.tap()
        if (await prompt(page).getByText('End the phase?').isVisible()) await ends.tap()
      } else {
        await next.tap()
      }
      await page.waitForTimeout(60)
    }
    expect(shots).toBeGreaterThan(2)
    expect(moves).toBeGreaterThan(2)
    await report.tap()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/victory for|win|nobody wins/i)
    expect(problems).toEqual([])
  })
})

const LANE = { width: 36, height: 28 }
