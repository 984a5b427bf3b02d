import { type Address, encodeFunctionData, parseAbi } from 'viem'
import { wait } from '../../../src/rules/async/wait.js'
import type { SwapInput, SwapProvider } from './swap-provider.js'

/** How long it takes to answer, ms. */
const DELAY = 100
/** The fee of its router, in hundredths of a percent. */
const FEE = 25n
const routerAbi = parseAbi([
  'function trade(uint256 amount, uint256 minimum, address[] path, bool isFromNative, bool isToNative, address to, uint256 deadline) payable',
])

/**
 * Creates a stand-in for another swap service, for the local chains: it offers less than `pools`, answers slowly, and
 * its transactions call its own router, whose function no client knows.
 */
export function createStandInProvider(pools: SwapProvider, router: Address): SwapProvider {
  /** The part of the payment that its router swaps. */
  const takeFees = ({ from, amount }: SwapInput) => {
    const received = amount - (amount * BigInt(from.transferFee ?? 0)) / 10_000n
    const fee = (received * FEE) / 10_000n
    return { fee, swapped: received - fee }
  }
  return {
    id: 'stand-in',
    name: 'Stand-in',
    spender: router,
    needsApproval: pools.needsApproval,
    async quote(input) {
      const { fee, swapped } = takeFees(input)
      const [offer] = await Promise.all([pools.quote({ ...input, amount: swapped }), wait(DELAY)])
      const [token] = offer?.path ?? []
      // It does not wrap: that is a route of one contract.
      if (!offer || !token || offer.path.length === 1) return undefined
      return { ...offer, fees: [{ name: 'Service fee', amount: fee, token }, ...offer.fees], router }
    },
    build({ account, from, to, amount }, { path }, { minimum, deadline }) {
      const args = [amount, minimum, path, from.isNative, to.isNative, account, BigInt(deadline)] as const
      return {
        data: encodeFunctionData({ abi: routerAbi, functionName: 'trade', args }),
        value: from.isNative ? amount : 0n,
        deadline,
      }
    },
  }
}
