import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { openAt, openHome, playNow, watchOver } from './helpers'

interface Book {
  readonly tables: Readonly<
    Record<
      string,
      {
        readonly columns: readonly string[]
        readonly rows: readonly (readonly (string | number | boolean | null)[])[]
      }
    >
  >
}
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const book = read('rulesets/ww2/rulebook.json') as Book
const saintAubin = read('rulesets/ww2/scenarios/saint-aubin.json') as {
  readonly briefing: { readonly B: string }
}
const RULESETS = readdirSync('rulesets').filter(id => existsSync(`rulesets/${id}/rulebook.json`))

function printedAs(cell: string | number | boolean | null, column = ''): string {
  if (cell === null) return '–'
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  const sign = column.startsWith('modifier') && Number(cell) > 0 ? '+' : ''
  return sign + String(cell).replace(/^-(?=\d)/, '−')
}

// A sheet of A4 without its margins.
test.use({ viewport: { width: 703, height: 1031 } })

test('the quick reference of WW2 holds the numbers of the rules, and nothing else is printed', async ({
  page,
}) => {
  const problems = watchOver(page)
  await openAt(page, '#/rules/ww2')
  await page.getByRole('link', { name: 'Quick reference' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  const sheet = page.getByRole('article', { name: 'WW2: quick reference' })
  await expect(sheet.getByRole('row').first()).toBeVisible()
  const printed = (await sheet.getByRole('row').allInnerTexts()).map(text => text.replaceAll(/\s+/g, ' '))
  for (const { columns, rows } of Object.values(book.tables).filter(each => each.rows.length <= 24)) {
    for (const row of rows) {
      const cells = row.map((cell, at) => printedAs(cell, columns[at]))
      expect(printed).toContain(cells.join(' ').replaceAll(/\s+/g, ' '))
    }
  }
  // The sheet of units is made from the factors that the program throws with: a 75mm gun reaches 12 inches with a factor of 5.
  const units = page.getByRole('article', { name: 'WW2: units' })
  await expect(units).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('combobox', { name: 'Units of' }).selectOption('Germany')
  await page.emulateMedia({ media: 'print' })
  const pak = units.getByRole('row').filter({ hasText: 'Pak 40' }).first()
  await expect(pak).toContainText('12')
  await expect(pak).toContainText('5')
  expect(problems).toEqual([])
})

test('a battle on paper: map with grid and scale, a sheet of orders for each side', async ({ page }) => {
  const problems = watchOver(page)
  await openAt(page, '#/setup/ww2/saint-aubin')
  await page.getByRole('link', { name: 'On paper' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('The bar is 12 inches; a square of the grid is 6.')).toBeVisible()
  const germans = page.getByRole('article', { name: /^Germans: briefing/ })
  await expect(germans.getByRole('row', { name: /Pak 40/ })).toBeVisible()
  await expect(germans).toContainText(saintAubin.briefing.B)
  await expect(germans.getByText('M10')).toHaveCount(0)
  expect(problems).toEqual([])
})

test('every ruleset has its sheets', async ({ page }) => {
  test.slow()
  const problems = watchOver(page)
  await openHome(page)
  for (const id of RULESETS) {
    await page.goto(`./#/print/${id}`)
    await expect(page.getByRole('article').first().getByRole('row').nth(3)).toBeVisible()
    await expect(
      page.getByRole('list', { name: 'Steps of a turn' }).getByRole('listitem').first(),
    ).toBeVisible()
  }
  expect(problems).toEqual([])
})

test('the report is printed without its buttons, and has the map and the rosters on paper', async ({
  page,
}) => {
  await playNow(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Report so far' }).click()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Losses' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Map and rosters on paper' }).click()
  await expect(page.getByRole('article', { name: /^Americans: briefing/ })).toContainText('M10')
})
