import type { Muster } from '../../src/engine/muster'
import { BALLISTICS, GUN_TABLE, PACES, type GunKind, type Mount, type Nation, type Weapon } from './tables'

/** A kind of unit: what its men carry and ride. */
export interface Kind {
  readonly name: string
  readonly nation: Nation
  readonly side: 'European' | 'Native'
  readonly mount: Mount
  readonly gun?: GunKind
  readonly weapons: readonly Weapon[]
  /** What those men carry that a scenario gives firearms. */
  readonly firearm?: Weapon
  readonly shield?: true
  readonly lance?: true
  /** Exempt from the half of Natives with firearms. */
  readonly boer?: true
  readonly sniper?: true
  /** The table's silhouettes: an ordinary man, one with a firearm, a leader, and the man off his horse. */
  readonly look: {
    readonly man: string
    readonly shot?: string
    readonly leader: string
    readonly foot?: string
  }
}

const european = (name: string, more: Partial<Kind> & Pick<Kind, 'look'>): Kind => ({
  name,
  nation: 'European Regulars',
  side: 'European',
  mount: 'foot',
  weapons: ['European rifle'],
  ...more,
})

const native = (name: string, nation: Nation, more: Partial<Kind> & Pick<Kind, 'look'>): Kind => ({
  name,
  nation,
  side: 'Native',
  mount: 'foot',
  weapons: ['Spear'],
  ...more,
})

export const KINDS: Readonly<Record<string, Kind>> = {
  redcoats: european('Redcoats', { look: { man: 'redcoat', leader: 'redcoat-officer' } }),
  khaki: european('Infantry in khaki', { look: { man: 'khaki', leader: 'khaki-officer' } }),
  police: european('Mounted police', {
    nation: 'Colonial Regulars',
    mount: 'horse',
    weapons: ['Carbine', 'Sword'],
    look: { man: 'trooper', leader: 'trooper', foot: 'police' },
  }),
  sepoys: european('Sepoys', {
    nation: 'Colonial Regulars',
    look: { man: 'sepoy', leader: 'khaki-officer' },
  }),
  hussars: european('Hussars', {
    mount: 'horse',
    weapons: ['Carbine', 'Sword'],
    look: { man: 'trooper', leader: 'trooper', foot: 'khaki' },
  }),
  lancers: european('Lancers', {
    mount: 'horse',
    weapons: ['Carbine', 'Sword'],
    lance: true,
    look: { man: 'lancer', leader: 'trooper', foot: 'khaki' },
  }),
  scouts: european('Scouts with revolvers', {
    nation: 'Colonial Regulars',
    mount: 'horse',
    weapons: ['Revolver', 'Sword'],
    look: { man: 'trooper', leader: 'trooper', foot: 'police' },
  }),
  'camel-corps': european('Camel Corps', {
    mount: 'camel',
    weapons: ['Carbine', 'Sword'],
    look: { man: 'camel-trooper', leader: 'camel-trooper', foot: 'khaki' },
  }),
  gatling: european('Gatling gun', {
    gun: 'machine gun',
    look: { man: 'gunner', leader: 'gunner' },
  }),
  'seven-pounder': european('Seven-pounder', {
    gun: 'light gun',
    look: { man: 'gunner', leader: 'gunner' },
  }),
  'nine-pounder': european('Nine-pounder', {
    gun: 'medium gun',
    look: { man: 'gunner', leader: 'gunner' },
  }),
  zulu: native('Zulu regiment', 'Zulu', {
    shield: true,
    firearm: 'Musket',
    look: { man: 'zulu', shot: 'zulu-musket', leader: 'zulu-chief' },
  }),
  pathan: native('Pathan lashkar', 'Pathan', {
    weapons: ['Sword'],
    shield: true,
    firearm: 'Native rifle',
    look: { man: 'pathan', shot: 'pathan-rifle', leader: 'pathan' },
  }),
  dervish: native('Dervish rub', 'Dervish', {
    shield: true,
    firearm: 'Native rifle',
    look: { man: 'dervish', shot: 'dervish-rifle', leader: 'dervish-emir' },
  }),
  'dervish-horse': native('Baggara horse', 'Dervish', {
    mount: 'horse',
    firearm: 'Native rifle',
    look: { man: 'dervish-rider', leader: 'dervish-rider', foot: 'dervish' },
  }),
  'dervish-camels': native('Dervish camelry', 'Dervish', {
    mount: 'camel',
    firearm: 'Native rifle',
    look: { man: 'dervish-camel', leader: 'dervish-camel', foot: 'dervish' },
  }),
  hadendoa: native('Hadendoa', 'Fuzzy Wuzzy', {
    shield: true,
    firearm: 'Native rifle',
    look: { man: 'hadendoa', shot: 'dervish-rifle', leader: 'dervish-emir' },
  }),
  abyssinian: native('Abyssinian levy', 'Abyssinian', {
    weapons: ['Sword'],
    shield: true,
    firearm: 'Native rifle',
    look: { man: 'abyssinian', shot: 'dervish-rifle', leader: 'dervish-emir' },
  }),
  archers: native('Archers', 'Abyssinian', {
    weapons: ['Bow', 'Sword'],
    look: { man: 'archer', leader: 'abyssinian' },
  }),
  boers: native('Boer commando', 'Boer', {
    mount: 'horse',
    weapons: ['Native rifle'],
    boer: true,
    look: { man: 'boer-rider', leader: 'boer-rider', foot: 'boer' },
  }),
  boxers: native('Boxers', 'Boxer', {
    weapons: ['Sword'],
    firearm: 'Musket',
    look: { man: 'boxer', shot: 'boxer-musket', leader: 'boxer' },
  }),
  'native-gun': native('Captured gun', 'Dervish', {
    weapons: ['Sword'],
    gun: 'light gun',
    look: { man: 'dervish', leader: 'dervish' },
  }),
  sniper: native('Sniper', 'Pathan', {
    weapons: ['Native rifle'],
    sniper: true,
    look: { man: 'pathan-rifle', leader: 'pathan-rifle' },
  }),
}

const UNKNOWN: Kind = native('Unit', 'Zulu', { look: { man: 'zulu', leader: 'zulu' } })

/** The kind of a unit; one that no table has is an ordinary Native with a spear. */
export const kindOf = (type: string): Kind =>
  Object.hasOwn(KINDS, type) ? (KINDS[type] ?? UNKNOWN) : UNKNOWN

/** Every kind as a scenario author picks it. */
export const MUSTER: Muster = Object.entries(KINDS).map(([id, kind]) => {
  const { mount, gun, weapons, firearm } = kind
  const reach = (weapon: Weapon): string => {
    const range = BALLISTICS[weapon]?.range
    return range === undefined ? weapon : `${weapon} ${range}″`
  }
  const arms = gun
    ? [{ label: 'Gun', value: `${GUN_TABLE[gun].dice} dice to ${GUN_TABLE[gun].range}″` }]
    : [
        { label: 'Arms', value: weapons.map(reach).join(', ') },
        ...(firearm ? [{ label: 'Some with', value: reach(firearm) }] : []),
      ]
  return {
    id,
    name: kind.name,
    nation: kind.nation,
    group: gun ? 'Guns' : kind.side,
    facts: [
      { label: 'Move', value: `${gun ? 6 : PACES[mount].move}″` },
      { label: 'Charge', value: gun ? '–' : `${PACES[mount].charge}″` },
      ...arms,
    ],
    because: gun ? 'Table guns' : 'Tables movement and weapons',
  }
})
