import type { ViewPart } from '../families/ancients'
import { flies } from './flight'
import { TABLE, spellsOn } from './magic/spells'

/** What is shown of a unit beside what the family shows: the spells that lie on it, flight, handguns. */
export const shown: ViewPart = {
  notes(_book, state, unit) {
    const notes: { text: string; clause: string }[] = []
    for (const spell of spellsOn(state, unit)) {
      const { name, effect, clause } = TABLE[spell]
      notes.push({ text: `${name}, until the turn ends. ${effect}`, clause })
    }
    if (flies(unit)) {
      notes.push({
        text: 'Flies over units and ground, and turns in the zone of an enemy.',
        clause: 'fantasy-R52',
      })
      notes.push({ text: 'Gone when it becomes Shaken.', clause: 'fantasy-11.35' })
    }
    if (unit.missile === 'handgun')
      notes.push({ text: 'Neither moves nor turns in the turn of a shot.', clause: 'fantasy-11.31' })
    return notes
  },
  chips: (state, unit) =>
    spellsOn(state, unit).map(spell => {
      const { letter, name, helps } = TABLE[spell]
      return { text: letter, tone: helps ? 'good' : 'damage', label: name }
    }),
}
