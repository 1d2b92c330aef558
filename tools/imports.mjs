// What may import what, in src/ and rulesets/, and that nobody reaches past the door of a family, tests included. Type imports
// count. Fails too when a source file was not read, and when
// the check does not find each of a set of planted violations: a check that sees nothing must not be green.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

const geometry = '^src/geometry/'
const engine = '^src/engine/'
const register = '^rulesets/index\\.ts$'
const arithmetic = ['robust-predicates', 'flatbush', 'clipper2-ts', 'pure-rand']
const view = ['react', 'react-dom', 'konva', 'react-konva', 'lucide-react']

/**
 * The first layer whose `folder` fits a file says what it may import: of ours, and of packages. `$1` is what the
 * folder's first group matched. `packages: null` is any package that the product depends on.
 * @type {{ name: string, folder: string, ours: string[], packages: string[] | null }[]}
 */
const layers = [
  { name: 'geometry', folder: geometry, ours: [geometry], packages: arithmetic },
  {
    name: 'the engine',
    folder: engine,
    ours: [engine, geometry],
    packages: ['zod', 'pure-rand', '@noble/hashes'],
  },
  {
    name: 'a family',
    folder: '^rulesets/families/',
    ours: ['^rulesets/families/', engine, geometry],
    packages: ['zod', ...arithmetic],
  },
  {
    name: 'a ruleset',
    folder: '^rulesets/([^/]+)/',
    ours: ['^rulesets/$1/', '^rulesets/families/', engine, geometry],
    packages: ['zod', ...arithmetic],
  },
  {
    name: 'the register of rulesets',
    folder: register,
    ours: ['^rulesets/(?!families/)[^/]+/', engine],
    packages: [],
  },
  {
    name: 'an opponent',
    folder: '^src/opponents/',
    ours: ['^src/opponents/', engine, geometry],
    packages: ['zod', 'pure-rand'],
  },
  { name: 'save', folder: '^src/save/', ours: ['^src/save/', engine, geometry], packages: ['zod', 'idb'] },
  {
    name: 'the store',
    folder: '^src/store/',
    ours: ['^src/(store|opponents|save)/', engine, geometry, register],
    packages: ['zustand', 'zod', 'comlink', 'react'],
  },
  {
    name: 'a worker',
    folder: '^src/workers/',
    ours: ['^src/(workers|opponents|save)/', engine, geometry, register],
    packages: ['comlink', 'zod'],
  },
  {
    name: 'the table',
    folder: '^src/table/',
    ours: ['^src/table/', '^src/tokens', engine, geometry],
    packages: view,
  },
  { name: 'tokens', folder: '^src/tokens', ours: ['^src/tokens'], packages: [] },
  { name: 'the app', folder: '^src/app/', ours: ['^src/', register], packages: null },
]

/** Families that are not cut into folders yet: their files are open to all. */
const withoutDoor = new Set(['ancients'])

/**
 * Whether a file reaches past the door of a family, its `index.ts`: only the family itself and its own tests do that.
 * @param {string} file
 * @param {string} target
 */
function reachesPastDoor(file, target) {
  const family = /^rulesets\/families\/([^/]+)\/(?!index\.ts$)/.exec(target)?.[1]
  if (family === undefined || withoutDoor.has(family)) return false
  return !file.startsWith(`rulesets/families/${family}/`) && !file.startsWith(`tests/rulesets/${family}/`)
}

/**
 * Every address that a file imports: imports, exports from, import(), types by import(), and new URL() of a worker.
 * @param {string} file
 * @param {string} text
 */
function addresses(file, text) {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  /** @type {string[]} */
  const found = []
  /** @param {unknown} source */
  const add = source => {
    if (source === null || source === undefined) return
    const value = typeof source === 'object' && 'value' in source ? source.value : undefined
    found.push(typeof value === 'string' ? value : '(computed)')
  }
  new Visitor({
    ImportDeclaration: node => add(node.source),
    ExportAllDeclaration: node => add(node.source),
    ExportNamedDeclaration: node => add(node.source),
    ImportExpression: node => add(node.source),
    TSImportType: node => add(node.source),
    TSExternalModuleReference: node => add(node.expression),
    NewExpression: node => {
      const [first, second] = node.arguments
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'URL') return
      if (second && text.slice(second.start, second.end) === 'import.meta.url') add(first)
    },
  }).visit(program)
  return found
}

/**
 * @param {string} base
 * @param {string[]} dependencies
 */
function check(base, dependencies) {
  /** @param {string[]} roots */
  const filesIn = roots =>
    roots
      .filter(root => existsSync(join(base, root)))
      .flatMap(root =>
        readdirSync(join(base, root), { recursive: true, encoding: 'utf8' }).map(name => join(root, name)),
      )
      .map(file => file.split(sep).join('/'))
      .filter(file => /\.[cm]?[jt]sx?$/.test(file) && !file.endsWith('.d.ts'))
      .toSorted()
  /** @param {string} file @param {string} address */
  const targetOf = (file, address) => {
    const path = posix.join(posix.dirname(file), address.replace(/\?.*$/, ''))
    return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
      .map(ending => path + ending)
      .find(one => /\.\w+$/.test(one) && existsSync(join(base, one)))
  }
  const sources = filesIn(['src', 'rulesets'])
  /** @type {Map<string, string[]>} */
  const graph = new Map(sources.map(file => [file, []]))
  /** @type {{ file: string, problem: string }[]} */
  const problems = []
  let imports = 0

  for (const file of sources) {
    const layer = layers.find(one => new RegExp(one.folder).test(file))
    if (!layer) {
      problems.push({ file, problem: 'belongs to no layer that tools/imports.mjs knows' })
      continue
    }
    const own = new RegExp(layer.folder).exec(file)?.[1] ?? ''
    const ours = layer.ours.map(pattern => new RegExp(pattern.replace('$1', own)))
    for (const address of addresses(file, readFileSync(join(base, file), 'utf8'))) {
      imports++
      if (address.startsWith('.')) {
        const target = targetOf(file, address)
        if (!target) problems.push({ file, problem: `imports ${address}, which is not there` })
        else if (!ours.some(pattern => pattern.test(target))) {
          problems.push({ file, problem: `${layer.name} may not import ${target}` })
        } else if (reachesPastDoor(file, target)) {
          problems.push({ file, problem: `imports ${target} past the door of its family` })
        } else graph.get(file)?.push(target)
      } else if (!address.startsWith('virtual:')) {
        const name = address
          .split('/')
          .slice(0, address.startsWith('@') ? 2 : 1)
          .join('/')
        if (!(layer.packages ?? dependencies).includes(name)) {
          problems.push({ file, problem: `${layer.name} may not import ${address}` })
        }
      }
    }
  }

  for (const file of filesIn(['tests', 'bench'])) {
    for (const address of addresses(file, readFileSync(join(base, file), 'utf8'))) {
      const target = address.startsWith('.') ? targetOf(file, address) : undefined
      if (target && reachesPastDoor(file, target)) {
        problems.push({ file, problem: `imports ${target} past the door of its family` })
      }
    }
  }

  /** @type {Map<string, 'open' | 'done'>} */
  const seen = new Map()
  /** @param {string} file @param {string[]} way */
  const follow = (file, way) => {
    if (seen.get(file) === 'done') return
    if (seen.get(file) === 'open') {
      problems.push({ file, problem: `cycle: ${[...way.slice(way.indexOf(file)), file].join(' > ')}` })
      return
    }
    seen.set(file, 'open')
    for (const next of graph.get(file) ?? []) follow(next, [...way, file])
    seen.set(file, 'done')
  }
  for (const file of sources) follow(file, [])
  return { problems, files: sources.length, imports }
}

/** File, and the line in it that must not be. */
const planted = [
  ['src/geometry/a.ts', "import type { X } from '../engine/base'"],
  ['src/geometry/b.ts', "import konva from 'konva'"],
  ['src/geometry/loop.ts', "import type { X } from './pool'"],
  ['src/geometry/gone.ts', "import { x } from './nowhere'"],
  ['src/engine/a.ts', "import { x } from '../save/base'"],
  ['src/engine/b.ts', "import type { FC } from 'react'"],
  ['src/engine/c.ts', "import fs from 'node:fs'"],
  ['src/engine/d.ts', "export type { X } from '../store/base'"],
  ['rulesets/families/f/a.ts', "import type { X } from '../../one/base'"],
  ['rulesets/families/f/b.ts', "export * from '../../../src/table/base'"],
  ['rulesets/families/g/a.ts', "import type { X } from '../f/part/base'"],
  ['rulesets/two/e.ts', "import type { X } from '../families/f/part/base'"],
  ['tests/rulesets/two/a.ts', "import { x } from '../../../rulesets/families/f/part/base'"],
  ['rulesets/two/a.ts', "import type { X } from '../one/base'"],
  ['rulesets/two/b.ts', "import { create } from 'zustand'"],
  ['rulesets/two/c.ts', "export const x: import('../one/base').X = 1"],
  ['rulesets/two/d.ts', 'const x = import(String(1))'],
  ['rulesets/index.ts', "export { x } from '../src/save/base'"],
  ['src/opponents/a.ts', "import { x } from '../../rulesets/one/base'"],
  ['src/save/a.ts', "import type { X } from '../store/base'"],
  ['src/store/a.ts', "const x = import('../../rulesets/one/base')"],
  ['src/workers/a.ts', "import type { X } from '../store/base'"],
  ['src/table/a.tsx', "import { x } from '../store/base'\nexport const A = () => <i>{x}</i>"],
  ['src/table/b.tsx', "import type { X } from '../../rulesets/index'"],
  ['src/app/a.tsx', "import { x } from '../../rulesets/one/base'"],
  ['src/app/b.ts', "import { test } from 'vitest'"],
  ['src/app/c.ts', "new Worker(new URL('../../rulesets/one/base.ts', import.meta.url))"],
  ['src/other/a.ts', 'export const x = 1'],
]

/** The planted violations that are not found. */
function blindSpots() {
  mkdirSync('.cache', { recursive: true })
  const base = mkdtempSync('.cache/imports-')
  try {
    /** @param {string} file @param {string} text */
    const write = (file, text) => {
      mkdirSync(dirname(join(base, file)), { recursive: true })
      writeFileSync(join(base, file), `${text}\n`)
    }
    const folders = [
      'src/engine',
      'src/save',
      'src/store',
      'src/table',
      'rulesets/one',
      'rulesets/families/f/part',
    ]
    for (const folder of folders) write(`${folder}/base.ts`, 'export const x = 1\nexport type X = number')
    write('rulesets/families/f/index.ts', "export { x } from './part/base'")
    write('rulesets/three/base.ts', "import { x } from '../families/f'")
    write('tests/rulesets/f/base.ts', "import { x } from '../../../rulesets/families/f/part/base'")
    const innocent = [...folders, 'rulesets/families/f', 'rulesets/three', 'tests/rulesets/f']
    write('src/geometry/pool.ts', "export type { X } from './loop'")
    for (const [file = '', text = ''] of planted) write(file, text)
    const { problems } = check(base, ['react', 'zustand', 'konva'])
    const accused = new Set(problems.map(({ file }) => file))
    const wrongly = innocent
      .flatMap(folder => [`${folder}/base.ts`, `${folder}/index.ts`])
      .filter(file => accused.has(file))
    const missed = planted
      .filter(([file = '']) => !accused.has(file))
      .map(([file, text]) => `${file}: ${text}`)
    return [...missed, ...wrongly.map(file => `${file} is innocent`)]
  } finally {
    rmSync(base, { recursive: true })
  }
}

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const { problems, files, imports } = check('.', Object.keys(dependencies))
const blind = blindSpots()
for (const { file, problem } of problems) process.stderr.write(`${file}: ${problem}\n`)
for (const one of blind) process.stderr.write(`planted, but not found: ${one}\n`)
process.stdout.write(
  `${files} files, ${imports} imports, ${problems.length} problems; ` +
    `${planted.length - blind.length} of ${planted.length} planted violations found.\n`,
)
if (files === 0 || problems.length + blind.length > 0) process.exitCode = 1
