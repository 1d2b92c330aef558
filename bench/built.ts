import { build } from 'vite'

/**
 * A module of the bench put together in one file, as the product is when it is built. The test runner hands every import of a
 * single module through a getter, which the product does not: that alone would cost a third of what is measured.
 */
export async function built(entry: string): Promise<unknown> {
  const outDir = `.cache/bench-${entry.replace(/\W+/g, '-')}`
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      minify: false,
      rollupOptions: { output: { entryFileNames: 'built.mjs', codeSplitting: false } },
    },
  })
  return import(/* @vite-ignore */ `${process.cwd()}/${outDir}/built.mjs`)
}
