import { plainOffer } from '../../src/engine/acts'
import type { UnitId } from '../../src/engine/ids'
import type { Act, Reason } from './act'
import { activeOf, candidates, isDueToClear, reasonsNotTo, reasonsNotToAct, withActive } from './activation'
import { isOn } from './houseRules'
import {
  crewOf,
  crewWanted,
  findUnit,
  isServed,
  kind,
  stands,
  unitOf,
  withUnit,
  type Standing,
} from './lookup'
import { finish } from './sequence'
import type { ColonialAction, ColonialState } from './state'
import { UNJAM } from './tables'

/** Whether packing, unpacking and the like may be done: nothing else in this activation. */
function reasonsNotSpecial(state: ColonialState, id: UnitId): readonly Reason[] {
  const reasons = reasonsNotTo(state, id, 'special')
  if (reasons.length > 0) return reasons
  const unit = unitOf(state, id) as Standing
  const clause = unit.gun?.kind === 'machine gun' ? 'colonial-R29' : 'colonial-R32'
  if (!unit.gun) return [{ code: 'no-gun', clause: 'colonial-R54' }]
  return isServed(state, unit) ? [] : [{ code: 'too-few-crew', clause }]
}

/** Packs or unpacks a machine gun, limbers or unlimbers artillery (3.3, 4.3). */
export const pack: Act<'pack'> = {
  offers: (state, side) =>
    candidates(state, side).flatMap(unit => {
      const { gun } = unit
      if (!gun || pack.refuse(state, { type: 'pack', unit: unit.id }).length > 0) return []
      const isMachineGun = gun.kind === 'machine gun'
      const label = isMachineGun ? (gun.ready ? 'Pack' : 'Unpack') : gun.ready ? 'Limber' : 'Unlimber'
      return [
        plainOffer<ColonialAction>(
          { type: 'pack', unit: unit.id },
          label,
          isMachineGun ? 'colonial-3.3' : 'colonial-4.3',
          { id: `pack:${unit.id}`, unit: unit.id },
        ),
      ]
    }),
  refuse: (state, { unit: id }) => reasonsNotSpecial(state, id),
  play(state, { unit: id }, io) {
    const unit = findUnit(state, id)
    if (!stands(unit) || !unit.gun) return state
    const { gun } = unit
    const isMachineGun = gun.kind === 'machine gun'
    io.log({
      code: isMachineGun ? (gun.ready ? 'packs' : 'unpacks') : gun.ready ? 'limbers' : 'unlimbers',
      side: unit.side,
      facts: { unit: { unit: id } },
      units: [id],
      clauses: [isMachineGun ? 'colonial-3.3' : 'colonial-4.3'],
    })
    const changed = withUnit(state, id, { gun: { ...gun, ready: !gun.ready, reloading: 0 } })
    return finish(withActive(changed, activeOf(state, id)), io)
  },
}

/** Activations that reloading takes with the crew that is there now (4.6, 4.7, R32). */
export const reloadTime = (state: ColonialState, unit: Standing): number =>
  1 + Math.max(0, crewWanted(unit) - crewOf(state, unit).length)

export const reload: Act<'reload'> = {
  offers: (state, side) =>
    candidates(state, side).flatMap(unit => {
      if (!unit.gun || reload.refuse(state, { type: 'reload', unit: unit.id }).length > 0) return []
      const left = reloadTime(state, unit) - unit.gun.reloading
      return [
        plainOffer<ColonialAction>(
          { type: 'reload', unit: unit.id },
          left > 1 ? `Reload (${left} activations)` : 'Reload',
          'colonial-4.6',
          { id: `reload:${unit.id}`, unit: unit.id, useful: true },
        ),
      ]
    }),
  refuse(state, { unit: id }) {
    const reasons = reasonsNotSpecial(state, id)
    if (reasons.length > 0) return reasons
    const { gun } = unitOf(state, id)
    if (!gun || gun.kind === 'machine gun') return [{ code: 'never-reloads', clause: 'colonial-4.6' }]
    if (!gun.ready) return [{ code: 'is-packed', clause: 'colonial-R32' }]
    return gun.loaded ? [{ code: 'is-loaded', clause: 'colonial-4.6' }] : []
  },
  play(state, { unit: id }, io) {
    const unit = findUnit(state, id)
    if (!stands(unit) || !unit.gun) return state
    const reloading = unit.gun.reloading + 1
    const left = reloadTime(state, unit) - reloading
    const loaded = left <= 0
    io.log({
      code: loaded ? 'reloads' : 'reloads-on',
      side: unit.side,
      facts: { unit: { unit: id }, left: Math.max(0, left) },
      units: [id],
      clauses: ['colonial-4.6', 'colonial-4.7'],
    })
    const gun = { ...unit.gun, loaded, reloading: loaded ? 0 : reloading }
    return finish(withActive(withUnit(state, id, { gun }), activeOf(state, id)), io)
  },
}

/** Clears a jam at the beginning of the activation (3.6, R31). */
export const unjam: Act<'unjam'> = {
  offers: (state, side) =>
    candidates(state, side).flatMap(unit =>
      unjam.refuse(state, { type: 'unjam', unit: unit.id }).length > 0
        ? []
        : [
            plainOffer<ColonialAction>(
              { type: 'unjam', unit: unit.id },
              'Clear the jam: 5 or more',
              'colonial-3.6',
              {
                id: `unjam:${unit.id}`,
                unit: unit.id,
                useful: true,
              },
            ),
          ],
    ),
  refuse(state, { unit: id }) {
    const reasons = reasonsNotToAct(state, id)
    if (reasons.length > 0) return reasons
    const unit = unitOf(state, id) as Standing
    if (!isDueToClear(state, unit)) return [{ code: 'not-jammed', clause: 'colonial-3.6' }]
    return isServed(state, unit) ? [] : [{ code: 'too-few-crew', clause: 'colonial-R29' }]
  },
  play(state, { unit: id }, io) {
    const unit = findUnit(state, id)
    if (!stands(unit) || !unit.gun) return state
    const cleared = io.chance.check(6, UNJAM, {
      purpose: 'to clear the jam',
      by: unit.side,
      clause: 'colonial-3.6',
    })
    io.log({
      code: cleared ? 'clears' : 'stays-jammed',
      side: unit.side,
      facts: { unit: { unit: id } },
      units: [id],
      clauses: ['colonial-3.6', 'colonial-R31'],
    })
    const next = withUnit(state, id, { gun: { ...unit.gun, jammed: !cleared } })
    const tried = withActive(next, { ...activeOf(state, id), tried: true })
    return isOn(state, 'slow-unjam') ? finish(tried, io) : tried
  },
}

/** Mounts or dismounts, on the spot, everybody at once (5.2, R36). */
export const mount: Act<'mount'> = {
  offers: (state, side) =>
    candidates(state, side).flatMap(unit =>
      mount.refuse(state, { type: 'mount', unit: unit.id }).length > 0
        ? []
        : [
            plainOffer<ColonialAction>(
              { type: 'mount', unit: unit.id },
              unit.mounted ? 'Dismount' : 'Mount',
              'colonial-5.2',
              { id: `mount:${unit.id}`, unit: unit.id },
            ),
          ],
    ),
  refuse(state, { unit: id }) {
    const reasons = reasonsNotTo(state, id, 'special')
    if (reasons.length > 0) return reasons
    return kind(unitOf(state, id)).mount === 'foot' ? [{ code: 'no-mounts', clause: 'colonial-5.2' }] : []
  },
  play(state, { unit: id }, io) {
    const unit = findUnit(state, id)
    if (!stands(unit)) return state
    io.log({
      code: unit.mounted ? 'dismounts' : 'mounts',
      side: unit.side,
      facts: { unit: { unit: id } },
      units: [id],
      clauses: ['colonial-5.2', 'colonial-R36'],
    })
    const next = withUnit(state, id, { mounted: !unit.mounted && kind(unit).mount !== 'foot' })
    const active = activeOf(state, id)
    // By the house rule it took the place of the Move only.
    if (isOn(state, 'quick-mount')) return withActive(next, { ...active, stage: 'move', rolled: 0 })
    return finish(withActive(next, active), io)
  },
}
