import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import { battleList } from '../../store/battleList'
import { bareOf, copyOf, drafts } from '../../store/drafts'
import { library } from '../../store/library'
import { OpenBattle, useDrop } from '../screens/OpenBattle'
import { Page } from '../screens/Page'
import page from '../screens/page.module.css'
import { Button, ButtonLink } from '../ui/Button'
import { classes } from '../ui/cx'
import { dayOf } from '../ui/numbers'
import { openingScene, Picture } from '../ui/Picture'
import { useRuleset } from '../useRuleset'
import css from './editor.module.css'

const cx = classes(css)
const px = classes(page)

/** Where a battle of one's own begins: by a ruleset, from any of its battles, or from bare ground. */
export default function EditorStart({ id = 'ww2' }: { readonly id?: string | undefined }) {
  const { ruleset, problem } = useRuleset(id)
  const drop = useDrop()
  const battles = useStore(battleList.store, now => now.battles)
  useEffect(() => {
    void battleList.read()
  }, [])
  const own = battles?.filter(battle => battle.made) ?? []
  return (
    <div {...drop.handlers}>
      <Page title="Make a battle" sub="drawn on the table, checked, weighed, played">
        {own.length > 0 ? (
          <section className={`${px('sheet')} paper`}>
            <h2>Yours</h2>
            <ul>
              {own.map(battle => (
                <li key={battle.id} className={px('row')}>
                  <div>
                    <b>{battle.title}</b>
                    <span>
                      {library.entries.find(entry => entry.id === battle.ruleset)?.title ?? battle.ruleset},{' '}
                      {dayOf(battle.savedAt)}
                    </span>
                  </div>
                  <div className={px('buttons')}>
                    <ButtonLink href={`#/editor/${battle.id}`} aria-label={`Go on with ${battle.title}`}>
                      Go on
                    </ButtonLink>
                    <Button
                      stop
                      onClick={() => void battleList.remove(battle.id)}
                      aria-label={`Remove ${battle.title}`}
                    >
                      Remove
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <div className={cx('choose')}>
          <label>
            <span>By the rules of</span>
            <select
              className={px('field')}
              value={id}
              onChange={event => {
                location.hash = `#/make/${event.target.value}`
              }}
            >
              {library.entries.map(entry => (
                <option key={entry.id} value={entry.id}>
                  {entry.title}
                </option>
              ))}
            </select>
          </label>
          <OpenBattle problem={drop.problem} />
        </div>
        {problem ? <p role="alert">{problem}</p> : null}
        <div className={px('scenarios')}>
          {ruleset?.scenarios.map(scenario => (
            <Start key={scenario.id} ruleset={ruleset} scenario={scenario} />
          ))}
        </div>
      </Page>
    </div>
  )
}

function Start({ ruleset, scenario }: { readonly ruleset: Ruleset; readonly scenario: Scenario }) {
  const begin = (how: typeof copyOf) => {
    location.hash = `#/editor/${drafts.begin(ruleset, how(scenario))}`
  }
  return (
    <article className={`${px('scenario')} paper`}>
      <Picture
        scene={openingScene(ruleset, scenario)}
        width={360}
        height={Math.round((360 * scenario.board.height) / scenario.board.width)}
        label={`The table of ${scenario.title}`}
      />
      <div className={px('scenarioText')}>
        <h2>{scenario.title}</h2>
        <p>{scenario.blurb}</p>
        <div className={px('buttons')}>
          <Button onClick={() => begin(copyOf)} aria-label={`Begin with it: ${scenario.title}`}>
            Begin with it
          </Button>
          <Button onClick={() => begin(bareOf)} aria-label={`Its forces on bare ground: ${scenario.title}`}>
            Its forces on bare ground
          </Button>
        </div>
      </div>
    </article>
  )
}
