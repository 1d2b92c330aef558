import type { Army, ArmyLine, ArmyRules } from './armies'
import { seededFaces } from './dice/seeded'
import type { HouseRules } from './rulebook'

/**
 * An army of so many points at most that a seed puts together out of one of the ready lists: who leads it first, then its units
 * one after another until none can be paid for. The same seed draws the same army, of another people than `unlike` where there is one. Null where there
 * is no ready list.
 */
export function armyOfChance(
  rules: ArmyRules,
  points: number,
  seed: string,
  houseRules: HouseRules,
  unlike: string | null = null,
): Army | null {
  const faceAt = seededFaces(`army ${seed}`)
  let count = 0
  const one = <T>(all: readonly T[]): T | undefined => all[faceAt(count++, all.length) - 1]
  const others = rules.ready.filter(({ name }) => name !== unlike)
  const people = one(others.length > 0 ? others : rules.ready)
  if (!people) return null
  const price = ({ choices }: ArmyLine): number => rules.cost(choices, houseRules).total
  const counts = people.lines.map(() => 0)
  let left = points
  const takes = (line: ArmyLine): void => {
    const at = people.lines.indexOf(line)
    counts[at] = (counts[at] ?? 0) + 1
    left -= price(line)
  }
  const leader = people.lines.find(line => rules.leads(line.choices))
  if (leader && price(leader) <= left) takes(leader)
  // Larger armies have more units in proportion.
  const most = Math.ceil(rules.units[1] * Math.max(1, points / rules.points[1]))
  for (let units = leader ? 1 : 0; units < most; units++) {
    const open = people.lines.filter(line => price(line) <= left && !rules.leads(line.choices))
    const next = open.length === 0 ? undefined : one(open)
    if (!next) break
    takes(next)
  }
  const lines = people.lines.flatMap((line, at) => {
    const of = counts[at] ?? 0
    return of === 0 ? [] : [{ name: line.name, count: of, choices: line.choices }]
  })
  return { ...people, id: `chance-${people.id}`, limit: points, lines }
}
