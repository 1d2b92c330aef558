import { describe, expect, it, vi } from 'vitest'
import { askedLocks, type Locks, type Release, webLocks } from '../../src/save/locks'
import { browser, BROWSERS } from './browsers'

const never = (): void => {
  throw new Error('It was asked for.')
}

describe.each(BROWSERS)('a slot in tabs of a browser %s', (_name, open) => {
  it('belongs to the first, and to nobody else until that lets go', async () => {
    const tab = open()
    const [one, two] = [tab(), tab()]
    const release = await one.hold('s', never)
    expect(release).not.toBeNull()
    expect(await two.hold('s', never)).toBeNull()
    expect(await two.hold('other', never)).not.toBeNull()
    release?.()
    await vi.waitFor(async () => expect(await two.hold('s', never)).not.toBeNull())
  })

  it('goes over when the first has let go of it, not before', async () => {
    const tab = open()
    const [one, two] = [tab(), tab()]
    const events: string[] = []
    const release = await one.hold('s', wish => {
      if (events.length > 0) return
      events.push(`asked to ${wish}`)
      setTimeout(() => {
        events.push('written')
        release?.()
      }, 50)
    })
    expect(await two.ask('s', 'play', never)).not.toBeNull()
    events.push('taken')
    expect(events).toEqual(['asked to play', 'written', 'taken'])
    expect(await one.hold('s', never)).toBeNull()
  })

  it('stays where it is when the first does not let go', async () => {
    const tab = open()
    const [one, two] = [tab(), tab()]
    await one.hold('s', () => undefined)
    expect(await two.ask('s', 'play', never)).toBeNull()
    expect(await two.hold('s', never)).toBeNull()
  })

  it('that another wanted for a moment comes back as soon as that is done', async () => {
    const tab = open(10_000)
    const [one, two] = [tab(), tab()]
    const coming: { back?: Promise<Release | null> } = {}
    const release = await one.hold('s', () => {
      if (coming.back) return
      release?.()
      coming.back = one.again('s', never)
    })
    const moment = await two.ask('s', 'moment', never)
    expect(await two.hold('s', never)).toBeNull()
    const done = performance.now()
    moment?.()
    expect(await coming.back).not.toBeNull()
    expect(performance.now() - done).toBeLessThan(5_000)
  })

  it('that two others want at the same moment goes to both in turn', async () => {
    const tab = open()
    const holders: string[] = []
    const has = (name: string, releases: { now: Release | null }) => (): void => {
      holders.push(`${name} lets go`)
      releases.now?.()
      releases.now = null
    }
    const [a, b, c] = [{ now: null }, { now: null }, { now: null }] as { now: Release | null }[]
    const [one, two, three] = [tab(), tab(), tab()]
    a!.now = await one.hold('s', has('one', a!))
    const asking = [two.ask('s', 'play', has('two', b!)), three.ask('s', 'play', has('three', c!))] as const
    const note = async (from: Promise<Release | null>, to: { now: Release | null }): Promise<boolean> => {
      to.now = await from
      return to.now !== null
    }
    const got = await Promise.all([note(asking[0], b!), note(asking[1], c!)])
    expect(got).toEqual([true, true])
    // Only one has it in the end.
    expect([a, b, c].filter(each => each!.now !== null)).toHaveLength(1)
  })
})

describe('locks by asking around', () => {
  const two = (): readonly [Locks, Locks] => {
    const channel = browser()
    return [askedLocks(channel(), 'tab 1', 5), askedLocks(channel(), 'tab 2', 5)]
  }

  it('are given to one of two that ask at the same moment', async () => {
    const [one, other] = two()
    const got = await Promise.all([other.grab('s'), one.grab('s')])
    expect(got.map(each => each !== null)).toEqual([false, true])
    expect(await one.grab('s')).toBeNull()
  })

  it('heed no nonsense', async () => {
    const channel = browser()
    const lock = askedLocks(channel(), 'tab 1', 5)
    await lock.grab('s')
    for (const nonsense of ['mine', { kind: 'mine' }, { kind: 'who', lock: 's', tab: 7 }, null]) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel().postMessage(nonsense)
    }
    expect(await askedLocks(channel(), 'tab 2', 5).grab('s')).toBeNull()
  })
})

describe('locks of a browser that denies them', () => {
  it('are given, so that one can play', async () => {
    const request = (): Promise<never> => Promise.reject(new DOMException('denied', 'SecurityError'))
    const locks = webLocks({ request })
    expect(await locks.grab('s')).not.toBeNull()
    expect(await locks.wait('s', 50)).not.toBeNull()
  })
})
