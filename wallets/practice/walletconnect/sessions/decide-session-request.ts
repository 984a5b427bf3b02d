import { failureCodes, WalletFailure } from '../../protocol/wallet-failure.js'
import { decideRequest, type RequestDecision } from '../../requests/decide-request.js'
import type { WalletState } from '../../state/wallet-state.js'
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
export function decideSessionRequest(
  state: WalletState,
  session: ConnectedSession,
  { chain, method, params }: SessionRequest,
): RequestDecision {
  const chainId = readChainId(chain)
  if (chainId === null || !session.chainIds.includes(chainId)) {
    throw new WalletFailure({
      code: failureCodes.unauthorized,
      message: `The practice wallet has not approved ${chain} for this site.`,
    })
  }
  if (!supportedMethods.includes(method)) {
    throw new WalletFailure({
      code: failureCodes.unsupportedMethod,
      message: `The practice wallet does not support ${method} over WalletConnect.`,
    })
  }
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
  return { activeAddress, activeChainId, connectedSites, namespaceSites: [] }
}
