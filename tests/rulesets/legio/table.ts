import { LEGIO } from '../ancients/members'
export * from '../ancients/table'

/** Legio VIII at the table. */
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
  reckonings,
  attackOf,
  defenceOf,
} = LEGIO
