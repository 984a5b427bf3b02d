import { callAnvil, callAnvilForEach } from '../call-anvil.js'
import type { PlannedTransaction } from './plan/planned-transaction.js'

export type MineOptions = {
  /** URL of the node. It must accept `anvil_*` methods. */
  url: string
  transactions: readonly PlannedTransaction[]
  /** When the first day began, seconds since 1970. Absent: the transactions happen now, whatever their days. */
  firstDay?: number
  /** The base fee of each block, in wei. */
  baseFee: number
}

const DEFAULT_GAS = 300_000n
const SECONDS_PER_DAY = 86_400

/**
 * Mines `transactions` in their order, at their times. Sends as any account, without its key. Leaves the node with its clock
 * in the past, and without mining by itself: start it again.
 *
 * @throws Error when a transaction is not in a block, or fails where it should not.
 */
export async function mineTransactions({ url, transactions, firstDay, baseFee }: MineOptions): Promise<void> {
  await callAnvil(url, 'evm_setAutomine', [false])
  await callAnvil(url, 'anvil_autoImpersonateAccount', [true])
  const hashes: unknown[] = []
  for (const [index, transaction] of transactions.entries()) {
    hashes.push(await callAnvil(url, 'eth_sendTransaction', [toRequest(transaction, baseFee)]))
    if (transactions[index + 1]?.day === transaction.day) continue
    await callAnvil(url, 'anvil_setNextBlockBaseFeePerGas', [toHex(baseFee)])
    const time = firstDay === undefined ? [] : [{ timestamp: firstDay + Math.round(transaction.day * SECONDS_PER_DAY) }]
    await callAnvil(url, 'evm_mine', time)
  }
  const receipts = await callAnvilForEach(
    url,
    'eth_getTransactionReceipt',
    hashes.map((hash) => [hash]),
  )
  for (const [index, transaction] of transactions.entries()) checkReceipt(transaction, receipts[index])
}

function toRequest({ from, to, data, value = 0n, gas = DEFAULT_GAS }: PlannedTransaction, baseFee: number) {
  return {
    from,
    ...(to ? { to } : {}),
    ...(data ? { data } : {}),
    value: toHex(value),
    gas: toHex(gas),
    maxFeePerGas: toHex(2 * baseFee),
    maxPriorityFeePerGas: toHex(Math.round(baseFee / 10)),
  }
}

function checkReceipt({ reverts = false, ...transaction }: PlannedTransaction, receipt: unknown): void {
  const status = (receipt as { status?: string } | null)?.status
  if (status === (reverts ? '0x0' : '0x1')) return
  const { day, from, to = 'a new contract' } = transaction
  const problem = status === undefined ? 'is in no block' : `should ${reverts ? 'fail' : 'succeed'}`
  throw new Error(`The transaction of day ${day} from ${from} to ${to} ${problem}.`)
}

function toHex(value: number | bigint): string {
  return `0x${value.toString(16)}`
}
