import { conceded, finished, plainOffer, refusalField } from '../../../../src/engine/acts'
import type { Side, UnitId } from '../../../../src/engine/ids'
import { mustAttack } from '../melee/attack'
import type { AncientAct } from '../model/book'
import { type Asked, type Limits, limit, reasonsBy } from '../model/limits'
import type { AncientState, Standing, Step } from '../model/state'
import { attackerOf, deployerOf, moverOf, subjectOf } from '../model/steps'
import { ownOf } from '../model/units'
import { compulsion } from '../movement/compulsion'
import { undeployed } from './deployment'
import { nextStep } from './turn'

/** Who acts, in a step of this kind; null in others. */
const acting = (state: AncientState, who: (step: Step) => Side | null): Side | null => who(state.step)

const notDeployed = limit<Asked, number>(
  'not-all-deployed',
  'deployment',
  ({ state }) => {
    const side = acting(state, deployerOf)
    return side !== null && (undeployed(state, side).length || null)
  },
  count => ({ count }),
)

const other = (unit: UnitId) => ({ other: { unit } })

const shakenFirst = limit<Asked, UnitId>(
  'shaken-first',
  'order of moves',
  ({ book, state }) => compulsion(book, state).mustBreakOff[0],
  other,
)

const chargeFirst = limit<Asked, UnitId>(
  'charge-first',
  'order of moves',
  ({ book, state }) => compulsion(book, state).mustCharge.keys().next().value,
  other,
)

const advanceFirst = limit<Asked, UnitId>(
  'advance-first',
  'order of moves',
  ({ book, state }) => compulsion(book, state).mustAdvance.keys().next().value,
  other,
)

const attacksFirst = limit<Asked, readonly [Standing, ...Standing[]]>(
  'must-attack',
  'one attack',
  ({ book, state }) => {
    const side = acting(state, attackerOf)
    if (side === null) return null
    const [first, ...others] = ownOf(state, side).filter(unit => mustAttack(book, state, unit))
    return first && [first, ...others]
  },
  waiting => ({ unit: { unit: waiting[0].id }, count: waiting.length }),
)

/** What has to be done before the present step may end: deployment, breaking off, charges and attacks. */
const UNDONE: Limits<Asked> = [notDeployed, shakenFirst, chargeFirst, advanceFirst, attacksFirst]

/** The end of a step. */
export const end: AncientAct<'end'> = {
  offers: (book, state) => [
    plainOffer({ type: 'end' }, endLabel(state.step), book.cite[subjectOf(state.step)], {
      ...refusalField(reasonsBy(UNDONE, { book, state })),
      ends: state.step !== 'rally',
    }),
  ],
  refuse: (book, state) => reasonsBy(UNDONE, { book, state }),
  play: (book, state, _action, io) => nextStep(book, state, io),
}

function endLabel(step: Step): string {
  if (step === 'rally') return 'Go on without rallying'
  if (deployerOf(step) !== null) return 'End deployment'
  if (moverOf(step) !== null) return 'End move step'
  return attackerOf(step) === null ? 'End shooting' : 'End melee'
}

/** Giving up. */
export const concede: AncientAct<'concede'> = {
  offers: () => [],
  refuse: () => [],
  play: (book, state, { side }, io) => finished(state, conceded(state, side), book.cite['break check'], io),
}
