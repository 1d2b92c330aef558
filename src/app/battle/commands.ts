import { session } from '../../store/current'
import { playerKey } from '../ui/Player'
import { arrow, steerByKey } from './byKeys'
import type { Command } from './command'
import { GROUPS } from './groupCommands'
import { LOOKING, READING } from './looksAndSheets'
import { IN_HAND, PLAYING } from './playing'
import { RULERS } from './rulerCommands'
import { reviewPlayer } from './TheirTurn'

/** All that keys, the palette and the help know. One list. */
export const COMMANDS: readonly Command[] = [
  ...PLAYING,
  ...GROUPS,
  ...IN_HAND,
  ...LOOKING,
  ...RULERS,
  ...READING,
]

/** Runs the command of a key. False if no command has that key or it cannot be done now. */
export function runKey(name: string): boolean {
  const state = session.store.getState()
  const player = reviewPlayer(state)
  const step = player && playerKey(name, player)
  if (step) {
    step()
    return true
  }
  if (steerByKey(name)) return true
  const arrows = /^(Shift\+)?Arrow(Up|Down|Left|Right)$/.exec(name)
  if (arrows) {
    const [, shift, way] = arrows
    const dx = way === 'Left' ? -1 : way === 'Right' ? 1 : 0
    const dy = way === 'Up' ? -1 : way === 'Down' ? 1 : 0
    arrow(dx, dy, shift !== undefined)
    return true
  }
  const command = COMMANDS.find(one => one.keys.includes(name))
  if (!command || (command.can && !command.can(state))) return false
  command.run()
  return true
}
