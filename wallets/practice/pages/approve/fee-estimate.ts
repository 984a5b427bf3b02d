import { hexToBigInt, isHex } from 'viem'
import { prepareTransaction } from '../../../requests/prepare-transaction.js'
import type { Approval } from '../../protocol/approval.js'
import { bindChain, type CallChain } from '../../requests/call-chain.js'
import { formatEtherAmount } from '../format-ether-amount.js'

/** The maximum cost of a transaction in wei, or why it would fail. */
export type FeeEstimate =
  | { status: 'loading' }
  | { status: 'known'; fee: bigint }
  | { status: 'failed'; reason: string }

/** Estimates the cost of a transaction and whether the account can pay it. Never rejects. */
export async function estimateFee(
  callChain: CallChain,
  { chainId, transaction }: Extract<Approval, { kind: 'transaction' }>,
): Promise<FeeEstimate> {
  try {
    const [{ gas, maxFeePerGas }, balance] = await Promise.all([
      prepareTransaction(bindChain(callChain, chainId), chainId, transaction),
      callChain(chainId, 'eth_getBalance', [transaction.from, 'latest']),
    ])
    const fee = gas * maxFeePerGas
    const available = isHex(balance) ? hexToBigInt(balance) : 0n
    if (transaction.value + fee <= available) return { status: 'known', fee }
    return { status: 'failed', reason: `the account has ${formatEtherAmount(available, 6)}.` }
  } catch (error) {
    return { status: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}
