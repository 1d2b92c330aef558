import { SERIF } from '../tokens'
import type { Pen } from './pen'

export interface Lettering {
  readonly turn?: number
  readonly style?: 'italic' | 'normal'
  readonly weight?: number
  readonly family?: string
  readonly track?: number
  readonly halo?: string
  readonly haloWidth?: number
  readonly fill?: string
}

/** Map lettering: ink with a halo of the ground's own light, like a survey sheet. Pixels. */
export function letter(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  size: number,
  how: Lettering = {},
): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(how.turn ?? 0)
  pen.font = `${how.style ?? 'italic'} ${how.weight ?? 600} ${size}px ${how.family ?? SERIF}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.letterSpacing = `${how.track ?? 0}px`
  pen.lineJoin = 'round'
  pen.lineWidth = how.haloWidth ?? size * 0.26
  pen.strokeStyle = how.halo ?? 'rgba(238,230,198,.62)'
  if (pen.lineWidth > 0.05 && how.haloWidth !== 0) pen.strokeText(text, 0, 0)
  pen.fillStyle = how.fill ?? '#2b2413'
  pen.fillText(text, 0, 0)
  pen.restore()
}
