import { expect } from 'vitest'
import { QUALITIES, type TacticalState, type TacticalUnit } from '../../../rulesets/families/tactical'
import type { Odds } from '../../../src/engine/odds'
import type { Option } from '../../../src/engine/offer'
import { FAMILY, itsOwn, SCI_FI } from '../tactical/editions'
import { type AnyAction, type Table, SOUTH, area, at, battle, unit } from '../tactical/table'

const TYPES_A = ['us-infantry', 'us-hmg', 'us-mortar', 'sherman', 'lee', 'm10', '17pdr', 'priest', 'us-truck']
const TYPES_B = ['german-infantry', 'pz-iv-h', 'stug-iii-g', 'tiger-i', 'pak-40', 'sdkfz-251', 'german-truck']
const HOUSE_RULES = [
  'edge-measuring',
  'narrow-arc',
  'front-by-edge',
  'cover-adds-up',
  'natural-rolls',
  'suppressed-breaks',
  'no-fire-into-contact',
  'fire-out-of-contact',
]

/** A small stream of numbers from 0 to 1, the same for the same start: the cases must be the same in every run. */
function stream(start: number): () => number {
  let state = start
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

/** A crowded battle: every kind of target and firer, near and far, in contact, in woods, in a bunker. */
function scramble(seed: number): TacticalState {
  const next = stream(seed)
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const place = (side: 'A' | 'B', types: readonly string[], count: number): TacticalUnit[] =>
    Array.from({ length: count }, (_, i) =>
      unit(
        `${side}${i}`,
        side,
        one(types),
        at(6 + Math.floor(next() * 12), 6 + Math.floor(next() * 12)),
        next() * 360,
        {
          quality: one(QUALITIES),
          status: one(['OK', 'OK', 'Disorganized', 'Suppressed'] as const),
          isHq: next() < 0.2,
          gaveAway: next() < 0.3,
        },
      ),
    )
  const ground = [
    area('wood', at(6, 6), 5, 4),
    area('bunker', at(13, 8), 2, 2),
    area('wood', at(12, 7), 4, 4, 'around'),
    area('building', at(8, 14), 3, 3),
  ]
  const houseRules = HOUSE_RULES.filter(() => next() < 0.2)
  return battle('A fires', [...place('A', TYPES_A, 5), ...place('B', TYPES_B, 5)], { ground, houseRules })
}

type Order = Option<AnyAction>

/** Every attack that each unit of side A may make. */
function attacks(t: Table, state: TacticalState): ReadonlyMap<string, readonly Order[]> {
  const orders = new Map<string, readonly Order[]>()
  for (const offer of t.ruleset.offers(state, 'A')) {
    if (offer.unit === null || offer.refusal || (offer.kind !== 'fire' && offer.kind !== 'assault')) continue
    const allowed = offer.options().filter(option => !option.refusal)
    orders.set(offer.unit, [...(orders.get(offer.unit) ?? []), ...allowed])
  }
  return orders
}

/** The best of all that the unit may do to the target now, by the odds of playing it. */
function best(
  t: Table,
  state: TacticalState,
  orders: readonly Order[],
  target: TacticalUnit,
): Odds<TacticalState> | null {
  let found: Odds<TacticalState> | null = null
  for (const { token, action } of orders) {
    if (token !== target.id) continue
    const odds = t.odds(state, action, target.id)
    if (!found || odds.destroy > found.destroy + 1e-9) found = odds
    else if (Math.abs(odds.destroy - found.destroy) <= 1e-9 && odds.hit > found.hit) found = odds
  }
  return found
}

function chances(what: string, { hit, destroy }: { readonly hit: number; readonly destroy: number }): string {
  return `${what}: hit ${hit.toFixed(9)}, destroyed ${destroy.toFixed(9)}`
}

for (const t of [...FAMILY, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`threats, ${t.ruleset.title}`, () => {
    it(`are the odds of the best attack, as play has them ${t.ids('5.10', '6.1', '6.20', '5.31')}`, () => {
      const threatened: string[] = []
      const played: string[] = []
      for (let seed = 1; seed <= 60; seed++) {
        const state = scramble(seed * 7919)
        const orders = attacks(t, state)
        for (const target of state.units) {
          if (target.side !== 'B' || !target.at) continue
          const threats = t.ruleset.threats(state, target.id, target.at, target.facing)
          for (const by of state.units) {
            if (by.side !== 'A') continue
            const what = `battle ${seed}, ${by.type} ${by.id} at ${target.type} ${target.id}`
            const threat = threats.find(each => each.by === by.id)
            const odds = best(t, state, orders.get(by.id) ?? [], target)
            if (threat) threatened.push(chances(what, threat))
            if (odds) played.push(chances(what, odds))
          }
        }
      }
      expect(played.length).toBeGreaterThan(250)
      expect(threatened).toEqual(played)
    })

    it(`look at a place where the unit does not stand yet ${t.ids('7.1', '5.6')}`, () => {
      const state = battle(
        'A moves',
        [unit('a', 'A', 'us-infantry', at(20, 24)), unit('b', 'B', 'sherman', at(20, 12))],
        { ground: [area('wood', at(18, 18), 4, 3)] },
      )
      const by = (y: number) => t.ruleset.threats(state, 'a', at(20, y), SOUTH).map(each => each.by)
      expect(by(24)).toEqual([])
      // Out of range at 24; hidden in the wood at 7 inches; seen on the open ground before it.
      expect(by(19)).toEqual([])
      expect(by(17)).toEqual(['b'])
      const far = {
        ...state,
        scenario: { ...state.scenario, ground: { ...state.scenario.ground, features: [] } },
      }
      expect(t.ruleset.threats(far, 'a', at(20, 19), SOUTH)).toMatchObject([{ by: 'b', hit: 1 / 3 }])
    })
  })
}
