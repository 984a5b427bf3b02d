import { RpcFailure } from '../../serving/rpc-failure.js'
import type { SolanaChain } from '../create-solana-chain.js'
import type { RpcConfig } from './params.js'
import { solanaCodes } from './solana-codes.js'

/** Reads a value with the slot at which it holds. */
export function wrapInContext<Value>(chain: SolanaChain, config: RpcConfig, read: () => Value) {
  checkMinContextSlot(chain, config)
  return { context: { slot: chain.slots.read() }, value: read() }
}

/** Throws when the caller has seen a later slot than this chain has. */
export function checkMinContextSlot({ slots }: SolanaChain, { minContextSlot }: RpcConfig): void {
  const contextSlot = slots.read()
  if (typeof minContextSlot !== 'number' || minContextSlot <= contextSlot) return
  throw new RpcFailure(solanaCodes.minContextSlotNotReached, 'Minimum context slot has not been reached', {
    contextSlot,
  })
}
