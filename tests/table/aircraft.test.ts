import { expect, it } from 'vitest'
import { TYPES } from '../../rulesets/aerial-1935/aircraft'
import { letterOf, SILHOUETTES, silhouetteOf } from '../../src/table/pieces/silhouettes'
import { paintOf } from '../../src/table/pieces/paints'

it('every type of the sample data has a silhouette of its own, and a paint with a mark', () => {
  const types = Object.values(TYPES)
  expect(types).toHaveLength(26)
  expect(new Set(types.map(each => silhouetteOf(each.silhouette))).size).toBe(26)
  for (const { silhouette, paint } of types) {
    expect(SILHOUETTES).toContain(silhouette.replaceAll('-', ''))
    expect(letterOf(silhouette)).toBe('A')
    const { mark, nation } = paintOf(paint)
    expect(nation ?? mark).not.toBe('none')
  }
})

it('the jets of 1965 to 1975 have theirs', () => {
  const names = [
    'mig-19',
    'mig-21',
    'f-100',
    'f-104',
    'phantom',
    'f-5',
    'skyhawk',
    'super-mystere',
    'mirage',
    'draken',
    'f-105',
  ]
  const standing = silhouetteOf('infantry')
  expect(new Set(names.map(silhouetteOf)).size).toBe(names.length)
  expect(names.map(silhouetteOf)).not.toContain(standing)
})
