/** What a player, a computer or the referee does: a small JSON object. Each ruleset has its own union. */
export interface Action {
  readonly type: string
}
