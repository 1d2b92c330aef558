import { z } from 'zod'
import { otherSide } from '../../../src/engine/ids'
import type { Mark, Tone } from '../../../src/engine/scene'
import type { Unit } from '../../../src/engine/state'
import { hexDistance, wedgeOf } from '../../../src/geometry/hexes'
import {
  type AirState,
  type Aircraft,
  type Part,
  type Pose,
  coneMark,
  hexOfAircraft,
  onTable,
} from '../../families/air'
import { TYPES } from '../aircraft'
import { canLaunch, mostAtOnce, widthOf } from './aim'
import { hitChance, launchingOf } from './chances'
import { type Fitted, fittedOf, loadOf } from './jet'
import { launch } from './launch'
import { FORCES, MISSILES, MISSILE_KINDS } from './tables'
import { MISSILE_WORDS } from './words'
import { bestLaunch, launchFrom, launchToCome, stockOf } from './worth'

const COUNTS = [0, 1, 2, 3, 4] as const
const count = z.number().int().min(0).max(4)

/** Heat-seeking and radar-homing missiles (5b, 5c). */
export const MISSILES_PART: Part = {
  attacks: { launch },
  shape: {
    scenarioAircraft: {
      HS: count.exactOptional(),
      RH: count.exactOptional(),
      force: z.enum(FORCES).exactOptional(),
      firstGeneration: z.boolean().exactOptional(),
    },
    aircraft: { HS: count, RH: count, force: z.enum(FORCES), firstGeneration: z.boolean() },
  },
  words: MISSILE_WORDS,
  refereeFields: [
    ...MISSILE_KINDS.map(kind => ({
      field: kind,
      label: `${kind} missiles`,
      values: COUNTS,
      mayBe: ({ type }: Unit, { houseRules }: AirState) =>
        COUNTS.filter(count => count <= loadOf(type, houseRules)[kind]),
    })),
    { field: 'force', label: 'air force', values: FORCES },
    { field: 'firstGeneration', label: '1st generation missiles', values: [true, false] },
  ],
  fitted: (_, given, houseRules) => ({
    force: 'other',
    firstGeneration: false,
    ...loadOf(given.type, houseRules),
    ...ownOf(given),
  }),
  amiss(given, houseRules) {
    const most = loadOf(given.type, houseRules)
    const own = ownOf(given)
    return MISSILE_KINDS.some(each => (own[each] ?? 0) > most[each])
  },
  hasAttack: (_, state, aircraft) =>
    onTable(state, otherSide(aircraft.side)).some(each =>
      MISSILE_KINDS.some(missile => canLaunch(state, aircraft, each, missile)),
    ),
  inHand: bestLaunch,
  kept: stockOf,
  shotFrom: launchFrom,
  prospect: launchToCome,
  marks: arcsOf,
  threat(book, state, enemy, target) {
    const distance = hexDistance(hexOfAircraft(state, enemy), hexOfAircraft(state, target))
    const launching = launchingOf(book, state, enemy, target, distance)
    const chances = MISSILE_KINDS.flatMap(missile => {
      const most = mostAtOnce(state, enemy, missile)
      return canLaunch(state, enemy, target, missile) ? [hitChance(launching, missile, most)] : []
    })
    if (chances.length === 0) return null
    const hit = Math.max(...chances)
    return { hit, destroy: hit, why: 'in reach of its missiles' }
  },
  measured: (_, distance) =>
    MISSILE_KINDS.flatMap(missile => {
      const { least, most, clauses } = MISSILES[missile]
      if (distance < least || distance > most) return []
      return [
        { code: 'measure-missile', facts: { missile, least, most }, clause: `aerial-1965-${clauses.range}` },
      ]
    }),
  chips(aircraft) {
    const kinds = MISSILE_KINDS.filter(each => fittedOf(aircraft)[each] > 0)
    if (kinds.length === 0) return []
    const left = kinds.reduce((sum, each) => sum + fittedOf(aircraft)[each], 0)
    const label = `missiles: ${kinds.map(each => `${fittedOf(aircraft)[each]} ${each}`).join(', ')}`
    return [{ text: String(left), tone: 'plain', label }]
  },
  told: aircraft => {
    const { force, firstGeneration } = fittedOf(aircraft)
    return [...(force === 'other' ? [] : [force]), ...(firstGeneration ? ['1st generation'] : [])]
  },
  facts: (_, aircraft) =>
    MISSILE_KINDS.flatMap(missile => {
      const { least, most, clauses, name } = MISSILES[missile]
      if ((TYPES[aircraft.type]?.[missile] ?? 0) === 0 && fittedOf(aircraft)[missile] === 0) return []
      return [
        {
          label: `${name}s`,
          value: String(fittedOf(aircraft)[missile]),
          note: `${least} to ${most} hexes`,
          clause: `aerial-1965-${clauses.range}`,
        },
      ]
    }),
  notes: (_, aircraft) =>
    MISSILE_KINDS.some(each => fittedOf(aircraft)[each] > 0)
      ? [{ text: 'Fires cannon or missiles in one activation, never both', clause: 'aerial-1965-5.2' }]
      : [],
  ofType: ({ id }) =>
    MISSILE_KINDS.flatMap(missile => {
      const carried = TYPES[id]?.[missile] ?? 0
      const value = id === 'phantom' ? `0 to ${carried}` : String(carried)
      return carried === 0 ? [] : [{ label: `${MISSILES[missile].name}s`, value }]
    }),
}

/** What a file says of the missiles of an aircraft: all of it in a state, what is not as usual in a scenario. */
function ownOf(given: object): Partial<Fitted> {
  const { HS, RH, force, firstGeneration }: Partial<Fitted> = given
  return {
    ...(HS !== undefined && { HS }),
    ...(RH !== undefined && { RH }),
    ...(force !== undefined && { force }),
    ...(firstGeneration !== undefined && { firstGeneration }),
  }
}

/** The hexes that the missiles of an aircraft in a pose reach, and the levels. */
function arcsOf(
  _: unknown,
  state: AirState,
  aircraft: Aircraft,
  { hex, facing, level }: Pose,
  tone: Tone,
): readonly Mark[] {
  const { board } = state.scenario
  return MISSILE_KINDS.flatMap((missile): readonly Mark[] => {
    if (fittedOf(aircraft)[missile] === 0) return []
    const { least, most } = MISSILES[missile]
    const cells = wedgeOf(hex, facing, widthOf(state, missile), most).filter(
      each => hexDistance(hex, each) >= least,
    )
    return [coneMark(board, cells, tone, `${missile}: level ${level}`)]
  })
}
