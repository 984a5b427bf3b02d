'use client'

import { use, useEffect, useRef } from 'react'
import type { Account } from '../core/model/account.js'
import type { CaipNetworkId, Namespace } from '../core/model/caip.js'
import type { Failure, LintelState } from '../core/model/state.js'
import { getNetwork, toAccount } from '../core/selectors.js'
import { DrawnContext, useLintel } from './lintel-context.js'

/** What an app may want to hear of. Each is called after the state has changed. */
export type LintelEvents = {
  /**
   * Of the first wallet of a namespace; a further one that becomes the active one is an account change. `isRestored`:
   * the session of an earlier visit, nobody has pressed anything.
   */
  onConnect?: ((account: Account, how: { isRestored: boolean }) => void) | undefined
  /** Of the last wallet of a namespace: by the visitor, by the app or by the wallet. */
  onDisconnect?: ((account: Account) => void) | undefined
  /** The wallet shares another address in a namespace that is connected, or another wallet is the active one there. */
  onAccountChange?: ((account: Account, previous: Account) => void) | undefined
  /** The active network, CAIP-2; also one the app does not list. */
  onNetworkChange?: ((network: CaipNetworkId) => void) | undefined
  /** A try to connect did not work; its words are `messages.errors[code]`. */
  onConnectFailure?: ((failure: Failure) => void) | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/**
 * Listens to what happens in the wallet layer: for analytics, for a toast, to load what belongs to an account. A session
 * that came back before the page was drawn, because the app called `lintel.start()` early, is told on the first drawing.
 *
 * @example
 * useLintelEvents({ onConnect: ({ address }) => track('connected', { address }) })
 */
export function useLintelEvents(events: LintelEvents): void {
  const lintel = useLintel()
  const { store } = lintel
  const latest = useRef(events)
  useEffect(() => {
    latest.current = events
  })
  const drawn = use(DrawnContext)
  useEffect(() => {
    if (drawn && drawn.current !== lintel) reportRestored(latest.current, store.getState())
    return store.subscribe((state, previous) => report(latest.current, state, previous))
  }, [lintel, store, drawn])
}

function reportRestored(events: LintelEvents, { namespaces }: LintelState): void {
  for (const { connections } of Object.values(namespaces)) {
    if (connections[0]) events.onConnect?.(toAccount(connections[0]), { isRestored: true })
  }
}

function report(events: LintelEvents, state: LintelState, previous: LintelState): void {
  for (const name of Object.keys(state.namespaces) as Namespace[]) reportNamespace(events, state, previous, name)
  const network = getNetwork(state)
  if (network && network !== getNetwork(previous)) events.onNetworkChange?.(network)
  if (state.modal.open !== previous.modal.open) events.onOpenChange?.(state.modal.open)
  const failure = state.pairing?.failure
  // A failed pairing is told in its namespace too once the wallet had said yes: then it is told there.
  if (failure && previous.pairing?.failure !== failure && !hasFailed(state, failure)) events.onConnectFailure?.(failure)
}

function reportNamespace(events: LintelEvents, state: LintelState, previous: LintelState, name: Namespace): void {
  const now = state.namespaces[name]
  const before = previous.namespaces[name]
  if (!now || !before || now === before) return
  const [connection, known] = [now.connections[0], before.connections[0]]
  if (connection && !known) {
    events.onConnect?.(toAccount(connection), { isRestored: before.restoring !== null })
  } else if (known && !connection) {
    events.onDisconnect?.(toAccount(known))
  } else if (connection && known && connection.addresses[0] !== known.addresses[0]) {
    events.onAccountChange?.(toAccount(connection), toAccount(known))
  }
  const failure = now.attempt?.failure ?? null
  if (failure && failure !== before.attempt?.failure) events.onConnectFailure?.(failure)
}

function hasFailed({ namespaces }: LintelState, failure: Failure): boolean {
  return Object.values(namespaces).some(({ attempt }) => attempt?.failure === failure)
}
