import { GROUPS } from '../../../../rulesets'
import type { RegisterEntry } from '../../../engine/register'
import { library } from '../../../store/library'
import { classes } from '../../ui/cx'
import { Picture } from '../../ui/Picture'
import { useRuleset } from '../../useRuleset'
import css from './home.module.css'
import { CARD, vignette } from './vignette'

const cx = classes(css)

/** All rulesets, in groups that a newcomer finds his period in. */
export function Rulesets() {
  return (
    <div className={cx('groups')}>
      {GROUPS.map(group => (
        <section key={group.title}>
          <h3>
            {group.title} <small>{group.note}</small>
          </h3>
          <ul className={cx('cards')}>
            {library.entries
              .filter(entry => entry.group === group)
              .map(entry => (
                <li key={entry.id}>
                  <RulesetCard entry={entry} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function RulesetCard({ entry }: { readonly entry: RegisterEntry }) {
  const { ruleset } = useRuleset(entry.id)
  const scenario = ruleset?.scenarios.find(one => one.id === entry.picture?.scenario) ?? ruleset?.scenarios[0]
  const wide = entry === library.entries[0]
  const shown = ruleset && scenario ? vignette(ruleset, scenario, entry.picture?.first, wide) : null
  return (
    <a className={`${cx('article')} paper`} href={`#/ruleset/${entry.id}`} title={entry.subtitle}>
      {shown ? (
        <Picture
          scene={shown.scene}
          width={wide ? CARD.wide : CARD.width}
          height={CARD.height}
          crop={shown.crop}
          label=""
          className={cx('cardPicture', wide && 'wide')}
        />
      ) : (
        <span className={cx('cardPicture', wide && 'wide')} data-look={entry.look} />
      )}
      <span className={cx('cardText')}>
        <b>{entry.title}</b>
        <span>{entry.note}</span>
      </span>
    </a>
  )
}
