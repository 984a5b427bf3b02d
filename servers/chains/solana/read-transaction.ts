import { base58 } from '@scure/base'
import {
  type Address,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type LegacyCompiledTransactionMessage,
  type Transaction,
  type V0CompiledTransactionMessage,
} from '@solana/kit'

export type TransactionMessage = (LegacyCompiledTransactionMessage | V0CompiledTransactionMessage) & {
  lifetimeToken: string
}

/** An account of a transaction. `source` says whether its address is in the message or in a lookup table. */
export type TransactionKey = {
  pubkey: Address
  signer: boolean
  writable: boolean
  source: 'transaction' | 'lookupTable'
}

export type ReadTransaction = {
  signature: string
  /** The whole transaction. */
  wire: Uint8Array
  transaction: Transaction
  message: TransactionMessage
}

/**
 * Decodes a transaction.
 *
 * @throws Error if the bytes are not a transaction of the legacy version or version 0.
 */
export function readTransaction(bytes: Uint8Array): ReadTransaction {
  const transaction = getTransactionDecoder().decode(bytes)
  const [first] = Object.values(transaction.signatures)
  return {
    signature: base58.encode(first ?? new Uint8Array(64)),
    wire: bytes,
    transaction,
    message: readMessage(Uint8Array.from(transaction.messageBytes)),
  }
}

/**
 * Decodes the message of a transaction.
 *
 * @throws Error if the bytes are not a message of the legacy version or version 0.
 */
export function readMessage(bytes: Uint8Array): TransactionMessage {
  const message = getCompiledTransactionMessageDecoder().decode(bytes)
  if (message.version !== 'legacy' && message.version !== 0) throw new Error(`version ${message.version} is not served`)
  const { numSignerAccounts } = message.header
  if (numSignerAccounts === 0 || numSignerAccounts > message.staticAccounts.length) throw new Error('no fee payer')
  return message
}

/**
 * Lists the accounts of a message in the order of their indexes.
 *
 * @param readTable Returns the addresses of a lookup table, an empty list if the table does not exist.
 */
export function listKeys(
  message: TransactionMessage,
  readTable: (address: Address) => readonly Address[],
): TransactionKey[] {
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = message.header
  const { length } = message.staticAccounts
  const keys = message.staticAccounts.map((pubkey, index): TransactionKey => {
    const signer = index < numSignerAccounts
    const end = signer ? numSignerAccounts - numReadonlySignerAccounts : length - numReadonlyNonSignerAccounts
    return { pubkey, signer, writable: index < end, source: 'transaction' }
  })
  const lookups = ('addressTableLookups' in message && message.addressTableLookups) || []
  const load = (writable: boolean) =>
    lookups.flatMap((lookup) => {
      const table = readTable(lookup.lookupTableAddress)
      return (writable ? lookup.writableIndexes : lookup.readonlyIndexes).flatMap((index): TransactionKey[] => {
        const pubkey = table[index]
        return pubkey === undefined ? [] : [{ pubkey, signer: false, writable, source: 'lookupTable' }]
      })
    })
  return [...keys, ...load(true), ...load(false)]
}

const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
/** Programs inside the node. Each of their instructions has its own small limit. */
const builtins = [COMPUTE_BUDGET, '11111111111111111111111111111111', 'Vote111111111111111111111111111111111111111']
const LAMPORTS_PER_SIGNATURE = 5_000
const MICRO_LAMPORTS = 1_000_000n
const [BUILTIN_UNITS, PROGRAM_UNITS, MAX_UNITS] = [3_000, 200_000, 1_400_000]

/** The cost of a message, lamports, and its price of a compute unit, micro-lamports. */
export function readFee(message: TransactionMessage): { fee: number; unitPrice: number } {
  let price = 0n
  let limit: number | undefined
  let units = 0
  for (const { programAddressIndex, data = new Uint8Array() } of message.instructions) {
    const program = message.staticAccounts[programAddressIndex] ?? ''
    units += builtins.includes(program) ? BUILTIN_UNITS : PROGRAM_UNITS
    if (program !== COMPUTE_BUDGET) continue
    const view = new DataView(Uint8Array.from(data).buffer)
    if (data[0] === 2 && view.byteLength >= 5) limit = view.getUint32(1, true)
    if (data[0] === 3 && view.byteLength >= 9) price = view.getBigUint64(1, true)
  }
  const paid = BigInt(Math.min(limit ?? units, MAX_UNITS)) * price
  const priority = Number((paid + MICRO_LAMPORTS - 1n) / MICRO_LAMPORTS)
  return { fee: message.header.numSignerAccounts * LAMPORTS_PER_SIGNATURE + priority, unitPrice: Number(price) }
}
