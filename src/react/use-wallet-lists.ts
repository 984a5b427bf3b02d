'use client'

import { useMemo } from 'react'
import type { Namespace } from '../core/model/caip.js'
import type { NamespaceState } from '../core/model/state.js'
import { useLintel } from './lintel-context.js'
import { useLintelState } from './use-lintel-state.js'

/** The lists of each namespace, in the order of the app's networks. */
export type WalletLists = Partial<Record<Namespace, Pick<NamespaceState, 'connectors' | 'connections'>>>

/** The namespaces of the app, in the order of its networks. */
export function useNamespaces(): readonly Namespace[] {
  const { store } = useLintel()
  return useMemo(() => Object.keys(store.getInitialState().namespaces) as Namespace[], [store])
}

/** The lists of every namespace. A component that reads only these does not render again during an attempt. */
export function useWalletLists(): WalletLists {
  const names = useNamespaces()
  const eip155 = useLists('eip155')
  const solana = useLists('solana')
  const bip122 = useLists('bip122')
  const polkadot = useLists('polkadot')
  return useMemo(() => {
    const lists = { eip155, solana, bip122, polkadot }
    return Object.fromEntries(names.map((name) => [name, lists[name]]))
  }, [names, eip155, solana, bip122, polkadot])
}

function useLists(namespace: Namespace): Pick<NamespaceState, 'connectors' | 'connections'> | undefined {
  const connectors = useLintelState((state) => state.namespaces[namespace]?.connectors)
  const connections = useLintelState((state) => state.namespaces[namespace]?.connections)
  return useMemo(() => connectors && connections && { connectors, connections }, [connectors, connections])
}
