import type { Address, Client, Hash } from 'viem'
import { getBalance, getTransactionReceipt } from 'viem/actions'
import type { Simulation } from '../../../core/model/contract-calls.js'
import { readMoves } from './read-moves.js'

/**
 * What a transaction in a block has moved for `account`. Tokens are those of its events. The native currency is the difference of
 * the balances before and after its block, without the fee; it counts what else the account did in the same block.
 *
 * @throws viem's error when the transaction is not in a block, or no node answers
 */
export async function readMoved(client: Client, hash: Hash, account: Address): Promise<Simulation['changes']> {
  const { blockNumber, logs, from, gasUsed, effectiveGasPrice } = await getTransactionReceipt(client, { hash })
  const { changes } = readMoves(logs, account)
  const [before, after] = await Promise.all(
    [blockNumber - 1n, blockNumber].map((number) => getBalance(client, { address: account, blockNumber: number })),
  )
  const fee = from.toLowerCase() === account.toLowerCase() ? gasUsed * effectiveGasPrice : 0n
  const native = (after ?? 0n) - (before ?? 0n) + fee
  return new Map([...changes, [null, native] as const].filter(([, change]) => change !== 0n))
}
