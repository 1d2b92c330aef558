import type { Roll } from '../../engine/chance'
import type { LogEntry } from '../../engine/log'
import type { Ruleset } from '../../engine/ruleset'
import type { GameState } from '../../engine/state'
import type { Point } from '../../geometry/point'
import type { DiceShow, Shown } from '../../table/dice'
import { placeOf } from './places'

/** So many dice stand in one tag. */
const MOST_DICE = 8

/** What comes of dice; all else happens before they are thrown. */
const follows = (shown: Shown): boolean => shown.kind === 'chip' || shown.kind === 'destroyed'

/** What the table shows of a step while the dice of it roll, and what when they lie. */
export function showOf(
  ruleset: Pick<Ruleset, 'outcomes'>,
  entries: readonly LogEntry[],
  before: GameState,
): { readonly rolling: readonly Shown[]; readonly after: readonly Shown[] } {
  const rolling: Shown[] = []
  const after: Shown[] = []
  let lying: DiceShow | null = null
  for (const entry of entries) {
    const effects = entry.effects ?? []
    const dice = diceOf(ruleset, entry, before)
    rolling.push(...effects.filter(effect => !follows(effect)))
    if (dice) {
      rolling.push(dice)
      lying = dice
    }
    after.push(...effects.filter(follows))
  }
  if (!lying) return { rolling: [], after: entries.flatMap(entry => entry.effects ?? []) }
  return { rolling, after: after.length > 0 ? [{ ...lying, still: true }, ...after] : [] }
}

function diceOf(ruleset: Pick<Ruleset, 'outcomes'>, entry: LogEntry, before: GameState): DiceShow | null {
  const at = entry.rolls.length > 0 ? sceneOfAction(entry, before) : null
  if (!at) return null
  const outcome = ruleset.outcomes.find(kind => kind.id === entry.outcome)
  return {
    kind: 'dice',
    at,
    dice: entry.rolls.flatMap(thrown).slice(0, MOST_DICE),
    verdict: outcome ? { text: outcome.label, worst: outcome.tone === 'destroyed' } : null,
  }
}

function thrown({ faces, sides, by, contest, drawn, byHand }: Roll): DiceShow['dice'] {
  // A card is no die: the log says which one came.
  if (drawn !== undefined) return []
  const own = contest ? (contest.mine.dice ?? 1) : faces.length
  const hand = byHand ? { hand: true as const } : {}
  return faces.map((face, order) =>
    contest && order >= own
      ? { face, sides: contest.theirs.sides, by: contest.theirs.by, ...hand }
      : { face, sides: contest?.mine.sides ?? sides, by: contest?.mine.by ?? by, ...hand },
  )
}

/** Where an entry plays: where something struck, else where the last one of those it is about stands. */
function sceneOfAction(entry: LogEntry, before: GameState): Point | null {
  const places = (entry.effects ?? []).flatMap(effect => {
    if (effect.kind === 'shot' || effect.kind === 'arrow') return [effect.to]
    if (effect.kind === 'burst' || effect.kind === 'destroyed') return [effect.at]
    return effect.kind === 'move' ? effect.path.slice(-1) : []
  })
  const unit = entry.units[1] ?? entry.units[0] ?? null
  return places.at(-1) ?? placeOf(before, unit)
}
