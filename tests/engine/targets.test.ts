import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { type Foreseen, type Offer, type Option, optionOf, rowOf, rowsOf } from '../../src/engine/offer'
import { oddsOfOption } from '../../src/engine/odds'
import { between, headFigures, targetMarks } from '../../src/engine/targets'
import { duel } from './duel'

describe('the two figures', () => {
  it('are chances, from the least to the most where the other side may still answer', () => {
    expect(headFigures({ hit: 0.5, destroy: 0.25 })).toEqual({ hit: '50%', destroy: '25%' })
    const answers = [
      { hit: 0.6, destroy: 0.2 },
      { hit: 0.125, destroy: 0.2 },
    ]
    expect(headFigures({ hit: 0.6, destroy: 0.2, answers })).toEqual({ hit: '13–60%', destroy: '20%' })
    expect(between([0.001, 1])).toBe('<1–100%')
  })

  it('are those of every answer, by the outcomes that a ruleset counts', () => {
    const [worst] = duel.outcomes
    const foreseen = (): Foreseen => ({
      outcomes: [{ outcome: worst?.id ?? '', chance: 1 }],
      lines: [],
      answers: [
        { label: 'none', outcomes: [{ outcome: worst?.id ?? '', chance: 1 }] },
        { label: 'one', outcomes: [] },
      ],
    })
    const option = { action: { type: 'end' }, label: '', foreseen } as unknown as Parameters<
      typeof oddsOfOption
    >[2]
    const { answers } = oddsOfOption(duel as never, {} as never, option)
    expect(answers?.map(({ hit, destroy }) => [hit, destroy])).toEqual([
      [1, 1],
      [0, 0],
    ])
  })
})

describe('a way along which it may be done', () => {
  const along = (): readonly Option[] => places
  const option = (label: string, x: number): Option => ({
    action: { type: 'end' },
    label,
    at: { x, y: 0 },
    foreseen: () => ({ outcomes: [], lines: ['the flank'] }),
    along,
  })
  const places: readonly Option[] = [option('first', 0), option('second', 0.5), option('last', 3)]
  const offer = {
    id: 'fire',
    kind: 'fire',
    unit: 'a1',
    label: 'Fire',
    clause: null,
    input: 'target',
    options: () => [places[0], places[2]],
  } as unknown as Offer
  const marksOf = (chosen: string | null) => targetMarks(duel as never, { units: [] } as never, offer, chosen)

  it('finds a place between those that are listed by its name', () => {
    expect(optionOf(places.slice(0, 1), 'second')).toBe(places[1])
    expect(optionOf(places, 'none')).toBeNull()
  })
  it('is one row, whichever of its places is chosen', () => {
    expect(rowsOf(places)).toEqual([places[0]])
    expect(rowOf(rowsOf(places), 'last')).toBe(places[0])
    expect(rowOf(places, 'last')).toBe(places[2])
  })
  it('shows the stretches where it is allowed, and the tag of the chosen place', () => {
    const shown = marksOf('second')
    expect(shown.flatMap(mark => (mark.kind === 'path' ? [mark.points.map(({ x }) => x)] : []))).toEqual([
      [0, 0.5],
      [3],
    ])
    expect(shown.flatMap(mark => (mark.kind === 'tag' ? [mark.at.x] : []))).toEqual([0, 0.5])
    expect(marksOf(null).some(({ kind }) => kind === 'path')).toBe(false)
  })
})

describe('every ruleset', () => {
  it.each(REGISTER.map(entry => [entry.id, entry] as const))(
    'says its two headlines, and outcomes for both, in words: %s',
    async (_, entry) => {
      const { headlines, outcomes } = await entry.load()
      expect(headlines.hit).not.toBe(headlines.destroy)
      for (const word of [headlines.hit, headlines.destroy]) expect(word).toMatch(/^[a-z0-9][a-z0-9 ]+$/)
      expect(outcomes.some(({ headline }) => headline === 'destroy')).toBe(true)
      for (const { label } of outcomes) expect(label).toMatch(/^[A-Z0-9]/)
    },
  )
})
