import type { Nation } from '../spec'

/** The armies after 1945: their cloth and their paint. */
export const AMERICA: Nation = { key: 'us', name: 'United States', cloth: 'field', paint: 'olive' }
export const BRITAIN: Nation = {
  key: 'british',
  name: 'Britain and Commonwealth',
  cloth: 'field',
  paint: 'bronze',
}
export const FRANCE: Nation = { key: 'french', name: 'France', cloth: 'field', paint: 'bronze' }
export const GERMANY: Nation = { key: 'german', name: 'West Germany', cloth: 'feld', paint: 'bundeswehr' }
export const ISRAEL: Nation = { key: 'israeli', name: 'Israel', cloth: 'field', paint: 'sinai' }
export const SOVIETS: Nation = {
  key: 'soviet',
  name: 'Soviet Union and Warsaw Pact',
  cloth: 'khaki',
  paint: 'green',
}
export const ARABS: Nation = { key: 'arab', name: 'Egypt, Syria and Jordan', cloth: 'khaki', paint: 'sand' }
export const EAST_ASIA: Nation = {
  key: 'asian',
  name: 'China, North Korea and North Vietnam',
  cloth: 'khaki',
  paint: 'green',
}
export const INDIA: Nation = { key: 'indian', name: 'India and Pakistan', cloth: 'khaki', paint: 'field' }
export const ANY: Nation = { key: 'any', name: 'Any nation', cloth: 'khaki', paint: 'field' }
