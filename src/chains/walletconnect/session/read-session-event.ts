import { parseCaipAddress } from '../../../core/format/parse-caip-address.js'
import type { SessionAccount } from '../../../core/model/account.js'
import { type Namespace, namespaces } from '../../../core/model/caip.js'
import type { WalletConnectEvent } from '../../../core/model/wallet-connect.js'
import { defaultAccountType } from '../../../core/wallets/default-account-type.js'
import { isRecord } from '../../../rules/is-record.js'

/** An event from a wallet. `data` is not validated. `chainId` is CAIP-2. */
type SessionEvent = { event: { name: string; data: unknown }; chainId: string }

/** Events that carry the accounts of a namespace. */
const accountEvents: readonly string[] = ['accountsChanged', 'bip122_addressesChanged']

/**
 * Parses a `session_event`; null for an unknown one. Accounts may be CAIP-10, bare addresses, or objects with `address`,
 * as Bitcoin wallets send them.
 */
export function readSessionEvent({ event, chainId }: SessionEvent): WalletConnectEvent | null {
  const [name, reference] = chainId.split(':')
  const namespace = namespaces.find((known) => known === name)
  if (!namespace) return null
  const { data } = event
  if (accountEvents.includes(event.name) && Array.isArray(data)) {
    const accounts = data.flatMap((item) => readAccount(item, namespace) ?? [])
    const isFirst = ({ address }: SessionAccount, index: number) =>
      accounts.findIndex((other) => other.address === address) === index
    return { type: 'accounts', namespace, accounts: accounts.filter(isFirst) }
  }
  if (event.name !== 'chainChanged') return null
  const said = typeof data === 'number' || (typeof data === 'string' && data !== '') ? data : reference
  return said === undefined ? null : { type: 'chain', namespace, chainId: said }
}

function readAccount(item: unknown, namespace: Namespace): SessionAccount | null {
  const { address, publicKey, path, intention } = isRecord(item) ? item : { address: item }
  if (typeof address !== 'string' || address === '') return null
  const type = defaultAccountType(namespace)
  return {
    address: parseCaipAddress(address)?.address ?? address,
    type: type === 'payment' && isForOrdinals(intention) ? 'ordinals' : type,
    ...(typeof publicKey === 'string' && { publicKey }),
    ...(typeof path === 'string' && { path }),
  }
}

/** Wallets write `ordinal` or `ordinals`. */
function isForOrdinals(intention: unknown): boolean {
  return typeof intention === 'string' && intention.startsWith('ordinal')
}
