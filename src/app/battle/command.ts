import type { Session } from '../../store/sessionState'

/** One thing that a key, the palette and the list of keys know. */
export interface Command {
  readonly id: string
  readonly name: string
  /** Other words that somebody might look for it by. */
  readonly words?: string
  readonly group: 'Play' | 'Piece in hand' | 'Look' | 'Read'
  readonly keys: readonly string[]
  /** Whether it can be done now; it can, unless this says otherwise. */
  readonly can?: (now: Session) => boolean
  readonly run: () => void
}
