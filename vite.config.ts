import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/**
 * What the answers of a server carry besides: a page cannot say by itself who may frame it, and a worker takes its policy
 * from its own answer only.
 */
const headers: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** The same for static hosts that read a file of this name. */
function headersFile(): Plugin {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return {
    name: 'headers-file',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: `/*\n${lines.join('\n')}\n` })
    },
  }
}

/** Only in the build: the dev server's hot reload needs inline scripts and a socket. */
function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
    ],
  }
}

/** Rules are pure: of a family's door nobody loads what he does not use, such as the rosters of other editions. */
const rolldownOptions = {
  treeshake: { moduleSideEffects: [{ test: /[\\/]rulesets[\\/]/, sideEffects: false }] },
}

export default defineConfig({
  base: './',
  plugins: [
    react(),
    contentSecurityPolicy(),
    headersFile(),
    VitePWA({
      // A new version waits until the last window is closed: it never reloads a battle in progress,
      // and never takes away the chunks that an open window has yet to load.
      registerType: 'prompt',
      injectRegister: 'auto',
      manifest: false,
      workbox: {
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        globPatterns: ['**/*.{js,css,html,svg,png,webp,json,woff2,webmanifest}'],
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      },
    }),
  ],
  build: {
    assetsInlineLimit: 0, // the policy allows no data: fonts
    chunkSizeWarningLimit: 700, // tools/size.mjs holds the real limit
    rolldownOptions,
  },
  worker: { format: 'es', rolldownOptions },
  preview: { port: 4173, headers },
})
