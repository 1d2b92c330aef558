// What a first visit loads, gzipped, against its limit; and every chunk of the build, for information.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const limit = 200 // KiB of JavaScript before the first screen

/** @param {string} file */
const kib = file => gzipSync(readFileSync(file), { level: 9 }).length / 1024

const page = readFileSync('dist/index.html', 'utf8')
const first = new Set()
for (const [tag] of page.matchAll(/<(?:script|link)\b[^>]*>/g)) {
  if (tag.startsWith('<link') && !tag.includes('modulepreload')) continue
  const address = /(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1]
  if (address) first.add(address.replace(/^\.?\//, ''))
}

const chunks = readdirSync('dist/assets')
  .filter(name => name.endsWith('.js'))
  .map(name => ({ name, size: kib(join('dist/assets', name)), first: first.has(`assets/${name}`) }))
chunks.sort((a, b) => Number(b.first) - Number(a.first) || b.size - a.size)
for (const chunk of chunks) {
  process.stdout.write(
    `${chunk.size.toFixed(1).padStart(8)} KiB  ${chunk.first ? 'first' : '     '}  ${chunk.name}\n`,
  )
}

const total = [...first].reduce((sum, file) => sum + kib(join('dist', file)), 0)
process.stdout.write(
  `First load: ${total.toFixed(1)} KiB of JavaScript, gzipped; the limit is ${limit} KiB.\n`,
)
if (first.size === 0 || !chunks.some(chunk => chunk.first)) {
  process.stderr.write(`${basename(import.meta.url)}: dist/index.html names no script of dist/assets.\n`)
  process.exitCode = 1
}
if (total > limit) process.exitCode = 1
