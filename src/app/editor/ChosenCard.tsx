import { Copy, Trash2 } from 'lucide-react'
import { rowOfFeature } from '../../engine/draft/corners'
import { withFeatures } from '../../engine/draft/ground'
import { labelOf } from '../../engine/draft/labels'
import { valueAt, withValue } from '../../engine/draft/paths'
import type { Ruleset } from '../../engine/ruleset'
import { capital } from '../../engine/say'
import type { Scenario } from '../../engine/scenario'
import type { Feature } from '../../engine/scene'
import { drafts } from '../../store/drafts'
import { Button } from '../ui/Button'
import { ClauseLink } from '../ui/ClauseLink'
import { Picture, Portrait } from '../ui/Picture'
import { classes } from '../ui/cx'
import { copy, remove } from './acts'
import { Corners, Extent } from './Corners'
import css from './editor.module.css'
import { editing, useEditing } from './editing'
import { Fields } from './Fields'
import { labelOfPath, sampleOf } from './Palette'
import { type Laid, chosenIn } from './scene'

const cx = classes(css)

interface ChosenProps {
  readonly ruleset: Ruleset
  readonly draft: Scenario
  readonly laid: Laid
}

/** What is chosen on the table of the editor, with all that can be said of it. */
export function ChosenCard({ ruleset, draft, laid }: ChosenProps) {
  const selected = useEditing(now => now.selected)
  const tool = useEditing(now => now.tool)
  const chosen = chosenIn(draft, laid, selected)
  if (!chosen || !selected) {
    return (
      <section>
        <h2>{tool.do === 'choose' ? draft.title : toolName(tool)}</h2>
        <p>
          {tool.do === 'choose'
            ? 'Press anything on the table to change it, drag it elsewhere, or take a tool at the left.'
            : 'Press the place on the table. Arrows and Space do the same.'}
        </p>
      </section>
    )
  }
  const buttons = (may: boolean) => (
    <div className={cx('pair')}>
      {may ? (
        <Button onClick={() => copy(selected)}>
          <Copy size={16} /> Copy
        </Button>
      ) : null}
      <Button stop onClick={() => remove(selected)}>
        <Trash2 size={16} /> Remove
      </Button>
    </div>
  )
  switch (chosen.is) {
    case 'feature':
      return (
        <section>
          <FeatureCard draft={draft} feature={chosen.feature} at={chosen.at} ruleset={ruleset} />
          {buttons(true)}
        </section>
      )
    case 'outline':
      return (
        <section>
          <h2>
            {selected[0] === 'zones' && chosen.outline.side
              ? `Where the ${draft.sides[chosen.outline.side].name} set up`
              : labelOfPath(draft, selected)}
          </h2>
          <p>Drag its knobs; a small one between two makes a new point.</p>
          <Corners row={chosen.outline} />
          <div className={cx('pair')}>
            <Button
              onClick={() =>
                editing.take({
                  do: 'outline',
                  path: selected,
                  closed: chosen.outline.closed,
                  label: labelOfPath(draft, selected),
                })
              }
            >
              Draw it anew
            </Button>
          </div>
        </section>
      )
    case 'name': {
      const { text, size } = chosen.name
      const set = (key: string, value: unknown) =>
        drafts.change(withValue(draft, [...selected, key], value), `name ${chosen.at}`)
      return (
        <section>
          <h2>{text}</h2>
          <div className={cx('fields')}>
            <label className={cx('field')}>
              <span>Name on the map</span>
              <input value={text} maxLength={120} onChange={event => set('text', event.target.value)} />
            </label>
            <label className={cx('field')}>
              <span>Height of its letters</span>
              <input
                type="number"
                step={0.1}
                min={0.2}
                max={3}
                value={size}
                onChange={event =>
                  set('size', Math.min(10, Math.max(0.1, Number(event.target.value) || 0.6)))
                }
              />
            </label>
          </div>
          {buttons(true)}
        </section>
      )
    }
    case 'thing':
    case 'entry': {
      const id = valueAt(draft, [...selected, 'id'])
      const token = laid.scene.tokens.find(each => each.id === id)
      const name = valueAt(draft, [...selected, 'name'])
      const isUnit = typeof valueAt(draft, [...selected, 'type']) === 'string'
      return (
        <section>
          <div className={cx('head')}>
            {token ? <Portrait token={token} size={72} look={draft.ground.look} /> : null}
            <div>
              <h2>{typeof name === 'string' ? capital(name) : labelOf(String(selected[0]))}</h2>
              {isUnit ? <p>{musterText(ruleset, valueAt(draft, [...selected, 'type']))}</p> : null}
            </div>
          </div>
          <Fields ruleset={ruleset} draft={draft} path={selected} />
          {buttons(true)}
        </section>
      )
    }
  }
}

const toolName = (tool: ReturnType<typeof editing.get>['tool']): string => {
  switch (tool.do) {
    case 'ground':
      return capital(tool.kind)
    case 'enlist':
      return tool.name
    case 'outline':
    case 'put':
      return tool.label
    case 'hamlet':
      return 'Hamlet'
    default:
      return 'A name on the map'
  }
}

function musterText(ruleset: Ruleset, type: unknown): string {
  const entry = ruleset.muster.find(each => each.id === type)
  return entry ? `${entry.name}, ${entry.nation}` : ''
}

/** What else the booklets call a kind of ground. */
const CALLED: Readonly<Partial<Record<Feature['kind'], string>>> = {
  building: 'buildings?|houses?|towns?|villages?',
  town: 'towns?|villages?|built',
  rough: 'rough|broken|bad ground',
  stream: 'streams?|brooks?',
  water: 'water|lakes?|ponds?',
  craters: 'craters?',
  coast: 'coasts?|land|shore',
  earthwork: 'earthworks?|fortifications?|field works?',
  bunker: 'bunkers?|pillbox(es)?',
}
const MOST_CLAUSES = 5

/** Where the rulebook speaks of a kind of ground. */
function InTheRules({ ruleset, kind }: { readonly ruleset: Ruleset; readonly kind: Feature['kind'] }) {
  const word = new RegExp(`\\b(${CALLED[kind] ?? `${kind}s?`})\\b`, 'i')
  const found = ruleset.rulebook.clauses.filter(({ text }) => word.test(text)).slice(0, MOST_CLAUSES)
  if (found.length === 0) return <p>These rules do not speak of it: it is painted only.</p>
  return (
    <p>
      In the rules:{' '}
      {found.map(({ id }, at) => (
        <span key={id}>
          {at > 0 ? ', ' : ''}
          <ClauseLink id={id} />
        </span>
      ))}
    </p>
  )
}

function FeatureCard({
  draft,
  feature,
  at,
  ruleset,
}: {
  readonly draft: Scenario
  readonly feature: Feature
  readonly at: number
  readonly ruleset: Ruleset
}) {
  const { kind, shape, name = '', look = '' } = feature
  const set = (next: Feature) =>
    drafts.change(
      withFeatures(
        draft,
        draft.ground.features.map((each, i) => (i === at ? next : each)),
      ),
      `feature ${at}`,
    )
  const looks = [
    ...new Set(
      ruleset.scenarios.flatMap(each =>
        each.ground.features.flatMap(one => (one.kind === kind && one.look !== undefined ? [one.look] : [])),
      ),
    ),
  ]
  return (
    <>
      <div className={cx('head')}>
        <Picture
          scene={sampleOf(kind, draft.ground.look)}
          width={84}
          height={64}
          crop={{ x: 2, y: 2.35, width: 4, height: 3.07 }}
          label=""
        />
        <div>
          <h2>{capital(name === '' ? kind : name)}</h2>
          <p>Drag its knobs; a small one between two makes a new point.</p>
          <InTheRules ruleset={ruleset} kind={kind} />
        </div>
      </div>
      <div className={cx('fields')}>
        <label className={cx('field')}>
          <span>Name</span>
          <input
            value={name}
            maxLength={120}
            onChange={event => {
              const { name: _old, ...rest } = feature
              set(event.target.value === '' ? rest : { ...rest, name: event.target.value })
            }}
          />
        </label>
        {looks.length > 0 ? (
          <label className={cx('field')}>
            <span>Looks like</span>
            <select
              value={look}
              onChange={event => {
                const { look: _old, ...rest } = feature
                set(event.target.value === '' ? rest : { ...rest, look: event.target.value })
              }}
            >
              <option value="">As usual</option>
              {looks.map(each => (
                <option key={each} value={each}>
                  {capital(each)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {'line' in shape ? (
          <label className={cx('field')}>
            <span>Width</span>
            <input
              type="number"
              step={0.1}
              min={0.1}
              max={10}
              value={shape.width}
              onChange={event =>
                set({
                  ...feature,
                  shape: { ...shape, width: Math.min(50, Math.max(0.05, Number(event.target.value) || 0.5)) },
                })
              }
            />
          </label>
        ) : null}
      </div>
      {'area' in shape ? <Extent draft={draft} feature={feature} at={at} /> : null}
      <Corners row={rowOfFeature(feature, ['ground', 'features', at])} />
    </>
  )
}
