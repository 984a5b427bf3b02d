'use client'

import { Suspense } from 'react'
import type { Account } from '../../../../core/model/account.js'
import { embeddedWalletId } from '../../../../core/model/embedded-wallet.js'
import { lazyComponent } from '../../../../parts/lazy/lazy-component.js'
import { writeExplorerLink } from '../../../../parts/links/write-explorer-link.js'
import { useTokenList } from '../../../../parts/lists/use-token-list.js'
import { enPortfolio } from '../../../../parts/messages/portfolio.js'
import { getAccountWallet } from '../../../../parts/names/get-account-wallet.js'
import { useLast } from '../../../../parts/state/use-last.js'
import { useRemembered, useRememberedPlace } from '../../../../parts/state/use-remembered.js'
import { ListSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useViewLinks } from '../../../../parts/views/use-view-links.js'
import { useViewOf } from '../../../../parts/views/use-view-of.js'
import { useViewPart } from '../../../../parts/views/use-view-part.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useAccount } from '../../../../react/use-account.js'
import { useConnectors } from '../../../../react/use-connectors.js'
import { useIdentity } from '../../../../react/use-identity.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useNetwork } from '../../../../react/use-network.js'
import { usePortfolio } from '../../../../react/use-portfolio.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { type AccountTab, AccountView, accountTabs } from './account-view.js'
import { toTokens, toTotal } from './to-portfolio-props.js'
import { TokenList } from './token-list.js'

// Most visitors look at their tokens: other code loads on demand.
const NftsTab = lazyComponent(() => import('./nfts-tab.container.js').then((module) => module.NftsTab))

/** Shows the connected account. During the closing animation after a disconnect, the last one. */
export function AccountContainer() {
  const shown = useLast(useAccount().account)
  return shown ? <ShownAccount account={shown} /> : null
}

function ShownAccount({ account }: { account: Account }) {
  const { address, connectorId, namespace } = account
  const { actions } = useLintel()
  const words = useModalWords()
  const labels = useViewWords('portfolio', enPortfolio)
  const network = useNetwork()
  const connectors = useConnectors()
  const { data: identity } = useIdentity()
  const [tab, setTab] = useRemembered<AccountTab>('account.tab', 'tokens', 'back')
  const order = useLintelState((state) => state.settings.features.walletFeaturesOrder)
  const facts = useLintelState((state) => state.views)
  const links = useViewLinks('Account', {})
  const EmbeddedRows = useViewPart('EmbeddedAccount')
  const ActivityTab = useViewPart('ActivityTab')
  // The list of tokens keeps it up to date.
  const portfolio = usePortfolio({ isPolled: false })
  return (
    <AccountView
      words={words}
      labels={labels}
      address={address}
      identity={identity ?? { name: null, avatarUrl: null }}
      wallet={getAccountWallet(account, connectors, words)}
      explorerUrl={writeExplorerLink(network, 'address', address)}
      total={toTotal(portfolio, network)}
      actions={order.flatMap((option) => links.filter(({ name }) => facts[name]?.option === option))}
      extra={
        connectorId === embeddedWalletId && EmbeddedRows ? (
          <Suspense fallback={<ListSkeleton label={words.common.loading} rows={3} item="described" />}>
            <EmbeddedRows />
          </Suspense>
        ) : null
      }
      tabs={accountTabs.filter((one) => one !== 'activity' || ActivityTab)}
      tab={tab}
      onTab={setTab}
      onWallets={() => actions.push({ name: 'ProfileWallets' })}
      onSettings={() => actions.push({ name: 'AccountSettings' })}
      onDisconnect={() => actions.disconnect({ connectorId, namespace })}
    >
      <Suspense fallback={<ListSkeleton label={words.common.loading} rows={3} />}>
        {tab === 'nfts' ? <NftsTab /> : tab === 'activity' && ActivityTab ? <ActivityTab /> : <Tokens />}
      </Suspense>
    </AccountView>
  )
}

function Tokens() {
  const { actions } = useLintel()
  const words = useModalWords()
  const labels = useViewWords('portfolio', enPortfolio)
  const network = useNetwork()
  const { leave, ...list } = useRememberedPlace('account.tokens')
  const portfolio = usePortfolio()
  const tokens = useTokenList(portfolio, portfolio.data?.balances)
  const funding = useViewLinks('EmptyAccount', {})
  const toToken = useViewOf('token')
  return (
    <TokenList
      {...list}
      words={words}
      labels={labels}
      networkName={network?.name ?? words.common.unknownNetwork}
      tokens={toTokens(tokens, portfolio, labels)}
      funding={funding}
      onSelect={({ network, address, symbol }) => {
        leave()
        if (toToken) actions.push(toToken({ network, symbol, ...(address === undefined ? {} : { address }) }))
      }}
    />
  )
}
