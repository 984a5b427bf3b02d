import { removeInvisible } from '../../src/rules/text/invisible-characters.js'
import type { WalletEntry } from '../../src/services/directory/schema.js'
import type { WalletListQuery } from '../../src/services/directory/schema-query.js'

/** Wallets with their search text, which is computed once. */
export type WalletIndex = {
  wallets: readonly { entry: WalletEntry; words: string }[]
  /** Every chain that at least one wallet lists. */
  chains: ReadonlySet<string>
}

export function createWalletIndex(entries: readonly WalletEntry[]): WalletIndex {
  const sorted = entries.toSorted((a, b) => readOrder(a) - readOrder(b) || a.name.localeCompare(b.name, 'en'))
  return {
    wallets: sorted.map((entry) => ({ entry, words: foldText(entry.name) })),
    chains: new Set(entries.flatMap(({ chains }) => chains)),
  }
}

/** Returns one page of the wallets that match `query`, and the count over all pages. */
export function findWallets(index: WalletIndex, query: WalletListQuery): { data: WalletEntry[]; count: number } {
  const { page, entries, badge_type, include, exclude } = query
  const chains = query.chains && readChainTest(query.chains, index.chains)
  const searched = foldText(query.search)
  const found = index.wallets
    .map(({ entry, words }) => ({ entry, rank: rankMatch(words, searched) }))
    .filter(
      ({ entry, rank }) =>
        rank < NO_MATCH &&
        (badge_type === undefined || (entry.badge_type === 'certified') === (badge_type === 'certified')) &&
        (include === undefined || include.includes(entry.id)) &&
        !(exclude?.includes(entry.id) || (entry.rdns && exclude?.includes(entry.rdns))) &&
        (chains === undefined || entry.chains.some(chains)),
    )
    // The sort is stable: wallets of equal rank keep the order of the directory.
    .sort((a, b) => a.rank - b.rank)
  const start = (page - 1) * entries
  return { data: found.slice(start, start + entries).map(({ entry }) => entry), count: found.length }
}

const NO_MATCH = 3

/** 0: the name starts with the text. 1: a word of the name starts with it. 2: the name contains it. */
function rankMatch(words: string, searched: string): number {
  const at = words.indexOf(searched)
  if (at <= 0) return at === 0 ? 0 : NO_MATCH
  return words.includes(` ${searched}`) ? 1 : 2
}

/**
 * Removes differences of case, accents, invisible characters and repeated spaces: `eclair w` finds `Éclair  Wallet`.
 */
function foldText(text: string): string {
  return removeInvisible(text.normalize('NFKD')).replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

function readOrder({ order }: WalletEntry): number {
  return order ?? Number.MAX_SAFE_INTEGER
}

/**
 * Compares a chain that no wallet lists, such as a new rollup or a local chain, by its namespace. Most wallets accept
 * any chain of their namespaces, and none lists them all.
 */
function readChainTest(asked: readonly string[], known: ReadonlySet<string>): (chain: string) => boolean {
  const exact = new Set(asked.filter((chain) => known.has(chain)))
  const prefixes = asked.filter((chain) => !known.has(chain)).map((chain) => `${chain.split(':')[0]}:`)
  return (chain) => exact.has(chain) || prefixes.some((prefix) => chain.startsWith(prefix))
}
