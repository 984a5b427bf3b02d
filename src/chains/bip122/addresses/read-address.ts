import { bech32, bech32m } from '@scure/base'
import { sha256 } from 'viem'
import { decodeBase58 } from '../../drivers/base58.js'
import { isEqualBytes } from '../../drivers/bytes.js'

/** Networks whose addresses have the same prefix. `test` is testnet3, testnet4 and signet. */
export type AddressFamily = 'main' | 'test' | 'regtest'

export type BitcoinAddress = {
  /** Regtest shares the older addresses of the test networks. */
  families: readonly AddressFamily[]
  /** `segwit` is a segwit version without rules yet, or another length. */
  type: 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'segwit'
  /** The hash or program that the address encodes. */
  hash: Uint8Array
}

/** The program of a segwit output: its version (0 to 16) and 2 to 40 bytes. */
type SegwitProgram = { prefix: string; version: number; program: Uint8Array }

const segwitFamilies: Readonly<Record<string, AddressFamily>> = { bc: 'main', tb: 'test', bcrt: 'regtest' }

/** The first byte of a base58check address. */
const versions: Readonly<Record<number, Omit<BitcoinAddress, 'hash'>>> = {
  0: { type: 'p2pkh', families: ['main'] },
  5: { type: 'p2sh', families: ['main'] },
  111: { type: 'p2pkh', families: ['test', 'regtest'] },
  196: { type: 'p2sh', families: ['test', 'regtest'] },
}

/** Reads an address of any Bitcoin network. Null if the text is not one, or its checksum is wrong. */
export function readAddress(text: string): BitcoinAddress | null {
  return readSegwit(text) ?? readBase58Check(text)
}

/** Whether `text` is an address of any Bitcoin network. */
export function isBitcoinAddress(text: string): boolean {
  return readAddress(text) !== null
}

/** Whether `text` has the form of a transaction's id: 32 bytes in hexadecimal. */
export function isBitcoinTransactionId(text: string): boolean {
  return /^[\da-f]{64}$/i.test(text)
}

function readSegwit(text: string): BitcoinAddress | null {
  const decoded = decodeSegwitAddress(text)
  const family = decoded && segwitFamilies[decoded.prefix]
  if (!decoded || !family) return null
  const { version, program } = decoded
  const type = version === 0 ? (program.length === 20 ? 'p2wpkh' : 'p2wsh') : 'segwit'
  const isTaproot = version === 1 && program.length === 32
  return { families: [family], type: isTaproot ? 'p2tr' : type, hash: program }
}

/** Reads a segwit address: bech32 (BIP-173) for version 0, bech32m (BIP-350) for the others. Null for any other text. */
function decodeSegwitAddress(text: string): SegwitProgram | null {
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

function readBase58Check(text: string): BitcoinAddress | null {
  const bytes = text.length > 35 ? null : decodeBase58(text)
  const known = bytes?.length === 25 && versions[bytes[0] ?? -1]
  if (!bytes || !known) return null
  const checksum = sha256(sha256(bytes.subarray(0, 21), 'bytes'), 'bytes').subarray(0, 4)
  return isEqualBytes(checksum, bytes.subarray(21)) ? { ...known, hash: bytes.slice(1, 21) } : null
}
