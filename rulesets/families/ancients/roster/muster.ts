import type { Muster, MusterEntry } from '../../../../src/engine/muster'
import type { Book } from '../model/book'
import type { Kind } from '../model/kinds'
import { type PriceClauses, costOf } from './armies'

/** The kinds as a scenario author picks them. The points are those of a plain unit, Irregular and unarmoured. */
export function musterOf(book: Book, prices: PriceClauses): Muster {
  return Object.values(book.kinds).map(kind => entry(book, prices, kind))
}

function entry(book: Book, prices: PriceClauses, kind: Kind): MusterEntry {
  const { open, rough } = kind.move
  const byArmour = `0 to ${book.armours.length - 1} by armour`
  const plain = {
    type: kind.id,
    quality: 'Average',
    regular: false,
    armour: 'unarmoured',
    arms: 'plain',
    missile: kind.helpless ? 'artillery' : null,
    general: 'none',
  } as const
  return {
    id: kind.id,
    name: kind.name,
    nation: 'All armies',
    group: kind.group,
    facts: [
      { label: 'Move', value: `${open}\u2033` },
      { label: 'In rough', value: rough === 0 ? (open === 0 ? 'none' : 'not allowed') : `${rough}\u2033` },
      { label: 'Against foot', value: String(kind.attack.foot) },
      { label: 'Against mounted', value: String(kind.attack.mounted) },
      { label: 'Defence', value: kind.defence === null ? byArmour : String(kind.defence) },
    ],
    because: kind.because,
    points: costOf(book, prices, plain, {}).total,
  }
}
