import { writeNetworkImageUrl } from '../../rules/service-url.js'
import type { FeatureState } from '../feature-types.js'
import type { CaipNetworkId, Namespace } from '../model/caip.js'
import type { AdapterAbilities, ChainAdapter } from '../model/chain-adapter.js'
import type { DirectoryWallet } from '../model/directory.js'
import type { Network } from '../model/network.js'
import { socialProviders } from '../model/options/choices.js'
import type { LintelState, NamespaceState, Settings } from '../model/state.js'
import { getStartView } from '../selectors.js'
import type { CheckedOptions } from './check-options.js'
import { isEmbeddedReady } from './create-ports.js'
import type { Feature } from './define-feature.js'
import type { CustomWallet } from './options.js'
import { pick } from './pick.js'
import { plainOptions } from './schema.js'

/** The state before `start()`. It is the same on the server and in the browser. */
export function createInitialState(
  options: CheckedOptions,
  adapters: Partial<Record<Namespace, ChainAdapter>>,
  features: readonly Feature[],
): LintelState {
  const { networks, defaultNetwork } = options
  const namespaces: Partial<Record<Namespace, NamespaceState>> = {}
  for (const network of [defaultNetwork, ...networks]) {
    const namespace = network.chainNamespace
    namespaces[namespace] ??= createNamespace(network.caipNetworkId, adapters[namespace])
  }
  const views = listViews(features)
  const core: Omit<LintelState, keyof FeatureState> = {
    settings: createSettings(options),
    modal: { open: false, shake: null },
    router: { stack: [getStartView({ views })], direction: 'none' },
    views,
    networks: networks.map((network) => pickPlainData(network, options)),
    namespaces,
    activeNamespace: defaultNetwork.chainNamespace,
    startedAt: null,
    isMobile: false,
    recentWallets: [],
    pairing: null,
    toast: { status: 'closed' },
    pending: [],
    alerts: [],
    transactions: [],
    balanceFailures: {},
  }
  return Object.assign(core, ...features.map(({ part }) => part?.createState?.(options)))
}

function createSettings(options: CheckedOptions): Settings {
  const { features } = options
  const hasEmbedded = isEmbeddedReady(options)
  return {
    ...pick(options, Object.keys(plainOptions) as (keyof typeof plainOptions)[]),
    features: {
      ...features,
      email: hasEmbedded && features.email !== false,
      socials: hasEmbedded ? (features.socials ?? socialProviders) : [],
    },
    customWallets: options.customWallets.map(completeWallet),
    isBasic: options.adapters.length === 0,
    hasEmbedded,
    hasPairing: options.walletConnect !== undefined,
    hasDirectory: options.directory !== undefined,
    hasDataApi: options.dataApi !== undefined,
  }
}

function completeWallet(wallet: CustomWallet, order: number): DirectoryWallet {
  return { isCertified: false, chains: [], injected: [], order, ...wallet }
}

/** The facts of all views. A view inherits the facts that it leaves out from its feature. */
function listViews(features: readonly Feature[]): LintelState['views'] {
  return Object.fromEntries(
    features.flatMap(({ part: _part, isOptIn: _isOptIn, views, ...common }) =>
      Object.entries(views).map(([name, facts]) => [name, { ...common, ...facts }]),
    ),
  )
}

/** Without an adapter the app can only pair. */
const nothing: AdapterAbilities = { switchNetwork: 'none', send: false, signIn: false }

function createNamespace(network: CaipNetworkId, adapter: ChainAdapter | undefined): NamespaceState {
  return {
    can: adapter?.can ?? nothing,
    connections: [],
    network,
    connectors: [],
    attempt: null,
    cancelledId: null,
    restoring: adapter?.willRestore ? 'running' : null,
    switching: null,
  }
}

const networkFields = [
  'id',
  'name',
  'chainNamespace',
  'caipNetworkId',
  'nativeCurrency',
  'rpcUrls',
  'blockExplorers',
  'testnet',
  'contracts',
  'assets',
] as const satisfies readonly (keyof Network)[]

/**
 * Drops the functions of viem's chains (formatters, fees): the state is plain data. Adds the icon that the directory has for
 * `imageId`, by default the CAIP-2 id, unless the app gives a URL.
 */
function pickPlainData(network: Network, { services, projectId }: CheckedOptions): Network {
  const plain: Network = pick(network, networkFields)
  const { assets, caipNetworkId } = network
  if (assets?.imageUrl || !services.directory) return plain
  const imageId = assets?.imageId ?? caipNetworkId
  const imageUrl = writeNetworkImageUrl(services.directory, projectId ?? undefined, imageId)
  return { ...plain, assets: { ...assets, imageUrl } }
}
