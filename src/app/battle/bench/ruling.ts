import type { RefereeAction } from '../../../engine/rulings'
import type { Mark } from '../../../engine/scene'
import { actions } from '../../useSession'
import { type Ruling, ui } from '../ui'

type WithoutReason<T> = T extends RefereeAction ? Omit<T, 'reason'> : never
/** An act of the referee that still wants its reason. */
export type Unreasoned = WithoutReason<RefereeAction>

/** Asks for the reason of something. */
export function rule(ruling: Ruling): void {
  ui.set({ ruling })
}

/** Asks for the reason of an act of the referee, and does it. */
export function ruleAct(title: string, act: Unreasoned, marks: readonly Mark[] = []): void {
  rule({
    title,
    marks,
    run: reason => {
      // Everything but the reason is there.
      actions.perform({ ...act, reason })
    },
  })
}

/** An id that nothing else has. */
export function freshId(like: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const id = `${like}-${number}`
    if (!taken.has(id)) return id
  }
}
