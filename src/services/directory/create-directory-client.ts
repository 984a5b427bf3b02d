import type { GenericSchema } from 'valibot'
import { safeParse } from 'valibot'
import { DirectoryRefusedError, DirectoryUnavailableError } from '../../core/errors/directory-errors.js'
import type { LintelError } from '../../core/errors/lintel-error.js'
import { InvalidOptionError } from '../../core/errors/option-errors.js'
import type { Directory, DirectoryWallet, WalletPage, WalletQuery } from '../../core/model/directory.js'
import { MAX_EXCLUDED_BESIDE, MAX_LIST } from '../../rules/directory-limits.js'
import { writeDirectoryUrl } from '../../rules/directory-url.js'
import { type RequestFailure, requestJson } from '../http/request-json.js'
import {
  analyticsConfigSchema,
  isWalletId,
  MAX_SEARCH,
  originsSchema,
  walletPageSchema,
  walletSchema,
} from './schema.js'
import { type ImageContext, toDirectoryWallet } from './to-directory-wallet.js'

/** In ms. */
const TIME_LIMIT = 10_000

/** A hostile reply has a million wrong values: describing each would freeze the page for seconds. */
const atFirstIssue = { abortEarly: true } as const

export type DirectoryClientOptions = {
  /** An `https:` URL, or a path of the page's own site such as `/directory`. */
  baseUrl: string
  /** Sent with each request. A self-hosted directory may not need it. */
  projectId?: string | undefined
  /** Default: the `fetch` of the page. */
  fetch?: typeof globalThis.fetch
  /** The time limit of a request, in ms. Default 10,000. */
  timeLimit?: number
}

/** A directory over HTTP, with its list of origins and its analytics setting. */
export type DirectoryClient = Directory & {
  /** The origins that may use the project. An empty list allows all. `localhost` is always allowed. */
  readOrigins(parameters?: { signal?: AbortSignal }): Promise<readonly string[]>
  isAnalyticsEnabled(parameters?: { signal?: AbortSignal }): Promise<boolean>
}

/**
 * Creates the client of a directory (docs/directory.md). It validates every reply. Entries that are not valid are dropped
 * and counted in `dropped`.
 *
 * @throws InvalidOptionError when `baseUrl` is not valid. The methods reject with `DirectoryUnavailableError`,
 *   `DirectoryRefusedError` or, once their signal aborts, `RequestCancelledError`.
 * @example
 * const directory = createDirectoryClient({ baseUrl: '/directory' })
 * const { wallets, count } = await directory.listWallets({ page: 1, entries: 40, search: 'rain' })
 */
export function createDirectoryClient(options: DirectoryClientOptions): DirectoryClient {
  const { projectId, timeLimit = TIME_LIMIT } = options
  const send = options.fetch ?? ((input, init) => globalThis.fetch(input, init))
  const base = readBase(options.baseUrl)
  const place = { base, projectId }
  const createError = (failure: RequestFailure) => toDirectoryError(base, failure)

  async function read<Schema extends GenericSchema>(
    path: string,
    schema: Schema,
    parameters: Record<string, string>,
    signal: AbortSignal | undefined,
  ) {
    const url = writeDirectoryUrl(place, path, parameters)
    const reply = safeParse(schema, await requestJson(url, { createError, send, signal, timeLimit }), atFirstIssue)
    if (reply.success) return reply.output
    throw createError({ reason: 'reply', details: reply.issues[0].message })
  }

  const images: ImageContext = {
    isOwnSite: isOwnSite(base),
    writeImageUrl: (imageId) => writeDirectoryUrl(place, `/getWalletImage/${encodeURIComponent(imageId)}`),
  }

  return {
    async listWallets(query) {
      // An empty list in the query would mean all wallets.
      if (query.include?.length === 0 || query.chains?.length === 0) return { wallets: [], count: 0, dropped: 0 }
      const { data, count } = await read('/getWallets', walletPageSchema, writeQuery(query), query.signal)
      return readPage(data.slice(0, query.entries), count, query, images)
    },
    async readOrigins({ signal } = {}) {
      return (await read('/projects/v1/origins', originsSchema, {}, signal)).allowedOrigins
    },
    async isAnalyticsEnabled({ signal } = {}) {
      return (await read('/getAnalyticsConfig', analyticsConfigSchema, {}, signal)).isAnalyticsEnabled
    },
  }
}

function toDirectoryError(url: string, { reason, details, ...failure }: RequestFailure): LintelError {
  if (reason === 'refused') return new DirectoryRefusedError({ details })
  return new DirectoryUnavailableError({ url, reason, details, ...failure })
}

/** Refuses URLs to which no path can be appended, such as those with a query. */
function readBase(baseUrl: string): string {
  const path = baseUrl.replace(/^https?:\/\/(?=[^/])/i, '')
  const isAddress = path !== baseUrl && URL.canParse(baseUrl)
  const isPath = baseUrl.startsWith('/')
  if ((isAddress || isPath) && !/[?#\\@]|\/\//.test(path)) return baseUrl.replace(/\/$/, '')
  const write =
    'Write a URL such as https://wallets.example.com/v1, or a path such as /directory, without ? or # or a second //.'
  throw new InvalidOptionError({ option: 'services.directory', got: baseUrl, write })
}

/** A path is always part of the page's site. */
function isOwnSite(base: string): boolean {
  return !/^h/i.test(base) || new URL(base).origin === globalThis.location?.origin
}

function writeQuery({ page, entries, search, isCertifiedOnly, include, exclude = [], chains }: WalletQuery) {
  const words = search?.trim().slice(0, MAX_SEARCH)
  // Names and further ids are filtered from the reply, because the directory would refuse the request.
  const most = include || chains ? MAX_EXCLUDED_BESIDE : MAX_LIST
  const excluded = exclude.filter(isWalletId).slice(0, most)
  return {
    page: String(page),
    entries: String(entries),
    ...(words ? { search: words } : {}),
    ...(isCertifiedOnly ? { badge_type: 'certified' } : {}),
    ...(include ? { include: include.join(',') } : {}),
    ...(excluded.length > 0 ? { exclude: excluded.join(',') } : {}),
    ...(chains ? { chains: chains.join(',') } : {}),
  }
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
    // A directory may filter by id only, and `exclude` may hold rdns and more than the directory accepts.
    const isExcluded = exclude.some((name) => name === wallet.id || name === wallet.rdns)
    if (!isExcluded) wallets.set(wallet.id, wallet)
  }
  return { wallets: [...wallets.values()], count, dropped }
}
