import { expect, type Page, test } from '@playwright/test'
import { WAITING, log, openAt, prompt, table, told, watchOver } from './helpers'
import { dock as dockOf, nearestTold, tapPlace, unitInDock } from './phone'

async function begin(page: Page, scenario: string, seed: string): Promise<void> {
  await openAt(page, `#/setup/fantasy/${scenario}`)
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill(seed)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
}

/** While the computer thinks there is nothing to do. */
const isOurs = (page: Page): Promise<void> =>
  expect.poll(() => told(page), WAITING).not.toMatch(/thinking|(is|are) acting/)

/** Ends the step, whatever is left in it. */
async function endStep(page: Page): Promise<void> {
  const text = await told(page)
  await page.keyboard.press('e')
  if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
  await expect.poll(() => told(page), WAITING).not.toBe(text)
}

/** The first spell on the first unit, by the keys alone. */
async function castFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Winged Foot/ })
    .first()
    .click()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
}

/** Plays a battle from its deployment to the report: a step is ended as soon as nobody has to do anything. */
for (const { scenario, seed, magic, tag } of [
  { scenario: 'thornbeck', seed: 'FANTASY-14', magic: false, tag: [] },
  { scenario: 'broken-tower', seed: 'FANTASY-2', magic: true, tag: '@more' },
]) {
  test(`fights ${scenario} from the deployment to the report [fantasy-3.3, fantasy-12.2]`, { tag }, async ({
    page,
  }) => {
    const problems = watchOver(page)
    await begin(page, scenario, seed)
    const report = prompt(page).getByRole('button', { name: 'See the report' })
    const words = () => told(page)
    let casts = 0
    for (let step = 0; step < 400; step++) {
      await isOurs(page)
      if (await report.isVisible()) break
      const text = await words()
      if (text.startsWith('Cast a spell') && casts === 0) {
        await castFirst(page)
        casts += 1
        await expect.poll(words, WAITING).not.toBe(text)
        continue
      }
      const isFight = /Choose (a unit to attack|whom)/.test(text)
      if (isFight || text.includes('break off first') || text.includes('must charge')) {
        await page.keyboard.press('Space')
        await page.keyboard.press('1')
        await page.keyboard.press('Enter')
        continue
      }
      await endStep(page)
    }
    if (magic) expect(casts).toBe(1)
    await report.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/victory for|nobody wins/)
    expect(problems).toEqual([])
  })
}

test('casts the first spell of a battle by the keys alone [fantasy-12.2]', async ({ page }) => {
  await begin(page, 'broken-tower', 'FANTASY-2')
  for (let step = 0; step < 20; step++) {
    await isOurs(page)
    if ((await told(page)).startsWith('Cast a spell')) break
    await endStep(page)
  }
  await castFirst(page)
  await expect(log(page)).toContainText(/Winged Foot/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('fights thornbeck to its end by touch [fantasy-3.3]', { tag: '@more' }, async ({ page }) => {
    const problems = watchOver(page)
    await openAt(page, '#/setup/fantasy/thornbeck')
    await page.getByText('A seed of your own').tap()
    await page.getByLabel(/^Seed/).fill('FANTASY-3')
    await page.getByRole('button', { name: 'Begin the battle' }).tap()
    await expect(table(page)).toBeVisible()
    const dock = dockOf(page)
    const report = page.getByRole('button', { name: 'See the report' }).first()
    const ends = dock.getByRole('button', { name: /^(End |Roll to rally)/ }).last()
    const next = dock.getByRole('button', { name: 'Next unit' })
    const words = () => told(page)
    let [moves, attacks] = [0, 0]
    for (let act = 0; act < 400; act++) {
      await isOurs(page)
      if (await report.isVisible()) break
      const text = await words()
      if (/Choose (a unit to attack|whom)/.test(text)) {
        // Who must attack comes with the next unit; its enemy is pressed on the table.
        if (await next.isEnabled()) await next.tap()
        const near = await nearestTold(page, 'orcish', await unitInDock(page, 'human'))
        for (const place of near.slice(0, 3)) {
          await tapPlace(page, place, THORNBECK)
          const go = dock.getByRole('button', { name: 'Attack', exact: true }).last()
          if ((await go.count()) === 0 || !(await go.isEnabled())) continue
          await go.tap()
          attacks += 1
          break
        }
      } else if (moves < 2 && text.includes('may still move')) {
        await next.tap()
        const { x, y } = await unitInDock(page, 'human')
        await tapPlace(page, { x, y: y - 1.2 }, THORNBECK)
        await dock.getByRole('button', { name: 'Move', exact: true }).last().tap()
        moves += 1
      } else {
        await ends.tap()
        if (await prompt(page).getByText('End the phase?').isVisible()) await ends.tap()
      }
      await expect.poll(words, WAITING).not.toBe(text)
    }
    expect(moves).toBe(2)
    expect(attacks).toBeGreaterThan(0)
    await report.tap()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/victory for|nobody wins/)
    expect(problems).toEqual([])
  })
})

const THORNBECK = { width: 20, height: 18 }
