import type { CreateConnectorFn, Connector as WagmiConnector } from 'wagmi'
import { type Connector, type ConnectorType, injectedConnectorId } from '../../core/model/connector.js'
import { embeddedWalletId } from '../../core/model/embedded-wallet.js'
import { walletConnectId } from '../../core/model/wallet-connect.js'
import { isImageDataUrl } from '../../rules/images/image-data-url.js'
import { readImageUrl } from '../../rules/images/image-url.js'
import type { AdapterContext, OwnConnector } from './adapter-context.js'
import type { Announcements } from './config/watch-announcements.js'

/**
 * The wallets a visitor can choose, as plain data, each once. The generic injected connector is listed only while
 * `window.ethereum` is not one of the announced wallets.
 */
export function listConnectors(
  { config, walletConnect, embedded }: AdapterContext,
  announced: Announcements,
): Connector[] {
  const listed = new Map<string, Connector>()
  if (walletConnect && !config.connectors.some(isOurWalletConnect)) {
    listed.set(walletConnectId, { id: walletConnectId, name: 'WalletConnect', type: 'WALLET_CONNECT', chain: 'eip155' })
  }
  if (embedded) listed.set(embeddedWalletId, { id: embeddedWalletId, name: '', type: 'AUTH', chain: 'eip155' })
  for (const connector of config.connectors) {
    if (listed.has(connector.id)) continue
    if (connector.id === injectedConnectorId && !hasOwnProvider(announced)) continue
    listed.set(connector.id, describeConnector(connector, announced.has(connector.id)))
  }
  return [...listed.values()]
}

/** The argument of wagmi's `connect` for that id; undefined if no wallet has it. */
export function findConnector(
  { config, walletConnect, embedded }: AdapterContext,
  connectorId: string,
): WagmiConnector | CreateConnectorFn | undefined {
  if (connectorId === walletConnectId && walletConnect) {
    return config.connectors.find(isOurWalletConnect) ?? walletConnect.connector ?? walletConnect.create
  }
  const known = config.connectors.find(({ id }) => id === connectorId)
  return known ?? (connectorId === embeddedWalletId ? (embedded?.connector ?? embedded?.create) : undefined)
}

/** A connector that Lintel adds to wagmi. */
export function createOwnConnector(create: CreateConnectorFn): OwnConnector {
  let connector: WagmiConnector | null = null
  return {
    create: (config) => ({
      ...create(config),
      async setup(this: WagmiConnector) {
        connector = this
      },
    }),
    get connector() {
      return connector
    },
  }
}

function isOurWalletConnect(connector: WagmiConnector): boolean {
  return connector.id === walletConnectId && 'describeSession' in connector
}

function hasOwnProvider(announced: Announcements): boolean {
  const provider = typeof window === 'undefined' ? undefined : (window as { ethereum?: unknown }).ethereum
  return provider !== undefined && provider !== null && ![...announced.values()].includes(provider)
}

function describeConnector(connector: WagmiConnector, isAnnounced: boolean): Connector {
  const imageUrl = readIcon(connector.icon, isAnnounced)
  const [rdns] = isAnnounced ? [connector.id] : [connector.rdns ?? []].flat()
  return {
    id: connector.id,
    name: connector.id === injectedConnectorId ? 'Browser wallet' : connector.name,
    type: isAnnounced ? 'ANNOUNCED' : readConnectorType(connector.type),
    chain: 'eip155',
    ...(imageUrl ? { imageUrl } : {}),
    ...(rdns === undefined ? {} : { rdns }),
  }
}

/** An announced wallet must have its icon as a data URL (EIP-6963). The icons of other connectors are the app's own. */
function readIcon(icon: string | undefined, isAnnounced: boolean): string | undefined {
  if (icon === undefined) return undefined
  if (isAnnounced) return isImageDataUrl(icon) ? icon : undefined
  return readImageUrl(icon, globalThis.location?.origin)
}

function readConnectorType(type: string): ConnectorType {
  if (type === 'injected') return 'INJECTED'
  return type === 'walletConnect' ? 'WALLET_CONNECT' : 'EXTERNAL'
}
