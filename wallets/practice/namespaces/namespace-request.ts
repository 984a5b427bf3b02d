import type { Hex } from 'viem'
import { describeText } from '../../approval/describe/describe-text.js'
import type { NamespaceSubject } from '../protocol/approval.js'
import { failureCodes, WalletFailure } from '../protocol/wallet-failure.js'
import type { RequestDecision } from '../requests/decide-request.js'
import { readPageOrigin } from '../requests/read-page-origin.js'
import type { OtherNamespace } from '../state/namespace-accounts.js'
import { otherChains } from '../walletconnect/namespaces/other-chains.js'

/** A site's request of one namespace. `shared`: the accounts that the site may use. */
export type NamespaceRequest = {
  namespace: OtherNamespace
  origin: string
  params: readonly unknown[]
  shared: readonly string[]
}

export type NamespaceHandler = (request: NamespaceRequest) => RequestDecision | Promise<RequestDecision>

/**
 * Returns the account with which a site wants to sign.
 *
 * @throws WalletFailure 4100 when the site may not use it
 */
export function requireSigner({ shared }: NamespaceRequest, value: unknown): string {
  const address = shared.find((account) => account === value)
  if (address !== undefined) return address
  throw new WalletFailure({
    code: failureCodes.unauthorized,
    message:
      shared.length === 0
        ? 'This site is not connected to the practice wallet. Connect first.'
        : `The practice wallet has not shared ${String(value).slice(0, 90)} with this site.`,
  })
}

/** A message of a namespace whose sign-ins name no chain of this wallet. */
export function describeForeignMessage(
  { namespace, origin }: NamespaceRequest,
  account: string,
  message: Hex,
): Extract<NamespaceSubject, { kind: 'namespace-message' }> {
  const text = describeText(message, {
    origin: readPageOrigin(origin),
    isAccount: (address) => address.toLowerCase() === account.toLowerCase(),
    isChain: () => true,
  })
  const { caipNetworkId: chainId } = otherChains[namespace]
  return { kind: 'namespace-message', namespace, account, accountType: 'eoa', chainId, message, ...text }
}
