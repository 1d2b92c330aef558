import type { Workshop } from '../../src/engine/workshop'
import { gunsText } from './ships'
import { type Figures, attackOf, defenceOf, yard, yardProblems } from './yard'

/** The figures that were typed, as the yard reads them. */
function figuresOf(values: Readonly<Record<string, string | number | boolean>>): Figures {
  const number = (id: string): number => Number(values[id] ?? 0)
  return {
    tables: values['tables'] === 'cruisers' ? 'cruisers' : 'battleships',
    tons: number('tons'),
    armour: number('armour'),
    guns: number('guns'),
    calibre: number('calibre'),
    secondGuns: number('secondGuns'),
    secondCalibre: number('secondCalibre'),
    tubes: number('tubes'),
    radar: values['radar'] === true,
  }
}

/** The yard: type the figures of a ship, get its counters. */
export const workshop: Workshop = {
  title: 'The yard',
  lead: 'Type what the books say of a ship, and read off its factors. Printed values always win over these.',
  fields: [
    {
      id: 'tables',
      label: 'Rules',
      value: 'battleships',
      choices: [
        { value: 'battleships', label: 'Battleships (1 to 10)' },
        { value: 'cruisers', label: 'Cruisers (11)' },
      ],
    },
    { id: 'tons', label: 'Displacement, tons', value: 41_700 },
    { id: 'armour', label: 'Thickest armour, mm', value: 320 },
    { id: 'guns', label: 'Main guns', value: 8 },
    { id: 'calibre', label: 'Their calibre, inches', value: 15 },
    { id: 'secondGuns', label: 'Secondary guns (section 11)', value: 0 },
    { id: 'secondCalibre', label: 'Their calibre, inches', value: 5.9 },
    { id: 'tubes', label: 'Torpedo tubes (section 11)', value: 0 },
    { id: 'radar', label: 'Radar', value: false },
  ],
  make(values) {
    const figures = figuresOf(values)
    const problems = yardProblems(figures)
    if (problems.length > 0) return { problems, facts: [], reckonings: [] }
    const { defence, main, secondary, radar, salvoes } = yard(figures)
    const pair = (a: number, b: number | undefined): string => (b === undefined ? String(a) : `${a}/${b}`)
    const second = secondary
      ? [attackOf(figures.tables, secondary.guns, secondary.calibre)].map(each => ({
          ...each,
          title: 'Attack factor, secondary battery',
        }))
      : []
    return {
      problems,
      facts: [
        { label: 'Guns', value: secondary ? `${gunsText(main)}, ${gunsText(secondary)}` : gunsText(main) },
        { label: 'Defence', value: String(defence) },
        { label: 'Attack', value: pair(main.attack, secondary?.attack) },
        { label: 'Range', value: pair(main.range, secondary?.range) },
        { label: 'Radar', value: radar ? 'yes' : 'none' },
        { label: 'Torpedo Salvoes', value: String(salvoes) },
      ],
      reckonings: [defenceOf(figures), attackOf(figures.tables, main.guns, main.calibre), ...second],
    }
  },
}
