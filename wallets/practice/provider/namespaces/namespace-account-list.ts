import type { KeyValueStorage } from '../../../../src/headless/index.js'
import { isRecord } from '../../../../src/rules/is-record.js'
import { findNamespaceAccount, type NamespaceAccount, type OtherNamespace } from '../../state/namespace-accounts.js'
import type { PracticeProvider } from '../create-practice-provider.js'

type Listener = (accounts: readonly NamespaceAccount[]) => void

/** The accounts of one namespace that the wallet shares with the page. */
export type NamespaceAccountList = {
  /** The accounts of the last answer or event. */
  read(): readonly NamespaceAccount[]
  /** Asks the visitor, unless the site is connected. */
  connect(): Promise<readonly NamespaceAccount[]>
  /** Never asks the visitor. Loads nothing if the site was never connected. */
  restore(): Promise<readonly NamespaceAccount[]>
  disconnect(): Promise<void>
  /** Takes over the accounts that an answer names. */
  take(addresses: unknown): readonly NamespaceAccount[]
  /** Returns a function that unsubscribes. */
  subscribe(listener: Listener): () => void
}

export type NamespacePorts = {
  provider: PracticeProvider
  /** Keeps on the site whether the wallet shares accounts with it. */
  storage: Pick<KeyValueStorage, 'getItem' | 'setItem' | 'removeItem'>
}

/** Follows the accounts of a namespace. Creating it sends no request to the wallet. */
export function createNamespaceAccountList(
  namespace: OtherNamespace,
  { provider, storage }: NamespacePorts,
): NamespaceAccountList {
  const key = `lintel.practice-wallet.access.${namespace}`
  const listeners = new Set<Listener>()
  let current: readonly NamespaceAccount[] = []

  const list: NamespaceAccountList = {
    read: () => current,
    connect: async () => list.take(await provider.request({ method: `${namespace}_connect` })),
    async restore() {
      if (current.length > 0 || storage.getItem(key) === null) return current
      return list.take(await provider.request({ method: `${namespace}_accounts` }))
    },
    async disconnect() {
      if (storage.getItem(key) !== null) await provider.request({ method: `${namespace}_disconnect` })
      list.take([])
    },
    take(addresses) {
      const listed: readonly unknown[] = Array.isArray(addresses) ? addresses : []
      const accounts = listed.flatMap((address) => findNamespaceAccount(namespace, String(address)) ?? [])
      if (accounts.length > 0) storage.setItem(key, 'shared')
      else storage.removeItem(key)
      const isChange = accounts.map(({ index }) => index).join() !== current.map(({ index }) => index).join()
      current = accounts
      if (isChange) for (const listener of [...listeners]) listener(accounts)
      return accounts
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  provider.on('namespaceAccountsChanged', (data) => {
    if (isRecord(data) && data.namespace === namespace) list.take(data.accounts)
  })
  return list
}
