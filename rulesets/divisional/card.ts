import type { UnitId } from '../../src/engine/ids'
import type { UnitCard } from '../../src/engine/ruleset'
import type { Chip, Token } from '../../src/engine/scene'
import { tokenBasics } from '../../src/engine/token'
import { allowanceOf } from './allowance'
import { foesOf, isEngaged } from './contact'
import { isRaised } from './ground'
import { type Standing, formationOf, stands, unitOf } from './lookup'
import { isNearHq, toRally } from './rally'
import { isInside } from './rest'
import { sideOf } from './sequence'
import { CALLED } from './setup'
import type { DivState, DivUnit, Kind } from './state'
import { ARTILLERY, DESTROYED_AT, FROM_HILL, GRADE, SPOTTING } from './tables'

/** Key of the table's silhouettes. */
export const LOOK: Readonly<Record<Kind, string>> = {
  hq: 'battalion-hq',
  recon: 'battalion-recon',
  leg: 'battalion-leg',
  motor: 'battalion-motor',
  cavalry: 'battalion-cavalry',
  'light-tank': 'battalion-light-tanks',
  'medium-tank': 'battalion-tanks',
  'heavy-tank': 'battalion-heavy-tanks',
  artillery: 'battalion-guns',
  engineers: 'battalion-engineers',
}

function chipsOf(unit: DivUnit): readonly Chip[] {
  const fp: Chip = { text: String(unit.fp), tone: 'damage', label: `${unit.fp} FP`, die: true }
  const fire: Chip = {
    text: String(unit.shots),
    tone: 'plain',
    label: `${unit.shots} turns of fire`,
    die: true,
  }
  return [...(unit.fp > 0 ? [fp] : []), ...(unit.shots > 0 ? [fire] : [])]
}

function isSpent(state: DivState, unit: DivUnit): boolean {
  if (sideOf(state) !== unit.side || state.turn === 0) return false
  if (state.step.endsWith('moves')) return unit.moved
  return state.step.endsWith('fires') && unit.fired
}

/** A unit as its base. One that is off the table lies in the corner: only cards show it. */
export function tokenOf(state: DivState, unit: DivUnit): Token {
  const formation = formationOf(state, unit.formation)
  return {
    ...tokenBasics(unit),
    facing: 0,
    width: state.scenario.base,
    depth: state.scenario.base,
    shape: 'base',
    unfacing: true,
    silhouette: LOOK[unit.type],
    paint: formation.paint,
    quality: GRADE[unit.quality],
    sign: formation.sign,
    chips: chipsOf(unit),
    spent: isSpent(state, unit),
  }
}

/** What the panel shows of a unit. */
export function cardOf(state: DivState, id: UnitId): UnitCard {
  const unit = unitOf(state, id)
  const inches = allowanceOf(state, unit)
  const limit = DESTROYED_AT[unit.type]
  return {
    token: tokenOf(state, unit),
    title: unit.name,
    subtitle: `${CALLED[unit.type]}, ${formationOf(state, unit.formation).name}`,
    chips: [
      unit.quality,
      `${unit.fp} of ${limit} FP`,
      ...(unit.lost ? ['Destroyed'] : []),
      ...(stands(unit) && isEngaged(state, unit) ? ['Engaged'] : []),
    ],
    facts: [
      { label: 'Move', value: `${inches}″`, note: `${inches * 2}″ on road`, clause: 'divisional-4.1' },
      {
        label: 'Spots',
        value: `${SPOTTING[unit.type]}″`,
        clause: SPOTTING[unit.type] === 9 ? 'divisional-5.4' : 'divisional-5.5',
      },
      { label: 'Combat', value: String(unit.factor), clause: 'divisional-6.21' },
      ...(unit.type === 'artillery'
        ? [
            {
              label: 'Fire',
              value: String(unit.shots),
              note: `of ${state.scenario.shots}, to ${ARTILLERY.range}″`,
              clause: 'divisional-5.15',
            },
          ]
        : []),
    ],
    notes: stands(unit) ? notesOf(state, unit) : [],
  }
}

function notesOf(state: DivState, unit: Standing): UnitCard['notes'] {
  const notes: { text: string; clause?: string }[] = []
  const foes = foesOf(state, unit)
  if (foes.length > 0)
    notes.push({
      text: `In contact with ${foes.map(({ name }) => name).join(', ')}.`,
      clause: 'divisional-6.1',
    })
  if (isInside(state, unit)) notes.push({ text: 'Inside Fortifications.', clause: 'divisional-6.3' })
  if (isRaised(state, unit.at))
    notes.push({ text: `On a hill: spots ${FROM_HILL} inches farther.`, clause: 'divisional-5.6' })
  const near = isNearHq(state, unit)
  const need = toRally(state, unit).total
  notes.push(
    near
      ? {
          text:
            need > 6 ? 'Near its HQ, but it cannot rally now.' : `Near its HQ: rallies on ${need} or more.`,
          clause: 'divisional-7.1',
        }
      : {
          text: 'Too far from its HQ to rally.',
          clause: unit.quality === 'Green' ? 'divisional-7.2' : 'divisional-7.1',
        },
  )
  if (unit.againstTanks !== 0)
    notes.push({
      text: `${unit.againstTanks > 0 ? '+' : '−'}${Math.abs(unit.againstTanks)} in combat against tanks.`,
      clause: unit.againstTanks > 0 ? 'divisional-6.24' : 'divisional-6.23',
    })
  return notes
}
