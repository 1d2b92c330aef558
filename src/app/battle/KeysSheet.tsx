import { Key } from '../ui/Button'
import { OutcomeBar } from '../ui/OutcomeBar'
import { Sheet } from '../ui/Sheet'
import { classes } from '../ui/cx'
import { useSession } from '../useSession'
import { COMMANDS } from './commands'
import css from './dialogs.module.css'
import { keyLabel } from './keys'

const cx = classes(css)
const GROUPS = ['Play', 'Piece in hand', 'Look', 'Read'] as const

/** All keys, and the key of outcomes. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const outcomes = useSession(now => now.ruleset?.outcomes ?? [])
  const shown = COMMANDS.filter(command => !/^target-[2-9]$/.test(command.id))
  return (
    <Sheet title="All keys" open onClose={onClose}>
      <table className={cx('keys')}>
        {GROUPS.map(group => (
          <tbody key={group}>
            <tr>
              <th colSpan={2} scope="colgroup">
                {group}
              </th>
            </tr>
            {shown
              .filter(command => command.group === group)
              .map(command => (
                <tr key={command.id}>
                  <td>
                    {command.id === 'target-1' ? 'Choose target 1 to 9; again to confirm' : command.name}
                  </td>
                  <td>
                    {command.id === 'target-1' ? (
                      <>
                        <Key>1</Key> … <Key>9</Key>
                      </>
                    ) : (
                      command.keys.map(key => <Key key={key}>{keyLabel(key)}</Key>)
                    )}
                    <span className="quiet">{command.keys.map(keyLabel).join(' or ')}</span>
                  </td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
      <h3 style={{ margin: '16px 0 6px' }}>Outcomes</h3>
      {outcomes.map(kind => (
        <div
          key={kind.id}
          style={{ display: 'grid', gridTemplateColumns: '80px 1fr', gap: 12, alignItems: 'center' }}
        >
          <OutcomeBar bar={[{ share: 1, outcome: kind.id }]} outcomes={outcomes} />
          <span>{kind.label}</span>
        </div>
      ))}
    </Sheet>
  )
}
