import { bech32, bech32m } from '@scure/base'

/** The program of a segwit output: its version (0 to 16) and 2 to 40 bytes. */
export type SegwitProgram = { prefix: string; version: number; program: Uint8Array }

/** Reads a segwit address: bech32 (BIP-173) for version 0, bech32m (BIP-350) for the others. Null for any other text. */
export function decodeSegwitAddress(text: string): SegwitProgram | null {
  const first = bech32.decodeUnsafe(text)
  const decoded = first ?? bech32m.decodeUnsafe(text)
  if (!decoded) return null
  const { prefix, words } = decoded
  const [version = -1, ...rest] = words
  const program = bech32.fromWordsUnsafe(rest)
  if (!program || (version === 0) !== (first !== undefined) || version < 0 || version > 16) return null
  const { length } = program
  const isSized = version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40
  return isSized ? { prefix, version, program } : null
}
