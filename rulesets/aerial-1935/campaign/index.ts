import type { CampaignRules } from '../../../src/engine/campaign'
import { SIDES } from '../../../src/engine/ids'
import type { AirState } from '../../families/air'
import { TYPES } from '../aircraft'
import { battleOf, reportOf } from './battle'
import { asked, deploy, drawUp } from './deployment'
import { after } from './experience'
import { nameFor } from './names'
import { READY } from './ready'
import {
  type AirCampaign,
  GAMES,
  GRADES,
  type Report,
  SQUADRON,
  reportSchema,
  setupSchema,
  stateSchema,
} from './state'
import { viewOf } from './view'
import { WORDS } from './words'

/** What a die makes of a pilot where pilots are rolled for: 1-2, 3-4, 5-6 (R34). */
const ROLLED = [GRADES[0], GRADES[0], GRADES[1], GRADES[1], GRADES[2], GRADES[2]] as const

/** The campaign of section 10: two squadrons of named pilots, three battles, kills, experience and replacements. */
export const campaign: CampaignRules<AirCampaign, AirState, Report> = {
  title: 'Campaign',
  text: 'Two squadrons of pilots with names meet in three battles. Who shoots down an enemy learns; who is shot down may not come back. More kills win, then more Veterans.',
  clause: 'aerial-1935-10.1',
  battles: GAMES,
  words: WORDS,
  houseRules: [
    {
      id: 'rolled-pilots',
      ruling: 'aerial-1935-R34',
      label: 'Pilots are rolled for',
      text: 'A die for each pilot: Green on 1 or 2, Average on 3 or 4, Veteran on 5 or 6.',
    },
  ],
  ready: READY,
  members: SQUADRON,
  types({ squadrons }) {
    const age = TYPES[squadrons.A[0]?.type ?? '']?.age
    return Object.values(TYPES).filter(each => each.age === age)
  },
  grades: GRADES,
  nameFor,
  setupSchema,
  stateSchema,
  reportSchema,
  begin(setup, houseRules, io) {
    const { sides, squadrons, title } = setup
    const facts = { title, a: sides.A.name, b: sides.B.name }
    const clauses = ['aerial-1935-10.1', 'aerial-1935-10.2']
    io.log({ code: 'campaign-begins', facts, side: null, units: [], clauses })
    const seats = SIDES.flatMap(side =>
      squadrons[side].map(({ name, type, grade }, at) => {
        const id = `${side.toLowerCase()}${at + 1}`
        const known = GRADES.find(each => each === grade) ?? 'Average'
        const seat = { id, side, type, pilot: name, grade: known, sorties: [] }
        if (houseRules['rolled-pilots'] !== true) return seat
        const why = { purpose: `experience of ${name}`, by: side, clause: 'aerial-1935-R34' }
        const rolled = io.chance.table(ROLLED, why)
        const told = { name, grade: rolled }
        io.log({ code: 'campaign-rolled-pilot', facts: told, side, units: [id], clauses: [why.clause] })
        return { ...seat, grade: rolled }
      }),
    )
    return { battle: 1, result: null, step: 'roll', setup, houseRules, seats, draws: [], fought: [] }
  },
  next(state, values) {
    if (state.result) return { kind: 'over' }
    return state.step === 'fly' ? { kind: 'battle' } : asked(state, values)
  },
  go: (state, values, io) => (state.step === 'roll' ? drawUp(state, io) : deploy(state, values, io)),
  battle: battleOf,
  report: reportOf,
  after,
  view: viewOf,
}
