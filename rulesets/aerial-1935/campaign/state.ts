import { z } from 'zod'
import type { CampaignSetup, CampaignState } from '../../../src/engine/campaign'
import { type Side, otherSide } from '../../../src/engine/ids'
import type { HouseRules } from '../../../src/engine/rulebook'
import { areDifferent, bySide, id, name, side, stateMembers, switches } from '../../../src/engine/schema'
import { TYPES } from '../aircraft'

export const GRADES = ['Green', 'Average', 'Veteran'] as const
export type Grade = (typeof GRADES)[number]

/** The sides of the table, clockwise from north. */
export const EDGES = ['north', 'east', 'south', 'west'] as const
export type Edge = (typeof EDGES)[number]

/** What became of a pilot in a battle. Who was shot down is safe or lost by his die. */
export const FATES = ['home', 'Damaged', 'left', 'safe', 'lost'] as const

/** A battle of one pilot. */
interface Sortie {
  readonly pilot: string
  readonly kills: number
  readonly fate: (typeof FATES)[number]
  /** What his die showed, if his fighter was Destroyed. */
  readonly die: number | null
  /** What he became by it, if he rose. */
  readonly rose: Grade | null
}

/** A fighter of a squadron and whoever flies it now. Those who were lost stand in its sorties. */
export interface Seat {
  readonly id: string
  readonly side: Side
  readonly type: string
  readonly pilot: string
  readonly grade: Grade
  readonly sorties: readonly Sortie[]
}

/** Where one aircraft of a squadron stands: the places follow one another along the edge. */
interface Place {
  readonly seat: string
  readonly facing: number
}

/** How the squadrons of a battle come to the table. What is not decided yet is null. */
export interface Draw {
  readonly first: Side
  readonly rolled: Readonly<Record<Side, number>>
  readonly edges: Readonly<Record<Side, Edge>> | null
  /** The die for the side from which the second squadron comes. */
  readonly die: number | null
  /** The altitude dice. */
  readonly levels: Readonly<Record<Side, number>> | null
  readonly places: Readonly<Record<Side, readonly Place[] | null>>
}

/** What the campaign keeps of a battle that is over. */
export interface Report {
  /** Aircraft in the order in which they were Destroyed. */
  readonly destroyed: readonly string[]
  /** Enemies that each aircraft has Destroyed. */
  readonly kills: Readonly<Record<string, number>>
  readonly damaged: readonly string[]
  /** Aircraft that left the table. */
  readonly left: readonly string[]
}

/** Dice are thrown for a battle, the squadrons deploy one after the other, the battle is fought, or all is over. */
export const STEPS = ['roll', 'first', 'second', 'fly', 'over'] as const

export interface AirCampaign extends CampaignState {
  readonly step: (typeof STEPS)[number]
  readonly setup: CampaignSetup
  readonly houseRules: HouseRules
  readonly seats: readonly Seat[]
  /** One for each battle that is drawn up or over. */
  readonly draws: readonly Draw[]
  /** Enemy fighters Destroyed in each battle that is over. */
  readonly fought: readonly Readonly<Record<Side, number>>[]
}

/** Games of a campaign (10.15) and their turns (10.3). */
export const GAMES = 3
export const TURNS = 6
/** How few and how many fighters a squadron has. */
export const SQUADRON = [1, 8] as const

/** The fighters of a side in their order. */
export const seatsOf = ({ seats }: Pick<AirCampaign, 'seats'>, of: Side): readonly Seat[] =>
  seats.filter(each => each.side === of)

/** The draw of the battle that is fought or comes next; null before its first dice. */
export const drawNow = ({ draws, battle }: AirCampaign): Draw | null => draws[battle - 1] ?? null

/** Enemies Destroyed by a side in all battles that are over (10.15). */
export const killsOf = ({ fought }: AirCampaign, of: Side): number =>
  fought.reduce((sum, each) => sum + each[of], 0)

/** Veterans of a side as they are now (10.16). */
export const veteransOf = (state: AirCampaign, of: Side): number =>
  seatsOf(state, of).filter(each => each.grade === 'Veteran').length

const grade = z.enum(GRADES)
const type = id.refine(each => Object.hasOwn(TYPES, each), 'There is no such type of aircraft.')
const die = z.number().int().min(1).max(6)
const edge = z.enum(EDGES)
/** 'a1', 'b4'. */
const seatId = z.string().regex(/^[ab]\d$/)
const few = z.number().int().min(0).max(60)
const ids = z.array(id).max(SQUADRON[1] * 2)

/** Aircraft of different ages do not meet. */
const ofOneAge = (types: readonly string[]): boolean => new Set(types.map(each => TYPES[each]?.age)).size <= 1

export const setupSchema: z.ZodType<CampaignSetup> = z
  .strictObject({
    id,
    title: name,
    setting: z.string().max(200),
    sides: bySide(z.strictObject({ name, adjective: name, plural: z.boolean().exactOptional() })),
    squadrons: bySide(
      z
        .array(z.strictObject({ name: z.string().min(1).max(40), type, grade }))
        .min(SQUADRON[0])
        .max(SQUADRON[1]),
    ),
  })
  .refine(
    ({ squadrons: { A, B } }) => ofOneAge([...A, ...B].map(each => each.type)),
    'Aircraft of different ages do not meet.',
  )
  .refine(
    ({ squadrons }) =>
      Object.values(squadrons).every(each => new Set(each.map(one => one.name)).size === each.length),
    'Two pilots of a squadron have the same name.',
  )

export const reportSchema: z.ZodType<Report> = z.strictObject({
  destroyed: ids,
  kills: z.record(id, few),
  damaged: ids,
  left: ids,
})

const sortie = z.strictObject({
  pilot: name,
  kills: few,
  fate: z.enum(FATES),
  die: die.nullable(),
  rose: grade.nullable(),
})

const places = z
  .array(z.strictObject({ seat: id, facing: z.number().int().min(0).max(5) }))
  .max(SQUADRON[1])
  .nullable()

export const stateSchema: z.ZodType<AirCampaign> = z
  .strictObject({
    battle: z.number().int().min(1).max(GAMES),
    result: stateMembers.result,
    step: z.enum(STEPS),
    setup: setupSchema,
    houseRules: switches,
    seats: z
      .array(
        z.strictObject({ id: seatId, side, type, pilot: name, grade, sorties: z.array(sortie).max(GAMES) }),
      )
      .min(2)
      .max(SQUADRON[1] * 2),
    draws: z
      .array(
        z.strictObject({
          first: side,
          rolled: bySide(die),
          edges: bySide(edge).nullable(),
          die: die.nullable(),
          levels: bySide(die).nullable(),
          places: bySide(places),
        }),
      )
      .max(GAMES),
    fought: z.array(bySide(few)).max(GAMES),
  })
  .refine(({ seats }) => areDifferent(seats), 'Two fighters have one id.')
  .refine(({ seats }) => ofOneAge(seats.map(each => each.type)), 'Aircraft of different ages do not meet.')
  .refine(({ battle, step, result, fought, draws }) => {
    const over = step === 'over'
    const drawn = battle - (step === 'roll' ? 1 : 0)
    return fought.length === battle - (over ? 0 : 1) && draws.length === drawn && (!over || result !== null)
  }, 'Its battles are not as many as have been fought.')
  .refine(
    ({ seats, fought }) => seats.every(each => each.sorties.length === fought.length),
    'A pilot’s battle is missing.',
  )
  .refine(({ step, draws, battle, seats }) => {
    const isPast = (at: number): boolean => at < battle - 1 || step === 'fly' || step === 'over'
    return draws.every(({ first, edges, die: arrival, levels, places: stand }, at) => {
      if (!isPast(at) && step === 'first') return true
      if (edges === null || arrival === null || levels === null) return false
      const stands = (of: Side): boolean =>
        seatsOf({ seats }, of).every(seat => stand[of]?.filter(each => each.seat === seat.id).length === 1) &&
        stand[of]?.length === seatsOf({ seats }, of).length
      return stands(first) && (!isPast(at) || stands(otherSide(first)))
    })
  }, 'A deployment is not whole.')
