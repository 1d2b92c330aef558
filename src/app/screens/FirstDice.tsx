import { useState } from 'react'
import type { AsksForDice } from '../../engine/battle'
import type { TypedFace } from '../../engine/dice/byHand'
import type { Scenario } from '../../engine/scenario'
import type { TableRules } from '../../save/format'
import { wrongFace } from '../../store/hands'
import type { Beginning } from '../../store/sessionState'
import { DiceForm } from '../ui/DiceForm'
import { Sheet } from '../ui/Sheet'

/** What the beginning wants of real dice: who moves first, the forces of chance. */
export type Asks = AsksForDice & { readonly beginning: Beginning }

/** Asks for the dice that are thrown before the battle lies on the table. */
export function FirstDice({
  asks: { asks: asked, rolls, beginning },
  scenario,
  onGiven,
  onClose,
}: {
  readonly asks: Asks
  readonly scenario: Scenario
  readonly onGiven: (faces: readonly TypedFace[], rules: TableRules) => void
  readonly onClose: () => void
}) {
  const [typed, setTyped] = useState<readonly string[]>([])
  const { rules, faces = [] } = beginning
  const give = (given: readonly TypedFace[]) => {
    const wrong = wrongFace(rules, asked, given)
    if (wrong === null) onGiven([...faces, ...given], rules)
    return wrong
  }
  return (
    <Sheet title="Before the first turn" open onClose={onClose}>
      <DiceForm
        rules={rules}
        asked={asked}
        thrown={rolls.filter(roll => roll.byHand)}
        names={scenario.sides}
        typed={typed}
        onType={setTyped}
        onThrow={give}
        // What was typed so far was typed under other terms: it is asked for again.
        onRules={next => onGiven([], next)}
        cancel={{ label: 'Not yet', run: onClose }}
      />
    </Sheet>
  )
}
