import { createRef } from 'react'
import type { TableHandle } from '../../table/props'

/** The table on the screen, for commands: zoom, fit, the piece in the hand. */
export const table = createRef<TableHandle>()
