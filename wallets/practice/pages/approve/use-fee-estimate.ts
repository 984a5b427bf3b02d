import { useEffect, useState } from 'react'
import type { Approval } from '../../protocol/approval.js'
import type { CallChain } from '../../requests/call-chain.js'
import { estimateFee, type FeeEstimate } from './fee-estimate.js'

/** Estimates the cost of an approval's transaction. Stays `loading` when it is not a transaction. */
export function useFeeEstimate(callChain: CallChain, approval: Approval | undefined): FeeEstimate {
  const [estimate, setEstimate] = useState<{ id: string; fee: FeeEstimate } | null>(null)
  const id = approval?.id

  useEffect(() => {
    if (approval?.kind !== 'transaction') return
    let isCurrent = true
    void estimateFee(callChain, approval).then((fee) => {
      if (isCurrent) setEstimate({ id: approval.id, fee })
    })
    return () => {
      isCurrent = false
    }
  }, [callChain, approval])

  return estimate && estimate.id === id ? estimate.fee : { status: 'loading' }
}
