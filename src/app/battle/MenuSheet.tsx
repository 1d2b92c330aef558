import { capital } from '../../engine/say'
import { useState } from 'react'
import { useStore } from 'zustand'
import { encodeBattle } from '../../save/encode'
import { type Battle, lineOf, scenarioOf, stateOf } from '../../engine/battle'
import { canRedo } from '../../engine/history'
import { SIDES } from '../../engine/ids'
import { sideDoes } from '../../engine/plural'
import { adviceFor } from '../../store/advising'
import { concedingSide, scenarioNow } from '../../store/selectors'
import { kindOfRoll } from '../../store/hands'
import { keeping } from '../../store/keeping'
import { storage, whereKept } from '../../store/storage'
import { campaignOf } from '../../save/slots'
import { VERSION } from '../../store/version'
import { takeFile, takeLink } from '../takeAway'
import { Badge } from '../ui/Badge'
import { Hands } from '../ui/Hands'
import { DiceProof } from '../ui/DiceProof'
import { NewVersion } from '../ui/NewVersion'
import { Sheet } from '../ui/Sheet'
import { seatWords } from '../ui/seats'
import { classes } from '../ui/cx'
import { count } from '../ui/numbers'
import { actions, useSession } from '../useSession'
import { askAdvice } from './counsel'
import css from './dialogs.module.css'
import { ui } from './ui'

const cx = classes(css)

/** Gives the battle up for the person at the table: asked once more in its own place. */
function Concede({ onDone }: { readonly onDone: () => void }) {
  const [asked, setAsked] = useState(false)
  const side = useSession(concedingSide)
  const names = useSession(now => (side ? scenarioNow(now)?.sides[side] : undefined))
  if (side === null || !names) return null
  return (
    <button
      type="button"
      onClick={() => {
        if (!asked) return setAsked(true)
        actions.concede(side)
        onDone()
      }}
    >
      {asked ? `Press again: the ${sideDoes(names, 'concede')}` : 'Concede the battle'}
    </button>
  )
}

/** Where one goes from the battle, and what one takes along. */
export function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  const battle = useSession(now => now.battle)
  const ruleset = useSession(now => now.ruleset)
  const rules = useSession(now => now.rules)
  const slot = useSession(now => now.slot)
  const title = useSession(now => now.title)
  const unkept = useStore(keeping.store, now => now.unkept.some(each => each.id === slot))
  const said = useStore(storage.store, now => now.said)
  const mayAsk = useSession(now => adviceFor(now) !== null)
  if (!battle || !ruleset || !slot) return null
  const campaign = campaignOf(slot)
  const text = () => encodeBattle(battle, rules, VERSION)
  const link = async () => {
    onClose()
    const said = await takeLink(text())
    if (said !== null) actions.say({ text: said })
  }
  return (
    <Sheet title={title} place="left" open onClose={onClose}>
      <nav className={cx('menu')} aria-label="Battle">
        <a href="#/">First screen</a>
        <a href="#/battles">All battles</a>
        {campaign === null ? null : <a href={`#/campaign/${campaign}`}>The squadrons of its campaign</a>}
        <button
          type="button"
          disabled={!mayAsk}
          onClick={() => {
            onClose()
            void askAdvice()
          }}
        >
          What would the computer do?
        </button>
        <hr />
        <button
          type="button"
          onClick={() => {
            onClose()
            void takeFile(text(), title, stateOf(battle).turn)
          }}
        >
          Save to a file
        </button>
        <button type="button" onClick={() => void link()}>
          Copy a link to it
        </button>
        <a href={`#/watch/${slot}`}>Watch it from the beginning</a>
        <a href={`#/report/${slot}`}>Report so far</a>
        <hr />
        {battle.lines.length > 1
          ? battle.lines.map(line => (
              <button
                key={line.id}
                type="button"
                aria-pressed={line.id === battle.line}
                onClick={() => {
                  actions.chooseLine(line.id)
                  onClose()
                }}
              >
                {line.id === battle.line ? '● ' : ''}
                {line.name}, {line.moments.length} actions
              </button>
            ))
          : null}
        {battle.lines.length > 1 ? <hr /> : null}
        <button type="button" onClick={actions.redo} disabled={!canRedo(battle)}>
          Do again what was taken back
        </button>
        <button type="button" onClick={() => ui.open('palette')}>
          Find anything
        </button>
        <a href={`#/muster/${battle.ruleset}`}>Muster of units</a>
        <button type="button" onClick={() => ui.open('bench')}>
          Referee’s bench
        </button>
        <button type="button" onClick={() => ui.open('keys')}>
          All keys
        </button>
        <a href="#/settings">Settings</a>
        <Concede onDone={onClose} />
      </nav>
      <details className={cx('fresh')}>
        <summary>Who plays</summary>
        {SIDES.map(side => (
          <p key={side}>
            <Badge side={side} /> {scenarioOf(ruleset, battle).sides[side].name}:{' '}
            {seatWords(rules.seats[side])}
          </p>
        ))}
      </details>
      <details className={cx('fresh')}>
        <summary>Real dice</summary>
        <Hands
          rules={rules}
          names={scenarioOf(ruleset, battle).sides}
          kinds={kindsIn(battle)}
          onChange={actions.changeHands}
        />
      </details>
      <NewVersion className={cx('fresh')} />
      <div style={{ padding: '12px 16px 0' }}>
        <DiceProof battle={battle} />
      </div>
      <p style={{ padding: '12px 16px', font: 'var(--t-small)' }}>
        {unkept ? 'The last actions are not kept in this browser.' : 'Every action is kept as it happens.'}{' '}
        {count(lineOf(battle).moments.length, 'action')} so far. {whereKept(said)}
      </p>
    </Sheet>
  )
}

/** The kinds of rolls that have come up in a battle. */
function kindsIn(battle: Battle): readonly string[] {
  const rolls = [...battle.opening.rolls, ...lineOf(battle).moments.flatMap(moment => moment.rolls)]
  return [...new Set(rolls.map(roll => kindOfRoll(roll.purpose)))]
}

/** The steps of the turn, where the bar has no room for them. */
export function RibbonSheet({ onClose }: { readonly onClose: () => void }) {
  const ruleset = useSession(now => now.ruleset)
  const battle = useSession(now => now.battle)
  if (!ruleset || !battle) return null
  const ribbon = ruleset.ribbon(stateOf(battle))
  return (
    <Sheet
      title={capital(ribbon.now ?? `turn ${stateOf(battle).turn} of ${ribbon.turns}`)}
      open
      onClose={onClose}
    >
      <ol className={cx('menu')}>
        {ribbon.steps.map((step, at) => (
          <li key={`${step.label} ${step.side ?? ''}`} aria-current={at === ribbon.at ? 'step' : undefined}>
            <Badge side={step.side} /> {step.label}{' '}
            {at < ribbon.at ? '(done)' : at === ribbon.at ? '(now)' : ''}
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
