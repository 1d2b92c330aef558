import { it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { startBattle, lineOf } from '../../src/engine/battle'
import { computing, seeking } from './explore'
import { needsOf, occurringIn } from './needs'
import { playAtRandom, playOut } from './sample'
for (const e of REGISTER) it(e.id, { timeout: 600000 }, async () => {
  const r = await e.load()
  const needs = needsOf(r)
  const met = new Set<string>()
  const out: string[] = []
  const row = (name: string, f: () => any) => {
    const t = performance.now()
    let n = 0
    for (const b of f()) { n += lineOf(b.battle).moments.length; for (const x of occurringIn(b)) met.add(x) }
    const left = needs.filter(x => !met.has(x))
    out.push(`${name}: ${(performance.now() - t).toFixed(0)} ms, ${n} acts, ${left.length} of ${needs.length} left`)
    if (name.startsWith('z')) out.push(left.join('; '))
  }
  row('random', () => r.scenarios.flatMap(s => [0, 1].map(i => playAtRandom(r, s, `contract ${i}`, 4000))))
  const seek = seeking(r)
  const run = (house: any, s: any, seed: string, c: any) => playOut(r, { scenario: s, battle: startBattle(r, s, { houseRules: house }, seed) }, 6000, c)
  row('seek', () => r.scenarios.map(s => run({}, s, 'seek', seek)))
  row('easy', () => r.scenarios.map(s => run({}, s, 'easy', computing(r, 'easy', 0, seek))))
  row('easy+seek 30', () => r.scenarios.map(s => run({}, s, 'easy', computing(r, 'easy', 30, seek))))
  const all = Object.fromEntries(r.houseRules.map(h => [h.id, true]))
  row('z all rules easy+seek 30', () => r.scenarios.map(s => run(all, s, 'easy', computing(r, 'easy', 30, seek))))
  console.log('##', e.id, '\n' + out.join('\n'))
})
