import type { Numbers } from '../model/book'
import type { Missile } from '../model/kinds'
import type { PriceClauses } from '../roster/armies'

/** Distances in inches and dice, as printed. */
export const NUMBERS: Numbers = {
  roadFoot: 1,
  roadMounted: 2,
  seenWithin: 2,
  breakthrough: 2,
  save: 4,
  rally: 5,
  rallyReach: { normal: 4, excellent: 6, bad: 2 },
  deploymentDepth: 6,
}

/** A row of the missile table; range in inches. */
export function missile(
  id: string,
  name: string,
  plural: string,
  range: number,
  clause: string,
  more: Partial<Missile> = {},
): Missile {
  return { id, name, plural, range, paid: false, slow: false, engine: false, clause, ...more }
}

/** The missile weapons that all members have, with the clauses of one of them. */
export function missiles(id: string): Readonly<Record<string, Missile>> {
  return {
    javelin: missile('javelin', 'Javelin', 'javelins', 2, `${id}-5.8`),
    sling: missile('sling', 'Sling', 'slings', 3, `${id}-5.9`),
    bow: missile('bow', 'Bow', 'bows', 4, `${id}-5.10`),
    crossbow: missile('crossbow', 'Crossbow', 'crossbows', 4, `${id}-5.11`, { paid: true, slow: true }),
    longbow: missile('longbow', 'Longbow', 'longbows', 6, `${id}-5.12`, { paid: true }),
  }
}

/** Where a member's rulebook speaks of each part of a price. */
export function priceClauses(id: string): PriceClauses {
  return {
    base: `${id}-13.1`,
    mounted: `${id}-13.2`,
    attack: `${id}-13.3`,
    defence: `${id}-13.4`,
    weapon: `${id}-13.5`,
    raw: `${id}-13.6`,
    veteran: `${id}-13.7`,
    regular: `${id}-13.11`,
    ruling: `${id}-R40`,
  }
}
