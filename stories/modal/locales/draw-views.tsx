import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import type { Messages } from '../../../src/core/messages/en.js'
import { listDownloads } from '../../../src/modal/parts/links/list-downloads.js'
import { AllWalletsView } from '../../../src/modal/views/all-wallets/all-wallets-view.js'
import { ConnectView, type ConnectViewProps } from '../../../src/modal/views/connect/connect-view.js'
import { ConnectingExternalView } from '../../../src/modal/views/connecting-external/connecting-external-view.js'
import { ConnectingMultiChainView } from '../../../src/modal/views/connecting-multi-chain/connecting-multi-chain-view.js'
import { ConnectingWalletConnectView } from '../../../src/modal/views/connecting-wallet-connect/connecting-wallet-connect-view.js'
import { DownloadsView } from '../../../src/modal/views/downloads/downloads-view.js'
import { GetWalletView } from '../../../src/modal/views/get-wallet/get-wallet-view.js'
import { NetworksView } from '../../../src/modal/views/networks/networks-view.js'
import { ProfileWalletsView } from '../../../src/modal/views/profile-wallets/profile-wallets-view.js'
import { SwitchActiveChainView } from '../../../src/modal/views/switch-active-chain/switch-active-chain-view.js'
import { SwitchNetworkView } from '../../../src/modal/views/switch-network/switch-network-view.js'
import { UnsupportedChainView } from '../../../src/modal/views/unsupported-chain/unsupported-chain-view.js'
import { WhatIsANetworkView } from '../../../src/modal/views/what-is-a-network/what-is-a-network-view.js'
import { WhatIsAWalletView } from '../../../src/modal/views/what-is-a-wallet/what-is-a-wallet-view.js'
import { sampleAccounts, sampleDirectoryWallets } from '../../../src/testing/index.js'
import { emptyConnect } from '../../support/connect-sample.js'
import { networks, prism, testnets, wallets } from '../../support/view-samples.js'
import { installedRows, scanRow, toRows } from '../../support/wallet-rows.js'

export type Drawn = { title: string; start?: 'back' | 'help' | 'network'; body: ReactNode }

const [address, second, third] = sampleAccounts
const [foxglove, ...others] = installedRows
const listed = toRows(sampleDirectoryWallets)
const [, downloadable] = sampleDirectoryWallets
const [, base] = networks
const uri = `wc:${'7f'.repeat(32)}@2?relay-protocol=irn&symKey=${'58'.repeat(32)}&expiryTimestamp=1700000240`

const connect = (words: Messages): ConnectViewProps => ({
  ...emptyConnect,
  words,
  rows: [scanRow, { ...foxglove, tag: 'recent' }, ...others],
  all: { count: 102 },
  onMoreSocials: fn(),
  termsUrl: 'https://example.com/terms',
  privacyUrl: 'https://example.com/privacy',
})

const pair = (words: Messages) => ({
  words,
  wallet: prism,
  ways: ['qrCode', 'web', 'desktop'] as const,
  status: 'ready' as const,
  uri,
  secondsLeft: 222,
  failure: null,
  onOpen: fn(() => true),
  onRetry: fn(),
  onGet: fn(),
  onOther: fn(),
})

/** Every view of the registry in a full state, in the texts of a locale. */
export const drawViews: Record<string, (words: Messages) => Drawn> = {
  Connect: (words) => ({ title: words.titles.Connect, start: 'help', body: <ConnectView {...connect(words)} /> }),
  ConnectWallets: (words) => ({
    title: words.titles.ConnectWallets,
    start: 'back',
    body: (
      <ConnectView
        {...connect(words)}
        groups={[['email', 'social'], 'wallet']}
        socials={['google', 'x', 'apple', 'github', 'discord']}
        legal={{ isAccepted: false, onAccept: fn() }}
        isCollapsed
      />
    ),
  }),
  ConnectSocials: (words) => ({
    title: words.titles.ConnectSocials,
    start: 'back',
    body: (
      <ConnectView
        {...connect(words)}
        groups={[['social']]}
        socials={['google', 'x', 'farcaster', 'github']}
        onMoreSocials={undefined}
      />
    ),
  }),
  AllWallets: (words) => ({
    title: words.titles.AllWallets,
    start: 'back',
    body: (
      <AllWalletsView
        words={words}
        rows={[foxglove, ...listed.slice(0, 8)]}
        count={9}
        hasMore={false}
        isLoading={false}
        isLoadingMore={false}
        failure="directory-unavailable"
        search=""
        foundBy=""
        isCertifiedOnly={false}
        place={null}
        onSearch={fn()}
        onCertifiedOnly={fn()}
        onSelect={fn()}
        onMore={fn()}
        onRetry={fn()}
        onScan={fn()}
      />
    ),
  }),
  ConnectingExternal: (words) => ({
    title: prism.name,
    start: 'back',
    body: <ConnectingExternalView words={words} wallet={prism} failure={{ code: 'request-rejected' }} onRetry={fn()} />,
  }),
  ConnectingWalletConnect: (words) => ({
    title: prism.name,
    start: 'back',
    body: <ConnectingWalletConnectView {...pair(words)} />,
  }),
  ConnectingWalletConnectBasic: (words) => ({
    title: words.titles.ConnectingWalletConnect,
    start: 'back',
    body: (
      <ConnectingWalletConnectView
        {...pair(words)}
        wallet={null}
        ways={['qrCode']}
        onGet={undefined}
        onAllWallets={fn()}
      />
    ),
  }),
  ConnectingMultiChain: (words) => ({
    title: words.titles.ConnectingMultiChain,
    start: 'back',
    body: (
      <ConnectingMultiChainView
        words={words}
        wallet={prism}
        choices={[
          { namespace: 'eip155', networks },
          { namespace: 'solana', networks: [{ name: 'Solana' }] },
        ]}
        onSelect={fn()}
      />
    ),
  }),
  ProfileWallets: (words) => {
    const one = {
      key: 'eip155:walletConnect',
      wallet: prism,
      isActive: true,
      namespace: 'eip155',
      address,
      otherAddresses: [second],
      endsWith: ['eip155', 'solana'],
    } as const
    const two = {
      ...one,
      key: 'solana:walletConnect',
      isActive: false,
      namespace: 'solana',
      address: third,
      otherAddresses: [],
    } as const
    return {
      title: words.titles.ProfileWallets,
      start: 'back',
      body: (
        <ProfileWalletsView
          words={words}
          connections={[one, two]}
          recent={wallets.slice(2, 3).map(({ id, name, imageUrl }) => ({ key: id, name, imageUrl }))}
          onSwitch={fn()}
          onRecent={fn()}
          onAdd={fn()}
          onDisconnect={fn()}
          onDisconnectAll={fn()}
        />
      ),
    }
  },
  SwitchActiveChain: (words) => ({
    title: words.titles.SwitchActiveChain,
    start: 'back',
    body: (
      <SwitchActiveChainView
        words={words}
        network={{ name: 'Solana' }}
        isConnected={false}
        connectors={wallets.slice(0, 1).map((wallet) => ({ ...wallet, chain: 'solana' }))}
        onSelect={fn()}
        onPair={fn()}
        onSwitch={fn()}
        onGetWallet={fn()}
        onReload={fn()}
      />
    ),
  }),
  WhatIsAWallet: (words) => ({
    title: words.titles.WhatIsAWallet,
    start: 'back',
    body: <WhatIsAWalletView words={words} onGetWallet={fn()} />,
  }),
  GetWallet: (words) => ({
    title: words.titles.GetWallet,
    start: 'back',
    body: (
      <GetWalletView
        words={words}
        wallets={sampleDirectoryWallets.slice(3, 5)}
        isLoading={false}
        failure={null}
        onSelect={fn()}
        onExplore={fn()}
        onBack={fn()}
        onRetry={fn()}
      />
    ),
  }),
  Downloads: (words) => ({
    title: words.titles.Downloads({ wallet: prism.name }),
    start: 'back',
    body: (
      <DownloadsView
        words={words}
        wallet={prism}
        downloads={downloadable ? listDownloads(downloadable, { platform: 'desktop', browser: 'firefox' }) : []}
        onOther={fn()}
      />
    ),
  }),
  WhatIsANetwork: (words) => ({
    title: words.titles.WhatIsANetwork,
    start: 'back',
    body: <WhatIsANetworkView words={words} onDone={fn()} />,
  }),
  Networks: (words) => ({
    title: words.titles.Networks,
    start: 'back',
    body: (
      <NetworksView
        words={words}
        networks={[...networks.slice(0, 3), ...testnets.slice(0, 1)]}
        current="eip155:1"
        approved={['eip155:1', 'eip155:8453']}
        onSelect={fn()}
        onHelp={fn()}
      />
    ),
  }),
  SwitchNetwork: (words) => ({
    title: words.titles.SwitchNetwork,
    start: 'back',
    body: (
      <SwitchNetworkView
        words={words}
        network={base ?? { name: 'Base' }}
        wallet={prism}
        failure={{ code: 'network-not-added' }}
        onRetry={fn()}
      />
    ),
  }),
  UnsupportedChain: (words) => ({
    title: words.titles.UnsupportedChain,
    body: (
      <UnsupportedChainView
        words={words}
        app="Lintel"
        currentName="Fantom"
        networks={networks.slice(0, 2)}
        switching={{ network: 'eip155:8453', failure: { code: 'request-rejected' } }}
        onSelect={fn()}
        onDisconnect={fn()}
      />
    ),
  }),
}
