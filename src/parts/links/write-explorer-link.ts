import type { ExplorerPage, Network } from '../../core/model/network.js'

/** A page of the network's block explorer. Null when the app names none. */
export function writeExplorerLink(
  network: Network | null | undefined,
  page: ExplorerPage,
  id: string | undefined,
): string | null {
  const explorer = network?.blockExplorers?.default
  if (!explorer?.url || !id) return null
  // Explorers of several networks name the network in the query, which stays at the end.
  const link = new URL(explorer.url)
  link.pathname = [link.pathname.replace(/\/$/, ''), explorer.paths?.[page] ?? page, id].join('/')
  return link.href
}
