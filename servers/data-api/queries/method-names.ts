import type { Hex } from 'viem'
import type { OperationType } from '../../../src/core/model/activity.js'

type Method = {
  name: string
  /** The effect of a call for its sender. Absent if only its transfers show it. */
  operation?: OperationType
}

/** Well-known functions by the first 4 bytes of the hash of their signature. */
const methods: Record<Hex, Method> = {
  // ERC-20, ERC-721, ERC-1155
  '0xa9059cbb': { name: 'transfer', operation: 'send' },
  '0x23b872dd': { name: 'transferFrom', operation: 'send' },
  '0x42842e0e': { name: 'safeTransferFrom', operation: 'send' },
  '0xb88d4fde': { name: 'safeTransferFrom', operation: 'send' },
  '0xf242432a': { name: 'safeTransferFrom', operation: 'send' },
  '0x2eb2c2d6': { name: 'safeBatchTransferFrom', operation: 'send' },
  '0x095ea7b3': { name: 'approve', operation: 'approve' },
  '0xa22cb465': { name: 'setApprovalForAll', operation: 'approve' },
  '0x39509351': { name: 'increaseAllowance', operation: 'approve' },
  '0xa457c2d7': { name: 'decreaseAllowance', operation: 'approve' },
  '0xd505accf': { name: 'permit', operation: 'approve' },
  '0x40c10f19': { name: 'mint', operation: 'mint' },
  '0x1249c58b': { name: 'mint', operation: 'mint' },
  '0xa0712d68': { name: 'mint', operation: 'mint' },
  '0x731133e9': { name: 'mint', operation: 'mint' },
  '0x6a627842': { name: 'mint', operation: 'mint' },
  '0xa1448194': { name: 'safeMint', operation: 'mint' },
  '0x40d097c3': { name: 'safeMint', operation: 'mint' },
  '0x42966c68': { name: 'burn', operation: 'burn' },
  '0x79cc6790': { name: 'burnFrom', operation: 'burn' },
  '0x9dc29fac': { name: 'burn', operation: 'burn' },
  '0xf5298aca': { name: 'burn', operation: 'burn' },
  // WETH, ERC-4626
  '0xd0e30db0': { name: 'deposit', operation: 'deposit' },
  '0x2e1a7d4d': { name: 'withdraw', operation: 'withdraw' },
  '0x6e553f65': { name: 'deposit', operation: 'deposit' },
  '0xb460af94': { name: 'withdraw', operation: 'withdraw' },
  '0xba087652': { name: 'redeem', operation: 'withdraw' },
  // Uniswap V2
  '0x38ed1739': { name: 'swapExactTokensForTokens', operation: 'trade' },
  '0x8803dbee': { name: 'swapTokensForExactTokens', operation: 'trade' },
  '0x7ff36ab5': { name: 'swapExactETHForTokens', operation: 'trade' },
  '0x4a25d94a': { name: 'swapTokensForExactETH', operation: 'trade' },
  '0x18cbafe5': { name: 'swapExactTokensForETH', operation: 'trade' },
  '0xfb3bdb41': { name: 'swapETHForExactTokens', operation: 'trade' },
  '0x5c11d795': { name: 'swapExactTokensForTokensSupportingFeeOnTransferTokens', operation: 'trade' },
  '0xb6f9de95': { name: 'swapExactETHForTokensSupportingFeeOnTransferTokens', operation: 'trade' },
  '0x791ac947': { name: 'swapExactTokensForETHSupportingFeeOnTransferTokens', operation: 'trade' },
  '0xe8e33700': { name: 'addLiquidity', operation: 'deposit' },
  '0xf305d719': { name: 'addLiquidityETH', operation: 'deposit' },
  '0xbaa2abde': { name: 'removeLiquidity', operation: 'withdraw' },
  '0x02751cec': { name: 'removeLiquidityETH', operation: 'withdraw' },
  // Aave V3, staking, claims
  '0x617ba037': { name: 'supply', operation: 'deposit' },
  '0xa415bcad': { name: 'borrow', operation: 'borrow' },
  '0x573ade81': { name: 'repay', operation: 'repay' },
  '0xa694fc3a': { name: 'stake', operation: 'deposit' },
  '0x4e71d92d': { name: 'claim', operation: 'claim' },
  '0x3d18b912': { name: 'getReward', operation: 'claim' },
  // Several calls in one; ENS; Permit2 and routers
  '0xac9650d8': { name: 'multicall' },
  '0x5ae401dc': { name: 'multicall' },
  '0x82ad56cb': { name: 'aggregate3' },
  '0x3593564c': { name: 'execute' },
  '0xb61d27f6': { name: 'execute' },
  '0x10f13a8c': { name: 'setText' },
  '0xd5fa2b00': { name: 'setAddr' },
  '0xc47f0027': { name: 'setName' },
}

/** The well-known function with this selector. Any contract may use the selector for something else. */
export function findMethod(selector: Hex | null): Method | undefined {
  return selector === null ? undefined : methods[selector]
}
