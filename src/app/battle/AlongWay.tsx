import { type Option, optionKey } from '../../engine/offer'
import { classes } from '../ui/cx'
import { actions } from '../useSession'
import { enter } from './deeds'
import parts from './parts.module.css'

const cx = classes(parts)

/** A slider over all the places of a way at which it may be done, from where the way begins. */
export function AlongWay({ option }: { readonly option: Option }) {
  const places = option.along?.() ?? []
  if (places.length < 2) return null
  const at = places.findIndex(place => optionKey(place) === optionKey(option))
  const label = places[at]?.label ?? option.label
  return (
    <div className={cx('along')}>
      <input
        type="range"
        min={0}
        max={places.length - 1}
        value={Math.max(0, at)}
        aria-label="Where on its way"
        aria-valuetext={label}
        onChange={event => {
          const place = places[Number(event.target.value)]
          if (place) actions.chooseTarget(optionKey(place))
        }}
        // The keys are the slider's while it has them, but Enter still gives the order.
        onKeyDown={event => (event.key === 'Enter' ? enter() : undefined)}
      />
      <output>{label}</output>
    </div>
  )
}
