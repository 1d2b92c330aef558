import { useNewVersion } from '../newVersion'

/** A quiet line where a new version waits; nothing where none does. */
export function NewVersion({ className }: { readonly className?: string | undefined }) {
  return useNewVersion() ? (
    <p className={className} role="status">
      A new version is ready. Close every window of Pz8 Tabletop and open it again to use it; no battle is
      lost.
    </p>
  ) : null
}
