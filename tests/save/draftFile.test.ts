import { describe, expect, it } from 'vitest'
import { decodeDraft, encodeDraft, saysDraft } from '../../src/save/draftFile'
import { ruleset } from '../../rulesets/ww2'
import { bareOf, copyOf } from '../../src/store/drafts'

const load = (id: string) => Promise.resolve(id === 'ww2' ? ruleset : null)
const [scenario] = ruleset.scenarios
if (!scenario) throw new Error('No battle.')
const text = encodeDraft(copyOf(scenario), 'test')
const changed = (change: (file: Record<string, unknown>) => void): string => {
  const file: Record<string, unknown> = JSON.parse(text)
  change(file)
  return JSON.stringify(file)
}
const problem = async (of: string): Promise<string> => {
  const read = await decodeDraft(of, load)
  return read.ok ? 'opened' : read.problem
}

describe('a file of a battle of one’s own', () => {
  it('opens where it is whole, and where it is a bare scenario', async () => {
    expect(await problem(text)).toBe('opened')
    expect(await problem(JSON.stringify(scenario))).toBe('opened')
    expect(saysDraft(text)).toBe(true)
    expect(saysDraft('{"format":"pz8-battle"}')).toBe(false)
  })

  it('opens where it is unfinished', async () => {
    const unfinished = changed(file => {
      const own = file['scenario'] as Record<string, unknown>
      own['units'] = []
      delete own['victory']
    })
    expect(await problem(unfinished)).toBe('opened')
  })

  it('is refused in a sentence where it is damaged', async () => {
    expect(await problem('{"format": "pz8-made-battle"')).toBe(
      'The file is damaged or of another kind: it cannot be read as JSON.',
    )
    expect(await problem('{"format":"pz8-battle"}')).toBe('This file is no battle of one’s own.')
    expect(await problem(changed(file => (file['version'] = 9)))).toBe(
      'This file was made by a newer version of the program.',
    )
    const strange = changed(file => ((file['scenario'] as Record<string, unknown>)['ruleset'] = 'chess'))
    expect(await problem(strange)).toBe(
      'It is made for the ruleset ‘chess’, which this version does not have.',
    )
    const bent = changed(file => {
      const own = file['scenario'] as { ground: { features: unknown } }
      own.ground.features = [{ id: 'x', kind: 'castle', shape: { area: [] } }]
    })
    expect(await problem(bent)).toMatch(/^The file is damaged at 'scenario\.ground\.features\.0/)
  })

  it('is bare ground with the same forces where one begins so', () => {
    const { scenario: bare } = bareOf(scenario)
    expect(bare.ground.features).toEqual([])
    expect(bare.ground.look).toBe(scenario.ground.look)
    expect({ ...bare, id: '', title: '', ground: null }).toEqual({
      ...scenario,
      id: '',
      title: '',
      ground: null,
    })
  })
})
