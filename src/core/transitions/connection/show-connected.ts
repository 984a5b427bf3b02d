import type { LintelState } from '../../model/state.js'
import type { ViewName } from '../../model/view.js'
import { closeModal, needsSignIn } from '../modal/modal.js'
import { getView, withStack } from '../modal/stack.js'
import { isChainBlocked } from '../modal/unsupported-chain.js'
import { keep, type Step } from '../step.js'
import { isRunning } from './attempt.js'

/**
 * Runs after a wallet has connected. Opens a required sign-in; otherwise closes the modal if it shows a view for
 * connecting. On an unsupported network it stays open and shows UnsupportedChain. `wasDelayed`: ConnectingExternal was
 * about to open.
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

/** Runs after a restore: a modal that shows a view for connecting shows the account, unless an attempt runs. */
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

/** Whether the view belongs to connecting. */
function isForConnecting(view: ViewName): boolean {
  return connectingViews.includes(view)
}
