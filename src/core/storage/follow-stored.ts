import type { Namespace } from '../model/caip.js'
import type { NamespaceState } from '../model/state.js'
import type { LintelEvent } from '../transitions/event.js'

type StoredNamespace = {
  namespace: Namespace
  current: NamespaceState
  isConnected: boolean
  /** The connectors of its wallets, the active one first. */
  wallets: readonly string[]
  /** Those that this tab has followed before. One of them that is not here was asked, and was silent. */
  followed: readonly string[]
  nextId(): number
}

/** What this tab has to do to be where another one has stored that it is. */
export function followStored({
  namespace,
  current,
  isConnected,
  wallets,
  followed,
  nextId,
}: StoredNamespace): readonly LintelEvent[] {
  const { status, account, connections } = current
  const restore = () => ({ type: 'connection/restore', namespace, id: nextId() }) as const
  if (!isConnected) {
    return account ? [{ type: 'connection/disconnect', namespace, connectorId: null, id: null }] : []
  }
  if (status === 'disconnected') return [restore()]
  const here = connections.map(({ connectorId }) => connectorId)
  const [first] = wallets
  // A silent one is asked again only when it has become the active one there.
  const isNew = (id: string) => !followed.includes(id) || (id === first && id !== followed[0])
  const stored = wallets.filter((id) => here.includes(id) || isNew(id))
  const [active] = stored
  if (!account || active === undefined) return []
  const gone = here.filter((connectorId) => !stored.includes(connectorId))
  const isMissing = stored.some((connectorId) => !here.includes(connectorId))
  return [
    ...(isMissing ? [restore()] : []),
    ...(!isMissing && active !== account.connectorId
      ? [{ type: 'connection/switch', namespace, connectorId: active, id: null } as const]
      : []),
    ...gone.map((connectorId) => ({ type: 'connection/disconnect', namespace, connectorId, id: null }) as const),
  ]
}
