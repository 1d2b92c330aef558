import { z } from 'zod'
import type { Book } from './book'

const id = z.string().min(1).max(120)
const figure = z.number().min(0).max(100)
const flag = z.boolean()

/** A unit type that only one battle has, as its scenario file says it. */
const unitType = (fittings: readonly string[]) =>
  z.strictObject({
    id,
    name: z.string().min(1).max(120),
    nation: z.string().max(120),
    group: z.string().max(120),
    locomotion: z.enum([
      'foot',
      'horse',
      'towed',
      'wheeled',
      'halftracked',
      'tracked',
      'hover',
      'walking',
      'flying',
    ]),
    move: figure,
    defence: figure,
    armoured: flag,
    weapons: z.array(id).max(10),
    armourPenalty: figure,
    arc: flag,
    tankDestroyer: flag,
    gun: flag,
    antiAircraft: flag,
    carriesFoot: flag,
    towsGuns: flag,
    rides: flag,
    engineers: flag,
    clearsMines: flag,
    passage: z.enum(['land', 'amphibious', 'level']),
    flies: flag,
    seesAll: flag,
    engagedBy: z
      .array(
        z.enum([
          'infantry',
          'hmg',
          'mortar',
          'light gun',
          'gun',
          'recoilless',
          'artillery',
          'rockets',
          'atgw',
          'sam',
          'anti-aircraft',
        ]),
      )
      .max(20)
      .nullable(),
    frail: flag,
    halvesArmour: flag,
    fittings: z.array(z.enum(fittings)).max(20).exactOptional(),
    base: z.number().min(0.2).max(4),
    silhouette: id,
    paint: id,
    because: z.string().max(1000),
  })

/** The types that only one battle has, by their ids; none stands in for one of the muster. */
export const typesOf = (book: Book, fittings: readonly string[]) =>
  z
    .record(id, unitType(fittings))
    .refine(types => Object.entries(types).every(([key, type]) => key === type.id), 'A type has two ids.')
    .refine(
      types => Object.keys(types).every(key => !Object.hasOwn(book.units, key)),
      'A type of its own has the id of one of the muster.',
    )
    .refine(
      types =>
        Object.values(types).every(type => type.weapons.every(row => Object.hasOwn(book.weapons, row))),
      'A type of its own has a weapon that is in no table.',
    )
