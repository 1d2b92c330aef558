import { SIDES, type Side } from '../../engine/ids'
import type { SideNames } from '../../engine/scenario'
import type { TableRules } from '../../save/format'
import { isByHand, withHand, withKind } from '../../store/hands'
import { Badge } from './Badge'
import { Switch } from './Choice'
import { classes } from './cx'
import css from './dice.module.css'

const cx = classes(css)

/** Who throws real dice and types them in: each side by itself, and each kind of roll that has come up. */
export function Hands({
  rules,
  names,
  kinds,
  onChange,
}: {
  readonly rules: TableRules
  readonly names: Readonly<Record<Side, Pick<SideNames, 'name'>>>
  readonly kinds?: readonly string[]
  readonly onChange: (rules: TableRules) => void
}) {
  const left = rules.byProgram?.kinds ?? []
  const shown = [...new Set([...(kinds ?? []), ...left])]
  return (
    <div className={cx('hands')}>
      {SIDES.map(side => (
        <div key={side}>
          <Badge side={side} />
          <b>{names[side].name} throw real dice</b>
          <Switch
            label={`${names[side].name} throw real dice`}
            on={isByHand(rules, side)}
            onChange={on => onChange(withHand(rules, side, on))}
          />
        </div>
      ))}
      {rules.dice === 'hand'
        ? shown.map(kind => (
            <div key={kind}>
              <span />
              <span>‘{kind}’ by hand</span>
              <Switch
                label={`‘${kind}’ by hand`}
                on={!left.includes(kind)}
                onChange={on => onChange(withKind(rules, kind, !on))}
              />
            </div>
          ))
        : null}
    </div>
  )
}
