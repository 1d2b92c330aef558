import { Bench } from 'tinybench'
import { expect, test } from 'vitest'

export interface Row {
  readonly name: string
  /**
   * The least that we accept, as a share of what another row did that was measured before in the same run (title and name):
   * a busy machine slows both. Rows without one are printed and fail on nothing.
   */
  readonly least?: { readonly of: string; readonly share: number }
  /** How many of them one run does; one if it is not said. */
  readonly times?: number
  readonly run: () => unknown
}

/** What the rows of this run did in a second, by title and name. */
const measured = new Map<string, number>()

/** Measures each row and holds it to its share of another. */
export function measure(title: string, rows: readonly Row[]): void {
  test.each(rows)(`${title}: $name`, async ({ name, least, times = 1, run }) => {
    // Whole battles take long enough for a few to tell.
    const bench = new Bench({ time: 500, iterations: times > 1 ? 10 : 64 }).add(name, () => void run())
    const [task] = await bench.run()
    const result = task?.result
    if (!result || !('throughput' in result)) throw new Error(`${name} did not finish`)
    const perSecond = (1e9 / (result.latency.p50 * 1e6)) * times
    measured.set(`${title}: ${name}`, perSecond)
    const other = least ? measured.get(least.of) : undefined
    const share = other === undefined ? 1 : perSecond / other
    const told = least && other !== undefined ? ` (${share.toFixed(2)} of ${least.of})` : ''
    const figure = Math.round(perSecond).toLocaleString('en').padStart(14)
    process.stdout.write(`${figure} /s  ${title}: ${name}${told}\n`)
    expect(share).toBeGreaterThan(least?.share ?? 0)
  })
}
