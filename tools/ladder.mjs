// How strong the computers are. Battles are fought on all cores; Control-C stops, and what has been fought so far counts.
//   npm run ladder                                   each strength against each weaker one, in both seats of every scenario
//   npm run ladder -- --level hard                   this one against each weaker one
//   npm run ladder -- --scripts                      every sparring partner against the expert (or --level), likewise
//   npm run ladder -- --player rush,best-odds        these against the expert
//   npm run ladder -- --against ../other-tree        is the expert of this tree better than that one's? (a sequential test)
//   npm run ladder -- --weights danger=1.3,fire=0.9  is the expert with these factors better than without? (likewise)
//   npm run ladder -- --balance                      two experts in every scenario: which side wins how often; with --keep the set-up says it
// Any of them with: --ruleset ID,ID  --scenario ID,ID  --pairs N  --seed TEXT  --level easy|middle|hard|expert  --workers N  --out FILE
// and a test with: --elo0 N --elo1 N --error SHARE --last N (only the last N turns; until then both are led by the easy computer).
// A pair is one seed fought twice, each player in each seat.
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pathToFileURL } from 'node:url'
import { builtFor } from './ladder/build.mjs'
import { inThreads } from './ladder/threads.mjs'

/** @typedef {import('./ladder/fight').Task} Task */
/** @typedef {import('./ladder/fight').Fought} Fought */
/** @typedef {import('./ladder/fight').Player} Player */

const text = /** @type {const} */ ({ type: 'string' })
const { values: given } = parseArgs({
  options: {
    ruleset: text,
    scenario: text,
    pairs: text,
    seed: text,
    level: text,
    workers: text,
    out: text,
    scripts: { type: 'boolean' },
    balance: { type: 'boolean' },
    keep: { type: 'boolean' },
    player: text,
    against: text,
    weights: text,
    elo0: text,
    elo1: text,
    error: text,
    last: text,
  },
})
const number = (/** @type {string | undefined} */ said, /** @type {number} */ otherwise) => {
  const value = said === undefined ? otherwise : Number(said)
  if (Number.isNaN(value)) throw new Error(`'${said}' is no number.`)
  return value
}
const out = given.out ?? '.cache/ladder.md'
const seed = given.seed ?? 'ladder'
const own = await builtFor('.', 'fight')
const other = given.against === undefined ? null : await builtFor(resolve(given.against), 'commander')
/** @type {typeof import('./ladder/fight')} */
const { PLAYERS, judged, rateOf, scenariosOf } = await import(pathToFileURL(own).href)
const scenarios = await scenariosOf(given.ruleset, given.scenario)
const threads = inThreads(number(given.workers, availableParallelism()), { own, other })
process.once('SIGINT', () => threads.stop())
process.once('SIGTERM', () => threads.stop())

mkdirSync(dirname(out), { recursive: true })
/** @param {string} line */
const tell = line => {
  process.stdout.write(`${line}\n`)
  appendFileSync(out, `${line}\n`)
}
const percent = (/** @type {number} */ share) => String(Math.round(share * 100)).padStart(3)
const level = strengthOf(given.level ?? 'expert')

tell(
  `\n${new Date().toISOString().slice(0, 16).replace('T', ' ')}, ${process.argv.slice(2).join(' ') || 'all'}, seed '${seed}'\n`,
)
await (given.balance ? balance() : other === null && given.weights === undefined ? ladder() : test())
await threads.close()

/** @param {string} name */
function strengthOf(name) {
  const strength = PLAYERS.strengths.find(each => each === name)
  if (!strength) throw new Error(`There is no level '${name}'. There are: ${PLAYERS.strengths.join(' ')}`)
  return strength
}

/** @param {string} name */
function playerOf(name) {
  const player = [...PLAYERS.scripts, ...PLAYERS.strengths].find(each => each === name)
  if (!player) throw new Error(`There is no player '${name}'. There are: ${PLAYERS.scripts.join(' ')}`)
  return player
}

/** Both seats of every scenario: one row each, and one for each player over all. */
async function ladder() {
  const pairs = number(given.pairs, 10)
  const named = given.player?.split(',').map(playerOf)
  const strong = given.level === undefined ? PLAYERS.strengths : [level]
  /** @type {readonly (readonly [Player['name'], Player['name']])[]} */
  const meetings = named
    ? named.map(name => /** @type {const} */ ([name, level]))
    : given.scripts
      ? PLAYERS.scripts.map(name => /** @type {const} */ ([name, level]))
      : strong.flatMap(name =>
          PLAYERS.strengths
            .slice(0, PLAYERS.strengths.indexOf(name))
            .map(weak => /** @type {const} */ ([name, weak])),
        )
  /** @type {Map<string, { won: number, drawn: number, lost: number, stuck: number }>} */
  const totals = new Map()
  tell('| scenario | player as | against | won | drawn | lost | in 100, draws half (95 in 100 certain) |')
  tell('| --- | --- | --- | --- | --- | --- | --- |')
  for (const { ruleset, scenario } of scenarios) {
    for (const [name, against] of meetings) {
      const seats = /** @type {const} */ (['A', 'B'])
      const tasks = seats.flatMap(seat =>
        Array.from({ length: pairs }, (_, at) => ({
          seat,
          task: {
            ruleset,
            scenario,
            // Dice of its own for each meeting: what one throw decides is not to count for all partners.
            seed: `${seed} ${name} ${against} ${at}`,
            seats:
              seat === 'A' ? { A: { name }, B: { name: against } } : { A: { name: against }, B: { name } },
          },
        })),
      )
      const fought = await threads.all(tasks.map(({ task }) => task))
      for (const seat of seats) {
        const row = totals.get(`${name} ${against}`) ?? { won: 0, drawn: 0, lost: 0, stuck: 0 }
        totals.set(`${name} ${against}`, row)
        const here = { won: 0, drawn: 0, lost: 0, stuck: 0 }
        for (const [at, each] of fought.entries()) {
          if (!each || tasks[at]?.seat !== seat) continue
          const kind = !each.over
            ? 'stuck'
            : each.winner === null
              ? 'drawn'
              : each.winner === seat
                ? 'won'
                : 'lost'
          here[kind] += 1
          row[kind] += 1
        }
        tell(rowOf(`${ruleset}: ${scenario}`, `${name} ${seat}`, against, here))
      }
      if (threads.isStopped()) break
    }
    if (threads.isStopped()) break
  }
  for (const [key, row] of totals) {
    const [name = '', against = ''] = key.split(' ')
    tell(rowOf('all of these', name, against, row))
  }
}

/** Equal computers: which side wins how often. What is kept is what the set-up of a battle says of it from then on. */
async function balance() {
  const battles = number(given.pairs, 50) * 2
  const player = { name: level }
  tell('| scenario | player as | against | won | drawn | lost | in 100, draws half (95 in 100 certain) |')
  tell('| --- | --- | --- | --- | --- | --- | --- |')
  for (const place of scenarios) {
    const tasks = Array.from({ length: battles }, (_, at) => ({
      ...place,
      seed: `${seed} ${at}`,
      seats: { A: player, B: player },
    }))
    const fought = (await threads.all(tasks)).filter(each => each !== null)
    const count = (/** @type {(each: Fought) => boolean} */ is) => fought.filter(is).length
    const won = count(({ winner }) => winner === 'A')
    const lost = count(({ winner }) => winner === 'B')
    const stuck = count(({ over }) => !over)
    const drawn = fought.length - won - lost - stuck
    tell(rowOf(`${place.ruleset}: ${place.scenario}`, `${level} A`, level, { won, drawn, lost, stuck }))
    if (threads.isStopped()) break
    if (given.keep) keep(`${place.ruleset} ${place.scenario}`, { battles, A: won, B: lost, drawn })
  }
}

/** @param {string} name @param {{ battles: number, A: number, B: number, drawn: number }} measured */
function keep(name, measured) {
  const path = 'src/store/balance.json'
  /** @type {Record<string, typeof measured>} */
  const known = JSON.parse(readFileSync(path, 'utf8'))
  known[name] = measured
  const sorted = Object.fromEntries(Object.entries(known).toSorted(([a], [b]) => a.localeCompare(b)))
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** @param {string} where @param {string} who @param {string} against @param {{ won: number, drawn: number, lost: number, stuck: number }} row */
function rowOf(where, who, against, { won, drawn, lost, stuck }) {
  const { share, low, high } = rateOf(won + drawn / 2, won + drawn + lost)
  const told = stuck > 0 ? `, ${stuck} without an end` : ''
  return `| ${where} | ${who} | ${against} | ${won} | ${drawn} | ${lost} | ${percent(share)} (${percent(low)} to ${percent(high)})${told} |`
}

/** @param {string} said */
function weightsIn(said) {
  return Object.fromEntries(
    said.split(',').map(each => {
      const [part = '', factor] = each.split('=')
      return [part, number(factor ?? part, 1)]
    }),
  )
}

/** Pairs of battles between the two trees, or with these weights and without, scenario after scenario in turn, until the test is decided. */
async function test() {
  const most = number(given.pairs, 2_000)
  const hypotheses = {
    least: number(given.elo0, 0),
    most: number(given.elo1, 40),
    error: number(given.error, 0.05),
  }
  const counts = [0, 0, 0, 0, 0]
  const spent = { own: { milliseconds: 0, orders: 0 }, other: { milliseconds: 0, orders: 0 } }
  /** @type {Map<string, { score: number, played: number }>} */
  const byScenario = new Map()
  let verdict = judged(counts, hypotheses)
  let told = 0
  await threads.each(pairsOf(most), (pair, fought) => {
    let score = 0
    for (const [at, each] of fought.entries()) {
      const seat = at === 0 ? 'A' : 'B'
      score += each.winner === null ? 0.5 : each.winner === seat ? 1 : 0
      for (const side of /** @type {const} */ (['A', 'B'])) {
        const whose = spent[side === seat ? 'own' : 'other']
        whose.milliseconds += each.spent[side].milliseconds
        whose.orders += each.spent[side].orders
      }
    }
    counts[score * 2] = (counts[score * 2] ?? 0) + 1
    const name = `${pair[0]?.ruleset}: ${pair[0]?.scenario}`
    const row = byScenario.get(name) ?? { score: 0, played: 0 }
    byScenario.set(name, { score: row.score + score, played: row.played + 2 })
    verdict = judged(counts, hypotheses)
    const played = counts.reduce((sum, count) => sum + count, 0)
    if (Date.now() - told > 10_000) {
      told = Date.now()
      process.stdout.write(`${played} pairs, ${stand()}\n`)
    }
    return verdict.isBetter === null
  })
  for (const [name, { score, played }] of byScenario) {
    const { share, low, high } = rateOf(score, played)
    tell(`${name}: ${score} of ${played}, ${percent(share)} in 100 (${percent(low)} to ${percent(high)})`)
  }
  const each = ({ milliseconds = 0, orders = 0 }) => (milliseconds / Math.max(1, orders)).toFixed(1)
  const said = verdict.isBetter === null ? 'undecided' : verdict.isBetter ? 'better' : 'not better'
  tell(`${counts.join('/')} pairs with 0, half, 1, one and a half, 2 battles won; ${stand()}`)
  const who = given.weights ?? 'This tree'
  tell(`An order takes ${each(spent.own)} ms here, ${each(spent.other)} ms there. ${who} is ${said}.`)

  function stand() {
    const { share, ratio, bound } = verdict
    return `${(share * 100).toFixed(1)} in 100, log ratio ${ratio.toFixed(2)} of ±${bound.toFixed(2)}`
  }
}

/** @param {number} most @returns {Generator<readonly [Task, Task]>} */
function* pairsOf(most) {
  const last = given.last === undefined ? undefined : number(given.last, 0)
  const weights = given.weights === undefined ? undefined : weightsIn(given.weights)
  const here = weights ? { name: level, weights } : { name: level }
  const there = other === null ? { name: level } : { name: level, isOther: true }
  for (let at = 0; at < most; at++) {
    const place = scenarios[at % scenarios.length]
    if (!place) return
    const battle = { ...place, seed: `${seed} ${at}`, ...(last !== undefined && { last }) }
    yield/** @type {const} */ ([
      { ...battle, seats: { A: here, B: there } },
      { ...battle, seats: { A: there, B: here } },
    ])
  }
}
