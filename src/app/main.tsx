import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <main>
      <h1>Pz8 Tabletop</h1>
    </main>
  </StrictMode>,
)
