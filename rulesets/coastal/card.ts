import type { UnitId } from '../../src/engine/ids'
import type { UnitCard } from '../../src/engine/ruleset'
import type { Chip, Token } from '../../src/engine/scene'
import { tokenBasics } from '../../src/engine/token'
import { conditionOf, groupOf, handlingOf, inches, maxSpeedOf, typeOfVessel, unitOf } from './lookup'
import { isSubmarine, visibilityTo } from './spotting'
import type { Arc, CoastalState, Vessel } from './state'
import { LIGHT, SPEED_CLASS, TOP_SPEED, TORPEDO, WEAPONS } from './tables'
import { gunName, lightLeft } from './weapons'

function chipsOf(vessel: Vessel): readonly Chip[] {
  const chips: Chip[] = []
  if (vessel.wrecked) chips.push({ text: 'W', tone: 'suppressed', label: 'Wrecked' })
  else if (vessel.damaged) chips.push({ text: 'D', tone: 'damage', label: 'Damaged' })
  if (vessel.ko.length > 0) {
    const count = vessel.ko.length > 1 ? `${vessel.ko.length} guns` : 'a gun'
    chips.push({ text: 'KO', tone: 'disorganized', label: `KO: ${count}` })
  }
  if (vessel.speed > 0)
    chips.push({ text: String(vessel.speed), tone: 'plain', label: `speed ${vessel.speed}`, die: true })
  return chips
}

/** A vessel as its model, with the die of its speed beside it. One that is gone lies in the corner: only cards show it. */
export function tokenOf(state: CoastalState, vessel: Vessel): Token {
  const { length, beam, silhouette, nation } = typeOfVessel(vessel)
  return {
    ...tokenBasics(vessel),
    width: inches(state, beam),
    depth: inches(state, length),
    shape: 'ship',
    silhouette,
    paint: PAINTS[nation] ?? 'grey',
    chips: chipsOf(vessel),
    wake: vessel.speed,
    spent: state.step === 'act' || state.step === 'card' ? vessel.acted : false,
    ...(vessel.wrecked && { smokes: true }),
  }
}

const PAINTS: Readonly<Record<string, string>> = {
  British: 'grey',
  German: 'grey',
  Italian: 'grey',
  American: 'grey',
}

/** Where a mounting bears, in a word. */
const BEARS: Readonly<Record<Arc, string>> = {
  F: 'ahead',
  A: 'astern',
  FPS: 'not astern',
  APS: 'not ahead',
}

const FATES: Readonly<Record<string, string>> = {
  sunk: 'Sunk',
  submerged: 'Submerged',
  left: 'Off the table',
  through: 'Got through',
}

/** What the panel shows of a vessel. */
export function cardOf(state: CoastalState, id: UnitId): UnitCard {
  const vessel = unitOf(state, id)
  const type = typeOfVessel(vessel)
  const { straight, levels } = handlingOf(state, vessel)
  const most = maxSpeedOf(vessel)
  const left = lightLeft(vessel)
  return {
    token: tokenOf(state, vessel),
    title: vessel.name,
    subtitle: `${type.name}, ${groupOf(state, vessel.group).name}`,
    chips: [
      `Defence ${type.defence}`,
      FATES[vessel.fate] ?? conditionOf(vessel),
      ...(vessel.acted ? ['Activated'] : []),
    ],
    ...(vessel.fate === 'afloat' && {
      dial: { label: 'speed', top: TOP_SPEED, most, value: vessel.speed },
    }),
    facts: [
      {
        label: 'Speed',
        value: `${vessel.speed} of ${most}`,
        note: `±${levels}, pivots every ${straight}″`,
        clause: SPEED_CLASS[type.speed]?.clause ?? 'coastal-3.1',
      },
      { label: 'Seen at', value: `${visibilityTo(state, vessel)}″`, clause: 'coastal-2.1' },
      ...vessel.guns.map((gun, at) => ({
        label: gunName(gun),
        value: vessel.ko.includes(at) ? 'KO' : `Attack ${WEAPONS[gun.kind].attack}`,
        note: `to ${inches(state, WEAPONS[gun.kind].range)}″, ${BEARS[gun.arc]}`,
        clause: 'coastal-8.2',
      })),
      ...(vessel.light > 0
        ? [
            {
              label: `${vessel.light} × 20mm`,
              value: `Attack ${left}`,
              note: `to ${inches(state, LIGHT.range)}″, all round`,
              clause: 'coastal-8.1',
            },
          ]
        : []),
      ...vessel.tubes.map(({ calibre, left: aboard, arc }) => ({
        label: `Torpedoes ${calibre}″`,
        value: `${aboard} left`,
        note: `${inches(state, TORPEDO.least)} to ${inches(state, TORPEDO.runsFor[calibre])}″${arc === 'A' ? ', astern' : ''}`,
        clause: 'coastal-10.3',
      })),
    ],
    notes: notesOf(state, vessel),
  }
}

function notesOf(state: CoastalState, vessel: Vessel): UnitCard['notes'] {
  const type = typeOfVessel(vessel)
  return [
    ...(state.released || vessel.fate !== 'afloat'
      ? []
      : [{ text: 'Follows its plotted course until somebody spots an enemy.', clause: 'coastal-2.5' }]),
    ...(maxSpeedOf(vessel) === 0 ? [{ text: 'Immobilized.', clause: 'coastal-R24' }] : []),
    ...(type.shallow ? [{ text: 'Torpedoes pass under it.', clause: 'coastal-10.5' }] : []),
    ...(isSubmarine(vessel)
      ? [{ text: 'May submerge at the end of its movement, unless Damaged.', clause: 'coastal-11.2' }]
      : []),
    ...(vessel.cargo ? [{ text: 'Counts for its owner when it gets through.', clause: 'coastal-R36' }] : []),
  ]
}
