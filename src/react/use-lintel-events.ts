'use client'

import { use, useEffect, useRef } from 'react'
import { findOutcome } from '../core/data/sent/find-outcome.js'
import type { Account } from '../core/model/account.js'
import type { Transaction } from '../core/model/activity.js'
import type { CaipNetworkId, Namespace } from '../core/model/caip.js'
import type { Failure, LintelState } from '../core/model/state.js'
import { getNetwork, toAccount } from '../core/selectors.js'
import { DrawnContext, useLintel } from './lintel-context.js'

/** Listeners for changes of the state, called after the change. */
export type LintelEvents = {
  /**
   * The first wallet of a namespace has connected. For further wallets see `onAccountChange`. `isRestored`: the session of
   * an earlier visit was restored.
   */
  onConnect?: ((account: Account, how: { isRestored: boolean }) => void) | undefined
  /** The last wallet of a namespace was disconnected, by the visitor, the app or the wallet. */
  onDisconnect?: ((account: Account) => void) | undefined
  /** The address of a connected namespace has changed: another account of the wallet, or another wallet. */
  onAccountChange?: ((account: Account, previous: Account) => void) | undefined
  /** The active network has changed, CAIP-2. It may be one that the app does not list. */
  onNetworkChange?: ((network: CaipNetworkId) => void) | undefined
  /** Connecting failed; `useMessages().errors[code]` has the title and text. */
  onConnectFailure?: ((failure: Failure) => void) | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /**
   * A transaction that `sendTransaction` or Send sent from this browser is no longer pending: `status` has its
   * outcome. After a speed-up it is the replacing transaction.
   */
  onTransactionSettled?: ((transaction: Transaction) => void) | undefined
}

/**
 * Calls the app's listeners for events of the wallet layer, for example for analytics or toasts. A session that was
 * restored before the first render, because the app called `lintel.start()` early, is reported after that render.
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
  if (state.transactions !== previous.transactions) reportTransactions(events, state, previous)
  const failure = state.pairing?.failure
  // Report a failed pairing once: after the wallet's approval its namespace reports it too.
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
  } else if (connection && known && connection.accounts[0].address !== known.accounts[0].address) {
    events.onAccountChange?.(toAccount(connection), toAccount(known))
  }
  const failure = now.attempt?.failure ?? null
  if (failure && failure !== before.attempt?.failure) events.onConnectFailure?.(failure)
}

function reportTransactions(events: LintelEvents, { transactions }: LintelState, previous: LintelState): void {
  for (const { id, status } of previous.transactions) {
    const outcome = status === 'pending' ? findOutcome(transactions, id) : null
    if (outcome) events.onTransactionSettled?.(outcome)
  }
}

function hasFailed({ namespaces }: LintelState, failure: Failure): boolean {
  return Object.values(namespaces).some(({ attempt }) => attempt?.failure === failure)
}
