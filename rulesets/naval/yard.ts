import { reckon, modifier } from '../../src/engine/reckon'
import type { Reckoning } from '../../src/engine/reckoning'
import type { Factors, Tables } from './state'
import { ATTACK, CALIBRES, THICK_ARMOUR, TONS, USUAL_GUNS, reachOf } from './tables'

/** What the books say of a ship. */
export interface Figures {
  readonly tables: Tables
  /** Displacement in tons and thickest armour in mm. */
  readonly tons: number
  readonly armour: number
  /** Main battery: number of guns and calibre in inches. */
  readonly guns: number
  readonly calibre: number
  /** Secondary battery of a battle cruiser; no guns where it has none. Section 11 only. */
  readonly secondGuns: number
  readonly secondCalibre: number
  /** Torpedo tubes; section 11 only. */
  readonly tubes: number
  readonly radar: boolean
}

const tonsOf = (value: number): string => value.toLocaleString('en-GB')

/** The Defence factor with its reasons: displacement to the nearest step, halves up, at least 1, and thick armour. */
export function defenceOf({ tables, tons, armour }: Figures): Reckoning {
  const each = TONS[tables]
  const steps = Math.max(1, Math.floor(tons / each + 0.5))
  const clause = tables === 'cruisers' ? 'naval-11.5' : 'naval-7.1'
  const label = `${tonsOf(tons)} t, 1 for each ${tonsOf(each)} t`
  return reckon(
    'sum',
    'Defence factor',
    { clause, label, value: steps },
    [
      modifier(
        'naval-7.2',
        1,
        `armour over ${THICK_ARMOUR} mm`,
        () => tables === 'battleships' && armour > THICK_ARMOUR,
      ),
    ],
    null,
  )
}

/** The Attack factor of a battery with its reasons. It is at least 0. */
export function attackOf(tables: Tables, guns: number, calibre: number): Reckoning {
  const value = ATTACK[tables].find(([from]) => calibre >= from)?.[1] ?? 0
  const clause = tables === 'cruisers' ? 'naval-11.2' : 'naval-7.3'
  return reckon(
    'sum',
    'Attack factor',
    { clause, label: `${calibre}-inch guns`, value },
    [
      modifier('naval-7.4', 1, `more than ${USUAL_GUNS} guns`, () => guns > USUAL_GUNS),
      modifier('naval-7.5', -1, `fewer than ${USUAL_GUNS} guns`, () => guns < USUAL_GUNS && value > 0),
    ],
    null,
  )
}

/** Torpedo Salvoes of a ship: one for each two torpedoes, rounded down. */
export const salvoesOf = (tubes: number): number => Math.floor(tubes / 2)

/** What stands in the way of building such a ship, a sentence each; empty where nothing does. */
export function yardProblems(figures: Figures): readonly string[] {
  const { tables, tons, armour, guns, calibre, secondGuns, secondCalibre, tubes } = figures
  const [least, most] = CALIBRES[tables]
  const problems: string[] = []
  if (!(tons >= 1000 && tons <= 100_000))
    problems.push('The displacement must be from 1,000 to 100,000 tons.')
  if (!(armour >= 0 && armour <= 1000)) problems.push('The armour must be from 0 to 1,000 mm.')
  if (!(guns >= 1 && guns <= 24)) problems.push('A main battery has from 1 to 24 guns.')
  if (!(calibre >= least && calibre <= most))
    problems.push(`These tables are made for main guns from ${least} to ${most} inches.`)
  if (tables === 'cruisers' && secondGuns > 0 && !(secondCalibre >= least && secondCalibre < 11))
    problems.push(`A secondary battery has guns from ${least} to under 11 inches.`)
  if (!(tubes >= 0 && tubes <= 24)) problems.push('A ship has from 0 to 24 torpedo tubes.')
  return problems
}

/** The counters of a ship by the published factors. */
export function yard(figures: Figures): Factors {
  const { tables, guns, calibre, secondGuns, secondCalibre } = figures
  const battery = (count: number, inches: number) => ({
    calibre: inches,
    guns: count,
    attack: attackOf(tables, count, inches).total,
    range: reachOf(tables, inches),
  })
  const cruisers = tables === 'cruisers'
  return {
    defence: defenceOf(figures).total,
    main: battery(guns, calibre),
    secondary: cruisers && secondGuns > 0 ? battery(secondGuns, secondCalibre) : null,
    radar: figures.radar,
    critical: 0,
    salvoes: cruisers ? salvoesOf(figures.tubes) : 0,
  }
}
