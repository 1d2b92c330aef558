import '../engine/strict'
import './base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { opening } from '../store/opening'
import { openReader } from '../workers/readerClient'
import { watchWay } from './cameFrom'
import { forgetFailedStyles } from './useFetched'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

watchWay()
forgetFailedStyles()
opening.use(openReader())
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
