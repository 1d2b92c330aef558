import { useMemo } from 'react'
import { seedPrint } from '../../engine/dice/keyed'
import { classes } from './cx'
import kit from './kit.module.css'

const cx = classes(kit)

/** How many digits are shown of the sixty-four: enough to compare by eye, and to write down. */
const SHOWN = 12
const BARS = 24

/** The fingerprint of a battle's dice in figures and as a picture: both are made of the hash of the seed and of nothing else. */
export function Fingerprint({ seed }: { readonly seed: string }) {
  const print = useMemo(() => seedPrint(seed), [seed])
  const shown = print.slice(0, SHOWN).replaceAll(/(.{4})(?=.)/g, '$1 ')
  const heights = Array.from({ length: BARS }, (_, at) => {
    const digit = print.charAt(SHOWN + at)
    return 5 + Number.parseInt(digit, 16) * 1.4
  })
  return (
    <span className={cx('print')} title={`SHA-256 of the seed: ${print}`}>
      <code>{shown}</code>
      <svg width={BARS * 8 - 2} height="26" aria-hidden="true">
        {heights.map((height, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
          <rect key={at} x={at * 8} y={26 - height} width="5" height={height} />
        ))}
      </svg>
    </span>
  )
}
