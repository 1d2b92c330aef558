import { createStore } from 'zustand/vanilla'
import { type Texts, texts } from './texts'

/** What a person sets once for all battles. Kept in this browser. */
export interface Preferences {
  /** How fast the table shows what happened: 0 at once, 1 ordinary, 2 twice as fast. */
  readonly animation: 0 | 1 | 2
  readonly sound: boolean
  readonly text: 'normal' | 'large' | 'largest'
  /** Patterns on bars of outcomes and on marks, besides their colours. */
  readonly patterns: boolean
  /** The curtain between two people at one table. */
  readonly curtain: boolean
  /** The key of outcomes at the corner of the table. */
  readonly key: boolean
}

export const DEFAULT_PREFERENCES: Preferences = {
  animation: 1,
  sound: false,
  text: 'normal',
  patterns: false,
  curtain: true,
  key: true,
}

const PLACE = 'pz8.preferences'

/** The preferences that a stored text gives; what it does not say, or says badly, is as it was in the beginning. */
export function readPreferences(text: string | null): Preferences {
  if (text === null) return DEFAULT_PREFERENCES
  try {
    const found: unknown = JSON.parse(text)
    if (typeof found !== 'object' || found === null) return DEFAULT_PREFERENCES
    const given = found as Readonly<Record<string, unknown>>
    const flag = (name: 'sound' | 'patterns' | 'curtain' | 'key') => {
      const value = given[name]
      return typeof value === 'boolean' ? value : DEFAULT_PREFERENCES[name]
    }
    const animation = given['animation']
    const size = given['text']
    return {
      animation: animation === 0 || animation === 1 || animation === 2 ? animation : 1,
      sound: flag('sound'),
      text: size === 'large' || size === 'largest' ? size : 'normal',
      patterns: flag('patterns'),
      curtain: flag('curtain'),
      key: flag('key'),
    }
  } catch {
    return DEFAULT_PREFERENCES
  }
}

/** What is set for all battles; each change is kept. */
export function createPreferences(kept: Pick<Texts, 'read' | 'keep'> = texts) {
  const store = createStore<Preferences>(() => readPreferences(kept.read(PLACE)))
  store.subscribe(now => kept.keep(PLACE, JSON.stringify(now)))
  return store
}

export const preferences = createPreferences()
