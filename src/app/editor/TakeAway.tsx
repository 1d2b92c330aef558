import { useState } from 'react'
import { useStore } from 'zustand'
import { encodeDraft } from '../../save/draftFile'
import { encodeLink } from '../../save/links'
import type { Scenario } from '../../engine/scenario'
import { drafts } from '../../store/drafts'
import { VERSION } from '../../store/version'
import { fileName, saveFile } from '../files'
import { Button, ButtonLink } from '../ui/Button'

/** Takes the battle out of the browser: as a file that can be read, or in a link where it is short enough. */
export function TakeAway({ draft, may }: { readonly draft: Scenario; readonly may: boolean }) {
  const slot = useStore(drafts.store, now => now.slot)
  const [said, setSaid] = useState<string | null>(null)
  const text = (): string => {
    const { houseRules } = drafts.store.getState().draft ?? { houseRules: {} }
    return encodeDraft({ scenario: draft, houseRules }, VERSION)
  }
  const link = async () => {
    const made = await encodeLink(text())
    if (!made.ok) return setSaid(made.problem)
    const fragment = `#/link/${made.fragment}`
    try {
      await navigator.clipboard.writeText(`${location.href.split('#')[0]}${fragment}`)
      setSaid('The link lies on the clipboard. Whoever opens it has this battle.')
    } catch {
      location.hash = fragment
    }
  }
  return (
    <>
      <Button onClick={() => void link()}>Share as a link</Button>
      <Button onClick={() => saveFile(fileName(draft.title, 0).replace('-turn-0', ''), text())}>
        Save as a file
      </Button>
      {may && slot ? <ButtonLink href={`#/paper/${slot}`}>Print</ButtonLink> : null}
      {said ? <p role="status">{said}</p> : null}
    </>
  )
}
