import type { Action } from './action'
import { type Battle, type Line, MAIN_LINE, facesOf, lineOf } from './battle'
import type { FaceAt } from './dice/seeded'
import type { Roll } from './chance'
import { forkedAt } from './history'
import type { GameState } from './state'

/** What the seed of a battle says about the dice of its present line. */
export interface Proof {
  /** Dice that the seed throws, and did. */
  readonly proved: number
  /** Dice that persons typed. */
  readonly byHand: number
  /** Dice of steps that the referee had thrown again or set. */
  readonly again: number
  /** Dice that show another face than the seed throws, counted from 1. */
  readonly wrong: readonly { readonly die: number; readonly shows: number; readonly thrown: number }[]
}

/** Whether all may be known: the battle itself (not a what-if) has come to its end. */
export function liesOpen<S extends GameState, A extends Action>(battle: Battle<S, A>): boolean {
  const main = battle.lines.find(line => line.id === MAIN_LINE)
  return (main?.moments.at(-1)?.state ?? battle.opening.state).result !== null
}

/** Compares all dice of the line that is played with those that the seed throws. */
export function proofOf<S extends GameState, A extends Action>(battle: Battle<S, A>): Proof {
  const { opening } = battle
  const wrong: { die: number; shows: number; thrown: number }[] = []
  const counts = { proved: 0, byHand: 0, again: 0 }

  function compare(rolls: readonly Roll[], from: number, faceAt: FaceAt, hands: readonly number[]): void {
    let at = 0
    for (const { faces, sides, contest } of rolls) {
      for (const [place, shows] of faces.entries()) {
        const second = contest !== undefined && place >= (contest.mine.dice ?? 1)
        const thrown = faceAt(from + at, second ? contest.theirs.sides : sides)
        if (hands.includes(at)) counts.byHand += 1
        else if (thrown === shows) counts.proved += 1
        else wrong.push({ die: from + at + 1, shows, thrown })
        at += 1
      }
    }
  }

  if (opening.from === 'scenario') {
    compare(opening.rolls, 0, facesOf({ ...battle, line: MAIN_LINE }), opening.byHand ?? [])
  }
  const { moments } = lineOf(battle)
  const owners = ownersOf(battle, lineOf(battle))
  for (const [at, { step, rolls, drawn }] of moments.slice(0, battle.cursor).entries()) {
    if (step.rerolled) counts.again += step.dice.length
    else {
      const faceAt = facesOf({ ...battle, line: owners[at] ?? battle.line })
      compare(rolls, drawn - step.dice.length, faceAt, step.byHand ?? [])
    }
  }
  return { ...counts, wrong }
}

/** For each step of a line the line that it was played in: what a line shares with its parent is the parent's. */
function ownersOf<S extends GameState, A extends Action>(
  battle: Battle<S, A>,
  line: Line<S, A>,
): readonly string[] {
  const parent = battle.lines.find(each => each.id === line.parent)
  const shared = parent ? ownersOf(battle, parent).slice(0, forkedAt(battle, line)) : []
  return line.moments.map((_, at) => shared[at] ?? line.id)
}
