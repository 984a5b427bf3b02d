import { wait } from '../../../src/rules/async/wait.js'
import { createServiceClient } from '../../../src/services/http/create-service-client.js'
import { type BundlerToken, bundlerEndpoints } from '../../../src/services/identity/bundler-schema.js'
import type { IdentityClient } from './create-identity-client.js'

/** How long a bundler that does not answer is tried, ms. Of several, another one takes over within 2 s of the end of the one that sends. */
const TAKE_OVER = 4_000
/** ms between two tries. */
const PAUSE = 500

/**
 * Calls a bundler. One that answers 401 wants a login: the identity service then gives a token for it, which is used until
 * it ends. One that cannot be reached, or answers 503, is tried again for 4 s: every method may be called twice, also
 * `eth_sendUserOperation`, since a bundler takes the same operation once.
 *
 * @throws ServiceFailure when the service gives no token
 */
export function createBundlerFetch(
  client: Pick<IdentityClient, 'call'>,
  {
    send = (input, init) => globalThis.fetch(input, init),
    now = Date.now,
  }: { send?: typeof fetch; now?: () => number } = {},
): typeof fetch {
  const api = createServiceClient(bundlerEndpoints, client.call)
  let held: BundlerToken | null = null
  const sendWith = async (token: BundlerToken | null, input: RequestInfo | URL, init: RequestInit | undefined) => {
    const headers = new Headers(init?.headers)
    if (token) headers.set('authorization', `Bearer ${token.token}`)
    for (const end = performance.now() + TAKE_OVER; ; await wait(PAUSE, init?.signal ?? undefined)) {
      const isLast = performance.now() + PAUSE > end
      try {
        const response = await send(input, { ...init, headers })
        if (response.status !== 503 || isLast) return response
        await response.body?.cancel()
      } catch (error) {
        if (isLast || init?.signal?.aborted) throw error
      }
    }
  }
  return async (input, init) => {
    if (held && held.expiresAt <= now()) held = null
    const response = await sendWith(held, input, init)
    if (response.status !== 401) return response
    await response.body?.cancel()
    held = await api.readToken()
    return sendWith(held, input, init)
  }
}
