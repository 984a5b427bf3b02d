import type { ReactNode } from 'react'
import { SwapForm, useSwapNetworks } from '../../src/index.js'
import { useLintelState, useNetwork } from '../../src/react/index.js'
import { besideDashboard } from './swap-card.css.js'
import { SwapCard } from './swap-card.js'

/** The dashboard alone, or with the form of swaps beside it on a network that has them. */
export function BesideDashboard({ children }: { children: ReactNode }) {
  const network = useNetwork()
  const canSwap = useSwapNetworks().some(({ caipNetworkId }) => caipNetworkId === network?.caipNetworkId)
  const isCovered = useLintelState((state) => state.modal.open)
  if (!canSwap) return children
  return (
    <div className={besideDashboard}>
      {children}
      <SwapCard isCovered={isCovered}>
        <SwapForm key={network?.caipNetworkId} />
      </SwapCard>
    </div>
  )
}
