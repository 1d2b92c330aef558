import { describe, expect, it } from 'vitest'
import { oddsOf } from '../../../src/engine/odds'
import { targetMarks } from '../../../src/engine/targets'
import { battle, play, ruleset, ship, the } from './table'

const NOBODY = { unit: null, offer: null, target: null }
const state = battle('first fires', [
  ship('a', 'A', 'prince-of-wales', 4, { turrets: 1 }),
  ship('b', 'B', 'bismarck', 6),
])

describe('what is shown', () => {
  it('tells the chance to straddle and to sink of a target that is only named now [naval-4.1]', () => {
    const offer = ruleset.offers(state, 'A').find(each => each.unit === 'a')
    const option = offer?.options()[0]
    if (!offer || !option?.foretold) throw new Error('There is no shot to foretell.')
    // Two zones need a 5; one turret out makes that a 6: one chance in six.
    expect(oddsOf(ruleset, state, option.foretold, 'b').hit).toBeCloseTo(1 / 6)
    const tag = targetMarks(ruleset, state, offer, 'b').find(mark => mark.kind === 'tag')
    expect(tag?.kind === 'tag' && tag.figures.map(figure => figure.label)).toEqual(['straddle', 'sink'])
  })

  it('labels the zones in range with the faces that straddle [naval-4.4]', () => {
    const cells = ruleset.scene(state, { ...NOBODY, unit: 'a' }).marks.find(mark => mark.kind === 'cells')
    expect(cells?.kind === 'cells' && cells.cells.map(cell => cell.label)).toEqual([
      '1 zone: 4, 5, 6',
      '2 zones: 5, 6',
      '3 zones: 5, 6',
      '4 zones: only 6',
    ])
  })

  it('names the steps by the fleets, side A of the turn first [naval-2.1]', () => {
    const ribbon = ruleset.ribbon({ ...state, first: 'B' })
    expect(ribbon.steps.map(step => step.label)).toEqual([
      'Germans move',
      'British fire',
      'British move',
      'Germans fire',
      'Both repair',
    ])
  })

  it('leaves a wreck where a ship went down [naval-5.10]', () => {
    const raided = battle(
      'first fires',
      [ship('a', 'A', 'hood', 4), ship('b', 'B', 'prinz-eugen', 6), ship('c', 'B', 'bismarck', 8)],
      {
        raids: [
          { id: 'r', side: 'A', name: 'R', base: 'carrier', load: 'torpedoes', flown: false, come: false },
        ],
      },
    )
    const { state: after } = play(raided, { type: 'raid', raid: 'r', target: 'b' }, [2])
    expect([the(after, 'b').status, the(after, 'b').at]).toEqual(['Sunk', null])
    const scene = ruleset.scene(after, NOBODY)
    expect(scene.tokens.map(token => token.id)).toEqual(['a', 'c'])
    expect(scene.props.map(prop => prop.kind)).toEqual(['wreck', 'marker'])
  })
})
