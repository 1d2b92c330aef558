import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * SHA-256 of a text in UTF-8, as eight words of 32 bits. Synchronous and the same everywhere, so that dice may hang on it;
 * anybody can check it with the tools of his system.
 */
export function sha256(text: string): Uint32Array {
  const bytes = digest(utf8ToBytes(text))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint32Array.from({ length: 8 }, (_, at) => view.getUint32(4 * at))
}

/** SHA-256 of a text, as 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)))
}
