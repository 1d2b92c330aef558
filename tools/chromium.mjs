// Finds a Chromium for the browser tests. Run as a command it prints where, and installs one where it can:
//   node tools/chromium.mjs
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir, platform } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** @param {string} file */
function runs(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function* onPath() {
  const ending = platform() === 'win32' ? '.exe' : ''
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of names) yield join(folder, name + ending)
  }
}

function* usualPlaces() {
  if (platform() === 'darwin') {
    for (const root of ['/Applications', join(homedir(), 'Applications')]) {
      yield join(root, 'Google Chrome.app/Contents/MacOS/Google Chrome')
      yield join(root, 'Chromium.app/Contents/MacOS/Chromium')
    }
  } else if (platform() === 'win32') {
    for (const key of ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']) {
      const root = process.env[key]
      if (!root) continue
      yield join(root, 'Google/Chrome/Application/chrome.exe')
      yield join(root, 'Chromium/Application/chrome.exe')
    }
  } else {
    yield '/usr/bin/chromium'
    yield '/usr/lib/chromium/chromium'
    yield '/snap/bin/chromium'
    yield '/opt/google/chrome/chrome'
  }
}

/** What `npx playwright install chromium` leaves, newest first. */
function* playwrightsOwn() {
  const caches = [
    process.env['PLAYWRIGHT_BROWSERS_PATH'],
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    join(homedir(), 'AppData/Local/ms-playwright'),
  ]
  const inside = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win64/chrome.exe',
    'chrome-win/chrome.exe',
  ]
  for (const cache of caches) {
    if (!cache || !existsSync(cache)) continue
    const builds = readdirSync(cache).filter(name => /^chromium-\d+$/.test(name))
    builds.sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    for (const build of builds) for (const file of inside) yield join(cache, build, file)
  }
}

/**
 * The path of a Chromium or Chrome, or null.
 * @returns {string | null}
 */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (!runs(named)) throw new Error(`CHROMIUM_PATH is ${named}, which can't be run.`)
    return named
  }
  for (const places of [onPath(), usualPlaces(), playwrightsOwn()]) {
    for (const file of places) if (runs(file)) return file
  }
  return null
}

/**
 * The path of a Chromium or Chrome. On Debian and Ubuntu, as root, installs the distribution's where there is none.
 * @returns {string}
 */
export function needChromium() {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && runs('/usr/bin/apt-get')) {
    process.stdout.write('No Chromium here: installing the chromium package with apt-get.\n')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const steps = [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ]
    for (const step of steps) {
      const done = spawnSync('apt-get', step, { env, encoding: 'utf8' })
      if (done.status !== 0) process.stderr.write(`apt-get ${step.join(' ')} failed:\n${done.stderr}\n`)
    }
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one (Debian: sudo apt-get install chromium; ' +
      'anywhere: npx playwright install chromium), or name one in CHROMIUM_PATH.',
  )
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    process.stdout.write(`${needChromium()}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
