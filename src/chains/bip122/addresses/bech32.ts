const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

/** What the checksum gives for bech32 (BIP-173) and bech32m (BIP-350). */
const BECH32 = 1
const BECH32M = 0x2bc830a3

/** The program of a segwit output: its version (0 to 16) and 2 to 40 bytes. */
export type SegwitProgram = { prefix: string; version: number; program: Uint8Array }

function computeChecksum(values: readonly number[]): number {
  let checksum = 1
  for (const value of values) {
    const top = checksum >>> 25
    checksum = ((checksum & 0x1ffffff) << 5) ^ value
    generators.forEach((generator, index) => {
      if ((top >>> index) & 1) checksum ^= generator
    })
  }
  return checksum
}

/** Groups of 5 bits as bytes; null when bits are left that are not padding. */
function toBytes(groups: readonly number[]): Uint8Array | null {
  const bytes: number[] = []
  let [value, bits] = [0, 0]
  for (const group of groups) {
    value = ((value << 5) | group) & 0xfff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((value >>> bits) & 0xff)
    }
  }
  return bits < 5 && (value & ((1 << bits) - 1)) === 0 ? new Uint8Array(bytes) : null
}

/** Reads a segwit address: bech32 for version 0, bech32m for the others. Null for any other text, also in mixed case. */
export function decodeSegwitAddress(text: string): SegwitProgram | null {
  const lower = text.toLowerCase()
  if (text.length > 90 || (text !== lower && text !== text.toUpperCase())) return null
  const separator = lower.lastIndexOf('1')
  const prefix = lower.slice(0, separator)
  const groups = [...lower.slice(separator + 1)].map((character) => alphabet.indexOf(character))
  if (separator < 1 || groups.length < 8 || groups.includes(-1)) return null
  const codes = [...prefix].map((character) => character.charCodeAt(0))
  const checksum = computeChecksum([...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...groups])
  const [version = 0] = groups
  const program = toBytes(groups.slice(1, -6))
  if (checksum !== (version === 0 ? BECH32 : BECH32M) || version > 16 || !program) return null
  const { length } = program
  const isSized = version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40
  return isSized ? { prefix, version, program } : null
}
