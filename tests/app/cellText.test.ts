import { expect, it } from 'vitest'
import { cellText } from '../../src/app/ui/cellText'

it('reads a cell of a rulebook’s table: modifiers with their sign, figures without', () => {
  expect(cellText(1, 'modifier')).toBe('+1')
  expect(cellText(-1, 'Modifier to the D6')).toBe('−1')
  expect(cellText(0, 'modifier')).toBe('0')
  expect(cellText(4, 'factor')).toBe('4')
  expect(cellText('-2', 'factor')).toBe('−2')
  expect([cellText(null, 'x'), cellText(true, 'x'), cellText(false, undefined)]).toEqual(['–', 'yes', 'no'])
})
