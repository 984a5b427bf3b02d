import { expect, fn, waitFor } from 'storybook/test'
import type { ApproveViewProps } from '../../../wallets/practice/pages/approve/approve-view.js'
import type { ProposalViewProps } from '../../../wallets/practice/pages/sessions/proposal-view.js'
import type { SigningSubject } from '../../../wallets/practice/protocol/approval.js'
import { decideRequest } from '../../../wallets/practice/requests/decide-request.js'
import { developmentAccounts } from '../../../wallets/practice/state/development-accounts.js'
import { connectSite, initialWalletState } from '../../../wallets/practice/state/wallet-state.js'
import { formatSampleChain } from './wallet-samples.js'

/** ApproveView with one request waiting; a story adds the request. */
export const approveArgs: Omit<ApproveViewProps, 'approval'> = {
  waitingCount: 1,
  accounts: developmentAccounts,
  activeAddress: developmentAccounts[0].address,
  cost: { status: 'none' },
  formatChain: formatSampleChain,
  onDecide: fn(),
}

/** The subject that is shown for an eip155 request. */
export function ask(method: string, params: readonly unknown[]): SigningSubject {
  const origin = 'http://localhost:3000'
  const state = connectSite(initialWalletState, origin, developmentAccounts[0].address)
  const decision = decideRequest(state, origin, { method, params })
  if (decision.type !== 'ask') throw new Error(`${method} needs no approval.`)
  return decision.subject as SigningSubject
}

/** The shared props of the views of a WalletConnect proposal that is not answered yet. */
export const offerArgs: Pick<ProposalViewProps, 'answer' | 'relay' | 'formatChain' | 'onReject'> = {
  answer: { status: 'idle' },
  relay: 'connected',
  formatChain: formatSampleChain,
  onReject: fn(),
}

/** Waits until the view accepts presses, some time after it appears. Before that, a picture would show another button. */
export const untilReady = (canvas: { getByRole(role: string, options: { name: string }): HTMLElement }) =>
  waitFor(() => expect(canvas.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'false'))
