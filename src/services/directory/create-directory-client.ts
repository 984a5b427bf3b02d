import { safeParse } from 'valibot'
import { DirectoryUnavailableError } from '../../core/errors/directory-errors.js'
import type { LintelError } from '../../core/errors/lintel-error.js'
import { ServiceRefusedError } from '../../core/errors/service-refused-error.js'
import type { Directory, DirectoryWallet, WalletPage, WalletQuery } from '../../core/model/directory.js'
import { MAX_EXCLUDED_BESIDE, MAX_LIST } from '../../rules/directory-limits.js'
import { atFirstIssue, createServiceReader, type ServiceOptions } from '../http/create-service-reader.js'
import { dropUndefined } from '../http/drop-undefined.js'
import type { RequestFailure } from '../http/request-json.js'
import { isWalletId, MAX_SEARCH, walletPageSchema, walletSchema } from './schema.js'
import { type ImageContext, toDirectoryWallet } from './to-directory-wallet.js'

/**
 * Creates the client of a directory (docs/directory.md). It validates every reply. Entries that are not valid are dropped
 * and counted in `dropped`.
 *
 * @throws InvalidOptionError when `baseUrl` is not valid. The methods reject with `DirectoryUnavailableError`,
 *   `ServiceRefusedError` or, once their signal aborts, `RequestCancelledError`.
 * @example
 * const directory = createDirectoryClient({ baseUrl: '/directory' })
 * const { wallets, count } = await directory.listWallets({ page: 1, entries: 40, search: 'rain' })
 */
export function createDirectoryClient(options: ServiceOptions): Directory {
  const { read, readImage, writeUrl } = createServiceReader(options, {
    option: 'services.directory',
    createError: toDirectoryError,
  })
  const images: ImageContext = {
    readImage,
    writeImageUrl: (imageId) => writeUrl(`/getWalletImage/${encodeURIComponent(imageId)}`),
  }

  return {
    async listWallets(query) {
      // An empty list in the query would mean all wallets.
      if (query.include?.length === 0 || query.chains?.length === 0) return { wallets: [], count: 0, dropped: 0 }
      const { data, count } = await read({
        path: '/getWallets',
        schema: walletPageSchema,
        parameters: writeQuery(query),
        signal: query.signal,
      })
      return readPage(data.slice(0, query.entries), count, query, images)
    },
  }
}

function toDirectoryError(url: string, { reason, ...failure }: RequestFailure): LintelError {
  if (reason === 'refused') return new ServiceRefusedError({ service: url, ...failure })
  return new DirectoryUnavailableError({ url, reason, ...failure })
}

function writeQuery({ page, entries, search, isCertifiedOnly, include, exclude = [], chains }: WalletQuery) {
  const words = search?.trim().slice(0, MAX_SEARCH)
  // Names and further ids are filtered from the reply, because the directory would refuse the request.
  const most = include || chains ? MAX_EXCLUDED_BESIDE : MAX_LIST
  const excluded = exclude.filter(isWalletId).slice(0, most)
  return dropUndefined({
    page: String(page),
    entries: String(entries),
    search: words || undefined,
    badge_type: isCertifiedOnly ? 'certified' : undefined,
    include: include?.join(','),
    exclude: excluded.join(',') || undefined,
    chains: chains?.join(','),
  })
}

function readPage(
  data: readonly unknown[],
  count: number,
  { page, entries, exclude = [] }: WalletQuery,
  images: ImageContext,
): WalletPage {
  const wallets = new Map<string, DirectoryWallet>()
  let dropped = 0
  for (const [index, item] of data.entries()) {
    const entry = safeParse(walletSchema, item, atFirstIssue)
    if (!entry.success || wallets.has(entry.output.id)) {
      dropped += 1
      continue
    }
    const place = (page - 1) * entries + index
    const wallet = toDirectoryWallet(entry.output, { place, ...images })
    // A directory may filter only by id, and `exclude` may have rdns and more items than the directory accepts.
    const isExcluded = exclude.some((name) => name === wallet.id || name === wallet.rdns)
    if (!isExcluded) wallets.set(wallet.id, wallet)
  }
  return { wallets: [...wallets.values()], count, dropped }
}
