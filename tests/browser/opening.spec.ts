import { expect, type Page, test } from '@playwright/test'
import { log, openHome, table } from './helpers'

declare global {
  interface Window {
    /** Which parts of a battle's screen each of the page's pictures showed. */
    pictures: string[]
  }
}

async function writeDownPictures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const parts = {
      prompt: '[aria-label="What to do now"]',
      table: '[role=application] canvas',
      log: '[role=log]',
    }
    window.pictures = []
    const look = () => {
      const shown = Object.entries(parts).filter(([, selector]) => document.querySelector(selector))
      window.pictures.push(shown.map(([name]) => name).join())
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

// How long a piece takes is the machine's affair: `npm run bench -- page` prints it.
test('a battle is laid out in pieces, each with a picture of its own, so that opening it never holds the page', async ({
  page,
}) => {
  await writeDownPictures(page)
  await openHome(page)
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(table(page)).toBeVisible()
  await expect(log(page)).toBeVisible()
  const pictures = await page.evaluate(() => window.pictures)
  expect(pictures.filter((parts, i) => parts !== pictures[i - 1])).toEqual([
    '',
    'prompt',
    'prompt,table',
    'prompt,table,log',
  ])
})
