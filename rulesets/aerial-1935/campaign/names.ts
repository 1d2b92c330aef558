import type { Side } from '../../../src/engine/ids'
import type { CampaignSetup } from '../../../src/engine/campaign'
import { TYPES } from '../aircraft'
import { type AirCampaign, seatsOf } from './state'

/** Names for pilots by the nation whose aircraft they fly, all of our own making. */
const NAMES: Readonly<Record<string, string>> = {
  British: 'Penrose Lister Ashby Doyle Carrow Whitlock Thorne Mallory Bexley Harker Selwyn Pryce Unwin Gale',
  German: 'Keller Lorenz Brandt Ruhl Metz Hagen Stark Vogt Wendt Falk Kremer Jansen Rieck Ostermann',
  Soviet: 'Orlov Gusev Belov Sokolin Zimin Ryabov Titov Kozin Lukin Panin Maltsev Yurov Galkin Frolov',
  American: 'Hobart Miller Strand Quinn Decker Lowell Rourke Tanner Fisk Barlow Whelan Cobb Dalton Reese',
  Japanese: 'Arai Kubo Mori Ono Hara Seki Kondo Ueda Nagai Toda Iida Sugai Oda Wada',
  Italian: 'Bassi Ferri Conti Leone Marchi Rossi Vitale Galli Serra Donati Riva Moro Testa Pace',
  French: 'Morel Garnier Lacaze Vasseur Perrin Duval Roche Blanc Tessier Marchand Renaud Leroux Caron Dumas',
  'Austro-Hungarian':
    'Hauser Novak Kovacs Lang Strasser Benko Huber Zelenka Fodor Wagner Pavlik Adler Toth Reiter',
}

const namesOf = (nation: string): readonly string[] => (NAMES[nation] ?? '').split(' ').filter(Boolean)

/** The nation of a squadron: that of its first fighter. */
export const nationOf = (setup: CampaignSetup, side: Side): string =>
  TYPES[setup.squadrons[side][0]?.type ?? '']?.nation ?? 'British'

/** A name that nobody in the squadron has or had. */
function unused(nation: string, used: readonly string[]): string {
  return namesOf(nation).find(each => !used.includes(each)) ?? `Pilot ${used.length + 1}`
}

/** A name for one more pilot of a squadron that is being put together. */
export const nameFor = (setup: CampaignSetup, side: Side): string =>
  unused(
    nationOf(setup, side),
    setup.squadrons[side].map(each => each.name),
  )

/** The name of the Green pilot who takes the place of one who was lost (10.8). */
export function replacement(state: AirCampaign, side: Side): string {
  const used = seatsOf(state, side).flatMap(each => [each.pilot, ...each.sorties.map(sortie => sortie.pilot)])
  return unused(nationOf(state.setup, side), used)
}
