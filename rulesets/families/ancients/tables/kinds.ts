import type { Kind } from '../model/kinds'

/** What is alike in most kinds. */
type Plain = Omit<Kind, 'id' | 'name' | 'move' | 'attack' | 'clause' | 'because' | 'silhouette'>

/** Foot, as most kinds are. */
export const FOOT: Plain = {
  group: 'Foot',
  mounted: false,
  road: 'foot',
  paysMounted: false,
  defence: null,
  manoeuvre: 'as bought',
  breaksOff: false,
  passesFriends: false,
  lightFoot: false,
  cavalry: false,
  shock: false,
  formed: false,
  bound: [],
  braves: false,
  prey: 'none',
  breaksThrough: false,
  rampages: false,
  scythed: false,
  needsOpen: false,
  mayCharge: true,
  wholeDefence: false,
  helpless: false,
  missile: null,
  mayHoldGeneral: true,
  mayBeRegular: true,
  extra: null,
}

/** Mounted troops. */
export const HORSE: Plain = {
  ...FOOT,
  group: 'Mounted',
  mounted: true,
  road: 'mounted',
  paysMounted: true,
  breaksOff: true,
  cavalry: true,
}
/** Those bound to charge. */
export const SHOCK: Plain = {
  ...HORSE,
  shock: true,
  bound: ['heavy foot', 'heavy cavalry', 'shock cavalry'],
  prey: 'shock cavalry',
  breaksThrough: true,
}
/** What chariots have in common beside the cavalry that they fight as. */
export const CHARIOT = {
  group: 'Chariots',
  defence: 1,
  needsOpen: true,
  move: { open: 4, rough: 0 },
} as const

/** A table of kinds by their ids. */
export function kinds(list: readonly Kind[]): Readonly<Record<string, Kind>> {
  return Object.fromEntries(list.map(kind => [kind.id, kind]))
}
