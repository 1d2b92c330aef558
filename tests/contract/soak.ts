import { expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { playedOut, settingsOf, shuffled } from './random'

const minutes = Number(process.env['PZ8_SOAK_MINUTES'])
const seed = process.env['PZ8_SEED'] ?? new Date().toISOString()

it(`plays at random for ${minutes} minutes`, { timeout: (minutes + 10) * 60_000 }, async () => {
  const settings = settingsOf(await Promise.all(REGISTER.map(entry => entry.load())))
  const end = Date.now() + minutes * 60_000
  const problems: string[] = []
  let [actions, battles, told] = [0, 0, 0]
  const tell = (text: string) => process.stdout.write(`${text}\n`)
  tell(`Seed ${seed}: ${settings.length} settings a round.`)
  for (let round = 1; Date.now() < end; round++) {
    for (const setting of shuffled(settings, `${seed} ${round}`)) {
      if (Date.now() >= end) break
      const { actions: more, problem } = playedOut(setting, `${seed} ${round}`)
      actions += more
      battles += 1
      if (problem) {
        problems.push(problem)
        tell(problem)
      }
      if (Date.now() - told < 30_000) continue
      told = Date.now()
      tell(`Round ${round}: ${battles} battles, ${actions} actions, ${problems.length} problems.`)
    }
  }
  tell(`${battles} battles, ${actions} actions, ${problems.length} problems.`)
  expect(problems).toEqual([])
})
