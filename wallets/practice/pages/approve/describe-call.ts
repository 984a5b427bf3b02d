import { type Address, decodeFunctionData, erc20Abi, type Hex, maxUint256 } from 'viem'
import type { TransactionRequest } from '../../protocol/approval.js'

/** Describes a transaction from its data. Token amounts are in base units, because the decimals are not known. */
export type CallDescription =
  | { type: 'transfer' }
  | { type: 'token-transfer'; token: Address; to: Address; amount: bigint }
  | { type: 'token-approval'; token: Address; spender: Address; amount: bigint; isUnlimited: boolean }
  | { type: 'creation'; data: Hex }
  | { type: 'call'; selector: Hex; data: Hex }

export function describeCall({ to, data }: Pick<TransactionRequest, 'to' | 'data'>): CallDescription {
  if (to === null) return { type: 'creation', data }
  if (data === '0x') return { type: 'transfer' }
  return describeToken(to, data) ?? { type: 'call', selector: data.slice(0, 10) as Hex, data }
}

function describeToken(token: Address, data: Hex): CallDescription | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    if (functionName === 'transfer') return { type: 'token-transfer', token, to: args[0], amount: args[1] }
    if (functionName === 'approve') {
      return { type: 'token-approval', token, spender: args[0], amount: args[1], isUnlimited: args[1] === maxUint256 }
    }
    return null
  } catch {
    // Another function or other arguments: the data is shown as hex.
    return null
  }
}
