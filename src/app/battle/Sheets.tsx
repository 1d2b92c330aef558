import { useSession } from '../useSession'
import { RibbonSheet, MenuSheet } from './MenuSheet'
import { KeysSheet } from './KeysSheet'
import { Bench } from './bench/Bench'
import { BattleLog, Chosen } from './Panel'
import { Book } from '../screens/Rules'
import { VoiceSheet } from '../lesson/Voice'
import { Sheet } from '../ui/Sheet'
import { StandingSheet } from './Strip'
import { ui, useUi } from './ui'

const close = () => ui.open(null)

/** The rulebook beside the battle. */
function RulesBeside() {
  const ruleset = useSession(now => now.ruleset)
  const clause = useUi(now => now.clause)
  if (!ruleset) return null
  return (
    <Sheet title={`${ruleset.title}, rulebook`} place="book" open onClose={close}>
      <Book ruleset={ruleset} wanted={clause} beside />
    </Sheet>
  )
}

/** Everything that slides over the table when it is asked for. */
export default function Sheets() {
  const sheet = useUi(now => now.sheet)
  const here = useSession(now => now.battle !== null)
  const chosen = useSession(now => now.focus.unit !== null)
  if (!here) return null
  switch (sheet) {
    case 'log':
      return (
        <Sheet title="The battle so far" place="side" open onClose={close}>
          <div
            style={{
              display: 'flex',
              flexDirection: 'column',
              height: 'calc(100dvh - 90px)',
              margin: '0 -18px',
            }}
          >
            <BattleLog />
          </div>
        </Sheet>
      )
    case 'card':
      return (
        <Sheet title={chosen ? 'The unit' : 'What to do'} place="left" open onClose={close}>
          <Chosen />
        </Sheet>
      )
    case 'keys':
      return <KeysSheet onClose={close} />
    case 'bench':
      return <Bench onClose={close} />
    case 'menu':
      return <MenuSheet onClose={close} />
    case 'steps':
      return <RibbonSheet onClose={close} />
    case 'rules':
      return <RulesBeside />
    case 'lesson':
      return <VoiceSheet onClose={close} />
    case 'standing':
      return <StandingSheet onClose={close} />
    // The palette is there at once: who presses its keys writes on without waiting.
    case 'palette':
    case null:
      return null
  }
}
