import { adviceFor } from '../../store/advising'
import { computerToAct } from '../../store/selectors'
import { useTeaching } from '../lesson/useTeaching'
import { Button } from '../ui/Button'
import { useSession } from '../useSession'
import { askAdvice } from './counsel'
import { useUi } from './ui'

/** What the computer would do in the player's place; there while the player is to act and has nothing in hand. */
export function AdviceButton({ className }: { readonly className?: string | undefined }) {
  const now = useSession(one => one)
  const advised = useUi(one => one.advised)
  const teaching = useTeaching()
  const computers = now.battle !== null && computerToAct(now.battle, now.rules.seats) !== null
  if (teaching || computers || now.asking !== null || now.plan || adviceFor(now) === null) return null
  return (
    <Button className={className} hint="I" disabled={advised} onClick={() => void askAdvice()}>
      {advised ? 'Thinking' : 'Advice'}
    </Button>
  )
}
