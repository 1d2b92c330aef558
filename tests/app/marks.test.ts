import { describe, expect, it } from 'vitest'
import { fewRefused, leftOf, leftText, legText, lookMarks, pathMarks } from '../../src/app/battle/marks'
import { pointAlong } from '../../src/app/battle/places'
import type { Trace } from '../../src/engine/offer'
import type { Mark } from '../../src/engine/scene'

const at = (x: number, y: number) => ({ x, y })

describe('marks of a path', () => {
  const trace = {
    action: { type: 'move' },
    legs: [
      { label: 'road', length: 4, cost: 2 },
      { label: 'open', length: 1, cost: 1 },
    ],
    left: 1,
    refusal: null,
    stop: { at: at(5, 0), facing: 90 },
  }

  it('names each stretch at its middle and what is left at its end', () => {
    const marks = pathMarks(at(0, 0), [at(5, 0)], trace, 'u', phrase => phrase.code)
    const path = marks.find(mark => mark.kind === 'path')
    expect(path).toMatchObject({ points: [at(0, 0), at(5, 0)], tone: 'chosen' })
    expect(path?.kind === 'path' && path.pills).toEqual([
      { at: at(2, 0), text: 'road 4.0″ costs 2.0' },
      { at: at(4.5, 0), text: 'open 1.0″' },
    ])
    expect(marks).toContainEqual({ kind: 'pill', at: at(5, 0), text: '1.0″ left', tone: 'chosen' })
  })

  it('shows a path that is too far with its reason, a cross under the hand and the ghost where it stops', () => {
    const refusal = { reasons: [{ clause: 'ww2-4.2', code: 'too far' }] as const }
    const marks = pathMarks(
      at(0, 0),
      [at(8, 0)],
      { ...trace, left: -1.9, refusal },
      'u',
      phrase => phrase.code,
    )
    expect(marks).toContainEqual({ kind: 'cross', at: at(8, 0) })
    expect(marks).toContainEqual({ kind: 'ghost', token: 'u', at: at(5, 0), facing: 90, tone: 'chosen' })
    expect(marks.find(mark => mark.kind === 'tag')).toMatchObject({ lines: ['too far'], clause: 'ww2-4.2' })
    const paths = marks.filter(mark => mark.kind === 'path')
    expect(paths.map(path => path.points)).toEqual([
      [at(0, 0), at(5, 0)],
      [at(5, 0), at(8, 0)],
    ])
  })

  it('tells the same that is left beside the ghost and in the panel, where the way is refused too', () => {
    const refusal = { reasons: [{ clause: 'ww2-4.2', code: 'too far' }] as const }
    const short = { ...trace, left: -1.9, refusal, stop: { ...trace.stop, left: 0.5 } }
    const pills = (of: Trace) =>
      pathMarks(at(0, 0), [at(8, 0)], of, 'u', phrase => phrase.code).flatMap(mark =>
        mark.kind === 'pill' ? [mark.text] : [],
      )
    expect(pills(short)).toEqual(['0.5″ left'])
    expect(leftText(leftOf(short), undefined)).toBe('0.5 inches left')
    // Without a figure of its own nothing is left where a way stops that is too long.
    expect(pills({ ...short, stop: trace.stop })).toEqual(['nothing left'])
    const looked = lookMarks(at(0, 0), at(5, 0), trace, 'u')
    expect(looked?.find(mark => mark.kind === 'pill')).toMatchObject({ text: 'costs 3.0, 1.0″ left' })
    expect(leftText(2, 'MP')).toBe('2 MP left')
  })

  it('does not speak of an end where the hand has not come to it', () => {
    const short = { ...trace, left: 0.4, stop: { ...trace.stop, left: 0 } }
    const marks = pathMarks(at(0, 0), [at(5, 0)], short, 'u', phrase => phrase.code)
    expect(marks.filter(({ kind }) => kind === 'pill')).toEqual([])
  })

  it('finds points along bends', () => {
    const bend = [at(0, 0), at(3, 0), at(3, 4)]
    expect(pointAlong(bend, 5)).toEqual(at(3, 2))
    expect(pointAlong(bend, 99)).toEqual(at(3, 4))
    expect(legText({ label: 'wood', length: 0.1, cost: 0.2 })).toBe('wood 0.1″ costs 0.2')
  })
})

describe('grey tags', () => {
  const tag = (token: string, x: number): Mark => ({
    kind: 'tag',
    token,
    at: at(x, 0),
    tone: 'refused',
    figures: [],
    bar: [],
    lines: [],
  })

  it('leaves those of the nearest and of the chosen target', () => {
    const marks = ['a', 'b', 'c', 'd', 'e', 'f'].map((token, x) => tag(token, x + 1))
    const kept = fewRefused(marks, at(0, 0), 'f')
    expect(kept.map(mark => (mark.kind === 'tag' ? mark.token : null))).toEqual(['a', 'b', 'c', 'd', 'f'])
  })
})
