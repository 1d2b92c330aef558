/** 'Ctrl+k', 'Shift+ArrowUp', 'Space', '?': how a press of keys is written in the list of commands. */
export function keyName(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): string {
  const { key } = event
  const single = key.length === 1
  const letter = single && key.toLowerCase() !== key.toUpperCase()
  const name = key === ' ' ? 'Space' : letter ? key.toLowerCase() : key
  const shift = event.shiftKey && (!single || letter || key === ' ')
  return `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${shift ? 'Shift+' : ''}${name}`
}

const SHOWN: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
}

/** The same for people: 'Shift ↑', 'Ctrl K'. */
export function keyLabel(name: string): string {
  const parts = name === '+' ? ['+'] : name.split('+')
  return parts.map(part => SHOWN[part] ?? (part.length === 1 ? part.toUpperCase() : part)).join(' ')
}

/** True where the keys belong to what is focused: a field that is written in, or a dialog. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return isField(target) || target.closest('[role="dialog"], [role="alertdialog"]') !== null
}

/** True where letters are written, or chosen by. */
export function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    (target.matches('input, textarea, select') && !target.matches('[type="radio"], [type="checkbox"]'))
  )
}

/** True where Space, Enter and arrows press or move what is focused: a control reached by the keyboard. */
export function isControl(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.matches(':focus-visible') &&
    target.matches('button, a, [role="switch"], [role="log"], summary, input')
  )
}
