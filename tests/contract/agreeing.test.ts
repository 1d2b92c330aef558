import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { allWords } from '../../src/engine/words'

/** Where units are ships and aircraft, whose names are never plurals, whatever they end in: 'Achilles fires'. */
const NAMED = new Set(['naval', 'space', 'coastal', 'aerial-1935', 'aerial-1965'])

/** A unit or a target with a verb that stands for one only: 'Pioneers fires'. */
const ONE_ONLY =
  /(?<!\b(?:with|of) )\{(unit|target|by|carrier|other|enemy)\} (is|has|was|does|[a-z]+[^us]s)\b/

describe('sentences about units', () => {
  it.each(REGISTER.filter(({ id }) => !NAMED.has(id)))(
    'have verbs that their names ask for, in $id',
    async entry => {
      const ruleset = await entry.load()
      const wrong = Object.entries(allWords(ruleset)).filter(([, sentence]) => ONE_ONLY.test(sentence))
      expect(wrong).toEqual([])
    },
  )
})
