// Draws public/icon-192.png and icon-512.png from public/icon.svg, in a browser.
import { readFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { needChromium } from './chromium.mjs'

const svg = await readFile('public/icon.svg', 'utf8')
const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] })
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  )
  await page.screenshot({ path: `public/icon-${size}.png`, omitBackground: true })
}
await browser.close()
