import { Hono } from 'hono'
import { getDotPath, safeParse } from 'valibot'
import { InvalidOptionError } from '../../src/core/errors/option-errors.js'
import { type WalletEntry, type WalletInput, walletSchema } from '../../src/services/directory/schema.js'
import { walletQuerySchema } from '../../src/services/directory/schema-query.js'
import { answerImage, type Image } from '../http/answer-image.js'
import { checkCaller } from '../http/check-caller.js'
import { answerFailure, readQuery } from '../http/failure.js'
import { drawMonogram } from './draw-monogram.js'
import { createWalletIndex, findWallets } from './find-wallets.js'
import wallets from './wallets.json' with { type: 'json' }

/** The wallets that come with Lintel, in the format of the API. Their sources: docs/directory.md. */
export const builtInWallets: readonly WalletInput[] = wallets

/** The subject of an image: a wallet, a network (`asset`), a fiat currency or a token. */
export type DirectoryImageKind = 'wallet' | 'asset' | 'currency' | 'token'

export type DirectoryOptions = {
  /** In the format of the API (docs/directory.md). Default: the wallets that come with Lintel. */
  wallets?: readonly WalletInput[]
  /** Finds an image by its id. Without one, wallets and currencies get an image of letters. */
  readImage?: (kind: DirectoryImageKind, id: string) => Promise<Image | undefined>
  /** Allowed project ids. Default: all callers, with or without an id. */
  projectIds?: readonly string[]
  /** Allowed origins, such as `https://app.example`. `localhost` is always allowed. Default: all. */
  allowedOrigins?: readonly string[]
  /** The reply of `GET /getAnalyticsConfig`. Default: disabled. */
  isAnalyticsEnabled?: boolean
}

/** Handles a request. Use it with any HTTP server, or mount it in one. */
export type RequestHandler = (request: Request) => Promise<Response>

/** Our own images and those of the operator. Browsers keep them for a week. */
const imageOptions = { policy: "default-src 'none'; style-src 'unsafe-inline'; sandbox", keptFor: 604_800 }

/** How long clients cache the list, seconds. It changes only with a new release. */
const LIST_KEPT_FOR = 300

/**
 * A wallet directory: a request handler for every endpoint in docs/directory.md. It keeps no state and calls no other
 * server.
 *
 * @throws InvalidOptionError when an entry of `wallets` is invalid. Its message names the entry and the reason.
 * @example
 * const directory = createDirectory({ wallets: [...builtInWallets, { id: 'harbor', name: 'Harbor Wallet' }] })
 * const reply = await directory(new Request('https://wallets.example/getWallets?page=1&entries=40'))
 */
export function createDirectory(options: DirectoryOptions = {}): RequestHandler {
  const { readImage, projectIds, allowedOrigins = [], isAnalyticsEnabled = false } = options
  const entries = readWallets(options.wallets ?? builtInWallets)
  const index = createWalletIndex(entries)
  const app = new Hono()

  app.use(async (context, next) => {
    const refusal = checkCaller(context.req.raw, { projectIds, allowedOrigins })
    if (refusal) context.res = refusal
    else await next()
    // The data is public, so any page may read it. `checkCaller` above has already refused unknown callers.
    context.header('access-control-allow-origin', '*')
    context.header('x-content-type-options', 'nosniff')
    // A cache must not give the reply for one origin to another.
    if (allowedOrigins.length > 0) context.header('vary', 'Origin', { append: true })
  })

  const keepForAWhile = { 'cache-control': `public, max-age=${LIST_KEPT_FOR}` }
  app.get('/getWallets', (context) => {
    const query = readQuery(context.req.url, walletQuerySchema)
    return query instanceof Response ? query : context.json(findWallets(index, query), 200, keepForAWhile)
  })
  app.get('/projects/v1/origins', (context) => context.json({ allowedOrigins }, 200, keepForAWhile))
  app.get('/getAnalyticsConfig', (context) => context.json({ isAnalyticsEnabled }, 200, keepForAWhile))

  const images: [path: string, kind: DirectoryImageKind][] = [
    ['/getWalletImage/:id', 'wallet'],
    ['/public/getAssetImage/:id', 'asset'],
    ['/public/getCurrencyImage/:id', 'currency'],
    ['/public/getTokenImage/:id', 'token'],
  ]
  for (const [path, kind] of images) {
    app.get(path, async (context) => {
      const id = context.req.param('id') ?? ''
      const wallet = kind === 'wallet' ? entries.find(({ image_id }) => image_id === id) : undefined
      const isKnown = kind === 'wallet' ? wallet !== undefined : /^[\w.:-]{1,100}$/.test(id)
      const image = isKnown ? ((await readImage?.(kind, id)) ?? drawImage(kind, id, wallet)) : undefined
      if (image) return answerImage(context.req.raw, image, imageOptions)
      return answerFailure(404, [{ field: 'id', description: 'There is no picture with this id.' }])
    })
  }

  app.notFound(() => answerFailure(404, [{ field: 'path', description: 'There is no such endpoint.' }]))
  app.onError(() => answerFailure(500, [{ field: 'server', description: 'The directory failed. Try again later.' }]))
  return async (request) => app.fetch(request)
}

/** Letters for wallets and currencies only. The page draws a better fallback for a network or a token. */
function drawImage(kind: DirectoryImageKind, id: string, wallet: WalletEntry | undefined): Image | undefined {
  const name = kind === 'currency' && /^[a-z]{3}$/i.test(id) ? id.slice(0, 2) : wallet?.name
  return name === undefined ? undefined : { type: 'image/svg+xml', body: drawMonogram({ id, name }) }
}

function readWallets(list: readonly unknown[]): WalletEntry[] {
  const ids = new Set<string>()
  return list.map((item, index) => {
    const entry = safeParse(walletSchema, item)
    const option = `wallets[${index}]`
    if (!entry.success) {
      const [issue] = entry.issues
      const path = getDotPath(issue)
      throw new InvalidOptionError({
        option: path ? `${option}.${path}` : option,
        got: issue.input,
        write: issue.message,
      })
    }
    const { id } = entry.output
    if (ids.has(id))
      throw new InvalidOptionError({ option: `${option}.id`, got: id, write: 'Give each wallet its own id.' })
    ids.add(id)
    return { ...entry.output, image_id: entry.output.image_id ?? id }
  })
}
