import { describe, expect, it } from 'vitest'
import { type LastSaid, keepSaid, lastSaid } from '../../src/store/lastSaid'
import { createTexts } from '../../src/store/texts'

const LAST: LastSaid = {
  actor: 'b4',
  target: 'a1',
  said: { distance: 12, ground: 'wood', from: null, struck: 90, bears: 0 },
}

function shelf() {
  const texts = new Map<string, string>()
  return createTexts({
    getItem: key => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
  })
}

describe('what was stated last at a table of wood', () => {
  it('is there again when the battle is opened again', () => {
    const texts = shelf()
    keepSaid('one', LAST, texts)
    expect(lastSaid('one', texts)).toMatchObject(LAST)
  })

  it('is not that of another battle, and of none where nothing is kept', () => {
    const texts = shelf()
    expect(lastSaid('one', texts)).toMatchObject({ actor: null, target: null })
    keepSaid('one', LAST, texts)
    expect(lastSaid('two', texts)).toMatchObject({ actor: null, target: null })
    keepSaid(null, LAST, texts)
    expect(lastSaid(null, texts)).toMatchObject({ actor: null })
  })

  it('is nothing where the text is damaged', () => {
    const whole = JSON.stringify({ slot: 'one', ...LAST })
    const damaged = [
      whole.slice(0, -9),
      '7',
      whole.replace('"wood"', '"lava"'),
      whole.replace('12', '-1'),
      whole.replace('"b4"', '{}'),
    ]
    for (const text of damaged) {
      expect(lastSaid('one', { read: () => text })).toMatchObject({
        actor: null,
        said: { distance: 4 },
      })
    }
  })
})
