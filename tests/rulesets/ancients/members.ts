import { describe, it } from 'vitest'
import { ruleset as fantasy } from '../../../rulesets/fantasy'
import { ruleset as legio } from '../../../rulesets/legio'
import { tableOf } from './table'
export * from './table'

export const LEGIO = tableOf(legio, {
  'light horse': 'light-cavalry',
  'heavy horse': 'heavy-cavalry',
  'shock horse': 'shock-cavalry',
  'armoured horse': 'cataphracts',
  beasts: 'elephants',
})

export const FANTASY = tableOf(fantasy, {
  'light horse': 'light-mounted',
  'heavy horse': 'heavy-mounted',
  'shock horse': 'shock-mounted',
  'armoured horse': 'shock-mounted-armoured',
  beasts: 'monsters',
})

/** Both members at the table. What they have in common is proved of each by the same tests. */
export const MEMBERS = [LEGIO, FANTASY] as const

/** `describe` and `it` of a member, which say whose tests they are. */
export function itsOwn({ ruleset }: (typeof MEMBERS)[number]): {
  readonly describe: typeof describe
  readonly it: typeof it
} {
  const known = new Set([...ruleset.rulebook.clauses, ...ruleset.rulebook.rulings].map(({ id }) => id))
  const isOwn = (title: unknown) =>
    [...String(title).matchAll(/\[([^\]]+)\]/g)].every(([, id = '']) => known.has(id))
  const sifted = <T extends typeof it | typeof describe>(all: T): T =>
    new Proxy(all, {
      apply: (test, self, given: readonly unknown[]) =>
        isOwn(given[0]) ? Reflect.apply(test, self, given) : undefined,
    })
  return { describe: sifted(describe), it: sifted(it) }
}
