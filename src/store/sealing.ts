import { createStore } from 'zustand/vanilla'
import type { Sealed, SealWords } from '../save/seal'

/** The first screen needs none of it. */
const craft = () => import('../save/seal')

/** Words that are asked for: to seal a battle that leaves the browser, or to open one that came. */
export interface WordsAsked {
  readonly what: 'seal' | 'open'
  readonly head: Pick<Sealed, 'title' | 'print' | 'sides'>
  /** Answers a sentence where the words do not do. */
  readonly give: (words: SealWords) => Promise<string | null>
  readonly cancel: () => void
}

const store = createStore<{ readonly asked: WordsAsked | null }>(() => ({ asked: null }))

/** Asks for the words until they do, or until nobody wants to give them. */
function ask(
  what: WordsAsked['what'],
  head: WordsAsked['head'],
  work: (words: SealWords) => Promise<{ ok: true; text: string } | { ok: false; problem: string }>,
): Promise<string | null> {
  store.getState().asked?.cancel()
  return new Promise(resolve => {
    const end = (text: string | null): void => {
      store.setState({ asked: null })
      resolve(text)
    }
    async function give(words: SealWords): Promise<string | null> {
      const done = await work(words)
      if (!done.ok) return done.problem
      end(done.text)
      return null
    }
    store.setState({ asked: { what, head, give, cancel: () => end(null) } })
  })
}

export const sealing = {
  store,
  /** The text as it may leave the browser: sealed where two people still have secrets. Null: they did not want to. */
  async outward(text: string): Promise<string | null> {
    const { seal, secretsIn } = await craft()
    const head = secretsIn(text)
    if (!head) return text
    return ask('seal', head, async words => {
      try {
        return { ok: true, text: await seal(text, words) }
      } catch (error) {
        return { ok: false, problem: error instanceof Error ? error.message : String(error) }
      }
    })
  },
  /** The text of a sealed battle. Null: nobody gave the words. */
  async inward(sealed: Sealed): Promise<string | null> {
    const { unseal } = await craft()
    return ask('open', sealed, words => unseal(sealed, words))
  },
}
