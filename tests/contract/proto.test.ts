import { it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { lineOf } from '../../src/engine/battle'
import { HOOKS } from './hooks'
import { foughtOut } from './explore'
import { unplayed } from './coverage'
for (const e of REGISTER)
  it(e.id, { timeout: 600000 }, async () => {
    const r = await e.load()
    for (const s of HOOKS[e.id]?.grounds ?? []) {
      const p = r.scenarioSchema.safeParse(s)
      if (!p.success) console.log(e.id, s.id, p.error.message)
    }
    const t = performance.now()
    const battles = foughtOut(r, [...r.scenarios, ...(HOOKS[e.id]?.grounds ?? [])], 4000)
    console.log(
      '##',
      e.id,
      Math.round(performance.now() - t),
      battles.map(b => lineOf(b.battle).moments.length).join(' '),
      '\n' + [...unplayed(r, battles)].map(x => x.replace(/Never in.*: /, '')).join(' '),
    )
  })
