import { failureCodes, WalletFailure } from '../protocol/wallet-failure.js'
import type { RequestDecision } from '../requests/decide-request.js'
import type { OtherNamespace } from '../state/namespace-accounts.js'

/** A site's request of one namespace. `shared`: the accounts that the site may use. */
export type NamespaceRequest = {
  namespace: OtherNamespace
  origin: string
  params: readonly unknown[]
  shared: readonly string[]
}

export type NamespaceHandler = (request: NamespaceRequest) => RequestDecision | Promise<RequestDecision>

/**
 * Returns the account that a site asks to sign with.
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
