import { useStore } from 'zustand'
import { type SlotInfo, campaignOf } from '../../../save/slots'
import { battleList } from '../../../store/battleList'
import { library } from '../../../store/library'
import { classes } from '../../ui/cx'
import { count, dayOf } from '../../ui/numbers'
import { Picture } from '../../ui/Picture'
import { useRuleset } from '../../useRuleset'
import { OpenBattle } from '../OpenBattle'
import { addressOf, standing } from '../standing'
import css from './home.module.css'
import { vignette } from './vignette'

const cx = classes(css)

/** The last battles, and the way to all of them. */
export function Continue({ problem: refused }: { readonly problem: string | null }) {
  const all = useStore(battleList.store, now => now.battles)
  const problem = useStore(battleList.store, now => now.problem)
  // A campaign stands for its battles.
  const battles = all?.filter(({ id }) => all.every(other => other.id !== campaignOf(id))) ?? null
  return (
    <section className={`${cx('cont')} paper`} aria-labelledby="continue">
      <h3 id="continue">
        Continue <a href="#/battles">All battles</a>
      </h3>
      {battles === null ? <p className={cx('none')}>Looking for your battles.</p> : null}
      {battles?.length === 0 && !problem ? (
        <p className={cx('none')}>
          No battle has been begun in this browser. Press Play now, or choose a ruleset below; every action
          will be kept here as it happens.
        </p>
      ) : null}
      {problem ? (
        <p className={cx('none')} role="alert">
          {problem}
        </p>
      ) : null}
      <ul>
        {(battles ?? []).slice(0, 3).map(battle => (
          <ContinueRow key={battle.id} battle={battle} />
        ))}
      </ul>
      <div className={cx('safe')}>
        {battles && battles.length > 0 ? (
          <p>
            {count(battles.length, 'battle is', 'battles are')} kept in this browser.{' '}
            <a href="#/battles">Save to a file</a>
          </p>
        ) : null}
        <OpenBattle problem={refused} inLine />
      </div>
    </section>
  )
}

function ContinueRow({ battle }: { readonly battle: SlotInfo }) {
  const known = library.entries.find(entry => entry.id === battle.ruleset)
  const { ruleset } = useRuleset(known?.id)
  const scenario = ruleset?.scenarios.find(one => one.id === battle.scenario) ?? ruleset?.scenarios[0]
  const shown = ruleset && scenario ? vignette(ruleset, scenario) : null
  return (
    <li>
      <a className={cx('crow')} href={addressOf(battle)}>
        {shown ? (
          <Picture
            scene={shown.scene}
            width={92}
            height={46}
            crop={shown.crop}
            label=""
            className={cx('thumb')}
          />
        ) : (
          <span className={cx('thumb')} />
        )}
        <span>
          <b>{battle.title}</b>
          <span>
            {known?.title ?? battle.ruleset}, {standing(battle)}
          </span>
        </span>
        <em>{dayOf(battle.savedAt)}</em>
      </a>
    </li>
  )
}
