import { defineConfig } from 'vitest/config'

/** The unit tests as `npm run mutate` runs them: pure functions, one module graph for each run. */
export default defineConfig({
  test: {
    testTimeout: 120_000,
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/browser/**'],
    pool: 'threads',
    isolate: false,
  },
})
