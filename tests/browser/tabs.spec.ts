import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { log, playNow, table } from './helpers'

/** Does something at the table by keys, in one go: nothing else of the page runs in between. */
const press = (page: Page, ...keys: readonly string[]): Promise<void> =>
  page.evaluate(pressed => {
    for (const key of pressed)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }, keys)

const MOVE = [' ', 'ArrowRight', 'Enter'] as const

/**
 * The page does nothing at all, and hears nothing of another tab, until it is `over`: then it acts at once, before it hears anything.
 * Resolves as soon as the page is busy. It is held by the debugger, not by the clock: a slow machine may take as long as it must.
 */
async function beBusy(
  page: Page,
  ...keys: readonly string[]
): Promise<{ readonly over: () => Promise<void> }> {
  const debug = await page.context().newCDPSession(page)
  await debug.send('Debugger.enable')
  const held = new Promise(resolve => debug.once('Debugger.paused', resolve))
  const done = page.evaluate(pressed => {
    // oxlint-disable-next-line no-debugger -- here it is held
    debugger
    for (const key of pressed)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }, keys)
  await held
  return {
    over: async () => {
      await debug.send('Debugger.resume')
      await done
      await debug.detach()
    },
  }
}

const taken = (page: Page) =>
  page.getByRole('heading', { name: 'This battle is on the table of another tab' })
const fightOn = (page: Page) => page.getByRole('button', { name: 'Fight on here' })
const moves = async (page: Page): Promise<number> =>
  ((await log(page).innerText()).match(/ moves /g) ?? []).length

async function another(context: BrowserContext, page: Page): Promise<Page> {
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(taken(second)).toBeVisible()
  return second
}

test('two tabs never write over one another: the second says so and may take the battle over', async ({
  page,
  context,
}) => {
  await playNow(page)
  const second = await another(context, page)
  await page.bringToFront()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('Company HQ moves')
  await second.bringToFront()
  // The button has the focus, and no key reaches the covered table.
  await expect(fightOn(second)).toBeFocused()
  await second.keyboard.press('e')
  await second.keyboard.press('Enter')
  await expect(table(second)).toBeVisible()
  await expect(log(second)).toContainText('Company HQ moves')
  await expect(fightOn(page)).toBeVisible()
  await second.keyboard.press('Control+z')
  await expect(log(second)).not.toContainText('Company HQ moves')
  await second.reload()
  await expect(table(second)).toBeVisible()
  await expect(log(second)).not.toContainText('Company HQ moves')
})

test('a tab that is busy and acts before it hears of another loses nothing', async ({ page, context }) => {
  await playNow(page)
  const second = await another(context, page)
  const busy = await beBusy(page, ...MOVE)
  await fightOn(second).click()
  await busy.over()
  await expect(log(second)).toContainText('Company HQ moves')
  await expect(taken(page)).toBeVisible()
  await press(second, 'ArrowDown', ...MOVE)
  await expect.poll(() => moves(second)).toBe(2)
  await second.reload()
  await expect.poll(() => moves(second)).toBe(2)
})

test('of two tabs that take over at the same moment one has the battle, with all that was done', async ({
  page,
  context,
}) => {
  await playNow(page)
  const [second, third] = [await another(context, page), await another(context, page)]
  // Neither has seen what is done now.
  const busy = await beBusy(page, ...MOVE)
  await Promise.all([fightOn(second).click(), fightOn(third).click()])
  await busy.over()
  await expect(taken(page)).toBeVisible()
  const last = async (): Promise<readonly boolean[]> =>
    Promise.all([second, third].map(each => table(each).isVisible()))
  await expect.poll(async () => (await last()).filter(Boolean).length, { timeout: 15_000 }).toBe(1)
  await expect.poll(async () => (await last()).filter(Boolean).length).toBe(1)
  const holder = (await table(second).isVisible()) ? second : third
  await expect(log(holder)).toContainText('Company HQ moves')
  await press(holder, 'ArrowDown', ...MOVE)
  await expect.poll(() => moves(holder)).toBe(2)
  await page.bringToFront()
  await fightOn(page).click()
  await expect.poll(() => moves(page)).toBe(2)
})

test('a battle that is removed elsewhere while it is played is put back as it was played last', async ({
  page,
  context,
}) => {
  await playNow(page)
  const list = await context.newPage()
  await list.goto('./#/battles')
  const title = 'The Crossroads at Saint-Aubin'
  const remove = list.getByRole('button', { name: `Remove ${title}` })
  await expect(remove).toBeVisible()
  const busy = await beBusy(page, ...MOVE)
  await remove.click()
  await busy.over()
  await expect(taken(page)).toBeVisible()
  await press(page, 'ArrowDown', ...MOVE)
  await list.getByRole('button', { name: 'Put it back' }).click()
  await list.getByRole('link', { name: `Open ${title}` }).click()
  await expect.poll(() => moves(list)).toBe(1)
})

test('a battle that is renamed elsewhere goes on where it is played, under its new name', async ({
  page,
  context,
}) => {
  await playNow(page)
  await press(page, ...MOVE)
  const list = await context.newPage()
  await list.goto('./#/battles')
  await list.getByRole('button', { name: 'Rename The Crossroads at Saint-Aubin' }).click()
  await list.getByRole('textbox', { name: 'Name' }).fill('Tuesday evening')
  await list.getByRole('button', { name: 'Keep this name' }).click()
  await expect(list.getByRole('listitem').filter({ hasText: 'Tuesday evening' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tuesday evening' })).toBeVisible()
  await expect(table(page)).toBeVisible()
  await press(page, 'ArrowDown', ...MOVE)
  await expect.poll(() => moves(page)).toBe(2)
  await list.reload()
  await expect(list.getByRole('listitem').filter({ hasText: 'Tuesday evening' })).toBeVisible()
})

test('without locks of the browser a busy tab cannot write over another, and says what is not kept', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }))
  await playNow(page)
  const second = await context.newPage()
  // It hears nothing until the other has taken the battle to be free.
  const busy = await beBusy(page, ...MOVE)
  await second.goto(page.url())
  await expect(table(second)).toBeVisible()
  await press(second, 'ArrowDown', ...MOVE)
  await expect.poll(() => moves(second)).toBe(1)
  await busy.over()
  await expect(page.getByRole('alert')).toContainText('Not kept: another tab has gone on with this battle.')
  await expect(fightOn(page)).toBeVisible()
  await press(second, 'ArrowDown', ...MOVE)
  await expect.poll(() => moves(second)).toBe(2)
  await fightOn(page).click()
  await expect.poll(() => moves(page)).toBe(2)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
