import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// jsdom has no canvas: a context that takes every call lets Konva mount. Pixels are the browser tests' business.
const context: unknown = new Proxy(
  {},
  {
    get: (_, key) => {
      if (key === 'measureText') return () => ({ width: 0 })
      if (key === 'getImageData') return () => ({ data: new Uint8ClampedArray(4) })
      return () => context
    },
    set: () => true,
  },
)
Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => context })

window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => {} })
