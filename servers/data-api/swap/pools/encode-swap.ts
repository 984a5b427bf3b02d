import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'

const routerAbi = parseAbi([
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])
const wrappedAbi = parseAbi(['function deposit() payable', 'function withdraw(uint256 value)'])

export type SwapCall = {
  /** The paid amount, in base units. */
  amount: bigint
  /** The least that is received, in base units. */
  minimum: bigint
  path: readonly Address[]
  /** The receiver. */
  to: Address
  /** Seconds since 1970. */
  deadline: number
  /** Which side is the native currency. The path has the wrapped one there. */
  native: 'from' | 'to' | undefined
  /** A token of the path takes a fee of transfers, which the usual functions of the router refuse. */
  hasTransferFee: boolean
}

/** Encodes the call of the router of Uniswap V2. */
export function encodeSwap({ amount, minimum, path, to, deadline, native, hasTransferFee }: SwapCall): Hex {
  const end = [path, to, BigInt(deadline)] as const
  const abi = routerAbi
  if (native === 'from') {
    const functionName = hasTransferFee ? 'swapExactETHForTokensSupportingFeeOnTransferTokens' : 'swapExactETHForTokens'
    return encodeFunctionData({ abi, functionName, args: [minimum, ...end] })
  }
  const args = [amount, minimum, ...end] as const
  if (native === 'to') {
    const functionName = hasTransferFee ? 'swapExactTokensForETHSupportingFeeOnTransferTokens' : 'swapExactTokensForETH'
    return encodeFunctionData({ abi, functionName, args })
  }
  const functionName = hasTransferFee
    ? 'swapExactTokensForTokensSupportingFeeOnTransferTokens'
    : 'swapExactTokensForTokens'
  return encodeFunctionData({ abi, functionName, args })
}

/** Encodes the call of the wrapped native currency: a deposit, or a withdrawal of `amount` wei. */
export function encodeWrap(native: 'from' | 'to' | undefined, amount: bigint): Hex {
  if (native === 'from') return encodeFunctionData({ abi: wrappedAbi, functionName: 'deposit' })
  return encodeFunctionData({ abi: wrappedAbi, functionName: 'withdraw', args: [amount] })
}
