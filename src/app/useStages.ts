import { useEffect, useState } from 'react'

/**
 * Counts up from 0 to `last`, one after each picture of the page: a screen that mounts its parts by it never holds the page
 * for as long as all of them take together.
 */
export function useStages(last: number): number {
  const [stage, setStage] = useState(0)
  useEffect(() => {
    if (stage >= last) return undefined
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setStage(stage + 1))
    })
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(timer)
    }
  }, [stage, last])
  return stage
}
