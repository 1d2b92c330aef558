import { type DragEvent, useRef, useState } from 'react'
import { textOfArmyFile } from '../../store/armies'
import { armyShelf } from '../../store/armyShelf'
import { Button } from '../ui/Button'
import { classes } from '../ui/cx'
import css from './armies.module.css'

const cx = classes(css)

/** Puts a list out of a file onto the shelf and opens it. Answers a sentence where that cannot be. */
async function openListFile(file: File, only: string | null): Promise<string | null> {
  const read = await textOfArmyFile(file)
  if ('problem' in read) return `${read.problem} Nothing was changed.`
  const come = await armyShelf.receive(read.text, only)
  if ('problem' in come) return come.problem
  location.hash = `#/army/${come.slot}`
  return null
}

/** Lets a list be dropped anywhere on the shelf. */
export function useListDrop(only: string | null) {
  const [problem, setProblem] = useState<string | null>(null)
  return {
    problem,
    handlers: {
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) void openListFile(file, only).then(setProblem)
      },
    },
  }
}

/** Where lists of a file come in. `only`: of which ruleset; null for any. */
export function OpenList({
  only,
  problem,
}: {
  readonly only: string | null
  readonly problem: string | null
}) {
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState<string | null>(null)
  const sentence = own ?? problem
  return (
    <div>
      <Button onClick={() => input.current?.click()}>Open a list from a file</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Army file"
        onChange={event => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          setOwn(null)
          if (file) void openListFile(file, only).then(setOwn)
        }}
      />
      {sentence ? (
        <p className={cx('problem')} role="alert">
          {sentence}
        </p>
      ) : null}
    </div>
  )
}
