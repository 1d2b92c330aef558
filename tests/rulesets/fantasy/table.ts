import { FANTASY } from '../ancients/members'
export * from '../ancients/table'

/** Fantasy at the table. */
export const {
  ruleset,
  unit,
  battle,
  play,
  playAll,
  force,
  refusal,
  offer,
  hasOffer,
  allowed,
  odds,
  codes,
  clauses,
  attackOf,
  defenceOf,
} = FANTASY
