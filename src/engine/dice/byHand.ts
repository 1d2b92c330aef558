import type { Chance, Roll } from '../chance'
import { TapeError } from './recorded'
import type { FaceAt } from './seeded'
import { type DiceAsked, chanceOf } from './throwing'

/** A face as a person typed it; null where he leaves the die to the program. */
export type TypedFace = number | null

/** Thrown out of `play` when it wants dice that nobody has given yet. */
export class NeedDice extends Error {
  readonly asked: DiceAsked
  /** How many of the dice asked for have been given already. */
  readonly given: number
  constructor(asked: DiceAsked, given: number) {
    super(`Dice are wanted: ${asked.purpose}.`)
    this.name = 'NeedDice'
    this.asked = asked
    this.given = given
  }
}

/** Whether a person throws a die of a roll, counted from 0. */
export type IsTyped = (asked: DiceAsked, die: number) => boolean

/** Who throws a roll that is not typed, and where in the battle's stream it stands. */
export interface Filling {
  readonly faceAt: FaceAt
  readonly drawn: number
  /** Which dice of a roll a person throws at his own table; all unless given. The others are filled without asking. */
  readonly typed?: IsTyped
  /** Fills what was not typed instead of asking for it. */
  readonly rest?: boolean
}

/** Luck by hand. `thrown` receives every face, and in `hands` the places of those that were typed. */
export function handChance(
  faces: readonly TypedFace[],
  tape: Roll[],
  filling: Filling,
  thrown: number[] = [],
  hands: number[] = [],
): Chance {
  let next = 0
  let typedNow = false
  function fill(sides: number): number {
    return filling.faceAt(filling.drawn + thrown.length, sides)
  }
  return chanceOf(
    asked => {
      const byHand = asked.dice.map((_, die) => filling.typed?.(asked, die) ?? true)
      if (!filling.rest && faces.length - next < byHand.filter(Boolean).length)
        throw new NeedDice(asked, faces.length - next)
      typedNow = false
      return asked.dice.map((sides, die) => {
        const typed = byHand[die] ? (faces[next++] ?? null) : null
        if (typed !== null && (!Number.isInteger(typed) || typed < 1 || typed > sides)) {
          throw new TapeError(
            'no-such-face',
            `A die of ${sides} sides (${asked.purpose}) cannot show ${typed}.`,
          )
        }
        if (typed !== null) {
          typedNow = true
          hands.push(thrown.length)
        }
        const face = typed ?? fill(sides)
        thrown.push(face)
        return face
      })
    },
    tape,
    () => typedNow,
  )
}
