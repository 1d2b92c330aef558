import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test, type Page } from '@playwright/test'
import { openHome, playNow, prompt } from './helpers'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the page as it stands, one line each. */
async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      readonly axe: {
        run(): Promise<{
          readonly violations: readonly {
            readonly id: string
            readonly nodes: readonly { readonly html: string }[]
          }[]
        }>
      }
    }
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)}`))
  })
}

const SCREENS: readonly { readonly name: string; readonly hash: string; readonly sees: RegExp }[] = [
  { name: 'the battles of a ruleset', hash: '#/ruleset/ww2', sees: /Saint-Aubin/ },
  { name: 'setup', hash: '#/setup/ww2/saint-aubin', sees: /Who plays/ },
  { name: 'the rulebook', hash: '#/rules/ww2/ww2-5.11', sees: /Rulings/ },
  { name: 'the muster', hash: '#/muster/ww2', sees: /unit types/ },
  { name: 'settings', hash: '#/settings', sees: /Size of text/ },
  { name: 'the lesson', hash: '#/learn', sees: /Choose a unit/ },
  { name: 'about', hash: '#/about', sees: /Vollkorn/ },
  { name: 'the list of battles', hash: '#/battles', sees: /Your battles/ },
]

for (const { name, hash, sees } of SCREENS) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await openHome(page)
    await page.goto(`./${hash}`)
    await expect(page.locator('body')).toContainText(sees)
    expect(await findings(page)).toEqual([])
  })
}

test('axe finds nothing on the first screen', async ({ page }) => {
  await openHome(page)
  await expect(
    page.getByRole('heading', { name: 'Strongpoint 17' }).or(page.getByText('Strongpoint 17')),
  ).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('axe finds nothing at the table, with a unit chosen and over the sheets', async ({ page }) => {
  await playNow(page)
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Space')
  await expect(prompt(page)).toContainText('Drop Company HQ')
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('tells in words what the table shows', async ({ page }) => {
  await playNow(page)
  const words = page.getByRole('region', { name: 'The table in words' })
  await expect(words).toContainText('American, Company HQ, at 2.6 by 11.2')
  await expect(words).toContainText('something left to do')
})
