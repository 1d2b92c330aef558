// Looks for weights with which a computer plays better, by battles of weights that differ a little. Control-C stops; what has been
// found is kept, and the next run with the same --seed goes on from there.
//   npm run tune -- --ruleset fantasy,legio          all parts of the worth that these rulesets speak of
// with: --scenario ID,ID  --part WORD,WORD  --battles N (of a step)  --steps N  --level easy|middle|hard|expert  --seed TEXT  --workers N
// What comes out are factors for the parts of a worth, to be written into the evaluation by hand; whether they are better is for
// `npm run ladder -- --against` to say.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { pathToFileURL } from 'node:url'
import { builtFor } from './ladder/build.mjs'
import { inThreads } from './ladder/threads.mjs'

/** @typedef {import('./ladder/fight').Task} Task */
/** @typedef {import('../src/opponents/spsa').Search} Search */

const text = /** @type {const} */ ({ type: 'string' })
const { values: given } = parseArgs({
  options: {
    ruleset: text,
    scenario: text,
    part: text,
    battles: text,
    steps: text,
    level: text,
    seed: text,
    workers: text,
  },
})
const seed = given.seed ?? 'tune'
const battles = Number(given.battles ?? 8)
const most = Number(given.steps ?? 500)
const own = await builtFor('.', 'fight')
/** @type {typeof import('./ladder/fight')} */
const { PLAYERS, beginSearch, partsOf, rivals, scenariosOf, stepped, weightsOf } = await import(
  pathToFileURL(own).href
)
if (given.ruleset === undefined) throw new Error('Say whose weights: --ruleset ID,ID')
if (!(battles >= 2 && most >= 1)) throw new Error('A step needs two battles or more.')
const name = strengthOf(given.level ?? 'expert')
const places = await scenariosOf(given.ruleset, given.scenario)
const parts = given.part?.split(',') ?? (await partsOf(places))
const kept = `.cache/tune/${given.ruleset.replaceAll(',', '-')}-${seed}.json`
mkdirSync('.cache/tune', { recursive: true })
const threads = inThreads(Number(given.workers ?? availableParallelism()), { own, other: null })
process.once('SIGINT', () => threads.stop())
process.once('SIGTERM', () => threads.stop())

let search = goneOn() ?? beginSearch(parts)
process.stdout.write(`${parts.join(' ')}, seed '${seed}', from step ${search.steps}\n`)
while (search.steps < most && !threads.isStopped()) {
  const share = await shareOf(search)
  if (share === null) break
  search = stepped(search, seed, share)
  writeFileSync(kept, `${JSON.stringify(search)}\n`)
  if (search.steps % 10 === 0) tell()
}
tell()
await threads.close()

/** Of a step's battles between the rivals, the share that the first won; null where it was stopped. @param {Search} from */
async function shareOf(from) {
  const [one, other] = rivals(from, seed).map(weights => ({ name, weights }))
  if (!one || !other) return null
  /** @type {Task[]} */
  const tasks = Array.from({ length: Math.floor(battles / 2) * 2 }, (_, at) => {
    const pair = Math.floor(at / 2) + from.steps * Math.floor(battles / 2)
    const place = places[pair % places.length]
    if (!place) throw new Error('There is no scenario.')
    return {
      ...place,
      seed: `${seed} ${pair}`,
      seats: at % 2 === 0 ? { A: one, B: other } : { A: other, B: one },
    }
  })
  let won = 0
  for (const [at, fought] of (await threads.all(tasks)).entries()) {
    if (!fought) return null
    const seat = at % 2 === 0 ? 'A' : 'B'
    won += fought.winner === null ? 0.5 : fought.winner === seat ? 1 : 0
  }
  return won / tasks.length
}

/** @param {string} said */
function strengthOf(said) {
  const strength = PLAYERS.strengths.find(each => each === said)
  if (!strength) throw new Error(`There is no level '${said}'. There are: ${PLAYERS.strengths.join(' ')}`)
  return strength
}

/** What an earlier run has kept, if it looked for the same. @returns {Search | null} */
function goneOn() {
  try {
    /** @type {Search} */
    const found = JSON.parse(readFileSync(kept, 'utf8'))
    return Object.keys(found.at).join(' ') === parts.join(' ') ? found : null
  } catch {
    return null
  }
}

function tell() {
  const told = Object.entries(weightsOf(search)).map(([part, weight]) => `${part} ${weight.toFixed(2)}`)
  process.stdout.write(`${String(search.steps).padStart(4)} steps: ${told.join('  ')}\n`)
}
