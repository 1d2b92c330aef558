import { expose } from 'comlink'
import { proving } from './proving'

/** Plays battles between computers beside the table. */
expose(proving())
