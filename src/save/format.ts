import { z } from 'zod'
import { STRICTNESSES } from '../engine/rulings'
import { SIDES } from '../engine/ids'
import { ACTORS } from '../engine/moment'
import { switches } from '../engine/schema'

/** The format of the file in which a battle is kept, and its version. */
export const BATTLE_FORMAT = 'pz8-battle'
export const BATTLE_VERSION = 2

/** What a file may hold at most. The longest battles have fewer than 900 actions, 50 dice in one of them, and half a MiB. */
export const LIMITS = {
  /** Characters of the file. */
  size: 4 * 1024 * 1024,
  /** Actions in all lines together. */
  steps: 10_000,
  /** Lists and objects inside one another. */
  depth: 64,
  /** What-ifs and the battle itself. */
  lines: 1_000,
  /** Places in all lines together, those counted again that a what-if shares with its parent. */
  moments: 200_000,
  dicePerStep: 1_000,
} as const

const COMMANDERS = ['easy', 'middle', 'hard', 'expert', 'solo'] as const
const CHARACTERS = ['cautious', 'bold', 'stubborn'] as const

/** Who plays a side: a person, a computer of one of four strengths, of a character or none, or by the solo procedure of the rules, or the referee, who sees all. */
const seatSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person') }),
  z.object({
    kind: z.literal('computer'),
    strength: z.enum(COMMANDERS),
    /** What it sets more store by, and what less; all alike unless given. */
    character: z.enum(CHARACTERS).exactOptional(),
  }),
  z.object({ kind: z.literal('referee') }),
])

/** How a battle is played, beside its rules: who plays, and whether the dice are the program's or those of a real table. */
export const tableRulesSchema = z.object({
  seats: z.object({ A: seatSchema, B: seatSchema }),
  dice: z.enum(['program', 'hand']),
  /** Of dice by hand: the sides and the kinds of rolls that the program throws all the same. The computers' sides, unless given. */
  byProgram: z
    .object({ sides: z.array(z.enum(SIDES)).max(2), kinds: z.array(z.string().max(200)).max(200) })
    .exactOptional(),
  /** What-ifs throw the dice that the battle would: a choice of who plays alone. */
  sameDice: z.literal(true).exactOptional(),
  /** Two people hide nothing from each other: no curtain falls between them. */
  noCurtain: z.literal(true).exactOptional(),
  /** The miniatures stand on a table of wood: no map, and what the rules measure is stated. */
  wood: z.literal(true).exactOptional(),
})
export type TableRules = Readonly<z.infer<typeof tableRulesSchema>>

const text = z.string().max(2_000)
const name = z.string().min(1).max(200)
const count = z.int().min(0)
const dice = z.array(z.int().min(1).max(10_000)).max(LIMITS.dicePerStep)
const side = z.enum(SIDES)

/** An action of any ruleset: what more it has, the ruleset's own schema judges. */
const action = z.looseObject({ type: name })

const stepSchema = z.object({
  action,
  side: side.nullable(),
  by: z.enum(ACTORS),
  dice,
  byHand: z.array(count).max(LIMITS.dicePerStep).exactOptional(),
  overruled: text.exactOptional(),
  rerolled: z.object({ was: dice, how: z.enum(['thrown', 'set']), reason: text }).exactOptional(),
  note: text.exactOptional(),
  together: z.literal(true).exactOptional(),
})

const lineSchema = z.object({
  id: name,
  name,
  parent: name.nullable(),
  ownDice: z.literal(true).exactOptional(),
  forkedAt: count,
  steps: z.array(stepSchema).max(LIMITS.steps),
})

const hash = z.string().max(64)
const marks = z.string().max(4 * LIMITS.steps)

/**
 * `log` is of what the log says up to the cursor: it shows that the rules tell it in the same way. `parts` are of the file
 * itself: they show what was changed by hand. Files of the first version have none.
 */
const digestSchema = z.object({
  log: hash,
  parts: z
    .object({
      seed: hash,
      terms: hash,
      scenario: hash,
      position: hash,
      opening: hash,
      lines: z.array(z.object({ head: hash, acts: marks, dice: marks })).max(LIMITS.lines),
    })
    .exactOptional(),
})
export type Digest = Readonly<z.infer<typeof digestSchema>>

/** A battle as a file, before its ruleset has looked at the scenario, the actions and the position. */
export const battleFileSchema = z.object({
  format: z.literal(BATTLE_FORMAT),
  version: z.literal(BATTLE_VERSION),
  /** Version of the program that wrote it. */
  app: name,
  /** In words, for whoever opens the file in an editor. */
  title: text,
  ruleset: z.object({ id: name, edition: text }),
  table: tableRulesSchema,
  options: z.object({ houseRules: switches }),
  /** In the clear when the battle is over, veiled before; and its fingerprint, which is shown from the beginning. */
  seed: z.object({
    print: hash,
    open: name.exactOptional(),
    veiled: z.string().max(2_000).exactOptional(),
  }),
  /** Absent where a battle was begun before there was more than one. */
  stream: z.literal('sha-256').exactOptional(),
  strictness: z.enum(STRICTNESSES),
  line: name,
  cursor: count,
  opening: z.discriminatedUnion('from', [
    z.object({
      from: z.literal('scenario'),
      dice,
      byHand: z.array(count).max(LIMITS.dicePerStep).exactOptional(),
    }),
    z.object({ from: z.literal('checkpoint'), state: z.unknown(), drawn: count }),
  ]),
  lines: z.array(lineSchema).min(1).max(LIMITS.lines),
  scenario: z.record(z.string(), z.unknown()),
  /** The position at the cursor, so that the battle opens even after a rule was corrected. */
  checkpoint: z.unknown(),
  digest: digestSchema,
})
export type BattleFile = z.infer<typeof battleFileSchema>
