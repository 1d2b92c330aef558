import { defineConfig } from 'vitest/config'

/** What plays many battles: asked, one ruleset at a time, only about the mutants that the other tests let pass. */
const BATTLES = ['tests/contract/**', 'tests/opponents/**']
const asked = (process.env['MUTATE_TESTS'] ?? '').split(' ').filter(each => each !== '')

/** The unit tests as `npm run mutate` runs them. */
export default defineConfig({
  test: {
    testTimeout: 300_000,
    environment: 'node',
    ...(asked.length > 0
      ? { include: asked }
      : { include: ['tests/**/*.test.ts'], exclude: ['tests/browser/**', ...BATTLES] }),
    pool: 'threads',
    isolate: false,
  },
})
