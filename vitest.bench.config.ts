import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['bench/**/*.bench.ts'],
    pool: 'forks',
    fileParallelism: false, // one at a time: they measure
    testTimeout: 120_000,
    silent: false,
    disableConsoleIntercept: true,
  },
})
