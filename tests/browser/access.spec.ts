import { expect, test } from '@playwright/test'
import { findings } from './axe'
import { openAt, openHome, playNow, prompt } from './helpers'

const SCREENS: readonly { readonly name: string; readonly hash: string; readonly title: string | RegExp }[] =
  [
    { name: 'the battles of a ruleset', hash: '#/ruleset/ww2', title: 'WW2' },
    { name: 'setup', hash: '#/setup/ww2/saint-aubin', title: 'WW2' },
    { name: 'the rulebook', hash: '#/rules/ww2/ww2-5.11', title: 'WW2, rulebook' },
    { name: 'the muster', hash: '#/muster/ww2', title: 'WW2, muster' },
    { name: 'settings', hash: '#/settings', title: 'Settings' },
    { name: 'the lesson', hash: '#/learn', title: 'Learn in five minutes' },
    { name: 'about', hash: '#/about', title: 'About' },
    { name: 'the list of battles', hash: '#/battles', title: 'Your battles' },
    { name: 'a workshop', hash: '#/workshop/naval', title: /^Naval/ },
    { name: 'the army lists of a ruleset', hash: '#/armies/legio', title: /^Legio/ },
    { name: 'the beginning of the editor', hash: '#/make/ww1', title: 'Make a battle' },
    { name: 'all army lists', hash: '#/armies', title: 'Army lists' },
    { name: 'a battle by points', hash: '#/points/legio', title: 'Legio VIII' },
  ]

for (const { name, hash, title } of SCREENS) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await openAt(page, hash)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await findings(page)).toEqual([])
  })
}

test('axe finds nothing on the first screen', async ({ page }) => {
  await openHome(page)
  await expect(page.getByRole('link', { name: /Build an army/ }).first()).toBeVisible()
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
