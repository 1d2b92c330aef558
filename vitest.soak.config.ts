import { defineConfig } from 'vitest/config'

/** `npm run soak`: random play for as long as one likes. */
export default defineConfig({
  test: { environment: 'node', include: ['tests/contract/soak.ts'], maxWorkers: 1 },
})
