import type { TacticalState } from '../../rulesets/families/tactical'
import { ruleset as legio } from '../../rulesets/legio'
import { ruleset } from '../../rulesets/ww1'
import { unitsIn } from '../../rulesets/ww1/lookup'
import type { Ww1State } from '../../rulesets/ww1/state'
import { hexOf, placeOf } from '../../rulesets/space/board'
import type { SpaceState } from '../../rulesets/space/state'
import type { AirState } from '../../rulesets/families/air'
import type { D20State } from '../../rulesets/panzer8-d20/state'
import type { AncientState, Flank } from '../../rulesets/families/ancients'
import type { Action } from '../../src/engine/action'
import { SIDES, type Side, otherSide } from '../../src/engine/ids'
import { oddsOf } from '../../src/engine/odds'
import type { Scenario } from '../../src/engine/scenario'
import type { GameState } from '../../src/engine/state'
import type { Hex } from '../../src/geometry/hexes'
import type { Point } from '../../src/geometry/point'
import { EXCUSED, KNOWN } from './excused'
import type { CoastalState } from '../../rulesets/coastal/state'
import { type Foretold, bestAttacks } from './agreement'
import { airGround, jetGround } from './grounds/air'
import { coastalGround, darkTwins, turnsMirrored } from './grounds/coastal'
import { colonialGround } from './grounds/colonial'
import { divisionalFront, divisionalGround } from './grounds/divisional'
import { fantasyGround } from './grounds/fantasy'
import { navalGround } from './grounds/naval'
import { panzer8Command, panzer8Ground, panzer8Melee } from './grounds/panzer8'
import { spaceGround } from './grounds/space'
import { tacticalGround } from './grounds/tactical'
import { ww1Crowd, ww1Ground } from './grounds/ww1'
import type { Position } from './sample'
import { type ContractOptions, mirroredInches } from './suite'

const BOTH = ['placed', 'by zones'] as const

function ww2Grounds(ruleset: string): readonly Scenario[] {
  const cast = {
    infantry: 'german-infantry',
    carrier: 'sdkfz-251',
    tractor: 'sdkfz-7',
    gun: 'pak-40',
    tank: 'pz-iv-h',
    mortar: 'german-mortar',
    obstacles: true,
  }
  return BOTH.map(each => tacticalGround(ruleset, cast, each))
}

function laterGrounds(ruleset: string, gun: string): readonly Scenario[] {
  const cast = {
    infantry: 'us-infantry',
    carrier: 'm113',
    tractor: 'us-truck',
    gun,
    tank: 'm60',
    mortar: 'us-mortar',
    obstacles: true,
  }
  return BOTH.map(each => tacticalGround(ruleset, cast, each))
}

const SCI_FI = {
  infantry: 'infantry',
  carrier: 'apc',
  tractor: '4x4-transport',
  gun: 'towed-artillery',
  tank: 'medium-mbt',
  mortar: 'mrl',
  obstacles: true,
}

/** What the suite cannot know by itself of a ruleset: its secrets, and how a position of it looks in a mirror. */
export const HOOKS: Readonly<Record<string, ContractOptions>> = {
  divisional: { grounds: [divisionalGround(), divisionalFront()] },
  legio: { mirror: flanksMirrored, foretold: unlessChargeIsWorse },
  fantasy: { mirror: flanksMirrored, seekers: 4, ruledGames: 4, grounds: BOTH.map(fantasyGround) },
  ww2: { secretTwins: minefieldTwins, grounds: ww2Grounds('ww2') },
  'ww2-2010': { secretTwins: minefieldTwins, grounds: ww2Grounds('ww2-2010') },
  'cold-war': { secretTwins: laterTwins, grounds: laterGrounds('cold-war', 'us-m40') },
  modern: { secretTwins: laterTwins, grounds: laterGrounds('modern', 'us-m102') },
  'sci-fi': { secretTwins: laterTwins, grounds: BOTH.map(each => tacticalGround('sci-fi', SCI_FI, each)) },
  ww1: {
    secretTwins: stakeTwins,
    mirror: filesMirrored,
    seekers: 8,
    foretold: plainAssaults,
    grounds: [ww1Ground(), ww1Crowd()],
  },
  // Only one unit acts with a card: more battles bring about all that may happen.
  colonial: {
    mirror: figuresMirrored,
    seekers: 8,
    // There are two Jokers in a pack, and six events.
    ruledGames: 8,
    positions: 4,
    grounds: [colonialGround('placed'), colonialGround('free')],
  },
  coastal: {
    mirror(position) {
      const image = mirroredInches(position)
      if (!image) return null
      const state = turnsMirrored(image[0]) as CoastalState
      // Turns are counted by the same name.
      return [{ ...state, turn: (image[0] as CoastalState).turn }, turnsMirrored(image[1]) as Action]
    },
    secretTwins: darkTwins,
    seekers: 6,
    positions: 8,
    grounds: [coastalGround('melee'), coastalGround('courses')],
  },
  naval: {
    mirror: seaMirrored,
    seekers: 6,
    grounds: [navalGround('day'), navalGround('night falls'), navalGround('night')],
  },
  // Random ships soon fly off the table: more battles make up for short ones.
  space: {
    games: 5,
    seekers: 8,
    mirror: turnedAbout,
    grounds: [spaceGround('placed'), spaceGround('rolled')],
  },
  'panzer8-d20': { secretTwins: teamTwins, seekers: 3, grounds: [panzer8Ground(), panzer8Melee()] },
  'panzer8-d10': {
    seekers: 8,
    grounds: [panzer8Ground('panzer8-d10', {}), panzer8Melee('panzer8-d10', {}), panzer8Command()],
  },
  'aerial-1935': {
    seekers: 8,
    mirror: turnedAround,
    grounds: [
      airGround('initiative', 'raid'),
      airGround('cards', 'raid'),
      airGround('initiative', 'great war'),
      airGround('cards', 'great war'),
    ],
  },
  // Nothing is refused before somebody has flown: more positions make up for those.
  'aerial-1965': {
    positions: 16,
    seekers: 8,
    mirror: turnedAround,
    grounds: [jetGround('missiles'), jetGround('cannon')],
  },
}

/** A shooter that may charge in its next move threatens with the worse of both: in a step of shooting only shots are offered. */
function unlessChargeIsWorse(position: Position): readonly Foretold[] {
  const state = position.state as AncientState
  const found = bestAttacks(legio, position)
  if (!state.step.endsWith('shoots')) return found
  return found.filter(({ by, on }) => {
    const target = state.units.find(unit => unit.id === on)
    const threats = target?.at ? legio.threats(state, target.id, target.at, target.facing) : []
    return !threats.some(threat => by.includes(threat.by) && threat.why === 'charge')
  })
}

/** What `threats` foretell on the Western Front: Assaults on which neither side stakes anything. */
function plainAssaults({ state, side }: Position): readonly Foretold[] {
  const nothing = { guns: 0, gas: false }
  const options = ruleset
    .offers(state as Ww1State, side)
    .flatMap(offer => (offer.refusal ? [] : offer.options()))
  return options.flatMap(({ action, refusal }): readonly Foretold[] => {
    if (action.type !== 'assault' || action.guns > 0 || action.gas || refusal) return []
    const { branches } = oddsOf(ruleset, state as Ww1State, action)
    const begun = branches[0]?.state
    // Where machine guns throw when the assault begins, what follows is not foretold by one of their throws.
    if (branches.length > 1 || !begun?.assault) return []
    const { hit, destroy } = oddsOf(ruleset, begun, { type: 'support', ...nothing })
    const by = unitsIn(begun, action.from).map(({ id }) => id)
    return unitsIn(begun, action.to).map(({ id }) => ({ by, on: id, hit, destroy }))
  })
}

/** All that the suite is told of a ruleset. */
export function optionsOf(id: string): ContractOptions {
  return { ...HOOKS[id], excused: EXCUSED[id] ?? {}, known: KNOWN[id] ?? {} }
}

/** In the mirror a unit that was attacked on its left flank was attacked on its right. */
function flanksMirrored(position: Position): readonly [GameState, Action] | null {
  const image = mirroredInches(position)
  if (!image) return null
  const state = image[0] as AncientState
  const other = (flank: Flank): Flank => (flank === 'left' ? 'right' : flank === 'right' ? 'left' : flank)
  return [
    {
      ...state,
      units: state.units.map(unit => ({ ...unit, struck: unit.struck.map(other) })),
    },
    image[1],
  ]
}

/** Squares in the mirror: the first file is the last. All squares are named by a letter for the file and a number. */
function filesMirrored({ state, action }: Position): readonly [GameState, Action] {
  const { origin, rows, size } = (state as Ww1State).scenario.board
  const file = (letter: string) => String.fromCharCode(65 + rows - 1 - (letter.charCodeAt(0) - 65))
  const reflect = (value: unknown, key: string): unknown => {
    if (typeof value === 'string')
      return value.replace(/^([A-Z])(\d+)$/, (_, letter: string, row: string) => file(letter) + row)
    return key === 'y' ? 2 * origin.y + rows * size - Number(value) : value
  }
  return [onTable(state, reflect), everywhere(action, reflect)]
}

/** The sea in the mirror: north is south. Nothing but the zone of a ship counts. */
function seaMirrored({ scenario, state, action }: Position): readonly [GameState, Action] {
  const { height } = scenario.board
  const reflect = (value: unknown, key: string): unknown => {
    if (key === 'y') return height - Number(value)
    return key === 'facing' ? (540 - Number(value)) % 360 : value
  }
  return [onTable(state, reflect), everywhere(action, reflect)]
}

/** A board of hexes has no mirror, for every second column lies lower; but it may be turned about by half a circle. */
function turnedAbout({ state, action }: Position): readonly [GameState, Action] | null {
  // While the ships are placed each side has its edge, and turned about it has the other.
  if (state.turn === 0) return null
  const { board, drift, escape } = (state as SpaceState).scenario
  const about = (value: unknown, key: string): unknown => {
    if (key === 'x') return board.width - Number(value)
    if (key === 'y') return board.height - Number(value)
    if (key === 'facing' || key === 'drift') return (Number(value) + 180) % 360
    if (key !== 'hex') return value
    const place = placeOf(board, value as Hex)
    return hexOf(board, { x: board.width - place.x, y: board.height - place.y })
  }
  const scenario = {
    ...(state as SpaceState).scenario,
    drift: (drift + 3) % 6,
    ...(escape && { escape: { ...escape, edge: escape.edge === 'east' ? 'west' : 'east' } }),
  }
  return [{ ...onTable(state, about), scenario }, everywhere(action, about)]
}

/** Aircraft on hexes turned about: left stays left, since nothing is mirrored. */
function turnedAround({ state, action }: Position): readonly [GameState, Action] {
  const { board } = (state as AirState).scenario
  const about = (value: unknown, key: string): unknown => {
    if (key === 'x') return board.width - Number(value)
    if (key === 'y') return board.height - Number(value)
    return key === 'facing' ? (Number(value) + 180) % 360 : value
  }
  return [onTable(state, about), action]
}

type Change = (value: unknown, key: string) => unknown

/** A state with all that is on the table changed; its scenario stays. */
function onTable(state: GameState, change: Change): GameState {
  const { scenario } = state as SpaceState | Ww1State | AirState
  return { ...everywhere({ ...state, scenario: null }, change), scenario }
}

/** A value of JSON with each of its members changed, those inside the changed ones too unless they came out another object. */
function everywhere<T>(value: T, change: Change): T {
  const inside = (each: unknown, key: string): unknown => {
    const changed = change(each, key)
    if (changed !== each || typeof each !== 'object' || each === null) return changed
    if (Array.isArray(each)) return each.map(item => inside(item, key))
    return Object.fromEntries(Object.entries(each).map(([name, member]) => [name, inside(member, name)]))
  }
  return inside(value, '') as T
}

/** The same assault with another stake face down: the other side cannot tell (R33). */
function stakeTwins(given: GameState) {
  const state = given as Ww1State
  const { assault } = state
  if (!assault?.secret || !assault.stake) return []
  const { guns, gas } = assault.stake
  const twin = { ...state, assault: { ...assault, stake: { guns: guns + 1, gas: !gas } } }
  return [
    { viewer: otherSide(assault.by), twin },
    { viewer: 'public' as const, twin },
  ]
}

/** The same battle with a real and a fake minefield counter of one side changed about: the other side cannot tell. */
function minefieldTwins(state: GameState) {
  return SIDES.flatMap(side => {
    const twin = changedAbout(state as TacticalState, side)
    return twin
      ? [
          { viewer: otherSide(side), twin },
          { viewer: 'public' as const, twin },
        ]
      : []
  })
}

/** These, and battles in which somebody who lurks (R54) stands elsewhere and looks elsewhere. */
function laterTwins(given: GameState) {
  const state = given as TacticalState
  const lurking = SIDES.flatMap(side => {
    const unit = state.units.find(each => each.side === side && each.lurking && each.at)
    const twin = unit && movedAside(state, unit.id)
    return twin
      ? [
          { viewer: otherSide(side), twin },
          { viewer: 'public' as const, twin },
        ]
      : []
  })
  return [...minefieldTwins(state), ...lurking]
}

/** The same battle with an anti-tank team in another section than it is: the other side cannot tell (R65). */
function teamTwins(given: GameState) {
  const state = given as D20State
  if (state.houseRules['open-teams'] === true) return []
  return SIDES.flatMap(side => {
    const hidden = state.units.find(each => each.side === side && each.team !== null && !each.teamShown)
    if (!hidden) return []
    const other = <U extends { readonly id: string; readonly team?: boolean | null }>(unit: U): U =>
      unit.id === hidden.id ? { ...unit, team: hidden.team !== true } : unit
    const scenario = { ...state.scenario, units: state.scenario.units.map(other) }
    const twin = { ...state, units: state.units.map(other), scenario }
    return [
      { viewer: otherSide(side), twin },
      { viewer: 'public' as const, twin },
    ]
  })
}

function movedAside(state: TacticalState, id: string): TacticalState {
  const aside = <U extends { readonly id: string; readonly at?: Point | null; readonly facing?: number }>(
    unit: U,
  ): U =>
    unit.id === id && unit.at
      ? { ...unit, at: { x: unit.at.x + 0.5, y: unit.at.y }, facing: ((unit.facing ?? 0) + 45) % 360 }
      : unit
  const scenario = { ...state.scenario, units: state.scenario.units.map(aside) }
  return { ...state, units: state.units.map(aside), scenario }
}

function changedAbout(state: TacticalState, side: Side): TacticalState | null {
  const hidden = state.mines.filter(mine => mine.side === side && !mine.shown)
  const real = hidden.find(mine => mine.real === true)
  const fake = hidden.find(mine => mine.real === false)
  if (!real || !fake) return null
  const swap = <M extends { readonly id: string; readonly real: boolean | null }>(mine: M): M =>
    mine.id === real.id || mine.id === fake.id ? { ...mine, real: mine.id === fake.id } : mine
  const scenario = { ...state.scenario, mines: state.scenario.mines.map(swap) }
  return { ...state, mines: state.mines.map(swap), scenario }
}

/** Figures stand beside their unit: what is told from its middle is turned over too. */
function figuresMirrored(position: Position): readonly [GameState, Action] | null {
  const image = mirroredInches(position)
  return image && [offsetsTurned(image[0]) as GameState, image[1]]
}

function offsetsTurned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(offsetsTurned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]): [string, unknown] =>
      key === 'dx' && typeof each === 'number' ? [key, -each] : [key, offsetsTurned(each)],
    ),
  )
}
