import '../engine/strict'
import { expose } from 'comlink'
import { weigher } from './weigher'

/** Fights battles beside the page, so that it is known how even they are. */
expose(weigher(() => performance.now()))
