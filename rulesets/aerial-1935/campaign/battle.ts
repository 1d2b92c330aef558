import { SIDES, type Side, otherSide } from '../../../src/engine/ids'
import type { LogEntry } from '../../../src/engine/log'
import { sizeOf } from '../../../src/geometry/hexBoard'
import type { HexFacing } from '../../../src/geometry/hexes'
import type { AirScenario, AirState } from '../../families/air'
import { TYPES } from '../aircraft'
import { BOARD, placesAlong } from './deployment'
import { groundOf } from './grounds'
import { type AirCampaign, type Report, type Seat, TURNS, drawNow, seatsOf } from './state'

/** The battle that the dice have drawn up: 6 turns on a board of 28 by 22 hexes (10.3, 10.4). Throws while something is undecided. */
export function battleOf(state: AirCampaign): AirScenario {
  const { setup, battle } = state
  const { sides } = setup
  const told = (own: Side): string =>
    `Shoot down more of them than they of you in ${TURNS} turns, and bring your own home: who is shot down is lost on 1 to 4. A Damaged aircraft may leave the table; who concedes loses all the others. Battle ${battle} of 3 for the ${sides[own].name}.`
  return {
    format: 'pz8-scenario',
    version: 1,
    id: `campaign-${battle}`,
    ruleset: 'aerial-1935',
    title: `${setup.title}, battle ${battle}`,
    setting: setup.setting,
    blurb: `Battle ${battle} of a campaign: ${seatsOf(state, 'A').length} against ${seatsOf(state, 'B').length}.`,
    briefing: { A: told('A'), B: told('B') },
    sides,
    solo: 'A',
    turns: TURNS,
    minutes: 15,
    board: { kind: 'hexes', ...BOARD, size: 1, ...sizeOf(BOARD.columns, BOARD.rows, 1) },
    ground: groundOf(state),
    campaign: true,
    order: 'initiative',
    aircraft: SIDES.flatMap(side => standing(state, side)),
    targets: [],
  }
}

/** A squadron where it stands. Each aircraft takes the lower of the altitude die and its own maximum (10.14, R32). */
function standing(state: AirCampaign, side: Side): AirScenario['aircraft'] {
  const draw = drawNow(state)
  const places = draw?.places[side]
  if (!draw?.edges || !draw.levels || !places) throw new Error('The squadrons have not deployed yet.')
  const rolled = draw.levels[side]
  const hexes = placesAlong(draw.edges[side], places.length)
  return places.flatMap(({ seat: id, facing }, at) => {
    const seat = state.seats.find(each => each.id === id)
    const hex = hexes[at]
    if (!seat || hex === undefined) return []
    const level = Math.min(rolled, TYPES[seat.type]?.ceiling ?? 1)
    return [
      { id, side, name: seat.pilot, type: seat.type, hex, facing: facing as HexFacing, level, ...crew(seat) },
    ]
  })
}

const crew = ({ grade }: Seat): { readonly quality?: 'Green' | 'Veteran' } =>
  grade === 'Average' ? {} : { quality: grade }

/**
 * What the campaign keeps of a battle: who was Destroyed, in the order of the log, and what each has shot down. Only the Damaged
 * may leave a battle (10.10): of a side that gives one up the others count as Destroyed, as nobody's kill.
 */
export function reportOf({ units, result }: AirState, log: readonly LogEntry[]): Report {
  const yielding = result?.why.code === 'won-by-concession' && result.winner ? otherSide(result.winner) : null
  const yields = ({ side, fate }: AirState['units'][number]): boolean =>
    side === yielding && fate === 'in play'
  const gone = units
    .filter(each => each.fate === 'Destroyed' || (yields(each) && !each.damaged))
    .map(each => each.id)
  const told = log.flatMap(({ outcome, units: named }) => {
    // Of a shot the target stands last; who is shot down by flak stands alone.
    const last = named.at(-1)
    return last !== undefined && (outcome === 'destroyed' || outcome === 'flak') ? [last] : []
  })
  const when = (id: string): number => (told.includes(id) ? told.lastIndexOf(id) : told.length)
  return {
    destroyed: gone.toSorted((one, another) => when(one) - when(another)),
    kills: Object.fromEntries(units.flatMap(({ id, kills }) => (kills > 0 ? [[id, kills]] : []))),
    damaged: units
      .filter(each => each.damaged && each.fate === 'in play' && !yields(each))
      .map(each => each.id),
    left: units.filter(each => each.fate === 'left' || (each.damaged && yields(each))).map(each => each.id),
  }
}
