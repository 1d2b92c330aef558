import { type Row, leastOf, withCorner, withoutCorner } from '../../engine/draft/corners'
import type { Point } from '../../geometry/point'
import { along } from '../../geometry/point'
import type { Scenario } from '../../engine/scenario'
import { drafts } from '../../store/drafts'
import { now } from './open'
import { editing } from './editing'
import { laidOut, rowOf } from './scene'

function chosenRow(): { readonly draft: Scenario; readonly row: Row } | null {
  const open = now()
  if (!open) return null
  const { outlines } = laidOut(open.ruleset, open.draft, open.houseRules)
  const row = rowOf(open.draft, outlines, editing.get().selected)
  return row && { draft: open.draft, row }
}

/** A new corner in the middle of a side of what is chosen; it gets this number, and the keys move it. */
export function addCorner(number: number): void {
  const chosen = chosenRow()
  if (!chosen) return
  const at = between(chosen.row, number)
  if (!at) return
  drafts.change(withCorner(chosen.draft, chosen.row, number, at))
  editing.set({ corner: number, said: null })
}

function between({ points, closed }: Row, number: number): Point | null {
  const from = points[number - 1]
  const to = points[number] ?? (closed ? points[0] : undefined)
  return from && to ? along(from, to, 0.5) : null
}

/** Takes the corner away that the keys move. */
export function removeCorner(): void {
  const chosen = chosenRow()
  const { corner } = editing.get()
  if (!chosen || corner === null) return
  const { draft, row } = chosen
  const next = withoutCorner(draft, row, corner)
  if (!next) return editing.set({ said: `At least ${leastOf(row)} points are needed.` })
  drafts.change(next)
  editing.set({ corner: Math.min(corner, row.points.length - 2), said: null })
}

/** The next corner of what is chosen, or the one before. */
export function stepCorner(by: 1 | -1): void {
  const chosen = chosenRow()
  if (!chosen) return
  const count = chosen.row.points.length
  const { corner } = editing.get()
  editing.set({ corner: corner === null ? (by > 0 ? 0 : count - 1) : (corner + by + count) % count })
}
