import type { LintelState } from '../model/state.js'
import { getNamespace, isRunning } from '../selectors.js'

/**
 * Whether the active namespace waits for a wallet to connect, or any namespace for a network switch. False for the first 150 ms of a
 * connection attempt, and while a request waits for the visitor in the frame of the embedded wallet, because nothing loads then.
 */
export function isWaitingForWallet(state: LintelState): boolean {
  if (state.pending.length > 0) return false
  const { attempt = null } = getNamespace(state) ?? {}
  const isSwitching = Object.values(state.namespaces).some(({ switching }) => isRunning(switching))
  return (isRunning(attempt) && !attempt?.isDelayed) || isSwitching
}
