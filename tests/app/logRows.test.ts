import { expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { logRows, type LogRow } from '../../src/app/battle/logRows'
import { lineOf, stateOf } from '../../src/engine/battle'
import type { Ruleset } from '../../src/engine/ruleset'
import { tell } from '../../src/store/selectors'
import { playAtRandom, type RandomBattle } from '../contract/sample'

const rulesets = await Promise.all(REGISTER.map(entry => entry.load()))

function rowsOf(ruleset: Ruleset, { battle }: RandomBattle): readonly LogRow[] {
  return logRows(ruleset, battle, lineOf(battle).moments.length, 'referee')
}

/** The heading under which each entry stands, with its sentence. */
function told(ruleset: Ruleset, random: RandomBattle): readonly (readonly [string, string])[] {
  const end = stateOf(random.battle, lineOf(random.battle).moments.length)
  let heading = ''
  return rowsOf(ruleset, random).flatMap((row): readonly (readonly [string, string])[] => {
    if (row.kind === 'entry') return [[heading, tell(ruleset, end, row.entry)]]
    heading = row.text
    return []
  })
}

it.each(rulesets)('shows no heading under which nothing stands: $id', ruleset => {
  for (const scenario of ruleset.scenarios) {
    const kinds = rowsOf(ruleset, playAtRandom(ruleset, scenario, 'headings', 6000)).map(row => row.kind)
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds.filter((kind, at) => kind === 'phase' && kinds[at + 1] !== 'entry')).toEqual([])
  }
})

it.each(rulesets)('begins every sentence with a capital: $id', ruleset => {
  for (const scenario of ruleset.scenarios) {
    const said = told(ruleset, playAtRandom(ruleset, scenario, 'capitals', 6000)).map(([, text]) => text)
    // Names are as they are: uThulwana, iNdlondlo.
    expect(said.filter(text => /^(?!\p{Ll}\p{Lu})[^\p{Lu}\d"'“]/u.test(text))).toEqual([])
  }
})

it.each(rulesets)('tells who rallies and who has nobody to rally under that step: $id', ruleset => {
  const rallies = ruleset.scenarios.flatMap(scenario =>
    told(ruleset, playAtRandom(ruleset, scenario, 'rally', 6000)).filter(([, text]) =>
      /nobody to rally|may rally/.test(text),
    ),
  )
  expect(rallies.filter(([heading]) => !heading.includes('rally'))).toEqual([])
})
