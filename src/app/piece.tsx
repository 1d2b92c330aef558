import type { ComponentType } from 'react'
import { MissingPage } from './Missing'
import { useFetched } from './useFetched'
import { Waiting } from './Waiting'

/** A screen that is fetched when it is first shown, again and again until it has come; `what` names it where it is missing. */
export function piece<P extends object>(
  what: string,
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  let here: ComponentType<P> | null = null
  const fetched = async (): Promise<{ readonly Part: ComponentType<P> }> => {
    here = (await load()).default
    return { Part: here }
  }
  return function Piece(props: P) {
    const { value, missing, ...ways } = useFetched(here ? null : fetched)
    const Part = here ?? value?.Part
    if (Part) return <Part {...props} />
    return missing ? <MissingPage what={what} {...ways} /> : <Waiting />
  }
}
