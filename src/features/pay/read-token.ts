import { findNetwork } from '../../core/format/find-network.js'
import type { Lintel } from '../../core/model/lintel.js'
import type { TokenFacts } from './model/check-payment.js'
import type { PayToken } from './model/request.js'

/** Reads symbol and decimals: of a token from the chain, of the native currency from the app. Null if they cannot be read. */
export async function readToken(
  { store, adapters }: Pick<Lintel, 'store' | 'adapters'>,
  { network, address }: PayToken,
): Promise<TokenFacts | null> {
  if (address === null) return findNetwork(store.getState().networks, network)?.nativeCurrency ?? null
  // The balance is not used, so any account will do.
  const read = await adapters.eip155?.getTokenBalances?.({ address, network, tokens: [address] }).catch(() => null)
  return read?.balances[0] ?? null
}
