// Every clause and every ruling of every rulebook.json must be named, in brackets, by the title of a test that runs:
//   'a crew that is suppressed may not fire [ww2-4.3]', and for several [ww2-4.3, ww2-R12] or [ww2-4.3] [ww2-R12]
// Lists those that no test names, and names in titles that no rulebook has. Takes the titles from the vitest report
// named on the command line, or else asks vitest for them; and the browser tests' titles from their source.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @param {string} root
 * @param {RegExp} wanted
 * @returns {string[]}
 */
function files(root, wanted) {
  if (!existsSync(root)) return []
  const all = readdirSync(root, { recursive: true, encoding: 'utf8' }).map(name => join(root, name))
  return all.filter(file => wanted.test(file)).toSorted()
}

/** @param {string} file */
const json = file => JSON.parse(readFileSync(file, 'utf8'))

/**
 * @param {string | undefined} report
 * @returns {string[]}
 */
function titles(report) {
  /** @type {string[]} */
  const found = []
  if (report) {
    for (const file of json(report).testResults) {
      for (const test of file.assertionResults) {
        if (test.status === 'passed' || test.status === 'failed') found.push(test.fullName)
      }
    }
  } else {
    mkdirSync('.cache', { recursive: true })
    const list = spawnSync('npx', ['vitest', 'list', '--json=.cache/titles.json'], { encoding: 'utf8' })
    if (list.status !== 0) throw new Error(`vitest can't list the tests:\n${list.stdout}${list.stderr}`)
    for (const test of json('.cache/titles.json')) found.push(test.name)
  }
  for (const file of files('tests/browser', /\.spec\.ts$/)) {
    for (const [, , title] of readFileSync(file, 'utf8').matchAll(/\btest\(\s*(['"`])(.*?)\1/g))
      found.push(title ?? '')
  }
  return found
}

/** @type {Set<string>} */
const named = new Set()
for (const title of titles(process.argv[2])) {
  for (const [, inside = ''] of title.matchAll(/\[([^\]]+)\]/g)) {
    for (const id of inside.split(/[\s,]+/)) named.add(id)
  }
}

let missing = 0
/** @type {Set<string>} */
const known = new Set()
/** @type {string[]} */
const prefixes = []
for (const file of files('rulesets', /rulebook\.json$/)) {
  const book = json(file)
  /** @type {string[]} */
  const ids = [...book.clauses, ...book.rulings].map((/** @type {{ id: string }} */ entry) => entry.id)
  prefixes.push(book.id)
  for (const id of ids) known.add(id)
  const untested = ids.filter(id => !named.has(id))
  missing += untested.length
  process.stdout.write(
    `${book.id}: ${ids.length - untested.length} of ${ids.length} clauses and rulings have a test\n`,
  )
  if (untested.length > 0) process.stderr.write(`  no test names ${untested.join(' ')}\n`)
}

const looksLikeOne = new RegExp(`^(${prefixes.join('|')})-R?\\d`)
const unknown = prefixes.length === 0 ? [] : [...named].filter(id => looksLikeOne.test(id) && !known.has(id))
if (unknown.length > 0) process.stderr.write(`in test titles, but in no rulebook: ${unknown.join(' ')}\n`)
process.stdout.write(`${known.size - missing} of ${known.size} clauses and rulings have a test.\n`)
if (missing + unknown.length > 0) process.exitCode = 1
