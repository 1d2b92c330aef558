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

/** The kinds that the booklets have in common, with the clauses of one of them. What a member calls otherwise it says itself. */
export function sharedKinds(id: string) {
  return {
    heavyFoot: {
      ...FOOT,
      id: 'heavy-foot',
      name: 'Heavy Foot',
      move: { open: 2, rough: 2 },
      attack: { foot: 2, mounted: 2 },
      formed: true,
      prey: 'heavy foot',
      silhouette: 'legion',
      clause: `${id}-4.1`,
      because: 'Heavy Foot of the movement and attack tables; Defence by armour.',
    },
    warbands: {
      ...FOOT,
      id: 'warbands',
      name: 'Warbands',
      move: { open: 3, rough: 2 },
      attack: { foot: 2, mounted: 1 },
      shock: true,
      bound: ['heavy foot'],
      braves: true,
      breaksThrough: true,
      silhouette: 'warband',
      clause: `${id}-4.3`,
      because: 'Row Warbands; first-turn bonus (7.2), bound to charge Heavy Foot (11.19).',
    },
    lightFoot: {
      ...FOOT,
      id: 'light-foot',
      name: 'Light Foot',
      move: { open: 3, rough: 3 },
      attack: { foot: 1, mounted: 0 },
      manoeuvre: 'light',
      breaksOff: true,
      passesFriends: true,
      lightFoot: true,
      mayBeRegular: false,
      silhouette: 'skirmishers',
      clause: `${id}-4.4`,
      because: 'Row Light Foot; moves in any direction (4.14) and through friends (4.17).',
    },
    lightHorse: {
      ...HORSE,
      move: { open: 5, rough: 2 },
      attack: { foot: 0, mounted: 0 },
      defence: 1,
      manoeuvre: 'light',
      mayBeRegular: false,
      silhouette: 'lighthorse',
      clause: `${id}-4.8`,
    },
    heavyHorse: {
      ...HORSE,
      move: { open: 4, rough: 2 },
      attack: { foot: 1, mounted: 1 },
      defence: 2,
      prey: 'heavy cavalry',
      silhouette: 'horse',
      clause: `${id}-4.6`,
    },
    shockHorse: {
      ...SHOCK,
      move: { open: 4, rough: 2 },
      attack: { foot: 2, mounted: 2 },
      defence: 2,
      silhouette: 'horse',
      clause: `${id}-R29`,
    },
    lightChariots: {
      ...HORSE,
      ...CHARIOT,
      id: 'light-chariots',
      name: 'Light Chariots',
      attack: { foot: 1, mounted: 1 },
      prey: 'heavy cavalry',
      silhouette: 'chariots',
      clause: `${id}-4.7`,
    },
    heavyChariots: {
      ...SHOCK,
      ...CHARIOT,
      id: 'heavy-chariots',
      name: 'Heavy Chariots',
      attack: { foot: 2, mounted: 2 },
      silhouette: 'chariots',
      clause: `${id}-4.7`,
    },
    scythedChariots: {
      ...HORSE,
      ...CHARIOT,
      id: 'scythed-chariots',
      name: 'Scythed Chariots',
      attack: { foot: 2, mounted: 2 },
      shock: true,
      scythed: true,
      mayHoldGeneral: false,
      extra: { points: -2, label: 'Scythed Chariots', clause: `${id}-13.9` },
      silhouette: 'scythed',
      clause: `${id}-4.7`,
    },
    artillery: {
      ...FOOT,
      id: 'artillery',
      name: 'Artillery',
      move: { open: 0, rough: 0 },
      attack: { foot: 0, mounted: 0 },
      defence: 0,
      manoeuvre: 'none',
      mayCharge: false,
      helpless: true,
      mayHoldGeneral: false,
      mayBeRegular: false,
      extra: { points: 2, label: 'Artillery', clause: `${id}-13.8` },
    },
  } satisfies Readonly<Record<string, Partial<Kind>>>
}

/** The kinds that Legio VIII describes; another member may borrow them by house rule. */
export function olderKinds() {
  return {
    peltasts: {
      ...FOOT,
      id: 'peltasts',
      name: 'Peltasts',
      move: { open: 3, rough: 2 },
      attack: { foot: 2, mounted: 1 },
      manoeuvre: 'as regular',
      mayBeRegular: false,
      silhouette: 'skirmishers',
    },
    elephants: {
      ...HORSE,
      id: 'elephants',
      name: 'Elephants',
      cavalry: false,
      move: { open: 3, rough: 2 },
      attack: { foot: 2, mounted: 3 },
      defence: 3,
      bound: ['heavy foot'],
      braves: true,
      breaksThrough: true,
      rampages: true,
      silhouette: 'elephants',
    },
    camelry: {
      ...HORSE,
      id: 'camelry',
      name: 'Camelry',
      move: { open: 3, rough: 3 },
      attack: { foot: 1, mounted: 1 },
      defence: 2,
      prey: 'heavy cavalry',
      silhouette: 'camels',
    },
    warWagons: {
      ...FOOT,
      id: 'war-wagons',
      name: 'War Wagons',
      move: { open: 2, rough: 2 },
      attack: { foot: 2, mounted: 2 },
      defence: 3,
      formed: true,
      prey: 'heavy foot',
      mayCharge: false,
      wholeDefence: true,
      silhouette: 'wagons',
    },
  } satisfies Readonly<Record<string, Partial<Kind>>>
}
