import type { Effect } from '../engine/log'
import { preferences } from '../store/preferences'

// Quiet cues, made by the browser itself. Never needed: whatever they say is also seen and read.

type Cue = 'shot' | 'destroyed' | 'moved' | 'turn'

let context: AudioContext | null = null

/** A short burst of noise through a low filter: a shot far away. */
function thud(audio: AudioContext, seconds: number, pitch: number, loud: number): void {
  const frames = Math.floor(audio.sampleRate * seconds)
  const buffer = audio.createBuffer(1, frames, audio.sampleRate)
  const data = buffer.getChannelData(0)
  for (let at = 0; at < frames; at++) data[at] = (Math.random() * 2 - 1) * (1 - at / frames) ** 3
  const source = audio.createBufferSource()
  source.buffer = buffer
  const filter = audio.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = pitch
  const gain = audio.createGain()
  gain.gain.value = loud
  source.connect(filter).connect(gain).connect(audio.destination)
  source.start()
}

function bell(audio: AudioContext, pitch: number): void {
  const tone = audio.createOscillator()
  tone.frequency.value = pitch
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.06, audio.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.5)
  tone.connect(gain).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + 0.5)
}

function play(cue: Cue): void {
  if (!preferences.getState().sound || typeof AudioContext === 'undefined') return
  try {
    context ??= new AudioContext()
    if (cue === 'shot') thud(context, 0.22, 900, 0.25)
    else if (cue === 'destroyed') thud(context, 0.7, 260, 0.5)
    else if (cue === 'moved') thud(context, 0.08, 400, 0.08)
    else bell(context, 660)
  } catch {
    // A browser without sound stays silent.
  }
}

/** The cue of the loudest of some effects. */
export function cueOf(effects: readonly Effect[]): Exclude<Cue, 'turn'> | null {
  const kinds = new Set(effects.map(effect => effect.kind))
  if (kinds.has('destroyed')) return 'destroyed'
  if (kinds.has('shot') || kinds.has('burst')) return 'shot'
  return kinds.has('move') ? 'moved' : null
}

export function soundEffects(effects: readonly Effect[]): void {
  const cue = cueOf(effects)
  if (cue) play(cue)
}

export const soundTurn = (): void => play('turn')
