import { citationsOf } from '../families/tactical'

/**
 * Which clause or ruling of the edition of March 2010 speaks of a subject.
 * What that edition leaves out (smoke, wrecks, contact with buildings) is cited by the ruling that says so.
 */
export const CITATIONS = citationsOf('ww2-2010', {
  'close combat at buildings': 'R57',
  wreck: 'R37',
  'wreck blocks': 'R37',
  removed: 'R37',
  'mortar minimum': 'R56',
  'early guns': '8.2',
  'smoke fired': 'R59',
  'smoke counter': 'R59',
  'smoke blocks': 'R59',
  'smoke removed': 'R59',
  'smoke rules': 'R59',
})
