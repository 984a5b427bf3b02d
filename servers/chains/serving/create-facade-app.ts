import { type Context, Hono } from 'hono'
import { formatError } from '../../format-error.js'
import { answerEveryOrigin } from '../../http/answer-every-origin.js'
import { checkHost } from '../../http/check-host.js'
import { createRequestLimits } from '../../http/create-request-limits.js'
import { answerFailure } from '../../http/failure.js'
import { isLoopback } from '../../origins/is-loopback.js'

export type FacadeEnv = { Bindings: { charge: (amount: number) => Response | undefined } }

export type FacadeApp = Hono<FacadeEnv>

export type FacadeOptions = {
  /** For messages to the operator. */
  name: string
  /** Receives what failed inside of a request. */
  report: (message: string) => void
}

/** Requests per second of one address over time, and at once. */
const requestRate = { rate: 200, burst: 2_000 }

/**
 * Creates the app of a local chain's server, which stands between pages and the chain's node. Only pages of this machine may call it: a
 * page of another site could spend what the chain has.
 */
export function createFacadeApp({ name, report }: FacadeOptions): FacadeApp {
  const app = new Hono<FacadeEnv>()
  app.use(async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  app.use(answerEveryOrigin(refuse))
  app.notFound(() => answerFailure(404, [{ field: 'path', description: 'There is no such endpoint.' }]))
  app.onError((error) => {
    report(`${name}: a request failed. ${formatError(error)}`)
    return answerFailure(500, [
      { field: 'server', description: 'The local chain failed. See the output of npm start.' },
    ])
  })
  return app
}

/** Returns the handler of an app's requests, which counts them. `address` is the caller's IP address. */
export function limitRequests(app: FacadeApp): (request: Request, address: string | undefined) => Promise<Response> {
  const count = createRequestLimits({ perAddress: requestRate, perProject: requestRate, now: Date.now })
  return async (request, address) =>
    app.fetch(request, { charge: (amount: number) => count({ address, projectId: undefined }, amount) })
}

function refuse({ req: { raw: request } }: Context<FacadeEnv>): Response | undefined {
  const refusal = checkHost(request.headers)
  if (refusal) return refusal
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflightHeaders })
  const origin = request.headers.get('origin')
  if (origin === null || isLoopback(origin)) return undefined
  return answerFailure(401, [{ field: 'origin', description: 'Only pages of this machine may call a local chain.' }])
}

const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST',
  // Clients add headers of their own, such as `solana-client`.
  'access-control-allow-headers': '*',
  // How long a browser remembers it, seconds.
  'access-control-max-age': '7200',
}
