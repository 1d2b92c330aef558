import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { groupMarks } from '../../src/app/battle/groupMarks'
import { lineOf, stateOf } from '../../src/engine/battle'
import type { UnitId } from '../../src/engine/ids'
import { lastActOf } from '../../src/engine/leavingOut'
import { randomAction } from '../../src/engine/random'
import { moveBy } from '../../src/geometry/point'
import { createSession } from '../../src/store/session'
import type { SessionStore } from '../../src/store/sessionActions'
import { actingSide, endOffer, isOpening, offersNow, optionsOf, seenNow } from '../../src/store/selectors'
import { PERSON } from '../../src/store/sessionState'
import { groupNow, mayGoTogether, plannedTogether } from '../../src/store/together'
import { picker } from '../contract/sample'

const now = ({ store }: SessionStore) => store.getState()
const unitOf = (session: SessionStore, id: UnitId) => {
  const found = seenNow(now(session))?.units.find(unit => unit.id === id)
  if (!found?.at) throw new Error(`${id} is not on the table.`)
  return { ...found, at: found.at }
}
const moved = (session: SessionStore) =>
  (now(session).battle ? lineOf(now(session).battle!).moments : []).slice(0, now(session).battle?.cursor)

/** A battle of two people gone on, phase by phase, to the first turn in which so many can be moved together. */
async function atTheMove(id: string, scenario: string, many: number): Promise<SessionStore> {
  const ruleset = await REGISTER.find(one => one.id === id)?.load()
  if (!ruleset) throw new Error(`There is no ${id}.`)
  const session = createSession({ keep: () => undefined }, { still: () => true })
  session.actions.begin('slot', ruleset, {
    scenario,
    houseRules: {},
    seed: 'TOGETHER',
    strictness: 'enforce',
    rules: { seats: { A: PERSON, B: PERSON }, dice: 'program', noCurtain: true },
  })
  const pick = picker('together')
  for (let at = 0; at < 90; at++) {
    const { battle } = now(session)
    const side = actingSide(now(session))
    if (!battle || side === null) break
    if (stateOf(battle).turn > 0 && mayGoTogether(now(session)).length >= many) break
    const ending = endOffer(offersNow(now(session)))
    const [only] = ending ? optionsOf(ending) : []
    const action = only?.action ?? randomAction(ruleset, stateOf(battle), side, pick)
    if (!action || !session.actions.perform(action)) break
  }
  return session
}

/** Plans a move of the unit in the hand straight ahead of it, in board units. */
function ahead(session: SessionStore, inches: number): UnitId {
  const { unit, offer } = now(session).focus
  if (unit === null || offer === null) throw new Error('Nobody is chosen.')
  const { at, facing } = unitOf(session, unit)
  session.actions.draw(offer, [moveBy(at, facing, inches)])
  return unit
}

describe('a line of Legio VIII', () => {
  it('advances two inches by one gesture, each by an act of its own, and one taking back takes all back', async () => {
    const session = await atTheMove('legio', 'zama', 11)
    session.actions.gather()
    const group = groupNow(now(session))
    expect(group).toHaveLength(11)
    const before = moved(session).length
    const places = new Map(group.map(id => [id, unitOf(session, id).at]))
    ahead(session, 2)
    const planned = plannedTogether(now(session))
    expect(planned.map(({ unit }) => unit).toSorted()).toEqual(group.toSorted())
    expect(planned.filter(({ action }) => action === null)).toEqual([])
    session.actions.confirm()
    const acts = moved(session).slice(before)
    expect(acts).toHaveLength(11)
    expect(acts.map(({ step }) => step.together ?? false)).toEqual([false, ...group.slice(1).map(() => true)])
    for (const { unit, trace } of planned.filter(({ refusal }) => refusal === null))
      expect(unitOf(session, unit).at).toEqual(trace.stop.at)
    for (const id of group) expect(unitOf(session, id).at).not.toEqual(places.get(id))
    session.actions.undo()
    expect(moved(session)).toHaveLength(before)
    session.actions.redo()
    expect(moved(session)).toHaveLength(before + 11)
  })

  it('shows where each of the others would end, and why one that cannot go stays', async () => {
    const session = await atTheMove('legio', 'zama', 11)
    session.actions.gather()
    const leader = ahead(session, 60)
    const planned = plannedTogether(now(session))
    expect(planned.find(({ unit }) => unit === leader)?.refusal).not.toBeNull()
    const marks = groupMarks(now(session))
    const ghosts = marks.flatMap(mark => (mark.kind === 'ghost' ? [mark.token] : []))
    const tags = marks.flatMap(mark => (mark.kind === 'tag' ? [mark] : []))
    const others = planned.filter(({ unit }) => unit !== leader)
    for (const { unit } of others.filter(({ action }) => action !== null)) expect(ghosts).toContain(unit)
    for (const { unit } of others.filter(({ refusal }) => refusal !== null))
      expect(tags.find(({ token }) => token === unit)?.lines[0]).toMatch(/\w+/)
  })
})

describe('tanks of the second world war', () => {
  it('go together in a move phase, shifted from where each stands', async () => {
    const session = await atTheMove('ww2', 'saint-aubin', 2)
    const [first, second] = mayGoTogether(now(session))
    if (first === undefined || second === undefined) throw new Error('Nobody can move.')
    session.actions.chooseUnit(first)
    session.actions.join(second)
    expect(groupNow(now(session)).toSorted()).toEqual([first, second].toSorted())
    const before = [first, second].map(id => unitOf(session, id).at)
    const { offer } = now(session).focus
    const [start] = before
    if (offer === null || !start) throw new Error('Nothing is chosen.')
    session.actions.draw(offer, [{ x: start.x + 0.5, y: start.y }])
    expect(plannedTogether(now(session)).map(({ refusal }) => refusal)).toEqual([null, null])
    session.actions.confirm()
    expect([first, second].map(id => unitOf(session, id).at)).toEqual(
      before.map(({ x, y }) => ({ x: x + 0.5, y })),
    )
    expect(now(session).group).toEqual([])
  })

  it('stay in hand where one early move of theirs is taken back alone', async () => {
    const session = await atTheMove('ww2', 'saint-aubin', 2)
    const [first, second] = mayGoTogether(now(session))
    if (first === undefined || second === undefined) throw new Error('Nobody can move.')
    session.actions.chooseUnit(first)
    session.actions.join(second)
    const { offer } = now(session).focus
    const { at } = unitOf(session, first)
    if (offer === null) throw new Error('Nothing is chosen.')
    const before = moved(session).length
    session.actions.draw(offer, [{ x: at.x + 0.5, y: at.y }])
    session.actions.confirm()
    session.actions.chooseUnit(first)
    const step = lastActOf(now(session).battle!, first)
    session.actions.leaveOut(step ?? 0)
    expect(moved(session)).toHaveLength(before + 1)
    expect(unitOf(session, first).at).toEqual(at)
    expect(now(session).focus).toMatchObject({ unit: first, offer })
  })
})

describe('who is moved together', () => {
  it('is who stands in the box, not whom the phase opened on, but whoever was chosen before', async () => {
    const session = await atTheMove('ww2', 'saint-aubin', 3)
    session.actions.openPhase()
    const opened = now(session).focus.unit
    const others = mayGoTogether(now(session)).filter(unit => unit !== opened)
    const [first = '', second = '', third = ''] = others
    expect(isOpening(now(session))).toBe(true)
    session.actions.gather([first, second])
    expect(now(session).group).toEqual([first, second])
    session.actions.gather([third])
    expect(now(session).group).toEqual([first, second, third])
    expect(now(session).focus.unit).toBe(first)
  })

  it('is only who can do the same, is let go by choosing another alone, and kept while several are chosen', async () => {
    const session = await atTheMove('ww2', 'saint-aubin', 3)
    const [first, second, third] = mayGoTogether(now(session))
    const theirs = seenNow(now(session))?.units.find(({ side }) => side !== actingSide(now(session)))
    if (!first || !second || !third || !theirs) throw new Error('There are too few.')
    session.actions.chooseUnit(first)
    session.actions.join(theirs.id)
    expect(now(session).group).toEqual([])
    expect(now(session).notice?.text).toContain('cannot be moved together')
    session.actions.gather([second, theirs.id])
    expect(now(session).group).toEqual([first, second])
    session.actions.chooseUnit(third)
    expect(now(session).group).toEqual([])
    session.actions.chooseSeveral(true)
    session.actions.join(first)
    session.actions.chooseUnit(second)
    expect(now(session).group).toEqual([third, first])
    session.actions.join(first)
    expect(now(session).group).toEqual([third])
    session.actions.back()
    expect(now(session)).toMatchObject({ group: [], several: false })
  })
})
