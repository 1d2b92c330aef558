/** What stands on the screen until its part of the program has come. */
export function Waiting({ text = 'Setting the table.' }: { readonly text?: string }) {
  return (
    <main
      style={{
        minHeight: '100dvh',
        display: 'grid',
        placeItems: 'center',
        color: 'var(--on-room-2)',
        font: 'var(--t-prompt)',
      }}
    >
      <p role="status">{text}</p>
    </main>
  )
}
