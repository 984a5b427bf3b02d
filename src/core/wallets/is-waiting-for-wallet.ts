import type { LintelState } from '../model/state.js'
import { getNamespace, isRunning } from '../selectors.js'

/**
 * Whether the active namespace waits for a wallet to connect or to switch its network. False for the first 150 ms of a
 * connection attempt.
 */
export function isWaitingForWallet(state: LintelState): boolean {
  const { attempt = null, switching = null } = getNamespace(state) ?? {}
  return (isRunning(attempt) && !attempt?.isDelayed) || isRunning(switching)
}
