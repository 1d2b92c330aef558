import type { HouseRules } from '../../engine/rulebook'
import type { Ruleset } from '../../engine/ruleset'
import type { Computer } from '../../store/sessionState'
import { Choice, Switch } from '../ui/Choice'
import { classes } from '../ui/cx'
import { CHARACTERS, SOLO, STRENGTHS } from '../ui/seats'
import css from './setup.module.css'

const cx = classes(css)

const EVEN = { value: 'even', label: 'Even', note: 'as it comes' } as const

/** How a computer plays a side: how well, and of what character. The solo rules of a book have no character. */
export function ComputerTerms({
  name,
  ruleset,
  computer,
  houseRules,
  onChange,
  onHouseRules,
}: {
  /** Of its side. */
  readonly name: string
  readonly ruleset: Ruleset
  readonly computer: Computer
  readonly houseRules: HouseRules
  readonly onChange: (computer: Computer) => void
  readonly onHouseRules: (houseRules: HouseRules) => void
}) {
  const { strength, character } = computer
  const isSolo = strength === 'solo'
  return (
    <div className={cx('temper')}>
      <Choice
        label={`How strong the computer is as the ${name}`}
        value={strength}
        options={ruleset.soloPlayer ? [...STRENGTHS, SOLO] : STRENGTHS}
        onChange={next => {
          onChange(next === 'solo' ? { strength: next } : { ...computer, strength: next })
          if (next === 'solo' && ruleset.soloRule !== undefined)
            onHouseRules({ ...houseRules, [ruleset.soloRule]: true })
        }}
      />
      {isSolo ? null : (
        <Choice
          label={`Of what character the computer is as the ${name}`}
          value={character ?? EVEN.value}
          options={[EVEN, ...CHARACTERS]}
          onChange={next => onChange(next === 'even' ? { strength } : { strength, character: next })}
        />
      )}
      {isSolo && ruleset.soloNote ? (
        <SoloNote
          note={ruleset.soloNote}
          rules={ruleset.houseRules}
          on={houseRules}
          onChange={onHouseRules}
        />
      ) : null}
    </div>
  )
}

/** What one should know of the solo procedure, with the house rule that helps beside it. */
function SoloNote({
  note: { text, rule },
  rules,
  on,
  onChange,
}: {
  readonly note: NonNullable<Ruleset['soloNote']>
  readonly rules: Ruleset['houseRules']
  readonly on: Readonly<Record<string, boolean>>
  readonly onChange: (on: Readonly<Record<string, boolean>>) => void
}) {
  const label = rules.find(({ id }) => id === rule)?.label ?? rule
  return (
    <div className={cx('hr')}>
      <div>
        <span>{text}</span>
        <b>{label}</b>
      </div>
      <Switch
        label={`${label}, with the solo rules`}
        on={on[rule] === true}
        onChange={next => onChange({ ...on, [rule]: next })}
      />
    </div>
  )
}
