import { useEffect } from 'react'
import { drafts } from '../../store/drafts'
import { stepCorner, removeCorner } from './cornerActs'
import { copy, nudge, remove, turn } from './acts'
import { close, press, takeBack } from './drawing'
import { held } from './open'
import { editing, table } from './editing'

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The keys of the editor: what is written in a field stays there. */
export function useEditorKeys(): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const { target, key } = event
      const isWriting =
        target instanceof HTMLElement && target.closest('input, select, textarea, [role="dialog"]')
      if (isWriting || editing.get().sheet !== null) return
      if (key.toLowerCase() === 'z' && !event.altKey) {
        event.preventDefault()
        if (event.shiftKey) drafts.redo()
        else drafts.undo()
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (done(event)) event.preventDefault()
    }
    window.addEventListener('keydown', heard)
    return () => window.removeEventListener('keydown', heard)
  }, [])
}

function done(event: KeyboardEvent): boolean {
  const { key, target } = event
  const { tool, points, selected, cursor, corner } = editing.get()
  const isButton = target instanceof HTMLElement && target.closest('button, a, summary') !== null
  const way = WAYS[key]
  if (way) {
    const step = event.shiftKey ? 0.1 : 0.5
    if (tool.do === 'choose' && selected) nudge(way[0] * step, way[1] * step)
    else if (tool.do === 'choose') return false
    else moveCursor(way[0] * step, way[1] * step)
    return true
  }
  if (key === 'Escape') {
    if (tool.do !== 'choose') editing.rest()
    else if (corner !== null) editing.set({ corner: null })
    else editing.choose(null)
    return true
  }
  if (isButton && (key === 'Enter' || key === ' ')) return false
  if (key === 'Enter' && points.length > 0) {
    close()
    return true
  }
  if (key === ' ' && cursor) {
    press(cursor)
    return true
  }
  if (key === 'Backspace' || key === 'Delete') {
    if (tool.do !== 'choose') takeBack()
    else if (corner !== null) removeCorner()
    else if (selected && isThing(selected)) remove(selected)
    else return false
    return true
  }
  if (key.toLowerCase() === 'c' && selected && isThing(selected)) {
    copy(selected)
    return true
  }
  if ((key === ',' || key === '.') && selected) {
    stepCorner(key === ',' ? -1 : 1)
    return true
  }
  if ((key === '[' || key === ']') && selected) {
    turn(key === '[' ? -15 : 15, true)
    return true
  }
  return false
}

/** Ground, names and entries can go; a zone can only be drawn anew. */
const isThing = (path: readonly (string | number)[]): boolean => typeof path.at(-1) === 'number'

function moveCursor(dx: number, dy: number): void {
  const { draft } = drafts.store.getState()
  if (!draft) return
  const { board } = draft.scenario
  const { cursor, points } = editing.get()
  const from = cursor ?? points.at(-1) ?? { x: board.width / 2, y: board.height / 2 }
  const to = {
    x: Math.min(board.width, Math.max(0, from.x + dx)),
    y: Math.min(board.height, Math.max(0, from.y + dy)),
  }
  editing.set({ cursor: Math.abs(dx) + Math.abs(dy) >= 0.5 ? held(draft.scenario, to) : to })
  table.current?.reveal(to)
}
