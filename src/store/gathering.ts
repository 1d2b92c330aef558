import { lineOf } from '../engine/battle'
import { binding } from '../engine/history'
import type { UnitId } from '../engine/ids'
import type { Focus } from '../engine/scene'
import type { SessionCore } from './core'
import { actingSide, isOpening, seenNow, tell } from './selectors'
import type { SessionActions } from './sessionActions'
import { type Carried, carryingOffer, groupNow, mayGoTogether, plannedTogether } from './together'

type Part = Pick<SessionActions, 'chooseSeveral' | 'join' | 'gather'>

/** Those who are moved together: who is among them. */
export function gathering({ now, set, say }: SessionCore): Part {
  /** The chosen unit is one of them as soon as there is another. */
  function begun() {
    const { unit } = now().focus
    const group = groupNow(now())
    return unit === null || group.includes(unit) || !mayGoTogether(now()).includes(unit)
      ? group
      : [...group, unit]
  }
  function inHand(unit: UnitId | null): Focus {
    return { unit, offer: unit === null ? null : carryingOffer(now(), unit), target: null }
  }
  function chosen(): Pick<ReturnType<typeof now>, 'asking' | 'notice' | 'review' | 'plan'> {
    return { asking: null, notice: null, review: null, plan: null }
  }

  return {
    chooseSeveral(several) {
      set(several ? { several, group: begun() } : { several, group: [] })
    },
    join(unit) {
      const { group, focus } = now()
      if (group.includes(unit)) {
        const left = group.filter(id => id !== unit)
        const leader = focus.unit === unit ? (left[0] ?? null) : focus.unit
        set({ ...chosen(), group: left, focus: inHand(leader) })
        return
      }
      const able = mayGoTogether(now())
      if (!able.includes(unit)) {
        const name = seenNow(now())?.units.find(({ id }) => id === unit)?.name ?? 'It'
        say({ text: `${name}: it cannot be moved together with the others now.` })
        return
      }
      const all = begun()
      const others = all.includes(unit) ? all : [...all, unit]
      const leader = focus.unit !== null && others.includes(focus.unit) ? focus.unit : unit
      set({ ...chosen(), group: others, focus: inHand(leader) })
    },
    gather(units) {
      const able = mayGoTogether(now())
      const more = units ? able.filter(unit => units.includes(unit)) : able
      // Whom a phase opened on nobody has chosen: a box does not take him along.
      const before = isOpening(now()) ? groupNow(now()) : begun()
      const all = units ? [...new Set([...before, ...more])] : able
      if (all.length === 0) {
        say({ text: 'Nobody here can be moved together with others now.' })
        return
      }
      const { focus } = now()
      const leader = focus.unit !== null && all.includes(focus.unit) ? focus.unit : (all[0] ?? null)
      set({ ...chosen(), group: all, focus: inHand(leader) })
    },
  }
}

/** Moves the whole group as it is planned, each by an act of its own. False where nobody goes with the chosen unit. */
export function goTogether({ now, set, say, perform }: SessionCore): boolean {
  const planned = plannedTogether(now())
  if (planned.length < 2) return false
  const leader = now().plan?.unit ?? null
  const stayed: Carried[] = planned.filter(({ action }) => action === null)
  let done = 0
  const side = actingSide(now())
  for (const each of planned) {
    const { battle } = now()
    if (!battle || !each.action) continue
    // Who comes now, or what has been seen, may change what one wants.
    const last = done === 0 ? undefined : lineOf(battle).moments[battle.cursor - 1]
    const isStopped = now().dice !== null || actingSide(now()) !== side || (last && binding(last))
    const acts = !isStopped && perform(each.action, done === 0 ? {} : { together: true })
    if (acts) done += 1
    else stayed.push(each)
  }
  report(stayed, planned, done)
  if (leader !== null && now().curtain === null) set({ focus: { unit: leader, offer: null, target: null } })
  return true

  function report(left: readonly Carried[], all: readonly Carried[], moved: number): void {
    const { ruleset } = now()
    const view = seenNow(now())
    if (!ruleset || !view) return
    const short = all.filter(({ action, refusal }) => action !== null && refusal !== null)
    const told = left.length > 0 ? left : short
    const [first] = told
    const refusal = first?.refusal
    if (!first) return
    const name = view.units.find(({ id }) => id === first.unit)?.name ?? ''
    const why = refusal ? ` ${name}: ${tell(ruleset, view, refusal.reasons[0])}` : ''
    const what =
      left.length > 0 ? `${moved} of ${all.length} moved.` : `${short.length} of ${all.length} stopped short.`
    say({
      text: `${what}${why}`,
      ...(refusal ? { refusal } : {}),
      ...(moved > 0 ? { way: 'undo' as const } : {}),
    })
  }
}
