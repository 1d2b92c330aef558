import type { Group as Node } from 'konva/lib/Group'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Group } from 'react-konva/lib/ReactKonvaCore'
import type { Easel } from '../easel'

/** What is new is wholly there after so many seconds. */
const FADE = 0.12

/** What comes up softly when it is new; in the hand, on the move and where nothing shall move it is there at once. */
export function Soft({ easel, children }: { readonly easel: Easel; readonly children: ReactNode }) {
  const group = useRef<Node>(null)
  useLayoutEffect(() => {
    if (easel.still() || easel.gesture().kind !== 'idle') return
    group.current?.opacity(0)
    group.current?.to({ opacity: 1, duration: FADE })
  }, [easel])
  return <Group ref={group}>{children}</Group>
}

/** Each with a key that is its own: two of the same name get a number. */
export function keyed<T>(
  list: readonly T[],
  nameOf: (one: T) => string,
): readonly { readonly key: string; readonly one: T }[] {
  const seen = new Map<string, number>()
  return list.map(one => {
    const name = nameOf(one)
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return { key: before === 0 ? name : `${name} ${before}`, one }
  })
}
