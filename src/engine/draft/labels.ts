/** What the members of scenarios are called on paper, where their own name does not say it. */
const LABELS: Readonly<Record<string, string>> = {
  isHq: 'Is an HQ',
  hq: 'Its HQ',
  carriedBy: 'Carried by',
  arrives: 'Arrives in turn',
  turn: 'In turn',
  perUnit: 'Points for a unit lost by the other side',
  margin: 'Points more than the other to win',
  infantryScale: 'Infantry scale',
  holder: 'Held at first by',
  mayEndAfter: 'May end after turn',
  real: 'A real one',
  sorties: 'Air attacks',
  mines: 'Mines',
  wires: 'Wire',
  batteries: 'Batteries off the table',
  airGroups: 'Air groups',
  badWeather: 'Bad weather',
  base: 'Width of a base, in inches',
  shots: 'Shots of artillery in a day',
  loose: 'Asteroids that each side lays',
  scale: 'Scale of distances',
  cards: 'Cards of the pack',
  holds: 'Who wins if nobody does',
  first: 'Who begins',
  HS: 'Heat-seeking missiles',
  at: 'Place',
  hex: 'Hex',
  look: 'Look',
  side: 'Side',
  A: 'Side A',
  B: 'Side B',
  points: 'Points',
  order: 'Order of moving',
  gentle: 'Gentle hills',
  elevated: 'High ground',
  home: 'Own edge',
  kinds: 'Kinds of ground',
  openTeams: 'Teams in the open',
}

/** A member's name in words: 'perUnit' as the rulebooks say it, 'fieldOfFire' as 'Field of fire'. */
export function labelOf(key: string): string {
  const known = LABELS[key]
  if (known !== undefined) return known
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** One of a list: 'objective' of 'objectives'. */
export function oneOf(list: string): string {
  const label = labelOf(list).toLowerCase()
  if (list === 'wires') return 'wire'
  if (label.endsWith('ies')) return `${label.slice(0, -3)}y`
  return label.endsWith('s') && !label.endsWith('ss') ? label.slice(0, -1) : label
}
