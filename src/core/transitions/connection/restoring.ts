import type { Effect } from '../../effects/effect.js'
import type { Namespace } from '../../model/caip.js'
import type { LintelState, NamespaceState } from '../../model/state.js'
import type { StoredWallets } from '../../storage/lintel-storage.js'
import { withNamespace } from '../namespaces.js'
import { keep, type Step } from '../step.js'

/** How long the modal shows a restore, in ms. A later answer is still accepted. */
const RESTORE_TIMEOUT_MS = 10_000

/** Shows a restore for at most 10 s. */
export function reportRestoring(
  state: LintelState,
  { namespace, isRestoring }: { namespace: Namespace; isRestoring: boolean },
  now: number,
): Step<LintelState> {
  const restoring = state.namespaces[namespace]?.restoring ?? null
  if (isRestoring === (restoring !== null)) return keep(state)
  const key = restoreTimer(namespace)
  if (!isRestoring) {
    return { state: withNamespace(state, namespace, { restoring: null }), effects: [{ type: 'timer/clear', key }] }
  }
  const event = { type: 'connection/restore-overdue', namespace } as const
  return {
    state: withNamespace(state, namespace, { restoring: 'running' }),
    effects: [{ type: 'timer/set', key, at: now + RESTORE_TIMEOUT_MS, event }],
  }
}

/** The key of the timer that limits how long a restore is shown. */
export function restoreTimer(namespace: Namespace): string {
  return `restore:${namespace}`
}

/** Restores every namespace that was connected in the last visit. */
export function restoreStored({ namespaces }: LintelState, stored: StoredWallets): readonly Effect[] {
  return (Object.keys(namespaces) as Namespace[])
    .filter((namespace) => isStoredConnected(stored, namespace))
    .map((namespace) => ({ type: 'adapter/reconnect', namespace, connectorIds: stored.wallets[namespace] ?? [] }))
}

/** Applies the changes of another tab. Do not write them to storage, or the tabs would loop. */
export function followStored(
  state: LintelState,
  { stored, before }: { stored: StoredWallets; before: StoredWallets },
): readonly Effect[] {
  return (Object.keys(state.namespaces) as Namespace[]).flatMap((namespace) => {
    const current = state.namespaces[namespace]
    return current ? followNamespace(current, namespace, stored, before) : []
  })
}

function followNamespace(
  { connections, restoring }: NamespaceState,
  namespace: Namespace,
  stored: StoredWallets,
  before: StoredWallets,
): readonly Effect[] {
  if (!isStoredConnected(stored, namespace)) {
    if (connections.length === 0 && restoring === null) return []
    return [{ type: 'adapter/disconnect', namespace, connectorId: null, id: null }]
  }
  const here = connections.map(({ connectorId }) => connectorId)
  const there = stored.wallets[namespace] ?? []
  const known = before.wallets[namespace] ?? []
  // Retry a wallet that did not answer here only when the other tab has made it the active one.
  const isNew = (id: string) => !known.includes(id) || (restoring === null && id === there[0] && id !== known[0])
  const isMissing = there.some((id) => !here.includes(id) && isNew(id))
  const active = there.find((id) => here.includes(id))
  // A wallet that is still being restored here is disconnected once it answers.
  const gone = [...here, ...(restoring === null ? [] : known)].filter((id) => !there.includes(id))
  return [
    ...(isMissing ? [{ type: 'adapter/reconnect', namespace, connectorIds: there } as const] : []),
    ...(!isMissing && active !== undefined && active !== here[0]
      ? [{ type: 'adapter/switch-connection', namespace, connectorId: active, id: null } as const]
      : []),
    ...[...new Set(gone)].map(
      (connectorId) => ({ type: 'adapter/disconnect', namespace, connectorId, id: null }) as const,
    ),
  ]
}

function isStoredConnected({ connected, disconnected }: StoredWallets, namespace: Namespace): boolean {
  return !disconnected && connected.includes(namespace)
}
