import { expect, test, type Page } from '@playwright/test'
import { FOAM, strengthOf } from '../../src/table/pieces/craft'
import { BRASS, CREAM, TONES, sideLook } from '../../src/table/tokens'
import { openAt, prompt, table, untilAsked, watchOver } from './helpers'

async function begin(page: Page, scenario: string): Promise<void> {
  await openAt(page, `#/setup/coastal/${scenario}`)
  await page.getByText('A seed of your own').click()
  await page.getByLabel(/^Seed/).fill('NIGHT-1')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
}

test('fights a night action to its end by the keyboard', async ({ page }) => {
  const problems = watchOver(page)
  await begin(page, 'barges')
  const report = prompt(page).getByRole('button', { name: 'See the report' })
  let [courses, shots] = [0, 0]
  for (let act = 0; act < 400; act++) {
    await untilAsked(
      page,
      /Before the battle|Set the speed|Turn up a card|card:|Sail|may fire|may launch|Choose a target|Point where|Run the torpedoes|win|draw/i,
    )
    if (await report.isVisible()) break
    const text = await prompt(page).innerText()
    if (/activate one|along its course|Sail /.test(text)) {
      await page.keyboard.press('Space')
      // A bend by the keys: an inch ahead, a pivot, and the rest straight on.
      if (courses % 3 === 0) {
        await page.keyboard.press('ArrowUp')
        await page.keyboard.press('ArrowRight')
      }
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
      courses += 1
    } else if (/may fire|Choose a target/.test(text) && shots % 2 === 0) {
      shots += 1
      await page.keyboard.press('Space')
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
    } else {
      shots += 1
      await page.keyboard.press('e')
      if (await prompt(page).getByText('End the phase?').isVisible()) await page.keyboard.press('Enter')
    }
    await page.waitForTimeout(60)
  }
  expect(courses).toBeGreaterThan(1)
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(problems).toEqual([])
})

test('tells in the dark nothing of the enemy that nobody has spotted', async ({ page }) => {
  const problems = watchOver(page)
  await openAt(page, '#/setup/coastal/channel')
  await page.getByRole('switch', { name: 'Darkness hides' }).click()
  await page.getByText('A seed of your own').click()
  // The D3 of this seed is a 1: 10 inches.
  await page.getByLabel(/^Seed/).fill('NIGHT-2')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect(table(page)).toBeVisible()
  await page.keyboard.press('e')
  await expect(prompt(page)).toContainText('Set the speed of each vessel', { timeout: 60_000 })
  await page.keyboard.press('e')
  await expect(prompt(page)).toContainText('Turn up a card', { timeout: 60_000 })
  // The computer has set its speeds by now, and nobody has seen it do so.
  await expect(page.locator('body')).toContainText('average visibility is 10 inches')
  await expect(page.locator('body')).not.toContainText(/(Screen|Convoy): speed/)
  await expect(page.locator('body')).not.toContainText(/(S 81|Brigitte) (sets|sails)/)
  await expect(page.locator('body')).toContainText(/Allied, MTB 724, .*at 9.0 by 8.0/)
  await expect(page.locator('body')).not.toContainText(/Axis, /)
  expect(problems).toEqual([])
})

/** How light a colour is, as the guidelines for the web reckon it. */
function lightness(red: number, green: number, blue: number): number {
  const part = (value: number): number => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
}

const lightnessOf = (hex: string): number => {
  const value = Number.parseInt(hex.slice(1), 16)
  return lightness(value >> 16, (value >> 8) & 255, value & 255)
}

const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** The lightness of each pixel in a rectangle of the window, from the darkest to the lightest. */
async function lights(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const picture = (await page.screenshot({ clip, scale: 'css' })).toString('base64')
  const reader = await page.context().newPage()
  const data = await reader.evaluate(async text => {
    const image = new Image()
    image.src = `data:image/png;base64,${text}`
    await image.decode()
    const sheet = new OffscreenCanvas(image.width, image.height)
    const pen = sheet.getContext('2d')
    pen?.drawImage(image, 0, 0)
    return [...(pen?.getImageData(0, 0, image.width, image.height).data ?? [])]
  }, picture)
  await reader.close()
  return Array.from({ length: data.length / 4 }, (_, i) =>
    lightness(data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0),
  ).toSorted((a, b) => a - b)
}

test('what matters stands out from the dark water', async ({ page }) => {
  await begin(page, 'mas')
  await expect(prompt(page)).toContainText('Before the battle', { timeout: 60_000 })
  await page.waitForTimeout(1500)
  const sea = await lights(page, { x: 560, y: 150, width: 200, height: 120 })
  const light = sea[Math.floor(sea.length * 0.95)] ?? 1
  // Courses, tracks, circles and the line under the hand, and the light rims of the vessels.
  const lines = { CREAM, BRASS, a: TONES['side-a'], b: TONES['side-b'], danger: TONES.danger }
  const rims = { A: sideLook('A').light, B: sideLook('B').light }
  for (const [name, colour] of Object.entries({ ...lines, ...rims }))
    expect(contrast(lightnessOf(colour), light), name).toBeGreaterThan(3)
  // Names are read, not only seen.
  expect(contrast(lightnessOf(CREAM), light), 'names').toBeGreaterThan(4.5)
  // A wake is thin paint: the sea shines through it, and at the lowest speed the most.
  const middle = sea[Math.floor(sea.length / 2)] ?? 1
  const blue = [27, 67, 86] as const
  expect(lightness(...blue)).toBeCloseTo(middle, 1)
  const through = (at: 0 | 1 | 2): number => blue[at] + (FOAM[at] - blue[at]) * strengthOf(1)
  const wake = lightness(through(0), through(1), through(2))
  expect(contrast(wake, middle), 'wakes').toBeGreaterThan(3)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

  test('fights a night action to its end: speeds, cards and courses under the thumb', {
    tag: '@more',
  }, async ({ page }) => {
    const problems = watchOver(page)
    await begin(page, 'barges')
    const dock = page.getByRole('region', { name: 'Unit and orders' })
    const next = dock.getByRole('button', { name: 'Next unit' })
    const report = prompt(page).getByRole('button', { name: 'See the report' })
    const does = dock.getByRole('button', {
      name: /^(All is ready|The speeds are set|Turn up a card|Run the torpedo|Done with|Sail|Lie still)/,
    })
    let courses = 0
    for (let act = 0; act < 400; act++) {
      await untilAsked(
        page,
        /Before the battle|Set the speed|Turn up a card|card:|Sail|may fire|may launch|Choose a target|Point where|Run the torpedoes|End the phase|win|draw/i,
      )
      if (await report.isVisible()) break
      const text = await prompt(page).innerText()
      if (/activate one|Sail /.test(text) && (await next.isVisible()) && (await next.isEnabled())) {
        await next.tap()
        const straight = dock.getByRole('button', { name: '1 inch ahead' })
        if (await straight.isVisible()) {
          await straight.tap()
          courses += 1
        }
      }
      if ((await does.count()) > 0 && (await does.last().isEnabled())) await does.last().tap()
      await page.waitForTimeout(60)
    }
    expect(courses).toBeGreaterThan(0)
    await report.tap()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(problems).toEqual([])
  })
})
