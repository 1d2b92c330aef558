import { useEffect, useState } from 'react'
import { withForces } from '../../engine/draft/enlist'
import { SIDES, type Side } from '../../engine/ids'
import type { Army } from '../../engine/armies'
import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import { armyShelf } from '../../store/armyShelf'
import { drafts } from '../../store/drafts'
import { pointsSaid } from '../screens/ArmyBattles'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { Sheet } from '../ui/Sheet'
import { classes } from '../ui/cx'
import css from './editor.module.css'
import { editing, useEditing } from './editing'

const cx = classes(css)

/** An army by points in place of a side's forces, where the rules have such armies. */
export function ArmySheet({ ruleset, draft }: { readonly ruleset: Ruleset; readonly draft: Scenario }) {
  const open = useEditing(now => now.sheet === 'army')
  const { armies: rules } = ruleset
  const [at, setAt] = useState(0)
  const [own, setOwn] = useState<readonly Army[]>([])
  useEffect(() => {
    if (open && rules) void armyShelf.listsOf(ruleset.id).then(lists => setOwn(lists.map(({ army }) => army)))
  }, [open, rules, ruleset.id])
  if (!rules) return null
  const all = [...own, ...rules.ready]
  const army = all[at] ?? all[0]
  const take = (side: Side) => {
    if (!army) return
    drafts.change(
      withForces(ruleset, draft, rules.battle({ A: army, B: army }, { seed: draft.ground.seed }), side),
    )
    editing.set({ sheet: null })
  }
  return (
    <Sheet title="Army lists" open={open} onClose={() => editing.set({ sheet: null })}>
      <p>The army takes the place of all units of a side, drawn up as on open ground.</p>
      <div className={cx('fields')}>
        <label className={cx('field')}>
          <span>Army</span>
          <select value={at} onChange={event => setAt(Number(event.target.value))}>
            {all.map((each, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- two armies may bear one name
              <option key={i} value={i}>
                {each.name || 'Army'}, {pointsSaid(rules, each)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={cx('pair')}>
        {SIDES.map(side => (
          <Button key={side} disabled={!army || army.lines.length === 0} onClick={() => take(side)}>
            <Badge side={side} /> For {draft.sides[side].name}
          </Button>
        ))}
      </div>
    </Sheet>
  )
}
