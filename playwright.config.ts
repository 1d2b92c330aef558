import { defineConfig } from '@playwright/test'
import { findChromium } from './tools/chromium.mjs'

// A port of our own, and the same one in the runner and in its workers.
process.env['PZ8_TEST_PORT'] ??= String(47_000 + (process.pid % 1000))
const port = process.env['PZ8_TEST_PORT']
const executablePath = findChromium()
const address = `http://localhost:${port}/`

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{testFileName}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Once more what failed, and the summary names it: a page under two busy workers may be late once, never twice.
  retries: 1,
  // A machine that is busy with other things is slow, not wrong.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    // One would fetch every part of the program anew for every test, past the hand of those that hold parts back. Tests of
    // playing offline let it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-dev-shm-usage',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    url: address,
    reuseExistingServer: false,
  },
})
