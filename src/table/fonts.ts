const FACES = [
  '500 14px "IBM Plex Sans Condensed"',
  '600 14px "IBM Plex Sans Condensed"',
  '700 14px "IBM Plex Sans Condensed"',
  '600 14px Vollkorn',
  'italic 600 14px Vollkorn',
  'italic 400 14px Vollkorn',
] as const

let loading: Promise<void> | null = null

/** Resolves when the faces that the canvas writes with are there, or after a second and a half without them. */
export function fontsLoaded(): Promise<void> {
  loading ??= Promise.race([
    Promise.allSettled(FACES.map(face => document.fonts.load(face))).then(() => undefined),
    new Promise<void>(resolve => {
      window.setTimeout(resolve, 1500)
    }),
  ])
  return loading
}
