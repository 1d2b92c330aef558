import '../engine/strict'
import { expose } from 'comlink'
import { reader } from './reader'

/** Reads battles of unknown origin beside the page. */
expose(reader(() => performance.now()))
