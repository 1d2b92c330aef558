import type { Chance, Contestant, Roll, Why } from '../chance'

/** One roll as it is asked for, before any die is thrown: what a referee at a real table has to know. */
export interface DiceAsked extends Why {
  readonly kind: Roll['kind']
  /** Sides of each die, in the order in which the faces stand in the Roll. */
  readonly dice: readonly number[]
  readonly need?: readonly number[]
  readonly contest?: { readonly mine: Contestant; readonly theirs: Contestant }
}

/** Gives a face for each die asked for, in the same order. */
export type ThrowDice = (asked: DiceAsked) => readonly number[]

/**
 * What each kind of roll means: from faces to the answer and its record. Every source that has faces (seeded, recorded,
 * by hand) is made of this one, so they cannot differ. `tape` receives the Rolls in the order in which they were thrown.
 * One of one (`pick(1)`) and a handful of none (`hits(0, ...)`) are settled without a die.
 */
export function chanceOf(throwDice: ThrowDice, tape: Roll[], byHand?: () => boolean): Chance {
  function thrown(asked: DiceAsked, faces: readonly number[], more: Partial<Roll>): void {
    const { dice, ...said } = asked
    const mark = byHand?.() ? { byHand: true } : undefined
    tape.push({ ...said, sides: dice[0] ?? 0, faces, ...more, ...mark })
  }
  return {
    die(sides, why) {
      const asked: DiceAsked = { ...why, kind: 'die', dice: oneDie(sides) }
      const faces = throwDice(asked)
      thrown(asked, faces, {})
      return only(faces)
    },
    check(sides, need, why) {
      const asked: DiceAsked = { ...why, kind: 'check', dice: oneDie(sides), need: [need] }
      const faces = throwDice(asked)
      const passed = only(faces) >= need
      thrown(asked, faces, { passed })
      return passed
    },
    bands(sides, thresholds, why) {
      const asked: DiceAsked = { ...why, kind: 'bands', dice: oneDie(sides), need: thresholds }
      const faces = throwDice(asked)
      thrown(asked, faces, {})
      return reached(only(faces), thresholds)
    },
    hits(count, sides, need, why) {
      if (count === 0) return 0
      const asked: DiceAsked = { ...why, kind: 'hits', dice: sameDice(count, sides), need: [need] }
      const faces = throwDice(asked)
      thrown(asked, faces, {})
      return faces.filter(face => face >= need).length
    },
    contest(mine, theirs, why, within) {
      const own = mine.dice ?? 1
      const dice = [...sameDice(own, mine.sides), ...sameDice(theirs.dice ?? 1, theirs.sides)]
      const asked: DiceAsked = { ...why, kind: 'contest', dice, contest: { mine, theirs } }
      const faces = throwDice(asked)
      const totals: [number, number] = [mine.bonus, theirs.bonus]
      for (const [at, face] of faces.entries()) totals[at < own ? 0 : 1] += face
      thrown(asked, faces, { totals })
      return held(totals[0] - totals[1], within)
    },
    pick(count, why) {
      if (count === 1) return 0
      const asked: DiceAsked = { ...why, kind: 'pick', dice: oneDie(count) }
      const faces = throwDice(asked)
      thrown(asked, faces, {})
      return only(faces) - 1
    },
  }
}

/** How many of the rising thresholds a face reaches. */
export function reached(face: number, thresholds: readonly number[]): number {
  let band = 0
  for (const threshold of thresholds) if (face >= threshold) band += 1
  return band
}

/** A difference held between both ends of `within`. */
export function held(difference: number, within: readonly [number, number] | undefined): number {
  return within ? Math.min(Math.max(difference, within[0]), within[1]) : difference
}

/** A list of `count` times the same number. */
export function repeated(count: number, value: number): number[] {
  const list: number[] = []
  for (let at = 0; at < count; at++) list.push(value)
  return list
}

function only(faces: readonly number[]): number {
  const face = faces[0]
  if (face === undefined) throw new RangeError('A die was asked for and none was thrown.')
  return face
}

function oneDie(sides: number): readonly number[] {
  if (!(sides >= 1)) throw new RangeError(`A die cannot have ${sides} sides.`)
  return [sides]
}

function sameDice(count: number, sides: number): readonly number[] {
  if (!(sides >= 1) || !(count >= 0))
    throw new RangeError(`Nobody can throw ${count} dice of ${sides} sides.`)
  return repeated(count, sides)
}
