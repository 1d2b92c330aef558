import type { UnitId } from '../../../../src/engine/ids'
import type { Mark } from '../../../../src/engine/scene'
import type { Unit } from '../../../../src/engine/state'

/** One against one, or several against one: the phasing player's, and those of the other. */
export interface Group {
  readonly own: readonly UnitId[]
  readonly foes: readonly UnitId[]
}

/** Who is in contact with whom: the phasing player's element, and the other. */
export type Contact = readonly [own: UnitId, foe: UnitId]

/** Crossed swords between each two that are still to fight. */
export function meleeMarks(
  { units }: { readonly units: readonly Unit[] },
  contacts: readonly Contact[],
): readonly Mark[] {
  const placeOf = (id: UnitId) => units.find(unit => unit.id === id)?.at
  return contacts.flatMap(([own, foe]): readonly Mark[] => {
    const [a, b] = [placeOf(own), placeOf(foe)]
    return a && b ? [{ kind: 'melee', at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } }] : []
  })
}

/** Elements in one knot of contacts are paired up by hand as far as this many; more of them one after the other. */
const MANY = 9

/**
 * The groups that may be fought next: of all ways to put every element into one group the most even ones are allowed, and any group
 * of them may come first.
 */
export function groupsOf(contacts: readonly Contact[]): readonly Group[] {
  return knotsOf(contacts).flatMap(knot => {
    const found = new Map<string, Group>()
    for (const partition of evenPartitions(knot))
      for (const group of partition) found.set(JSON.stringify(group), group)
    return [...found.values()]
  })
}

/** Contacts that hang together. */
function knotsOf(contacts: readonly Contact[]): readonly (readonly Contact[])[] {
  const knots: Contact[][] = []
  for (const contact of contacts) {
    const touched = knots.filter(knot => knot.some(each => each[0] === contact[0] || each[1] === contact[1]))
    const joined = [...touched.flat(), contact]
    for (const knot of touched) knots.splice(knots.indexOf(knot), 1)
    knots.push(joined)
  }
  return knots
}

function evenPartitions(knot: readonly Contact[]): readonly (readonly Group[])[] {
  const members = new Set(knot.flat())
  const usable = members.size <= MANY ? knot : knot.slice(0, MANY - 1)
  let best: (readonly Group[])[] = []
  let least = Infinity
  for (const partition of partitions(usable)) {
    const uneven = partition.reduce((sum, { own, foes }) => sum + (own.length * foes.length) ** 2, 0)
    if (uneven < least) {
      least = uneven
      best = []
    }
    if (uneven === least) best.push(partition)
  }
  return best
}

/** All ways to put every element of some contacts into one group. */
function* partitions(contacts: readonly Contact[]): Iterable<readonly Group[]> {
  const [first] = contacts
  if (!first) {
    yield []
    return
  }
  const [own] = first
  for (const group of groupsWith(contacts, own)) {
    const taken = new Set([...group.own, ...group.foes])
    const rest = contacts.filter(([a, b]) => !taken.has(a) && !taken.has(b))
    // Nobody may be left over.
    const left = new Set(contacts.flat().filter(each => !taken.has(each)))
    if ([...left].some(each => !rest.some(contact => contact.includes(each)))) continue
    for (const others of partitions(rest)) yield [group, ...others]
  }
}

/** The groups that an element may be in: against some of its foes, or with others against one of them. */
function* groupsWith(contacts: readonly Contact[], own: UnitId): Iterable<Group> {
  const foes = contacts.filter(([a]) => a === own).map(([, b]) => b)
  for (const some of subsets(foes)) if (some.length > 0) yield { own: [own], foes: some }
  for (const foe of foes) {
    const friends = contacts.filter(([a, b]) => b === foe && a !== own).map(([a]) => a)
    for (const some of subsets(friends)) if (some.length > 0) yield { own: [own, ...some], foes: [foe] }
  }
}

function subsets<T>(list: readonly T[]): readonly (readonly T[])[] {
  const [first, ...rest] = list
  if (first === undefined) return [[]]
  const others = subsets(rest)
  return [...others, ...others.map(each => [first, ...each])]
}
