import { type From, ROSTER } from '../../families/tactical'
import type { DefenceRow, MoveRow, Spec, WeaponRow } from './rows'

type Line = readonly [id: string, MoveRow | null, DefenceRow, WeaponRow | null, From, gunName?: string]

/** What the armies of 1945 left behind, by the rows of these tables: the vehicles themselves are those of the WW2 roster. */
const LINES: readonly Line[] = [
  ['sherman', 'MBT', 'WW2 tanks', 'ww2-75mm', 'named'],
  ['british-sherman', 'MBT', 'WW2 tanks', 'ww2-75mm', 'named'],
  ['firefly', 'MBT', 'WW2 tanks', 'ww2-85mm', 'named', '17pdr'],
  ['cromwell', 'light vehicles', 'WW2 tanks', 'ww2-75mm', 'ruling'],
  ['comet', 'light vehicles', 'WW2 tanks', 'ww2-85mm', 'ruling', '77mm'],
  ['churchill-vii', 'slow MBT', 'early MBT', 'ww2-75mm', 'ruling'],
  ['stuart', 'light vehicles', 'light tanks', 'ww2-45mm', 'ruling', '37mm'],
  ['m10', 'light vehicles', 'WW2 tanks', 'ww2-85mm', 'ruling', '76mm'],
  ['achilles', 'light vehicles', 'WW2 tanks', 'ww2-85mm', 'ruling', '17pdr'],
  ['m18', 'light vehicles', 'light tanks', 'ww2-85mm', 'ruling', '76mm'],
  ['t-34-76', 'MBT', 'WW2 tanks', 'ww2-85mm', 'named', '76mm'],
  ['t-34-85', 'MBT', 'WW2 tanks', 'ww2-85mm', 'named'],
  ['is-2', 'slow MBT', 'early MBT', 'ww2-88mm', 'named', '122mm'],
  ['isu-122', 'slow MBT', 'early MBT', 'ww2-88mm', 'ruling', '122mm'],
  ['su-85', 'MBT', 'WW2 tanks', 'ww2-85mm', 'ruling'],
  ['pz-iv-h', 'MBT', 'WW2 tanks', 'ww2-75mm', 'named'],
  ['stug-iii-g', 'MBT', 'WW2 tanks', 'ww2-75mm', 'ruling'],
  ['hetzer', 'MBT', 'WW2 tanks', 'ww2-75mm', 'ruling'],
  ['jagdpanzer-iv', 'MBT', 'WW2 tanks', 'ww2-75mm', 'ruling'],
  ['sexton', 'MBT', 'light armour', 'medium-artillery', 'ruling', '25pdr'],
  ['staghound', 'light vehicles', 'light armour', 'ww2-45mm', 'named', '37mm'],
  ['daimler', 'light vehicles', 'light armour', 'ww2-45mm', 'named', '2pdr'],
  ['sdkfz-251', 'light vehicles', 'light armour', null, 'named'],
  ['universal-carrier', 'light vehicles', 'light armour', null, 'ruling'],
  ['half-track', 'light vehicles', 'light armour', null, 'named'],
  ['motorcycles', 'light vehicles', 'soft', null, 'named'],
  ['pak-40', null, 'guns', 'ww2-75mm', 'ruling'],
]

/** The vehicles and guns of the Second World War that were still in use. */
export const LEFTOVERS: readonly Spec[] = LINES.map(([id, move, defence, weapon, from, gunName]) => {
  const spec = ROSTER.find(each => each.id === id)
  if (!spec) throw new Error(`No ${id} in the roster of 1945.`)
  const { early: _, note: __, gunName: ___, ...kept } = spec
  return {
    ...kept,
    move,
    moveFrom: from,
    defence,
    defenceFrom: from,
    weapons: weapon === null ? [] : [weapon],
    ...(gunName !== undefined && { gunName }),
  }
})
