import { Bench } from 'tinybench'
import { expect, test } from 'vitest'

export interface Row {
  readonly name: string
  /** The fewest a second that we accept. */
  readonly floor: number
  /** How many of them one run does; one if it is not said. */
  readonly times?: number
  readonly run: () => unknown
}

/** Measures each row and holds it to its floor. */
export function measure(title: string, rows: readonly Row[]): void {
  test.each(rows)(`${title}: $name`, async ({ name, floor, times = 1, run }) => {
    // Whole battles take long enough for a few to tell.
    const bench = new Bench({ time: 500, iterations: times > 1 ? 10 : 64 }).add(name, () => void run())
    const [task] = await bench.run()
    const result = task?.result
    if (!result || !('throughput' in result)) throw new Error(`${name} did not finish`)
    const perSecond = (1e9 / (result.latency.p50 * 1e6)) * times
    const figure = (n: number) => Math.round(n).toLocaleString('en').padStart(14)
    process.stdout.write(`${figure(perSecond)} /s  (floor ${figure(floor).trim()})  ${title}: ${name}\n`)
    expect(perSecond).toBeGreaterThan(floor)
  })
}
