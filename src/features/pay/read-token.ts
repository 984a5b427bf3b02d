import { findNetwork } from '../../core/format/find-network.js'
import type { Lintel } from '../../core/model/lintel.js'
import type { TokenFacts } from './model/check-payment.js'
import type { PayToken } from './model/request.js'

/** What the chain says of a token, or the app of the native currency. Null when it cannot be read. */
export async function readToken(
  { store, adapters }: Pick<Lintel, 'store' | 'adapters'>,
  { network, address }: PayToken,
): Promise<TokenFacts | null> {
  if (address === null) return findNetwork(store.getState().networks, network)?.nativeCurrency ?? null
  // The balance is not used, so that it may be that of any account.
  const read = await adapters.eip155?.getTokenBalances?.({ address, network, tokens: [address] }).catch(() => null)
  return read?.balances[0] ?? null
}
