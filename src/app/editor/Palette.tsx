import { drawingOf, rectangle } from '../../engine/draft/ground'
import { listsOf, outlinesOf, writtenOf } from '../../engine/draft/things'
import { labelOf, oneOf } from '../../engine/draft/labels'
import { shapeAt, shapeOf } from '../../engine/draft/shape'
import { SIDES } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import { capital } from '../../engine/say'
import type { Scenario } from '../../engine/scenario'
import type { FeatureKind, GroundLook, Scene } from '../../engine/scene'
import { Picture } from '../ui/Picture'
import { Badge } from '../ui/Badge'
import { classes } from '../ui/cx'
import css from './editor.module.css'
import { FORMS, type Tool, editing, useEditing } from './editing'

const cx = classes(css)

/** The kinds of ground that the battles of a ruleset have, in the palette's order. */
export function groundOf(ruleset: Ruleset): readonly FeatureKind[] {
  const known = new Set(ruleset.scenarios.flatMap(each => each.ground.features.map(({ kind }) => kind)))
  return ORDER.filter(kind => known.has(kind))
}

const ORDER: readonly FeatureKind[] = [
  'wood',
  'hill',
  'field',
  'orchard',
  'hedge',
  'wall',
  'building',
  'town',
  'road',
  'bridge',
  'river',
  'stream',
  'water',
  'marsh',
  'rough',
  'crest',
  'craters',
  'trench',
  'earthwork',
  'bunker',
  'wire',
  'coast',
  'sandbank',
  'planet',
]

/** What can be put on the table: ground of these rules, zones, and all that their battles list. */
export function Palette({ ruleset, draft }: { readonly ruleset: Ruleset; readonly draft: Scenario }) {
  const tool = useEditing(now => now.tool)
  const shape = shapeOf(ruleset)
  const kinds = groundOf(ruleset)
  const lists = listsOf(shape).filter(list => {
    const items = shapeAt(shape, [list, 0])
    return writtenOf(shape, list) !== null && items?.properties?.['type'] === undefined
  })
  const outlines = outlinesOf(shape, draft)
  const isTool = (other: Tool): boolean => JSON.stringify(other) === JSON.stringify(tool)
  const take = (other: Tool) => (isTool(other) ? editing.rest() : editing.take(other))
  return (
    <nav className={`${cx('palette')} paper`} aria-label="What can be drawn">
      {kinds.length > 0 ? <h2>Ground</h2> : null}
      <div className={cx('kinds')}>
        {kinds.map(kind => {
          const isOn = tool.do === 'ground' && tool.kind === kind
          return (
            <button
              key={kind}
              type="button"
              aria-pressed={isOn}
              onClick={() => (isOn ? editing.rest() : editing.take({ do: 'ground', kind, form: 'free' }))}
            >
              <Picture
                scene={sampleOf(kind, draft.ground.look)}
                width={60}
                height={46}
                crop={CROP}
                label=""
              />
              <span>{capital(kind)}</span>
            </button>
          )
        })}
        {kinds.includes('building') && !isSea(draft.ground.look) ? (
          <button type="button" aria-pressed={tool.do === 'hamlet'} onClick={() => take({ do: 'hamlet' })}>
            <Picture scene={hamletOf(draft.ground.look)} width={60} height={46} crop={CROP} label="" />
            <span>Hamlet</span>
          </button>
        ) : null}
      </div>
      {tool.do === 'ground' && drawingOf(tool.kind) === 'area' ? (
        <div className={cx('forms')} role="group" aria-label="How it is drawn">
          {FORMS.map(form => (
            <button
              key={form}
              type="button"
              aria-pressed={tool.form === form}
              onClick={() => editing.take({ ...tool, form })}
            >
              {capital(form)}
            </button>
          ))}
        </div>
      ) : null}
      <h2>On the ground</h2>
      <ul className={cx('others')}>
        {outlines.map(({ path, closed, side }) => {
          const label =
            path[0] === 'zones' && side ? `Zone: ${draft.sides[side].name}` : labelOfPath(draft, path)
          const other: Tool = { do: 'outline', path, closed, label }
          return (
            <li key={path.join(' ')}>
              <button
                type="button"
                aria-pressed={isTool(other)}
                onClick={() => (isTool(other) ? editing.rest() : editing.choose(path))}
              >
                <Badge side={side} /> {label}
              </button>
            </li>
          )
        })}
        {lists.flatMap(list => {
          const sided = shapeAt(shape, [list, 0, 'side'])?.enum !== undefined
          return (sided ? SIDES : [null]).map(side => {
            const label = capital(oneOf(list))
            const other: Tool = { do: 'put', list, side, label }
            return (
              <li key={`${list} ${side ?? ''}`}>
                <button type="button" aria-pressed={isTool(other)} onClick={() => take(other)}>
                  <Badge side={side} /> {label}
                </button>
              </li>
            )
          })
        })}
        <li>
          <button type="button" aria-pressed={tool.do === 'name'} onClick={() => take({ do: 'name' })}>
            <i>Aa</i> Name
          </button>
        </li>
      </ul>
    </nav>
  )
}

const isSea = (look: GroundLook): boolean => look === 'sea' || look === 'night'

/** 'Course of PT patrol'. */
export function labelOfPath(draft: Scenario, path: readonly (string | number)[]): string {
  const [list, at, member] = path
  const entries = (draft as unknown as Readonly<Record<string, unknown>>)[String(list)]
  const entry = Array.isArray(entries) && typeof at === 'number' ? entries[at] : null
  const name = typeof entry?.name === 'string' ? entry.name : ''
  return name === '' ? labelOf(String(member ?? at ?? list)) : `${labelOf(String(member))}: ${name}`
}

const CROP = { x: 2, y: 2.35, width: 4, height: 3.07 }
const samples = new Map<string, Pick<Scene, 'board' | 'ground' | 'tokens' | 'props'>>()

function sample(key: string, look: GroundLook, features: Scene['ground']['features']) {
  let scene = samples.get(`${key} ${look}`)
  if (!scene) {
    const board = { kind: 'inches', width: 8, height: 8 } as const
    scene = { board, ground: { look, seed: key, features, names: [] }, tokens: [], props: [] }
    samples.set(`${key} ${look}`, scene)
  }
  return scene
}

/** A piece of each kind of ground, for its button. */
export function sampleOf(kind: FeatureKind, look: GroundLook) {
  const way = [
    { x: 1, y: 5 },
    { x: 3, y: 3.6 },
    { x: 5, y: 4.3 },
    { x: 7, y: 3 },
  ]
  const area = Array.from({ length: 10 }, (_, at) => ({
    x: 4 + Math.sin((at / 10) * 2 * Math.PI) * (1.7 + (at % 3) * 0.15),
    y: 3.9 - Math.cos((at / 10) * 2 * Math.PI) * (1.25 + (at % 2) * 0.15),
  }))
  const own = { id: kind, kind }
  if (drawingOf(kind) === 'line')
    return sample(kind, look, [{ ...own, shape: { line: way, width: kind === 'river' ? 1.4 : 0.6 } }])
  if (kind === 'bridge') {
    const water = {
      id: 'water',
      kind: 'river',
      shape: {
        line: [
          { x: 4, y: 0 },
          { x: 4, y: 8 },
        ],
        width: 1.6,
      },
    } as const
    return sample(kind, look, [water, { ...own, shape: { area: rectangle({ x: 4, y: 3.9 }, 2.6, 1, 0) } }])
  }
  if (drawingOf(kind) === 'stamp')
    return sample(kind, look, [{ ...own, shape: { area: rectangle({ x: 4, y: 3.9 }, 1.6, 1.1, 20) } }])
  return sample(kind, look, [{ ...own, shape: { area } }])
}

function hamletOf(look: GroundLook) {
  const at = [
    [3, 3.2, 10],
    [4.9, 3.1, 80],
    [3.4, 4.6, -15],
    [5.1, 4.7, 5],
  ]
  return sample(
    'hamlet',
    look,
    at.map(([x = 0, y = 0, turn = 0], i) => ({
      id: `h${i}`,
      kind: 'building' as const,
      shape: { area: rectangle({ x, y }, 1.1, 0.8, turn) },
    })),
  )
}
