import { createRef } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Path } from '../../engine/draft/paths'
import type { Mirror } from '../../engine/draft/ground'
import type { Side } from '../../engine/ids'
import type { FeatureKind } from '../../engine/scene'
import type { Point } from '../../geometry/point'
import type { TableHandle } from '../../table/props'

/** What a press on the table means. */
export type Tool =
  | { readonly do: 'choose' }
  | { readonly do: 'ground'; readonly kind: FeatureKind; readonly form: Form }
  | { readonly do: 'hamlet' }
  | { readonly do: 'outline'; readonly path: Path; readonly closed: boolean; readonly label: string }
  | { readonly do: 'put'; readonly list: string; readonly side: Side | null; readonly label: string }
  | { readonly do: 'enlist'; readonly type: string; readonly name: string }
  | { readonly do: 'name' }

/** How an area is drawn: corner by corner, or as an oval or a box between two places. */
export type Form = 'free' | 'oval' | 'box'
export const FORMS: readonly Form[] = ['free', 'oval', 'box']

export type Drawer = 'ground' | 'forces' | 'panel'
type SheetName = 'story' | 'lists' | 'start' | 'muster' | 'army' | 'rules'

interface Editing {
  readonly tool: Tool
  /** What has been drawn so far with the tool. */
  readonly points: readonly Point[]
  /** Where the keys would set a point. */
  readonly cursor: Point | null
  readonly selected: Path | null
  /** Of what is chosen, the number of the one corner that the keys move and take away. */
  readonly corner: number | null
  readonly snap: number
  readonly mirror: Mirror
  /** Whose units are put down. */
  readonly side: Side
  readonly sheet: SheetName | null
  /** On a narrow screen: what lies over the lower half of the table. */
  readonly drawer: Drawer | null
  readonly said: string | null
}

const AT_FIRST: Editing = {
  tool: { do: 'choose' },
  points: [],
  cursor: null,
  selected: null,
  corner: null,
  snap: 0.5,
  mirror: 'off',
  side: 'A',
  sheet: null,
  drawer: null,
  said: null,
}

const store = createStore<Editing>(() => AT_FIRST)

/** What is done at the editor's table but not kept: the tool in the hand, what is chosen. */
export const editing = {
  get: store.getState,
  set: (change: Partial<Editing>) => store.setState(change),
  reset: () => store.setState(AT_FIRST),
  take: (tool: Tool) =>
    store.setState({ tool, points: [], cursor: null, selected: null, corner: null, said: null }),
  rest: () => store.setState({ tool: { do: 'choose' }, points: [], cursor: null }),
  choose: (selected: Path | null) =>
    store.setState({ selected, corner: null, tool: { do: 'choose' }, points: [], cursor: null, said: null }),
}

export const useEditing = <T>(pick: (now: Editing) => T): T => useStore(store, pick)

/** The editor's table on the screen. */
export const table = createRef<TableHandle>()
