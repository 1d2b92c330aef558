import type {
  CampaignBattle,
  CampaignMember,
  CampaignNote,
  CampaignSquadron,
  CampaignView,
} from '../../../src/engine/campaign'
import { SIDES, type Side, otherSide } from '../../../src/engine/ids'
import type { Phrase } from '../../../src/engine/phrase'
import type { Token } from '../../../src/engine/scene'
import { TYPES } from '../aircraft'
import { BOARD, arrivalOf, deploying } from './deployment'
import { nationOf } from './names'
import {
  type AirCampaign,
  GAMES,
  GRADES,
  type Seat,
  TURNS,
  drawNow,
  killsOf,
  seatsOf,
  veteransOf,
} from './state'
import type { CampaignCode } from './words'

/** The code of a sentence of the campaign without what all of them begin with. */
type Short<C = CampaignCode> = C extends `campaign-${infer Rest}` ? Rest : never

const phrase = (code: Short, facts: Phrase<CampaignCode>['facts'] = {}): Phrase<CampaignCode> => ({
  code: `campaign-${code}`,
  facts,
})

const nameOf = ({ setup }: AirCampaign, side: Side): string => setup.sides[side].name

/** A campaign as the squadron screen shows it. */
export function viewOf(state: AirCampaign): CampaignView {
  return {
    ...leadOf(state),
    battles: Array.from({ length: GAMES }, (_, at) => boardOf(state, at)),
    sum: [
      state.fought.length === 0 ? phrase('sum-none') : phrase('sum-after', { battles: state.fought.length }),
      phrase('sum-veterans', { a: veteransOf(state, 'A'), b: veteransOf(state, 'B') }),
    ],
    verdict: verdictOf(state),
    squadrons: { A: squadronOf(state, 'A'), B: squadronOf(state, 'B') },
    ends: [
      ...SIDES.map(side => ({
        side,
        title: phrase('end-kills', { adjective: state.setup.sides[side].adjective }),
        text: phrase('end-wins', { side: nameOf(state, side) }),
        clause: 'aerial-1935-10.15',
      })),
      {
        side: null,
        title: phrase('end-even'),
        text: phrase('end-veterans', { a: veteransOf(state, 'A'), b: veteransOf(state, 'B') }),
        clause: 'aerial-1935-10.16',
      },
    ],
  }
}

function leadOf(state: AirCampaign): Pick<CampaignView, 'lead' | 'more' | 'button'> {
  const { battle, result, step } = state
  const draw = drawNow(state)
  if (result) {
    const more = phrase('more-over', { veterans: veteransOf(state, 'A'), others: veteransOf(state, 'B') })
    return { lead: result.why, more, button: phrase('button-over') }
  }
  const side = deploying(state)
  if (side && draw) {
    const edge = draw.edges?.[side] ?? ''
    const turn = step === 'first' ? 'first' : 'second'
    return {
      lead: phrase(`lead-deploy-${turn}`, { side: nameOf(state, side), edge }),
      more: phrase(`more-${turn}`),
      button: phrase('button-deploy'),
    }
  }
  if (step === 'fly' && draw?.edges) {
    const [first, second] = [draw.first, otherSide(draw.first)]
    const names = { first: nameOf(state, first), second: nameOf(state, second) }
    const more = phrase('more-fly', { ...names, edge: draw.edges[first], other: draw.edges[second] })
    return { lead: phrase('lead-fly', { battle }), more, button: phrase('button-fly', { battle }) }
  }
  return {
    lead: standing(state),
    more: phrase('more-ready', { a: fightersOf(state, 'A'), b: fightersOf(state, 'B') }),
    button: phrase('button-roll', { battle }),
  }
}

function standing(state: AirCampaign): Phrase<CampaignCode> {
  const [a, b] = [killsOf(state, 'A'), killsOf(state, 'B')]
  if (state.fought.length === 0) return phrase('lead-begin', { a: nameOf(state, 'A'), b: nameOf(state, 'B') })
  if (a === b) return phrase(state.battle === GAMES ? 'lead-even-last' : 'lead-even', { kills: a })
  const side = nameOf(state, a > b ? 'A' : 'B')
  return phrase('lead-ahead', { side, kills: Math.max(a, b), others: Math.min(a, b) })
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** 'four Spitfires', or 'four aircraft' where they differ. */
function fightersOf(state: AirCampaign, side: Side): string {
  const seats = seatsOf(state, side)
  const count = NUMBERS[seats.length] ?? seats.length
  const types = new Set(seats.map(each => each.type))
  const name = TYPES[seats[0]?.type ?? '']?.name ?? 'aircraft'
  if (types.size > 1) return `${count} aircraft`
  return seats.length === 1 ? `${count} ${name}` : `${count} ${name}s`
}

function verdictOf(state: AirCampaign): Phrase<CampaignCode> {
  const { result } = state
  if (result?.why.code === 'campaign-abandoned') return phrase('verdict-abandoned')
  if (result) return result.winner === null ? phrase('verdict-draw') : won(state, result.winner)
  const [a, b] = [killsOf(state, 'A'), killsOf(state, 'B')]
  return a === b
    ? phrase('verdict-even')
    : phrase('verdict-ahead', { side: nameOf(state, a > b ? 'A' : 'B') })
}

const won = (state: AirCampaign, side: Side): Phrase<CampaignCode> =>
  phrase('verdict-won', { side: nameOf(state, side) })

function boardOf(state: AirCampaign, at: number): CampaignBattle {
  const draw = state.draws[at]
  const kills = state.fought[at] ?? null
  if (!draw?.edges || !draw.levels || draw.die === null) {
    const numbers = { a: seatsOf(state, 'A').length, b: seatsOf(state, 'B').length }
    return {
      kills,
      came: null,
      lines: [
        phrase('board-terms', { turns: TURNS, ...BOARD }),
        phrase('board-numbers', numbers),
        phrase('board-rolls'),
      ],
    }
  }
  const came = { side: nameOf(state, otherSide(draw.first)), from: arrivalOf(draw.die), die: draw.die }
  const { A, B } = draw.levels
  const levels = { a: A, b: B, high: highest(state, 'A', A), low: highest(state, 'B', B) }
  return { kills, came: draw.edges, lines: [phrase('board-came', came), phrase('board-levels', levels)] }
}

/** The level of those of a squadron who fly highest (10.14). */
const highest = (state: AirCampaign, side: Side, rolled: number): number =>
  Math.min(rolled, Math.max(...seatsOf(state, side).map(each => TYPES[each.type]?.ceiling ?? 1)))

function squadronOf(state: AirCampaign, side: Side): CampaignSquadron {
  const seats = seatsOf(state, side)
  const types = [...new Set(seats.map(each => each.type))].flatMap(each => TYPES[each] ?? [])
  const [only] = types
  return {
    note:
      only && types.length === 1
        ? `${only.name}: move ${only.mps}, ceiling ${only.ceiling}`
        : types.map(each => each.name).join(', '),
    mark: nationOf(state.setup, otherSide(side)),
    kills: killsOf(state, side),
    members: seats.map(each => memberOf(state, each)),
    foot:
      side === 'A'
        ? [
            { text: phrase('foot-safe'), clause: 'aerial-1935-10.6' },
            { text: phrase('foot-green'), clause: 'aerial-1935-10.8' },
          ]
        : [
            { text: phrase('foot-rises'), clause: 'aerial-1935-10.9' },
            { text: phrase('foot-leave'), clause: 'aerial-1935-10.10' },
          ],
  }
}

const TO_HIT = { Green: ['−1', 'Green'], Average: ['0', 'Average'], Veteran: ['+1', 'Veteran'] } as const

function memberOf(state: AirCampaign, seat: Seat): CampaignMember {
  const { id, pilot, grade, sorties } = seat
  const type = TYPES[seat.type]
  const own = sorties.filter(each => each.pilot === pilot)
  const kills = own.reduce((sum, each) => sum + each.kills, 0)
  const downed = own.filter(each => each.die !== null).length
  const last = own.findLast(each => each.die !== null)
  const isNew = state.fought.length > 0 && own.length === 0
  return {
    id,
    name: pilot,
    token: tokenOf(seat),
    type: type?.name ?? seat.type,
    grade: { label: grade, step: GRADES.indexOf(grade) + 1, steps: GRADES.length },
    chip: phrase(state.result ? 'chip-over' : isNew ? 'chip-new' : 'chip-ready'),
    kills: sorties.reduce((sum, each) => sum + each.kills, 0),
    battles: sorties.map(each => ({ kills: each.kills, notes: notesOf(each, pilot) })),
    facts: [
      {
        label: 'Kills',
        value: String(kills),
        note: `in ${own.length} ${own.length === 1 ? 'battle' : 'battles'}`,
      },
      { label: 'To hit', value: TO_HIT[grade][0], note: TO_HIT[grade][1] },
      { label: 'Downed', value: String(downed), note: last ? `safe on a ${last.die}` : 'never' },
      { label: 'Move', value: String(type?.mps ?? 0), note: `ceiling ${type?.ceiling ?? 1}` },
    ],
  }
}

function tokenOf({ id, side, type, pilot, grade }: Seat): Token {
  const { silhouette = 'fighter', paint = 'grey' } = TYPES[type] ?? {}
  return {
    id,
    side,
    at: { x: 0, y: 0 },
    facing: 0,
    width: 2,
    depth: 2,
    shape: 'hex',
    silhouette,
    paint,
    name: pilot,
    quality: ({ Green: 1, Average: 2, Veteran: 3 } as const)[grade],
    chips: [],
    spent: false,
  }
}

const AS_IT_CAME = { home: 'note-home', Damaged: 'note-damaged', left: 'note-left' } as const

/** What a battle brought a pilot: what he became, and whether he came home. Who has gone since is named. */
function notesOf({ pilot, fate, die, rose }: Seat['sorties'][number], now: string): readonly CampaignNote[] {
  const gone = pilot === now ? {} : { lost: pilot }
  const notes: CampaignNote[] = []
  if (rose) notes.push({ text: phrase('note-rises', { grade: rose }), strong: true })
  if (fate === 'lost') notes.push({ text: phrase('note-lost'), ...dieOf(die), ...gone })
  else if (fate === 'safe') notes.push({ text: phrase('note-safe'), ...dieOf(die) })
  else if (!rose || fate !== 'home') notes.push({ text: phrase(AS_IT_CAME[fate]) })
  return notes
}

const dieOf = (die: number | null): { readonly die?: number } => (die === null ? {} : { die })
