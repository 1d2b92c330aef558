import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { type Battle, act, startBattle, stateOf } from '../../src/engine/battle'
import type { Offer } from '../../src/engine/offer'
import { randomAction } from '../../src/engine/random'
import type { Ruleset } from '../../src/engine/ruleset'
import type { GameState } from '../../src/engine/state'
import { picker } from './sample'

/** So many acts of every scenario are played; each third position is looked at. */
const ACTS = 120

/** What is wrong with the words of a button; null if nothing is. Names of units may be written as they like. */
function wrongWith(label: string, names: readonly string[], ids: readonly string[]): string | null {
  const plain = names.reduce((text, name) => text.split(name).join('Name'), label)
  if (plain.trim() === '') return 'no words'
  if (/\b(undefined|null|NaN|object)\b|[{}[\]_|]/.test(plain)) return 'not made of words'
  if (/^[a-z]/.test(plain)) return 'begins small'
  if (/[a-z][A-Z]/.test(plain)) return 'camelCase'
  if (/, (computer|laser)$/.test(plain)) return 'ends in a trait'
  if (/\b(up to|or over|or more \d|\d+mm or \d|or \d+pdr)\b/.test(plain)) return 'a row of a table'
  const words = new Set(plain.split(/[\s,:()]+/))
  if (ids.some(id => words.has(id))) return 'an id'
  return null
}

/** Everything that a button or a row of a list says. */
function* saidBy(offer: Offer): Generator<string> {
  yield offer.label
  const listed = ['nothing', 'target', 'choice', 'facing'].includes(offer.input)
  if (offer.refusal || !listed) return
  for (const { label } of offer.options()) yield label
}

function* positionsOf(ruleset: Ruleset): Generator<GameState> {
  const all = Object.fromEntries(ruleset.houseRules.map(({ id }) => [id, true]))
  for (const scenario of ruleset.scenarios) {
    for (const houseRules of [{}, all]) {
      let battle: Battle = startBattle(ruleset, scenario, { houseRules }, 'labels')
      const pick = picker('labels')
      for (let at = 0; at < ACTS && !stateOf(battle).result; at++) {
        const state = stateOf(battle)
        if (at % 3 === 0) yield state
        const [side] = state.toAct
        if (!side) return
        const action = randomAction(ruleset, ruleset.view(state, side), side, pick)
        if (!action) break
        const acted = act(ruleset, battle, action, { side })
        if (!acted.ok) continue
        battle = acted.battle
      }
    }
  }
}

describe('buttons and lists', () => {
  it.each(REGISTER.map(entry => [entry.id, entry] as const))(
    'say what they do in words that a player knows: %s',
    async (_, entry) => {
      const ruleset = await entry.load()
      const wrong = new Map<string, string>()
      for (const state of positionsOf(ruleset)) {
        const names = state.units.map(({ name }) => name).toSorted((a, b) => b.length - a.length)
        // An id that is also a word or a number ('1') is none that could be told.
        const ids = state.units.map(({ id }) => id).filter(id => /[a-z].*[-\d]/.test(id))
        for (const side of state.toAct) {
          for (const offer of ruleset.offers(ruleset.view(state, side), side)) {
            for (const label of saidBy(offer)) {
              const why = wrongWith(label, names, ids)
              if (why !== null) wrong.set(`${why}: ${label}`, offer.kind)
            }
          }
        }
      }
      expect([...wrong].slice(0, 20)).toEqual([])
    },
  )
})

describe('what is wrong with a label', () => {
  it.each([
    ['Fire gun of 105mm or over, computer', 'ends in a trait'],
    ['Fire gun up to 57mm', 'a row of a table'],
    ['Fire 37-47mm or 2pdr', 'a row of a table'],
    ['to 0306, facing north', 'begins small'],
    ['Attack by b-tank-2', 'an id'],
    ['Break offTheTable', 'camelCase'],
    ['Fire undefined', 'not made of words'],
    ['', 'no words'],
    ['uThulwana, on its way', null],
    ['Fire the gun', null],
  ])('%s: %s', (label, why) => {
    expect(wrongWith(label, ['uThulwana'], ['b-tank-2'])).toBe(why)
  })
})
