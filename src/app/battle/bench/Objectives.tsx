import { SIDES } from '../../../engine/ids'
import { holdingsOf } from '../../../engine/tableActs'
import { scenarioNow, seenNow } from '../../../store/selectors'
import { Choice } from '../../ui/Choice'
import { useSession } from '../../useSession'
import { ruleAct } from './ruling'

const NOBODY = 'nobody'

/** Who holds what: for rules by which an objective stays with whoever had it last. */
export function ObjectivesSection() {
  const view = useSession(seenNow)
  const sides = useSession(now => scenarioNow(now)?.sides)
  const holdings = view ? holdingsOf(view) : []
  if (!sides || holdings.length === 0) return null
  return (
    <section>
      <h3>Who holds it</h3>
      {holdings.map(({ id, name, holder }) => (
        <div key={id}>
          <p>
            <b>{name}</b>
          </p>
          <Choice
            label={`Who holds ${name}`}
            value={holder ?? NOBODY}
            options={[
              ...SIDES.map(side => ({ value: side, label: sides[side].name })),
              { value: NOBODY, label: 'Nobody' },
            ]}
            onChange={chosen => {
              const now = SIDES.find(side => side === chosen) ?? null
              ruleAct(
                now ? `Why do the ${sides[now].name} hold ${name} now?` : `Why does nobody hold ${name} now?`,
                {
                  type: 'referee',
                  do: 'hold',
                  objective: id,
                  holder: now,
                },
              )
            }}
          />
        </div>
      ))}
    </section>
  )
}
