import { describe, expect, it } from 'vitest'
import { keyLabel, keyName } from '../../src/app/battle/keys'

const press = (key: string, more: Partial<Parameters<typeof keyName>[0]> = {}) =>
  keyName({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more })

describe('names of keys', () => {
  it('writes a press as the list of commands does', () => {
    expect(press(' ')).toBe('Space')
    expect(press('E')).toBe('e')
    expect(press('Z', { shiftKey: true })).toBe('Shift+z')
    expect(press('k', { metaKey: true })).toBe('Ctrl+k')
    expect(press('ArrowUp', { shiftKey: true })).toBe('Shift+ArrowUp')
  })

  it('leaves out the shift that makes a sign', () => {
    expect(press('?', { shiftKey: true })).toBe('?')
    expect(press('+', { shiftKey: true })).toBe('+')
  })

  it('shows them to people', () => {
    expect(keyLabel('Shift+ArrowUp')).toBe('Shift ↑')
    expect(keyLabel('+')).toBe('+')
    expect(keyLabel('Ctrl+k')).toBe('Ctrl K')
  })
})
