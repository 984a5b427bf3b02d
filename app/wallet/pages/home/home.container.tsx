import { useSyncExternalStore } from 'react'
import type { RuntimeChain } from '../../../shared/runtime-config.js'
import type { CallChain } from '../../requests/call-chain.js'
import type { StateStore } from '../../state/create-state-store.js'
import { developmentAccounts } from '../../state/development-accounts.js'
import { disconnectSite } from '../../state/wallet-state.js'
import { HomeView } from './home-view.js'
import { useBalances } from './use-balances.js'

export type HomeContainerProps = { store: StateStore; chains: readonly RuntimeChain[]; callChain: CallChain }

/** Binds the wallet's own page to its state. */
export function HomeContainer({ store, chains, callChain }: HomeContainerProps) {
  const state = useSyncExternalStore(store.subscribe, store.read)
  const balances = useBalances(callChain, state.activeChainId)
  return (
    <HomeView
      accounts={developmentAccounts}
      activeAddress={state.activeAddress}
      balances={balances}
      chains={chains}
      activeChainId={state.activeChainId}
      sites={state.connectedSites}
      onChooseAccount={(activeAddress) => store.write({ ...state, activeAddress })}
      onChooseChain={(activeChainId) => store.write({ ...state, activeChainId })}
      onDisconnect={(site) => store.write(disconnectSite(state, site))}
    />
  )
}
