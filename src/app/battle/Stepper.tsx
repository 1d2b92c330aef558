import { Minus, Plus } from 'lucide-react'
import { type Offer, type Option, optionKey } from '../../engine/offer'
import { chosenOption, offersNow, optionsOf } from '../../store/selectors'
import { IconButton } from '../ui/Button'
import { classes } from '../ui/cx'
import { actions, useSession } from '../useSession'
import parts from './parts.module.css'

const cx = classes(parts)

/** The options that are numbers, the least first. */
const numbersOf = (offer: Offer): readonly Option[] =>
  optionsOf(offer).filter(option => option.count !== undefined && !option.refusal)

/** The number that an offer with steps stands at: the chosen one, or the least while none is chosen. */
export function standsAt(offer: Offer, chosen: Option | null): Option | null {
  return chosen ?? numbersOf(offer)[0] ?? null
}

/** How many of something, one more or fewer at a press. */
export function Stepper({ offer }: { readonly offer: Offer }) {
  const chosen = useSession(chosenOption)
  const offers = useSession(offersNow)
  const numbers = numbersOf(offer)
  const now = standsAt(offer, chosen)
  const at = now ? numbers.indexOf(now) : -1
  const beyond = (id: string | undefined) => offers.find(other => other.id === id)
  const [below, above] = [beyond(offer.steps?.below), beyond(offer.steps?.above)]
  const choose = (other: Offer | undefined, option: Option | undefined) => {
    if (!option) return
    if (other) actions.chooseOffer(other.id)
    actions.chooseTarget(optionKey(option))
  }
  const fewer = () =>
    choose(at > 0 ? undefined : below, at > 0 ? numbers[at - 1] : below && numbersOf(below).at(-1))
  const more = () =>
    choose(
      at < numbers.length - 1 ? undefined : above,
      at < numbers.length - 1 ? numbers[at + 1] : above && numbersOf(above)[0],
    )
  const label = offer.steps?.label ?? ''
  return (
    <Steps
      what={label}
      value={now?.label ?? ''}
      fewer={at > 0 || below ? fewer : null}
      more={at < numbers.length - 1 || above ? more : null}
    />
  )
}

/** A value between a button for less and one for more. */
export function Steps({
  what,
  value,
  fewer,
  more,
}: {
  readonly what: string
  readonly value: string
  readonly fewer: (() => void) | null
  readonly more: (() => void) | null
}) {
  return (
    <span className={cx('steps')} role="group" aria-label={what}>
      <IconButton label={`Fewer ${what}`} disabled={fewer === null} onClick={() => fewer?.()}>
        <Minus aria-hidden="true" />
      </IconButton>
      <output>{value}</output>
      <IconButton label={`More ${what}`} disabled={more === null} onClick={() => more?.()}>
        <Plus aria-hidden="true" />
      </IconButton>
    </span>
  )
}
