import { capital } from '../../../../src/engine/say'
import type { Army, ArmyField, ArmyFlag, ArmyRules } from '../../../../src/engine/armies'
import { armySchema, limitOf, pointsOf, unitsOf } from '../../../../src/engine/armies'
import type { Reckoning, ReckoningLine } from '../../../../src/engine/reckoning'
import type { HouseRules } from '../../../../src/engine/rulebook'
import type { ClauseId } from '../../../../src/engine/ids'
import type { Book } from '../model/book'
import type { Kind } from '../model/kinds'
import { defenceOf, isOn, kindOf } from '../model/units'
import { silhouetteOf } from '../view/looks'
import { MOST_IN_LINE, linedUpBattle } from './lineUp'
import { PLAIN_LOOK, lookOf, troopsOf } from './enlisted'
import {
  type AncientScenario,
  type Arms,
  GENERALS,
  type General,
  QUALITIES,
  type Troops,
} from '../model/state'

/** Where the rulebook speaks of each part of a price. */
export interface PriceClauses {
  readonly base: ClauseId
  readonly mounted: ClauseId
  readonly attack: ClauseId
  readonly defence: ClauseId
  readonly weapon: ClauseId
  readonly raw: ClauseId
  readonly veteran: ClauseId
  readonly regular: ClauseId
  readonly ruling: ClauseId
}

const PAINTS: readonly (readonly [string, string])[] = [
  ['red', 'Red'],
  ['blue', 'Blue'],
  ['buff', 'Buff'],
  ['brown', 'Brown'],
  ['green', 'Green'],
  ['slate', 'Grey'],
  ['white', 'White'],
  ['copper', 'Copper'],
]

const GENERAL_WORDS: Readonly<Record<General, string>> = {
  none: 'None',
  normal: 'General',
  excellent: 'Excellent General',
  bad: 'Really Bad General',
}

const ARMS_WORDS: Readonly<Record<Arms, string>> = {
  plain: 'Spear, lance or none',
  pike: 'Pikes',
  hoplites: 'Hoplites',
  sword: 'Sword, axe or halberd',
}

/** The cost of a unit: its factors from the tables without modifiers, and what it was bought with. */
export function costOf(book: Book, clauses: PriceClauses, troops: Troops, houseRules: HouseRules): Reckoning {
  const kind = book.kinds[troops.type] && kindOf(book, { houseRules }, troops)
  const base: ReckoningLine = { clause: clauses.base, label: 'every unit', value: 2 }
  if (!kind) return { kind: 'sum', title: 'Points', base, modifiers: [], total: 2 }
  const lines: ReckoningLine[] = []
  const add = (clause: ClauseId, label: string, value: number): void => {
    if (value !== 0) lines.push({ clause, label, value })
  }
  add(clauses.mounted, 'mounted', kind.paysMounted ? 1 : 0)
  add(clauses.attack, 'Attack against foot and mounted', kind.attack.foot + kind.attack.mounted)
  add(clauses.defence, 'Defence', defenceOf(kind, troops))
  const missile = troops.missile === null ? undefined : book.missiles[troops.missile]
  const weapons = (troops.arms === 'sword' ? 1 : 0) + (missile?.paid ? 1 : 0)
  add(clauses.weapon, 'weapon', isOn({ houseRules }, 'each-weapon-paid') ? weapons : Math.min(1, weapons))
  if (kind.extra) add(kind.extra.clause, kind.extra.label, kind.extra.points)
  add(clauses.raw, 'Raw', troops.quality === 'Raw' ? -1 : 0)
  add(clauses.veteran, 'Veteran', troops.quality === 'Veteran' ? 1 : 0)
  add(clauses.regular, 'Regular', troops.regular && kind.mayBeRegular ? 1 : 0)
  return {
    kind: 'sum',
    title: 'Points',
    base,
    modifiers: lines,
    total: lines.reduce((sum, line) => sum + line.value, 2),
  }
}

function picturesOf({ looks }: Book): ArmyField {
  const plain = { value: PLAIN_LOOK, label: 'As its kind' }
  const options = [plain, ...looks.map(([value, label]) => ({ value, label }))]
  return { id: 'look', label: 'Picture', options }
}

function fieldsOf(book: Book): readonly ArmyField[] {
  const cite = book.cite
  return [
    {
      id: 'type',
      label: 'Kind',
      clause: cite['unit'],
      options: Object.values(book.kinds).map(kind => ({
        value: kind.id,
        label: kind.name,
        group: kind.group,
      })),
    },
    {
      id: 'quality',
      label: 'Quality',
      clause: cite['quality'],
      options: QUALITIES.map(value => ({ value, label: value })),
    },
    {
      id: 'manoeuvre',
      label: 'Manoeuvre',
      clause: cite['regular'],
      options: [
        { value: 'irregular', label: 'Irregular or Light' },
        { value: 'regular', label: 'Regular' },
      ],
    },
    {
      id: 'armour',
      label: 'Armour',
      clause: cite['defence table'],
      options: book.armours.map(value => ({
        value,
        label: value === 'armoured' ? 'Armoured and shielded' : capital(value),
      })),
    },
    {
      id: 'arms',
      label: 'Arms',
      clause: cite['attack modifiers'],
      options: book.arms.map(value => ({ value, label: ARMS_WORDS[value] })),
    },
    {
      id: 'missile',
      label: 'Missiles',
      clause: cite['missile table'],
      options: [
        { value: 'none', label: 'None' },
        ...Object.values(book.missiles).map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      id: 'general',
      label: 'General',
      clause: cite['general counts'],
      options: GENERALS.map(value => ({ value, label: GENERAL_WORDS[value] })),
    },
    { id: 'paint', label: 'Colour', options: PAINTS.map(([value, label]) => ({ value, label })) },
    ...(book.looks.length === 0 ? [] : [picturesOf(book)]),
  ]
}

/** What of a unit the rules do not have so. */
function unitFlags(
  book: Book,
  clauses: PriceClauses,
  kind: Kind,
  troops: Troops,
): readonly Omit<ArmyFlag, 'line'>[] {
  const flags: Omit<ArmyFlag, 'line'>[] = []
  const flag = (text: string, clause: ClauseId): void => void flags.push({ text, clause, breaks: true })
  if (troops.regular && !kind.mayBeRegular)
    flag(`${kind.name} cannot buy Regular: it gives them nothing.`, clauses.ruling)
  if (troops.general !== 'none' && !kind.mayHoldGeneral) flag(`${kind.name} hold no General.`, clauses.ruling)
  if (kind.defence !== null && troops.armour !== 'unarmoured') {
    const text = `${kind.name} have Defence ${kind.defence} whatever they wear.`
    flags.push({ text, clause: book.cite['defence table'] })
  }
  if (troops.arms === 'pike' && !kind.formed)
    flag('Only Heavy Foot is armed with pikes in the rules.', book.cite['attack modifiers'])
  if (troops.arms === 'hoplites' && !kind.formed)
    flag('Hoplites are Heavy Foot.', book.cite['attack modifiers'])
  const engine = troops.missile !== null && book.missiles[troops.missile]?.engine === true
  if (engine !== kind.helpless) {
    flag(
      kind.helpless ? 'Artillery shoots with its engines.' : 'Only Artillery has engines.',
      book.cite['artillery'],
    )
  }
  return flags
}

/** What the rules say of an army as a whole. */
function armyFlags(
  book: Book,
  clauses: PriceClauses,
  rules: Sized,
  army: Army,
  houseRules: HouseRules,
): readonly ArmyFlag[] {
  const flags: ArmyFlag[] = []
  const count = unitsOf(army)
  const points = pointsOf(
    { cost: choices => costOf(book, clauses, troopsOf(choices), houseRules) },
    army,
    houseRules,
  )
  const clause = book.cite['army size']
  const [fewest, most] = rules.units
  const [cheapest, dearest] = rules.points
  const isInSize = count >= fewest && count <= most
  // What is over the limit is said of every list alike.
  const isInPoints = points >= cheapest && (points <= dearest || points > limitOf(rules, army))
  if (!isInSize && !isInPoints) {
    flags.push({
      text: `An army has ${fewest} to ${most} units or ${cheapest} to ${dearest} points; this one has ${count} and ${points}.`,
      clause,
    })
  } else if (!isInPoints) {
    flags.push({ text: `${points} points, where ${cheapest} to ${dearest} are usual.`, clause })
  }
  if (count > MOST_IN_LINE) {
    const text = `${count} units, where the deployment zone has room for ${MOST_IN_LINE}.`
    flags.push({ text, clause, breaks: true })
  }
  const generals = army.lines.some(line => troopsOf(line.choices).general !== 'none')
  if (!generals) flags.push({ text: 'Without a General nobody rallies.', clause: book.cite['generals'] })
  if (
    isOn({ houseRules }, 'no-artillery') &&
    army.lines.some(line => book.kinds[troopsOf(line.choices).type]?.helpless)
  ) {
    flags.push({ text: 'The house rules have no Artillery.', clause: book.cite['artillery'] })
  }
  return flags
}

type Sized = Pick<ArmyRules, 'points' | 'units'>

/** The Breakpoint of an army, as it will be counted at deployment. */
function strengthOf(book: Book, army: Army): number {
  return army.lines.reduce((sum, line) => {
    const troops = troopsOf(line.choices)
    const weight = book.kinds[troops.type]?.scythed ? 0 : troops.general === 'none' ? 1 : 2
    return sum + weight * line.count
  }, 0)
}

/** Building armies for a ruleset of the family. */
export function armyRules(
  book: Book,
  clauses: PriceClauses,
  sized: Sized,
  ready: readonly Army[],
  scenarios: readonly AncientScenario[],
): ArmyRules {
  const fields = fieldsOf(book)
  return {
    ...sized,
    clause: book.cite['points'],
    fields,
    ready,
    schema: armySchema(book.id, fields, type => Object.hasOwn(book.kinds, type)),
    blank(type) {
      const kind = book.kinds[type]
      return {
        type,
        quality: 'Average',
        manoeuvre: kind?.mayBeRegular ? 'regular' : 'irregular',
        armour: kind?.defence === null && !kind.lightFoot ? 'shielded' : 'unarmoured',
        arms: 'plain',
        missile: kind?.helpless ? 'artillery' : kind?.lightFoot ? 'javelin' : 'none',
        general: 'none',
        paint: 'buff',
      }
    },
    nameOf: each => book.kinds[troopsOf(each).type]?.name ?? 'Unit',
    cost: (each, houseRules) => costOf(book, clauses, troopsOf(each), houseRules),
    figures(army) {
      const strength = strengthOf(book, army)
      return [
        { label: 'Strength', value: String(strength), clause: book.cite['general counts'] },
        { label: 'Breakpoint', value: String(Math.floor(strength / 2)), clause: book.cite['breakpoint'] },
      ]
    },
    check(army, houseRules) {
      const own = army.lines.flatMap((line, at) => {
        const troops = troopsOf(line.choices)
        const kind = book.kinds[troops.type]
        if (!kind) return [{ text: 'A kind of unit that is not there.', clause: clauses.ruling, line: at }]
        return unitFlags(book, clauses, kind, troops).map(flag => ({ ...flag, line: at }))
      })
      return [...armyFlags(book, clauses, sized, army, houseRules), ...own]
    },
    picture(each) {
      const troops = troopsOf(each)
      const kind = book.kinds[troops.type]
      const own = kind ? silhouetteOf(kind, troops) : 'infantry'
      return { silhouette: lookOf(each) ?? own, paint: each['paint'] ?? 'buff' }
    },
    places: scenarios.map(({ id, title }) => ({ id, title })),
    leads: each => troopsOf(each).general !== 'none',
    battle: (armies, field) => linedUpBattle(book, armies, field, scenarios),
  }
}
