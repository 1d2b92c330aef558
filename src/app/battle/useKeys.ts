import { useLayoutEffect } from 'react'
import { seenNow } from '../../store/selectors'
import { session } from '../../store/current'
import { actions } from '../useSession'
import { runKey } from './commands'
import { reveal } from './looking'
import { table } from './handle'
import { isControl, isField, isWriting, keyName } from './keys'
import { ui } from './ui'

const BACK_AND_FORTH: ReadonlySet<string> = new Set(['Ctrl+z', 'Ctrl+Shift+z', 'Ctrl+y'])

/** One map of keys for the whole battle screen; they are heard at the open table only. */
export function useKeys(covered: boolean): void {
  // Heard from the moment the table is seen: a key pressed at once is not lost.
  useLayoutEffect(() => {
    if (covered) return undefined
    // A control that was pressed with the mouse keeps the focus, but Enter and Space belong to the battle again.
    let tabbed = false
    const point = () => {
      tabbed = false
    }
    const press = (event: KeyboardEvent) => {
      const name = keyName(event)
      if (event.key === 'Tab') tabbed = true
      if (name === 'Ctrl+k') {
        event.preventDefault()
        ui.open('palette')
        return
      }
      const { sheet, ruling } = ui.get()
      // What the referee has just done he takes back where he is.
      if (sheet === 'bench' && ruling === null && BACK_AND_FORTH.has(name) && !isField(event.target)) {
        if (runKey(name)) event.preventDefault()
        return
      }
      if (isWriting(event.target) || event.defaultPrevented) return
      // The bench stands beside the table: it is left by the key that leaves everything.
      if (sheet === 'bench' && name === 'Escape') ui.open(null)
      else if (sheet === null) heard(event, name)
    }
    const heard = (event: KeyboardEvent, name: string) => {
      // While dice are asked for, keys go to their form.
      if (session.store.getState().dice) return
      if (tabbed && isControl(event.target) && /^(Shift\+)?(Space|Enter|Arrow\w+)$/.test(name)) return
      if (name === 'Tab' || name === 'Shift+Tab') {
        if (tabThrough(event.target, name === 'Tab' ? 1 : -1)) event.preventDefault()
        return
      }
      // Any key skips what is being shown, and does what it does.
      table.current?.skip()
      if (runKey(name)) event.preventDefault()
    }
    // What is held is let go, wherever the hand has gone meanwhile.
    const release = (event: KeyboardEvent) => {
      if (keyName(event) === 't' && session.store.getState().tool === 'danger') actions.setTool('select')
    }
    window.addEventListener('keydown', press)
    window.addEventListener('keyup', release)
    window.addEventListener('pointerdown', point, true)
    return () => {
      window.removeEventListener('keydown', press)
      window.removeEventListener('keyup', release)
      window.removeEventListener('pointerdown', point, true)
    }
  }, [covered])
}

/** On the table Tab goes from unit to unit, and past the last one it leaves the table as it leaves any control. */
function tabThrough(target: EventTarget | null, step: 1 | -1): boolean {
  const box = table.current?.element
  if (!box || !(target instanceof Node) || !box.contains(target)) return false
  const now = session.store.getState()
  const units = (seenNow(now)?.units ?? []).filter(unit => unit.at !== null)
  const at = units.findIndex(unit => unit.id === now.focus.unit)
  const next = units[at < 0 ? (step === 1 ? 0 : units.length - 1) : at + step]
  if (!next) return false
  actions.chooseUnit(next.id)
  reveal(next.id)
  return true
}
