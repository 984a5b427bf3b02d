import type { ErrorCode } from '../../core/errors/error-code.js'
import type { CaipNetworkId, Namespace } from '../../core/model/caip.js'
import type { AdapterAbilities, Balance, ChainAdapterFactory } from '../../core/model/chain-adapter.js'
import type { Connector } from '../../core/model/connector.js'
import type { TokenBalance } from '../../core/model/portfolio.js'
import type { Quote } from '../../core/model/requests.js'
import { walletConnectId } from '../../core/model/wallet-connect.js'
import { createLintelStorage } from '../../core/storage/lintel-storage.js'
import { append } from '../../core/storage/stored-connections.js'
import { defaultAccountType } from '../../core/wallets/default-account-type.js'
import { createMockAdapter } from './create-mock-adapter.js'
import { createMockReads } from './create-mock-reads.js'
import { createControl, type MockCall, type MockControl, type MockWallet } from './mock-wallet.js'
import { provideBrowserApis } from './provide-browser-apis.js'
import { sampleAccounts } from './sample-accounts.js'
import { sampleConnectors } from './sample-connectors.js'

export type MockChainOptions = {
  /** Default: `eip155`. */
  namespace?: Namespace
  /** The wallets at the start. Default: Foxglove, Prism and Harbor. */
  wallets?: readonly Connector[]
  /** The accounts of each wallet; the first is active. Default: one sample account. */
  accounts?: readonly string[]
  /** The accounts of single wallets, which override `accounts`, by connector id. */
  accountsOf?: Readonly<Record<string, readonly string[]>>
  /** The network the wallets are on, CAIP-2. Default: the first one of the app. */
  network?: CaipNetworkId
  /** The abilities of the wallets. Default: they switch networks and send, and do not sign in. */
  can?: Partial<AdapterAbilities>
  /** The wallets that were connected at the last visit: connector ids, the active one first. Default: none. */
  restore?: string | readonly string[]
  /** Default: 1.2345 of the network's currency. */
  balance?: Partial<Balance>
  /** The cost of a transaction. Default: a fee of 0.00042 of the network's currency. */
  quote?: Partial<Quote>
  /** The address of each name, on every network. The first name of an address is also its primary name. Default: none. */
  names?: Readonly<Record<string, string>>
  /** The tokens of every account. Their contracts count as tokens. Default: none. */
  tokens?: readonly TokenBalance[]
  /** Addresses that are contracts, besides those of `tokens`. */
  contracts?: readonly string[]
  /** The wallets' own lists of assets. Default: they cannot list assets. */
  assets?: readonly TokenBalance[]
  /** Calls that fail from the start, with their error codes. */
  failures?: Partial<Record<MockCall, ErrorCode>>
  /** Calls that do not answer until `control.hold(call).release()`. */
  unanswered?: readonly MockCall[]
}

const defaultAbilities: AdapterAbilities = { switchNetwork: 'wallet', send: true, signIn: false }

export type MockChain = ChainAdapterFactory & { control: MockControl }

/**
 * A chain in memory for stories and tests. Wallets approve at once, unless an option or `control` makes them fail or wait.
 * In jsdom and happy-dom it also adds the functions of a browser that they lack (`provideBrowserApis`).
 *
 * @example
 * const mock = mockChain({ failures: { connect: 'request-rejected' } })
 * const lintel = createLintel({ networks: sampleNetworks, adapters: [mock] })
 * mock.control.succeed('connect')
 */
export function mockChain(options: MockChainOptions = {}): MockChain {
  const { namespace = 'eip155', unanswered = [], failures = {} } = options
  const can = { ...defaultAbilities, ...options.can }
  const wallets = options.wallets ?? sampleConnectors.map((connector) => ({ ...connector, chain: namespace }))
  const wallet: MockWallet = {
    connectors: wallets,
    accounts: options.accounts ?? [sampleAccounts[0]],
    network: null,
    toAccount: (address) => ({ address, type: defaultAccountType(namespace) }),
    accountsOf: new Map(Object.entries(options.accountsOf ?? {})),
    sessions: [],
    isRestoring: false,
    unwanted: new Set(),
    listeners: new Set(),
    failures: new Map(Object.entries(failures) as [MockCall, ErrorCode][]),
    holds: new Map(),
    calls: [],
  }
  const control = createControl(wallet)
  for (const call of unanswered) control.hold(call)
  return {
    namespace,
    control,
    create({ networks, storage, walletConnect }) {
      provideBrowserApis()
      const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
      if (can.switchNetwork !== 'app') {
        wallet.network ??= options.network ?? own[0]?.caipNetworkId ?? `${namespace}:1`
      }
      if (walletConnect && wallet.connectors.every(({ id }) => id !== walletConnectId)) {
        const pairs: Connector = {
          id: walletConnectId,
          name: 'WalletConnect',
          type: 'WALLET_CONNECT',
          chain: namespace,
        }
        wallet.connectors = [...wallet.connectors, pairs]
      }
      const { balance, quote } = options
      const chain = createMockReads(wallet, options)
      const restore = [options.restore ?? []].flat()
      // The stored values of the last visit: without them nothing is restored.
      const visit = createLintelStorage(storage)
      if (restore.length > 0) visit.write('connections', append(visit.read('connections'), namespace, restore))
      return {
        ...chain,
        ...createMockAdapter({ namespace, can, wallet, networks: own, restore, balance, quote, walletConnect }),
      }
    },
  }
}
