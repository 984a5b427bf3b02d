import { type Context, Hono } from 'hono'
import { serialize } from 'hono/utils/cookie'
import { getDotPath, type InferInput, safeParse } from 'valibot'
import { type Client, createClient, http } from 'viem'
import type { CaipNetworkId } from '../../src/core/model/caip.js'
import { readUpTo } from '../../src/rules/rpc/read-up-to.js'
import {
  type SignedIn,
  signInEndpoints,
  signInRequests,
  type VerifyRequest,
} from '../../src/services/sign-in/schema.js'
import type { RequestHandler } from '../directory/create-directory.js'
import { formatError } from '../format-error.js'
import { createRequestLimits } from '../http/create-request-limits.js'
import { answerFailure } from '../http/failure.js'
import { checkSignInMessage } from './check-sign-in-message.js'
import { createMemorySignInStore } from './create-memory-sign-in-store.js'
import { createNonces, type IssuedNonce, writeTokens } from './create-nonces.js'
import { createSessions, type RequestWithHeaders, readCookie } from './create-sessions.js'
import { SignInError } from './sign-in-error.js'
import { checkSignInOptions, type SignInNetwork, type SignInOptions } from './sign-in-options.js'
import type { ServerSession } from './sign-in-store.js'
import { verifySignature } from './verify-signature.js'

/** Handles the requests of the modal, and reads the signed-in account for your own routes. */
export type SignInServer = RequestHandler & {
  /** Like the handler, with the caller's IP address for its limits. */
  answer(request: Request, address: string | undefined): Promise<Response>
  /**
   * Returns the account of a request, or null. It reads the cookie only, so a route that changes anything needs a check against
   * cross-site requests of its own.
   */
  readSession(request: RequestWithHeaders): Promise<ServerSession | null>
  /** Signs out one browser. `id` of `readSession`. */
  revokeSession(id: string): Promise<void>
}

type SignInEnv = { Bindings: { address: string | undefined } }

/** Bytes. */
const MAX_BODY = 65_536
/** How many requests one sign-in counts as: it may call a node. */
const VERIFY_COST = 10
const NONCE_COOKIE = 'lintel.nonce'
/** An outage is reported this often at most, ms. */
const REPORT_INTERVAL = 10_000
/** How long a node may take, ms. */
const NODE_TIMEOUT = 10_000

const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type',
  // How long a browser remembers it, seconds.
  'access-control-max-age': '7200',
}

/**
 * A server for the sign-in with a wallet (EIP-4361; CAIP-122 for solana, bip122 and polkadot): `GET nonce`, `POST
 * verify`, `GET session` and `POST sign-out`, under any path. It accepts messages for `domain` and `uri` alone,
 * whatever host or origin a request names.
 *
 * @throws InvalidOptionError
 * @example
 * const signIn = createSignIn({
 *   domain: 'app.example',
 *   uri: 'https://app.example',
 *   chains: [mainnet],
 *   secret: process.env.SIGN_IN_SECRET ?? '',
 *   path: '/sign-in',
 * })
 * app.mount('/sign-in', signIn)
 * app.get('/me', async ({ req, json }) => json(await signIn.readSession(req.raw)))
 */
export function createSignIn(options: SignInOptions): SignInServer {
  checkSignInOptions(options)
  const { domain, uri, secret, path = '/', now = Date.now, report = console.error } = options
  const { sessionLifetime = 7 * 86_400_000, nonceLifetime = 300_000, readAddress } = options
  const store = options.store ?? createMemorySignInStore({ now })
  const { origin, protocol } = new URL(uri)
  const isSecure = protocol === 'https:'
  const nonces = createNonces({ secret, lifetime: nonceLifetime, now })
  const sessions = createSessions({ store, isSecure, lifetime: sessionLifetime, now })
  const perAddress = options.perAddress ?? { rate: 10, burst: 200 }
  const countRequest = createRequestLimits({ perAddress, perProject: perAddress, now })
  const clients = createClients(options)
  const networks = new Map(options.networks?.map((network) => [readChainId(network), network]))
  const chainIds = [...clients.keys(), ...networks.keys()]
  const ss58Prefixes = Object.fromEntries([...networks].map(([id, { ss58Prefix }]) => [id, ss58Prefix]))

  const writeNonces = (issued: readonly IssuedNonce[]) => {
    const maxAge = issued.length > 0 ? Math.ceil(nonceLifetime / 1000) : 0
    const attributes = { httpOnly: true, sameSite: 'Lax', path, secure: isSecure, maxAge } as const
    return serialize(NONCE_COOKIE, writeTokens(issued), attributes)
  }
  const app = new Hono<SignInEnv>({ getPath: (request) => readPath(request, path) })

  app.use(async (context, next) => {
    const refusal = refuse(context)
    if (refusal) context.res = refusal
    else await next()
    context.header('cache-control', 'no-store')
    context.header('x-content-type-options', 'nosniff')
    context.header('vary', 'Origin', { append: true })
    // A page of this origin may call a server on another host of its site, with cookies.
    if (context.req.header('origin') !== origin) return
    context.header('access-control-allow-origin', origin)
    context.header('access-control-allow-credentials', 'true')
    context.header('access-control-expose-headers', 'retry-after')
  })
  const refuse = ({ req, env }: Context<SignInEnv>) => {
    if (req.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflightHeaders })
    // A page of another site can send a POST with the cookies of a visitor. Browsers name the origin of every POST.
    if (req.method === 'POST' && req.header('origin') !== origin) {
      return answerFailure(401, [{ field: 'origin', description: 'This origin may not sign in here.' }])
    }
    const amount = req.method === 'POST' ? VERIFY_COST : 1
    return countRequest({ address: env.address, projectId: undefined }, amount)
  }

  // Without the OpenAPI document of the other servers, whose library is not a peer dependency of the package.
  const add = <Name extends keyof typeof signInEndpoints>(
    name: Name,
    handle: (request: Context<SignInEnv>) => Promise<InferInput<(typeof signInEndpoints)[Name]['reply']> | Response>,
  ) => {
    const { method, path } = signInEndpoints[name]
    app.on(method, [path], async (context) => {
      const answer = await handle(context)
      return answer instanceof Response ? answer : context.json(answer)
    })
  }

  add('readNonce', async ({ req, header }) => {
    const issued = await nonces.issue()
    const known = await nonces.read(readCookie(req.raw, NONCE_COOKIE))
    header('set-cookie', writeNonces([issued, ...known]))
    return { nonce: issued.nonce }
  })

  add('verify', async ({ req, header }) => {
    const body = await readBody(req.raw)
    if (body instanceof Response) return body
    const known = await nonces.read(readCookie(req.raw, NONCE_COOKIE))
    const data = checkSignInMessage(body.message, {
      domain,
      uri,
      chainIds,
      ss58Prefixes,
      now: now(),
      maxAge: nonceLifetime,
    })
    const issued = known.find(({ nonce }) => nonce === data.nonce)
    if (!issued) throw new SignInError('nonce', 'The nonce is not of this browser, or it has expired.')
    // Before the signature is verified, which takes time: of several attempts at once only one gets this far.
    if (!(await store.consumeNonce(issued.nonce, issued.expiresAt))) {
      throw new SignInError('nonce', 'The nonce was used before. Sign a new message.')
    }
    const { accountAddress, chainId } = data
    await verifySignature({ ...body, accountAddress, chainId }, (id) => clients.get(id))
    const { session, setCookie } = await sessions.start(data)
    // The session that this browser had ends, so that an id from before the sign-in is invalid.
    await sessions.end(req.raw)
    header('set-cookie', setCookie)
    header('set-cookie', writeNonces(known.filter((other) => other !== issued)), { append: true })
    return { session: describeSession(session) }
  })

  add('readSession', async ({ req }) => {
    const session = await sessions.read(req.raw)
    return { session: session && describeSession(session) }
  })

  add('signOut', async ({ req, header }) => {
    header('set-cookie', await sessions.end(req.raw))
    return {}
  })

  app.notFound(() =>
    answerFailure(404, [{ field: 'path', description: 'There is no such endpoint. Is the option `path` right?' }]),
  )
  app.onError((error) => {
    if (error instanceof SignInError) {
      const isUnavailable = error.code === 'unavailable'
      if (isUnavailable) reportUnavailable(error)
      return answerFailure(isUnavailable ? 503 : 401, [{ field: error.code, description: error.message }])
    }
    report(`Sign-in: a request failed. ${formatError(error)}`)
    return answerFailure(500, [{ field: 'server', description: 'The sign-in failed. Try again later.' }])
  })

  let reportedAt = Number.NEGATIVE_INFINITY
  const reportUnavailable = ({ message }: SignInError) => {
    if (now() - reportedAt < REPORT_INTERVAL) return
    reportedAt = now()
    report(`Sign-in: ${message}`)
  }

  const answer = async (request: Request, address: string | undefined) => app.fetch(request, { address })
  return Object.assign((request: Request) => answer(request, readAddress?.(request)), {
    answer,
    readSession: sessions.read,
    revokeSession: (id: string) => store.deleteSession(id),
  })
}

/** Returns the path of an endpoint, whether the app that mounts this server has removed `path` or not. */
function readPath({ url }: Request, path: string): string {
  const { pathname } = new URL(url)
  return path !== '/' && pathname.startsWith(`${path}/`) ? pathname.slice(path.length) : pathname
}

const verifyBody = signInRequests().verify.body

async function readBody(request: Request): Promise<VerifyRequest | Response> {
  // Browsers let any page send other types without a preflight.
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return answerFailure(400, [{ field: 'content-type', description: 'Must be application/json.' }])
  }
  const text = await readUpTo(MAX_BODY, request)
  if (text === undefined) {
    return answerFailure(400, [{ field: 'body', description: `Must have ${MAX_BODY} bytes at most.` }])
  }
  const read = safeParse(verifyBody, parseJson(text))
  if (read.success) return read.output
  const reasons = read.issues.map((issue) => {
    const field = getDotPath(issue)
    if (field === null) return { field: 'body', description: 'Must be JSON: {"message": "…", "signature": "0x…"}.' }
    return { field, description: issue.kind === 'schema' ? 'Must be a text.' : `Must be ${issue.message}.` }
  })
  return answerFailure(422, reasons)
}

/** Returns undefined if it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readChainId({ chainNamespace = 'eip155', id }: SignInNetwork): CaipNetworkId {
  return `${chainNamespace}:${id}`
}

function createClients({ chains, transports = {} }: SignInOptions): ReadonlyMap<CaipNetworkId, Client> {
  const fallback = http(undefined, { timeout: NODE_TIMEOUT, retryCount: 1 })
  return new Map(
    chains.map((chain) => [
      `eip155:${chain.id}`,
      createClient({ chain, transport: transports[chain.id] ?? fallback, cacheTime: 0 }),
    ]),
  )
}

function describeSession({ accountAddress, chainId, expiresAt }: ServerSession): SignedIn {
  return { accountAddress, chainId, expirationTime: new Date(expiresAt).toISOString() }
}
