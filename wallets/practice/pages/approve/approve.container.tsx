import { useCallback } from 'react'
import type { RuntimeChain } from '../../../../servers/pages/runtime-config.js'
import { Text } from '../../../../src/components/index.js'
import type { CallChain } from '../../requests/call-chain.js'
import { developmentAccounts } from '../../state/development-accounts.js'
import type { WalletState } from '../../state/wallet-state.js'
import { useWalletWords } from '../../words/wallet-words.js'
import { Shell } from '../shell/shell.js'
import { ApproveView } from './approve-view.js'
import { useApprovalQueue } from './use-approval-queue.js'
import { useCost } from './use-cost.js'

export type ApproveContainerProps = {
  windowId: string
  state: WalletState
  chains: readonly RuntimeChain[]
  callChain: CallChain
  /** Closes the window. */
  close: () => void
}

/** Shows the first waiting request, then the next ones in the same window. */
export function ApproveContainer({ windowId, state, chains, callChain, close }: ApproveContainerProps) {
  const { pages } = useWalletWords()
  const [queue, decide] = useApprovalQueue(windowId, close)
  const approvals = queue.status === 'open' ? queue.approvals : []
  const [approval] = approvals
  const cost = useCost(callChain, approval)
  const id = approval?.id ?? ''
  const handleDecide = useCallback(
    (isApproved: boolean, address: string) => decide({ id, isApproved, address }),
    [decide, id],
  )

  if (!approval) {
    return (
      <Shell>
        {queue.status === 'abandoned' ? (
          <Text as="p" tone="muted" role="status">
            {pages.request.nothingWaits}
          </Text>
        ) : null}
      </Shell>
    )
  }
  return (
    <ApproveView
      key={approval.id}
      approval={approval}
      waitingCount={approvals.length}
      accounts={developmentAccounts}
      activeAddress={state.activeAddress}
      cost={cost}
      formatChain={(chainId) =>
        chains.find((chain) => chain.id === chainId)?.name ?? pages.chain({ id: String(chainId) })
      }
      onDecide={handleDecide}
    />
  )
}
