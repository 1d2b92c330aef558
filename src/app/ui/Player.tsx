import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { IconButton } from './Button'

export interface PlayerProps {
  readonly at: number
  readonly most: number
  readonly runs: boolean
  readonly onGo: (at: number) => void
  readonly onRun: (runs: boolean) => void
}

/** First, back, play, on, last. */
export function Player({ at, most, runs, onGo, onRun }: PlayerProps) {
  return (
    <>
      <IconButton label="To the beginning" keys="Home" onClick={() => onGo(0)}>
        <ChevronFirst />
      </IconButton>
      <IconButton label="A step back" keys="←" onClick={() => onGo(at - 1)} disabled={at === 0}>
        <ChevronLeft />
      </IconButton>
      <IconButton
        label={runs ? 'Stop' : 'Play'}
        keys="Space"
        onClick={() => onRun(!runs)}
        disabled={at >= most}
      >
        {runs ? <Pause /> : <Play />}
      </IconButton>
      <IconButton label="A step on" keys="→" onClick={() => onGo(at + 1)} disabled={at >= most}>
        <ChevronRight />
      </IconButton>
      <IconButton label="To the end" keys="End" onClick={() => onGo(most)}>
        <ChevronLast />
      </IconButton>
    </>
  )
}

/** What a key does to whatever is gone through step by step: the same keys in every replay. Null for any other key. */
export function playerKey(name: string, { at, most, runs, onGo, onRun }: PlayerProps): (() => void) | null {
  switch (name) {
    case 'ArrowLeft':
      return () => onGo(Math.max(0, at - 1))
    case 'ArrowRight':
      return () => onGo(Math.min(most, at + 1))
    case 'Home':
      return () => onGo(0)
    case 'End':
      return () => onGo(most)
    case 'Space':
      return () => (at >= most ? onGo(0) : onRun(!runs))
    default:
      return null
  }
}
