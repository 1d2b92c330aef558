import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a screen by its address, with nothing moving on the table, so that a test never waits for a picture. */
export async function openAt(page: Page, hash: string): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem('pz8.preferences')) {
      localStorage.setItem('pz8.preferences', JSON.stringify({ animation: 0 }))
    }
  })
  await page.goto(`./${hash}`)
}

/** Opens the first screen like that. */
export const openHome = (page: Page): Promise<void> => openAt(page, '')

/** From the first screen to the table of tonight's battle. */
export async function playNow(page: Page): Promise<void> {
  await openHome(page)
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(table(page)).toBeVisible()
  await chooseNobody(page)
  await expect(prompt(page)).toContainText('Choose a unit to move')
}

/** Puts back the unit that the phase has opened on, so that a test chooses for itself. */
export async function chooseNobody(page: Page): Promise<void> {
  await expect(page.locator('[data-chosen]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-chosen]')).toHaveCount(0)
}

export const table = (page: Page): Locator => page.getByRole('application', { name: /^The table/ })
export const prompt = (page: Page): Locator => page.getByRole('region', { name: 'What to do now' })
export const step = (page: Page): Locator =>
  page.getByRole('list', { name: 'Steps of the turn' }).locator('[aria-current="step"]')
export const log = (page: Page): Locator => page.getByRole('log', { name: 'Log of the battle' })

/** The turn that the bar names. */
export const bar = (page: Page): Locator => page.getByRole('banner')
/** What to do now, and in which turn: the same step of the next turn reads otherwise, however fast the one between was. */
export const told = async (page: Page): Promise<string> =>
  `${await prompt(page).innerText()} ${await bar(page).innerText()}`

/** How long to wait for a computer, and how often to look. */
export const WAITING = { timeout: 60_000, intervals: [50, 50, 100, 100, 200] }

/** Waits until what to do now reads like this. */
export const untilAsked = (page: Page, words: RegExp): Promise<void> =>
  expect.poll(() => prompt(page).innerText(), WAITING).toMatch(words)

/** Problems that a page had: errors, refused content, and requests to other hosts. */
export function watchOver(page: Page): readonly string[] {
  const problems: string[] = []
  page.on('pageerror', error => problems.push(`error: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('request', request => {
    const { protocol, hostname } = new URL(request.url())
    if (!['blob:', 'data:'].includes(protocol) && hostname !== 'localhost')
      problems.push(`foreign: ${request.url()}`)
  })
  return problems
}

/** The table is shown with a rim about it. */
const FIT = 0.97

/** Where a place of a wholly shown table lies on the screen: the rulers take 20 pixels, the rest is fitted and centred. */
export async function placeOnScreen(
  page: Page,
  x: number,
  y: number,
  board: { readonly width: number; readonly height: number } = { width: 36, height: 24 },
): Promise<{ x: number; y: number }> {
  const box = await table(page).boundingBox()
  if (!box) throw new Error('The table is not on the screen.')
  const ruler = box.width > 1050 ? 20 : 0
  const [width, height] = [box.width - ruler, box.height - ruler]
  const scale = Math.min(width / board.width, height / board.height) * FIT
  return {
    x: box.x + ruler + width / 2 + (x - board.width / 2) * scale,
    y: box.y + ruler + height / 2 + (y - board.height / 2) * scale,
  }
}
