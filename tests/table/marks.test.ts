import { describe, expect, it } from 'vitest'
import type { Mark } from '../../src/engine/scene'
import { fadeKey } from '../../src/table/marks/fadeKey'
import { createMarkStore } from '../../src/table/marks/store'
import { pathOf } from '../../src/table/nodes/outlines'
import { keyed } from '../../src/table/nodes/Soft'

const ring = (x: number): Mark & { readonly kind: 'ring' } => ({
  kind: 'ring',
  at: { x, y: 0 },
  radius: 4,
  line: 'solid',
})
const path = (x: number): Mark => ({ kind: 'path', points: [{ x, y: 0 }], pills: [], tone: 'chosen' })

describe('the marks on the table', () => {
  it('are told of when one changes, and only then', () => {
    const marks = [ring(1), path(1)]
    const store = createMarkStore(marks)
    let told = 0
    const stop = store.watch(() => told++)
    expect(store.set([...marks])).toBe(false)
    expect(told).toBe(0)
    expect(store.set([ring(1), path(1)])).toBe(true)
    expect(told).toBe(1)
    stop()
    store.set([])
    expect(told).toBe(1)
  })

  it('of one kind are the same list while a path moves under the hand', () => {
    const reach = ring(1)
    const store = createMarkStore([reach, path(1)])
    const rings = store.of('ring')
    const paths = store.of('path')
    store.set([reach, path(2)])
    expect(store.of('ring')).toBe(rings)
    expect(store.of('path')).not.toBe(paths)
    expect(store.of('path')).toBe(store.of('path'))
    store.set([ring(3)])
    expect(store.of('ring')).toEqual([ring(3)])
    expect(store.of('path')).toEqual([])
  })

  it('are known again after the scene was made anew, so that they come up only once', () => {
    expect(fadeKey(ring(1))).toBe(fadeKey(ring(1)))
    expect(fadeKey(ring(1))).not.toBe(fadeKey(ring(2)))
  })

  it('have keys of their own even where two are alike', () => {
    expect(keyed([ring(1), ring(2), ring(1)], fadeKey).map(({ key }) => key)).toEqual([
      'ring 1 0 4',
      'ring 2 0 4',
      'ring 1 0 4 1',
    ])
  })
})

describe('an area', () => {
  it('is one path of all its outlines, each closed', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 1.5 },
    ]
    expect(pathOf([square, square.slice(0, 2)])).toBe(
      'M0.0000 0.0000L2.0000 0.0000L2.0000 1.5000zM0.0000 0.0000L2.0000 0.0000z',
    )
  })
})
