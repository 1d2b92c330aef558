import { z } from 'zod'
import type { TacticalScenario } from '../families/tactical'

/** What of a battle is drawn up by chance as it begins. */
interface Drawn {
  /** Organisations, planet, cause and name of the war (13). */
  readonly war: boolean
  /** One die for what lies on the table. */
  readonly ground?: boolean
  /** One die for each side's Satellites and ground attacks (R57). */
  readonly support: boolean
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
      support: z.boolean(),
      points: z.number().min(20).max(1000).exactOptional(),
    })
    .exactOptional(),
}
