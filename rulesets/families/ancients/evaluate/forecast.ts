import { SIDES, type Side, otherSide } from '../../../../src/engine/ids'
import {
  type Bout,
  DISORDER,
  type Field,
  type Fighter,
  type Harvest,
  fighterOf,
  fitness,
  harmOf,
  leadsOf,
  resultsOf,
  trapped,
} from './fighters'
import { type Piece, type Position, SHAPE, moraleOf } from './position'
import { chargesNext } from './onset'
import { ORDER, attackerOf, moverOf } from '../model/steps'
import { breakpointOf, lossesOf, weightOf } from '../sequence/victory'
import { rallyReach } from '../sequence/rallying'

/** So many melee steps are looked ahead, the later the less what happens in them counts. */
const COUNTS: readonly number[] = [1, 0.8, 0.62, 0.48]
/** Of what losses would cost their army besides the units, so much counts while they only may come. */
export const RISK = 0.6

/**
 * Goes on with the melees and the charges that lie open for two turns, on the average of all throws: who strikes first,
 * who strikes back, who is worn down, who gets away and who is caught. No unit takes up any new way meanwhile.
 */
export function forecastOf(position: Position): Readonly<Record<Side, Harvest>> {
  const { state } = position
  const field = fieldOf(position)
  let at = ORDER.indexOf(state.step)
  if (at === -1 || state.result) return field.harvest
  if (attackerOf(state.step) === null) at += 1
  for (let melees = 0; melees < COUNTS.length; at += 1) {
    const step = ORDER[at % ORDER.length] ?? 'rally'
    const mover = moverOf(step)
    const attacker = attackerOf(step)
    if (mover !== null) {
      leave(field, mover, COUNTS[melees] ?? 0)
      chargesNext(field, mover, COUNTS[melees] ?? 0, melees >= 3)
    }
    if (attacker !== null) {
      strike(field, attacker, COUNTS[melees] ?? 0, melees === 0 && step === state.step)
      melees += 1
    }
    if (step === 'rally' && state.step !== 'rally') rally(field)
  }
  return field.harvest
}

function fieldOf(position: Position): Field {
  const { book, state } = position
  const generals = SIDES.flatMap(side => position.sides[side].filter(({ unit }) => unit.general !== 'none'))
  const inReach = ({ unit }: Piece): boolean =>
    generals.some(({ unit: by }) => {
      if (by.side !== unit.side) return false
      const reach = rallyReach(book, state, by) + state.scenario.base
      return Math.hypot(by.at.x - unit.at.x, by.at.y - unit.at.y) <= reach
    })
  const fighters = (side: Side): readonly Fighter[] =>
    position.sides[side].map(piece => fighterOf(book, state, piece, inReach(piece)))
  const sides = { A: fighters('A'), B: fighters('B') }
  const field: Field = {
    position,
    sides,
    lost: { A: lossesOf(book, state, 'A'), B: lossesOf(book, state, 'B') },
    limits: { A: breakpointOf(state, 'A'), B: breakpointOf(state, 'B') },
    harvest: { A: { melee: 0, charges: 0 }, B: { melee: 0, charges: 0 } },
  }
  const byId = new Map([...sides.A, ...sides.B].map(fighter => [fighter.piece.unit.id, fighter]))
  const attacking = attackerOf(state.step)
  for (const melee of state.melees) {
    const [a, b] = [byId.get(melee.a), byId.get(melee.b)]
    if (!a || !b) continue
    const begun = (side: Side): number => melee.begun[side] - (attacking === side ? 1 : 0)
    meet(field, a, b, 1, 'melee', begun('A'))
    meet(field, b, a, 1, 'melee', begun('B'))
  }
  return field
}

/** One fighter has an enemy to attack. */
export function meet(
  { position: { book, state } }: Field,
  by: Fighter,
  foe: Fighter,
  sure: number,
  cause: Bout['by'],
  begun: number,
): void {
  const leads = leadsOf(book, state, by.piece.unit, foe.piece.unit)
  by.bouts = [...by.bouts, { foe, ...leads, sure, by: cause, begun: Math.max(0, begun) }]
}

/** Who is Shaken in melee gets away or is lost; who is faster and has the worse of it leaves too. */
function leave(field: Field, side: Side, counts: number): void {
  for (const fighter of field.sides[side]) {
    if (fighter.bouts.length === 0) continue
    if (!fighter.piece.flees) {
      take(
        field,
        fighter,
        fighter.shaken * fighter.bouts.reduce((most, { sure }) => Math.max(most, sure), 0),
        counts,
      )
      continue
    }
    if (gainOf(bestBout(fighter)) >= threatTo(fighter)) continue
    for (const { foe } of fighter.bouts) foe.bouts = foe.bouts.filter(each => each.foe !== fighter)
    fighter.bouts = []
  }
}

/** So much of a unit that is Shaken and caught is lost. */
function take(field: Field, fighter: Fighter, caught: number, counts: number): void {
  if (caught <= 0) return
  const { side } = fighter.piece.unit
  fighter.shaken -= caught
  const harvest = field.harvest[otherSide(side)]
  harvest.melee += counts * (caught * trapped(fighter) * fighter.piece.value + broken(field, fighter, caught))
}

/** What it costs an army besides the unit that it is lost with such a chance. */
function broken({ position, lost, limits }: Field, { piece }: Fighter, chance: number): number {
  const { book, state } = position
  const { side } = piece.unit
  const before = lost[side]
  const after = before + chance * weightOf(book, state, piece.unit)
  lost[side] = after
  return RISK * (moraleBetween(after, limits[side]) - moraleBetween(before, limits[side]))
}

/** What losses cost that are expected: between two whole numbers on the straight line. */
function moraleBetween(lost: number, limit: number): number {
  const whole = Math.floor(lost)
  const low = moraleOf(whole, limit)
  return lost === whole ? low : low + (lost - whole) * (moraleOf(whole + 1, limit) - low)
}

interface Best {
  readonly by: Fighter
  readonly bout: Bout
}

/** The attack of a fighter that takes most. */
function bestBout(by: Fighter, isOpen: (bout: Bout) => boolean = () => true): Best | null {
  let best: Best | null = null
  let most = 0
  for (const bout of by.bouts) {
    if (!isOpen(bout)) continue
    const harm = harmOf(by, bout) * bout.sure
    if (harm <= most) continue
    most = harm
    best = { by, bout }
  }
  return best
}

function gainOf(best: Best | null): number {
  return best ? harmOf(best.by, best.bout) * best.bout.sure : 0
}

/** What its enemies may take from a fighter when they next attack. */
function threatTo(fighter: Fighter): number {
  let sum = 0
  for (const { foe } of fighter.bouts) {
    const back = foe.bouts.find(each => each.foe === fighter)
    if (back) sum += harmOf(foe, back) * back.sure
  }
  return sum
}

/** A melee step: everybody attacks the enemy from whom it takes most, on each side of an enemy one. */
function strike(field: Field, side: Side, counts: number, isNow: boolean): void {
  const targets = field.sides[otherSide(side)]
  for (const target of targets) {
    target.struck.clear()
    if (isNow) for (const flank of target.piece.unit.struck) target.struck.set(flank, 1)
  }
  const isOpen = ({ foe, side: flank, sure }: Bout): boolean => (foe.struck.get(flank) ?? 0) + sure <= 1.01
  const attacks = field.sides[side]
    .filter(by => by.bouts.length > 0 && fitness(by) > 0.02 && !(isNow && by.piece.unit.fought))
    .map(by => ({ by, gain: gainOf(bestBout(by)) }))
    .toSorted((a, b) => b.gain - a.gain)
  for (const { by } of attacks) {
    const best = bestBout(by, isOpen)
    if (best) land(field, best, counts)
  }
  for (const by of field.sides[side]) {
    for (const bout of by.bouts) bout.begun += 1
    if (by.piece.kind.scythed && by.bouts.length > 0) spend(field, by, counts)
  }
}

/** An attack as it comes out on the average. */
function land(field: Field, { by, bout }: Best, counts: number): void {
  const { foe, sure } = bout
  const { one, two, three } = resultsOf(by, bout)
  const harm = harmOf(by, bout) * sure
  const { good, disordered, shaken } = foe
  const shaking = sure * (good * two + disordered * (one + two))
  const losing = sure * ((good + disordered) * three + shaken * (two + three)) + (foe.frail ? shaking : 0)
  foe.good = good * (1 - sure * (one + two + three))
  foe.disordered = disordered * (1 - sure * (one + two + three)) + sure * good * one
  foe.shaken = shaken * (1 - sure * (two + three)) + (foe.frail ? 0 : shaking)
  foe.struck.set(bout.side, (foe.struck.get(bout.side) ?? 0) + sure)
  field.harvest[by.piece.unit.side][bout.by] += counts * (harm + broken(field, foe, losing))
  if (foe.piece.kind.scythed) spend(field, foe, counts)
}

/** Scythed Chariots go after a round of melee. */
function spend(field: Field, fighter: Fighter, counts: number): void {
  const sure = fighter.bouts.reduce((most, bout) => Math.max(most, bout.sure), 0)
  const spent = sure * (fighter.good + SHAPE.Disordered * fighter.disordered)
  field.harvest[otherSide(fighter.piece.unit.side)].melee += counts * spent * fighter.piece.value
  fighter.good *= 1 - sure
  fighter.disordered *= 1 - sure
}

/** Units near a General recover; what that gives back is taken from what the enemy had. */
function rally(field: Field): void {
  for (const side of SIDES) {
    for (const fighter of field.sides[side]) {
      if (fighter.rallies === 0) continue
      const [up, out] = [fighter.shaken * fighter.rallies, fighter.disordered * fighter.rallies]
      fighter.shaken -= up
      fighter.disordered += up - out
      fighter.good += out
      if (fighter.bouts.length === 0) continue
      const gain = up * (SHAPE.Disordered - trapped(fighter)) + out * DISORDER
      field.harvest[otherSide(side)].melee -= 0.6 * gain * fighter.piece.value
    }
  }
}
