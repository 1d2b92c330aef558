import type { HouseRules } from '../../engine/rulebook'
import type { Ruleset } from '../../engine/ruleset'
import type { Character, Computer, Strength } from '../../store/sessionState'
import { Choice, Switch } from '../ui/Choice'
import { classes } from '../ui/cx'
import css from './setup.module.css'

const cx = classes(css)

const STRENGTHS: readonly { readonly value: Strength; readonly label: string; readonly note: string }[] = [
  { value: 'easy', label: 'Easy', note: 'looks at what is near' },
  { value: 'middle', label: 'Steady', note: 'trades fairly' },
  { value: 'hard', label: 'Hard', note: 'thinks ahead' },
]

const SOLO = { value: 'solo', label: 'Solo rules', note: 'as the book has it' } as const

const EVEN = { value: 'even', label: 'Even', note: 'as it comes' } as const

const CHARACTERS: readonly {
  readonly value: Character | 'even'
  readonly label: string
  readonly note: string
}[] = [
  EVEN,
  { value: 'cautious', label: 'Cautious', note: 'keeps out of reach' },
  { value: 'bold', label: 'Bold', note: 'minds no losses' },
  { value: 'stubborn', label: 'Stubborn', note: 'keeps to its aim' },
]

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
          options={CHARACTERS}
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
