import { useStore } from 'zustand'
import { preferences, type Preferences } from '../../store/preferences'
import { Choice, Switch } from '../ui/Choice'
import { classes } from '../ui/cx'
import { Page } from './Page'
import css from './page.module.css'

const cx = classes(css)

const SWITCHES: readonly {
  readonly name: 'sound' | 'patterns' | 'curtain' | 'key'
  readonly label: string
  readonly note: string
}[] = [
  { name: 'sound', label: 'Sound', note: 'Quiet cues for shots and for your turn' },
  { name: 'patterns', label: 'Patterns beside colours', note: 'Hatching on bars of outcomes' },
  {
    name: 'curtain',
    label: 'Curtain between two players',
    note: 'The table is covered while the chair changes hands',
  },
  { name: 'key', label: 'Key of outcomes on the table', note: 'At the lower right corner' },
]

/** What a person sets once for all battles. */
export default function Settings() {
  const now = useStore(preferences)
  const set = (part: Partial<Preferences>) => preferences.setState(part)
  return (
    <Page title="Settings" sub="kept in this browser">
      <div className={`${cx('sheet')} paper`} style={{ maxWidth: 720, margin: '0 auto' }}>
        <h2>What the table shows after an action</h2>
        <Choice
          label="How fast the table shows what happened"
          value={String(now.animation)}
          options={[
            { value: '0', label: 'At once', note: 'nothing moves' },
            { value: '1', label: 'Ordinary', note: 'under a second' },
            { value: '2', label: 'Fast', note: 'twice as fast' },
          ]}
          onChange={value => set({ animation: value === '0' ? 0 : value === '2' ? 2 : 1 })}
        />
        <h2>Size of text</h2>
        <Choice
          label="Size of text"
          value={now.text}
          options={[
            { value: 'normal', label: 'Ordinary' },
            { value: 'large', label: 'Large' },
            { value: 'largest', label: 'Largest' },
          ]}
          onChange={text => set({ text })}
        />
        <h2>At the table</h2>
        {SWITCHES.map(({ name, label, note }) => (
          <div key={name} className={cx('row')}>
            <div>
              <b>{label}</b>
              <span>{note}</span>
            </div>
            <Switch label={label} on={now[name]} onChange={on => set({ [name]: on })} />
          </div>
        ))}
      </div>
    </Page>
  )
}
