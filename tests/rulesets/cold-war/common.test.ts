import { airTests } from '../tactical/air'
import { closeCombatTests } from '../tactical/closeCombat'
import { damageTests } from '../tactical/damage'
import { fireTests } from '../tactical/fire'
import { indirectTests } from '../tactical/indirect'
import { helicopterTests, missileTests } from '../tactical/missiles'
import { movementTests } from '../tactical/movement'
import { obstacleTests } from '../tactical/obstacles'
import { rallyTests } from '../tactical/rally'
import { sequenceTests } from '../tactical/sequence'
import { setUpTests } from '../tactical/setup'
import { sightTests } from '../tactical/sight'
import { smokeTests } from '../tactical/smoke'
import { transportTests } from '../tactical/transports'
import { COLD_WAR } from './cast'

// What the rules of 1950 to 1975 share with others of the family, proved with their own tables.
setUpTests(COLD_WAR)
sequenceTests(COLD_WAR)
movementTests(COLD_WAR)
transportTests(COLD_WAR)
sightTests(COLD_WAR)
fireTests(COLD_WAR)
closeCombatTests(COLD_WAR)
damageTests(COLD_WAR)
indirectTests(COLD_WAR)
rallyTests(COLD_WAR)
obstacleTests(COLD_WAR)
smokeTests(COLD_WAR)
airTests(COLD_WAR)
missileTests(COLD_WAR)
helicopterTests(COLD_WAR)
