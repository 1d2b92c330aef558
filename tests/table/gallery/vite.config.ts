import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** A development page, no part of the build: `npx vite --config tests/table/gallery/vite.config.ts`. The bench builds it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: '../../../.cache/gallery-dist', emptyOutDir: true },
  preview: { port: 5218 },
  server: { port: 5217, strictPort: true, fs: { allow: ['../../..'] }, hmr: false },
  cacheDir: '../../../.cache/gallery',
})
