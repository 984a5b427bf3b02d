import { parseParamList } from '../../requests/parse-params.js'
import { failureCodes, WalletFailure } from '../protocol/wallet-failure.js'
import type { RequestDecision, WalletRequest } from '../requests/decide-request.js'
import { namespaceAccounts, otherNamespaces } from '../state/namespace-accounts.js'
import { disconnectNamespace, listNamespaceAccounts } from '../state/namespace-permissions.js'
import type { WalletState } from '../state/wallet-state.js'
import { bitcoinHandlers } from './bip122/bitcoin-handlers.js'
import type { NamespaceHandler } from './namespace-request.js'
import { polkadotHandlers } from './polkadot/polkadot-handlers.js'
import { solanaHandlers } from './solana/solana-handlers.js'

const handlers = new Map<string, NamespaceHandler>([...solanaHandlers, ...bitcoinHandlers, ...polkadotHandlers])

/**
 * Decides how to handle a request of another namespace than eip155: `<namespace>_accounts`, `_connect` and `_disconnect`,
 * and the methods that sign. It signs and sends nothing.
 *
 * @throws WalletFailure with 4100 when the site is not connected, 4200 for unknown methods, ParamsError for malformed
 * parameters
 */
export async function decideNamespaceRequest(
  readState: () => WalletState,
  origin: string,
  { method, params: given }: WalletRequest,
): Promise<RequestDecision> {
  const namespace = otherNamespaces.find((name) => method.startsWith(`${name}_`))
  const params = parseParamList(given)
  const state = readState()
  const shared = namespace ? listNamespaceAccounts(state, origin, namespace) : []
  const handler = handlers.get(method)
  if (namespace && handler) return handler({ namespace, origin, params, shared })
  if (namespace && method === `${namespace}_accounts`) return { type: 'answer', result: shared }
  if (namespace && method === `${namespace}_disconnect`) {
    return { type: 'change', state: disconnectNamespace(state, origin, namespace), result: null }
  }
  if (namespace && method === `${namespace}_connect`) {
    if (shared.length > 0) return { type: 'answer', result: shared }
    const accounts = namespaceAccounts[namespace]
    return { type: 'ask', subject: { kind: 'namespace-connect', namespace, accounts } }
  }
  throw new WalletFailure({
    code: failureCodes.unsupportedMethod,
    message: `The practice wallet does not support ${method}.`,
  })
}
