import { InsufficientFundsError } from '../../../core/errors/transaction-errors.js'
import { isRecord } from '../../../rules/is-record.js'
import { encodeBase64 } from '../../drivers/bytes.js'
import { readExactAmount } from '../../drivers/parse-exact-json.js'
import type { SolanaRpc } from '../create-rpc.js'
import { createExecutionError } from './describe-failure.js'

/** The highest price of a compute unit, in micro-lamports: 0.0002 SOL for 200,000 units. */
const MAX_UNIT_PRICE = 1_000_000n

/** The blockhash of a transaction. A block up to `lastBlockHeight` may hold the transaction. */
export type Lifetime = { blockhash: string; lastBlockHeight: number; slot: number }

export function readLifetime(rpc: SolanaRpc): Promise<Lifetime> {
  return rpc.readValue('getLatestBlockhash', [], (value, slot) => {
    const { blockhash, lastValidBlockHeight } = isRecord(value) ? value : {}
    if (typeof blockhash !== 'string' || !Number.isSafeInteger(lastValidBlockHeight)) {
      throw new Error('The node answered getLatestBlockhash without a blockhash.')
    }
    return { blockhash, lastBlockHeight: Number(lastValidBlockHeight), slot }
  })
}

/**
 * The price of a compute unit that transactions writing these accounts paid in the last minute, in micro-lamports:
 * the median, at most `MAX_UNIT_PRICE`.
 */
export function readUnitPrice(rpc: SolanaRpc, writable: readonly string[]): Promise<bigint> {
  return rpc.read('getRecentPrioritizationFees', [writable], (result) => {
    if (!Array.isArray(result)) throw new Error('The node answered getRecentPrioritizationFees without a list.')
    const prices = result.map((entry: unknown) => {
      const price = isRecord(entry) ? Number(entry.prioritizationFee) : Number.NaN
      if (!Number.isSafeInteger(price) || price < 0) throw new Error('The node lists fees that are not numbers.')
      return price
    })
    const median = BigInt(prices.sort((one, other) => one - other)[Math.floor(prices.length / 2)] ?? 0)
    return median < MAX_UNIT_PRICE ? median : MAX_UNIT_PRICE
  })
}

/**
 * The network's fee for a message, in lamports: for its signatures and compute units. Throws `unknown()` if the node
 * does not know its blockhash.
 */
export function readFee(rpc: SolanaRpc, message: Uint8Array, unknown: () => Error): Promise<bigint> {
  return rpc.readValue('getFeeForMessage', [encodeBase64(message)], (value) => {
    const fee = readExactAmount(value)
    if (value === null) throw unknown()
    if (fee === undefined) throw new Error('The node answered getFeeForMessage without a fee.')
    return fee
  })
}

/** The result of a simulation. `newLamports`: the later balance of the requested account. */
export type Simulation = { units: number; newLamports: bigint }

/**
 * Runs a transaction on the node, without its signatures and with a newer blockhash.
 *
 * @throws InsufficientFundsError, ContractRevertedError with the reason
 */
export async function simulate(rpc: SolanaRpc, wire: Uint8Array, newAccount?: string): Promise<Simulation> {
  const config = {
    encoding: 'base64',
    sigVerify: false,
    replaceRecentBlockhash: true,
    ...(newAccount !== undefined && { accounts: { encoding: 'base64', addresses: [newAccount] } }),
  }
  return rpc.readValue(
    'simulateTransaction',
    [encodeBase64(wire)],
    (value) => {
      if (!isRecord(value)) throw new Error('The node answered simulateTransaction without an outcome.')
      const { err, logs, unitsConsumed, accounts } = value
      if (err !== null && err !== undefined) throw createExecutionError(err, logs)
      const account: unknown = Array.isArray(accounts) ? accounts[0] : undefined
      return {
        units: Number(unitsConsumed ?? 0),
        newLamports: (isRecord(account) && readExactAmount(account.lamports)) || 0n,
      }
    },
    config,
  )
}

/** @throws InsufficientFundsError if `balance` does not cover `needed`, both in lamports */
export function assertCovered(balance: bigint, needed: bigint): void {
  if (balance >= needed) return
  throw new InsufficientFundsError({ details: `The balance is ${balance} lamports; ${needed} are needed.` })
}
