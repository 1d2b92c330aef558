import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logOf, stateOf } from '../../src/engine/battle'
import { fork, reroll, undo, undoPast } from '../../src/engine/history'
import type { Ruleset } from '../../src/engine/ruleset'
import { decodeBattle } from '../../src/save/decode'
import { LIMITS } from '../../src/save/format'
import { canonical, fingerprint } from '../../src/save/json'
import { playAtRandom } from '../contract/sample'
import { type Duelling, END, SHOT, STEP, after, begun } from '../engine/begun'
import type { DuelAction, DuelState } from '../engine/duelState'
import { duel } from '../engine/duel'
import { TABLE, fileOf, fought, loadDuel } from './saved'

type Duel = Ruleset<DuelState, DuelAction>

async function opened(text: string, load = loadDuel) {
  const decoded = await decodeBattle(text, load)
  if (!decoded.ok) throw new Error(decoded.problem)
  return decoded
}

async function problemOf(text: string, load = loadDuel): Promise<string> {
  const decoded = await decodeBattle(text, load)
  return decoded.ok ? 'none' : decoded.problem
}

/** The file with something in it changed, as by an editor. */
function edited(change: (file: Record<string, object>) => void): string {
  const file = JSON.parse(fileOf()) as Record<string, object>
  change(file)
  return JSON.stringify(file)
}

describe('a file', () => {
  it('is readable: one thing a line, one action a line', () => {
    const lines = fileOf().split('\n')
    expect(lines.slice(0, 5)).toEqual([
      '{',
      '  "format": "pz8-battle",',
      '  "version": 2,',
      '  "app": "0.1.0",',
      '  "title": "On the lawn, turn 1",',
    ])
    expect(lines.filter(line => line.includes('"action"'))).toHaveLength(3)
  })

  it('opens as the same battle, with who plays', async () => {
    const { battle, table, remark, ruleset } = await opened(fileOf())
    expect(battle).toEqual(fought)
    expect(table).toEqual(TABLE)
    expect(remark).toBeUndefined()
    expect(ruleset).toBe(duel)
    expect(fileOf(battle as Duelling)).toBe(fileOf())
  })

  it('keeps what was taken back, what-ifs, typed and rethrown dice and the referee', async () => {
    const shot = after(begun('warn'), STEP, SHOT)
    const set = reroll(duel, shot, 'cocked', [6, 5])
    if (!set.ok) throw new Error('It is refused.')
    const noted = after(set.battle, { type: 'referee', do: 'note', reason: 'tea' })
    const asked = undo(after(undoPast(noted, undefined, { name: 'And if not?' }), END))
    const { battle } = await opened(fileOf(asked))
    expect(battle).toEqual(asked)
    expect(battle.lines.map(line => line.name)).toEqual(['The battle', 'And if not?'])
  })

  it('opens with hundreds of what-ifs', async () => {
    let battle = fought
    for (let count = 0; count < 500; count++) battle = fork(battle, count % 3)
    const { remark, battle: again } = await opened(fileOf(battle))
    expect(remark).toBeUndefined()
    expect(again).toEqual(battle)
  })

  it('of any random battle comes back the same', async () => {
    const scenario = duel.scenarios[0]!
    await fc.assert(
      fc.asyncProperty(fc.string(), async seed => {
        const { battle } = playAtRandom(duel, scenario, `x${seed}`, 500)
        const decoded = await opened(fileOf(battle as Duelling))
        expect(decoded.battle).toEqual(battle)
      }),
      { numRuns: 30 },
    )
  })
})

describe('a battle whose rules were corrected since', () => {
  it('opens at its last position if its actions are refused now, and says so', async () => {
    const strict: Duel = {
      ...duel,
      refuse: (state, action) =>
        action.type === 'shoot'
          ? { reasons: [{ clause: 'duel-2', code: 'spent' }] }
          : duel.refuse(state, action),
    }
    const { battle, remark } = await opened(fileOf(), () => Promise.resolve(strict))
    expect(stateOf(battle)).toEqual(stateOf(fought))
    expect(battle.cursor).toBe(0)
    expect(remark).toBe(
      'The battle opens at its last saved position and cannot be replayed. The rules refuse action 2.',
    )
    // And that battle can be saved, opened and fought on.
    const again = await opened(fileOf(after(battle as Duelling, END)))
    expect(again.remark).toBeUndefined()
    expect(again.battle.cursor).toBe(1)
  })

  it('opens at its last position if its actions lead elsewhere now', async () => {
    const harsher: Duel = {
      ...duel,
      play(state, action, io) {
        const next = duel.play(state, action, io)
        return { ...next, units: next.units.map(unit => ({ ...unit, facing: 7 })) }
      },
    }
    const { battle, remark } = await opened(fileOf(), () => Promise.resolve(harsher))
    expect(stateOf(battle)).toEqual(stateOf(fought))
    expect(remark).toContain('no longer lead to the saved position')
  })

  it('is the same in a browser that reckons another last digit', async () => {
    const nudged = (by: number): Duel => ({
      ...duel,
      play(state, action, io) {
        const next = duel.play(state, action, io)
        const units = next.units.map(unit =>
          unit.at === null ? unit : { ...unit, at: { ...unit.at, x: unit.at.x + by } },
        )
        return { ...next, units }
      },
    })
    const other = await opened(fileOf(), () => Promise.resolve(nudged(1e-13)))
    expect(other.remark).toBeUndefined()
    expect(other.battle.cursor).toBe(3)
    const moved = await opened(fileOf(), () => Promise.resolve(nudged(1e-5)))
    expect(moved.remark).toContain('no longer lead to the saved position')
  })

  it('is told anew if only the log differs', async () => {
    const wordier: Duel = {
      ...duel,
      play(state, action, io) {
        io.log({ code: 'turn', facts: { turn: 1 }, side: null, units: [], clauses: [] })
        return duel.play(state, action, io)
      },
    }
    const { battle, remark } = await opened(fileOf(), () => Promise.resolve(wordier))
    expect(battle.cursor).toBe(3)
    expect(logOf(battle).length).toBeGreaterThan(logOf(fought).length)
    expect(remark).toContain('the log is told anew')
  })
})

describe('a file that is no battle gets a sentence', () => {
  it.each([
    ['', 'The file is empty.'],
    ['  \n', 'The file is empty.'],
    ['hello', 'The file is damaged or of another kind: it cannot be read as JSON.'],
    [fileOf().slice(0, 300), 'The file is damaged or of another kind: it cannot be read as JSON.'],
    ['42', 'This file is not a battle of Pz8 Tabletop.'],
    ['[]', 'This file is not a battle of Pz8 Tabletop.'],
    ['null', 'This file is not a battle of Pz8 Tabletop.'],
    ['{"name":"package"}', 'This file is not a battle of Pz8 Tabletop.'],
    [JSON.stringify(duel.scenarios[0]), 'This is a scenario, not a battle.'],
    ['{"format":"pz8-battle"}', 'The file does not say by which version of the format it was written.'],
    [
      '{"format":"pz8-battle","version":99}',
      'The file was written by a newer version of the program (format 99, known up to 2).',
    ],
    ['{"format":"pz8-battle","version":1}', /^The file is damaged at 'app': /],
    [edited(file => Object.assign(file, { cursor: -1 })), /^The file is damaged at 'cursor': /],
    [edited(file => Object.assign(file, { seed: 7 })), /^The file is damaged at 'seed': /],
    [
      edited(file => Object.assign(file['table'] ?? {}, { seats: {} })),
      /^The file is damaged at 'table\.seats\.A'/,
    ],
    [
      fileOf().replace('"strength":"middle"', '"strength":"middle","character":"merry"'),
      /^The file is damaged at 'table\.seats\.B\.character'/,
    ],
    [
      edited(file => Object.assign(file['ruleset'] ?? {}, { id: 'chess' })),
      /rules that are not here: 'chess'\.$/,
    ],
    [
      edited(file => Object.assign(file['scenario'] ?? {}, { ruleset: 'chess' })),
      /written for another ruleset/,
    ],
    [
      edited(file => Object.assign(file, { scenario: { id: 'x', ruleset: 'duel' } })),
      /^The scenario is damaged at/,
    ],
    ['[{"a":'.repeat(5000), 'The file is nested more deeply than any battle.'],
    ['x'.repeat(LIMITS.size + 1), 'The file is too large: 4.0 of at most 4.0 MiB.'],
    [edited(() => undefined).replace('{', '{"__proto__":{"ok":true},'), /the name '__proto__'/],
    [
      edited(() => undefined).replace('"seed"', '"constructor":{"prototype":{}},"seed"'),
      /the name 'constructor'/,
    ],
    [fileOf().replace('"x":3', '"x":1e999'), 'The file holds a number without end.'],
  ])('%#', async (text, sentence) => {
    const problem = await problemOf(text)
    expect(problem).toMatch(sentence)
    expect(problem).toMatch(/\.$/)
    expect(problem).not.toMatch(/invalid[^a-z_]*$/)
  })

  it('also when neither its actions nor its position fit', async () => {
    const text = edited(file => {
      Object.assign(file, { checkpoint: { turn: 'soon' } })
      Object.assign(file['opening'] ?? {}, { dice: [] })
    })
    expect(await problemOf(text)).toMatch(
      /^The beginning does not fit: .* The saved position is damaged at 'turn'/,
    )
  })

  it('also when an action is none of the ruleset, and opens at the position if that is sound', async () => {
    const text = fileOf().replace('"type":"step"', '"type":"dance"')
    const { remark } = await opened(text)
    expect(remark).toContain('Action 1 is not one of these rules')
  })

  it('when it is too long, or names a line twice', async () => {
    const [line] = (JSON.parse(fileOf()) as { lines: [{ steps: [object] }] }).lines
    const long = { ...line, steps: Array.from({ length: LIMITS.steps / 2 + 1 }, () => line.steps[0]) }
    const twoLong = edited(file => Object.assign(file, { lines: [long, { ...long, id: 'other' }] }))
    expect(await problemOf(twoLong)).toMatch(/^The battle is too long: 10002 actions of at most 10000\.$/)
    expect(await problemOf(edited(file => Object.assign(file, { lines: [line, line] })))).toContain('same id')
  })

  it("when its what-ifs are one another's parents, or more than can be kept", async () => {
    const [line] = (JSON.parse(fileOf()) as { lines: [object] }).lines
    const circle = [
      { ...line, parent: 'other' },
      { ...line, id: 'other', parent: 'main' },
    ]
    const { remark, battle } = await opened(edited(file => Object.assign(file, { lines: circle })))
    expect(remark).toMatch(/There is no line 'other'\.$/)
    expect(stateOf(battle)).toEqual(stateOf(fought))
    const forkedAt = LIMITS.moments
    const many = [line, { ...line, id: 'other', parent: 'main', forkedAt }]
    expect(await problemOf(edited(file => Object.assign(file, { lines: many })))).toBe(
      'The battle has more what-ifs than can be kept.',
    )
  })

  it('when the ruleset cannot be loaded', async () => {
    expect(await problemOf(fileOf(), () => Promise.reject(new Error('offline')))).toBe(
      'The battle cannot be opened: offline',
    )
  })

  it('whatever is done to it, it never throws and reaches into nothing', async () => {
    const text = fileOf()
    const damage = fc.oneof(
      fc.tuple(fc.nat(text.length), fc.nat(50), fc.string()).map(([at, length, put]) => {
        return text.slice(0, at) + put + text.slice(at + length)
      }),
      fc.json({ maxDepth: 6 }),
      fc.string(),
      fc
        .tuple(fc.constantFrom(...Object.keys(JSON.parse(text) as object)), fc.jsonValue())
        .map(([key, value]) => edited(file => Object.assign(file, { [key]: value }))),
    )
    await fc.assert(
      fc.asyncProperty(damage, async damaged => {
        const decoded = await decodeBattle(damaged, loadDuel)
        const said = decoded.ok ? 'fine.' : decoded.problem
        expect(said.length).toBeGreaterThan(4)
        expect(said.length).toBeLessThan(600)
        expect(({} as Record<string, unknown>)['ok']).toBeUndefined()
        expect(Object.keys(Object.prototype)).toEqual([])
      }),
      { numRuns: 400 },
    )
  })
})

it('compares JSON whatever the order of its keys', () => {
  expect(canonical({ b: 1, a: [{ d: 2, c: undefined }] })).toBe('{"a":[{"d":2}],"b":1}')
  expect(fingerprint('a')).not.toBe(fingerprint('b'))
  expect(fingerprint('')).toMatch(/^[0-9a-f]{16}$/)
})
