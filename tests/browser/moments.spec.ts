import { expect, test, type Page, type Route } from '@playwright/test'
import { findings } from './axe'
import { chooseNobody, openHome, playNow, prompt } from './helpers'

/**
 * Holds back every part of the program that the page asks for, and lets them in one by one, looking at the page each
 * time before the next: so every moment is seen that a slow network or a slow machine makes last.
 */
async function everyMoment(
  page: Page,
  go: () => Promise<unknown>,
  look: () => Promise<void>,
): Promise<number> {
  const held: Route[] = []
  await page.route(/\/assets\/.*\.js$/, route => void held.push(route))
  await go()
  await page.locator('main').first().waitFor({ state: 'attached' })
  let looks = 0
  let shown = ''
  for (let quiet = 0; quiet < 4; ) {
    // Held parts first; without any the page is given a little time to ask for more.
    const seen = await page.evaluate(() => document.body.innerHTML)
    if (seen !== shown) {
      shown = seen
      looks += 1
      await look()
    }
    const next = held.shift()
    if (next) {
      quiet = 0
      await next.continue()
    } else quiet += 1
    await page.waitForTimeout(next ? 30 : 120)
  }
  await page.unroute(/\/assets\/.*\.js$/)
  return looks
}

const ADDRESSES = [
  { name: 'the first screen', hash: '', tag: [] },
  { name: 'the battles of a ruleset', hash: '#/ruleset/ww2', tag: '@more' },
  { name: 'the rulebook', hash: '#/rules/ww2/ww2-5.11', tag: [] },
  { name: 'the list of battles', hash: '#/battles', tag: '@more' },
  { name: 'armies by points', hash: '#/armies/legio', tag: '@more' },
]

for (const { name, hash, tag } of ADDRESSES) {
  test(`axe finds nothing on ${name} while its parts come one after another`, { tag }, async ({ page }) => {
    const looks = await everyMoment(
      page,
      () => page.goto(`./${hash}`, { waitUntil: 'commit' }),
      async () => expect(await findings(page)).toEqual([]),
    )
    expect(looks).toBeGreaterThan(1)
  })
}

test('axe finds nothing on the way from the first screen to another and to the table', async ({ page }) => {
  await openHome(page)
  await expect(page.getByRole('link', { name: /Build an army/ }).first()).toBeVisible()
  const clean = async () => expect(await findings(page)).toEqual([])
  await everyMoment(page, () => page.evaluate(() => void (location.hash = '#/learn')), clean)
  await page.goto('./#/')
  await everyMoment(page, () => page.getByRole('button', { name: 'Play now' }).click(), clean)
  await chooseNobody(page)
  await expect(prompt(page)).toContainText('Choose a unit to move')
})

test('axe finds nothing on a battle that is reloaded while its parts come one after another', async ({
  page,
}) => {
  await playNow(page)
  await everyMoment(
    page,
    () => page.reload({ waitUntil: 'commit' }),
    async () => expect(await findings(page)).toEqual([]),
  )
  await chooseNobody(page)
  await expect(prompt(page)).toContainText('Choose a unit to move')
})
