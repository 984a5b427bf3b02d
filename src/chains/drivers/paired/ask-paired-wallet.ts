import { AccountNotSharedError, NotConnectedError, WalletFailedError } from '../../../core/errors/wallet-errors.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { WalletConnectSession } from '../../../core/model/wallet-connect.js'
import { listPairedChains } from '../../../core/wallets/list-paired-chains.js'
import type { PairedContext } from './create-paired-actions.js'

/** @throws NotConnectedError */
export function requirePairedSession({ port }: PairedContext): WalletConnectSession {
  const session = port.getSession()
  if (session) return session
  throw new NotConnectedError()
}

/** The wallet's name in error messages. */
export function namePairedWallet({ peer }: WalletConnectSession): string {
  return peer.name === '' ? 'The paired wallet' : peer.name
}

/**
 * The chain that a request for `network` names: the wallet may have approved the network by another id.
 *
 * @throws AccountNotSharedError
 */
export function findPairedChain(context: PairedContext, network: CaipNetworkId): CaipNetworkId {
  const { chains } = requirePairedSession(context)
  const known = context.networks.find(({ caipNetworkId }) => caipNetworkId === network)
  const chain = (known ? listPairedChains(known) : [network]).find((listed) => chains.includes(listed))
  if (chain) return chain
  throw new AccountNotSharedError({ details: `The wallet has not approved ${network}.` })
}

type PairedRequest = { network: CaipNetworkId; method: string; params: unknown }

/**
 * Sends a request to the paired wallet (CAIP-27).
 *
 * @throws NotConnectedError, AccountNotSharedError if it has not approved the network, WalletFailedError if it has not
 * approved the method, and the wallet's own errors
 */
export async function askPairedWallet(
  context: PairedContext,
  { network, method, params }: PairedRequest,
): Promise<unknown> {
  const session = requirePairedSession(context)
  if (!session.methods.includes(method)) {
    throw new WalletFailedError({
      details: `${namePairedWallet(session)} has not approved ${method}: it may not know this method.`,
    })
  }
  return context.port.request({ chainId: findPairedChain(context, network), method, params })
}
