// npm run mutate [one line in so many] [seed]: breaks the rules in a few hundred places, one at a time, and looks whether a test
// notices. The places are drawn at random but always the same for one seed, four lines each of rulesets/, src/engine and
// src/geometry; a new file adds its own to them and takes none away. What no test noticed is listed; docs/testing.md has the last
// figures and the reasons.
// npm run mutate FILE:FIRST-LAST ...: only these lines, e.g. after a test for a survivor was written.
import { Stryker } from '@stryker-mutator/core'
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const given = process.argv.slice(2)
const named = given.filter(each => each.includes(':'))
const [oneIn = '500', seed = '8'] = given.filter(each => !each.includes(':'))
const LINES = 4
const started = Date.now()

// It runs for long: whatever else the machine does goes first.
setPriority(constants.priority.PRIORITY_LOW)

/** Sentences, units as data and the like: there a mutant is another wording, not another rule. */
const PROSE = /(words|words-\w+|citations|houseRules|names)\.ts$|\/(text|muster|scenarios|armies)\//

/** A number out of a text, the same on every machine (FNV-1a, its bits spread). @param {string} text */
function hashed(text) {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

// A place is drawn by what stands in its first line: another line, or one before it, does not change the draw.
const files = execFileSync('git', ['ls-files', 'rulesets', 'src/engine', 'src/geometry'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(file => file.endsWith('.ts') && !PROSE.test(file))
const drawn = files
  .flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        // Code that is inside of something: no import, no comment, no closing brace alone.
        /^ +[^ */}]/.test(line)
          ? [{ place: `${file}:${at + 1}-${at + LINES}`, lot: hashed(`${seed} ${file} ${line.trim()}`) }]
          : [],
      ),
  )
  .filter(({ lot }) => lot < 2 ** 32 / Number(oneIn))
  .toSorted((a, b) => a.lot - b.lot)
  .map(({ place }) => place)

/** Mutants that come to the same whatever happens, each with its reason: they are not counted. */
const EQUIVALENT = JSON.parse(readFileSync('tools/equivalent.json', 'utf8'))

/**
 * One go over some places.
 * @param {readonly string[]} where
 * @param {readonly string[]} tests patterns of test files; none: the quick ones
 */
async function tried(where, tests) {
  process.env['MUTATE_TESTS'] = tests.join(' ')
  const results = await new Stryker({
    mutate: [...new Set(where)],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutate.config.ts' },
    // What a sentence says is no rule.
    mutator: { excludedMutations: ['StringLiteral'] },
    // The contract suite fights its battles before its tests begin, where no test is running that a mutant could be put down to.
    coverageAnalysis: tests.length === 0 ? 'perTest' : 'off',
    // Tables are read when a module is loaded: their rows are held by the tests of tables, row by row against the booklet.
    ignoreStatic: tests.length === 0,
    concurrency: 2,
    dryRunTimeoutMinutes: 30,
    timeoutMS: 60_000,
    timeoutFactor: 5, // a busy machine is no endless loop
    tsconfigFile: 'none', // it would be read with a compiler that TypeScript 7 no longer is
    tempDirName: '.cache/mutate',
    reporters: ['progress-append-only'],
    allowEmpty: true,
    disableTypeChecks: false,
  }).runMutationTest()
  return results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError').map(mutantOf)
}

/**
 * @typedef {{ file: string, place: string, line: string, was: string, becomes: string, missed: boolean }} Mutant
 * @param {Awaited<ReturnType<Stryker['runMutationTest']>>[number]} result
 * @returns {Mutant}
 */
function mutantOf({ fileName, location: { start, end }, replacement, status }) {
  const file = fileName.replace(`${process.cwd()}/`, '')
  const lines = readFileSync(file, 'utf8').split('\n')
  const inside = lines.slice(start.line - 1, end.line)
  // Results count columns from one, places from nought.
  inside[inside.length - 1] = (inside.at(-1) ?? '').slice(0, end.column - 1)
  inside[0] = (inside[0] ?? '').slice(start.column - 1)
  return {
    file,
    place: `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`,
    line: (lines[start.line - 1] ?? '').trim(),
    was: inside.join('\n'),
    becomes: replacement,
    missed: status === 'Survived' || status === 'NoCoverage',
  }
}
/** @param {Mutant} mutant */
const nameOf = ({ place, becomes }) => `${place} ${becomes}`
/** @param {Mutant} mutant */
const isEquivalent = ({ file, line, becomes }) =>
  EQUIVALENT.some(
    (/** @type {Mutant} */ each) => each.file === file && each.line === line && each.becomes === becomes,
  )
/** @param {readonly Mutant[]} mutants */
function list(mutants) {
  for (const { place, was, becomes } of mutants) {
    const short = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').slice(0, 90)
    process.stdout.write(`${place}  ${short(was)}  ->  ${short(becomes)}\n`)
  }
}

const RULESETS = readdirSync('tests/contract/rulesets').map(each => each.replace('.test.ts', ''))

/** Rulesets whose battles run through a file, those of a family's members for the family. @param {string} file */
function rulesetsOf(file) {
  const [, own = '', family = ''] = /^rulesets\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? []
  if (own !== '' && own !== 'families') return RULESETS.filter(id => id === own)
  const members = execFileSync('git', ['grep', '-l', `families/${family}'`, '--', 'rulesets/*/index.ts'], {
    encoding: 'utf8',
  })
  return own === 'families'
    ? RULESETS.filter(id => members.includes(`rulesets/${id}/`))
    : ['ww2', 'legio', 'space']
}

for (const { file, line } of EQUIVALENT) {
  const there = readFileSync(file, 'utf8').split('\n')
  if (!there.some(each => each.trim() === line)) throw new Error(`${file} has no line '${line}' any more.`)
}

const all = await tried(named.length > 0 ? named : drawn, [])
const first = all.filter(mutant => !isEquivalent(mutant))
let missed = first.filter(mutant => mutant.missed)
process.stdout.write(`\n${missed.length} of ${first.length} pass the quick tests:\n`)
list(missed)

// Then the tests that keep battles, for the engine, and the battles of the contract suite, one ruleset after the other: only about
// what still passes.
const further = new Map([
  ['engine', ['save', 'store', 'workers', 'table', 'app'].map(each => `tests/${each}/*.test.ts`)],
])
for (const id of RULESETS) further.set(id, [`tests/contract/rulesets/${id}.test.ts`])
for (const [id, tests] of further) {
  const there = missed.filter(({ file }) =>
    id === 'engine' ? file.startsWith('src/engine/') : rulesetsOf(file).slice(0, 3).includes(id),
  )
  if (there.length === 0) continue
  const results = await tried(
    there.map(({ place }) => place),
    tests,
  )
  const caught = new Set(results.filter(result => !result.missed).map(nameOf))
  missed = missed.filter(mutant => !caught.has(nameOf(mutant)))
}

process.stdout.write('\nNobody noticed:\n')
list(missed)
const noticed = first.length - missed.length
const share = ((100 * noticed) / Math.max(1, first.length)).toFixed(1)
const minutes = Math.round((Date.now() - started) / 60_000)
process.stdout.write(
  `\n${noticed} of ${first.length} mutants noticed: ${share} in 100 (${all.length - first.length} equivalent, ${minutes} minutes)\n`,
)
