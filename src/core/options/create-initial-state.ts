import { writeNetworkImageUrl } from '../../rules/service-url.js'
import type { CaipNetworkId, Namespace } from '../model/caip.js'
import type { AdapterAbilities, ChainAdapter } from '../model/chain-adapter.js'
import type { Network } from '../model/network.js'
import type { LintelState, ModalTheme, NamespaceState, SignInState } from '../model/state.js'
import type { Feature } from '../model/views/define-feature.js'
import { connectView } from '../model/views/shown-views.js'
import type { LintelOptions } from './options.js'
import type { ValidOptions } from './validate-options.js'
import { createWalletSettings } from './wallet-settings.js'

/** The state before `start()`. It is the same on the server and in the browser. */
export function createInitialState(
  options: LintelOptions,
  { networks, defaultNetwork, tokens }: ValidOptions,
  adapters: Partial<Record<Namespace, ChainAdapter>>,
  features: readonly Feature[],
): LintelState {
  const namespaces: Partial<Record<Namespace, NamespaceState>> = {}
  for (const network of [defaultNetwork, ...networks]) {
    const namespace = network.chainNamespace
    namespaces[namespace] ??= createNamespace(network.caipNetworkId, adapters[namespace])
  }
  return {
    settings: {
      metadata: options.metadata,
      enableNetworkSwitch: options.enableNetworkSwitch ?? true,
      allowUnsupportedChain: options.allowUnsupportedChain ?? false,
      termsConditionsUrl: options.termsConditionsUrl ?? null,
      privacyPolicyUrl: options.privacyPolicyUrl ?? null,
      theme: createTheme(options),
      wallets: createWalletSettings(options),
      hasDataApi: options.dataApi !== undefined,
      tokens,
      watchesTransactions: options.watchPendingTransactions ?? false,
    },
    modal: { open: false, shake: null },
    router: { stack: [connectView], direction: 'none' },
    views: Object.assign({}, ...features.map(({ views }) => views)),
    networks: networks.map((network) => pickPlainData(network, options)),
    namespaces,
    activeNamespace: defaultNetwork.chainNamespace,
    startedAt: null,
    isMobile: false,
    recentWallets: [],
    pairing: null,
    toast: { status: 'closed' },
    pending: [],
    signIn: createSignInState(options, networks),
    alerts: [],
    transactions: [],
    balanceFailures: {},
  }
}

function createSignInState({ siwx, siweConfig }: LintelOptions, networks: readonly Network[]): SignInState {
  const isOn = siwx !== undefined || (siweConfig !== undefined && siweConfig.enabled !== false)
  const namespaces = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  return {
    namespaces: isOn ? namespaces.filter((namespace) => siwx || namespace === 'eip155') : [],
    required: isOn && (siwx ? (siwx.getRequired?.() ?? true) : (siweConfig?.required ?? true)),
    opensAfterConnecting: siwx?.opensAfterConnecting ?? true,
    signsOutOnDisconnect: (siwx ?? siweConfig)?.signOutOnDisconnect ?? true,
    sessions: [],
    signOuts: {},
    checked: null,
    lastSigned: null,
    lastId: 0,
    request: null,
  }
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

/** Drops the functions of viem's chains (formatters, fees): the state is plain data. */
function pickPlainData(network: Network, options: LintelOptions): Network {
  const { id, name, chainNamespace, caipNetworkId, nativeCurrency, rpcUrls } = network
  const { blockExplorers, testnet, contracts } = network
  const assets = findImage(network.assets, options)
  return {
    ...{ id, name, chainNamespace, caipNetworkId, nativeCurrency, rpcUrls },
    ...(blockExplorers && { blockExplorers }),
    ...(testnet !== undefined && { testnet }),
    ...(contracts && { contracts }),
    ...(assets && { assets }),
  }
}

/** Adds the icon that the directory has for `imageId`, unless the app gives a URL. */
function findImage(assets: Network['assets'], { services, projectId }: LintelOptions): Network['assets'] {
  if (!assets?.imageId || assets.imageUrl || !services?.directory) return assets
  return { ...assets, imageUrl: writeNetworkImageUrl(services.directory, projectId, assets.imageId) }
}

function createTheme({ themeMode, themeVariables }: LintelOptions): ModalTheme | null {
  if (!themeMode && !themeVariables) return null
  return { ...themeVariables, ...(themeMode && { appearance: themeMode }) }
}
