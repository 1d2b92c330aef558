import { expect, type Page, test } from '@playwright/test'
import { openHome, prompt, table, told, watchOver } from './helpers'

test.describe.configure({ timeout: 300_000 })

/** Plays a battle from its deployment to the report: a step is ended as soon as nobody has to do anything. */
for (const { scenario, seed, magic } of [
  { scenario: 'thornbeck', seed: 'FANTASY-1', magic: false },
  { scenario: 'broken-tower', seed: 'FANTASY-2', magic: true },
]) {
  test(`fights ${scenario} from the deployment to the report [fantasy-3.3, fantasy-12.2]`, async ({
    page,
  }) => {
    const problems = watchOver(page)
    await openHome(page)
    await page.goto(`./#/setup/fantasy/${scenario}`)
    await page.getByText('A seed of your own').click()
    await page.getByLabel(/^Seed/).fill(seed)
    await page.getByRole('button', { name: 'Begin the battle' }).click()
    await expect(table(page)).toBeVisible()
    const report = prompt(page).getByRole('button', { name: 'See the report' })
    const words = () => told(page)
    let casts = 0
    for (let step = 0; step < 400; step++) {
      // While the computer thinks there is nothing to do.
      await expect.poll(words, { timeout: 60_000 }).not.toMatch(/thinking|(is|are) acting/)
      if (await report.isVisible()) break
      const text = await words()
      if (text.startsWith('Cast a spell') && casts === 0) {
        // The first spell on the first unit, by the keys alone.
        await page
          .getByRole('button', { name: /^Winged Foot/ })
          .first()
          .click()
        await page.keyboard.press('1')
        await page.keyboard.press('Enter')
        casts += 1
        await expect.poll(words, { timeout: 60_000 }).not.toBe(text)
        continue
      }
      const isFight = /Choose (a unit to attack|whom)/.test(text)
      if (isFight || text.includes('break off first') || text.includes('must charge')) {
        await page.keyboard.press('Space')
        await page.keyboard.press('1')
        await page.keyboard.press('Enter')
        continue
      }
      await page.keyboard.press('e')
      if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
      await expect.poll(words, { timeout: 60_000 }).not.toBe(text)
    }
    if (magic) expect(casts).toBe(1)
    await report.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/victory for|nobody wins/)
    expect(problems).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('fights thornbeck to its end by touch [fantasy-3.3]', async ({ page }) => {
    const problems = watchOver(page)
    await openHome(page)
    await page.goto('./#/setup/fantasy/thornbeck')
    await page.getByText('A seed of your own').tap()
    await page.getByLabel(/^Seed/).fill('FANTASY-3')
    await page.getByRole('button', { name: 'Begin the battle' }).tap()
    await expect(table(page)).toBeVisible()
    const dock = page.getByRole('region', { name: 'Unit and orders' })
    const report = page.getByRole('button', { name: 'See the report' }).first()
    const ends = dock.getByRole('button', { name: /^(End |Roll to rally)/ }).last()
    const next = dock.getByRole('button', { name: 'Next unit' })
    const words = () => told(page)
    let [moves, attacks] = [0, 0]
    for (let act = 0; act < 400; act++) {
      await expect.poll(words, { timeout: 60_000 }).not.toMatch(/thinking|(is|are) acting/)
      if (await report.isVisible()) break
      const text = await words()
      if (/Choose (a unit to attack|whom)/.test(text)) {
        // Who must attack comes with the next unit; its enemy is pressed on the table.
        if (await next.isEnabled()) await next.tap()
        for (const place of await enemiesNear(page, await unitInDock(page))) {
          await page.touchscreen.tap(place.x, place.y)
          const go = dock.getByRole('button', { name: 'Attack', exact: true }).last()
          if ((await go.count()) === 0 || !(await go.isEnabled())) continue
          await go.tap()
          attacks += 1
          break
        }
      } else if (moves < 2 && text.includes('may still move')) {
        await next.tap()
        const { x, y } = await unitInDock(page)
        const ahead = await onTable(page, { x, y: y - 1.2 })
        await page.touchscreen.tap(ahead.x, ahead.y)
        await dock.getByRole('button', { name: 'Move', exact: true }).last().tap()
        moves += 1
      } else {
        await ends.tap()
        if (await prompt(page).getByText('End the phase?').isVisible()) await ends.tap()
      }
      await expect.poll(words, { timeout: 60_000 }).not.toBe(text)
    }
    expect(moves).toBe(2)
    expect(attacks).toBeGreaterThan(0)
    await report.tap()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/victory for|nobody wins/)
    expect(problems).toEqual([])
  })
})

interface Place {
  readonly x: number
  readonly y: number
}

/** What the table says in words of the units whose line begins like this, and where they stand. */
async function unitsTold(
  page: Page,
  begins: string,
): Promise<readonly (Place & { readonly text: string })[]> {
  const lines = await page.getByRole('button', { name: new RegExp(`^${begins}, `) }).allTextContents()
  return lines.flatMap(text => {
    const found = / at ([\d.]+) by ([\d.]+)/.exec(text)
    return found ? [{ text, x: Number(found[1]), y: Number(found[2]) }] : []
  })
}

/** Where the unit stands that the dock names. */
async function unitInDock(page: Page): Promise<Place> {
  const name = await page.getByRole('region', { name: 'Unit and orders' }).getByRole('heading').innerText()
  const found = (await unitsTold(page, 'human')).find(({ text }) => text.includes(name))
  if (!found) throw new Error(`The table does not tell of ${name}.`)
  return found
}

/** Where the enemies of the men are on the screen, the nearest first. */
async function enemiesNear(page: Page, { x, y }: Place): Promise<readonly Place[]> {
  const all = await unitsTold(page, 'orcish')
  const near = all.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))
  return Promise.all(near.slice(0, 3).map(place => onTable(page, place)))
}

/** Where a place of Thornbeck, 20 by 18 inches and shown as a whole, lies on a phone. */
async function onTable(page: Page, { x, y }: Place): Promise<Place> {
  await page.getByRole('button', { name: 'Show the whole table' }).tap()
  await page.waitForTimeout(200)
  const box = await table(page).boundingBox()
  if (!box) throw new Error('The table is not on the screen.')
  const scale = Math.min(box.width / 20, box.height / 18) * 0.97
  return { x: box.x + box.width / 2 + (x - 10) * scale, y: box.y + box.height / 2 + (y - 9) * scale }
}
