import { describe, expect, it } from 'vitest'
import { createLessons, readLessons } from '../../src/store/lessons'

describe('the lessons of a browser', () => {
  it('are kept with every change and read again', () => {
    let kept: string | null = null
    const texts = { read: () => kept, keep: (_place: string, text: string) => void (kept = text) }
    const book = createLessons(texts)
    book.begin('one')
    book.set('one', { at: 2, from: 7, skipped: [1] })
    book.begin('two')
    expect(createLessons(texts).store.getState()).toEqual({
      one: { at: 2, from: 7, skipped: [1] },
      two: { at: 0, from: 0, skipped: [] },
    })
    book.leave('one')
    expect(Object.keys(createLessons(texts).store.getState())).toEqual(['two'])
  })

  it('are the last dozen', () => {
    const book = createLessons({ read: () => null, keep: () => {} })
    for (let at = 0; at < 20; at++) book.begin(`slot ${at}`)
    expect(Object.keys(book.store.getState())).toHaveLength(12)
    expect(book.store.getState()).not.toHaveProperty('slot 7')
  })

  it.each([
    'no JSON',
    'null',
    '[]',
    '{"a":null}',
    '{"a":{"at":-1,"from":0,"skipped":[]}}',
    '{"a":{"at":"0","from":0,"skipped":[]}}',
    '{"a":{"at":0,"from":0}}',
  ])('are none where the text is %s', text => {
    expect(readLessons(text)).toEqual({})
  })
})
