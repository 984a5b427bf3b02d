import { base58 } from '@scure/base'
import { type TokenProgram, tokenPrograms } from '../programs.js'
import type { RawAccount } from './read-accounts.js'

/** The data of a mint about its token. The name and the symbol are empty without their extension. */
export type Mint = {
  program: TokenProgram
  decimals: number
  /** Whether another program runs with each transfer. */
  hasTransferHook: boolean
  /** The fee that the program keeps of each transfer: from `epoch` on the newer one. */
  transferFees?: { older: TransferFee; newer: TransferFee & { epoch: bigint } }
  name: string
  symbol: string
}

/** The fee in basis points, at most `maximum` base units. */
type TransferFee = { basisPoints: number; maximum: bigint }

/** The bytes of a mint without extensions, and of a token account. In both, extensions start after the size of a token account. */
const [MINT_SIZE, ACCOUNT_SIZE] = [82, 165]
/** The byte at the start of the extensions of a mint. */
const MINT_TYPE = 1
/** The type numbers of extensions. */
const [TRANSFER_FEE, TRANSFER_HOOK, TOKEN_METADATA] = [1, 14, 19]
const ADDRESS_SIZE = 32

/** Reads a mint; null if the account is not one. */
export function readMint({ owner, data }: RawAccount): Mint | null {
  const program = tokenPrograms.find((known) => known === owner)
  const [decimals = 0, isInitialized] = data.subarray(44)
  const isMint = data.length === MINT_SIZE || data[ACCOUNT_SIZE] === MINT_TYPE
  if (!program || !isMint || isInitialized !== 1) return null
  // The authority of the hook, then its program; zeros mean none.
  const hook = findExtension(data, TRANSFER_HOOK)?.subarray(ADDRESS_SIZE, 2 * ADDRESS_SIZE)
  const [name = '', symbol = ''] = readTexts(findExtension(data, TOKEN_METADATA)?.subarray(2 * ADDRESS_SIZE))
  const fees = findExtension(data, TRANSFER_FEE)
  const hasTransferHook = hook?.some((byte) => byte !== 0) ?? false
  return { program, decimals, hasTransferHook, ...(fees && { transferFees: readFees(fees) }), name, symbol }
}

/** Two authorities and the withheld amount, then both fees: epoch (u64), maximum (u64), basis points (u16). */
function readFees(config: Uint8Array): NonNullable<Mint['transferFees']> {
  const view = createView(config)
  const read = (at: number) => ({
    epoch: view.getBigUint64(at, true),
    maximum: view.getBigUint64(at + 8, true),
    basisPoints: view.getUint16(at + 16, true),
  })
  return { older: read(72), newer: read(90) }
}

/** The mint, the owner and the amount of a token account; null if the account is not one. */
export function readTokenAccount({ owner, data }: RawAccount): { mint: string; owner: string; amount: bigint } | null {
  const isToken =
    tokenPrograms.some((known) => known === owner) && data.length >= 72 && data[ACCOUNT_SIZE] !== MINT_TYPE
  if (!isToken || data.length === MINT_SIZE) return null
  return {
    mint: base58.encode(data.subarray(0, 32)),
    owner: base58.encode(data.subarray(32, 64)),
    amount: createView(data).getBigUint64(64, true),
  }
}

/** The bytes of an extension. Each has its type number (u16) and its length (u16) before it. */
function findExtension(data: Uint8Array, wanted: number): Uint8Array | undefined {
  const view = createView(data)
  for (let at = ACCOUNT_SIZE + 1; at + 4 <= data.length; ) {
    const [type, size] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    if (type === wanted) return data.subarray(at + 4, at + 4 + size)
    at += 4 + size
  }
  return undefined
}

/** The name and the symbol: texts, each with its length (u32) before it. */
function readTexts(bytes: Uint8Array = new Uint8Array()): string[] {
  const view = createView(bytes)
  const texts: string[] = []
  for (let at = 0; texts.length < 2 && at + 4 <= bytes.length; ) {
    const end = at + 4 + view.getUint32(at, true)
    texts.push(new TextDecoder().decode(bytes.subarray(at + 4, end)))
    at = end
  }
  return texts
}

function createView({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}
