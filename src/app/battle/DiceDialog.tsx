import { capital } from '../../engine/say'
import { useEffect, useRef, useState } from 'react'
import { stateOf } from '../../engine/battle'
import type { Cards } from '../../engine/chance'
import { type DiceAsked, cardFace } from '../../engine/dice/throwing'
import { scenarioNow } from '../../store/selectors'
import { Button } from '../ui/Button'
import { ClauseLink } from '../ui/ClauseLink'
import { Sheet } from '../ui/Sheet'
import { classes } from '../ui/cx'
import { actions, useSession } from '../useSession'
import css from './dialogs.module.css'

const cx = classes(css)

/** Asks for the faces of dice thrown on a real table. What is left empty the program throws. */
export function DiceDialog() {
  const dice = useSession(now => now.dice)
  const sides = useSession(now => scenarioNow(now)?.sides)
  const unitName = useSession(now => {
    const { dice: thrown } = now
    const id = thrown && 'unit' in thrown.action ? thrown.action.unit : null
    return now.battle && stateOf(now.battle).units.find(unit => unit.id === id)?.name
  })
  if (!dice || !sides) return null
  const { asked, faces, fallen } = dice
  const who = asked.by ? sides[asked.by].name : unitName
  return (
    <Sheet
      title={who ? `${who}: ${asked.purpose}` : capital(asked.purpose)}
      open
      onClose={actions.cancelDice}
    >
      <DiceForm key={faces.length} asked={asked} fallen={fallen} />
    </Sheet>
  )
}

function DiceForm({ asked, fallen }: { readonly asked: DiceAsked; readonly fallen: boolean }) {
  const [typed, setTyped] = useState<readonly string[]>(asked.dice.map(() => ''))
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const fields = () => [...(form.current?.querySelectorAll('input') ?? [])]
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [form])
  const send = (texts: readonly string[]) =>
    setProblem(actions.throwDice(texts.map(text => (text === '' ? null : Number(text)))))
  const type = (at: number, text: string) => {
    const digits = text.replace(/\D/g, '')
    const next = typed.map((one, index) => (index === at ? digits : one))
    setTyped(next)
    // On to the next die, but the last one is not sent unasked: a slip of the finger can be mended, and an Enter
    // after it does nothing else.
    const full = digits.length >= String(asked.dice[at] ?? 6).length
    if (full && at + 1 < asked.dice.length) fields()[at + 1]?.focus()
  }
  return (
    <form
      ref={form}
      className={cx('dice')}
      onSubmit={event => {
        event.preventDefault()
        send(typed)
      }}
    >
      <p>
        {needText(asked)} {asked.clause ? <ClauseLink id={asked.clause} /> : null}
      </p>
      <div className={cx('faces')}>
        {asked.pile ? <CardField pile={asked.pile} onChoose={face => setTyped([face])} /> : null}
        {(asked.pile ? [] : asked.dice).map((sides, at) => (
          // Dice are asked for in their order.
          // oxlint-disable-next-line react/no-array-index-key
          <label key={at}>
            <span>
              {asked.dice.length > 1 ? `Die ${at + 1}, ` : ''}
              {ownNeed(asked, at) ?? `1 to ${sides}`}
            </span>
            <input
              inputMode="numeric"
              autoComplete="off"
              value={typed[at] ?? ''}
              maxLength={String(sides).length}
              onChange={event => type(at, event.target.value)}
            />
          </label>
        ))}
      </div>
      {problem ? (
        <p role="alert" className={cx('problem')}>
          {problem}
        </p>
      ) : null}
      <div className={cx('buttons')}>
        {fallen ? null : <Button onClick={actions.cancelDice}>Do something else</Button>}
        <Button go type="submit" hint="Enter">
          {goText(asked, typed)}
        </Button>
      </div>
    </form>
  )
}

/** The card that was drawn from the pack on the real table, of those that are still in it. */
function CardField({
  pile,
  onChoose,
}: {
  readonly pile: readonly Cards[]
  /** The face that stands for it; empty where the program draws. */
  readonly onChoose: (face: string) => void
}) {
  return (
    <label>
      <span>The card</span>
      <select onChange={event => onChoose(event.target.value)}>
        <option value="">Draw it for me</option>
        {pile.map(({ label, count }, at) =>
          count > 0 ? (
            <option key={label} value={cardFace(pile, at)}>
              {count > 1 ? `${label} (${count} left)` : label}
            </option>
          ) : null,
        )}
      </select>
    </label>
  )
}

/** What a die needs of its own, where they differ: '5 or more'. */
function ownNeed({ kind, need }: DiceAsked, at: number): string | null {
  const own = need?.[at]
  return (kind === 'tally' || kind === 'each') && own !== undefined ? `${own} or more` : null
}

function goText({ pile }: DiceAsked, typed: readonly string[]): string {
  const some = typed.some(one => one === '')
  if (pile) return some ? 'Draw it for me' : 'This is the card'
  return some ? 'Throw the rest for me' : 'These are the dice'
}

function needText(asked: DiceAsked): string {
  if (asked.pile) return 'Draw a card and say which one it is.'
  const [need] = asked.need ?? []
  const many = asked.dice.length === 1 ? 'Throw a die' : `Throw ${asked.dice.length} dice`
  return asked.kind === 'check' && need !== undefined
    ? `${many}: ${need} or more is needed.`
    : `${many} and type what ${asked.dice.length === 1 ? 'it shows' : 'they show'}.`
}
