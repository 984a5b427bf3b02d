import type { Connector } from '../../../core/model/connector.js'

/** Is the wallet here, in this browser? */
export function isInstalled({ type }: Connector): boolean {
  return type === 'ANNOUNCED' || type === 'INJECTED'
}

/** Installed wallets first; among equals the most recently used first, then as they came (spec: Connect). */
export function sortConnectors(connectors: readonly Connector[], recentIds: readonly string[]): readonly Connector[] {
  const rank = (connector: Connector) => {
    const recent = recentIds.indexOf(connector.id)
    return (isInstalled(connector) ? 0 : 1000) + (recent < 0 ? 999 : recent)
  }
  return [...connectors].sort((one, other) => rank(one) - rank(other))
}
