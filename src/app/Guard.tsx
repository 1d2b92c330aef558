import { Component, type ErrorInfo, type ReactNode } from 'react'
import { keeping } from '../store/keeping'

const allKept = (): boolean => keeping.store.getState().unkept.length === 0

interface State {
  readonly error: Error | null
}

/** Stands between a fault of the program and the person: the battle is in the browser's storage and stays there. */
export class Guard extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  /** Elsewhere it may go on. */
  private readonly elsewhere = (): void => this.setState({ error: null })

  override componentDidMount() {
    window.addEventListener('hashchange', this.elsewhere)
  }

  override componentWillUnmount() {
    window.removeEventListener('hashchange', this.elsewhere)
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    globalThis.reportError?.(error)
    void info
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <main
        className="paper"
        style={{
          padding: 32,
          maxWidth: 720,
          margin: '10vh auto',
          background: 'var(--paper-100)',
          borderRadius: 8,
        }}
      >
        <h1 style={{ font: 'var(--t-display)' }}>The program stumbled</h1>
        <p style={{ font: 'var(--t-prose)', margin: '12px 0' }}>
          {allKept()
            ? 'Your battle is safe: every action was kept when it was done.'
            : 'The last actions are not kept: save the battle to a file with the button above.'}{' '}
          Go back to the first screen and continue it from there. If it stumbles again at the same place, save
          the battle to a file and send it with this line:
        </p>
        <pre style={{ whiteSpace: 'pre-wrap', font: 'var(--t-small)' }}>{error.message}</pre>
        <p style={{ marginTop: 16, display: 'flex', gap: 16 }}>
          <button
            type="button"
            style={{
              padding: '10px 18px',
              background: 'var(--go)',
              color: '#fff',
              borderRadius: 6,
              font: 'var(--t-strong)',
            }}
            onClick={() => {
              location.hash = '#/'
              this.setState({ error: null })
            }}
          >
            Back to the first screen
          </button>
        </p>
      </main>
    )
  }
}
