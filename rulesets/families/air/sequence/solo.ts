import type { AirAction, AirState } from '../model/state'

/**
 * What the solo rules say of the side that nobody plays: a card is drawn, and when all have flown the turn ends. How its aircraft
 * fly they leave open (R36): null.
 */
export function soloPlayer({ step }: AirState): AirAction | null {
  if (step === 'draw') return { type: 'draw' }
  return step === 'end' ? { type: 'end' } : null
}
