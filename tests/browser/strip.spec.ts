import { type Locator, type Page, expect, test } from '@playwright/test'
import { openAt, table } from './helpers'

/** Which of the parts with a box of their own lie over each other, or beyond the edge of what holds them. */
const covered = (box: Locator, parts: string): Promise<readonly string[]> =>
  box.evaluate((holder, selector) => {
    const edge = holder.getBoundingClientRect()
    const seen = [...holder.querySelectorAll(selector)].flatMap(part => {
      const { left, right, top, bottom, width } = part.getBoundingClientRect()
      return width > 1 ? [{ name: part.textContent || part.nodeName, left, right, top, bottom }] : []
    })
    const beyond = seen.filter(({ right }) => right > edge.right + 1).map(({ name }) => `${name} beyond`)
    const over = seen.flatMap((one, at) =>
      seen
        .slice(at + 1)
        .filter(
          other =>
            one.left < other.right - 0.5 &&
            other.left < one.right - 0.5 &&
            one.top < other.bottom - 0.5 &&
            other.top < one.bottom - 0.5,
        )
        .map(other => `${one.name} over ${other.name}`),
    )
    return seen.length > 0 ? [...beyond, ...over] : ['nothing there']
  }, parts)

const strip = (page: Page): Locator => page.getByTitle('How the battle stands')

test('the strip below the table shows what there is room for, and no part of it lies over another', async ({
  page,
}) => {
  await openAt(page, '#/setup/ww2/strongpoint-17')
  const ground = page.getByRole('region', { name: 'The battle' })
  await expect(ground.locator('svg text').first()).toBeVisible()
  expect(await covered(ground.locator('svg').first(), 'g > rect')).toEqual([])
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
  for (const width of [1440, 1366, 1280, 1128, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => covered(strip(page), 'b, em, svg, u'), `${width} wide`).toEqual([])
    await expect(strip(page)).toContainText('0 of 12')
  }
  // The names of places stand there where they have room, whole, and not otherwise.
  const name = strip(page).getByText('the western casemate')
  await expect(name).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(name).toBeVisible()
})
