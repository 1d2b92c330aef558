import { useStore } from 'zustand'
import { scenarioNow } from '../../../store/selectors'
import { type WindowEyes, eyesFor, windowEyes } from '../../../store/windows'
import { Button } from '../../ui/Button'
import { Choice } from '../../ui/Choice'
import { useSession } from '../../useSession'

/** The players' window: on another screen or a projector. */
export function WindowSection() {
  const slot = useSession(now => now.slot)
  const sides = useSession(now => scenarioNow(now)?.sides)
  const open = useSession(now => eyesFor(now).join(' '))
  const eyes = useStore(windowEyes, now => now.eyes)
  if (!slot || !sides) return null
  return (
    <section>
      <h3>The players’ window</h3>
      <Choice
        label="Whose eyes the window has"
        value={eyes}
        options={open
          .split(' ')
          .map((each): WindowEyes => (each === 'A' || each === 'B' ? each : 'public'))
          .map(each => ({ value: each, label: each === 'public' ? 'What both see' : sides[each].name }))}
        onChange={next => windowEyes.setState({ eyes: next })}
      />
      <Button onClick={() => window.open(`#/window/${slot}`, 'pz8-window', 'popup,width=1280,height=720')}>
        Open it
      </Button>
    </section>
  )
}
