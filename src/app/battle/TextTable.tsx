import { memo } from 'react'
import { scenarioOf } from '../../engine/battle'
import { optionKey } from '../../engine/offer'
import { headFigures } from '../../engine/targets'
import { chosenOffer, oddsFor, optionsOf, seenNow, tell, unitsLeft, offersNow } from '../../store/selectors'
import { actions, useSession, useSessionShallow } from '../useSession'
import { inches } from '../ui/numbers'
import { reveal } from './looking'

/** The table in words, for those who hear it: every unit with its state and place, every target with its odds. */
export const TextTable = memo(function TextTable() {
  const { battle, chair, focus, ruleset } = useSessionShallow(now => ({
    battle: now.battle,
    chair: now.chair,
    focus: now.focus,
    ruleset: now.ruleset,
  }))
  const now = useSession(one => one)
  const view = seenNow(now)
  if (!ruleset || !battle || !view) return null
  void chair
  const scene = ruleset.scene(view, { ...focus, unit: null, offer: null, target: null })
  const left = new Set(unitsLeft(offersNow(now)))
  const offer = chosenOffer(now)
  const heads = ruleset.headlines
  const names = scenarioOf(ruleset, battle).sides
  return (
    <section className="quiet" aria-label="The table in words">
      <h2>Units</h2>
      <ul>
        {scene.tokens.map(token => (
          <li key={token.id}>
            <button
              type="button"
              tabIndex={-1}
              aria-pressed={focus.unit === token.id}
              onClick={() => {
                actions.chooseUnit(token.id)
                reveal(token.id)
              }}
            >
              {[
                token.side ? names[token.side].adjective : 'Neutral',
                token.name,
                ...token.chips.map(chip => chip.label),
                `at ${inches(token.at.x)} by ${inches(token.at.y)}`,
                ...(token.unfacing ? [] : [`facing ${Math.round(token.facing)} degrees`]),
                left.has(token.id) ? 'something left to do' : token.spent ? 'has acted' : '',
              ]
                .filter(text => text !== '')
                .join(', ')}
            </button>
          </li>
        ))}
      </ul>
      {offer && !offer.refusal && (offer.input === 'target' || offer.input === 'choice') ? (
        <>
          <h2>{offer.label}</h2>
          <ul>
            {optionsOf(offer).map(option => {
              const odds = option.refusal ? null : oddsFor(ruleset, view, option)
              return (
                <li key={optionKey(option)}>
                  {option.label}
                  {option.refusal ? `: ${tell(ruleset, view, option.refusal.reasons[0])}` : ''}
                  {odds && odds.outcomes.length > 0
                    ? `: ${heads.hit} ${headFigures(odds).hit}, ${heads.destroy} ${headFigures(odds).destroy}`
                    : ''}
                </li>
              )
            })}
          </ul>
        </>
      ) : null}
    </section>
  )
})
