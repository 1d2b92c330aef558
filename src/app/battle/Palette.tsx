import { Command } from 'cmdk'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { scenarioOf } from '../../engine/battle'
import { session } from '../../store/current'
import { offersNow, seenNow } from '../../store/selectors'
import { Key } from '../ui/Button'
import { clauseTitle, shortClause } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import kit from '../ui/kit.module.css'
import { actions, useSession } from '../useSession'
import { COMMANDS } from './commands'
import { reveal } from './looking'
import css from './dialogs.module.css'
import { keyLabel } from './keys'
import { ui } from './ui'

const cx = classes(css)

/** Finds any action, unit or clause by a few letters. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const now = useSession(one => one)
  const [text, setText] = useState('')
  const { ruleset, battle } = now
  const view = seenNow(now)
  if (!ruleset || !battle || !view) return null
  const does = (work: () => void) => () => {
    onClose()
    work()
  }
  const offers = offersNow(now).filter(offer => !offer.refusal)
  const names = new Map(view.units.map(unit => [unit.id, unit.name]))
  // A unit is also found by what it is.
  const kinds = new Map(view.units.map(unit => [unit.id, ruleset.card(view, unit.id).subtitle]))
  const state = session.store.getState()
  const book = ruleset.rulebook
  return (
    <Dialog.Root open onOpenChange={open => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className={classes(kit)('overlay')} />
        <Dialog.Content className={`${cx('palette')} paper`} aria-describedby={undefined}>
          <Dialog.Title className="quiet">Find anything</Dialog.Title>
          <Command loop filter={hasWords}>
            {/* It keeps its letters itself: what they find is marked before the next key is heard. */}
            <Command.Input
              placeholder="An action, a unit, a clause"
              aria-label="An action, a unit, a clause"
              onValueChange={setText}
            />
            <Command.List>
              <Command.Empty>Nothing of that name.</Command.Empty>
              <Command.Group heading="Actions">
                {COMMANDS.filter(
                  command => !/^(target|nudge)/.test(command.id) && (!command.can || command.can(state)),
                ).map(command => (
                  <Command.Item
                    key={command.id}
                    value={`do ${command.name} ${command.words ?? ''}`}
                    onSelect={does(command.run)}
                  >
                    <span>{command.name}</span>
                    {command.keys[0] ? <Key>{keyLabel(command.keys[0])}</Key> : null}
                  </Command.Item>
                ))}
                {offers.map(offer => (
                  <Command.Item
                    key={offer.id}
                    value={`order ${offer.unit === null ? '' : (names.get(offer.unit) ?? '')} ${offer.label} ${offer.id}`}
                    onSelect={does(() => {
                      actions.chooseOffer(offer.id)
                      reveal(offer.unit)
                    })}
                  >
                    <span>
                      {offer.unit === null ? '' : `${names.get(offer.unit) ?? offer.unit}: `}
                      {offer.label}
                    </span>
                  </Command.Item>
                ))}
              </Command.Group>
              <Command.Group heading="Units">
                {view.units
                  .filter(unit => unit.at)
                  .map(unit => (
                    <Command.Item
                      key={unit.id}
                      value={`unit ${unit.name} ${kinds.get(unit.id) ?? ''} ${unit.id}`}
                      onSelect={does(() => {
                        actions.chooseUnit(unit.id)
                        reveal(unit.id)
                      })}
                    >
                      <span>{unit.name}</span>
                      <small>
                        {kinds.get(unit.id) ?? ''}, {scenarioOf(ruleset, battle).sides[unit.side].name}
                      </small>
                    </Command.Item>
                  ))}
              </Command.Group>
              {text.length > 1 ? (
                <Command.Group heading="Rulebook">
                  {[...book.clauses, ...book.rulings].map(clause => (
                    <Command.Item
                      key={clause.id}
                      value={`${clauseTitle(clause.id)} ${'text' in clause ? `${clause.topic} ${clause.text}` : clause.question}`}
                      onSelect={does(() => ui.read(clause.id))}
                    >
                      <small>{shortClause(clause.id)}</small>
                      <span>{'text' in clause ? clause.text : clause.question}</span>
                    </Command.Item>
                  ))}
                </Command.Group>
              ) : null}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Whatever has every word that was typed is found; what begins with it stands first. */
function hasWords(value: string, typed: string): number {
  const text = value.toLowerCase()
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (!words.every(word => text.includes(word))) return 0
  const first = words[0] ?? ''
  return text.split(/[^\p{L}\p{N}.]+/u).some(word => word.startsWith(first)) ? 1 : 0.5
}
