// npm test: every check and every test, one after the other. It goes on after a failure, so that one sees everything.
// The last line counts tests and checks: "N passed, N failed". With names, only those: npm test -- lint unit
// npm run check: the quick ones, with the tests that what is not yet committed touches.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

const unitReport = '.cache/unit.json'
const browserReport = '.cache/browser.json'

/** @typedef {{ passed: number, failed: number, skipped: number, again?: number }} Count */
/** @typedef {{ name: string, title: string, commands: string[], count?: (ok: boolean) => Count, needs?: string, onlyIfAsked?: boolean }} Group */

/** @param {string} file */
function json(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/**
 * A run that failed without a failed test (a file that can't be loaded, a server that did not start) is one failure.
 * @param {boolean} ok
 * @param {Count} count
 */
function atLeastOne(ok, count) {
  return ok || count.failed > 0 ? count : { ...count, failed: 1 }
}

/** @param {boolean} ok */
function countUnit(ok) {
  const report = json(unitReport)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  return atLeastOne(ok, {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

/** @param {boolean} ok */
function countBrowser(ok) {
  const stats = json(browserReport)?.stats
  if (!stats) return { passed: 0, failed: 1, skipped: 0 }
  return atLeastOne(ok, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    again: stats.flaky,
  })
}

// The tests beside what has changed, without those that fight whole battles: those are for npm test. What follows from rules and the
// engine is looked for in every ruleset; of the rest, in its own folder.
const BATTLES = new Set(['contract', 'games', 'browser'])
const git = (/** @type {string[]} */ ...asked) =>
  spawnSync('git', asked, { encoding: 'utf8' }).stdout.split('\n')
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const folders = changed.flatMap(file => /^(?:src|tests)\/(\w+)\//.exec(file)?.[1] ?? [])
const rulesets = readdirSync('tests/rulesets').flatMap(name =>
  name.includes('.') ? [] : [`rulesets/${name}`],
)
const near = ['geometry', 'engine', ...rulesets, ...folders.filter(each => !BATTLES.has(each))]
const beside = [...new Set(near)].map(each => `tests/${each}/`).join(' ')
const linted = changed.filter(file => /\.(ts|tsx|mjs)$/.test(file)).join(' ')

/** @type {Group[]} */
const groups = [
  { name: 'typecheck', title: 'Types', commands: ['tsc -p tsconfig.json', 'tsc -p tsconfig.rules.json'] },
  { name: 'lint', title: 'Lint', commands: ['oxlint'] },
  { name: 'format', title: 'Format', commands: ['biome format .'] },
  { name: 'imports', title: 'What imports what', commands: ['node tools/imports.mjs'] },
  // Once with the tests, for what nobody uses, and once without, for what only tests use.
  {
    name: 'dead',
    title: 'Dead code',
    commands: ['knip --no-progress', 'knip --no-progress --config knip.product.json --production'],
  },
  { name: 'lint-changed', title: 'Lint of what changed', commands: [`oxlint ${linted}`], onlyIfAsked: true },
  {
    name: 'changed',
    title: 'Tests that the change touches',
    commands: [`vitest run --changed --passWithNoTests ${beside} --reporter=dot`],
    onlyIfAsked: true,
  },
  {
    name: 'unit',
    title: 'Tests',
    commands: [`vitest run --reporter=dot --reporter=json --outputFile.json=${unitReport}`],
    count: countUnit,
  },
  {
    name: 'clauses',
    title: 'Every clause has a test',
    commands: [`node tools/clauses.mjs ${unitReport}`],
    needs: 'unit',
  },
  { name: 'build', title: 'Build', commands: ['vite build --logLevel warn'] },
  { name: 'size', title: 'Size of the first load', commands: ['node tools/size.mjs'], needs: 'build' },
  {
    name: 'browser',
    title: 'Browser tests',
    // One battle of each ruleset; the others are for npm run test:browser.
    commands: ['node tools/chromium.mjs', 'playwright test --grep-invert @more --reporter=list,json'],
    count: countBrowser,
    needs: 'build',
  },
]

const asked = process.argv.slice(2)
for (const name of asked) {
  if (!groups.some(group => group.name === name)) {
    process.stderr.write(`No group "${name}". There are: ${groups.map(group => group.name).join(' ')}\n`)
    process.exit(2)
  }
}
const chosen = groups.filter(
  group =>
    (asked.length === 0 && !group.onlyIfAsked) ||
    asked.includes(group.name) ||
    groups.some(other => other.needs === group.name && asked.includes(other.name)),
)

mkdirSync('.cache', { recursive: true })
for (const file of [unitReport, browserReport]) rmSync(file, { force: true })

const env = {
  ...process.env,
  NO_COLOR: '1',
  PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  CI: '1',
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
}
/** @type {{ title: string, ok: boolean, seconds: number, count: Count }[]} */
const results = []

for (const { title, commands, count } of chosen) {
  process.stdout.write(`\n=== ${title} ===\n`)
  const start = Date.now()
  const ok = commands.every(command => {
    const [program = '', ...rest] = command.split(' ')
    const { status, error } = spawnSync(program, rest, {
      env,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    if (error) process.stderr.write(`${error.message}\n`)
    return status === 0
  })
  const one = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  results.push({ title, ok, seconds: (Date.now() - start) / 1000, count: count?.(ok) ?? one })
}

process.stdout.write('\n=== Summary ===\n')
const total = { passed: 0, failed: 0, skipped: 0 }
for (const { title, ok, seconds, count } of results) {
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
  const tests = count.passed + count.failed + count.skipped
  process.stdout.write(
    `${ok ? 'ok    ' : 'FAILED'}  ${title.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s` +
      (tests > 1 ? `  ${tests} tests, ${count.failed} failed` : '') +
      `${count.again ? `, ${count.again} passed at the second try` : ''}\n`,
  )
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`)
process.exitCode = total.failed > 0 || results.some(({ ok }) => !ok) ? 1 : 0
