import { type Address, decodeFunctionData, type Hex, size, toFunctionSelector } from 'viem'
import { knownMethods } from './known-methods.js'
import type { TransactionRequest } from './parse-transaction.js'
import { isUnlimitedAmount } from './unlimited-amount.js'

/**
 * Describes a transaction from its data. Token amounts are in base units, because the decimals are not known. `method` is
 * the name of the method that is called. ERC-721 has `transferFrom` and `approve` too: `amount` is then the number of
 * the NFT.
 */
export type CallDescription =
  | { type: 'transfer'; to: Address }
  /** `from` is set when tokens of another account, or of this one by name, are moved. */
  | { type: 'token-transfer'; method: string; token: Address; from?: Address; to: Address; amount: bigint }
  | { type: 'token-approval'; method: string; token: Address; spender: Address; amount: bigint; isUnlimited: boolean }
  /** `operator` may take every NFT of `collection`, now and later; or no longer. */
  | { type: 'collection-approval'; method: string; collection: Address; operator: Address; isApproved: boolean }
  | { type: 'nft-transfer'; method: string; collection: Address; from: Address; to: Address; items: readonly NftItem[] }
  | { type: 'deposit'; method: string; contract: Address }
  | { type: 'withdrawal'; method: string; contract: Address; amount: bigint }
  /** Several calls in one. Their effect is not known. */
  | { type: 'multicall'; method: string; contract: Address; count: number }
  | { type: 'creation'; data: Hex }
  /** Unknown, or a known method (`method`) whose arguments do not decode. */
  | { type: 'call'; method?: string; selector: Hex; data: Hex }

export type NftItem = { id: bigint; amount: bigint }

/** The most items of one transfer that are listed. A longer transfer is described as an unknown call. */
const MAX_ITEMS = 100

/**
 * Describes the effect of a transaction.
 *
 * @example describeCall({ to: usdc, data: '0xa9059cbb…' }) // { type: 'token-transfer', token: usdc, to, amount, … }
 */
export function describeCall({ to, data }: Pick<TransactionRequest, 'to' | 'data'>): CallDescription {
  if (to === null) return { type: 'creation', data }
  if (data === '0x') return { type: 'transfer', to }
  const selector = data.slice(0, 10) as Hex
  const method = size(data) < 4 ? undefined : readMethodName(selector)
  const unknown = { type: 'call', ...(method && { method }), selector, data } as const
  if (!method) return unknown
  try {
    return describeKnown(to, data) ?? unknown
  } catch {
    // The arguments do not fit the method.
    return unknown
  }
}

/**
 * The name of a method that a wallet can explain. Undefined for others.
 *
 * @example readMethodName('0xa9059cbb') // 'transfer'
 */
export function readMethodName(selector: Hex): string | undefined {
  return methodNames.get(selector.toLowerCase())
}

const methodNames = new Map<string, string>(
  knownMethods.map((method) => [toFunctionSelector(method).toLowerCase(), method.name]),
)

function describeKnown(to: Address, data: Hex): CallDescription | null {
  const { functionName: method, args } = decodeFunctionData({ abi: knownMethods, data })
  switch (method) {
    case 'transfer':
      return { type: 'token-transfer', method, token: to, to: args[0], amount: args[1] }
    case 'transferFrom':
      return { type: 'token-transfer', method, token: to, from: args[0], to: args[1], amount: args[2] }
    case 'approve':
    case 'increaseAllowance':
    case 'decreaseAllowance': {
      const [spender, amount] = args
      const isUnlimited = method !== 'decreaseAllowance' && isUnlimitedAmount(amount)
      return { type: 'token-approval', method, token: to, spender, amount, isUnlimited }
    }
    case 'setApprovalForAll':
      return { type: 'collection-approval', method, collection: to, operator: args[0], isApproved: args[1] }
    case 'safeTransferFrom': {
      const amount = typeof args[3] === 'bigint' ? args[3] : 1n
      return {
        type: 'nft-transfer',
        method,
        collection: to,
        from: args[0],
        to: args[1],
        items: [{ id: args[2], amount }],
      }
    }
    case 'safeBatchTransferFrom': {
      const [from, receiver, ids, amounts] = args
      if (ids.length !== amounts.length || ids.length > MAX_ITEMS) return null
      const items = ids.map((id, index) => ({ id, amount: amounts[index] ?? 0n }))
      return { type: 'nft-transfer', method, collection: to, from, to: receiver, items }
    }
    case 'deposit':
      return { type: 'deposit', method, contract: to }
    case 'withdraw':
      return { type: 'withdrawal', method, contract: to, amount: args[0] }
    case 'multicall':
    case 'aggregate':
    case 'aggregate3': {
      const calls = args.at(-1)
      return Array.isArray(calls) ? { type: 'multicall', method, contract: to, count: calls.length } : null
    }
  }
}
