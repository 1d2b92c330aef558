import { between, type Camera } from './camera'

const GLIDE_MS = 220

/** Takes the camera to its goal in a fifth of a second, at once where nothing shall move. */
export function createGlide(still: () => boolean, from: () => Camera, look: (next: Camera) => void) {
  let frame = 0
  let aim: Camera | null = null
  const stop = (): void => {
    cancelAnimationFrame(frame)
    aim = null
  }
  return {
    stop,
    /** Where the camera comes to rest. */
    ahead: (): Camera => aim ?? from(),
    to(goal: Camera): void {
      stop()
      if (still()) return look(goal)
      aim = goal
      const first = from()
      const start = performance.now()
      const step = (now: number): void => {
        const t = Math.min(1, (now - start) / GLIDE_MS)
        look(between(first, goal, 1 - (1 - t) ** 3))
        if (t < 1) frame = requestAnimationFrame(step)
        else aim = null
      }
      frame = requestAnimationFrame(step)
    },
  }
}
