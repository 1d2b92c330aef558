import { useState } from 'react'
import type { CampaignMember } from '../../engine/campaign'
import type { Campaign } from '../../engine/campaignPlay'
import type { Roll } from '../../engine/chance'
import type { Phrase } from '../../engine/phrase'
import { ClauseLink } from '../ui/ClauseLink'
import { Die } from '../ui/Die'
import { classes } from '../ui/cx'
import css from './campaign.module.css'

const cx = classes(css)

/** What has happened in a campaign, with its dice: all of it, or what concerns one member. */
export function CampaignLog({
  campaign,
  member,
  tell,
}: {
  readonly campaign: Campaign
  readonly member: CampaignMember | undefined
  readonly tell: (phrase: Phrase) => string
}) {
  const [whole, setWhole] = useState(true)
  const one = whole ? undefined : member
  const battles = [...new Set(campaign.moments.map(moment => moment.battle))]
  return (
    <section className={cx('log')} aria-label="Log of the campaign">
      <h2>
        {one ? `${one.name}’s log` : 'The campaign’s log'}
        {member ? (
          <button type="button" onClick={() => setWhole(!whole)}>
            {whole ? `Only ${member.name}` : 'Whole campaign'}
          </button>
        ) : null}
      </h2>
      {battles.map(battle => {
        const entries = campaign.moments
          .filter(moment => moment.battle === battle)
          .flatMap(moment => moment.log)
          .filter(entry => one === undefined || entry.units.includes(one.id))
        return (
          <div key={battle}>
            <h3>Battle {battle}</h3>
            {entries.length === 0 ? <p className={cx('none')}>Nothing yet.</p> : null}
            <ol>
              {entries.map((entry, at) => (
                // Entries never change places.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={at} data-side={entry.side}>
                  <Dice rolls={entry.rolls} />
                  <span>{tell(entry)}</span>
                  {entry.clauses.map(clause => (
                    <ClauseLink key={clause} id={clause} />
                  ))}
                </li>
              ))}
            </ol>
          </div>
        )
      })}
    </section>
  )
}

function Dice({ rolls }: { readonly rolls: readonly Roll[] }) {
  const faces = rolls.flatMap(roll => roll.faces.map(face => ({ face, sides: roll.sides, by: roll.by })))
  return faces.map((each, at) => (
    // Dice that have fallen never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <Die key={at} {...each} size={20} />
  ))
}
