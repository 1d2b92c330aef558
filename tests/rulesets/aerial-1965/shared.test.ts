import { damageSuite } from '../air/damage'
import { movementSuite } from '../air/movement'
import { sequenceSuite } from '../air/sequence'
import { BOOKLET } from './table'

sequenceSuite(BOOKLET, { A: 'super-mystere', B: 'mig-19' })
movementSuite(BOOKLET)
damageSuite(BOOKLET)
