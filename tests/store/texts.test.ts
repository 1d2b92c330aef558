import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPreferences } from '../../src/store/preferences'
import { createTexts, type TextStorage } from '../../src/store/texts'

/** A storage of a browser that may be denied for a while. */
function storage() {
  const kept = new Map<string, string>()
  const state = { denied: false }
  const check = (): void => {
    if (state.denied) throw new DOMException('denied', 'SecurityError')
  }
  const there: TextStorage = {
    getItem(place) {
      check()
      return kept.get(place) ?? null
    },
    setItem(place, text) {
      check()
      kept.set(place, text)
    },
  }
  return { kept, state, there }
}

describe('small texts kept in the browser', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('are there again, and nothing is told', () => {
    const { there } = storage()
    const texts = createTexts(there)
    texts.keep('place', 'text')
    expect(texts.store.getState().failed).toBe(false)
    expect(createTexts(there).read('place')).toBe('text')
    expect(texts.read('elsewhere')).toBeNull()
  })

  it('are told when they cannot be written, last as long as the page, and are written as soon as they can', () => {
    const { kept, state, there } = storage()
    const texts = createTexts(there)
    state.denied = true
    texts.keep('place', 'text')
    texts.keep('other', 'text')
    expect(texts.store.getState().failed).toBe(true)
    expect(texts.read('place')).toBe('text')
    expect(texts.read('nowhere')).toBeNull()
    vi.advanceTimersByTime(20_000)
    expect(texts.store.getState().failed).toBe(true)
    state.denied = false
    vi.advanceTimersByTime(5_000)
    expect(texts.store.getState().failed).toBe(false)
    expect([...kept.keys()]).toEqual(['place', 'other'])
  })

  it('are tried again when the page comes back, and with the next change', () => {
    const { kept, state, there } = storage()
    const page = new EventTarget()
    const texts = createTexts(there, [page])
    state.denied = true
    texts.keep('place', 'first')
    state.denied = false
    page.dispatchEvent(new Event('visibilitychange'))
    expect(kept.get('place')).toBe('first')
    state.denied = true
    texts.keep('place', 'second')
    state.denied = false
    texts.keep('other', 'text')
    expect(kept.get('place')).toBe('second')
    expect(texts.store.getState().failed).toBe(false)
  })

  it('are told where there is no storage at all', () => {
    const texts = createTexts(null)
    expect(texts.read('place')).toBeNull()
    texts.keep('place', 'text')
    expect(texts.store.getState().failed).toBe(true)
  })
})

describe('what is kept as a small text', () => {
  it.each<readonly [string, (texts: ReturnType<typeof createTexts>) => void]>([
    ['a setting', texts => createPreferences(texts).setState({ sound: true })],
  ])('is told when it cannot be: %s', (_name, change) => {
    vi.useFakeTimers()
    const { state, there } = storage()
    state.denied = true
    const texts = createTexts(there)
    change(texts)
    expect(texts.store.getState().failed).toBe(true)
    vi.useRealTimers()
  })
})
