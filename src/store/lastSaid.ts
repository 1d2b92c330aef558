import { z } from 'zod'
import type { UnitId } from '../engine/ids'
import { FEATURE_KINDS } from '../engine/scene'
import type { Situation } from '../engine/stating'
import { type Texts, texts } from './texts'

/** What was stated last at a table of wood: who acts, at whom, and how the two stand. */
export interface LastSaid {
  readonly actor: UnitId | null
  readonly target: UnitId | null
  readonly said: Situation
}

const NOTHING: LastSaid = {
  actor: null,
  target: null,
  said: { distance: 4, ground: null, from: null, struck: 0, bears: 0 },
}

const PLACE = 'pz8.wood'

const degrees = z.number().min(0).lt(360)
const ground = z.enum(FEATURE_KINDS).nullable()
const kept = z.object({
  slot: z.string(),
  actor: z.string().nullable(),
  target: z.string().nullable(),
  said: z.object({ distance: z.number().min(0), ground, from: ground, struck: degrees, bears: degrees }),
})

/** What was stated last in the battle of a slot; nothing where that was another battle, or the text is damaged. */
export function lastSaid(slot: string | null, from: Pick<Texts, 'read'> = texts): LastSaid {
  try {
    const found = kept.safeParse(JSON.parse(from.read(PLACE) ?? 'null'))
    return found.success && found.data.slot === slot ? found.data : NOTHING
  } catch {
    return NOTHING
  }
}

/** Keeps it for when the page is opened again. */
export function keepSaid(slot: string | null, last: LastSaid, to: Pick<Texts, 'keep'> = texts): void {
  if (slot !== null) to.keep(PLACE, JSON.stringify({ slot, ...last }))
}
