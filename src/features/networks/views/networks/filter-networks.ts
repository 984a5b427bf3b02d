import { tidyText } from '../../../../core/format/tidy-text.js'

/** The networks whose name contains the query or whose chain id equals it. All for an empty query. */
export function filterNetworks<Item extends { name: string; id: number | string }>(
  networks: readonly Item[],
  query: string,
): readonly Item[] {
  const wanted = tidyText(query).toLocaleLowerCase()
  if (wanted === '') return networks
  return networks.filter(({ name, id }) => name.toLocaleLowerCase().includes(wanted) || String(id) === wanted)
}
