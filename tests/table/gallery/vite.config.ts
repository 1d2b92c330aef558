import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** A development page, no part of the build: `npx vite --config tests/table/gallery/vite.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { port: 5217, strictPort: true, fs: { allow: ['../../..'] }, hmr: false },
  cacheDir: '../../../.cache/gallery',
})
