import { defineConfig } from 'vitest/config'

/** What plays many battles: asked only about the mutants that the other tests let pass. */
const BATTLES = ['tests/contract/**', 'tests/opponents/**', 'tests/app/**']

/** The unit tests as `npm run mutate` runs them, in two goes. */
export default defineConfig({
  test: {
    testTimeout: 300_000,
    environment: 'node',
    ...(process.env['MUTATE_BATTLES']
      ? { include: BATTLES.map(folder => folder.replace('**', '**/*.test.ts')), exclude: [] }
      : { include: ['tests/**/*.test.ts'], exclude: ['tests/browser/**', ...BATTLES] }),
    pool: 'threads',
    isolate: false,
  },
})
