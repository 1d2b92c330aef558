// Completes package-lock.json after an install. npm leaves out optional packages for other platforms that it could
// not look up (npm/cli#4828), and `npm ci` then refuses the lock. Their names say what platform they are for.
// npm runs it by itself after an install (the script "dependencies" of package.json).
import { readFileSync, writeFileSync } from 'node:fs'

const file = 'package-lock.json'
/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Entry */
/** @type {{ packages: Record<string, Entry> }} */
const lock = JSON.parse(readFileSync(file, 'utf8'))

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

/** @param {string} name @returns {Pick<Entry, 'os' | 'cpu' | 'libc'>} */
function platform(name) {
  const words = name.split(/[-/]/)
  if (name === 'fsevents') return { os: ['darwin'] }
  const os = systems.find(one => words.includes(one))
  const cpu = words.includes('universal') ? undefined : processors.find(one => words.includes(one))
  if (!os && cpu !== 'wasm32') throw new Error(`${name}: for what platform is it?`)
  const libc =
    words.includes('musl') || words.includes('musleabihf') ? 'musl' : words.includes('gnu') ? 'glibc' : null
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os ? { os: [os] } : {}),
    ...(libc && os === 'linux' ? { libc: [libc] } : {}),
  }
}

/** @type {string[]} */
const added = []
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${place}/node_modules/${name}`
    const top = `node_modules/${name}`
    const version = range.replace(/^[~^]/, '')
    const exact = range === version
    const there = lock.packages[nested] ?? lock.packages[top]
    if (there && (!exact || there.version === version)) continue
    const home = lock.packages[top] ? nested : top
    lock.packages[home] = {
      version,
      ...platform(name),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
    }
    added.push(`${name}@${version}`)
  }
}
if (added.length > 0) {
  const packages = Object.fromEntries(
    Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  )
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`)
}
if (added.length > 0 || !process.argv.includes('--quiet')) {
  process.stdout.write(`${added.length} optional packages added to ${file}\n`)
}
