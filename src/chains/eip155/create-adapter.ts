import { type Chain, isAddress } from 'viem'
import type { Config, CreateConnectorFn, State } from 'wagmi'
import { watchConnectors } from 'wagmi/actions'
import { isRejection } from '../../core/errors/is-rejection.js'
import type { ChainAdapterEvent, WalletSession } from '../../core/model/chain-adapter.js'
import { type EmbeddedConnector, embeddedWalletId } from '../../core/model/embedded-wallet.js'
import type { KeyValueStorage } from '../../core/model/key-value-storage.js'
import type { WalletConnectPort } from '../../core/model/wallet-connect.js'
import { connect } from './actions/connect.js'
import { disconnect } from './actions/disconnect.js'
import { reconnect } from './actions/reconnect.js'
import { switchConnection } from './actions/switch-connection.js'
import type { AdapterContext } from './adapter-context.js'
import { createRunningState } from './config/create-running-state.js'
import { createWagmiConfig } from './config/create-wagmi-config.js'
import { requestAnnouncements, watchAnnouncements } from './config/watch-announcements.js'
import { createEip155Actions } from './eip155-actions.js'
import type { Eip155Adapter } from './get-wagmi-config.js'
import { isTransactionHash } from './is-transaction-hash.js'
import { createOwnConnector, listConnectors } from './list-connectors.js'
import { getLiveConnection, isRestoring, readSessions, readStoredEmbedded, restoreChains } from './live-connections.js'
import { createWalletConnectConnector } from './paired/create-wallet-connect-connector.js'

type AdapterParameters = {
  chains: readonly [Chain, ...Chain[]]
  /** The app's own config. Default: one created from `chains`. */
  appConfig: Config | undefined
  /** The state that the app passes to `WagmiProvider`, from a cookie. */
  initialState: State | undefined
  storage: KeyValueStorage
  port: WalletConnectPort | undefined
  embedded: EmbeddedConnector | undefined
}

/**
 * The adapter over one wagmi config. The code for signing, sending and reading loads at the first use. A request goes
 * to the wallet that is active at the time of the call.
 */
export function createAdapter({
  chains,
  appConfig,
  initialState,
  storage,
  port,
  embedded: auth,
}: AdapterParameters): Eip155Adapter {
  const announced = new Map<string, unknown>()
  const running = createRunningState()
  const walletConnect = port ? Object.assign(createOwnConnector(createWalletConnectConnector(port)), { port }) : null
  // Core does not depend on wagmi, so its type for the connector is open.
  const embedded = auth
    ? Object.assign(createOwnConnector(auth.create as CreateConnectorFn), { isAuthorized: auth.isAuthorized })
    : null
  let ownConfig: Config | undefined
  let stopAnnouncements: (() => void) | null = null
  let refresh = (_before?: State) => {}

  /** Creates the config at the first access, because wagmi reads its storage and looks for wallets on creation. */
  function readConfig(): Config {
    if (appConfig || ownConfig) return (appConfig ?? ownConfig) as Config
    stopAnnouncements ??= watchAnnouncements(announced)
    ownConfig = createWagmiConfig(chains, {
      storage,
      running,
      own: [walletConnect, embedded].flatMap((own) => own?.create ?? []),
    })
    return ownConfig
  }

  const context: AdapterContext = {
    get config() {
      return readConfig()
    },
    isAppConfig: appConfig !== undefined,
    walletConnect,
    embedded,
    restore: null,
    refresh: () => refresh(),
    sentOn: new Map(),
    capabilities: new WeakMap(),
  }

  return {
    ...createEip155Actions(context),
    namespace: 'eip155',
    can: { switchNetwork: 'wallet', send: true, signIn: false },
    willRestore: initialState !== undefined && initialState.connections.size > 0,
    get wagmiConfig() {
      return readConfig()
    },
    start(listener) {
      const config = readConfig()
      stopAnnouncements ??= watchAnnouncements(announced)
      requestAnnouncements()
      running.start()
      const emit = emitChanges(listener)
      /** The stored login. With the app's own config wagmi forgets it before Lintel has restored it. */
      let stored: readonly WalletSession[] = []
      refresh = (before = config.state) => {
        restoreChains(config, before)
        const sessions = readSessions(config)
        const isBusy = isRestoring(config) || context.restore !== null
        const isLive = sessions.some(({ connectorId }) => connectorId === embeddedWalletId)
        stored =
          isBusy && !isLive && !context.restore?.cancelled.has(embeddedWalletId)
            ? (readStoredEmbedded(config) ?? stored)
            : []
        emit({ type: 'connections', sessions: [...sessions, ...stored], isRestoring: isBusy })
      }
      const emitConnectors = () => emit({ type: 'connectors', connectors: listConnectors(context, announced) })
      const stopConnections = config.subscribe(
        (state) => state,
        (_, before) => refresh(before),
      )
      const stopConnectors = watchConnectors(config, { onChange: emitConnectors })
      emitConnectors()
      refresh()
      return () => {
        stopConnections()
        stopConnectors()
        refresh = () => {}
        running.stop()
        stopAnnouncements?.()
        stopAnnouncements = null
      }
    },
    connect: (parameters) => connect(context, parameters),
    reconnect: (parameters) => reconnect(context, parameters),
    switchConnection: (parameters) => switchConnection(context, parameters),
    disconnect: (parameters) => disconnect(context, parameters),
    async switchNetwork(parameters) {
      const connection = getLiveConnection(context.config)
      const { switchNetwork } = await import('./actions/switch-network.js')
      await switchNetwork(context, connection, parameters)
    },
    async signMessage(parameters) {
      const connection = getLiveConnection(context.config)
      const { signMessage } = await import('./actions/sign-message.js')
      return signMessage(context, connection, parameters)
    },
    async verifyMessage(parameters) {
      const { verifyMessage } = await import('./actions/verify-message.js')
      return verifyMessage(context, parameters)
    },
    async sendTransaction(parameters) {
      const connection = getLiveConnection(context.config)
      const { sendTransaction } = await import('./actions/send-transaction.js')
      return sendTransaction(context, connection, parameters)
    },
    async waitForReceipt(parameters) {
      const { waitForReceipt } = await import('./actions/wait-for-receipt.js')
      return waitForReceipt(context, parameters)
    },
    async readNonce(parameters) {
      const { readNonce } = await import('./actions/read-nonce.js')
      return readNonce(context, parameters)
    },
    async getBalance(parameters) {
      const { getBalance } = await import('./actions/get-balance.js')
      return getBalance(context, parameters)
    },
    async resolveName(parameters) {
      const { resolveName } = await import('./actions/resolve-name.js')
      return resolveName(context, parameters)
    },
    async lookUpName(parameters) {
      const { lookUpName } = await import('./actions/resolve-name.js')
      return lookUpName(context, parameters)
    },
    async getTokenBalances(parameters) {
      const { getTokenBalances } = await import('./actions/get-token-balances.js')
      return getTokenBalances(context, parameters)
    },
    async describeAddress(parameters) {
      const { describeAddress } = await import('./actions/describe-address.js')
      return describeAddress(context, parameters)
    },
    async getAssets(parameters) {
      const { getAssets } = await import('./actions/get-assets.js')
      return getAssets(context, parameters)
    },
    async loadContractCalls() {
      const { createContractCalls } = await import('./actions/contract-calls/create-contract-calls.js')
      return createContractCalls(context)
    },
    isAddress: (text) => isAddress(text),
    isTransactionId: isTransactionHash,
    isRejection,
  }
}

/** Passes on only events that differ from the last one of their type. */
function emitChanges(listener: (event: ChainAdapterEvent) => void): (event: ChainAdapterEvent) => void {
  const last: Partial<Record<ChainAdapterEvent['type'], string>> = {}
  return (event) => {
    const text = JSON.stringify(event)
    if (last[event.type] === text) return
    last[event.type] = text
    listener(event)
  }
}
