/** An enemy aircraft destroyed: the sign of its nation, as it was painted under a cockpit. */
export function KillMark({ nation, size = 19 }: { readonly nation: string; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-10 -10 20 20" aria-hidden="true">
      {SIGNS[nation] ?? SIGNS['British']}
    </svg>
  )
}

const INK = '#22201a'

const roundel = (outer: string, middle: string, inner: string) => (
  <>
    <circle r="8.6" fill={outer} stroke={INK} />
    <circle r="5.6" fill={middle} />
    <circle r="3" fill={inner} />
  </>
)

const cross = (
  <>
    <path d="M-9-3.6h5.4V-9h7.2v5.4H9v7.2H3.6V9h-7.2V3.6H-9z" fill="#fffdf4" stroke={INK} />
    <path d="M-8-1.8H8v3.6H-8zM-1.8-8h3.6V8h-3.6z" fill={INK} />
  </>
)

const STAR = 'M0-8.6 2-2.8 8.2-2.7 3.3 1.1 5.1 7 0 3.5-5.1 7-3.3 1.1-8.2-2.7-2-2.8z'

const SIGNS: Readonly<Record<string, React.ReactNode>> = {
  British: roundel('#27427c', '#f0e8d2', '#b5372a'),
  French: roundel('#b5372a', '#f0e8d2', '#27427c'),
  Italian: roundel('#2f6b3c', '#f0e8d2', '#b5372a'),
  German: cross,
  'Austro-Hungarian': cross,
  Soviet: <path d={STAR} fill="#b5372a" stroke={INK} />,
  Japanese: <circle r="8" fill="#b5372a" stroke="#f0e8d2" strokeWidth="2" />,
  American: (
    <>
      <circle r="9" fill="#27427c" stroke={INK} />
      <path d={STAR} fill="#f0e8d2" />
    </>
  ),
}
