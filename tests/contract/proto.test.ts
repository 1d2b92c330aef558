import { it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { seeking, fighting, played } from './explore'
import { badThreats, badMerits, badEstimates, badRegions } from './agreement'
import { positionsOf } from './sample'
for (const e of REGISTER) it(e.id, { timeout: 600000 }, async () => {
  const r = await e.load()
  const seek = seeking(r)
  const fight = fighting(r, seek)
  const battles = r.scenarios.map(s => played(r, s, 4000, fight))
  const sample = battles.flatMap(b => positionsOf(b, 12))
  const all = battles.flatMap(b => positionsOf(b, 4000))
  const out: string[] = []
  const row = (name: string, f: () => Iterable<string>) => { const t = performance.now(); const p = [...f()]; out.push(`${name} ${(performance.now()-t).toFixed(0)} ms, ${p.length} problems\n   ${p.slice(0, 6).join('\n   ')}`) }
  row('threats', () => badThreats(r, sample))
  if (r.merits) row('merits', () => badMerits(r, sample))
  if (r.estimate) row('est', () => badEstimates(r, all, 5))
  row('regions', () => badRegions(r, sample))
  console.log('##', e.id, '\n' + out.join('\n'))
})
