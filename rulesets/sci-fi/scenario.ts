import { z } from 'zod'
import type { TacticalScenario } from '../families/tactical'

/** What of a battle is drawn up by chance as it begins. */
interface Drawn {
  /** Organisations, planet, cause and name of the war (13). */
  readonly war: boolean
  /** One die for what lies on the table. */
  readonly ground?: boolean
  /**
   * A die for each side's Satellites and ground attacks (R57); 'alike' for one whose number both have: where the forces are left
   * to chance as well, a 6 against a 1 would have decided the battle before it began.
   */
  readonly support: boolean | 'alike'
  /** Forces of so many points a side. */
  readonly points?: number
}

export type SciFiScenario = TacticalScenario & { readonly drawn?: Drawn }

/** How a scenario file says it. */
export const DRAWN_SHAPE = {
  drawn: z
    .strictObject({
      war: z.boolean(),
      ground: z.boolean().exactOptional(),
      support: z.union([z.boolean(), z.literal('alike')]),
      points: z.number().min(20).max(1000).exactOptional(),
    })
    .exactOptional(),
}
