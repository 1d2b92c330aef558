import { gradient, slab, TAU, type Pen } from '../../paint/pen'

const WOOD = '#5a3b1f'

function carriage(pen: Pen, wheels: number): void {
  pen.fillStyle = 'rgba(20,14,2,.4)'
  pen.beginPath()
  pen.ellipse(0.1, 0.14, 0.46, 0.34, 0, 0, TAU)
  pen.fill()
  pen.strokeStyle = WOOD
  pen.lineWidth = 0.1
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.lineTo(0, 0.62)
  pen.stroke()
  for (const side of [-1, 1]) {
    slab(pen, side * wheels - 0.055, -0.26, 0.11, 0.54, 0.05, '#2a2018')
    slab(pen, side * wheels - 0.03, -0.2, 0.06, 0.42, 0.02, '#8a6a3e')
  }
  pen.fillStyle = '#3a3a36'
  pen.fillRect(-wheels, -0.03, wheels * 2, 0.07)
}

/** A Gatling: a bundle of brass barrels and its drum. */
function gatling(pen: Pen): void {
  carriage(pen, 0.34)
  for (let i = -2; i <= 2; i++) {
    pen.fillStyle = gradient(pen, i * 0.05 - 0.03, 0, i * 0.05 + 0.03, 0, '#f1d48a', '#8a6a2c')
    pen.fillRect(i * 0.05 - 0.021, -0.72, 0.042, 0.74)
  }
  pen.strokeStyle = 'rgba(24,16,6,.8)'
  pen.lineWidth = 0.03
  pen.strokeRect(-0.125, -0.72, 0.25, 0.1)
  slab(pen, -0.15, -0.12, 0.3, 0.34, 0.06, gradient(pen, -0.15, 0, 0.15, 0, '#eac878', '#b58a3a', '#7d5c20'))
  pen.stroke()
  slab(pen, -0.05, -0.24, 0.1, 0.2, 0.02, '#4a463c')
}

function cannon(length: number, width: number, metal: readonly [string, string, string]): (pen: Pen) => void {
  return pen => {
    carriage(pen, 0.32 + width * 0.4)
    pen.beginPath()
    pen.moveTo(-width, 0.2)
    pen.lineTo(-width * 0.7, -length)
    pen.lineTo(width * 0.7, -length)
    pen.lineTo(width, 0.2)
    pen.closePath()
    pen.fillStyle = gradient(pen, -width, 0, width, 0, ...metal)
    pen.fill()
    pen.strokeStyle = 'rgba(24,16,6,.85)'
    pen.lineWidth = 0.03
    pen.stroke()
    pen.beginPath()
    pen.arc(0, 0.24, width * 0.6, 0, TAU)
    pen.fill()
    pen.stroke()
  }
}

/** Guns by the key of their silhouette: one board unit long and so, muzzle up. */
export const FIELD_GUNS: Readonly<Record<string, (pen: Pen) => void>> = {
  gatling,
  'seven-pounder': cannon(0.52, 0.1, ['#8f8d86', '#5a5852', '#33322e']),
  'nine-pounder': cannon(0.78, 0.12, ['#8f8d86', '#4d4b46', '#2c2b28']),
}
