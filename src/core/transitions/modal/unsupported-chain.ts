import type { LintelState } from '../../model/state.js'
import { getConnection } from '../../selectors.js'
import { isListed } from '../namespaces.js'
import { keep, type Step } from '../step.js'
import { getView, withStack } from './stack.js'

/**
 * Whether the wallet is on a network that the app does not list and must leave it. False when the visitor may not
 * switch, when unsupported networks are allowed, and when the app can only pair.
 */
export function isChainBlocked(state: LintelState): boolean {
  const { enableNetworkSwitch, allowUnsupportedChain, wallets } = state.settings
  if (!enableNetworkSwitch || allowUnsupportedChain || wallets.isBasic) return false
  const connection = getConnection(state)
  return connection !== null && !isListed(state, connection.network)
}

/**
 * Runs after every event: an open modal shows UnsupportedChain as long as the network is blocked, and the account
 * once it no longer is. An approval on screen is never covered.
 */
export function enforceUnsupportedChain(before: LintelState, state: LintelState): Step<LintelState> {
  if (!state.modal.open || getView(state).name === 'ApproveTransaction') return keep(state)
  const isShown = state.router.stack.some((view) => view.name === 'UnsupportedChain')
  const isBlocked = isChainBlocked(state)
  if (isBlocked && !isShown) {
    return keep(withStack(state, [{ name: 'UnsupportedChain' }], before.modal.open ? 'forward' : 'none'))
  }
  if (!isBlocked && isShown && isChainBlocked(before)) return keep(withStack(state, [{ name: 'Account' }], 'back'))
  return keep(state)
}
