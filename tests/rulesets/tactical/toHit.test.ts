import { expect, it } from 'vitest'
import type { Shot } from '../../../rulesets/families/tactical'
import { needFor, neededFor } from '../../../rulesets/families/tactical/fire/toHit'
import { CITATIONS } from '../../../rulesets/ww2/citations'
import { NUMBERS } from '../../../rulesets/ww2/tables'
import { modifier } from '../../../src/engine/reckon'

it('needs without its reasons what it needs with them', () => {
  for (const bonus of [4, 1, 0, -1, -4]) {
    const book = {
      cite: CITATIONS,
      numbers: NUMBERS,
      toHit: [
        modifier<Shot>('ww2-5.10', bonus, 'as it may be', shot => shot.disorganized),
        modifier<Shot>('ww2-5.11', -1, 'far', shot => shot.distance > shot.range / 2),
      ],
    }
    for (const kind of ['direct', 'indirect', 'air'] as const) {
      for (const distance of [1, 9]) {
        for (const disorganized of [true, false]) {
          for (const strict of [true, false]) {
            const shot: Shot = {
              kind,
              distance,
              weapon: null,
              range: 10,
              cover: 'none',
              bunkerInCover: false,
              quality: 'Average',
              disorganized,
              aaGuns: 0,
              houseRules: { 'natural-rolls': strict },
            }
            expect(needFor(book, shot)).toBe(neededFor(book, shot).total)
          }
        }
      }
    }
  }
})
