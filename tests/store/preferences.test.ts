import { describe, expect, it } from 'vitest'
import { createTexts } from '../../src/store/texts'
import { createPreferences, DEFAULT_PREFERENCES, readPreferences } from '../../src/store/preferences'

describe('preferences', () => {
  it('reads what is good of a stored text and leaves the rest as it was', () => {
    expect(readPreferences('{"animation":2,"text":"huge","patterns":true}')).toEqual({
      ...DEFAULT_PREFERENCES,
      animation: 2,
      patterns: true,
    })
  })

  it('reads rubbish as nothing', () => {
    for (const text of [null, '', '{', 'null', '[]', '"x"', '7']) {
      expect(readPreferences(text)).toEqual(DEFAULT_PREFERENCES)
    }
  })

  it('keeps a change and finds it again', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
    createPreferences(createTexts(storage)).setState({ text: 'large' })
    expect(createPreferences(createTexts(storage)).getState().text).toBe('large')
  })

  it('works for as long as the page where nothing may be stored', () => {
    const closed = {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('denied')
      },
    }
    const store = createPreferences(createTexts(closed))
    store.setState({ sound: true })
    expect(store.getState().sound).toBe(true)
  })
})
