// npm run mutate [how many places] [seed]: breaks the rules in a few hundred places, one at a time, and looks whether a test
// notices. The places are drawn at random but always the same for one seed: four lines each of rulesets/, src/engine and
// src/geometry. What no test noticed is listed; docs/testing.md has the last figure and the reasons. Takes its time.
import { Stryker } from '@stryker-mutator/core'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const [places = '110', seed = '8'] = process.argv.slice(2)
const LINES = 4

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
const windows = files.flatMap(file => {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, at) =>
    // Code that is inside of something: no import, no comment, no closing brace alone.
    /^ +[^ */}]/.test(line)
      ? [{ place: `${file}:${at + 1}-${at + LINES}`, lot: hashed(`${seed} ${file} ${line.trim()}`) }]
      : [],
  )
})
const mutate = windows
  .toSorted((a, b) => a.lot - b.lot)
  .slice(0, Number(places))
  .map(({ place }) => place)

/**
 * One go over some places with the quick tests, or with those that play battles.
 * @param {string[]} where
 * @param {boolean} battles
 */
async function tried(where, battles) {
  if (battles) process.env['MUTATE_BATTLES'] = '1'
  const results = await new Stryker({
    mutate: where,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutate.config.ts' },
    // What a sentence says is no rule.
    mutator: { excludedMutations: ['StringLiteral'] },
    coverageAnalysis: 'perTest',
    // Tables are read when a module is loaded: their rows are held by the tests of tables, row by row against the booklet.
    ignoreStatic: true,
    concurrency: 2,
    dryRunTimeoutMinutes: 30,
    timeoutMS: 60_000,
    tsconfigFile: 'none', // it would be read with a compiler that TypeScript 7 no longer is
    tempDirName: '.cache/mutate',
    reporters: ['progress-append-only'],
    allowEmpty: true,
    disableTypeChecks: false,
  }).runMutationTest()
  return results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
}

/** @param {{ status: string }} result */
const isMissed = ({ status }) => status === 'Survived' || status === 'NoCoverage'
/** @param {{ fileName: string, location: { start: { line: number, column: number }, end: { line: number, column: number } } }} result */
const placeOf = ({ fileName, location: { start, end } }) =>
  // Results count columns from one, places from nought.
  `${fileName.replace(`${process.cwd()}/`, '')}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`
/** @param {{ fileName: string, location: any, mutatorName: string, replacement?: string }} result */
const nameOf = result => `${placeOf(result)} ${result.mutatorName}: ${result.replacement}`

const first = await tried([...new Set(mutate)], false)
const passed = first.filter(isMissed)
process.stdout.write(`\n${passed.length} of ${first.length} pass the quick tests:\n`)
for (const result of passed) process.stdout.write(`${nameOf(result)}\n`)
const second = passed.length === 0 ? [] : await tried([...new Set(passed.map(placeOf))], true)
const caught = new Set(second.filter(result => !isMissed(result)).map(nameOf))
const missed = passed.filter(result => !caught.has(nameOf(result)))
process.stdout.write('\nNobody noticed:\n')
for (const result of missed) process.stdout.write(`${nameOf(result)}\n`)
const noticed = first.length - missed.length
process.stdout.write(
  `\n${noticed} of ${first.length} mutants noticed: ${((100 * noticed) / Math.max(1, first.length)).toFixed(1)} in 100\n`,
)
