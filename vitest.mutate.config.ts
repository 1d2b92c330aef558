import { defineConfig } from 'vitest/config'

/** The tests of the rules themselves. What plays many battles, or keeps and draws them, is asked about what these let pass. */
const RULES = ['engine', 'geometry', 'rulesets', 'games'].map(folder => `tests/${folder}/**/*.test.ts`)
const asked = (process.env['MUTATE_TESTS'] ?? '').split(' ').filter(each => each !== '')

/** The unit tests as `npm run mutate` runs them. */
export default defineConfig({
  test: {
    testTimeout: 300_000,
    // The battles of the contract suite are fought before its tests.
    hookTimeout: 3_600_000,
    environment: 'node',
    setupFiles: ['tests/rulesets/loaded.ts'],
    include: asked.length > 0 ? asked : RULES,
    pool: 'threads',
    isolate: false,
  },
})
