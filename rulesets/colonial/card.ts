import type { UnitId } from '../../src/engine/ids'
import type { UnitCard } from '../../src/engine/ruleset'
import { inches, isReduced, kind, mountOf, nameOfSide, paceOf, unitOf } from './lookup'
import { needToHold } from './morale'
import { tokenOf } from './scene'
import type { ColonialState, Company } from './state'
import { BALLISTICS, GUN_TABLE, SAVES, type Weapon } from './tables'

const tidy = (length: number): string => `${Math.round(length * 10) / 10}″`

/** What the panel shows of a unit: its men, how it moves, what it fires with, when it tests. */
export function cardOf(state: ColonialState, id: UnitId): UnitCard {
  const unit = unitOf(state, id)
  const pace = paceOf(unit)
  const { name } = kind(unit)
  return {
    token: tokenOf(state, unit),
    title: unit.name,
    subtitle: `${name}, ${nameOfSide(state, unit.side)}`,
    chips: [unit.rating, `${unit.figures.length} of ${unit.started}`, ...chipsOf(unit)],
    facts: [
      {
        label: 'Move',
        value: tidy(inches(state, unit.gun ? 6 : pace.move)),
        note: pace.badDice === 0 ? 'on all ground' : `${unit.gun ? 1 : pace.badDice}D6 on bad`,
        clause: pace.clauses.move,
      },
      ...(unit.gun
        ? []
        : [
            {
              label: 'Charge',
              value: tidy(inches(state, pace.charge)),
              note: `${tidy(inches(state, pace.chargeBad))} on bad`,
              clause: pace.clauses.charge,
            },
          ]),
      ...armsOf(state, unit),
      {
        label: 'Morale',
        value: unit.standsFast ? 'fast' : `${Math.max(1, needToHold(unit))}+`,
        note: isReduced(state, unit) ? 'tests now' : `tests at ${Math.ceil(unit.started / 2)}`,
        clause: 'colonial-7.1',
      },
    ],
    notes: notesOf(unit),
  }
}

function chipsOf(unit: Company): readonly string[] {
  const mount = mountOf(unit)
  return [
    ...(kind(unit).mount === 'foot' ? [] : [mount === 'foot' ? 'Dismounted' : 'Mounted']),
    ...(unit.routing ? ['Routing'] : []),
    ...(unit.short ? ['Short on Munitions'] : []),
    ...(unit.standsFast ? ['Stands fast'] : []),
    ...(unit.gun ? [unit.gun.ready ? 'Ready' : 'Packed'] : []),
    ...(unit.gun?.jammed ? ['Jammed'] : []),
    ...(unit.gun && unit.gun.kind !== 'machine gun' ? [unit.gun.loaded ? 'Loaded' : 'Not loaded'] : []),
  ]
}

function armsOf(state: ColonialState, unit: Company): UnitCard['facts'] {
  if (unit.gun) {
    const { dice, range, burst } = GUN_TABLE[unit.gun.kind]
    return [
      { label: 'Fire', value: `${dice} dice`, note: tidy(inches(state, range)), clause: 'colonial-3.4' },
      ...(burst > 0
        ? [{ label: 'Shell', value: tidy(inches(state, burst)), note: 'by eye', clause: 'colonial-4.9' }]
        : []),
    ]
  }
  const counts = new Map<Weapon, number>()
  for (const { weapons } of unit.figures)
    for (const each of weapons) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].map(([weapon, count]) => {
    const found = BALLISTICS[weapon]
    return {
      label: weapon,
      value: String(count),
      note: found ? tidy(inches(state, found.range)) : 'in melee',
      ...(found && { clause: found.clause }),
    }
  })
}

function notesOf(unit: Company): UnitCard['notes'] {
  const leaders = unit.figures.flatMap(({ leader }) => (leader ? [leader] : []))
  return [
    ...leaders.map(leader => ({
      text: `${leader}: saved by ${SAVES[leader].need} or more`,
      clause: SAVES[leader].clause,
    })),
    ...(unit.rating === 'Fanatic'
      ? [{ text: 'Fanatics charge whoever they can', clause: 'colonial-2.41' }]
      : []),
    ...(unit.figures.some(({ shield }) => shield)
      ? [{ text: 'Shields: +1 in melee', clause: 'colonial-2.47' }]
      : []),
  ]
}
