import type { Config, Connector as WagmiConnector } from 'wagmi'
import { type Connector, type ConnectorType, injectedConnectorId } from '../../core/model/connector.js'
import { readImageUrl } from '../../rules/image-url.js'

/**
 * The wallets a visitor can pick, as plain data. Each announced wallet is there once by rdns (EIP-6963), however
 * often it announces itself; the generic one only while `window.ethereum` is none of the announced.
 */
export function listConnectors(config: Config): Connector[] {
  const announced = config._internal.mipd?.getProviders() ?? []
  const rdnsSet = new Set<string>(announced.map(({ info }) => info.rdns))
  const listed = new Map<string, Connector>()
  for (const connector of config.connectors) {
    if (listed.has(connector.id)) continue
    if (connector.id === injectedConnectorId && !hasOwnProvider(announced.map(({ provider }) => provider))) continue
    listed.set(connector.id, describeConnector(connector, rdnsSet.has(connector.id)))
  }
  return [...listed.values()]
}

/** The live wagmi connector of that id; the first one, as listed. */
export function findConnector(config: Config, connectorId: string): WagmiConnector | undefined {
  return config.connectors.find(({ id }) => id === connectorId)
}

function hasOwnProvider(announced: readonly unknown[]): boolean {
  const provider = typeof window === 'undefined' ? undefined : (window as { ethereum?: unknown }).ethereum
  return provider !== undefined && provider !== null && !announced.includes(provider)
}

function describeConnector(connector: WagmiConnector, isAnnounced: boolean): Connector {
  const imageUrl = connector.icon && readImageUrl(connector.icon)
  return {
    id: connector.id,
    name: connector.id === injectedConnectorId ? 'Browser wallet' : connector.name,
    type: isAnnounced ? 'ANNOUNCED' : readConnectorType(connector.type),
    chain: 'eip155',
    ...(imageUrl ? { imageUrl } : {}),
    ...(isAnnounced ? { rdns: connector.id } : {}),
  }
}

function readConnectorType(type: string): ConnectorType {
  if (type === 'injected') return 'INJECTED'
  return type === 'walletConnect' ? 'WALLET_CONNECT' : 'EXTERNAL'
}
