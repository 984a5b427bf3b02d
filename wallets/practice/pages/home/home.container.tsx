import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { RuntimeChain } from '../../../../servers/pages/runtime-config.js'
import type { CallChain } from '../../requests/call-chain.js'
import type { StateStore } from '../../state/create-state-store.js'
import { developmentAccounts } from '../../state/development-accounts.js'
import { disconnectNamespace } from '../../state/namespace-permissions.js'
import { chooseAccount, disconnectSite, shareAccount } from '../../state/wallet-state.js'
import type { WalletConnect } from '../../walletconnect/create-walletconnect.js'
import { readQrPicture } from '../../walletconnect/pairing/read-qr-picture.js'
import { useWalletWords } from '../../words/wallet-words.js'
import { ApproveView } from '../approve/approve-view.js'
import { useCost } from '../approve/use-cost.js'
import { AuthenticationView } from '../sessions/authentication-view.js'
import { ProposalView } from '../sessions/proposal-view.js'
import { HomeView } from './home-view.js'
import { useBalances } from './use-balances.js'

export type HomeContainerProps = {
  store: StateStore
  chains: readonly RuntimeChain[]
  callChain: CallChain
  walletConnect: WalletConnect
}

/** Connects the wallet's own page to its state. Waiting requests are shown first. */
export function HomeContainer({ store, chains, callChain, walletConnect }: HomeContainerProps) {
  const { pages } = useWalletWords()
  const state = useSyncExternalStore(store.subscribe, store.read)
  const connections = useSyncExternalStore(walletConnect.subscribe, walletConnect.read)
  const hasHiddenSessions = useSyncExternalStore(walletConnect.subscribe, walletConnect.hasHiddenSessions)
  const balances = useBalances(callChain, state.activeChainId)
  const [proposal] = connections.proposals
  const [authentication] = connections.authentications
  const [approval] = connections.approvals
  const cost = useCost(callChain, approval)
  const hasAsked = useWasEver([proposal, authentication, approval].some((asked) => asked !== undefined))
  const approvalId = approval?.id ?? ''
  const decide = useCallback(
    (isApproved: boolean) => void walletConnect.decide(approvalId, isApproved),
    [walletConnect, approvalId],
  )
  const formatChain = (chainId: number) =>
    chains.find(({ id }) => id === chainId)?.name ?? pages.chain({ id: String(chainId) })

  if (proposal) {
    return (
      <ProposalView
        key={proposal.id}
        proposal={proposal}
        accounts={developmentAccounts}
        activeAddress={state.activeAddress}
        answer={connections.answer}
        relay={connections.relay}
        formatChain={formatChain}
        onApprove={(accounts) => void walletConnect.approve(proposal.id, accounts)}
        onReject={() => void walletConnect.reject(proposal.id)}
      />
    )
  }
  if (authentication) {
    return (
      <AuthenticationView
        key={authentication.id}
        authentication={authentication}
        answer={connections.answer}
        relay={connections.relay}
        formatChain={formatChain}
        onApprove={() => void walletConnect.approveAuthentication(authentication.id)}
        onReject={() => void walletConnect.rejectAuthentication(authentication.id)}
      />
    )
  }
  if (approval) {
    return (
      <ApproveView
        key={approval.id}
        approval={approval}
        waitingCount={connections.approvals.length}
        accounts={developmentAccounts}
        activeAddress={state.activeAddress}
        cost={cost}
        formatChain={formatChain}
        onDecide={decide}
      />
    )
  }
  return (
    <HomeView
      accounts={developmentAccounts}
      activeAddress={state.activeAddress}
      balances={balances}
      chains={chains}
      activeChainId={state.activeChainId}
      sites={state.connectedSites}
      namespaceSites={state.namespaceSites}
      walletConnect={connections}
      hasHiddenSessions={hasHiddenSessions}
      isReturn={hasAsked}
      onChooseAccount={(address) => {
        // Ask now: another window may have got a session since the last render.
        const hasSessions = connections.sessions.length > 0 || walletConnect.hasHiddenSessions()
        store.write(chooseAccount(state, address, hasSessions))
      }}
      onChooseChain={(activeChainId) => store.write({ ...state, activeChainId })}
      onPair={(link) => void walletConnect.pair(link)}
      onPicture={(file) => void pairByPicture(walletConnect, file, pages.home.noQrCode)}
      onShareWithSite={(site, address) => store.write(shareAccount(state, site, address))}
      onShareWithSession={(topic, address) => void walletConnect.shareAccount(topic, address)}
      onDisconnectSite={(site) => store.write(disconnectSite(state, site))}
      onDisconnectNamespace={({ origin, namespace }) => store.write(disconnectNamespace(state, origin, namespace))}
      onDisconnectSession={(topic) => void walletConnect.disconnect([topic])}
      onDisconnectAll={() => {
        store.write({ ...state, connectedSites: [], namespaceSites: [] })
        void walletConnect.disconnect(connections.sessions.map(({ topic }) => topic))
      }}
      onTakeOver={() => window.location.reload()}
    />
  )
}

/** `noQrCode`: what the user reads if the picture has none. */
async function pairByPicture(walletConnect: WalletConnect, file: File, noQrCode: string): Promise<void> {
  try {
    const link = await readQrPicture(file)
    if (link === null) walletConnect.refuseLink(noQrCode)
    else await walletConnect.pair(link)
  } catch (error) {
    walletConnect.refuseLink(error instanceof Error ? error.message : String(error))
  }
}

/** Returns whether `isSo` was true in an earlier render. */
function useWasEver(isSo: boolean): boolean {
  const [was, setWas] = useState(false)
  useEffect(() => {
    if (isSo) setWas(true)
  }, [isSo])
  return was
}
