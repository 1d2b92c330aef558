import { SAMPLES } from './samples'
import { UNARMED } from './unarmed'
import type { VesselType } from './vesselType'

/** All types of vessels: those of section 12, then those of the tables. */
export const VESSELS: readonly VesselType[] = [...SAMPLES, ...UNARMED]

const BY_ID: ReadonlyMap<string, VesselType> = new Map(VESSELS.map(each => [each.id, each]))

/** The type of that id; throws if there is none. */
export function typeOf(id: string): VesselType {
  const found = BY_ID.get(id)
  if (!found) throw new RangeError(`There is no type of vessel '${id}'.`)
  return found
}

export const isType = (id: string): boolean => BY_ID.has(id)
