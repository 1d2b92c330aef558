import type { Point } from '../../geometry/point'
import type { Scenario } from '../scenario'
import type { Path } from './paths'

/** Something about a made battle: what would be refused (`mend`), or what its maker should know. */
export interface Finding {
  readonly grave: 'mend' | 'know'
  readonly text: string
  /** Where it shows on the table. */
  readonly at: Point | null
  /** What it is about. */
  readonly path: Path
  /** What mends it at one press, and what that is called. */
  readonly remedy?: { readonly label: string; readonly draft: Scenario }
}
