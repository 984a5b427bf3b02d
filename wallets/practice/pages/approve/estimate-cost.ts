import { hexToBigInt, isHex } from 'viem'
import type { Cost } from '../../../approval/describe/cost.js'
import { prepareTransaction } from '../../../requests/prepare-transaction.js'
import { readChainNumber } from '../../../requests/read-chain-number.js'
import type { Approval } from '../../protocol/approval.js'
import { bindChain, type CallChain } from '../../requests/call-chain.js'

type Of<Kind extends Approval['kind']> = Extract<Approval, { kind: Kind }>

/** Estimates the cost of a transaction and whether the account can pay it. Never rejects. */
export async function estimateCost(
  callChain: CallChain,
  { chainId: id, account, request: { transaction } }: Of<'transaction'>,
): Promise<Cost> {
  const chainId = readChainNumber(id)
  try {
    const [{ gas, maxFeePerGas }, balance] = await Promise.all([
      prepareTransaction(bindChain(callChain, chainId), chainId, transaction),
      callChain(chainId, 'eth_getBalance', [account, 'latest']),
    ])
    const fee = gas * maxFeePerGas
    const available = isHex(balance) ? hexToBigInt(balance) : 0n
    return { status: transaction.value + fee <= available ? 'known' : 'insufficient', fee }
  } catch (error) {
    return { status: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * The cost of transactions of Solana, from their own data. The payer is the account that signs, or the one that pays
 * for all of them.
 */
export function readSolanaCost({ account, transactions }: Of<'solana-transactions'>): Cost {
  const own = transactions.filter(({ feePayer }) => feePayer === account)
  const [other] = transactions
  const paid = own.length > 0 ? own : transactions
  const fee = paid.reduce((sum, transaction) => sum + transaction.fee, 0n)
  return { status: 'known', fee, ...(own.length === 0 && other ? { payer: other.feePayer } : {}) }
}
