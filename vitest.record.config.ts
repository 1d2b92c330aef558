import { defineConfig } from 'vitest/config'

// Writes the recorded games of tests/games anew: npm run record.
export default defineConfig({
  test: { environment: 'node', include: ['tests/games/record.ts'], fileParallelism: false },
})
