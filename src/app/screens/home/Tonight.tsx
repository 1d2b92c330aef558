import { useState } from 'react'
import { otherSide } from '../../../engine/ids'
import { library } from '../../../store/library'
import { plainBeginning, TONIGHT } from '../../../store/tonight'
import { Badge } from '../../ui/Badge'
import { Button, ButtonLink } from '../../ui/Button'
import { classes } from '../../ui/cx'
import { openingScene, Picture } from '../../ui/Picture'
import { useRuleset } from '../../useRuleset'
import css from './home.module.css'

const cx = classes(css)

/** Tonight's battle, at one click. */
export function Tonight() {
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
      const { beginBattle } = await import('../../../store/current')
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
