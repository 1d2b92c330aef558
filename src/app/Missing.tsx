import type { Fetched } from './useFetched'
import css from './missing.module.css'
import { Button, ButtonLink } from './ui/Button'
import { classes } from './ui/cx'

const cx = classes(css)

type Ways = Pick<Fetched<unknown>, 'again' | 'stale'>

/** A screen whose part of the program did not come: what is missing, and that it is asked for again. */
export function MissingPage({ what, ...ways }: Ways & { readonly what: string }) {
  return (
    <main className={`${cx('page')} paper`}>
      <h1>A part of the program is missing</h1>
      <Said what={what} {...ways} />
      <p className={cx('buttons')}>
        <Again {...ways} />
        <ButtonLink href="#/">To the first screen</ButtonLink>
      </p>
    </main>
  )
}

/** The same for something that lies over a screen, which stays as it is. */
export function MissingNote({
  what,
  onClose,
  ...ways
}: Ways & { readonly what: string; readonly onClose: () => void }) {
  return (
    <section className={`${cx('note')} paper`} aria-label="A part of the program is missing">
      <Said what={what} {...ways} />
      <p className={cx('buttons')}>
        <Again {...ways} over />
        <Button onClick={onClose}>Leave it</Button>
      </p>
    </section>
  )
}

function Said({ what, stale }: Ways & { readonly what: string }) {
  return (
    <p role="alert">
      {what} did not come.{' '}
      {stale
        ? 'This browser will not ask for it again before the page is loaded anew.'
        : 'It is asked for again by itself; look whether there is a network.'}
    </p>
  )
}

/** Over a screen that has a green button of its own, this is none. */
function Again({ again, stale, over = false }: Ways & { readonly over?: boolean }) {
  return stale ? (
    <Button go={!over} onClick={() => location.reload()}>
      Load the page anew
    </Button>
  ) : (
    <Button go={!over} onClick={again}>
      Try again
    </Button>
  )
}
