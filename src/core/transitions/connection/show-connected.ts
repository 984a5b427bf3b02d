import type { LintelState } from '../../model/state.js'
import type { ViewName } from '../../model/view.js'
import { closeModal, needsSignIn } from '../modal/modal.js'
import { getView, withStack } from '../modal/stack.js'
import { isChainBlocked } from '../modal/unsupported-chain.js'
import { keep, type Step } from '../step.js'
import { isRunning } from './attempt.js'

/**
 * After a wallet has connected: a required sign-in opens; else the modal closes if it shows a view for connecting. On an
 * unsupported network it stays open and shows UnsupportedChain. `wasDelayed`: ConnectingExternal was about to open.
 */
export function showConnected(state: LintelState, wasDelayed: boolean, now: number): Step<LintelState> {
  const view = getView(state).name
  if (state.modal.open && view === 'ApproveTransaction') return keep(state)
  if (needsSignIn(state)) {
    const asked = withStack(state, [{ name: 'SIWXSignMessage' }], state.modal.open ? 'forward' : 'none')
    return keep({ ...asked, modal: { ...asked.modal, open: true, shake: null } })
  }
  if (!(wasDelayed || isForConnecting(view)) || isChainBlocked(state)) return keep(state)
  return closeModal(state, { forced: true }, now)
}

/** After a restore: an open modal that shows a view for connecting shows the account, unless a wallet is being asked. */
export function showRestored(state: LintelState): Step<LintelState> {
  const isAsking = Object.values(state.namespaces).some(({ attempt }) => isRunning(attempt))
  if (!state.modal.open || isAsking || !isForConnecting(getView(state).name)) return keep(state)
  return keep(withStack(state, [{ name: 'Account' }], 'none'))
}

const connectingViews: readonly ViewName[] = [
  'Connect',
  'ConnectWallets',
  'ConnectSocials',
  'ConnectingExternal',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'ConnectingMultiChain',
  'AllWallets',
  'Downloads',
  'GetWallet',
  'WhatIsAWallet',
]

/** Whether the view is one of those that lead to a connection. */
function isForConnecting(view: ViewName): boolean {
  return connectingViews.includes(view)
}
