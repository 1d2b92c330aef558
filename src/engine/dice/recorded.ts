import type { Chance, Roll } from '../chance'
import { chanceOf } from './throwing'

/** The tape does not fit what is played: it ran out, was not used up, or shows a face that the die does not have. */
export class TapeError extends Error {
  readonly code: 'ran-out' | 'left-over' | 'no-such-face'
  constructor(code: TapeError['code'], message: string) {
    super(message)
    this.name = 'TapeError'
    this.code = code
  }
}

/** Luck from a tape, and what is left on it. */
export interface RecordedChance extends Chance {
  /** Faces that nobody has asked for yet. */
  left(): number
}

/**
 * Luck for replay, saves and tests: the given faces in their order.
 * `byHand` names the places of the faces that a person typed, counted from 0, so that the Rolls say so again.
 * Throws a TapeError when the tape runs out or a face does not fit its die.
 */
export function recordedChance(
  faces: readonly number[],
  tape: Roll[],
  byHand: readonly number[] = [],
): RecordedChance {
  let next = 0
  let from = 0
  const chance = chanceOf(
    asked => {
      from = next
      return asked.dice.map(sides => {
        const face = faces[next]
        next += 1
        if (face === undefined) {
          const many = `${faces.length} dice on the tape`
          throw new TapeError(
            'ran-out',
            `Another die is thrown (${asked.purpose}), but there are only ${many}.`,
          )
        }
        if (!Number.isInteger(face) || face < 1 || face > sides) {
          throw new TapeError(
            'no-such-face',
            `A die of ${sides} sides (${asked.purpose}) cannot show ${face}.`,
          )
        }
        return face
      })
    },
    tape,
    byHand.length === 0 ? undefined : () => byHand.some(at => at >= from && at < next),
  )
  return { ...chance, left: () => faces.length - next }
}

/** Throws a TapeError if a die was left over: a test that scripts a die which nobody throws has the rules wrong. @testonly */
export function assertUsedUp(chance: RecordedChance): void {
  const left = chance.left()
  if (left > 0) throw new TapeError('left-over', `${left} dice of the tape were not thrown.`)
}
