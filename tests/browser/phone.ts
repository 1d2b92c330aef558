import type { Locator, Page } from '@playwright/test'
import { placeOnScreen } from './helpers'

// Playing by touch: what the table tells in words, and where that is on a phone.

export interface Place {
  readonly x: number
  readonly y: number
}

/** The lower part of a phone: the unit in hand, and what it can do. */
export const dock = (page: Page): Locator => page.getByRole('region', { name: 'Unit and orders' })

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

/** Where the unit stands that the dock names, one of those whose line begins like this. */
export async function unitInDock(page: Page, begins: string): Promise<Place> {
  const name = await dock(page).getByRole('heading').innerText()
  const found = (await unitsTold(page, begins)).find(({ text }) => text.includes(name))
  if (!found) throw new Error(`The table does not tell of ${name}.`)
  return found
}

/** Those whose line begins like this, the nearest to a place first. */
export async function nearestTold(page: Page, begins: string, { x, y }: Place): Promise<readonly Place[]> {
  const all = await unitsTold(page, begins)
  return all.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))
}

/** Shows the whole table, and touches a place of it. */
export async function tapPlace(
  page: Page,
  { x, y }: Place,
  board: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.getByRole('button', { name: 'Show the whole table' }).tap()
  await page.waitForTimeout(200)
  const at = await placeOnScreen(page, x, y, board)
  await page.touchscreen.tap(at.x, at.y)
}
