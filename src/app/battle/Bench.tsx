import { capital } from '../../engine/say'
import { sideDoes } from '../../engine/plural'
import { useState } from 'react'
import { lineOf, scenarioOf, stateOf, strictnessOf } from '../../engine/battle'
import { type RefereeAction, STRICTNESSES, type Strictness } from '../../engine/referee'
import { SIDES } from '../../engine/ids'
import { looksFreely, seenNow } from '../../store/selectors'
import { Button } from '../ui/Button'
import { Choice } from '../ui/Choice'
import { Sheet } from '../ui/Sheet'
import { classes } from '../ui/cx'
import { actions, useSession } from '../useSession'
import css from './dialogs.module.css'

const cx = classes(css)

const STRICT: Readonly<Record<Strictness, { readonly label: string; readonly note: string }>> = {
  enforce: { label: 'Enforce', note: 'what is refused is not done' },
  warn: { label: 'Warn', note: 'done with a reason' },
  off: { label: 'Off', note: 'everything passes' },
}

/** The referee's bench: every act has a reason, stands in the log and may be taken back like any other. */
export function Bench({ onClose }: { readonly onClose: () => void }) {
  const battle = useSession(now => now.battle)
  const ruleset = useSession(now => now.ruleset)
  const chair = useSession(now => now.chair)
  const view = useSession(seenNow)
  const guest = useSession(now => now.guest)
  const free = useSession(looksFreely)
  const chosen = useSession(now => now.focus.unit)
  const notice = useSession(now => now.notice)
  const [reason, setReason] = useState('')
  const [unitId, setUnit] = useState(chosen ?? '')
  const [field, setField] = useState('')
  const [value, setValue] = useState('')
  const [x, setX] = useState('')
  const [y, setY] = useState('')
  const [facing, setFacing] = useState('')
  const [faces, setFaces] = useState('')
  const [isDone, setDone] = useState(false)
  if (!battle || !ruleset || !view) return null
  const { sides } = scenarioOf(ruleset, battle)
  // The bench shows what the chair may know: to set right what is hidden one sits down as referee first.
  const units = view.units.filter(one => chair === 'referee' || one.side === chair || one.at !== null)
  const unit = units.find(one => one.id === unitId) ?? units[0]
  const fields = ruleset.refereeFields
  const known = fields.find(one => one.field === field) ?? fields[0]
  const last = lineOf(battle).moments[battle.cursor - 1]
  const why = reason.trim()
  const may = why !== ''
  const doIt = (action: RefereeAction) => {
    const did = actions.perform(action)
    setDone(did)
    if (did) setReason('')
  }
  const number = (text: string, otherwise: number) => (text.trim() === '' ? otherwise : Number(text))
  return (
    <Sheet title="Referee’s bench" place="side" open onClose={onClose}>
      <div className={cx('bench', 'form')}>
        <label>
          <span>The reason, as the log will give it; without one nothing can be changed</span>
          <input value={reason} maxLength={400} onChange={event => setReason(event.target.value)} />
        </label>
        {notice ? (
          <p role="alert" className={cx('problem')}>
            {notice.text}
          </p>
        ) : isDone ? (
          <p role="status">It is done and stands in the log. Take it back like any other act.</p>
        ) : null}
        <section>
          <h3>How strict the table is</h3>
          <Choice
            label="How strict the table is"
            value={strictnessOf(battle)}
            options={STRICTNESSES.map(one => ({ value: one, ...STRICT[one] }))}
            onChange={to => {
              if (!may) return actions.say({ text: 'Give the reason first: it stands in the log.' })
              actions.setStrictness(to, why)
              setReason('')
              setDone(true)
            }}
          />
        </section>
        <section>
          <h3>Whose eyes</h3>
          <Choice
            label="Whose eyes"
            value={chair === 'public' ? 'referee' : chair}
            options={[
              ...SIDES.map(side => ({ value: side, label: sides[side].name })),
              { value: 'referee' as const, label: 'All' },
            ]}
            onChange={eyes => {
              if (!may && !free)
                return actions.say({
                  text: 'Give the reason first: to look with other eyes stands in the log, and all read it.',
                })
              actions.look(eyes, why)
              setReason('')
            }}
          />
          {guest === null ? null : (
            <div className={cx('buttons')}>
              <Button
                onClick={() => {
                  actions.getUp()
                  onClose()
                }}
              >
                Get up and play on
              </Button>
            </div>
          )}
        </section>
        <section>
          <h3>A unit</h3>
          <label>
            <span>Which</span>
            <select value={unit?.id ?? ''} onChange={event => setUnit(event.target.value)}>
              {units.map(one => (
                <option key={one.id} value={one.id}>
                  {one.name}, {sides[one.side].name}
                  {one.at ? '' : ', off the table'}
                </option>
              ))}
            </select>
          </label>
          <div className={cx('two')}>
            <label>
              <span>Across, now {unit?.at ? unit.at.x.toFixed(1) : 'off'}</span>
              <input inputMode="decimal" value={x} onChange={event => setX(event.target.value)} />
            </label>
            <label>
              <span>Down, now {unit?.at ? unit.at.y.toFixed(1) : 'off'}</span>
              <input inputMode="decimal" value={y} onChange={event => setY(event.target.value)} />
            </label>
          </div>
          <label>
            <span>Facing, degrees from the top edge, now {Math.round(unit?.facing ?? 0)}</span>
            <input inputMode="numeric" value={facing} onChange={event => setFacing(event.target.value)} />
          </label>
          <div className={cx('buttons')}>
            <Button
              disabled={!may || !unit}
              onClick={() =>
                unit &&
                doIt({
                  type: 'referee',
                  do: 'move',
                  unit: unit.id,
                  at: { x: number(x, unit.at?.x ?? 0), y: number(y, unit.at?.y ?? 0) },
                  facing: number(facing, unit.facing),
                  reason: why,
                })
              }
            >
              Place it there
            </Button>
            <Button
              disabled={!may || !unit?.at}
              onClick={() =>
                unit &&
                doIt({
                  type: 'referee',
                  do: 'move',
                  unit: unit.id,
                  at: null,
                  facing: unit.facing,
                  reason: why,
                })
              }
            >
              Take it off
            </Button>
            <Button
              stop
              disabled={!may || !unit}
              onClick={() => unit && doIt({ type: 'referee', do: 'remove', unit: unit.id, reason: why })}
            >
              Remove it
            </Button>
          </div>
        </section>
        {known ? (
          <section>
            <h3>Its state</h3>
            <div className={cx('two')}>
              <label>
                <span>What</span>
                <select value={known.field} onChange={event => setField(event.target.value)}>
                  {fields.map(one => (
                    <option key={one.field} value={one.field}>
                      {capital(one.label)}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                <span>Set to</span>
                <select value={value} onChange={event => setValue(event.target.value)}>
                  {known.values.map(one => (
                    <option key={String(one)} value={String(one)}>
                      {one === true ? 'yes' : one === false ? 'no' : String(one)}
                    </option>
                  ))}
                </select>
              </label>
            </div>
            <div className={cx('buttons')}>
              <Button
                disabled={!may || !unit}
                onClick={() => {
                  const to = known.values.find(one => String(one) === value) ?? known.values[0]
                  if (unit && to !== undefined) {
                    doIt({
                      type: 'referee',
                      do: 'set',
                      unit: unit.id,
                      field: known.field,
                      value: to,
                      reason: why,
                    })
                  }
                }}
              >
                Set it
              </Button>
              <Button
                disabled={!may || !unit}
                onClick={() => {
                  if (!unit) return
                  const id = freshId(unit.id, new Set(stateOf(battle).units.map(one => one.id)))
                  const at = unit.at ? { x: unit.at.x + 1.5, y: unit.at.y } : null
                  const copy = { ...unit, id, name: `${unit.name}, second`, at }
                  doIt({ type: 'referee', do: 'add', unit: JSON.parse(JSON.stringify(copy)), reason: why })
                }}
              >
                Add another like it
              </Button>
            </div>
          </section>
        ) : null}
        <section>
          <h3>The last dice</h3>
          <p>
            {last && last.step.dice.length > 0
              ? `The last action threw ${last.step.dice.join(', ')}.`
              : 'The last action threw no dice.'}
          </p>
          <label>
            <span>Faces to set, with spaces between; empty to throw again</span>
            <input inputMode="numeric" value={faces} onChange={event => setFaces(event.target.value)} />
          </label>
          <div className={cx('buttons')}>
            <Button
              disabled={!may || !last || last.step.dice.length === 0}
              onClick={() => {
                const set = faces.trim() === '' ? undefined : faces.trim().split(/\s+/).map(faceOf)
                actions.rerollLast(why, set)
                setFaces('')
                setReason('')
                setDone(true)
              }}
            >
              {faces.trim() === '' ? 'Throw again' : 'Set the dice'}
            </Button>
          </div>
        </section>
        <section>
          <h3>The battle</h3>
          <div className={cx('buttons')}>
            <Button disabled={!may} onClick={() => doIt({ type: 'referee', do: 'note', reason: why })}>
              Note it in the log
            </Button>
            {SIDES.map(side => (
              <Button
                key={side}
                disabled={!may}
                onClick={() => doIt({ type: 'referee', do: 'result', winner: side, reason: why })}
              >
                The {sideDoes(sides[side], 'win')}
              </Button>
            ))}
            <Button
              disabled={!may}
              onClick={() => doIt({ type: 'referee', do: 'result', winner: null, reason: why })}
            >
              Nobody wins
            </Button>
          </div>
        </section>
      </div>
    </Sheet>
  )
}

/** A face as it was typed; what is no face is thrown. */
function faceOf(text: string): number | null {
  const face = Number(text)
  return Number.isInteger(face) && face >= 1 ? face : null
}

function freshId(like: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const id = `${like}-${number}`
    if (!taken.has(id)) return id
  }
}
