import sidiRezegh from '../../../rulesets/divisional/scenarios/sidi-rezegh.json'
import type { Scenario } from '../../../src/engine/scenario'
import { oblong } from './kit'

/** Two brigades that are to be deployed side by side, for two short days, with obstacles between them. */
export function divisionalGround(): Scenario {
  const { formations } = sidiRezegh
  const near = formations.flatMap(each =>
    each.id === 'seventh' || each.id === 'bologna' ? [{ ...each, places: [] }] : [],
  )
  return {
    ...sidiRezegh,
    id: 'contract-two-days',
    turns: 4,
    days: 2,
    shots: 2,
    formations: near,
    zones: { A: oblong(8, 20, 24, 26.5), B: oblong(8, 12, 24, 18.5) },
    fortifications: [...sidiRezegh.fortifications, { id: 'f9', at: { x: 14, y: 21 }, lies: 'along' }],
    air: { A: 3, B: { die: 0 } },
  } as unknown as Scenario
}

/** The same battalions face to face, an inch apart. */
export function divisionalFront(): Scenario {
  const rows = { seventh: 18.5, bologna: 16.4 }
  const formations = sidiRezegh.formations.flatMap(each => {
    const y = each.id === 'seventh' || each.id === 'bologna' ? rows[each.id] : null
    if (y === null) return []
    const away = each.id === 'seventh' ? 1.2 : -1.2
    const places = each.places.map((_, at) => ({ x: 10 + (at % 8) * 1.8, y: y + Math.floor(at / 8) * away }))
    return [{ ...each, places: places.toReversed() }]
  })
  return { ...sidiRezegh, id: 'contract-front', turns: 6, formations, minefields: [] } as unknown as Scenario
}
