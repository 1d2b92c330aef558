import { FolderOpen, Info, Plane, Ruler, Settings, Shield } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { GROUPS } from '../../../rulesets'
import { otherSide } from '../../engine/ids'
import type { RegisterEntry } from '../../engine/register'
import { type SlotInfo, campaignOf } from '../../save/slots'
import { library } from '../../store/library'
import { battleList } from '../../store/battleList'
import { plainBeginning, TONIGHT } from '../../store/tonight'
import { Badge } from '../ui/Badge'
import { Button, ButtonLink } from '../ui/Button'
import { classes } from '../ui/cx'
import { count, dayOf } from '../ui/numbers'
import { NewVersion } from '../ui/NewVersion'
import { openingScene, Picture } from '../ui/Picture'
import { useRuleset } from '../useRuleset'
import { OpenBattle, useDrop } from './OpenBattle'
import { addressOf, standing } from './standing'
import { CARD, vignette } from './vignette'
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
        <p>{problem ?? scenario?.blurb ?? 'The table is being set.'}</p>
        <p className={cx('who')}>
          {scenario ? (
            <>
              <span>
                <Badge side={side} />
                <b>{scenario.sides[side].name}</b> you
              </span>
              <span>
                <Badge side={otherSide(side)} />
                <b>{scenario.sides[otherSide(side)].name}</b> computer
              </span>
              <span>{scenario.minutes} minutes</span>
            </>
          ) : null}
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

function Rulesets() {
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

/** What one makes oneself, in one quiet row. */
function Yours() {
  return (
    <ul className={cx('yours')} aria-label="Yours">
      {library.entries.map(entry => (
        <OwnTiles key={entry.id} entry={entry} />
      ))}
      <OwnTile icon={<FolderOpen />} href="#/battles" title="Your battles" text="kept, sent, opened" />
      <OwnTile icon={<Settings />} href="#/settings" title="Settings" text="sound, text, pace" narrow />
      <OwnTile icon={<Info />} href="#/about" title="About" text="and its licences" narrow />
    </ul>
  )
}

function OwnTile(tile: {
  readonly icon: ReactNode
  readonly href: string
  readonly title: string
  readonly text: string
  /** Only where the head of the page has no room for it. */
  readonly narrow?: boolean
}) {
  return (
    <li className={tile.narrow ? cx('onlyNarrow') : undefined}>
      <a href={tile.href}>
        {tile.icon}
        <b>{tile.title}</b>
        <span>{tile.text}</span>
      </a>
    </li>
  )
}

/** What can be made oneself by the rules of a ruleset: armies by points, units by their figures, a campaign. */
function OwnTiles({ entry: { id, title } }: { readonly entry: RegisterEntry }) {
  const { ruleset } = useRuleset(id)
  if (!ruleset) return null
  const { armies, workshop, campaign } = ruleset
  return (
    <>
      {armies ? (
        <OwnTile
          icon={<Shield />}
          href={`#/armies/${id}`}
          title="Build an army"
          text={`points of ${title}`}
        />
      ) : null}
      {campaign ? (
        <OwnTile
          icon={<Plane />}
          href={`#/campaigns/${id}`}
          title="Begin a campaign"
          text={`${campaign.battles} battles of ${title}`}
        />
      ) : null}
      {workshop ? (
        <OwnTile icon={<Ruler />} href={`#/workshop/${id}`} title={workshop.title} text={title} />
      ) : null}
    </>
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
