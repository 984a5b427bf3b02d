import { InvalidOptionError } from '../../core/errors/option-errors.js'
import type { ChainAdapter } from '../../core/model/chain-adapter.js'
import type { RequestPin } from '../../core/model/requests.js'

/** The actions that the solana adapter adds to those of every chain. Get it with `getSolanaAdapter(lintel)`. */
export type SolanaActions = {
  /**
   * Asks the active account to sign a transaction without sending it. Returns it with the signature. The wallet may have
   * changed it.
   *
   * @param transaction The bytes in the chain's wire format: signatures, including empty ones, then the message.
   * @throws NotConnectedError, AccountMismatchError, NetworkNotConfiguredError, RequestRejectedError, AccountNotSharedError,
   * WalletFailedError, also if the wallet cannot sign transactions
   * @example const signed = await getSolanaAdapter(lintel).signTransaction({ transaction })
   */
  signTransaction(parameters: RequestPin & { transaction: Uint8Array }): Promise<Uint8Array>
  /** Like `signTransaction`, for several in one request. Returns them in their order. */
  signAllTransactions(parameters: RequestPin & { transactions: readonly Uint8Array[] }): Promise<readonly Uint8Array[]>
}

/** The solana adapter: the actions of every chain, and those of Solana. */
export type SolanaAdapter = ChainAdapter &
  Required<Pick<ChainAdapter, 'quote' | 'getTokenBalances' | 'describeAddress' | 'signIn'>> &
  SolanaActions

/**
 * The solana adapter of an instance, for features that only Solana has: signing transactions without sending them.
 *
 * @throws InvalidOptionError when the instance was created without `solana()`
 * @example
 * const signed = await getSolanaAdapter(lintel).signAllTransactions({ transactions })
 */
export function getSolanaAdapter({ adapters }: { adapters: { solana?: ChainAdapter } }): SolanaAdapter {
  const adapter = adapters.solana
  if (adapter && 'signAllTransactions' in adapter) return adapter as SolanaAdapter
  throw new InvalidOptionError({
    option: 'adapters',
    got: undefined,
    write: 'Write adapters: [solana()] in createLintel().',
  })
}
