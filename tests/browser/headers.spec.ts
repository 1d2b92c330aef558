import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { playNow } from './helpers'

/** The lines of the file for static hosts. */
function written(): ReadonlyMap<string, string> {
  const [place, ...lines] = readFileSync('dist/_headers', 'utf8').trim().split('\n')
  expect(place).toBe('/*')
  return new Map(
    lines.map(line => {
      const at = line.indexOf(': ')
      return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 2)]
    }),
  )
}

test('every answer carries what the built files say to a static host', async ({ page }) => {
  const lines = written()
  expect(lines.get('content-security-policy')).toContain("frame-ancestors 'none'")
  const answers: string[] = []
  page.on('response', response => {
    const sent = response.headers()
    for (const [name, value] of lines) {
      if (sent[name] !== value) answers.push(`${response.url()} lacks ${name}`)
    }
  })
  await playNow(page)
  expect(answers).toEqual([])
})

test('nobody frames the program', async ({ page, baseURL }) => {
  await page.goto('about:blank')
  await page.setContent(`<iframe src="${baseURL}"></iframe>`)
  const frame = page.frameLocator('iframe')
  await expect(page.locator('iframe')).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Play now' })).toHaveCount(0)
})

test('workers keep to the policy of the page: they ask no other host', async ({ page }) => {
  await playNow(page)
  await expect.poll(() => page.workers().length).toBeGreaterThan(0)
  for (const worker of page.workers()) {
    const refused = await worker.evaluate(
      () =>
        new Promise<string>(resolve => {
          self.addEventListener('securitypolicyviolation', event => resolve(event.effectiveDirective))
          fetch('https://elsewhere.invalid/').catch(() => setTimeout(() => resolve('nothing'), 1_000))
        }),
    )
    expect(refused).toBe('connect-src')
  }
})
