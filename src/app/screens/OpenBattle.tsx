import { useRef, useState, type DragEvent } from 'react'
import { classes } from '../ui/cx'
import { OpeningLine } from '../ui/Opening'
import { addressOfKind } from './standing'
import css from './home/home.module.css'

const cx = classes(css)

/** A file larger than this is not looked into: no battle is that long. */
const LARGEST = 4 * 1024 * 1024

/** Reads a file of unknown origin and opens it as a battle. Answers a sentence where that cannot be. */
export async function openFile(file: File): Promise<string | null> {
  if (file.size > LARGEST) return `'${file.name}' is too large to be a battle. Nothing was changed.`
  let text: string
  try {
    text = await file.text()
  } catch {
    return `'${file.name}' could not be read. Nothing was changed.`
  }
  const come = await imported(text)
  if ('problem' in come) return `${come.problem} Nothing was changed.`
  location.hash = addressOfKind(come)
  return null
}

async function imported(text: string) {
  try {
    const { importBattle } = await import('../../store/current')
    return await importBattle(text)
  } catch {
    return {
      problem: 'A part of the program did not come: look whether there is a network, and open it again.',
    }
  }
}

/** Lets a battle file be dropped anywhere on a screen. */
export function useDrop() {
  const [over, setOver] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  return {
    over,
    problem,
    handlers: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        if (event.currentTarget === event.target) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) void openFile(file).then(setProblem)
      },
    },
  }
}

/** The place where one's own battles come in. */
export function OpenBattle({
  problem,
  inLine = false,
}: {
  readonly problem: string | null
  /** As a link on paper, not as a card to drop a file on. */
  readonly inLine?: boolean
}) {
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState<string | null>(null)
  const sentence = own ?? problem
  return (
    <>
      <button
        type="button"
        className={cx(inLine ? 'openLine' : 'open2')}
        onClick={() => input.current?.click()}
      >
        <b>Open a battle file</b>
        <span>{inLine ? ', or drop it anywhere here' : 'Or drop it anywhere here'}</span>
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="quiet"
        tabIndex={-1}
        aria-label="A battle file"
        onChange={event => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          setOwn(null)
          if (file) void openFile(file).then(setOwn)
        }}
      />
      <OpeningLine />
      {sentence ? (
        <p role="alert" className={cx('badFile')}>
          {sentence}
        </p>
      ) : null}
    </>
  )
}
