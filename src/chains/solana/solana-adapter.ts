import { InvalidOptionError } from '../../core/errors/option-errors.js'
import type { ChainAdapter } from '../../core/model/chain-adapter.js'
import type { RequestPin } from '../../core/requests/requests.js'

/** What the solana adapter offers in addition to the actions of every chain. Get it with `getSolanaAdapter(lintel)`. */
export type SolanaActions = {
  /**
   * Asks the active account to sign a transaction, which is not sent. Returns it with the signature. The wallet may have
   * changed it.
   *
   * @param transaction The bytes that the chain transmits: signatures, empty ones too, then the message.
   * @throws NotConnectedError, AccountMismatchError, NetworkNotConfiguredError, RequestRejectedError, AccountNotSharedError,
   * WalletFailedError, also when the wallet cannot sign transactions
   * @example const signed = await getSolanaAdapter(lintel).signTransaction({ transaction })
   */
  signTransaction(parameters: RequestPin & { transaction: Uint8Array }): Promise<Uint8Array>
  /** Like `signTransaction`, for several of them by one request. Returns them in their order. */
  signAllTransactions(parameters: RequestPin & { transactions: readonly Uint8Array[] }): Promise<readonly Uint8Array[]>
}

/** The solana adapter: the actions of every chain, and those of Solana. */
export type SolanaAdapter = ChainAdapter &
  Required<Pick<ChainAdapter, 'quote' | 'getTokenBalances' | 'describeAddress' | 'signIn'>> &
  SolanaActions

/**
 * The solana adapter of an instance, for what only Solana has: transactions that are signed and not sent.
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
