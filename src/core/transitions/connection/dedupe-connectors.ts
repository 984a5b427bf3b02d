import type { Connector } from '../../model/connector.js'

/**
 * The same wallet once, whatever announced it: by id, and by rdns in any case. The place in the list is that of
 * the first, the data that of an announced one, since it carries the wallet's own name and icon (EIP-6963).
 */
export function dedupeConnectors(connectors: readonly Connector[]): readonly Connector[] {
  const unique: Connector[] = []
  for (const connector of connectors) {
    const index = unique.findIndex((known) => isSameWallet(known, connector))
    const known = unique[index]
    if (!known) unique.push(connector)
    else if (known.type !== 'ANNOUNCED' && connector.type === 'ANNOUNCED') unique[index] = connector
  }
  return unique
}

function isSameWallet(a: Connector, b: Connector): boolean {
  return a.id === b.id || (a.rdns !== undefined && a.rdns.toLowerCase() === b.rdns?.toLowerCase())
}
