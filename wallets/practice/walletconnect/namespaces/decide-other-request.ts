import { decideNamespaceRequest } from '../../namespaces/decide-namespace-request.js'
import type { RequestDecision, WalletRequest } from '../../requests/decide-request.js'
import type { WalletState } from '../../state/wallet-state.js'
import { describeBitcoinAccount } from './describe-bitcoin-account.js'
import { toNamespaceRequest } from './to-namespace-request.js'

/**
 * Decides a request over WalletConnect of another namespace than eip155 by the rules for pages. `own` is the account of the
 * session; `topic` takes the place of the origin in `state`.
 *
 * @throws WalletFailure and ParamsError as `decideNamespaceRequest` does
 */
export async function decideOtherRequest(
  state: WalletState,
  { topic, own }: { topic: string; own: string },
  request: WalletRequest,
): Promise<RequestDecision> {
  if (request.method === 'getAccountAddresses') return { type: 'answer', result: await describeBitcoinAccount(own) }
  return decideNamespaceRequest(() => state, topic, toNamespaceRequest(request, own))
}
