/** What stands on the screen until its part of the program has come: a whole page with a heading, like every other. */
export function Waiting({ text = 'Setting the table.' }: { readonly text?: string }) {
  return (
    <main className="waiting" aria-busy="true">
      <h1>{text}</h1>
    </main>
  )
}
