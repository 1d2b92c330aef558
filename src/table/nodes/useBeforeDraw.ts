import type { Node } from 'konva/lib/Node'
import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * For a node that follows the camera or the hand: `set` is called right before its layer is drawn and `after` right after it,
 * past React. Give the returned ref to the node.
 */
export function useBeforeDraw<N extends Node>(
  set: (node: N) => void,
  after?: () => void,
): RefObject<N | null> {
  const node = useRef<N>(null)
  const latest = useRef({ set, after })
  useLayoutEffect(() => {
    latest.current = { set, after }
  })
  useLayoutEffect(() => {
    const layer = node.current?.getLayer()
    const before = (): void => {
      if (node.current) latest.current.set(node.current)
    }
    const behind = (): void => latest.current.after?.()
    layer?.on('beforeDraw', before)
    layer?.on('draw', behind)
    return () => {
      layer?.off('beforeDraw', before)
      layer?.off('draw', behind)
    }
  }, [])
  return node
}
