import type { Pen } from '../../paint/pen'
import { little } from './ancients'
import type { Silhouette } from './parts'

/** Ranks of a people, dressed as each comes. */
function people(
  pen: Pen,
  files: number,
  ranks: number,
  loose: number,
  looks: readonly { readonly tunic: string; readonly helmet: string; readonly shield: string }[],
  spear?: number,
): void {
  for (let j = 0; j < ranks; j++) {
    for (let i = 0; i < files; i++) {
      const n = j * files + i
      const shift = (by: number): number => (((n * by) % 7) / 7 - 0.5) * loose
      const look = looks[n % looks.length]
      if (!look) continue
      const x = ((i - (files - 1) / 2) * 0.78) / files + shift(5)
      const y = ((j - (ranks - 1) / 2) * 0.7) / ranks + 0.03 + shift(3)
      little(pen, x, y, 0.045, {
        files: 1,
        ranks: 1,
        round: true,
        ...look,
        ...(spear !== undefined && { spear }),
      })
    }
  }
}

const GREEN = ['#6d8a3a', '#5b7a34', '#7c9444'] as const

/** Green skin, dark iron, painted shields. */
export const orcs: Silhouette = (pen, c) =>
  people(pen, 5, 4, 0.09, [
    { tunic: c.main, helmet: GREEN[0], shield: '#9c2f1c' },
    { tunic: '#4b4a42', helmet: GREEN[1], shield: '#2f2a26' },
    { tunic: '#5a4530', helmet: GREEN[2], shield: '#b06a26' },
  ])

/** Pale helms and long spears in close order. */
export const elves: Silhouette = (pen, c) =>
  people(pen, 6, 4, 0, [{ tunic: c.main, helmet: '#dfe6e4', shield: '#e9efe6' }], 0.2)

/** Bare skulls, and shields of another age. */
export const bones: Silhouette = (pen, c) =>
  people(pen, 6, 4, 0.05, [
    { tunic: '#d8cfae', helmet: '#f3ecd6', shield: '#6b5a72' },
    { tunic: '#b5a98a', helmet: '#efe8d0', shield: c.dark },
  ])
