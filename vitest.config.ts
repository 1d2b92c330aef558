import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      reportsDirectory: 'coverage',
      include: ['src/**/*.{ts,tsx}', 'rulesets/**/*.ts'],
    },
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 180_000, // whole battles, on machines that do other things too: slow is not wrong
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**'],
          pool: 'threads',
          isolate: false, // pure functions over plain data: one module graph per worker will do
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          testTimeout: 30_000,
          environment: 'jsdom',
          include: ['tests/app/**/*.test.tsx'],
          setupFiles: ['tests/app/setup.ts'],
          pool: 'threads',
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
})
