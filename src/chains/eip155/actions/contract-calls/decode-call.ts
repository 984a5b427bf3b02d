import { type Address, decodeFunctionData, encodeFunctionData, erc20Abi, isHex, parseAbi } from 'viem'
import type { DecodedCall, PlainCall, WritableCall } from '../../../../core/model/contract-calls.js'

/** Uniswap V2's router, the contract of the wrapped native currency (WETH9), and the approval of ERC-20. */
const knownAbi = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 minimum, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 minimum, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokens(uint256 minimum, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 minimum, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 minimum, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 minimum, address[] path, address to, uint256 deadline) payable',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function deposit() payable',
  'function withdraw(uint256 amount)',
])

/**
 * Decodes the data of a call. Null for other functions, and for data that has more than the arguments of its function.
 *
 * @example decodeCall('0xd0e30db0') // { kind: 'wrap' }
 */
export function decodeCall(data: string): DecodedCall | null {
  if (!isHex(data)) return null
  try {
    const decoded = decodeFunctionData({ abi: knownAbi, data })
    // Contracts and viem ignore data after the arguments.
    return encodeFunctionData({ abi: knownAbi, ...decoded } as never) === data.toLowerCase() ? readFacts(decoded) : null
  } catch {
    return null
  }
}

type Decoded = ReturnType<typeof decodeFunctionData<typeof knownAbi>>

function readFacts(decoded: Decoded): DecodedCall {
  switch (decoded.functionName) {
    case 'approve': {
      const [spender, amount] = decoded.args
      return { kind: 'approve', spender, amount }
    }
    case 'deposit':
      return { kind: 'wrap' }
    case 'withdraw':
      return { kind: 'unwrap', amount: decoded.args[0] }
    case 'swapExactETHForTokens':
    case 'swapExactETHForTokensSupportingFeeOnTransferTokens': {
      const [minimum, path, receiver, deadline] = decoded.args
      return describeSwap(decoded.functionName, { amountIn: null, minimum, path, receiver, deadline })
    }
    default: {
      const [amountIn, minimum, path, receiver, deadline] = decoded.args
      return describeSwap(decoded.functionName, { amountIn, minimum, path, receiver, deadline })
    }
  }
}

type SwapFields = Omit<Extract<DecodedCall, { kind: 'swap' }>, 'kind' | 'isPaidNative' | 'takesFees'>

function describeSwap(name: string, fields: SwapFields): DecodedCall {
  return { kind: 'swap', ...fields, isPaidNative: name.includes('ForETH'), takesFees: name.endsWith('TransferTokens') }
}

/** The call of a token, or of the contract of the wrapped native currency. */
export function encodeCall(call: WritableCall): PlainCall {
  const { token: to, amount } = call
  if (call.kind === 'approve') {
    const args = [call.spender as Address, amount] as const
    return { to, value: 0n, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }) }
  }
  if (call.kind === 'wrap') {
    return { to, value: amount, data: encodeFunctionData({ abi: knownAbi, functionName: 'deposit' }) }
  }
  if (call.kind === 'transfer') {
    const args = [call.to as Address, amount] as const
    return { to, value: 0n, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }) }
  }
  return { to, value: 0n, data: encodeFunctionData({ abi: knownAbi, functionName: 'withdraw', args: [amount] }) }
}
