import '../engine/strict'
import { expose } from 'comlink'
import { commandPost } from './commandPost'

/** Thinks about orders beside the table. */
expose(commandPost(() => performance.now()))
