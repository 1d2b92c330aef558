import type { SlotInfo } from '../../save/slots'

/** How far a battle is, or a campaign. */
export function standing({ campaign, made, over, turn }: SlotInfo): string {
  if (made) return 'being made'
  if (campaign) return over ? 'a campaign, over' : `a campaign, battle ${turn}`
  if (over) return 'over'
  return turn === 0 ? 'deployment' : `turn ${turn}`
}

/** The screen of what lies in a slot: a battle, a campaign, or a battle that is being made. */
export const addressOfKind = (info: {
  readonly slot: string
  readonly campaign?: true
  readonly made?: true
  readonly army?: unknown
}): string =>
  `#/${info.made ? 'editor' : info.army ? 'army' : info.campaign ? 'campaign' : 'battle'}/${info.slot}`

/** Where a battle or a campaign is played. */
export const openAddress = ({ id, ...kind }: SlotInfo): string => addressOfKind({ slot: id, ...kind })

/** Where one goes on with it: of a battle that is over, its report. */
export const addressOf = (info: SlotInfo): string =>
  info.over && !info.campaign ? `#/report/${info.id}` : openAddress(info)
