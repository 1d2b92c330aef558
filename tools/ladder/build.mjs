// Puts a module of this folder together in one file, with the rules and the opponents of any checkout.
import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build } from 'vite'

/**
 * The path of the built file. What the module imports from '../../src' and '../../rulesets' comes from `tree`.
 * @param {string} tree @param {'fight' | 'commander'} module
 */
export async function builtFor(tree, module) {
  const root = resolve(tree)
  const entry = resolve(import.meta.dirname, `${module}.ts`)
  const outDir = resolve('.cache/ladder', `${module}-${process.pid}`)
  mkdirSync(dirname(outDir), { recursive: true })
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    plugins: [
      {
        name: 'of-that-tree',
        enforce: 'pre',
        resolveId(id, importer) {
          if (!importer?.startsWith(import.meta.dirname) || !id.startsWith('../../')) return null
          return this.resolve(join(root, id.slice('../../'.length)), undefined, { skipSelf: true })
        },
      },
    ],
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      minify: false,
      rollupOptions: { output: { entryFileNames: 'built.mjs', codeSplitting: false } },
    },
  })
  return join(outDir, 'built.mjs')
}
