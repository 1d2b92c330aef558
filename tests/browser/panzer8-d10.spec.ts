import { expect, test } from '@playwright/test'
import { openAt, prompt, table, untilAsked, watchOver } from './helpers'

test('fights a company’s battle of the d10 sheet to its end by the keyboard: cards, answers and all', async ({
  page,
}) => {
  const problems = watchOver(page)
  await openAt(page, '#/setup/panzer8-d10/lane')
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill('D10-LANE')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
  const report = prompt(page).getByRole('button', { name: 'See the report' })
  let shots = 0
  let cards = 0
  let answers = 0
  for (let act = 0; act < 400; act++) {
    await untilAsked(
      page,
      /Draw the event card|Choose|acts?: who answers|about to hunt|have acted|Move .* and attack|the way|may act once more|close combat|ha(?:s|ve) to fall back|gets? off|suffers|advances|makes room|win|draw/i,
    )
    if (await report.isVisible()) break
    const text = await prompt(page).innerText()
    if (text.includes('Draw the event card')) {
      cards += 1
      await page.keyboard.press('e')
    } else if (/who answers/.test(text)) {
      answers += 1
      await page.keyboard.press('e')
    } else if (/Choose an element to act|Choose a target|and attack, in either/.test(text) && shots < 10) {
      shots += 1
      await page.keyboard.press('Space')
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
      if ((await prompt(page).innerText()) === text) await page.keyboard.press('e')
    } else if (text.includes('choose where it lies')) {
      await page.keyboard.press('i')
      await page.getByRole('button', { name: 'Do it', exact: true }).click()
    } else if (
      /Resolve the close combats|ha(?:s|ve) to fall back|gets? off|choose which|choose who|choose the/.test(
        text,
      )
    ) {
      await page.keyboard.press('Space')
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
    } else await page.keyboard.press('e')
    if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
    await page.waitForTimeout(60)
  }
  expect(shots).toBeGreaterThan(0)
  expect(cards).toBeGreaterThan(3)
  expect(answers).toBeGreaterThan(0)
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(problems).toEqual([])
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('draws the card, takes a unit and gives it something to do', async ({ page }) => {
    const problems = watchOver(page)
    await openAt(page, '#/setup/panzer8-d10/lane')
    await page.getByText('A seed of your own').tap()
    await page.getByLabel(/^Seed/).fill('D10-TOUCH')
    await page.getByRole('button', { name: 'Begin the battle' }).tap()
    await expect(prompt(page)).toContainText('Draw the event card')
    await page.getByRole('button', { name: 'Draw an event card' }).tap()
    await expect(prompt(page)).toContainText(/Choose/)
    await page.getByRole('button', { name: 'Next unit' }).tap()
    await expect(page.getByRole('button', { name: 'Move', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Move', exact: true }).tap()
    await expect(prompt(page)).toContainText('the way')
    expect(problems).toEqual([])
  })
})
