import { type CSSProperties, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { RegisterEntry } from '../../engine/register'
import { type SlotInfo, campaignOf } from '../../save/slots'
import { library } from '../../store/library'
import { battleList } from '../../store/battleList'
import { plainBeginning, TONIGHT } from '../../store/tonight'
import { Button, ButtonLink } from '../ui/Button'
import { classes } from '../ui/cx'
import { count, dayOf, firstSentence } from '../ui/numbers'
import { NewVersion } from '../ui/NewVersion'
import { openingScene, Picture } from '../ui/Picture'
import { useRuleset } from '../useRuleset'
import { OpenBattle, useDrop } from './OpenBattle'
import { wholeCrop } from './crops'
import { addressOf, standing } from './standing'
import { vignette } from './vignette'
import css from './home.module.css'

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
          <a href="#/learn">Learn in five minutes</a>
          <a href="#/battles">All battles</a>
          <a href="#/settings">Settings</a>
          <a href="#/about">About</a>
        </nav>
        <NewVersion className={cx('fresh')} />
      </header>
      <main className={cx('main')}>
        <Tonight />
        <Continue problem={drop.problem} />
        <Rulesets />
        <Scenarios />
      </main>
    </div>
  )
}

function Tonight() {
  const { ruleset, problem: missing } = useRuleset(TONIGHT.ruleset)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const problem = failed ?? missing
  const scenario = ruleset?.scenarios.find(one => one.id === TONIGHT.scenario) ?? ruleset?.scenarios[0]
  const scene = ruleset && scenario ? openingScene(ruleset, scenario) : null
  // Pressed before the rules have come, the wish is kept: the battle begins as soon as they are here.
  const play = async () => {
    setBusy(true)
    setFailed(null)
    try {
      const loaded = await library.load(TONIGHT.ruleset)
      const { beginBattle } = await import('../../store/current')
      const chosen = loaded.scenarios.find(one => one.id === TONIGHT.scenario) ?? loaded.scenarios[0]
      if (chosen) location.hash = `#/battle/${beginBattle(loaded, plainBeginning(chosen))}`
    } catch (error) {
      setFailed(`The battle could not be loaded. ${error instanceof Error ? error.message : String(error)}`)
      setBusy(false)
    }
  }
  const side = scenario?.solo ?? 'A'
  return (
    <section className={cx('hero')} aria-labelledby="tonight">
      {scene && scenario ? <HeroPicture scene={scene} /> : null}
      <div className={cx('heroShade')} />
      <div className={cx('heroText')}>
        <span className={cx('caps')}>Tonight’s battle{ruleset ? `, ${ruleset.title}` : ''}</span>
        <h2 id="tonight">{scenario?.title ?? 'The Crossroads at Saint-Aubin'}</h2>
        <p>
          {problem ?? scenario?.blurb ?? 'The table is being set.'}
          {scenario
            ? ` You lead the ${scenario.sides[side].name}, the computer the ${scenario.sides[side === 'A' ? 'B' : 'A'].name}; about ${scenario.minutes} minutes.`
            : ''}
        </p>
        <div className={cx('heroButtons')}>
          <Button go big onClick={() => void play()} disabled={busy} aria-busy={busy}>
            {busy ? 'Setting the table' : 'Play now'}
          </Button>
          <ButtonLink big ghost href={`#/setup/${TONIGHT.ruleset}/${scenario?.id ?? TONIGHT.scenario}`}>
            Change sides or rules
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

const HERO = { width: 920, height: 262 }

function HeroPicture({ scene }: { readonly scene: ReturnType<typeof openingScene> }) {
  // The middle of the table stands at the right of the picture, where no words lie over it.
  const width = Math.min(20, scene.board.width)
  const height = (width * HERO.height) / HERO.width
  const crop = useStill(() => {
    const shown = scene.tokens.filter(token => token.side !== null)
    const x = scene.board.width * 0.55
    const y =
      shown.length > 0
        ? shown.reduce((sum, token) => sum + token.at.y, 0) / shown.length
        : scene.board.height / 2
    return {
      width,
      height,
      x: Math.min(Math.max(0, x - width * 0.66), scene.board.width - width),
      y: Math.min(Math.max(0, y - height / 2), scene.board.height - height),
    }
  })
  return (
    <Picture
      scene={scene}
      {...HERO}
      crop={crop}
      label="The table of tonight’s battle"
      className={cx('heroPicture')}
    />
  )
}

/** A value that is made once. */
function useStill<T>(make: () => T): T {
  const [value] = useState(make)
  return value
}

function Continue({ problem: refused }: { readonly problem: string | null }) {
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

/** How many of the columns a group of cards takes, on a wide screen, a middling and a narrow one. */
const spans = (cards: number): CSSProperties => ({
  ['--wide' as string]: Math.min(6, cards),
  ['--middling' as string]: Math.min(3, cards),
  ['--narrow' as string]: Math.min(2, cards),
})

function Rulesets() {
  const groups = [...new Set(library.entries.map(entry => entry.group))]
  return (
    <div className={cx('groups')}>
      {groups.map(group => {
        const entries = library.entries.filter(entry => entry.group === group)
        return (
          <section key={group} style={spans(entries.length)}>
            <h3>{group}</h3>
            <ul className={cx('cards')}>
              {entries.map(entry => (
                <li key={entry.id}>
                  <RulesetCard entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      <section style={spans(3)}>
        <h3>Yours</h3>
        <ul className={cx('cards')}>
          {library.entries.map(entry => (
            <OwnTiles key={entry.id} entry={entry} />
          ))}
        </ul>
      </section>
    </div>
  )
}

/** What can be made oneself by the rules of a ruleset: armies by points, units by their figures. */
function OwnTiles({ entry }: { readonly entry: RegisterEntry }) {
  const { ruleset } = useRuleset(entry.id)
  if (!ruleset) return null
  const { armies, workshop, campaign } = ruleset
  return (
    <>
      {armies ? (
        <li>
          <a className={cx('own')} href={`#/armies/${entry.id}`}>
            <b>Build an army</b>
            <span>by points, for {entry.title}</span>
          </a>
        </li>
      ) : null}
      {campaign ? (
        <li>
          <a className={cx('own')} href={`#/campaigns/${entry.id}`}>
            <b>Begin a campaign</b>
            <span>
              {campaign.battles} battles of {entry.title}
            </span>
          </a>
        </li>
      ) : null}
      {workshop ? (
        <li>
          <a className={cx('own')} href={`#/workshop/${entry.id}`}>
            <b>{workshop.title}</b>
            <span>{firstSentence(workshop.lead)}</span>
          </a>
        </li>
      ) : null}
    </>
  )
}

function RulesetCard({ entry }: { readonly entry: RegisterEntry }) {
  const { ruleset } = useRuleset(entry.id)
  const scenario = ruleset?.scenarios[0]
  const shown = ruleset && scenario ? vignette(ruleset, scenario) : null
  return (
    <a className={`${cx('article')} paper`} href={`#/ruleset/${entry.id}`}>
      {shown ? (
        <Picture
          scene={shown.scene}
          width={220}
          height={92}
          crop={shown.crop}
          label=""
          className={cx('cardPicture')}
        />
      ) : (
        <span className={cx('cardPicture')} data-look={entry.look} />
      )}
      <span className={cx('cardText')}>
        <b>{entry.title}</b>
        <span>{entry.subtitle}</span>
      </span>
    </a>
  )
}

/** The battles of tonight's ruleset, each with its ground. */
function Scenarios() {
  const { ruleset } = useRuleset(TONIGHT.ruleset)
  if (!ruleset) return null
  return (
    <section className={cx('battles')} aria-labelledby="battles">
      <h3 id="battles">
        Battles of {ruleset.title} <a href={`#/ruleset/${ruleset.id}`}>All about it</a>
      </h3>
      <ul>
        {ruleset.scenarios.map(scenario => (
          <li key={scenario.id}>
            <a className={`${cx('article')} paper`} href={`#/setup/${ruleset.id}/${scenario.id}`}>
              <Picture
                scene={openingScene(ruleset, scenario)}
                width={264}
                height={150}
                crop={wholeCrop(openingScene(ruleset, scenario))}
                label=""
                className={cx('battlePicture')}
              />
              <span className={cx('cardText')}>
                <b>{scenario.title}</b>
                <span>
                  {scenario.setting}, {scenario.turns} turns
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
