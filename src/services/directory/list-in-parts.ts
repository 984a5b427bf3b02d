import type { CaipNetworkId } from '../../core/model/caip.js'
import type { DirectoryWallet, WalletPage, WalletQuery } from '../../core/model/directory.js'
import { MAX_ENTRIES } from '../../rules/directory-limits.js'

/** Reads one page of a query that is within the limits of a directory. */
type ListPart = (query: WalletQuery) => Promise<WalletPage>

/**
 * Reads one page of a query that may have more ids, networks or entries than a directory accepts: it splits the query
 * into parts and merges their wallets in the directory's order.
 */
export async function listInParts(query: WalletQuery, list: ListPart): Promise<WalletPage> {
  const { page, entries, search } = query
  const found = await Promise.all(splitQuery(query).map((part) => readUpTo(page * entries, part, list)))
  const ranks = new Map<DirectoryWallet, number>()
  const wallets = new Map<string, DirectoryWallet>()
  for (const part of found) {
    for (const [rank, wallet] of part.wallets.entries()) {
      if (wallets.has(wallet.id)) continue
      wallets.set(wallet.id, wallet)
      // A search has an order of its own: the best results first.
      ranks.set(wallet, search ? rank : wallet.order)
    }
  }
  const rankOf = (wallet: DirectoryWallet) => ranks.get(wallet) ?? 0
  const merged = [...wallets.values()].sort((one, other) => rankOf(one) - rankOf(other))
  const sum = (key: 'count' | 'dropped') => found.reduce((total, part) => total + part[key], 0)
  return {
    wallets: merged.slice((page - 1) * entries, page * entries),
    // Parts with different networks list some wallets twice. Once they are read to the end, the count is exact.
    count: found.every((part) => part.isComplete) ? merged.length : sum('count'),
    dropped: sum('dropped'),
  }
}

/** One query per group of ids and of networks. */
function splitQuery({ include, chains, ...query }: WalletQuery): WalletQuery[] {
  const groups = chunk<string>(include, MAX_ENTRIES)
  const networks = chunk<CaipNetworkId>(chains, MAX_ENTRIES)
  return groups.flatMap((ids) =>
    networks.map((names) => ({ ...query, ...(ids && { include: ids }), ...(names && { chains: names }) })),
  )
}

/** `[undefined]` without a list, so that the query has no such parameter. */
function chunk<Item>(list: readonly Item[] | undefined, size: number): (readonly Item[] | undefined)[] {
  if (!list) return [undefined]
  const count = Math.ceil(list.length / size)
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size))
}

/** Reads the first `most` wallets of a part. */
async function readUpTo(
  most: number,
  part: WalletQuery,
  list: ListPart,
): Promise<WalletPage & { isComplete: boolean }> {
  const wallets: DirectoryWallet[] = []
  let dropped = 0
  for (let page = 1; ; page += 1) {
    const next = await list({ ...part, page, entries: MAX_ENTRIES })
    wallets.push(...next.wallets)
    dropped += next.dropped
    const read = page * MAX_ENTRIES
    if (read >= Math.min(most, next.count)) {
      return { wallets, dropped, count: next.count, isComplete: read >= next.count }
    }
  }
}
