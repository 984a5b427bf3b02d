import { failureCodes, WalletFailure } from '../../protocol/wallet-failure.js'
import { decideRequest, type RequestDecision } from '../../requests/decide-request.js'
import type { WalletState } from '../../state/wallet-state.js'
import { readChainId, supportedMethods } from '../pairing/supported.js'
import type { ConnectedSession } from './connected-session.js'

/** A request of a paired site; `chain` is CAIP-2. */
export type SessionRequest = { chain: string; method: string; params: unknown }

/** Methods about the wallet's own network, whatever chain the request is addressed to. */
const networkMethods = ['wallet_switchEthereumChain', 'wallet_addEthereumChain', 'eth_chainId']

/**
 * Decides a paired site's request by the rules of every other site: it may use the accounts and chains of its session.
 *
 * @throws WalletFailure as `decideRequest` does, and with 4200 for what was never offered to paired sites.
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

/** The wallet as one session may see it. Its topic stands for its origin. */
export function viewAsSession(state: WalletState, session: ConnectedSession, activeChainId: number): WalletState {
  const [first = state.activeAddress] = session.accounts
  const activeAddress = session.accounts.includes(state.activeAddress) ? state.activeAddress : first
  return { activeAddress, activeChainId, connectedSites: [session.topic] }
}
