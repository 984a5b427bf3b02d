import { bip122, bitcoinMainnet } from '../../../../src/chains/bip122/index.js'
import type { ChainAdapter, WalletSession } from '../../../../src/core/model/chain-adapter.js'
import type { Connector } from '../../../../src/core/model/connector.js'
import type { NetworkInput } from '../../../../src/core/model/network.js'
import type { BitcoinWallet } from '../../../fixtures/bitcoin-wallets.js'
import { type ConformancePage, openPage } from '../conformance/browser.js'
import { createMemoryStorage } from '../eip155/create-page.js'

export const networkId = ({ id }: { id: string }) => `bip122:${id}` as const

/** A browser with Bitcoin wallets, whose page can be loaded again. */
export type BitcoinBrowser = {
  storage: ReturnType<typeof createMemoryStorage>
  adapter: ChainAdapter
  /** Puts a wallet on the page. */
  install<Wallet extends BitcoinWallet>(wallet: Wallet): Wallet
  /** Runs at `close`, and with `uninstall`. */
  onClose(remove: () => void): void
  /** Removes the wallet that was installed last. */
  uninstall(): void
  /** Loads the page with these networks. An earlier page is gone. Default: the main network. */
  load(...networks: readonly (NetworkInput & { id: string })[]): void
  connect(wallet: BitcoinWallet): Promise<void>
  /** Restores these wallets after a page load. */
  reconnect(...wallets: readonly { connectorId: string }[]): Promise<void>
  connectors(): readonly Connector[]
  sessions(): readonly WalletSession[]
  close(): void
}

export function openBrowser(storage = createMemoryStorage()): BitcoinBrowser {
  const removals: (() => void)[] = []
  let page: ConformancePage | undefined
  const requirePage = () => {
    if (!page) throw new Error('Call load() first.')
    return page
  }
  return {
    storage,
    get adapter() {
      return requirePage().adapter
    },
    install(wallet) {
      removals.push(wallet.loadPage())
      return wallet
    },
    onClose: (remove) => void removals.push(remove),
    uninstall: () => removals.pop()?.(),
    load(...networks) {
      page?.close()
      const listed = (networks.length === 0 ? [bitcoinMainnet] : networks).map((network) => ({
        ...network,
        chainNamespace: 'bip122' as const,
        caipNetworkId: networkId(network),
      }))
      page = openPage(bip122().create({ networks: listed, storage }))
    },
    connect: ({ connectorId }) => requirePage().adapter.connect({ connectorId }),
    reconnect: (...wallets) =>
      requirePage().adapter.reconnect({ connectorIds: wallets.map(({ connectorId }) => connectorId) }),
    connectors: () => requirePage().connectors(),
    sessions: () => requirePage().sessions(),
    close() {
      page?.close()
      for (const remove of removals.splice(0)) remove()
    },
  }
}
