import { type Address, type Client, type Hash, numberToHex } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import type { Simulation } from '../../../../core/model/contract-calls.js'
import { foldAddress } from '../../../../rules/addresses/fold-address.js'
import { readMoves } from './read-moves.js'

/** The gains and losses of `account` in a transaction: tokens by their events, the native currency by its balance before and after. */
export async function readMoved(client: Client, id: string, account: string): Promise<Simulation['changes']> {
  const receipt = await getTransactionReceipt(client, { hash: id as Hash })
  const { blockNumber, gasUsed, effectiveGasPrice, from, logs } = receipt
  const [before, after] = await Promise.all([
    readBalanceAt(client, account, blockNumber - 1n),
    readBalanceAt(client, account, blockNumber),
  ])
  // The receipts of OP-stack chains have the fee for their layer 1.
  const dataFee = 'l1Fee' in receipt && typeof receipt.l1Fee === 'bigint' ? receipt.l1Fee : 0n
  const fee = foldAddress(from) === foldAddress(account) ? gasUsed * effectiveGasPrice + dataFee : 0n
  const native = after - before + fee
  const { changes } = readMoves(logs, account)
  return native === 0n ? changes : new Map([...changes, [null, native]])
}

async function readBalanceAt(client: Client, account: string, block: bigint): Promise<bigint> {
  const params = [account as Address, numberToHex(block)] as const
  return BigInt(await client.request({ method: 'eth_getBalance', params: [...params] } as never))
}
