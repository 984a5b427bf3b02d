import type { LintelContext } from '../context.js'
import type { LintelQueries, QueryOptions } from '../lintel.js'
import type { Directory, WalletPage } from '../model/directory.js'

/** How long a page of the directory counts as fresh, in ms. Directories change by the week. */
const DIRECTORY_STALE_MS = 5 * 60_000

/** Low, because a visitor waits for the list. They can retry, and reopening the list retries too. */
const RETRIES = 1

const nothing: WalletPage = { wallets: [], count: 0, dropped: 0 }

/**
 * One page of the directory, limited to the app's networks and to the wallets that it includes and does not exclude.
 * Empty without a directory.
 *
 * @throws DirectoryUnavailableError, ServiceRefusedError
 * @example useQuery(lintel.queries.wallets({ page: 1, entries: 40 }))
 */
export function createWalletsQuery(
  context: LintelContext,
  parameters: Parameters<LintelQueries['wallets']>[0],
): QueryOptions<WalletPage> {
  const { settings, networks } = context.getState()
  const { includeWalletIds, excludeWalletIds } = settings
  return createQuery(context, ['wallets', parameters], (directory, signal) =>
    directory.listWallets({
      ...parameters,
      ...(includeWalletIds.length > 0 && { include: includeWalletIds }),
      ...(excludeWalletIds.length > 0 && { exclude: excludeWalletIds }),
      chains: networks.map(({ caipNetworkId }) => caipNetworkId),
      signal,
    }),
  )
}

/** The directory entries of the wallets that the app features, in the app's order. */
export function createFeaturedWalletsQuery(context: LintelContext): QueryOptions<WalletPage> {
  const { featuredWalletIds } = context.getState().settings
  return createQuery(context, ['featured-wallets'], async (directory, signal) => {
    if (featuredWalletIds.length === 0) return nothing
    const page = await directory.listWallets({
      page: 1,
      entries: featuredWalletIds.length,
      include: featuredWalletIds,
      signal,
    })
    const place = (id: string) => featuredWalletIds.indexOf(id)
    return { ...page, wallets: [...page.wallets].sort((one, other) => place(one.id) - place(other.id)) }
  })
}

function createQuery(
  { createKey, directory, report }: LintelContext,
  key: readonly unknown[],
  ask: (directory: Directory, signal: AbortSignal) => Promise<WalletPage>,
): QueryOptions<WalletPage> {
  return {
    queryKey: createKey(...key),
    staleTime: DIRECTORY_STALE_MS,
    retry: RETRIES,
    refetchInterval: () => false,
    queryFn: async ({ signal }) => {
      if (!directory) return nothing
      try {
        return await ask(directory, signal)
      } catch (error) {
        report(error)
        throw error
      }
    },
  }
}
