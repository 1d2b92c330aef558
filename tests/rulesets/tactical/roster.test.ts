import { describe, expect, it } from 'vitest'
import { ROSTER as OF_COLD_WAR } from '../../../rulesets/cold-war/muster/roster'
import { TABLES as COLD_WAR_TABLES } from '../../../rulesets/cold-war/tables'
import {
  type Spec,
  type Tables,
  type UnitType,
  ROSTER,
  assembleUnits,
  tactical,
} from '../../../rulesets/families/tactical'
import { EDITION } from '../../../rulesets/cold-war'
import { ROSTER as OF_MODERN } from '../../../rulesets/modern/muster/roster'
import { TABLES as MODERN_TABLES } from '../../../rulesets/modern/tables'
import { TABLES as WW2_TABLES } from '../../../rulesets/ww2/tables'

// A type has the figures of the rows in which its spec stands, and says so row by row.

type AnySpec = Spec<string, string, string>
const ROSTERS: readonly (readonly [string, readonly AnySpec[], Tables<string, string, string>])[] = [
  ['ww2', ROSTER, WW2_TABLES],
  ['cold-war', OF_COLD_WAR, COLD_WAR_TABLES],
  ['modern', OF_MODERN, MODERN_TABLES],
]

const typeFor = (specs: readonly AnySpec[], tables: Tables<string, string, string>, id: string): UnitType => {
  const found = assembleUnits(specs, tables)[id]
  if (!found) throw new Error(`No type ${id}.`)
  return found
}

describe.each(ROSTERS)('the unit types of %s', (_, roster, tables) => {
  const specs = new Map(roster.map(spec => [spec.id, spec]))
  const each = (check: (type: UnitType, spec: AnySpec) => readonly [unknown, unknown]) => {
    const types = Object.values(assembleUnits(roster, tables))
    expect(types).toHaveLength(roster.length)
    for (const type of types) {
      const spec = specs.get(type.id)
      if (!spec) throw new Error(`No spec of ${type.id}.`)
      const [found, wanted] = check(type, spec)
      expect([type.id, found]).toEqual([type.id, wanted])
    }
  }
  const isArtillery = ({ weapons }: AnySpec) => weapons.some(row => tables.weapons[row]?.artillery === true)
  /** Anti-aircraft guns and launchers against aircraft turn all round. */
  const isSkyward = ({ weapons, antiAircraft }: AnySpec) =>
    antiAircraft === true || weapons.some(row => tables.weapons[row]?.class === 'sam')

  it('have the figures of their rows', () => {
    each((type, spec) => {
      const { move, defence, armoured } = type
      const row = tables.defences[spec.defence]
      const inches = spec.move === null ? 0 : tables.moves[spec.move]?.inches
      const own = spec.traits ?? {}
      return [
        [move, defence, armoured, type.armourPenalty, type.gun, type.passage],
        [
          own.move ?? inches,
          own.defence ?? row?.factor,
          own.armoured ?? row?.armoured,
          own.armourPenalty ?? (spec.early ? 1 : 0),
          own.gun ?? spec.locomotion === 'towed',
          own.passage ?? (spec.amphibious ? 'amphibious' : 'land'),
        ],
      ]
    })
  })

  it('fire into 45 degrees where they have no turret, are artillery or are towed, unless they aim at the sky', () => {
    each((type, spec) => {
      const arc =
        spec.turretless === true || isArtillery(spec) || (spec.locomotion === 'towed' && !isSkyward(spec))
      return [type.arc, spec.traits?.arc ?? arc]
    })
  })

  it('say why they have an arc, and by which clause', () => {
    const { arcs } = tables.sources
    each(({ because }, spec) => {
      const said = /[^.]*45 degrees forward \([^)]*\)/.exec(because)?.[0].trim()
      if (spec.turretless) return [said, `No turret: 45 degrees forward (${arcs.turretless})`]
      if (isArtillery(spec)) return [said, `Artillery: 45 degrees forward (${arcs.artillery})`]
      const towed = spec.locomotion === 'towed' && !isSkyward(spec)
      return [said, towed ? `Towed gun: 45 degrees forward (${arcs.guns})` : undefined]
    })
  })

  it('say what they are besides, and only that', () => {
    const { sources } = tables
    each(({ because }, spec) => {
      const lines: readonly (readonly [string, boolean])[] = [
        [`No weapon (${sources.weaponless}).`, spec.weapons.length === 0],
        [`Early gun: 1 less against armour (${sources.earlyGuns}).`, spec.early === true],
        [`Tank destroyer: hides in cover (${sources.destroyers}).`, spec.tankDestroyer === true],
        [`Anti-aircraft gun, fires all round (${sources.antiAircraft}).`, spec.antiAircraft === true],
        [
          `Helicopter: soft, over all ground (${sources.flying ?? ''}).`,
          spec.traits?.flies === true && sources.flying !== undefined,
        ],
        [`Carries a base or tows a gun (${sources.carrying}).`, spec.carries === true && spec.tows === true],
        [`Carries a base (${sources.carrying}).`, spec.carries === true && spec.tows !== true],
        [`Amphibious (${sources.passage ?? sources.gaps}).`, spec.amphibious === true],
        [`Engineers (${sources.engineers}).`, spec.engineers === true],
        [`Clears mines (${sources.engineers}).`, spec.clearsMines === true],
        [spec.note ?? 'A note.', spec.note !== undefined],
        [`Moves only in tow (${sources.tow}).`, spec.move === null],
      ]
      return [lines.map(([line]) => because.includes(line)), lines.map(([, is]) => is)]
    })
  })

  it('say of every weapon what it does and where that stands', () => {
    const { ranges, attacks, between } = tables.sources
    each(({ because }, spec) => {
      const lines = spec.weapons.map((row, at) => {
        const weapon = tables.weapons[row]
        if (!weapon) return `no row ${row}`
        const dash = (factor: number | null) => (factor === null ? '–' : `${factor}`)
        const what = weapon.removes
          ? 'a hit takes its target off'
          : `${dash(weapon.soft)} against soft, ${dash(weapon.armour)} against armour`
        const isBetween = at === 0 && spec.gunName !== undefined
        const name = isBetween ? `${spec.gunName} as ${weapon.name}` : weapon.name
        return `${name}: range ${weapon.range}, ${what} (${[ranges, attacks, ...(isBetween ? [between] : [])].join(', ')}).`
      })
      return [lines.filter(line => !because.includes(line)), []]
    })
  })
})

describe('a roster', () => {
  const plain: Spec = {
    id: 'x',
    name: 'X',
    nation: 'Any nation',
    group: 'Medium tanks',
    locomotion: 'tracked',
    move: 'light',
    defence: 'light tanks',
    weapons: ['20mm'],
    silhouette: 'tank',
    paint: 'olive',
  }
  it('does not call two types by one name', () => {
    expect(() => assembleUnits([plain, plain], WW2_TABLES)).toThrow('Two unit types are called x.')
  })
  it('says whether a table names a type, its kind belongs to a row, or a ruling fills the gap [ww2-R45]', () => {
    const said = (more: Partial<Spec>) => typeFor([{ ...plain, ...more }], WW2_TABLES, 'x').because
    expect(said({})).toContain('Move 5: ')
    expect(said({})).toMatch(/Move 5: [^(]*\(ww2-4\.1\)\. Defence 2: [^(]*\(ww2-9\.1\)\./)
    expect(said({ moveFrom: 'named', defenceFrom: 'named' })).toMatch(
      /\(named there, ww2-4\.1\)\. Defence 2: [^(]*\(named there, ww2-9\.1\)\./,
    )
    expect(said({ moveFrom: 'ruling', defenceFrom: 'ruling' })).toMatch(
      /\(ww2-R45\)\. Defence 2: [^(]*\(ww2-R45\)\./,
    )
  })
  it('has nothing that its spec does not say', () => {
    expect(typeFor([plain], WW2_TABLES, 'x')).toMatchObject({
      armourPenalty: 0,
      arc: false,
      tankDestroyer: false,
      gun: false,
      antiAircraft: false,
      carriesFoot: false,
      towsGuns: false,
      rides: false,
      engineers: false,
      clearsMines: false,
      passage: 'land',
      flies: false,
      seesAll: false,
      frail: false,
      halvesArmour: false,
    })
    const full = {
      tankDestroyer: true,
      antiAircraft: true,
      carries: true,
      tows: true,
      rides: true,
      engineers: true,
      clearsMines: true,
    } as const
    expect(typeFor([{ ...plain, ...full }], WW2_TABLES, 'x')).toMatchObject({
      tankDestroyer: true,
      antiAircraft: true,
      carriesFoot: true,
      towsGuns: true,
      rides: true,
      engineers: true,
      clearsMines: true,
    })
  })
})

describe('the muster as a list', () => {
  it('shows every type with what its rows say, weapon by weapon', () => {
    const { muster } = tactical(EDITION)
    const types = Object.values(EDITION.units)
    expect(muster?.map(({ id }) => id)).toEqual(types.map(({ id }) => id))
    for (const { id, move, gun, defence, armoured, weapons, armourPenalty } of types) {
      const dash = (factor: number | null) => (factor === null ? '–' : `${factor}`)
      const facts = muster?.find(each => each.id === id)?.facts.map(({ label, value }) => `${label} ${value}`)
      const arms = weapons.flatMap((row, at) => {
        const weapon = EDITION.weapons[row]
        if (!weapon) return []
        const { name, least, range, soft, armour, removes } = weapon
        const less = at === 0 ? armourPenalty : 0
        return [
          `${name} ${least > 0 ? `${least}″ to ${range}″` : `${range}″`}`,
          removes
            ? 'Attack a hit takes its target off'
            : `Attack ${dash(soft)} soft, ${dash(armour === null ? null : Math.max(0, armour - less))} armour`,
        ]
      })
      expect([id, facts]).toEqual([
        id,
        [
          `Move ${gun ? 'in tow' : `${move}″`}`,
          `Defence ${defence}, ${armoured ? 'armoured' : 'soft'}`,
          ...arms,
        ],
      ])
    }
  })
})
