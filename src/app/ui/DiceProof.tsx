import { useMemo } from 'react'
import type { Battle } from '../../engine/battle'
import { liesOpen, proofOf, type Proof } from '../../engine/proof'
import { classes } from './cx'
import { Fingerprint } from './Fingerprint'
import kit from './kit.module.css'
import { count } from './numbers'

const cx = classes(kit)

/** The fingerprint of a battle's dice; once the battle is over its seed, and whether every die follows from it. */
export function DiceProof({ battle }: { readonly battle: Battle }) {
  const open = liesOpen(battle)
  const proof = useMemo(() => (open ? proofOf(battle) : null), [battle, open])
  return (
    <div className={cx('proof')}>
      <span className={cx('caps')}>Fingerprint of the dice</span>
      <Fingerprint seed={battle.seed} />
      {proof ? (
        <>
          <p>
            Seed <code>{battle.seed}</code>
          </p>
          <p>{told(proof)}</p>
          {battle.stream ? (
            <p>
              To check it: the fingerprint is SHA-256 of the seed, and die 14 comes from SHA-256 of “die 14
              of” and the seed; its first 32 bits modulo the sides, and 1.
            </p>
          ) : null}
        </>
      ) : (
        <p>The seed behind it is shown when the battle is over. Then anybody can check every die.</p>
      )}
    </div>
  )
}

function told({ proved, byHand, again, wrong }: Proof): string {
  const [first] = wrong
  if (first) {
    const others =
      wrong.length > 1 ? `, and ${count(wrong.length - 1, 'other is', 'others are')} wrong too` : ''
    return `Die ${first.die} shows ${first.shows} and the seed throws ${first.thrown}${others}.`
  }
  const rest = [
    byHand > 0 ? `${byHand} thrown by hand` : '',
    again > 0 ? `${again} thrown again or set by the referee` : '',
  ].filter(Boolean)
  if (proved + byHand + again === 0) return 'No die was thrown.'
  const said = `${count(proved, 'die follows', 'dice follow')} from it, each of them checked.`
  return rest.length > 0 ? `${said} Besides, ${rest.join(' and ')}.` : said
}
