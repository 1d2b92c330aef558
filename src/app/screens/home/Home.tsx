import { useEffect } from 'react'
import { battleList } from '../../../store/battleList'
import { classes } from '../../ui/cx'
import { NewVersion } from '../../ui/NewVersion'
import { useDrop } from '../OpenBattle'
import { Continue } from './Continue'
import css from './home.module.css'
import { Rulesets } from './Rulesets'
import { Tonight } from './Tonight'
import { Yours } from './Yours'

const cx = classes(css)

/** The first screen: a battle at one click, the last ones, and all rulesets. */
export function Home() {
  const drop = useDrop()
  useEffect(() => {
    void battleList.read()
  }, [])
  return (
    <div className={cx('home')} {...drop.handlers} data-over={drop.over ? '' : undefined}>
      <header>
        <h1>Pz8 Tabletop</h1>
        <p>Miniature battles by the rules, for one player, two at one table, or a referee.</p>
        <nav aria-label="Program">
          <a href="#/learn" className={cx('learn')}>
            Learn in five minutes
          </a>
          <a href="#/settings" className={cx('onlyWide')}>
            Settings
          </a>
          <a href="#/about" className={cx('onlyWide')}>
            About
          </a>
        </nav>
        <NewVersion className={cx('fresh')} />
      </header>
      <main className={cx('main')}>
        <Tonight />
        <Continue problem={drop.problem} />
        <Rulesets />
        <Yours />
      </main>
    </div>
  )
}
