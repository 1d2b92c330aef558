import type { SlotInfo } from '../../save/slots'

/** How far a battle is, or a campaign. */
export function standing({ campaign, made, over, turn }: SlotInfo): string {
  if (made) return 'being made'
  if (campaign) return over ? 'a campaign, over' : `a campaign, battle ${turn}`
  if (over) return 'over'
  return turn === 0 ? 'deployment' : `turn ${turn}`
}

/** Where a battle or a campaign is played. */
export const openAddress = ({ id, campaign, made }: SlotInfo): string =>
  `#/${made ? 'editor' : campaign ? 'campaign' : 'battle'}/${id}`

/** Where one goes on with it: of a battle that is over, its report. */
export const addressOf = (info: SlotInfo): string =>
  info.over && !info.campaign ? `#/report/${info.id}` : openAddress(info)
