import { failureCodes, WalletFailure } from '../../protocol/wallet-failure.js'
import { decideRequest, type RequestDecision } from '../../requests/decide-request.js'
import type { WalletState } from '../../state/wallet-state.js'
import { findOtherNamespace, otherChains } from '../namespaces/other-chains.js'
import { readChainId, supportedMethods } from '../pairing/supported.js'
import type { ConnectedSession } from './connected-session.js'

/** A request of a WalletConnect site. `chain` is CAIP-2. */
export type SessionRequest = { chain: string; method: string; params: unknown }

/** Methods that concern the wallet's own network, not the chain in the request. */
const networkMethods = ['wallet_switchEthereumChain', 'wallet_addEthereumChain', 'eth_chainId']

/**
 * Decides a request by the same rules as for injected sites, with the accounts and chains of the session.
 *
 * @throws WalletFailure as `decideRequest` does, and with 4200 for methods that WalletConnect sites are not offered.
 */
export async function decideSessionRequest(
  state: WalletState,
  session: ConnectedSession,
  { chain, method, params }: SessionRequest,
): Promise<RequestDecision> {
  const namespace = findOtherNamespace(chain)
  const own = session.others.find((other) => other.namespace === namespace)
  if (namespace && own) {
    if (!otherChains[namespace].methods.includes(method)) throw failMethod(method)
    // Loads with the first request of another namespace.
    const { decideOtherRequest } = await import('../namespaces/decide-other-request.js')
    const view = viewAsSession(state, session, state.activeChainId)
    return decideOtherRequest(view, { topic: session.topic, own: own.address }, { method, params })
  }
  const chainId = readChainId(chain)
  if (chainId === null || !session.chainIds.includes(chainId)) {
    throw new WalletFailure({
      code: failureCodes.unauthorized,
      message: `The practice wallet has not approved ${chain} for this site.`,
    })
  }
  if (!supportedMethods.includes(method)) throw failMethod(method)
  const activeChainId = networkMethods.includes(method) ? state.activeChainId : chainId
  return decideRequest(
    viewAsSession(state, session, activeChainId),
    session.topic,
    { method, params },
    session.accounts,
  )
}

/** The wallet's state as one session sees it. The topic takes the place of the origin. */
export function viewAsSession(state: WalletState, session: ConnectedSession, activeChainId: number): WalletState {
  const [activeAddress = state.activeAddress] = session.accounts
  const connectedSites = [{ origin: session.topic, accounts: session.accounts }]
  const namespaceSites = session.others.map((other) => ({ origin: session.topic, ...other }))
  return { activeAddress, activeChainId, connectedSites, namespaceSites }
}

function failMethod(method: string): WalletFailure {
  return new WalletFailure({
    code: failureCodes.unsupportedMethod,
    message: `The practice wallet does not support ${method} over WalletConnect.`,
  })
}
