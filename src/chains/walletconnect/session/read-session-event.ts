import { parseCaipAddress } from '../../../core/format/parse-caip-address.js'
import { namespaces } from '../../../core/model/caip.js'
import type { WalletConnectEvent } from '../../../core/model/wallet-connect.js'

/** What a wallet sends. `data` is not validated. `chainId` is CAIP-2. */
type SessionEvent = { event: { name: string; data: unknown }; chainId: string }

/** Parses a `session_event`; null for an unknown one. Accounts may be CAIP-10 or bare addresses. */
export function readSessionEvent({ event, chainId }: SessionEvent): WalletConnectEvent | null {
  const [name, reference] = chainId.split(':')
  const namespace = namespaces.find((known) => known === name)
  if (!namespace) return null
  const { data } = event
  if (event.name === 'accountsChanged' && Array.isArray(data)) {
    const addresses = data.filter((account) => typeof account === 'string').map(readAddress)
    return { type: 'accounts', namespace, addresses: [...new Set(addresses)] }
  }
  if (event.name !== 'chainChanged') return null
  const said = typeof data === 'number' || (typeof data === 'string' && data !== '') ? data : reference
  return said === undefined ? null : { type: 'chain', namespace, chainId: said }
}

function readAddress(account: string): string {
  return parseCaipAddress(account)?.address ?? account
}
