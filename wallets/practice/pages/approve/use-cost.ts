import { useEffect, useState } from 'react'
import type { Cost } from '../../../approval/describe/cost.js'
import type { Approval } from '../../protocol/approval.js'
import type { CallChain } from '../../requests/call-chain.js'
import { estimateCost, readSolanaCost } from './estimate-cost.js'

/** The cost of a request. That of a transaction of eip155 is estimated. */
export function useCost(callChain: CallChain, approval: Approval | undefined): Cost {
  const [estimate, setEstimate] = useState<{ id: string; cost: Cost } | null>(null)

  useEffect(() => {
    if (approval?.kind !== 'transaction') return
    let isCurrent = true
    void estimateCost(callChain, approval).then((cost) => {
      if (isCurrent) setEstimate({ id: approval.id, cost })
    })
    return () => {
      isCurrent = false
    }
  }, [callChain, approval])

  if (approval?.kind === 'solana-transactions') return readSolanaCost(approval)
  if (approval?.kind !== 'transaction') return { status: 'none' }
  return estimate && estimate.id === approval.id ? estimate.cost : { status: 'loading' }
}
