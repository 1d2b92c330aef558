import { describe, expect, it } from 'vitest'
import type { Army, ArmyRules } from '../../src/engine/armies'
import type { Ruleset } from '../../src/engine/ruleset'
import type { SlotStore } from '../../src/save/slots'
import { emptyArmy, writeArmy } from '../../src/store/armies'
import { createArmyShelf } from '../../src/store/armyShelf'
import { createBattleList } from '../../src/store/battleList'
import { createKeeping } from '../../src/store/keeping'
import { library } from '../../src/store/library'
import { BROWSERS } from '../save/browsers'
import { memorySlots, slot } from '../save/memory'

const legio = await library.load('legio')
const fantasy = await library.load('fantasy')

function rulesOf({ armies }: Ruleset): ArmyRules {
  if (!armies) throw new Error('There are no points.')
  return armies
}

function readyOf(ruleset: Ruleset): Army {
  const [army] = rulesOf(ruleset).ready
  if (!army) throw new Error('There is no ready army.')
  return army
}

const NO_TEXTS = { read: () => null, keep: () => undefined }
const open = BROWSERS[0]![1]

/** A shelf over some slots, as one tab of a browser has it. */
function shelfOn(
  slots: SlotStore,
  tabs = open()(),
  former: Parameters<typeof createArmyShelf>[2] = NO_TEXTS,
) {
  return createArmyShelf(createKeeping(slots, tabs), undefined, former)
}

const titles = (shelf: ReturnType<typeof shelfOn>) =>
  shelf.list
    .getState()
    .battles?.map(info => info.title)
    .toSorted()

/** Writing is done a moment later. */
const written = () => new Promise(resolve => setTimeout(resolve, 20))

describe('the shelf of army lists', () => {
  it('keeps several lists of each ruleset as they grow, beside the battles and not among them', async () => {
    const slots = memorySlots()
    await slots.put(slot('battle', 1), 'h')
    const shelf = shelfOn(slots)
    const first = shelf.begin(legio, rulesOf(legio), readyOf(legio))
    shelf.put({ ...readyOf(legio), name: 'Legions of mine' })
    await written()
    await shelf.read()
    shelf.begin(legio, rulesOf(legio), readyOf(legio))
    await written()
    shelf.begin(fantasy, rulesOf(fantasy), emptyArmy('fantasy'))
    await written()
    await shelf.read()
    expect(titles(shelf)).toEqual(['Legions of mine', 'My army', 'Romans'])
    const info = shelf.list.getState().battles?.find(({ id }) => id === first)
    expect(info).toMatchObject({ ruleset: 'legio', army: { units: 11, points: 83, breaks: false } })
    const battles = createBattleList(createKeeping(slots, open()()))
    await battles.read()
    expect(battles.store.getState().battles?.map(({ id }) => id)).toEqual(['battle'])
    // Another visit.
    const again = shelfOn(slots)
    expect(await again.open(first)).toBeNull()
    expect(again.store.getState().army?.name).toBe('Legions of mine')
    expect(await again.open('none')).toMatch(/is not kept in this browser/)
  })

  it('tells the lists kept for a ruleset', async () => {
    const shelf = shelfOn(memorySlots())
    shelf.begin(legio, rulesOf(legio), readyOf(legio))
    await written()
    shelf.begin(fantasy, rulesOf(fantasy), readyOf(fantasy))
    await written()
    expect((await shelf.listsOf('legio')).map(({ army }) => army)).toEqual([readyOf(legio)])
    expect(await shelf.listsOf('ww2')).toEqual([])
  })

  it('names, copies, removes and puts back', async () => {
    const shelf = shelfOn(memorySlots())
    const id = shelf.begin(legio, rulesOf(legio), readyOf(legio))
    await written()
    await shelf.rename(id, '  Legio XIII ')
    await shelf.rename(id, '   ')
    expect(titles(shelf)).toEqual(['Legio XIII'])
    expect(shelf.store.getState().army?.name).toBe('Legio XIII')
    shelf.put({ ...readyOf(legio), name: 'Legio XIV' })
    await written()
    await shelf.duplicate(id)
    expect(titles(shelf)).toEqual(['Legio XIV', 'Legio XIV (2)'])
    await shelf.remove(id)
    expect(titles(shelf)).toEqual(['Legio XIV (2)'])
    await shelf.putBack()
    expect(titles(shelf)).toEqual(['Legio XIV', 'Legio XIV (2)'])
  })

  it('is written by one tab at a time, and another takes a list over', async () => {
    const slots = memorySlots()
    const tabs = open()
    const [here, there] = [shelfOn(slots, tabs()), shelfOn(slots, tabs())]
    const id = here.begin(legio, rulesOf(legio), readyOf(legio))
    await written()
    await there.open(id)
    expect(there.store.getState().displaced).toBe(true)
    there.put({ ...readyOf(legio), name: 'Lost' })
    expect(there.store.getState().army?.name).toBe('Romans')
    expect(await there.takeOver(id)).toBeNull()
    expect([here.store.getState().displaced, there.store.getState().displaced]).toEqual([true, false])
  })

  it('takes lists in, names them apart, and says what of them breaks the points', async () => {
    const shelf = shelfOn(memorySlots())
    const army = readyOf(legio)
    const come = await shelf.receive(writeArmy(army))
    expect(come).toMatchObject({ ruleset: 'legio', told: [] })
    const over = await shelf.receive(writeArmy({ ...army, limit: 80 }), 'legio')
    expect(over).toMatchObject({ told: ['83 points, 3 over the limit of 80.'] })
    const [line, ...rest] = army.lines
    const regular = {
      ...line!,
      name: 'Slingers',
      choices: { ...rulesOf(legio).blank('light-foot'), manoeuvre: 'regular' },
    }
    const wrong = await shelf.receive(writeArmy({ ...army, lines: [...rest, regular] }))
    expect(wrong).toMatchObject({
      told: [expect.stringMatching(/^Line 11, Slingers: Light Foot cannot buy Regular/)],
    })
    expect(titles(shelf)).toEqual(['Romans', 'Romans (2)', 'Romans (3)'])
  })

  it('refuses what it cannot take with a sentence, and changes nothing', async () => {
    const shelf = shelfOn(memorySlots())
    for (const text of ['', '[[[', '{"format":"pz8-battle"}', '{"format":"pz8-army"}'])
      expect(await shelf.receive(text)).toEqual({ problem: expect.stringMatching(/Nothing was changed\.$/) })
    expect(await shelf.receive(writeArmy(readyOf(fantasy)), 'legio')).toEqual({
      problem:
        'This list is of Fantasy, not of Legio VIII: open it on the shelf of all lists. Nothing was changed.',
    })
    await shelf.read()
    expect(titles(shelf)).toEqual([])
  })

  it('has the list that was built before there was a shelf, once', async () => {
    const texts = new Map([['pz8.army.legio', writeArmy({ ...readyOf(legio), name: 'Of old' })]])
    const former = {
      read: (place: string) => texts.get(place) ?? null,
      keep: (place: string, text: string) => void texts.set(place, text),
    }
    const shelf = shelfOn(memorySlots(), open()(), former)
    await shelf.read()
    await shelf.read()
    expect(titles(shelf)).toEqual(['Of old'])
  })

  it('tells what the browser does not let it do', async () => {
    const no = () => Promise.reject(new Error('It is closed.'))
    const shelf = shelfOn({ ...memorySlots(), put: no })
    expect(await shelf.receive(writeArmy(readyOf(legio)))).toEqual({ problem: 'It is closed.' })
    const shut = shelfOn({ ...memorySlots(), get: no, take: no })
    await shut.duplicate('x')
    expect(shut.list.getState().problem).toBe('It is closed.')
    expect(await shut.open('x')).toBe('It is closed.')
  })
})
