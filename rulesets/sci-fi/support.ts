import { z } from 'zod'
import type { Action } from '../../src/engine/action'
import { refusalField } from '../../src/engine/acts'
import { SIDES, type Side } from '../../src/engine/ids'
import type { Offer } from '../../src/engine/offer'
import type { HouseRules } from '../../src/engine/rulebook'
import type { Io } from '../../src/engine/ruleset'
import type { SciFiCode } from './words'
import type { Reason } from '../../src/engine/refusal'
import { type OwnAct, type Step, type TacticalState, changedState } from '../families/tactical'
import type { SciFiScenario } from './scenario'

/** How much of what comes from above shall be Satellites, before the battle. */
export type Share = Action & { readonly type: 'share'; readonly satellites: number }
type FromAbove = Pick<SciFiScenario, 'batteries' | 'sorties'>

/** What a side has from above. */
interface Above {
  readonly satellites: number
  readonly attacks: number
}

/** What comes from above is rolled for; half of it is Satellites until its side says otherwise (14.9, R57). */
export function support(scenario: SciFiScenario, houseRules: HouseRules, io: Io<SciFiCode>): SciFiScenario {
  const forBoth = scenario.drawn?.support === 'alike' ? counted(scenario, null, houseRules, io) : null
  const fromAbove = SIDES.reduce<FromAbove>(
    (from, side) => shared(from, side, forBoth ?? counted(scenario, side, houseRules, io)),
    { batteries: [], sorties: [] },
  )
  return { ...scenario, ...fromAbove }
}

/** What a side has, or both where none is named. */
function counted(
  scenario: SciFiScenario,
  side: Side | null,
  houseRules: HouseRules,
  io: Io<SciFiCode>,
): Above {
  const apart = houseRules['two-dice-from-above'] === true
  const first = rolled(io, side, apart ? 'number of Satellites' : 'Satellites and ground attacks')
  const satellites = apart ? first : Math.ceil(first / 2)
  const attacks = apart ? rolled(io, side, 'number of ground attacks') : first - satellites
  const told = { side, units: [], clauses: ['sci-fi-14.9', 'sci-fi-R57'] }
  if (side === null) io.log({ ...told, code: 'support-alike', facts: { satellites, attacks } })
  else
    io.log({
      ...told,
      code: 'support-rolled',
      facts: { side: scenario.sides[side].name, satellites, attacks },
    })
  return { satellites, attacks }
}

function rolled(io: Io<SciFiCode>, by: Side | null, purpose: string): number {
  return io.chance.die(6, { purpose, by, clause: 'sci-fi-14.9' })
}

/** So many Satellites and ground attacks of a side in place of those that it had. */
function shared(from: FromAbove, side: Side, { satellites, attacks }: Above): FromAbove {
  const key = side.toLowerCase()
  return {
    batteries: [
      ...from.batteries.filter(each => each.side !== side),
      ...numbers(satellites).map(number => ({
        id: `${key}-satellite-${number}`,
        side,
        name: `Satellite ${number}`,
        weapon: 'satellite',
        quality: 'Average' as const,
      })),
    ],
    sorties: [
      ...from.sorties.filter(each => each.side !== side),
      ...numbers(attacks).map(number => ({
        id: `${key}-attack-${number}`,
        side,
        name: `Striker ${number}`,
        aircraft: 'medium',
        quality: 'Average' as const,
      })),
    ],
  }
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1)

const DEPLOYS: Readonly<Partial<Record<Step, Side>>> = { 'deploy A': 'A', 'deploy B': 'B' }

function ownOf(state: TacticalState, side: Side): Above {
  return {
    satellites: state.batteries.filter(each => each.side === side).length,
    attacks: state.sorties.filter(each => each.side === side).length,
  }
}

/** Whether a side's die for what comes from above is its own to share out. */
function isShared(state: TacticalState): boolean {
  const { drawn }: SciFiScenario = state.scenario
  return drawn !== undefined && drawn.support !== false && state.houseRules['two-dice-from-above'] !== true
}

/** Sharing out the number between Satellites and ground attacks, before the game (R57). */
export const share: OwnAct<Share, SciFiCode> = {
  schema: z.strictObject({ type: z.literal('share'), satellites: z.number().int().min(0).max(20) }),
  offers(_, state, side): readonly Offer<Share>[] {
    if (DEPLOYS[state.step] !== side || !isShared(state)) return []
    const { satellites, attacks } = ownOf(state, side)
    return [
      {
        id: 'share',
        kind: 'share',
        unit: null,
        label: `Share out the support: ${satellites + attacks}`,
        clause: 'sci-fi-R57',
        input: 'choice',
        useful: false,
        options: () =>
          Array.from({ length: satellites + attacks + 1 }, (__, count) => {
            const action: Share = { type: 'share', satellites: count }
            const label = `Satellites ${count}, ground attacks ${satellites + attacks - count}`
            return { action, label, ...refusalField(reasonsAgainst(state, side, count)) }
          }),
      },
    ]
  },
  refuse(_, state, { satellites }) {
    const side = DEPLOYS[state.step]
    if (!side || !isShared(state)) return [{ code: 'not-to-be-shared', clause: 'sci-fi-R57' }]
    return reasonsAgainst(state, side, satellites)
  },
  play(_, state, { satellites }, io) {
    const side = DEPLOYS[state.step] ?? 'A'
    const now = ownOf(state, side)
    const attacks = Math.max(0, now.satellites + now.attacks - satellites)
    io.log({
      code: 'support-shared',
      facts: { side: state.scenario.sides[side].name, satellites, attacks },
      side,
      units: [],
      clauses: ['sci-fi-R57'],
    })
    const { batteries, sorties } = shared(state, side, { satellites, attacks })
    return changedState(state, {
      batteries: batteries.map(each => ({ attacked: false, silent: false, ...each })),
      sorties: sorties.map(each => ({ flown: false, ...each })),
    })
  },
}

function reasonsAgainst(state: TacticalState, side: Side, count: number): readonly Reason<SciFiCode>[] {
  const { satellites, attacks } = ownOf(state, side)
  if (count === satellites) return [{ code: 'shared-so', clause: 'sci-fi-R57' }]
  if (count <= satellites + attacks) return []
  return [{ code: 'not-so-many', clause: 'sci-fi-R57', facts: { count: satellites + attacks } }]
}
