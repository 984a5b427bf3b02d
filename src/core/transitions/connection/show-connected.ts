import type { LintelState } from '../../model/state.js'
import type { ViewName } from '../../model/view.js'
import { closeModal, needsSignIn } from '../modal/modal.js'
import { getView, withStack } from '../modal/stack.js'
import { isChainBlocked } from '../modal/unsupported-chain.js'
import { keep, type Step } from '../step.js'
import { isRunning } from './attempt.js'

/**
 * After a wallet has connected: a required sign-in opens; else the modal closes, if what it shows was the way in.
 * On an unsupported network it stays open, since UnsupportedChain takes its place. `wasDue`: what it shows would have
 * been ConnectingExternal, had the wallet not answered at once.
 */
export function showConnected(state: LintelState, wasDue: boolean, now: number): Step<LintelState> {
  const view = getView(state).name
  if (state.modal.open && view === 'ApproveTransaction') return keep(state)
  if (needsSignIn(state)) {
    const asked = withStack(state, [{ name: 'SIWXSignMessage' }], state.modal.open ? 'forward' : 'none')
    return keep({ ...asked, modal: { ...asked.modal, open: true, shake: null } })
  }
  if (!(wasDue || isWayIn(view)) || isChainBlocked(state)) return keep(state)
  return closeModal(state, { forced: true }, now)
}

/** After a restore: an open modal that offers the way in shows the account instead, unless a wallet is being asked there. */
export function showRestored(state: LintelState): Step<LintelState> {
  const isAsking = Object.values(state.namespaces).some(
    ({ attempt }) => attempt?.kind === 'connect' && isRunning(attempt),
  )
  if (!state.modal.open || isAsking || !isWayIn(getView(state).name)) return keep(state)
  return keep(withStack(state, [{ name: 'Account' }], 'none'))
}

const waysIn: readonly ViewName[] = [
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

function isWayIn(view: ViewName): boolean {
  return waysIn.includes(view)
}
