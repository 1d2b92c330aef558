import { Button, ButtonLink } from './ui/Button'

/** A screen that cannot be shown says why, and where to go; `again` tries it once more. */
export function Problem({
  title,
  text,
  again,
}: {
  readonly title: string
  readonly text: string
  readonly again?: (() => void) | undefined
}) {
  return (
    <main
      className="paper"
      style={{
        maxWidth: 640,
        margin: '12vh auto 0',
        padding: '28px 32px',
        background: 'var(--paper-100)',
        borderRadius: 8,
      }}
    >
      <h1 style={{ font: 'var(--t-title)' }}>{title}</h1>
      <p style={{ font: 'var(--t-prose)', margin: '10px 0 18px' }} role="alert">
        {text}
      </p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        {again ? (
          <Button go onClick={again}>
            Try again
          </Button>
        ) : null}
        <ButtonLink go={!again} href="#/">
          To the first screen
        </ButtonLink>
      </p>
    </main>
  )
}
