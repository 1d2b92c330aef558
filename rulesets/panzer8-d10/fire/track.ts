import { type Result, type Weapon, trackLength } from '../../families/panzer8'
import { effective } from '../combat/results'
import type { D10Element, D10State } from '../state'
import { canFire, targetReasons } from './limits'
import { chancesIn, columnOf, leadOf } from './reckon'
import { type Shot, answered, couldReach, measureShot, trackOf } from './shot'

/** What a shot is likely to come to. */
export function chancesOf(state: D10State, shot: Shot): { readonly hit: number; readonly destroy: number } {
  const chances = chancesIn(columnOf(shot), leadOf(state, shot))
  const isStar = shot.mode === 'AP' && shot.weapon.ap === '*' && state.houseRules['star-kills'] !== true
  let hit = 0
  let destroy = 0
  for (const [result, chance] of Object.entries(chances) as [Result, number][]) {
    const rolled = isStar && result === 'knocked out' ? 'suppressed' : result
    const means = effective(state, shot.target, rolled, shot.weapon.kind === 'M')
    if (means !== null) hit += chance
    if (means === 'knocked out') destroy += chance
  }
  return { hit, destroy }
}

/** How far apart places on a way are looked at, in inches. */
const LOOK = 0.5

/** A place of a way at which its owner may be fired at, and how good that is. */
interface Chance {
  readonly along: number
  readonly shot: Shot
}

/** The places of a way, half an inch apart, at which its owner may be fired at, and no earlier than has been answered. */
function* chancesOnTrack(
  state: D10State,
  firer: D10Element,
  weapon: Weapon,
  target: D10Element,
): Iterable<Chance> {
  const track = trackOf(state, target)
  if (track.length < 2) return
  const reached = answered(state)?.reached ?? 0
  const length = trackLength(track)
  const count = Math.max(1, Math.ceil((length - reached) / LOOK))
  for (let step = count; step >= 0; step--) {
    const along = Math.round((reached + ((length - reached) * step) / count) * 100) / 100
    if (!couldReach(state, firer, weapon, target, along)) continue
    if (targetReasons(state, firer, target, along).length > 0) continue
    const shot = measureShot(state, firer, weapon, target, along)
    if (shot && canFire(state, shot)) yield { along, shot }
  }
}

/** Whether there is any place of its way at which a target may be fired at. */
export function isOpenOnTrack(
  state: D10State,
  firer: D10Element,
  weapon: Weapon,
  target: D10Element,
): boolean {
  for (const _ of chancesOnTrack(state, firer, weapon, target)) return true
  return false
}

const meritOf = (state: D10State, { shot }: Chance): number => {
  const { hit, destroy } = chancesOf(state, shot)
  return hit + destroy
}

/** The best place on its way to fire at a target, of equal ones the earliest; null if there is none. */
export function bestOnTrack(
  state: D10State,
  firer: D10Element,
  weapon: Weapon,
  target: D10Element,
): Chance | null {
  return bestOf(state, [...chancesOnTrack(state, firer, weapon, target)])
}

function bestOf(state: D10State, chances: readonly Chance[]): Chance | null {
  let best: Chance | null = null
  let most = -1
  for (const each of chances) {
    const merit = meritOf(state, each)
    if (merit < most) continue
    best = each
    most = merit
  }
  return best
}

/** The best place of a way, and where one sees it first and last: to stop it early, or as late as can be. */
export function placesOnTrack(
  state: D10State,
  firer: D10Element,
  weapon: Weapon,
  target: D10Element,
): readonly (Chance & { readonly label: string })[] {
  const chances = [...chancesOnTrack(state, firer, weapon, target)]
  const best = bestOf(state, chances)
  const [last] = chances
  const first = chances.at(-1)
  if (!best || !first || !last) return []
  const named = [
    { ...best, label: 'on its way' },
    { ...first, label: 'early on its way' },
    { ...last, label: 'late on its way' },
  ]
  return named.filter((each, at) => named.findIndex(({ along }) => along === each.along) === at)
}
